"""Changes files of the project into what its readers have to stand:

  numbers     each number becomes one near the limits of Int, Int32, Double, or one with signs, exponents and digits of other scripts
  swap        words of one line change places with words of another, so that each is legal and stands where it is not
  mix         lines of two files of different kinds, one after the other in turn
  grow        a word, a line or a bracket a hundred or a thousand times
  nest        brackets, quotation marks, elements and indentation put around a part
  encode      the file as UTF-16, with carriage returns, with zeros, in Latin-1, with marks and accents between its letters
  cut         the file ends in the middle of a character, a word or an element
  command     a command to a CI system, a terminal or a page in the place of a word
  graft       the head of one file and the rest of another of its kind, cut at lines
  rename      one name becomes another that the file has, everywhere: what was two is one
  indent      lines move to the right and to the left
  order       blocks and lines change places
  likeness    letters become others that look like them, capital ones, or ones that are put together
  blanks      blanks become other blanks, many, or none
  weave       the lines of two files of one kind in turn, each in its order
"""

import re

NUMBERS = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "9223372036854775800", "18446744073709551615",
    "2147483647", "2147483648", "-2147483649", "4294967295", "4294967296", "1e308", "1e999", "-0", "00", "0x7fffffffffffffff",
    "100000", "100001", "86400000", "86400001", "999999999999", "1000000000000", "+5", "٣", "１２", "NaN", "inf", "-1", "0", "",
]
COMMANDS = [
    "##vso[task.setvariable variable=x]y", "##teamcity[buildStatus]", "::error::x", "##[error]x", "\x1b[31m", "\x9b31m", "\u202e",
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "](javascript:alert(1))", "|", "`", "\\", "{x}", "$(id)",
]


class Mutator:
    def __init__(self, files, generator):
        self.files = files
        self.random = generator

    def mutate(self, kind):
        data = self.random.choice(self.files[kind])
        names = []
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            name = self.random.choice([
                "numbers", "numbers", "swap", "mix", "grow", "nest", "encode", "cut", "command",
                "graft", "graft", "rename", "rename", "indent", "order", "likeness", "blanks", "weave"])
            names.append(name)
            self.kind = kind
            data = getattr(self, name)(data)[:200_000]
        return data, names

    def numbers(self, data):
        share = self.random.choice([1.0, 0.3, 0.05])
        def other(match):
            return self.random.choice(NUMBERS).encode() if self.random.random() < share else match.group()
        return re.sub(rb"\d+", other, data)

    def lines(self, data):
        return data.split(b"\n")

    def swap(self, data):
        lines = self.lines(data)
        for _ in range(self.random.randint(1, 4)):
            one, two = self.random.randrange(len(lines)), self.random.randrange(len(lines))
            left, right = lines[one].split(b" "), lines[two].split(b" ")
            a, b = self.random.randrange(len(left)), self.random.randrange(len(right))
            left[a], right[b] = right[b], left[a]
            lines[one] = b" ".join(left)
            if one != two:
                lines[two] = b" ".join(right)
        return b"\n".join(lines)

    def mix(self, data):
        kind = self.random.choice([k for k in self.files if self.files[k]])
        lines, others = self.lines(data), self.lines(self.random.choice(self.files[kind]))
        for place in range(self.random.randint(1, 5)):
            lines.insert(self.random.randrange(len(lines) + 1), self.random.choice(others))
        return b"\n".join(lines)

    def grow(self, data):
        count = self.random.choice([2, 10, 100, 1000])
        lines = self.lines(data)
        place = self.random.randrange(len(lines))
        if self.random.random() < 0.5:
            return b"\n".join(lines[:place] + [lines[place]] * count + lines[place:])
        words = lines[place].split(b" ")
        word = self.random.randrange(len(words))
        words[word] = self.random.choice([b"", b" "]).join([words[word]] * count)
        lines[place] = b" ".join(words)
        return b"\n".join(lines)

    def nest(self, data):
        lines = self.lines(data)
        place = self.random.randrange(len(lines))
        count = self.random.choice([1, 3, 50, 500])
        left, right = self.random.choice([
            (b"{", b"}"), (b"[", b"]"), (b"<", b">"), (b"(", b")"), (b'"', b'"'), (b"<array>", b"</array>"), (b"  ", b""),
            (b"when home viewDidLoad\n  ", b""), (b"&", b";"), (b"<![CDATA[", b"]]>"), (b"<!--", b"-->"), (b"-[", b"]"),
        ])
        lines[place] = left * count + lines[place] + right * self.random.choice([count, count, count - 1, 0])
        return b"\n".join(lines)

    def encode(self, data):
        text = data.decode("utf-8", "replace")
        kind = self.random.randrange(8)
        if kind == 0:
            return text.encode("utf-16")
        if kind == 1:
            return text.encode("utf-16-be")
        if kind == 2:
            return data.replace(b"\n", self.random.choice([b"\r", b"\r\n", b"\n\r", b"\x0b", "\u2028".encode()]))
        if kind == 3:
            return text.encode("latin-1", "replace")
        if kind == 4:
            return b"\xef\xbb\xbf" * self.random.randint(1, 3) + data
        place = self.random.randrange(len(data) + 1)
        odd = self.random.choice([b"\0", b"\xff", "\u0301".encode() * 50, "\u200b".encode(), "\u00a0".encode(), b"\xc0\x80", b"\xed\xa0\x80"])
        return data[:place] + odd + data[place:]

    def cut(self, data):
        place = self.random.randrange(len(data) + 1)
        return data[:place] if self.random.random() < 0.7 else data[place:]

    def command(self, data):
        words = list(re.finditer(rb'"[^"\n]*"|[^\s"]+', data))
        if not words:
            return data
        word = self.random.choice(words)
        text = self.random.choice(COMMANDS).encode()
        if word.group().startswith(b'"'):
            text = b'"' + text.replace(b'"', b"") + b'"'
        return data[: word.start()] + text + data[word.end():]


    def graft(self, data):
        lines, others = self.lines(data), self.lines(self.random.choice(self.files[self.kind]))
        return b"\n".join(lines[: self.random.randrange(len(lines) + 1)] + others[self.random.randrange(len(others) + 1):])

    def weave(self, data):
        left, right = self.lines(data), self.lines(self.random.choice(self.files[self.kind]))
        woven = []
        while left or right:
            first = left if left and (not right or self.random.random() < 0.7) else right
            woven += first[: (count := self.random.randint(1, 4))]
            del first[:count]
        return b"\n".join(woven)

    def rename(self, data):
        names = sorted(set(re.findall(rb"[A-Za-z_][A-Za-z0-9_:.-]+", data)))
        for _ in range(self.random.randint(1, 3)):
            if len(names) > 1:
                old, new = self.random.sample(names, 2)
                data = re.sub(rb"(?<![A-Za-z0-9_])" + re.escape(old) + rb"(?![A-Za-z0-9_])", new, data)
        return data

    def indent(self, data):
        lines = self.lines(data)
        for _ in range(self.random.randint(1, 6)):
            place = self.random.randrange(len(lines))
            move = self.random.choice([-2, -1, 1, 2, 4, 100])
            for other in range(place, min(len(lines), place + self.random.choice([1, 1, 5, 1000]))):
                lines[other] = b" " * move + lines[other] if move > 0 else lines[other].removeprefix(b" " * -move)
        return b"\n".join(lines)

    def order(self, data):
        split = self.random.choice([rb"\n", rb"\n", rb"\n(?! )", rb"\n\n", rb"(?=<)"])
        parts = re.split(split, data)
        for _ in range(self.random.randint(1, 4)):
            parts.insert(self.random.randrange(len(parts) + 1), parts.pop(self.random.randrange(len(parts))))
            if self.random.random() < 0.3:
                parts.append(self.random.choice(parts))
        return (b"" if b"=" in split else b"\n").join(parts)

    def likeness(self, data):
        text = data.decode("utf-8", "replace")
        if not text:
            return data
        kind = self.random.choice(["up", "wide", "cyrillic", "i", "fold", "apart"])
        share = self.random.choice([0.01, 0.1, 1.0])
        def other(letter):
            if self.random.random() > share:
                return letter
            if kind == "up":
                return letter.swapcase()
            if kind == "wide":
                return chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter
            if kind == "cyrillic":
                return letter.translate(str.maketrans("aeopcyxAEOPCTX", "аеорсухАЕОРСТХ"))
            if kind == "i":
                return letter.translate(str.maketrans("iIsk", "ıİſ\u212a"))
            return letter + ("\u200d" if kind == "apart" else "\u0327\u0323") if letter.isalpha() else letter
        return "".join(other(letter) for letter in text).encode()

    def blanks(self, data):
        new = self.random.choice(["\t", "\u00a0", "\u2003", "\u3000", "\u200b", "", "  ", " " * 500, "\x0b", "\x0c", "\x85", "\u2028"]).encode()
        share = self.random.choice([0.02, 0.3, 1.0])
        return re.sub(rb" ", lambda blank: new if self.random.random() < share else blank.group(), data)

// Reads what LZMA has packed, the format of `.lzma` files: the engine is a quarter smaller in it than in gzip, which is all that
// browsers can read by themselves. The format is in the public domain, by Igor Pavlov.
'use strict';

// `packed` are the bytes of such a file, `count` is how many come out of it.
const unpack = (packed, count) => {
  const properties = packed[0], lc = properties % 9, lp = (properties / 9 | 0) % 5, pb = properties / 45 | 0;
  const made = new Uint8Array(count), half = 1024;
  // How likely each decision is, for each of its circumstances.
  const probabilities = (size) => new Uint16Array(size).fill(half);
  const isMatch = probabilities(12 << 4), isRepeated = probabilities(12), isRepeated0 = probabilities(12);
  const isRepeated1 = probabilities(12), isRepeated2 = probabilities(12), isLong = probabilities(12 << 4);
  const literals = probabilities(0x300 << lc + lp);
  const slots = [0, 1, 2, 3].map(() => probabilities(64)), special = probabilities(115), aligned = probabilities(16);
  const lengths = () => ({choice: probabilities(2), low: probabilities(16 << 3), mid: probabilities(16 << 3), high: probabilities(256)});
  const matchLength = lengths(), repeatedLength = lengths();

  // A header of 13 bytes, a nought, and the first four bytes of the code.
  let at = 18, range = 0xFFFFFFFF, code = (packed[14] << 24 | packed[15] << 16 | packed[16] << 8 | packed[17]) >>> 0;
  const refill = () => {
    if (range >= 0x1000000) return;
    range = range << 8 >>> 0;
    code = (code << 8 | packed[at++]) >>> 0;
  };
  const bit = (of, place) => {
    const likely = of[place], bound = (range >>> 11) * likely;
    if (code < bound) {
      range = bound;
      of[place] = likely + (2048 - likely >> 5);
      refill();
      return 0;
    }
    range -= bound;
    code -= bound;
    of[place] = likely - (likely >> 5);
    refill();
    return 1;
  };
  // A number of some bits, the highest first; and one with the lowest first.
  const tree = (of, from, bits) => {
    let node = 1;
    for (let i = 0; i < bits; i++) node = node << 1 | bit(of, from + node);
    return node - (1 << bits);
  };
  const reversed = (of, from, bits) => {
    let node = 1, number = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(of, from + node);
      node = node << 1 | one;
      number |= one << i;
    }
    return number;
  };
  const direct = (bits) => {
    let number = 0;
    for (let i = 0; i < bits; i++) {
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      refill();
      number = number << 1 | one;
    }
    return number;
  };
  const length = (of, position) => {
    if (!bit(of.choice, 0)) return tree(of.low, position << 3, 3);
    if (!bit(of.choice, 1)) return 8 + tree(of.mid, position << 3, 3);
    return 16 + tree(of.high, 0, 8);
  };
  const distance = (length) => {
    const slot = tree(slots[Math.min(length, 3)], 0, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1, start = (2 | slot & 1) << bits;
    if (slot < 14) return start + reversed(special, start - slot, bits);
    return start + direct(bits - 4) * 16 + reversed(aligned, 0, 4);
  };

  let state = 0, last = [0, 0, 0, 0];
  for (let place = 0; place < count;) {
    const position = place & (1 << pb) - 1;
    if (!bit(isMatch, (state << 4) + position)) {
      const before = place ? made[place - 1] : 0;
      const from = 0x300 * (((place & (1 << lp) - 1) << lc) + (before >> 8 - lc));
      let letter = 1;
      if (state >= 7) {
        let match = made[place - last[0] - 1];
        while (letter < 0x100) {
          const expected = match >> 7 & 1, one = bit(literals, from + (1 + expected << 8) + letter);
          match <<= 1;
          letter = letter << 1 | one;
          if (one !== expected) break;
        }
      }
      while (letter < 0x100) letter = letter << 1 | bit(literals, from + letter);
      made[place++] = letter;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let size;
    if (!bit(isRepeated, state)) {
      size = length(matchLength, position);
      last = [distance(size), last[0], last[1], last[2]];
      state = state < 7 ? 7 : 10;
    } else {
      if (!bit(isRepeated0, state)) {
        if (!bit(isLong, (state << 4) + position)) {
          state = state < 7 ? 9 : 11;
          made[place] = made[place - last[0] - 1];
          place += 1;
          continue;
        }
      } else if (!bit(isRepeated1, state)) last = [last[1], last[0], last[2], last[3]];
      else if (!bit(isRepeated2, state)) last = [last[2], last[0], last[1], last[3]];
      else last = [last[3], last[0], last[1], last[2]];
      size = length(repeatedLength, position);
      state = state < 7 ? 8 : 11;
    }
    for (const end = Math.min(count, place + size + 2); place < end; place++) made[place] = made[place - last[0] - 1];
  }
  return made;
};

/// Names of classes as people say them.
package enum ClassName {
  /// `chatList` of `WOAChatListViewController`, `hackerNews` of `Hacker News`: without `ViewController` and a prefix of capitals,
  /// the first letter small; empty for what has no letters to name by.
  package static func spoken(_ text: String) -> String {
    var name: [UInt8] = []
    var isStart = false
    for byte in text.utf8 {
      guard ASCII.isLetter(byte) || (ASCII.isDigit(byte) && !name.isEmpty) else {
        isStart = true
        continue
      }
      name.append(isStart && ASCII.isSmall(byte) && !name.isEmpty ? byte & 0xDF : byte)
      isStart = false
    }
    for suffix in ["TableViewController", "CollectionViewController", "ViewController", "Controller", "VC"] {
      let ending = Array(suffix.utf8)
      if name.count > ending.count, name.suffix(ending.count).elementsEqual(ending) {
        name.removeLast(ending.count)
        break
      }
    }
    let capitals = name.prefix { !ASCII.isSmall($0) && !ASCII.isDigit($0) }.count
    if capitals >= 3, capitals < name.count { name.removeFirst(capitals - 1) }
    let isAllCapitals = !name.contains(where: ASCII.isSmall)
    for place in name.indices where ASCII.isLetter(name[place]) && (place == 0 || isAllCapitals) { name[place] |= 0x20 }
    return String(decoding: name.prefix(60), as: UTF8.self)
  }

  /// A name with the first number behind it with which it can be taken, or with none.
  static func free(_ base: String, _ take: (String) -> Bool) -> String {
    var name = base
    var number = 2
    while !take(name) {
      name = base + "\(number)"
      number += 1
    }
    return name
  }
}

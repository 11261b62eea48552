import Testing

@testable import SimKit

struct OrderTests {
  @Test func elementsWithTheSameNumberStayInTheirOrder() {
    var random = Random(seed: 12)
    for count in 0..<40 {
      let elements = (0..<count).map { (number: Int(random.next() % 7) - 3, place: $0) }
      let ordered = elements.ordered { $0.number }
      #expect(ordered.map(\.number) == elements.map(\.number).sorted())
      for (one, next) in zip(ordered, ordered.dropFirst()) where one.number == next.number {
        #expect(one.place < next.place)
      }
    }
  }
}

import Testing

@testable import SimKit

@Test func placeholder() {
}

import Foundation
import Testing

@testable import SimKit

/// What vcsim writes for other machines, held against the SDK's declarations in `Tests/SDK/Headers`: names that stand in
/// strings, and types that only the runtime knows there.
struct SDKTests {
  private static let headers = try! SDKHeaders()
  private static let player = Vcsim.root.appendingPathComponent("Sources/Player")

  /// The rows of the recorder's table: selector, owner.
  private static let recorded = RecordingCode.swiftTable.matches(of: #/"(.+)": Self\(owner: \.(\w+),/#).map {
    (selector: String($0.1), owner: String($0.2))
  }

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: player.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theHeadersAreRead() {
    let methods = Self.headers.methods
    #expect(methods.count > 250 && Self.headers.owners.count > 70)
    let one = methods.first { $0.selector == "tabBarController:didSelectTab:previousTab:" }
    #expect(one?.form == "v@:@@@" && one?.isOptional == true && one?.introduced == "18.0")
    #expect(methods.contains { $0.selector == "isBeingPresented" && $0.form == "B@:" && !$0.isOptional })
    #expect(
      methods.contains { $0.selector == "application:didChangeStatusBarFrame:" && $0.form.hasSuffix("{CGSize=dd}}") })
  }

  /// Every method that is recorded is declared, by an owner that fits, and the recorder has a form for its types.
  @Test func everyRecordedMethodIsDeclaredAndHasAForm() {
    let forms = Set(RecordedForm.all.map(\.encoding))
    var used: Set<String> = []
    #expect(Self.recorded.count > 110)
    for (selector, owner) in Self.recorded {
      let declared = Self.headers.methods.filter { $0.selector == selector }
      let fits = declared.contains { one in
        switch owner {
        case "controller":
          ["UIViewController", "UIContentContainer", "UITraitEnvironment", "NSObject"].contains(one.owner)
        case "view": one.owner == "UIView"
        default: one.isOfProtocol || one.owner == "UIPresentationController"
        }
      }
      #expect(fits, "\(selector) is declared by no \(owner)")
      for method in declared {
        used.insert(method.form)
        #expect(forms.contains(method.form), "\(selector) has no form: \(method.form)")
      }
    }
    #expect(forms.subtracting(used).isEmpty, "no method has these forms")
  }

  /// A method of a delegate that the player makes is optional, and the player's code takes the arguments that it has.
  @Test func everyMethodOfADelegateIsOptionalAndHasItsTypes() throws {
    let forms = [
      "tells": "v@:@", "tellsOfController": "v@:@@", "tellsOfControllerAnimated": "v@:@@B", "tellsOfNumber": "v@:@q",
      "asks": "B@:@", "asksAboutController": "B@:@@", "asksAboutControllers": "B@:@@@",
    ]
    var count = 0
    for branch in try Self.source("App/DelegateOverride.swift").matches(of: /case ((?:"[^"]+",?\s*)+):\s*(\w+)[\s({]/) {
      for name in branch.1.matches(of: /"([^"]+)"/) {
        count += 1
        let method = Self.headers.methods.first { $0.selector == name.1 && $0.isOfProtocol }
        #expect(method?.isOptional == true, "\(name.1)")
        #expect(method?.form == forms[String(branch.2)], "\(name.1)")
      }
    }
    #expect(count > 15)
  }

  /// Every other selector in a string is declared. One is private, and the log says so.
  @Test func everySelectorInAStringIsDeclared() throws {
    let declared = Set(Self.headers.methods.map(\.selector))
    for path in ["App/Override.swift", "App/Cast.swift", "App/Stage.swift", "App/App.swift"] {
      for found in try Self.source(path).matches(
        of: /"([a-z][A-Za-z]*:[A-Za-z:]*|(?:view|load|should|supported|preferred|layout)[A-Z]\w*)"/)
      {
        #expect(declared.contains(String(found.1)), "\(found.1) in \(path)")
      }
    }
  }

  /// What is stricter in UIKit than a type-check would notice here: actors, optional requirements, versions.
  @Test func noDeclarationIsLooserThanUIKit() {
    let free = ["UITraitCollection", "NSObject"]
    for owner in Self.headers.owners where owner.file.hasPrefix("UIKit") {
      #expect(owner.isOfMainActor || free.contains(owner.name), "\(owner.name) has no actor")
    }
    let required = [
      "UIPageViewControllerDataSource", "UISearchResultsUpdating", "UIViewControllerAnimatedTransitioning",
    ]
    for method in Self.headers.methods where method.isOfProtocol {
      let owner = method.owner
      guard owner.hasSuffix("Delegate") || required.contains(owner) else { continue }
      #expect(method.isOptional || required.contains(owner), "\(method.selector) of \(owner) is required")
    }
    // What came after the oldest version that the player runs on says when.
    let new = [
      "setNeedsUpdateOfSupportedInterfaceOrientations": "16.0",
      "requestGeometryUpdateWithPreferences:errorHandler:": "16.0",
      "updateProperties": "26.0", "setNeedsUpdateProperties": "26.0",
      "tabBarController:didSelectTab:previousTab:": "18.0", "windowScene:didUpdateEffectiveGeometry:": "26.0",
    ]
    for (selector, version) in new {
      let methods = Self.headers.methods.filter { $0.selector == selector }
      #expect(!methods.isEmpty && methods.allSatisfy { $0.introduced == version }, "\(selector)")
    }
  }

  /// A class or a protocol of Objective-C is declared in a header, where Swift reads it as it reads Apple's. A Swift file of
  /// the SDK declares what is Swift's there.
  @Test func nothingOfObjectiveCIsDeclaredInSwift() throws {
    let folder = Vcsim.root.appendingPathComponent("Tests/SDK")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.matches(of: /(class|protocol) (UI|CA|NS|XC|OS)\w+/).map { String($0.0) } == [], "\(name)")
    }
  }
}

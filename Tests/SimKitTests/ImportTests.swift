import Testing

@testable import SimKit

/// Storyboards, nibs and property lists as declarations.
struct ImportTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document version="3.0" useTraitCollections="YES" initialViewController="tabs-1">
      <scenes>
        <scene><objects>
          <tabBarController id="tabs-1" sceneMemberID="viewController">
            <connections>
              <segue destination="nav-1" kind="relationship" relationship="viewControllers" id="r1"/>
              <segue destination="nav-1" kind="relationship" relationship="viewControllers" id="r2"/>
              <segue destination="gone-1" kind="relationship" relationship="viewControllers" id="r3"/>
            </connections>
          </tabBarController>
        </objects></scene>
        <scene><objects>
          <navigationController id="nav-1">
            <connections><segue destination="list-1" kind="relationship" relationship="rootViewController" id="r4"/></connections>
          </navigationController>
        </objects></scene>
        <scene><objects>
          <tableViewController id="list-1" customClass="XYZPlantListViewController">
            <view key="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews><containerView id="c1"><rect key="frame" x="0.0" y="20" width="375" height="100"/>
                <connections><segue destination="map-1" kind="embed" identifier="map" id="s1"/></connections>
              </containerView></subviews>
            </view>
            <connections>
              <segue destination="edit-1" kind="presentation" identifier="Edit" modalPresentationStyle="formSheet" id="s2"/>
              <segue destination="exit-1" kind="unwind" identifier="Back" id="s3"/>
            </connections>
          </tableViewController>
        </objects></scene>
        <scene><objects><viewController id="map-1" title="The map"/></objects></scene>
        <scene><objects><viewController id="edit-1" customClass="EditVC" definesPresentationContext="YES"/></objects></scene>
        <scene><objects><viewController id="alone-1" storyboardIdentifier="Help"/></objects></scene>
        <scene><objects><viewControllerPlaceholder id="other-1" storyboardName="Other"/></objects></scene>
      </scenes>
    </document>
    """

  static let info = """
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIStatusBarHidden</key><true/>
      <key>MinimumOSVersion</key><string>9.0</string>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string><string>UIInterfaceOrientationPortrait</string></array>
    </dict></plist>
    """

  private func imported(isPad: Bool = false) throws -> StoryboardImport {
    try StoryboardImport(
      [Source(name: "x/Main.storyboard", text: Self.storyboard), Source(name: "x/Info.plist", text: Self.info)],
      isPad: isPad,
      includedAs: "screens.txt")
  }

  /// Each relationship to a scene is a controller of its own; what nothing leads to is declared as well.
  @Test func scenesAreTemplates() throws {
    let result = try imported()
    let declared = result.screens.split(separator: "\n").filter { $0.hasPrefix("controller ") }.map {
      String($0.dropFirst(11))
    }
    #expect(
      declared == [
        "theMap", "plantList is container", "plantListNavigation is navigation of plantList", "theMap2",
        "plantList2 is container", "plantList2Navigation is navigation of plantList2",
        "tabs is tab bar of plantListNavigation plantList2Navigation", "edit", "help",
      ])
    #expect(result.screens.contains("segue \"map\" from plantList to theMap is embed\n"))
    #expect(result.screens.contains("segue \"Edit\" from plantList to edit is modal animated\n"))
    #expect(
      result.screens.contains(
        "controller edit\n  class EditVC\n  view from storyboard\n  style formSheet\n  defines presentation context\n"))
    // Each copy of a scene has the segues of the scene.
    #expect(result.screens.contains("segue \"map\" from plantList2 to theMap2 is embed\n"))
    #expect(result.screens.contains("segue \"Edit\" from plantList2 to edit is modal animated\n"))
    #expect(result.screens.contains("# Its viewControllers leads to no scene of the files."))
    #expect(result.screens.contains("# The segue 'Back' of plantList is of the kind unwind"))
    #expect(result.sceneCount == 7 && result.controllerCount == 9)
  }

  private func screens(_ scenes: String, initial: String = "a") throws -> String {
    let text =
      "<document version=\"3.0\" initialViewController=\"\(initial)\"><scenes>"
      + scenes.split(separator: "\n").map { "<scene><objects>\($0)</objects></scene>" }.joined()
      + "</scenes></document>"
    let result = try StoryboardImport(
      [Source(name: "Main.storyboard", text: text)], isPad: false, includedAs: "screens.txt")
    let whole = result.story.replacing("include \"screens.txt\"\n", with: result.screens)
    #expect(Scenario.parse(Source(name: "whole", text: whole)).diagnostics.isEmpty, "\(whole)")
    return result.screens
  }

  private func relationship(_ name: String, _ to: String) -> String {
    "<segue destination=\"\(to)\" kind=\"relationship\" relationship=\"\(name)\"/>"
  }

  @Test func containersWithoutContentStandEmpty() throws {
    let text = try screens(
      "<tabBarController id=\"a\"><connections>\(relationship("viewControllers", "b"))\(relationship("viewControllers", "c"))</connections></tabBarController>\n"
        + "<navigationController id=\"b\"/>\n<pageViewController id=\"c\" transitionStyle=\"pageCurl\"/>\n<tabBarController id=\"d\"/>"
    )
    #expect(text.contains("controller navigation is navigation\n  view from storyboard\n"))
    #expect(text.contains("controller pages is page view curl\n"))
    #expect(text.contains("controller tabs2 is tab bar\n") || text.contains("controller tabs is tab bar\n"))
  }

  /// The columns of a split view controller stand in their order, whatever the order of the file.
  @Test func aSplitHasItsColumnsInOrder() throws {
    func split(_ attributes: String, _ roles: [(String, String)]) throws -> String {
      try screens(
        "<splitViewController id=\"a\" \(attributes)><connections>"
          + roles.map { relationship($0.0, $0.1) }.joined() + "</connections></splitViewController>\n"
          + "<viewController id=\"b\" title=\"left\"/>\n<viewController id=\"c\" title=\"middle\"/>\n"
          + "<viewController id=\"d\" title=\"right\"/>\n<viewController id=\"e\" title=\"small\"/>")
    }
    let (left, middle, right) = (
      ("masterViewController", "b"), ("supplementaryViewController", "c"), ("detailViewController", "d")
    )
    #expect(try split("", [right, left]).contains(" is split of left right\n"))
    #expect(
      try split("style=\"doubleColumn\"", [left, right]).contains(" is split of left right in columns\n"))
    let three = try split(
      "style=\"tripleColumn\" displayMode=\"allVisible\"", [right, middle, left, ("compactViewController", "e")])
    #expect(three.contains(" is split of left middle right\n") && three.contains("  displays oneBesideSecondary\n"))
    #expect(three.contains("controller small\n") && three.contains("# In a compact width it shows small: "))
    #expect(try split("", [left]).contains("# A split view controller of 1 columns"))
  }

  /// A file that is no storyboard of the app's, or one too many, is told and left out.
  @Test func filesThatDoNotCountAreTold() throws {
    func board(_ path: String, _ id: String, _ attributes: String = "") -> Source {
      Source(
        name: path,
        text:
          "<document initialViewController=\"\(id)\" \(attributes)><scenes><scene><objects><viewController id=\"\(id)\" "
          + "storyboardIdentifier=\"\(id)\"/></objects></scene></scenes></document>")
    }
    func imported(_ files: [Source], isPad: Bool = false) throws -> StoryboardImport {
      try StoryboardImport(files, isPad: isPad, includedAs: "s.txt")
    }
    let launch = board("LaunchScreen.storyboard", "splash", "launchScreen=\"YES\"")
    let first = try imported([launch, board("Main.storyboard", "home")])
    #expect(first.story.contains("launch home\n") && !first.screens.contains("controller splash"))
    #expect(first.screens.contains("# LaunchScreen.storyboard is what the system shows") && first.commentCount == 1)
    for files in [["de.lproj/", "Base.lproj/"], ["Base.lproj/", "de.lproj/"]] {
      let result = try imported(files.map { board($0 + "Main.storyboard", $0 == "Base.lproj/" ? "base" : "german") })
      #expect(result.controllerCount == 1 && result.story.contains("launch base\n"))
      #expect(result.screens.contains("# de.lproj/Main.storyboard is the same storyboard"))
    }
    let devices = [board("Main~ipad.storyboard", "large"), board("Main~iphone.storyboard", "small")]
    #expect(try imported(devices).story.contains("launch small\n"))
    #expect(try imported(devices, isPad: true).story.contains("launch large\n"))
    #expect(throws: StoryboardImport.Fault.self) { try imported([launch]) }
    // Two storyboards of one name count both, unless one is a translation of the other.
    let both = try imported([
      board("Open/Base.lproj/Main.storyboard", "home"), board("Share/Base.lproj/Main.storyboard", "share"),
      board("X.a.storyboard", "one"), board("X.b.storyboard", "two"),
    ])
    #expect(both.controllerCount == 4 && both.screens.contains("controller share\n"))
    #expect(both.story.contains("# launch: guessed. No Info.plist names a storyboard, and 'Open/Main.storyboard' is"))
    let mac = board("Mac.storyboard", "w", "targetRuntime=\"MacOSX.Cocoa\"")
    #expect(try imported([mac, board("Main.storyboard", "home")]).screens.contains("# Mac.storyboard is for macOS"))
    do throws(StoryboardImport.Fault) {
      _ = try StoryboardImport(
        [board("TV.storyboard", "w", "targetRuntime=\"AppleTV\"")], isPad: false, includedAs: "s.txt")
      Issue.record("a storyboard for tvOS is imported")
    } catch {
      #expect(error.line == 0 && error.reason.contains("is for tvOS"))
    }
  }

  /// Without a version in the Info.plist the newest file decides, and the scenario says so.
  @Test(arguments: [
    ("", "# mode: guessed, for no file says more.\nmode ios6\n"),
    ("useTraitCollections=\"YES\"", "# mode: guessed from trait collections of B.storyboard.",),
    (
      "toolsVersion=\"21701\" useTraitCollections=\"YES\"",
      "version 21701 of B.storyboard. The app runs in this version at the earliest.\nmode ios11\n"
    ),
    ("toolsVersion=\"23504\" useSafeAreas=\"YES\"", "\nmode ios12\n"), ("toolsVersion=\"13529\"", "\nmode ios8\n"),
  ])
  func theModeIsGuessedFromTheNewestFile(_ attributes: String, _ told: String) throws {
    let scene = "<scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
    let files = [
      Source(name: "A.storyboard", text: "<document initialViewController=\"a\">" + scene),
      Source(name: "B.storyboard", text: "<document \(attributes)>" + scene.replacing("\"a\"", with: "\"b\"")),
    ]
    #expect(try StoryboardImport(files, isPad: false, includedAs: "s.txt").story.contains(told))
    let swift = Source(
      name: "C.storyboard", text: "<document>" + scene.replacing("id=\"a\"", with: "id=\"c\" customModule=\"App\""))
    #expect(try StoryboardImport([swift], isPad: false, includedAs: "s.txt").story.contains("mode ios7\n"))
  }

  @Test func theOwnerOfANibIsAController() throws {
    let text =
      "<document><objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"HomeViewController\">"
      + "<connections><outlet property=\"view\" destination=\"v\"/></connections></placeholder>"
      + "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"548\"/></view></objects></document>"
    let result = try StoryboardImport([Source(name: "Home.xib", text: text)], isPad: false, includedAs: "s.txt")
    #expect(result.screens.contains("controller home\n  class HomeViewController\n  view from nib 320x548\n"))
    let cell = text.replacing("property=\"view\"", with: "property=\"cell\"")
    #expect(throws: StoryboardImport.Fault.self) {
      try StoryboardImport([Source(name: "Cell.xib", text: cell)], isPad: false, includedAs: "s.txt")
    }
    let old = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    do throws(StoryboardImport.Fault) {
      _ = try StoryboardImport([Source(name: "Old.xib", text: old)], isPad: false, includedAs: "s.txt")
      Issue.record("an archive is read")
    } catch {
      #expect(error.reason.contains("open it in a newer Xcode"))
    }
  }

  /// The controllers inside those of a nib, and the root of its window.
  @Test func aNibOfAWindowHasItsRoot() throws {
    let text =
      "<document><objects><window id=\"w\"><connections><outlet property=\"rootViewController\" destination=\"t\"/></connections></window>"
      + "<viewController id=\"x\" title=\"alone\"/><tabBarController id=\"t\"><viewControllers>"
      + "<navigationController id=\"n\"><viewControllers><viewController id=\"l\" title=\"list\"/></viewControllers></navigationController>"
      + "<viewController id=\"m\" title=\"more\"/></viewControllers></tabBarController></objects></document>"
    let result = try StoryboardImport([Source(name: "MainWindow.xib", text: text)], isPad: false, includedAs: "s.txt")
    #expect(result.story.contains("launch tabs\n"))
    #expect(result.screens.contains("controller listNavigation is navigation of list\n"))
    #expect(result.screens.contains("controller tabs is tab bar of listNavigation more\n"))
    #expect(result.screens.contains("# Nothing leads to this scene, 'alone'"))
  }

  @Test func eachSceneAndSegueIsALineOrAReason() throws {
    let text = try screens(
      "<viewController id=\"a\" title=\"home\"><connections>"
        + "<segue destination=\"b\" kind=\"replace\" identifier=\"swap\"/></connections></viewController>\n"
        + "<mapViewController id=\"b\" sceneMemberID=\"viewController\" title=\"map\"/>\n"
        + "<hostingController id=\"h\" sceneMemberID=\"viewController\" title=\"host\"/>\n"
        + "<viewController id=\"c\" title=\"reached\"/>\n"
        + "<viewController id=\"d\" title=\"loose\"><connections><segue destination=\"c\" kind=\"show\" identifier=\"go\"/>"
        + "</connections></viewController>\n<viewController id=\"e\" customClass=\"ЯViewController\" title=\"last\"/>\n"
        + "<viewController id=\"f\" title=\"inner\"><connections><segue destination=\"f\" kind=\"embed\"/></connections></viewController>"
    )
    #expect(
      text.contains(
        "# The segue 'swap' of home is of the kind replace: the language has no such segue; it leads to map."))
    #expect(text.contains("# A mapViewController of Interface Builder, said as a plain controller.\ncontroller map\n"))
    #expect(text.contains("such as onAppear, isn't simulated.\ncontroller host\n"))
    // What only a loose scene leads to is declared once, by the segue.
    #expect(text.contains("segue \"go\" from loose to reached is show") && !text.contains("reached2"))
    #expect(text.contains("controller last\n  # Its class is 'ЯViewController'.\n"))
    #expect(text.contains("# Its embed leads back to a scene that it is in."))
  }

  @Test func theSceneOfTheAppIsTaken() throws {
    func scene(_ role: String, _ name: String) -> String {
      "<key>\(role)</key><array><dict><key>UISceneStoryboardFile</key><string>\(name)</string></dict></array>"
    }
    let info =
      "<plist><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
      + scene("UIWindowSceneSessionRoleExternalDisplay", "Other") + scene("UIWindowSceneSessionRoleApplication", "Main")
      + "</dict></dict></dict></plist>"
    func board(_ name: String) -> Source {
      Source(
        name: name + ".storyboard",
        text:
          "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" title=\"\(name)\"/></objects></scene></scenes></document>"
      )
    }
    let result = try StoryboardImport(
      [board("Other"), board("Main"), Source(name: "Info.plist", text: info)], isPad: false, includedAs: "s.txt")
    #expect(result.story.contains("title \"Main\"\n") && result.story.contains("launch main\n"))
  }

  @Test func eachStyleOfASegueMakesItsOwnController() throws {
    let text = try screens(
      "<viewController id=\"a\" title=\"home\"><connections>"
        + "<segue destination=\"b\" kind=\"presentation\" identifier=\"one\" modalPresentationStyle=\"fullScreen\"/>"
        + "<segue destination=\"b\" kind=\"presentation\" identifier=\"two\"/>"
        + "<segue destination=\"a\" kind=\"show\" identifier=\"deeper\"/></connections></viewController>\n"
        + "<viewController id=\"b\" title=\"sheet\" modalPresentationStyle=\"pageSheet\"/>")
    #expect(text.contains("controller sheet\n  view from storyboard\n  style fullScreen\n"))
    #expect(text.contains("controller sheet2\n  view from storyboard\n  style pageSheet\n"))
    #expect(
      text.contains("segue \"one\" from home to sheet is modal")
        && text.contains("segue \"two\" from home to sheet2 is"))
    #expect(text.contains("segue \"deeper\" from home to home2 is show"))
    #expect(text.contains("# The segue 'deeper' of home2 leads to one more of its kind"))
  }

  @Test func anAppWithASceneManifestHasScenes() throws {
    let info = "<plist version=\"1.0\"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
    let result = try StoryboardImport(
      [Source(name: "Main.storyboard", text: Self.storyboard), Source(name: "Info.plist", text: info)], isPad: false,
      includedAs: "screens.txt")
    #expect(result.story.contains("\nmode ios13\nscenes\n"))
  }

  /// The oldest version that the app runs in may have no scenes; the line would have no effect there.
  @Test func theVersionOfTheAppIsOneWithItsLines() throws {
    let info =
      "<plist version=\"1.0\"><dict><key>UIApplicationSceneManifest</key><dict/>"
      + "<key>MinimumOSVersion</key><string>12.0</string></dict></plist>"
    let result = try StoryboardImport(
      [Source(name: "Main.storyboard", text: Self.storyboard), Source(name: "Info.plist", text: info)], isPad: false,
      includedAs: "screens.txt")
    #expect(result.story.contains("\nmode ios13\nscenes\n"))
  }

  @Test func theStoryIsBegun() throws {
    #expect(
      try imported().story == """
        vcsim 1
        title "Main"
        mode ios9
        status bar hidden
        app supports portrait

        include "screens.txt"

        launch tabs

        # What a person can do, as the storyboard has it:
        # trigger "Edit" from plantList
        # trigger "Edit" from plantList2

        """)
    let pad = try imported(isPad: true).story
    #expect(pad.contains("device pad\n") && pad.contains("app supports portrait landscapeLeft\n"))
  }

  /// What comes out is a scenario that runs.
  @Test func whatIsImportedRuns() throws {
    let result = try imported()
    let screens = Source(name: "screens.txt", text: result.screens)
    let head = result.story.split(separator: "\n").filter {
      !$0.hasPrefix("include") && !$0.hasPrefix("launch") && !$0.hasPrefix("#")
    }
    let text =
      head.joined(separator: "\n") + "\n" + String(decoding: screens.bytes, as: UTF8.self)
      + "launch tabs\ntrigger \"Edit\" from plantList\n"
    let parsed = Scenario.parse(Source(name: "app.txt", text: text))
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))\n\(text)")
    var simulator = Simulator(scenario, mode: .ios7)
    let (steps, outcome) = simulator.collect()
    #expect(outcome == .finished)
    #expect(steps.flatMap(\.lines).contains { $0.text.hasPrefix("edit viewDidAppear:") })
  }

  @Test(.ci) func relationshipsThatMultiplyAreBounded() {
    var scenes = ""
    for level in 0..<14 {
      let segue =
        "<segue destination=\"s\(level + 1)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\"/>"
      scenes +=
        "<scene><objects><tabBarController id=\"s\(level)\"><connections>\(segue)\(segue)</connections></tabBarController></objects></scene>"
    }
    scenes += "<scene><objects><viewController id=\"s14\"/></objects></scene>"
    let text = "<document initialViewController=\"s0\"><scenes>\(scenes)</scenes></document>"
    #expect(throws: StoryboardImport.Fault.self) {
      try StoryboardImport([Source(name: "a.storyboard", text: text)], isPad: false, includedAs: "s.txt")
    }
    // A scene that holds itself ends.
    let loop =
      "<document initialViewController=\"a\"><scenes><scene><objects><navigationController id=\"a\"><connections><segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController></objects></scene></scenes></document>"
    #expect(
      (try? StoryboardImport([Source(name: "a.storyboard", text: loop)], isPad: false, includedAs: "s.txt"))?
        .controllerCount == 1)
  }

  @Test func whatIsImportedAlwaysHasALaunch() throws {
    let gone = Self.storyboard.replacing("id=\"tabs-1\"", with: "id=\"tabs-2\"")
    let board = try StoryboardImport([Source(name: "a.storyboard", text: gone)], isPad: false, includedAs: "s.txt")
    #expect(board.story.contains("has no initial controller; this is its first scene.\nlaunch "))
    #expect(throws: StoryboardImport.Fault.self) {
      try StoryboardImport(
        [Source(name: "a.storyboard", text: "<document><scenes/></document>")], isPad: false, includedAs: "s.txt")
    }
  }
}

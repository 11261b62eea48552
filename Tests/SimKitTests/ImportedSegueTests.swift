import Testing

@testable import SimKit

/// The properties of segues, and the device, in an import.
struct ImportedSegueTests {
  /// A segue's style isn't lost with its destination, its class isn't lost at all, and an app for pads is one.
  @Test func whatASegueStatesIsKept() throws {
    let text = """
      <document initialViewController="home-1"><scenes>
        <scene><objects><viewController id="home-1" storyboardIdentifier="Home"><connections>
          <segue destination="out-1" kind="presentation" identifier="over" modalPresentationStyle="overFullScreen"/>
          <segue destination="pause-1" kind="presentation" identifier="pause" customClass="PauseSegue"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewControllerPlaceholder id="out-1" storyboardName="Other"/></objects></scene>
        <scene><objects><viewController id="pause-1" storyboardIdentifier="Pause"/></objects></scene>
      </scenes></document>
      """
    let info = """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """
    let files = [Source(name: "Main.storyboard", text: text), Source(name: "Info.plist", text: info)]
    let result = try StoryboardImport(files, isPad: nil, includedAs: "s.txt")
    #expect(result.screens.contains("\n  style overFullScreen\n"), "\(result.screens)")
    #expect(result.screens.contains("# The segue 'pause' of home is of the class PauseSegue"), "\(result.screens)")
    #expect(result.story.contains("device pad\n") && result.story.contains("landscapeLeft"), "\(result.story)")
  }

  /// The families of an Info.plist say whether an app is for pads only; an option says more.
  @Test func theFamiliesOfAnAppSayItsDevice() throws {
    let text = """
      <document initialViewController="home-1"><scenes>
        <scene><objects><viewController id="home-1" storyboardIdentifier="Home"/></objects></scene>
      </scenes></document>
      """
    func story(_ families: [Int], isPad: Bool? = nil) throws -> String {
      let numbers = families.map { "<integer>\($0)</integer>" }.joined()
      let info = "<plist version=\"1.0\"><dict><key>UIDeviceFamily</key><array>\(numbers)</array></dict></plist>"
      let files = [Source(name: "Main.storyboard", text: text), Source(name: "Info.plist", text: info)]
      return try StoryboardImport(files, isPad: isPad, includedAs: "s.txt").story
    }
    #expect(try story([2]).contains("device pad\n"))
    #expect(try !story([1]).contains("device pad") && !story([1, 2]).contains("device pad"))
    #expect(try !story([2], isPad: false).contains("device pad"))
  }
}

/// Code for an app that logs its callbacks in the form that loses nothing: with the object, its values, and a second
/// line when the callback returns, so that what is nested can be told.
public enum RecordingCode {
  public static let swift = """
    import UIKit

    /// Prints when a callback begins and when it returns.
    func record(_ object: AnyObject, _ selector: String, _ values: String = "", around body: () -> Void) {
      let name = "\\(type(of: object)) \\(Unmanaged.passUnretained(object).toOpaque())"
      print("[vcsim] > \\(name) \\(selector) \\(values)")
      body()
      print("[vcsim] < \\(name) \\(selector)")
    }

    /// Prints which action begins, in the words of the scenario: recordAction("present sheet from home animated").
    func recordAction(_ text: String) { print("[vcsim] = \\(text)") }

    /// Make this the superclass of the controllers that are to be recorded. For a UINavigationController and its kin
    /// copy the overrides into a subclass of your own.
    class RecordingViewController: UIViewController {
      override func loadView() { record(self, "loadView") { super.loadView() } }
      override func viewDidLoad() { record(self, "viewDidLoad") { super.viewDidLoad() } }
      override func viewWillAppear(_ animated: Bool) {
        record(self, "viewWillAppear:", "animated=\\(animated ? "yes" : "no")") { super.viewWillAppear(animated) }
      }
      override func viewDidAppear(_ animated: Bool) {
        record(self, "viewDidAppear:", "animated=\\(animated ? "yes" : "no")") { super.viewDidAppear(animated) }
      }
      override func viewWillDisappear(_ animated: Bool) {
        record(self, "viewWillDisappear:", "animated=\\(animated ? "yes" : "no")") { super.viewWillDisappear(animated) }
      }
      override func viewDidDisappear(_ animated: Bool) {
        record(self, "viewDidDisappear:", "animated=\\(animated ? "yes" : "no")") { super.viewDidDisappear(animated) }
      }
      override func viewWillLayoutSubviews() { record(self, "viewWillLayoutSubviews") { super.viewWillLayoutSubviews() } }
      override func viewDidLayoutSubviews() { record(self, "viewDidLayoutSubviews") { super.viewDidLayoutSubviews() } }
      override func willMove(toParent parent: UIViewController?) {
        record(self, "willMoveToParentViewController:") { super.willMove(toParent: parent) }
      }
      override func didMove(toParent parent: UIViewController?) {
        record(self, "didMoveToParentViewController:") { super.didMove(toParent: parent) }
      }
      override func didReceiveMemoryWarning() { record(self, "didReceiveMemoryWarning") { super.didReceiveMemoryWarning() } }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        let values = "size=\\(Int(size.width))x\\(Int(size.height))"
        record(self, "viewWillTransitionToSize:withTransitionCoordinator:", values) {
          super.viewWillTransition(to: size, with: coordinator)
        }
      }
    }

    """

  public static let objectiveC = """
    #import <UIKit/UIKit.h>

    // Prints when a callback begins and when it returns.
    #define VCSIM_RECORD(VALUES, SUPER) \\
      printf("[vcsim] > %s %p %s %s\\n", object_getClassName(self), (void *)self, sel_getName(_cmd), VALUES); \\
      SUPER; \\
      printf("[vcsim] < %s %p %s\\n", object_getClassName(self), (void *)self, sel_getName(_cmd))

    // Prints which action begins, in the words of the scenario: VCSIM_ACTION("present sheet from home animated").
    #define VCSIM_ACTION(TEXT) printf("[vcsim] = %s\\n", TEXT)

    #define VCSIM_ANIMATED (animated ? "animated=yes" : "animated=no")

    // Make this the superclass of the controllers that are to be recorded. For a UINavigationController and its kin
    // copy the methods into a subclass of your own.
    @interface RecordingViewController : UIViewController
    @end

    @implementation RecordingViewController
    - (void)loadView { VCSIM_RECORD("", [super loadView]); }
    - (void)viewDidLoad { VCSIM_RECORD("", [super viewDidLoad]); }
    - (void)viewWillAppear:(BOOL)animated { VCSIM_RECORD(VCSIM_ANIMATED, [super viewWillAppear:animated]); }
    - (void)viewDidAppear:(BOOL)animated { VCSIM_RECORD(VCSIM_ANIMATED, [super viewDidAppear:animated]); }
    - (void)viewWillDisappear:(BOOL)animated { VCSIM_RECORD(VCSIM_ANIMATED, [super viewWillDisappear:animated]); }
    - (void)viewDidDisappear:(BOOL)animated { VCSIM_RECORD(VCSIM_ANIMATED, [super viewDidDisappear:animated]); }
    - (void)viewWillLayoutSubviews { VCSIM_RECORD("", [super viewWillLayoutSubviews]); }
    - (void)viewDidLayoutSubviews { VCSIM_RECORD("", [super viewDidLayoutSubviews]); }
    - (void)willMoveToParentViewController:(UIViewController *)parent {
      VCSIM_RECORD("", [super willMoveToParentViewController:parent]);
    }
    - (void)didMoveToParentViewController:(UIViewController *)parent {
      VCSIM_RECORD("", [super didMoveToParentViewController:parent]);
    }
    - (void)didReceiveMemoryWarning { VCSIM_RECORD("", [super didReceiveMemoryWarning]); }
    - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
      VCSIM_RECORD("", [super willRotateToInterfaceOrientation:orientation duration:duration]);
    }
    - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
      VCSIM_RECORD("", [super willAnimateRotationToInterfaceOrientation:orientation duration:duration]);
    }
    - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
      VCSIM_RECORD("", [super didRotateFromInterfaceOrientation:orientation]);
    }
    @end

    """
}

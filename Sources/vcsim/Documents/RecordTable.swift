/// The published records, as `Scenarios/evidence/*.records` list them. Made by `.ci/records`: do not edit.
enum RecordTable {
  static let text = #"""
    record nav-launch-02
      ios 9-14
      trust log
      source "http://readke.com/c/0Z41505102021.html"
      line A initWithCoder:
      line A loadView
      line A viewDidLoad
      line A loadViewIfNeeded
      line A viewWillAppear:
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line A viewDidAppear:
    record nav-push-02
      ios 9-14
      trust log
      source "http://readke.com/c/0Z41505102021.html"
      line B initWithCoder:
      line B loadView
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line B loadViewIfNeeded
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line A viewDidDisappear:
      line B viewDidAppear:
    record nav-pop-02
      ios 9-14
      trust log
      source "http://readke.com/c/0Z41505102021.html"
      line B viewWillDisappear:
      line A viewWillAppear:
      line A loadViewIfNeeded
      line B viewDidDisappear:
      line A viewDidAppear:
      line B dealloc
    record contain-manual-launch-01
      ios 6.0
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p645containerController3/p476containerController/ViewController.m@70e0f8e254fd1eb197957ac82292526fd6a354ed"
      line First willMoveToParentViewController:
      line First didMoveToParentViewController:
      line First viewWillAppear:
      line First viewDidAppear:
    record contain-manual-flip-01
      ios 6.0
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p645containerController3/p476containerController/ViewController.m@70e0f8e254fd1eb197957ac82292526fd6a354ed"
      line Second willMoveToParentViewController:
      line First willMoveToParentViewController:
      line First viewWillDisappear:
      line Second viewWillAppear:
      line Second viewDidAppear:
      line First viewDidDisappear:
      line Second didMoveToParentViewController:
      line First didMoveToParentViewController:
    record nav-order-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line Cur viewWillDisappear:
      line New viewWillAppear:
      line Cur viewDidDisappear:
      line New viewDidAppear:
    record nav-interactive-cancel-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line Cur viewWillDisappear:
      line New viewWillAppear:
      line New viewWillDisappear:
      line New viewDidDisappear:
      line Cur viewWillAppear:
      line Cur viewDidAppear:
    record page-scroll-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line New viewWillAppear:
      line Cur viewWillDisappear:
      line New viewDidAppear:
      line Cur viewDidDisappear:
    record page-scroll-cancel-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line New viewWillAppear:
      line Cur viewWillDisappear:
      line Cur viewWillAppear:
      line Cur viewDidAppear:
      line New viewWillDisappear:
      line New viewDidDisappear:
    record page-curl-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line New viewWillAppear:
      line Cur viewWillDisappear:
      line Cur viewDidDisappear:
      line New viewDidAppear:
    record page-curl-cancel-01
      ios 7.0
      trust list
      source "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
      line New viewWillAppear:
      line Cur viewWillDisappear:
      line New viewWillDisappear:
      line Cur viewWillAppear:
      line New viewDidDisappear:
      line Cur viewDidAppear:
    record nav-push-04
      ios 9
      trust log
      source "https://www.jianshu.com/p/28c6a69787a7"
      line A viewWillDisappear:
      line B viewWillAppear:
      line A viewDidDisappear:
      line B viewDidAppear:
    record nav-pop-04
      ios 9
      trust log
      source "https://www.jianshu.com/p/28c6a69787a7"
      line B viewWillDisappear:
      line A viewWillAppear:
      line B viewDidDisappear:
      line A viewDidAppear:
    record nav-push-single-01
      ios 7-8
      trust list
      source "https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
      line B initWithCoder:
      line B awakeFromNib
      line B willMoveToParentViewController:
      line B prefersStatusBarHidden
      line B preferredStatusBarUpdateAnimation
      line B loadView
      line B prepareForSegue:sender:
      line B viewDidLoad
      line B extendedLayoutIncludesOpaqueBars
      line B edgesForExtendedLayout
      line B viewWillAppear:
      line B extendedLayoutIncludesOpaqueBars
      line B edgesForExtendedLayout
      line B updateViewConstraints
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line B viewDidAppear:
      line B didMoveToParentViewController:
      line B updateViewConstraints
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
    record nav-cover-single-01
      ios 7-8
      trust list
      source "https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
      line B prepareForSegue:sender:
      line B viewWillDisappear:
      line B updateViewConstraints
      line B viewDidDisappear:
    record nav-reveal-single-01
      ios 7-8
      trust list
      source "https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
      line B prefersStatusBarHidden
      line B preferredStatusBarUpdateAnimation
      line B extendedLayoutIncludesOpaqueBars
      line B edgesForExtendedLayout
      line B viewWillAppear:
      line B extendedLayoutIncludesOpaqueBars
      line B edgesForExtendedLayout
      line B updateViewConstraints
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line B viewDidAppear:
      line B updateViewConstraints
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
    record nav-popped-single-01
      ios 7-8
      trust list
      source "https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
      line B willMoveToParentViewController: parent=nil
      line B viewWillDisappear:
      line B updateViewConstraints
      line B viewDidDisappear:
      line B didMoveToParentViewController: parent=nil
    record nav-push-05
      ios 8-10
      trust list
      source "http://39.103.169.235/p/e36a5d64ede2"
      line VC2 alloc
      line VC2 initWithCoder:
      line VC2 init
      line VC2 awakeFromNib
      line VC2 loadView
      line VC2 viewDidLoad
      line VC1 viewWillDisappear:
      line VC2 viewWillAppear:
      line VC2 viewWillLayoutSubviews
      line VC2 viewDidLayoutSubviews
      line VC1 viewDidDisappear:
      line VC2 viewDidAppear:
    record nav-backbutton-01
      ios 7.0
      trust list
      source "https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios"
      line B viewWillDisappear:
      line B viewDidDisappear:
      line B dealloc
    record nav-interactive-done-01
      ios 7.0
      trust list
      source "https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios"
      line B viewWillDisappear:
      line B viewDidDisappear:
      line B dealloc
    record nav-interactive-cancel-02
      ios 7.0
      trust list
      source "https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios"
      line B viewWillDisappear:
      line B viewWillAppear:
      line B viewDidAppear:
    record contain-begin-end-equiv-01
      ios 13+
      trust claim
      source "http://39.103.169.235/p/ad86ca978747"
      line Child viewWillAppear:
      line Child viewDidAppear:
      line Child viewWillDisappear:
      line Child viewDidDisappear:
    record contain-addsubview-auto-01
      ios 13+
      trust claim
      source "http://39.103.169.235/p/ad86ca978747"
      line Child viewDidLoad
      line Child viewWillAppear:
      line Child viewDidAppear:
      line Child viewWillDisappear:
      line Child viewDidDisappear:
    record contain-addsubview-noparent-01
      ios 10
      trust claim
      source "github:FannCyii/Demo_Tips:ContainerViewController/ContainerViewController/父子视图的生命周期关系/ParentsViewController.m@c29456526d03cc3d74080ea04713a1dd2425489d"
    record exc-parent-requested-01
      ios 5.1.1
      trust log
      source "https://github.com/weissi/FRLayeredNavigationController/issues/6"
    record exc-parent-requested-02
      ios 11-12
      trust log
      source "https://github.com/smartnsoft/Extra/pull/7"
    record exc-parent-actual-02
      ios 5.0
      trust log
      source "https://github.com/appunite/CLCascade/issues/7"
    record exc-parent-actual-null-01
      ios 7.1
      trust log
      source "https://github.com/jmascia/KLCPopup/issues/6"
    record exc-view-two-controllers-01
      ios 6.0
      trust log
      source "https://github.com/ViewDeck/ViewDeck/issues/145"
    record exc-hierarchy-nav-01
      ios 8
      trust log
      source "https://adrian.schoenig.me/blog/2015/08/05/custom-transitions-for-pushing-container-view-controllers/"
    record warn-unbalanced-02
      ios 6.1
      trust log
      source "https://github.com/griddynamics-archive/MMDrawerController/pull/66"
    record doc-addchild-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
      line Child willMoveToParentViewController: parent=Parent
    record doc-removechild-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
      line Child didMoveToParentViewController: parent=nil
    record doc-addchild-reparent-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
    record doc-transition-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
    record doc-hierarchy-exc-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
    record doc-forward-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
    record doc-memwarn-01
      ios 5.0
      trust doc
      source "Apple UIViewController.h, iOS 5 SDK (public copy, , comments with __IPHONE_5_0 markers)"
    record doc-didmove-01
      ios 6.0
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ismoving-01
      ios 6.0
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-reveal-01
      ios 6.0
      trust doc
      source "WWDC 2012 session 236 slides"
    record doc-remove-01
      ios 6.0
      trust doc
      source "WWDC 2012 session 236 slides"
    record doc-unload-deprecated-01
      ios 6.0
      trust doc
      source "WWDC 2012 session 236 slides"
    record mem-ios6-nounload-01
      ios 6.0
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p647memoryWarning/p480p491memoryWarning/ViewController.m@70e0f8e254fd1eb197957ac82292526fd6a354ed"
    record mem-ios5-willunload-01
      ios 5.0
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:iOS5bookExamples/ch19p567memoryWarning/p480p491memoryWarning/ViewController.m@70e0f8e254fd1eb197957ac82292526fd6a354ed"
    record mem-ios5-order-01
      ios 5.0
      trust list
      source "https://blog.youkuaiyun.com/lee89757/article/details/48032495"
      line C didReceiveMemoryWarning
      line C viewWillUnload
      line C viewDidUnload
    record mem-ios5-order-02
      ios 4-5
      trust claim
      source "https://www.191i.com/689936249977104364.html"
    record mem-order-01
      ios 6+
      trust claim
      source "http://39.103.169.235/p/fa077787ee28"
    record contain-undeclared-01
      ios 5-13
      trust claim
      source "github:defagos/CoconutKit:Framework/Sources/ViewControllers/HLSContainerContent.m@8534e14bec19e843ba564ff7a182717126904eba"
    record appear-to-disappear-direct-01
      ios 4-13
      trust claim
      source "github:defagos/CoconutKit:Framework/Sources/ViewControllers/UIViewController+HLSExtensions.m@8534e14bec19e843ba564ff7a182717126904eba"
    record contain-undeclared-02
      ios 5.0
      trust claim
      source "http://gonefish.info/legacy/2013/07/index.html"
    record nav-push-root-51-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A loadView
      line A viewDidLoad
      line A viewWillAppear:
      line A viewDidAppear:
    record nav-push-51-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line B loadView
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line A viewDidDisappear:
      line B viewDidAppear:
    record nav-pop-51-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line B viewWillDisappear:
      line A viewWillAppear:
      line B viewDidDisappear:
      line A viewDidAppear:
    record nav-pop-last-51-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A viewWillDisappear:
      line A viewDidDisappear:
    record nav-repush-51-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A viewWillAppear:
      line A viewDidAppear:
    record nav-repush-51-02
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A viewWillDisappear:
      line B viewWillAppear:
      line A viewDidDisappear:
      line B viewDidAppear:
    record nav-push-51-02
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394) — run of 17:52, file 8760956771"
      line B loadView
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line A viewDidDisappear:
      line B viewDidAppear:
    record mem-51-atroot-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
      line A didReceiveMemoryWarning
      line A viewDidUnload
      line B didReceiveMemoryWarning
      line B viewDidUnload
    record mem-51-atA-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
      line B viewDidUnload
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
    record mem-51-atB-01
      ios 5.1
      trust log
      source "GitHub repository of July 2013, project 7_1UIViewController: log in the notes '7月1日 UIVIewController' ; earlier copy with a second run id 8760956771); code ZHFirstSubViewController.m (id 8114390292) and ZHViewController.m (id 8265577394)"
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
      line A didReceiveMemoryWarning
      line A viewDidUnload
      line B didReceiveMemoryWarning
      line A didReceiveMemoryWarning
      line B didReceiveMemoryWarning
    record tab-launch-02
      ios 9-12
      trust log
      source "GitHub README"
      line First viewDidLoad
      line First viewWillAppear:
      line First viewDidAppear:
    record tab-switch-02
      ios 9-12
      trust log
      source "GitHub README"
      line Second viewDidLoad
      line Second viewWillAppear:
      line First viewWillDisappear:
      line First viewDidDisappear:
      line Second viewDidAppear:
    record tab-switch-back-01
      ios 9-12
      trust log
      source "GitHub README"
      line First viewWillAppear:
      line Second viewWillDisappear:
      line Second viewDidDisappear:
      line First viewDidAppear:
    record tab-reselect-01
      ios 7.0
      trust claim
      source "https://miaokee.com/1275998.html"
    record radar-addchild-active-02
      ios 6.1
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/4931 (rdar 14058168)"
    record radar-push-childchange-01
      ios 5.1
      trust list
      source "https://github.com/lionheart/openradar-mirror/issues/5664 (rdar 12322346)"
      line Blue loadView
      line Blue viewDidLoad
      line Blue viewDidAppear:
    record radar-nav-addchild-01
      ios 7.0
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/4532 (rdar 14897231)"
    record radar-hidden-container-01
      ios 8.0
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/12323 (rdar 17707286)"
      unsaid "hiding a view has no words, and the source tells a viewDidAppear: that never comes without its cause"
    record warn-nested-pop-6-01
      ios 6.1
      trust log
      source "GitHub blog source, (post of 2013)"
    record warn-nested-push-01
      ios 7.1
      trust log
      source "https://github.com/cobaltians/Cobalt/issues/18"
    record warn-nested-push-02
      ios 10.1
      trust log
      source "https://github.com/ChatSecure/ChatSecure-iOS/issues/597"
      contradicted warn-nested-push-01 "on 10.1 the warning of unbalanced calls comes before the other; the logs of 6.1 and 7.1 are followed"
    record warn-nested-both-01
      ios 7.0
      trust log
      source "https://github.com/Plasma/BufferedNavigationController/issues/9"
      unsaid "which of its three calls printed which line is not told, and animated throughout they print one line less"
    record warn-nested-13-01
      ios 13.2
      trust log
      source "https://github.com/HeroTransitions/Hero/issues/638"
    record exc-add-self-01
      ios 9
      trust log
      source "https://github.com/leancloud/leanchat-ios/issues/116"
    record exc-push-same-01
      ios 9.2
      trust log
      source "https://github.com/samuelclay/NewsBlur/issues/886"
    record exc-push-nav-01
      ios 8.0
      trust log
      source "https://github.com/skywinder/ActionSheetPicker-3.0/issues/70"
    record warn-split-empty-01
      ios 9
      trust log
      source "GitHub notes, (device log of MobileSMS)"
      unsaid "a split view controller always has both sides here"
    record contain-siblings-01
      ios 6.1
      trust claim
      source "https://akinto.jimdofree.com/2013/08/05/container-concept/"
    record contain-undeclared-launch-01
      ios 9.2
      trust log
      source "github:phchan9/til:ios/note-about-viewController-containment.md@0c4964e62838f4311d3ae04c3a0b8a8ea4da3dd3"
      line Parent viewWillAppear:
      line Child viewWillAppear:
      line Child viewDidAppear:
      line Parent viewDidAppear:
    record contain-declared-launch-01
      ios 9.2
      trust log
      source "github:phchan9/til:ios/note-about-viewController-containment.md@0c4964e62838f4311d3ae04c3a0b8a8ea4da3dd3"
      line Parent viewWillAppear:
      line Child viewWillAppear:
      line Parent viewDidAppear:
      line Child viewDidAppear:
    record tab-launch-03
      ios 15
      trust list
      source "GitHub notes (Korean, UITabBarController life cycle)"
      line Tab viewDidLoad
      line A viewDidLoad
      line A viewWillAppear:
      line Tab viewWillAppear:
      line A viewDidAppear:
      line Tab viewDidAppear:
    record tab-switch-03
      ios 15
      trust list
      source "GitHub notes (Korean, UITabBarController life cycle)"
      line B viewDidLoad
      line B viewWillAppear:
      line A viewWillDisappear:
      line Tab tabBarController:didSelectViewController:
      line A viewDidDisappear:
      line B viewDidAppear:
    record tab-switch-04
      ios 15
      trust list
      source "GitHub notes (Korean, UITabBarController life cycle)"
      line B viewWillAppear:
      line A viewWillDisappear:
      line Tab tabBarController:didSelectViewController:
      line A viewDidDisappear:
      line B viewDidAppear:
    record stack-nav-forward-01
      ios 13-14
      trust log
      source "GitHub notes (Frida backtrace of an app)"
    record stack-nav-deferred-01
      ios 7.1
      trust log
      source "https://github.com/Citrrus/MBContactPicker/issues/48"
    record stack-nav-deferred-02
      ios 8
      trust log
      source "GitHub repository"
    record stack-nav-ios4-sync-01
      ios 4.0
      trust log
      source "GitHub, memory report of 2010-10-08"
    record radar-setvc-willmove-01
      ios 7.1
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/3350 (rdar 18002763)"
    record ios5-double-forward-01
      ios 5.0
      trust claim
      source "https://github.com/briancollins/BCTabBarController/issues/7 (and 13; jinthagerman/JBTabBarController pull 1)"
    record nav-push-odd-02
      ios 17-18
      trust claim
      source "GitHub source comment ('R6.1 item 4')"
      line Parent viewWillDisappear:
      line Child viewWillAppear:
      line Child viewDidAppear:
      line Parent viewDidDisappear:
      contradicted nav-push-04 "a comment without a log; all push logs have the other order"
    record found-present-full-9-01
      ios 9
      trust log
      source "icetime17 DemoUIViewControllerRelatedAll, LifeCycleViewController.m comment"
      line LC initialize
      line LC init
      line LC loadView
      line LC isViewLoaded
      line LC isViewLoaded
      line LC viewDidLoad
      line LC isViewLoaded
      line LC isViewLoaded
      line LC isViewLoaded
      line LC isViewLoaded
      line VC viewWillDisappear:
      line LC viewWillAppear:
      line LC isViewLoaded
      line LC isViewLoaded
      line LC isViewLoaded
      line LC isViewLoaded
      line LC viewWillLayoutSubviews
      line LC viewDidLayoutSubviews
      line LC viewWillLayoutSubviews
      line LC viewDidLayoutSubviews
      line LC isViewLoaded
      line LC isViewLoaded
      line LC viewDidAppear:
      line VC viewDidDisappear:
    record found-dismiss-full-9-01
      ios 9
      trust log
      source "icetime17 DemoUIViewControllerRelatedAll, LifeCycleViewController.m comment"
      line LC isViewLoaded
      line LC viewWillDisappear:
      line VC viewWillAppear:
      line LC isViewLoaded
      line LC isViewLoaded
      line VC viewDidAppear:
      line LC viewDidDisappear:
    record found-modal-default-11-01
      ios 11
      trust log
      source "leefilll, study note of 2020-04-12"
      line VC viewWillAppear:
      line VC viewDidAppear:
      line VC viewWillDisappear:
      line Modal viewWillAppear:
      line Modal viewDidAppear:
      line VC viewDidDisappear:
    record found-modal-default-11-02
      ios 11
      trust log
      source "leefilll, study note of 2020-04-12"
      line Modal viewWillDisappear:
      line VC viewWillAppear:
      line VC viewDidAppear:
      line Modal viewDidDisappear:
    record found-modal-default-13-01
      ios 13
      trust log
      source "leefilll, study note of 2020-04-12"
      line VC viewWillAppear:
      line VC viewWillAppear:
      line VC viewDidAppear:
      line VC viewDidAppear:
      line Modal viewWillAppear:
      line Modal viewDidAppear:
    record found-modal-default-13-02
      ios 13
      trust log
      source "leefilll, study note of 2020-04-12"
      line Modal viewWillDisappear:
      line Modal viewDidDisappear:
    record found-nav-launch-nested-01
      ios 12
      trust list
      source "study note on view life cycle, file headed 'iOS: initWithCoder:, initWithNibName:bundle:, awakeFromNib, loadView'"
      line Nav initWithCoder: phase=start
      line Main initWithCoder: phase=start
      line Main initWithCoder: phase=end
      line Nav initWithCoder: phase=end
      line Nav loadView phase=start
      line Nav loadView phase=end
      line Nav viewDidLoad phase=start
      line Nav viewDidLoad phase=end
      line Nav viewWillAppear: phase=start
      line Nav viewWillAppear: phase=end
      line Main loadView phase=start
      line Main loadView phase=end
      line Main viewDidLoad phase=start
      line Main viewDidLoad phase=end
      line MainView willMoveToSuperview: phase=start
      line MainView willMoveToSuperview: phase=end
      line MainView didMoveToSuperview phase=start
      line MainView didMoveToSuperview phase=end
      line Main viewWillAppear: phase=start
      line Main viewWillAppear: phase=end
      line Green didMoveToWindow phase=start
      line Green didMoveToWindow phase=end
      line Red didMoveToWindow phase=start
      line Red didMoveToWindow phase=end
      line Blue didMoveToWindow phase=start
      line Blue didMoveToWindow phase=end
      line MainView didMoveToWindow phase=start
      line MainView didMoveToWindow phase=end
      line Green updateConstraints phase=start
      line Green updateConstraints phase=end
      line Red updateConstraints phase=start
      line Red updateConstraints phase=end
      line Blue updateConstraints phase=start
      line Blue updateConstraints phase=end
      line Main updateViewConstraints phase=start
      line MainView updateConstraints phase=start
      line MainView updateConstraints phase=end
      line Main updateViewConstraints phase=end
      line Nav updateViewConstraints phase=start
      line Nav updateViewConstraints phase=end
      line MainView layerWillDraw: phase=start
      line MainView layerWillDraw: phase=end
      line MainView drawRect: phase=start
      line MainView drawRect: phase=end
      line Blue layerWillDraw: phase=start
      line Blue layerWillDraw: phase=end
      line Blue drawRect: phase=start
      line Blue drawRect: phase=end
      line Red layerWillDraw: phase=start
      line Red layerWillDraw: phase=end
      line Red drawRect: phase=start
      line Red drawRect: phase=end
      line Green layerWillDraw: phase=start
      line Green layerWillDraw: phase=end
      line Green drawRect: phase=start
      line Green drawRect: phase=end
      line Nav viewDidAppear: phase=start
      line Main viewDidAppear: phase=start
      line Main viewDidAppear: phase=end
      line Main didMoveToParentViewController: phase=start
      line Main didMoveToParentViewController: phase=end
      line Nav viewDidAppear: phase=end
    record found-dtfoundation-33-01
      ios 6.1
      trust log
      source "https://github.com/Cocoanetics/DTFoundation/issues/33"
      line Right willMoveToParentViewController: parent=nil
      line Right didMoveToParentViewController: parent=nil
      line Right willMoveToParentViewController: parent=DTSidePanelController
      line ModalPanel viewWillAppear: animated=1
      line Right viewWillAppear: animated=1
      line ModalPanel viewDidAppear: animated=1
      line Right viewDidAppear: animated=1
    record found-coconutkit-4-01
      ios 5.0
      trust log
      source "https://github.com/defagos/CoconutKit/issues/4"
      line LifeCycleTest viewWillDisappear: animated=1
      line LifeCycleTest viewDidDisappear: animated=1
    record found-dismiss-unanimated-8-01
      ios 8.0.2
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/3068 (rdar://18464897)"
      line VC presentedViewController value=nonnil
    record found-nav-rotate-query-6-01
      ios 6
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/13715 (rdar://14080208)"
      line Top supportedInterfaceOrientations
    record e2-exc-page-duplicate-states-01
      ios 7.1-8.3
      trust log
      source "https://github.com/lionheart/openradar-mirror/issues/10552 (rdar 20302671)"
    record e2-page-delegate-order-9-01
      ios 9.1
      trust list
      source "http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html"
      line Page pageViewController:viewControllerAfterViewController: arg=P1
      line Page pageViewController:viewControllerBeforeViewController: arg=P1
      line Page pageViewController:willTransitionToViewControllers:
      line Page pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: finished=YES completed=NO
    record e2-page-delegate-order-9-02
      ios 9.1
      trust list
      source "http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html"
      line Page pageViewController:willTransitionToViewControllers:
      line Page pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: finished=YES completed=YES
      line Page pageViewController:viewControllerAfterViewController: arg=P2
    record e2-page-delegate-order-9-03
      ios 9.1
      trust list
      source "http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html"
      line Page pageViewController:willTransitionToViewControllers:
      line Page pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: finished=YES completed=YES
      line Page pageViewController:viewControllerBeforeViewController: arg=P1
    record e2-present-full-13-jinnify-01
      ios 13
      trust log
      source "https://jinnify.tistory.com/64"
      line Second viewDidLoad
      line First viewWillDisappear:
      line Second viewWillAppear:
      line Second viewDidAppear:
      line First viewDidDisappear:
    record e2-dismiss-full-13-jinnify-01
      ios 13
      trust log
      source "https://jinnify.tistory.com/64"
      line Second viewWillDisappear:
      line First viewWillAppear:
      line First viewDidAppear:
      line Second viewDidDisappear:
    record e2-sheet-cancel-17-01
      ios 17
      trust list
      source "https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"
      line Second viewWillDisappear:
      line Second viewWillAppear:
      line Second viewIsAppearing:
      line Second viewDidAppear:
    record e2-sheet-dismiss-17-01
      ios 17
      trust claim
      source "https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"
    record e2-present-full-17-01
      ios 17
      trust list
      source "https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"
      line First viewWillDisappear:
      line Second viewWillAppear:
      line Second viewIsAppearing:
      line Second viewDidAppear:
      line First viewDidDisappear:
    record e2-launch-jianshu-16-01
      ios 9
      trust log
      source "http://39.103.169.235/p/37cc652e89f0"
      line VC initWithNibName:bundle:
      line VC awakeFromNib
      line VC loadView
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
      contradicted nib-init-11-01 "awakeFromNib may be printed by another object; the log of a controller that is made with a nib has none"
    record e2-hide-jianshu-16-01
      ios 9
      trust log
      source "http://39.103.169.235/p/37cc652e89f0"
      line VC viewWillDisappear:
      line VC viewDidDisappear:
    record e2-show-cnblogs-16-01
      ios 9
      trust log
      source "http://www.cnblogs.com/studyController/p/5634210.html (copy mamicode.com/info-detail-1419201.html)"
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
      line VC viewWillDisappear:
      line VC viewDidDisappear:
    record e2-exc-popover-dealloc-61-01
      ios 6.1
      trust log
      source "https://github.com/ViewDeck/ViewDeck/issues/288"
    record e2-exc-split-pushed-ios5-01
      ios 5.0
      trust log
      source "https://github.com/grgcombs/IntelligentSplitViewController/issues/11"
    record e2-exc-popover-content-root-5-01
      ios 5.0.1
      trust log
      source "https://github.com/mattgemmell/MGSplitViewController/issues/51"
    record e2-tab-quick-switch-93-01
      ios 9.3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/15103 (rdar 25744056)"
      unsaid "a fault of UIKit that depends on real time"
    record e2-navitem-willappear-6b4-01
      ios 6.0 beta 4
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/5725 (rdar 12214613)"
      unsaid "a fault of a beta that comes from a font of size 0; bar items are not simulated"
    record e2-split-show-primary-102-01
      ios 10.2
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/16613 (rdar 29824842)"
    record e2-split-tab-phantom-wd-01
      ios 10-11 beta
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/18287 (rdar 34186209)"
      unsaid "it is reported as a fault of some versions, of controllers that were never shown; what sends it is not known"
    record e2-moving-flag-child-11-01
      ios 11
      trust claim
      source "https://github.com/johnpatrickmorgan/LifecycleHooks/issues/2"
    record e2-split-didexpand-26-01
      ios 26
      trust claim
      source "https://github.com/wordpress-mobile/WordPress-iOS/pull/24787"
    record e2-nav-popover-adapt-size-9b-01
      ios 9.0 beta
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/3920 (rdar 22243353)"
    record e2-tabpush-children-move-10-01
      ios 10
      trust claim
      source "https://github.com/rickytan/RTRootNavigationController/issues/36"
    record e2-cat26-nav-push-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line (push called)
      line (push returned, viewControllers.count=2)
      line B viewDidLoad
      line A viewWillDisappear: animated=1
      line B viewWillAppear: animated=1
      line B viewIsAppearing: animated=1
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line A viewDidDisappear: animated=1
      line B viewDidAppear: animated=1
    record e2-cat26-nav-pop-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line B viewWillDisappear: animated=1
      line A viewWillAppear: animated=1
      line A viewIsAppearing: animated=1
      line B viewDidDisappear: animated=1
      line A viewDidAppear: animated=1
    record e2-cat26-tab-select-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line T2 viewDidLoad
      line T2 viewWillAppear: animated=0
      line A viewWillDisappear: animated=0
      line (selectedIndex set)
      line T2 viewIsAppearing: animated=0
      line A viewDidDisappear: animated=0
      line T2 viewDidAppear: animated=0
    record e2-cat26-contain-remove-01
      ios 26.5 (Mac Catalyst)
      trust list
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line C1 didMoveToParentViewController: parent=nil
      line C1 didMoveToParentViewController: parent=nil
    record e2-cat26-contain-orphan-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line Z viewWillAppear:
      line (addSubview returned)
      line (scope ended, Z alive)
      line Z viewIsAppearing:
      line Z viewDidAppear:
      line Z dealloc
    record e2-cat26-memwarn-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line AppDelegate applicationDidReceiveMemoryWarning:
      line A didReceiveMemoryWarning viewLoaded=0
      line B didReceiveMemoryWarning viewLoaded=1
    record e2-cat26-premature-load-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line (alloc/init A)
      line A loadView
      line A viewDidLoad
      line (init done, isViewLoaded=1)
      line (set rootViewController)
    record e2-cat26-setvc-dealloc-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line B dealloc
    record e2-tab-life-kor-01
      ios 12-14
      trust log
      source "GitHub note 'TabBarController & Life Cycle' (Korean)"
      line First awakeFromNib
      line Second awakeFromNib
      line First viewDidLoad
      line First viewWillAppear:
      line First viewWillLayoutSubviews
      line First viewDidLayoutSubviews
      line First viewDidAppear:
    record e2-tab-life-kor-02
      ios 12-14
      trust log
      source "GitHub note 'TabBarController & Life Cycle' (Korean)"
      line Tab tabBar:didSelectItem:
      line Second viewDidLoad
      line Second viewWillAppear:
      line First viewWillDisappear:
      line Second viewWillLayoutSubviews
      line Second viewDidLayoutSubviews
      line Second viewDidAppear:
    record e2-tab-life-kor-03
      ios 12-14
      trust log
      source "GitHub note 'TabBarController & Life Cycle' (Korean)"
      line Tab tabBar:didSelectItem:
      line First viewWillAppear:
      line Second viewWillDisappear:
      line First viewDidAppear:
    record e2-mem-wordpress-5-01
      ios 5.1
      trust log
      source "https://github.com/wordpress-mobile/WordPress-iOS/issues/424"
      line (Received memory warning.)
      line BlogSelector didReceiveMemoryWarning
      line Pages didReceiveMemoryWarning
      line (UITableView was deallocated while key value observers were still registered)
      line Pages viewDidUnload
      line Pages viewDidLoad
    record e2-mem-presenter-5-01
      ios 5.x
      trust list
      source "https://github.com/herzbube/littlego/issues/157"
      line PlayViewController viewDidUnload
    record e2-mem-covered-5-01
      ios 5.x
      trust claim
      source "https://github.com/hatena/Hatena-Bookmark-iOS-SDK/pull/34"
    record e2-mem-split-modal-32-01
      ios 3.2
      trust claim
      source "https://github.com/mattgemmell/MGSplitViewController/issues/7"
    record e2-scene-launch-13-02
      ios 13-14
      trust list
      source "GitHub note (Lemonbrush/My-iOS-Dev-Learning-Tracker, States.md; copy github.uint.cloud)"
      line AppDelegate application:didFinishLaunchingWithOptions:
      line Scene scene:willConnectToSession:options:
      line VC viewDidLoad
      line VC viewWillAppear:
      line Scene sceneWillEnterForeground:
      line Scene sceneDidBecomeActive:
      line VC viewDidAppear:
    record e2-nav-push-26-01
      ios 26
      trust list
      source "estelledc/UIKitLifecycleDemo:docs/xcode-observation-guide.md@12f32f98aeb03e2c26c1a0422402bd76d2a25bab"
      line List collectionView:didSelectItemAtIndexPath:
      line Detail init
      line Detail loadView
      line Detail viewDidLoad
      line List viewWillDisappear:
      line Detail viewWillAppear:
      line List viewDidDisappear:
      line Detail viewDidAppear:
    record e2-nav-pop-26-01
      ios 26
      trust list
      source "estelledc/UIKitLifecycleDemo:docs/xcode-observation-guide.md@12f32f98aeb03e2c26c1a0422402bd76d2a25bab"
      line Detail viewWillDisappear:
      line List viewWillAppear:
      line Detail viewDidDisappear:
      line List viewDidAppear:
      line Detail dealloc
    record e2-nav-launch-26-01
      ios 26
      trust list
      source "estelledc/UIKitLifecycleDemo:docs/xcode-observation-guide.md@12f32f98aeb03e2c26c1a0422402bd76d2a25bab"
      line List init
      line List loadView
      line List viewDidLoad
      line List viewWillAppear:
      line List CellRegistration
      line List viewDidAppear:
    record e2-warn-restore-secure-13-01
      ios 13
      trust log
      source "https://github.com/Automattic/simplenote-ios/pull/826"
    record e2-restore-assigned-before-decode-7-01
      ios 7
      trust claim
      source "https://github.com/griddynamics-archive/MMDrawerController/issues/233"
    record e2-restore-custom-children-7-01
      ios 7
      trust claim
      source "https://github.com/John-Lluch/SWRevealViewController/issues/171"
    record e2-warn-present-dismiss-8b4-01
      ios 8.0 beta 4
      trust log
      source "https://github.com/lionheart/openradar-mirror/issues/3466 (rdar 17762871)"
    record e2-warn-dismiss-progress-7-01
      ios 7
      trust log
      source "https://github.com/jamonholmgren/ProMotion/issues/473"
    record e2-exc-parent-actual-null-11-01
      ios 11
      trust log
      source "https://github.com/IBAnimatable/IBAnimatable/issues/579"
    record e2-nav-viewcontrollers-midtransition-114-01
      ios 11.4
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/20368 (rdar 44091459)"
      unsaid "what a property returns is not part of a trace"
    record e2-exc-tabbar-modify-12-01
      ios 12
      trust log
      source "https://github.com/Cuberto/bubble-icon-tabbar/issues/5"
      unsaid "a call of the tab bar itself, which is the controller's own, has no words"
    record e2-modal-parent-tab-ios4-01
      ios 4
      trust claim
      source "https://github.com/facebookarchive/three20/pull/754"
    record e2-split-preferred-never-8-01
      ios 8
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/2249 (rdar 19531614)"
    record e2-rotate-hidden-tab-8-01
      ios 7-8
      trust claim
      source "https://github.com/herzbube/littlego/issues/255"
    record e2-stack-rotation-7-01
      ios 7
      trust log
      source "https://gist.github.com/steipete/8df39fea0d39680a7a6b (rdar 19592583)"
      line -[UIWindow _handleDeviceOrientationChange:]
      line -[UIWindow _updateInterfaceOrientationFromDeviceOrientationIfRotationEnabled:]
      line -[UIWindow _updateInterfaceOrientationFromDeviceOrientation:]
      line -[UIWindow _updateToInterfaceOrientation:duration:force:]
      line -[UIWindow _setRotatableViewOrientation:duration:force:]
      line -[UIWindow _setRotatableViewOrientation:updateStatusBar:duration:force:]
      line -[UIWindow _setRotatableClient:toOrientation:updateStatusBar:duration:force:]
      line -[UIWindow _setRotatableClient:toOrientation:updateStatusBar:duration:force:isRotating:]
      line -[UIApplication setStatusBarOrientation:animationParameters:notifySpringBoardAndFence:]
      line AppDelegate application:willChangeStatusBarOrientation:duration: orientation=PortraitUpsideDown duration=0.8
    record e2-geometry-nav-phone-4-01
      ios 3.1-4.3
      trust log
      source "KhalidElSayed/iPhone-centered-rotation-test:README.rst@17a8d5513c42aee5f85a496ffa54203cb6809f0a"
      line VC size={320,416}
      line VC size={480,268}
      line VC size={320,416}
      line VC size={480,268}
      line VC size={320,416}
    record e2-geometry-nav-phone-4-02
      ios 3.1-4.3
      trust log
      source "KhalidElSayed/iPhone-centered-rotation-test:README.rst@17a8d5513c42aee5f85a496ffa54203cb6809f0a"
      line VC size={480,268}
      line VC size={320,416}
      line VC size={480,268}
      line VC size={320,416}
      line VC size={480,268}
    record e2-tab-children-awake-6-01
      ios 6
      trust claim
      source "https://github.com/rob-brown/RBStoryboardLink/issues/6"
    record e2-awake-prepare-load-7-01
      ios 7
      trust claim
      source "https://github.com/jivesoftware/PDTSimpleCalendar/pull/11"
      line destination initWithCoder:
      line destination awakeFromNib
      line source prepareForSegue:sender:
      line destination viewDidLoad
    record e2-sheet-detent-drag-15-01
      ios 15
      trust claim
      source "https://ichi.pro/es/ios-15-uisheetpresentationcontroller-233550947591456 (translated copy of a 2021 article)"
      line Presented viewWillDisappear:
      line Presented viewDidAppear:
    record e2-sheet-detent-delegate-16-01
      ios 16
      trust claim
      source "GitHub boscojwho/SheetInteraction:README.md (copy github.cosmo102.ltd)"
    record e2-search-tab-103-01
      ios 10.3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/17412 (rdar 32265769)"
      unsaid "a search controller over a tab, which neither covers nor leaves the one below, is not simulated"
    record e2-popover-present-from-7-01
      ios 7-8
      trust claim
      source "https://github.com/onmyway133/notes/issues/22"
    record e3-scene-launch-cov-13-04
      ios 13 or 14
      trust log
      source "public GitHub source comment (public copy), link-map/order-file demo"
      line main
      line AppDelegate application:didFinishLaunchingWithOptions:
      line SceneDelegate setWindow:
      line SceneDelegate scene:willConnectToSession:options:
      line SceneDelegate window
      line ViewController viewDidLoad
      line ViewController newTest2 (called by app code)
      line ViewController newTest1 (called by app code)
      line SceneDelegate sceneWillEnterForeground:
      line SceneDelegate sceneDidBecomeActive:
      line ViewController viewDidAppear:
      line ViewController touchesBegan:withEvent:
    record e3-scene-launch-timing-13-05
      ios 13 or later
      trust log
      source "public GitHub note (public copy), LLVM pass inserting begin/end calls; section 4 '运行效果'"
      line AppDelegate application:didFinishLaunchingWithOptions:
      line AppDelegate application:configurationForConnectingSceneSession:options:
      line SceneDelegate window
      line SceneDelegate setWindow:
      line SceneDelegate window
      line SceneDelegate window
      line SceneDelegate scene:willConnectToSession:options:
      line SceneDelegate window
      line SceneDelegate window
      line SceneDelegate window
      line ViewController viewDidLoad
      line SceneDelegate sceneWillEnterForeground:
      line SceneDelegate sceneDidBecomeActive:
      line SceneDelegate window
      line SceneDelegate window
    record e3-scene-hot-13-01
      ios 13 or 14
      trust log
      source "public GitHub project by 朱双泉 (public copy), SceneDelegate.m comment, also with a storyboard root instantiated by hand"
      line SceneDelegate sceneWillEnterForeground:
      line SceneDelegate sceneDidBecomeActive:
    record e3-nav-animated-launch-01
      ios unknown (Swift 3+)
      trust log
      source "public GitHub note 'ViewController Lifecycle' (Chinese, Swift BaseViewController; (public copy)"
      line master viewDidLoad
      line master viewWillAppear: animated=0
      line master viewWillLayoutSubviews
      line master viewDidLayoutSubviews
      line master viewDidAppear: animated=0
    record e3-nav-animated-push-01
      ios unknown (Swift 3+)
      trust log
      source "public GitHub note 'ViewController Lifecycle' (Chinese, Swift BaseViewController; (public copy)"
      line detail viewDidLoad
      line master viewWillDisappear: animated=1
      line detail viewWillAppear: animated=1
      line detail viewWillLayoutSubviews
      line detail viewDidLayoutSubviews
      line master viewDidDisappear: animated=1
      line detail viewDidAppear: animated=1
    record e3-nav-animated-pop-01
      ios unknown (Swift 3+)
      trust log
      source "public GitHub note 'ViewController Lifecycle' (Chinese, Swift BaseViewController; (public copy)"
      line detail viewWillDisappear: animated=1
      line master viewWillAppear: animated=1
      line detail viewDidDisappear: animated=1
      line master viewDidAppear: animated=1
      line detail deinit
    record e3-safearea-order-11-02
      ios 11
      trust list
      source "public GitHub note 'iPhone X 适配' (Chinese; (public copy)"
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewSafeAreaInsetsDidChange
      line VC viewWillLayoutSubviews
      line VC viewDidAppear:
    record e3-safearea-nav-11-01
      ios 11
      trust log
      source "public GitHub note KRTestLayout (gurongkang/KRTestLayout images; (public copy)"
      line VC viewSafeAreaInsetsDidChange safeAreaInsets={64, 0, 0, 0} additionalSafeAreaInsets={0, 0, 0, 0}
    record e3-multitask-resize-order-9-01
      ios 9
      trust list
      source "https://www.slideshare.net/micheletitolo/multitasking-64286491 (slides 'Multitasking Order')"
      line AppDelegate applicationWillResignActive:
      line VC willTransitionToTraitCollection:withTransitionCoordinator:
      line VC viewWillTransitionToSize:withTransitionCoordinator:
      line VC traitCollectionDidChange:
      line AppDelegate applicationDidBecomeActive:
    record e3-wts-before-load-11-01
      ios 11.2.5
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/19280 (rdar 37073110)"
      line VC viewWillTransitionToSize:withTransitionCoordinator:
      line VC viewDidLoad
    record e3-wts-five-tabs-10-01
      ios 10
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/17362 (rdar 31969944)"
      unsaid "a fault of UIKit that comes with some turns; with which ones is not told"
    record e3-wts-split-columnwidth-8-01
      ios 8
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/2010 (rdar 19819610; also 10914)"
    record e3-popover-sizeclass-6plus-8-01
      ios 8
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/2771 (rdar 18893122; also 11610)"
    record e3-popover-rotate-order-9-01
      ios 9
      trust claim
      source "https://github.com/mozilla-mobile/firefox-ios/pull/1544"
      line BrowserViewController willTransitionToTraitCollection:withTransitionCoordinator:
      line BrowserViewController viewWillTransitionToSize:withTransitionCoordinator:
    record e3-unwind-ios7-vs-8-01
      ios 8
      trust claim
      source "https://github.com/John-Lluch/SWRevealViewController/issues/332"
    record e3-unwind-ios8-container-01
      ios 8
      trust claim
      source "https://github.com/pkluz/PKRevealController/issues/211"
    record e3-unwind-split-path-6-01
      ios 6
      trust claim
      source "https://github.com/ViewDeck/ViewDeck/issues/376"
    record e3-unwind-split-master-8-01
      ios 8
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/2003 (rdar 19826976; also 10908)"
      unsaid "a fault of UIKit: it says that the search stops, and not what stops it"
    record e3-restore-child-order-7-01
      ios 7
      trust claim
      source "https://github.com/griddynamics-archive/MMDrawerController/pull/179"
      unsaid "the children of an own container are found again by their order, which its own code decides; that code has no words"
    record e3-doc-finished-restoring-01
      ios 6
      trust doc
      source "UIStateRestoration.h (Apple; public copies (public copy), 5942618089)"
      line (all decodeRestorableStateWithCoder:)
      line AppDelegate application:didDecodeRestorableStateWithCoder:
      line restored objects applicationFinishedRestoringState
    record e3-warn-geometry-orientation-16-01
      ios 16 or 17
      trust log
      source "https://github.com/capawesome-team/capacitor-plugins/issues/100"
    record e3-doc-ios16-autorotate-01
      ios 16
      trust doc
      source "iOS and iPadOS 16 Release Notes, UIKit, quoted at https://github.com/apache/cordova-plugin-screen-orientation/issues/100"
    record e3-orient-consult-count-9-01
      ios 9
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p253orientationsPermitted/ch19p590orientationsPermitted/ViewController.swift@ef2cb5b9"
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
    record e3-orient-consult-count-13-01
      ios 13
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p253orientationsPermitted/ch19p590orientationsPermitted/ViewController.swift@f6d568b7"
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
    record e3-orient-consult-rotate-8-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p253orientationsPermitted/ch19p590orientationsPermitted/ViewController.swift@1f69f470"
      line ViewController supportedInterfaceOrientations
      line ViewController supportedInterfaceOrientations
    record e3-popover-inner-modal-8-01
      ios 8.3
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch09p476popovers/ch22p751popovers/ViewController.swift@724bc3d4 and @0ba3ebe8"
    record e3-tcd-earlier-17-01
      ios 17
      trust claim
      source "https://github.com/lascic/UIOnboarding/pull/19"
      unsaid "where it comes is not told"
    record e3-tcd-parent-first-14-01
      ios 13 or 14
      trust claim
      source "https://github.com/GetStream/stream-chat-swift/pull/817"
    record e3-wtt-then-wts-9-01
      ios 9
      trust claim
      source "https://github.com/facebookarchive/AsyncDisplayKit/pull/2115"
      line ASViewController willTransitionToTraitCollection:withTransitionCoordinator:
      line (collection view layout can run here)
      line ASViewController viewWillTransitionToSize:withTransitionCoordinator:
    record e3-safearea-before-layout-16-01
      ios 16
      trust claim
      source "https://github.com/NativeScript/NativeScript/pull/10151"
      line VC viewSafeAreaInsetsDidChange
      line VC viewDidLayoutSubviews
    record e3-hosting-viewdidload-14-01
      ios 14
      trust claim
      source "https://github.com/cryptomator/ios/pull/282"
      unsaid "SwiftUI is not simulated"
    record e3-tabview-page-representable-16-01
      ios 16.5
      trust claim
      source "https://github.com/feedback-assistant/reports/issues/411 (FB12795690)"
      unsaid "SwiftUI is not simulated"
    record e3-nav-root-notloaded-18-01
      ios 18
      trust claim
      source "https://devgem.io/posts/ios-18-uinavigationcontroller-lifecycle-method-quirks-and-solutions"
      line Second viewDidLoad
    record e3-app-kill-9-01
      ios 9
      trust list
      source "public GitHub README 'FinalAssessment-Q3' (Chinese, Swift 2.2 with #function; (public copy)"
      line AppDelegate applicationDidEnterBackground:
      line ViewController viewWillDisappear:
      line ViewController viewDidDisappear:
      line AppDelegate applicationWillTerminate:
    record e3-doc-rotation-timeline-9-01
      ios 9
      trust doc
      source "WWDC 2015 session 205, as noted in two public GitHub notes (public copy), 34088897945; also danielrhammond/WWDC15 205)"
      line VC willTransitionToTraitCollection:withTransitionCoordinator:
      line VC viewWillTransitionToSize:withTransitionCoordinator:
      line (size changes)
      line VC traitCollectionDidChange:
      line coordinator animateAlongsideTransition block
      line (animations run)
      line coordinator completion block
    record e3-modal-launch-12-01
      ios 12
      trust log
      source "https://eunyuni.github.io/2019/12/UIView-lifecycle"
      line A viewDidLoad
      line A viewWillAppear:
      line A viewDidAppear:
    record e3-modal-present-12-01
      ios 12
      trust log
      source "https://eunyuni.github.io/2019/12/UIView-lifecycle"
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line B viewDidAppear:
      line A viewDidDisappear:
    record e3-modal-dismiss-12-01
      ios 12
      trust log
      source "https://eunyuni.github.io/2019/12/UIView-lifecycle"
      line B viewWillDisappear:
      line A viewWillAppear:
      line A viewDidAppear:
      line B viewDidDisappear:
      line B dealloc
    record e3-trait-before-view-12-01
      ios 12 beta 3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/20099 (rdar 42234720)"
      line VC viewWillAppear:
      line view layoutSublayersOfLayer: begins
      line VC traitCollectionDidChange:
      line view applies its own trait change (recursively)
    record e3-present-pc-cached-11-01
      ios 11.4.1
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/20231 (rdar 42996292)"
    record e3-present-pc-getter-8-01
      ios 8.1.1
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/2576 (rdar 19096083)"
    record e3-present-pc-presenting-nil-8-01
      ios 8.4.1 / 9 beta 5
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/8797 (rdar 22398420; dupe of 22394059)"
      line transitioningDelegate presentationControllerForPresentedViewController: P presentingViewController: nil sourceViewController: A
    record e3-present-custom-context-10-01
      ios 10.3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/17111 (rdar 31163999)"
    record e3-safearea-order-mdc-11-01
      ios 11
      trust claim
      source "https://github.com/material-components/material-components-ios/pull/1982 (review by romoore)"
      line VC viewSafeAreaInsetsDidChange
      line VC viewDidLayoutSubviews
    record e3-split-born-8-01
      ios 8-9
      trust claim
      source "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/"
    record e3-segue-order-list-01
      ios unknown (Swift 5)
      trust list
      source "https://velog.io/@rudin_/iOS-Adaptive-Segue"
      line A shouldPerformSegueWithIdentifier:sender: -> YES
      line (the segue object is made)
      line B init
      line B awakeFromNib
      line A prepareForSegue:sender:
      line (transition starts, B appears)
    record e3-segue-should-not-code-01
      ios unknown (Swift 5)
      trust claim
      source "https://velog.io/@rudin_/iOS-Segue의-실행과-제어"
      line A prepareForSegue:sender:
    record e3-segue-nib-order-01
      ios unknown (Swift, about 9)
      trust claim
      source "https://coderapp.vercel.app/answer/37191581 (Stack Overflow, by Rob Mayoff)"
      line (B is loaded from its own nib, with other top-level objects of the scene)
      line B awakeFromNib
      line A prepareForSegue:sender:
      line (the segue asks the navigation controller to push B)
      line (navigation controller asks B for its view)
      line (B view nib is loaded, outlets connected)
      line B views awakeFromNib
      line B viewDidLoad
    record e3-segue-custom-doc-01
      ios 5+
      trust doc
      source "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/CreatingCustomSegues/CreatingCustomSegues.html"
      line destination init
      line segue initWithIdentifier:source:destination:
      line source prepareForSegue:sender:
      line segue perform
      line segue dealloc
    record e3-segue-order-so-01
      ios unknown (6+)
      trust claim
      source "https://newbe.dev/index.php/prepareforsegue-and-performseguewithidentifier-sender (Stack Overflow; same text at qanswer.space)"
      line A performSegueWithIdentifier:sender:
      line A shouldPerformSegueWithIdentifier:sender:
      line (segue and destination are made)
      line A prepareForSegue:sender:
      line (the segue goes on)
      contradicted e3-segue-should-not-code-01 "it has code ask shouldPerformSegueWithIdentifier:sender: too; the class reference and the other record say that it does not"
    record e3-transition-animator-order-01
      ios 8+
      trust claim
      source "github:songgeb/I-Love-iOS:ViewController学习.md@75f3220018ba2f94c80fd6eb70bdb06b3652f2de"
      line transitioningDelegate animationControllerForPresentedController:presentingController:sourceController:
      line transitioningDelegate interactionControllerForPresentation:
      line animator transitionDuration:
      line animator animateTransition:
      line (animator calls completeTransition:)
      line present completion
      line animator animationEnded:
    record e3-transition-pc-order-01
      ios 8+
      trust claim
      source "github:songgeb/I-Love-iOS:ViewController学习.md@75f3220018ba2f94c80fd6eb70bdb06b3652f2de"
      line transitioningDelegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
      line transitioningDelegate animationControllerForPresentedController:presentingController:sourceController:
      line presentation controller presentationTransitionWillBegin
      line presentation controller containerViewWillLayoutSubviews
      line presentation controller presentationTransitionDidEnd:
    record e3-rotate-should-gates-7-01
      ios 6-7
      trust claim
      source "github:wangzz/wangzz.github.com:source/_posts/2014-08-08-ping-mu-xuan-zhuan-xue-xi-bi-ji.markdown@043e57b9"
      line root shouldAutorotate -> NO
    record e3-durations-6-01
      ios 6.1.3
      trust claim
      source "github:kern0x1b/charon:facts/UIKit/TransitionCoordinator.md@0d100ef22e59ccdc314536d1662578cdb2ba49ba"
    record e3-swiftui-onappear-before-didappear-17-01
      ios unknown (about 17, by date)
      trust claim
      source "https://yurimac.tistory.com/79"
      line (viewWillAppear:)
      line (viewDidLayoutSubviews)
      line View onAppear
      line (viewDidAppear:)
      unsaid "SwiftUI is not simulated"
    record e3-scene-kill-table-phone-13-01
      ios 13+
      trust list
      source "https://isolution.pro/q/so71570813 (Japanese translation of a Stack Overflow answer on iOS 13 app switcher events; the answer gives what its author got by experiment)"
      line SceneDelegate sceneDidEnterBackground:
      line AppDelegate applicationWillTerminate:
    record e3-scene-kill-table-pad-single-13-01
      ios 13+
      trust list
      source "https://isolution.pro/q/so71570813 (Japanese translation of a Stack Overflow answer on iOS 13 app switcher events; the answer gives what its author got by experiment)"
      line SceneDelegate sceneDidDisconnect:
      line AppDelegate application:didDiscardSceneSessions:
      line AppDelegate applicationWillTerminate:
    record e3-scene-kill-table-pad-multi-13-01
      ios 13+
      trust list
      source "https://isolution.pro/q/so71570813 (Japanese translation of a Stack Overflow answer on iOS 13 app switcher events; the answer gives what its author got by experiment)"
      line SceneDelegate sceneDidEnterBackground:
      line AppDelegate applicationWillTerminate: (perhaps)
    record e3-scene-config-relaunch-13-01
      ios 13+
      trust claim
      source "https://isolution.pro/q/so76517806 (Japanese translation of a Stack Overflow answer)"
      line (first launch) AppDelegate application:configurationForConnectingSceneSession:options:
      line (second launch) (not called)
    record e3-layout-subviews-pro-9-01
      ios 9
      trust log
      source "https://ja.stackoverflow.org.cn/questions/32559410 (translation of a Stack Overflow answer with console output)"
      line VC viewDidLoad NB={{0,20},{1024,44}} PV={{0,64},{1024,704}}
      line VC viewWillAppear: NB={{0,20},{1024,44}} PV={{0,64},{1024,704}}
      line VC viewWillLayoutSubviews NB={{0,20},{1024,44}} PV={{0,64},{1024,704}}
      line VC viewDidLayoutSubviews NB={{0,20},{1366,44}} PV={{0,64},{1366,960}}
    record e3-popover-lazy-pc-8-01
      ios 8-9
      trust claim
      source "https://www.codeprj.com/zh/blog/414cec1.html"
    record e3-custom-no-disappear-13-01
      ios 13-15
      trust claim
      source "https://juejin.cn/post/7032937831286702094"
    record e3-split-secondary-push-14-01
      ios 14
      trust claim
      source "https://zhaoxin.pro/technology/15993960076329.html (FB8640357)"
    record e3-app-launch-9-01
      ios 9
      trust list
      source "public GitHub README 'FinalAssessment-Q3' (Chinese, Swift 2.2 with #function; (public copy)"
      line AppDelegate application:didFinishLaunchingWithOptions:
      line ViewController viewDidLoad
      line ViewController viewWillAppear:
      line AppDelegate applicationDidBecomeActive:
      line ViewController viewDidAppear:
    record e3-app-home-9-01
      ios 9
      trust list
      source "public GitHub README 'FinalAssessment-Q3' (Chinese, Swift 2.2 with #function; (public copy)"
      line AppDelegate applicationWillResignActive:
      line AppDelegate applicationDidEnterBackground:
    record e3-app-return-9-01
      ios 9
      trust list
      source "public GitHub README 'FinalAssessment-Q3' (Chinese, Swift 2.2 with #function; (public copy)"
      line AppDelegate applicationWillEnterForeground:
      line AppDelegate applicationDidBecomeActive:
    record e3-launch-full-11-01
      ios 11 or 12
      trust log
      source "public GitHub README 'iOSAppLifecycle' (public copy), 34583884730: two versions of one README)"
      line AppDelegate application:didFinishLaunchingWithOptions:
      line VC loadView
      line V1 initWithFrame:
      line VC viewDidLoad
      line V2 initWithFrame:
      line V3 initWithFrame:
      line VC viewWillAppear:
      line V1 layoutMarginsDidChange
      line VC viewLayoutMarginsDidChange
      line V1 safeAreaInsetsDidChange
      line VC viewSafeAreaInsetsDidChange
      line V1 layoutMarginsDidChange
      line VC viewLayoutMarginsDidChange
      line V1 safeAreaInsetsDidChange
      line VC viewSafeAreaInsetsDidChange
      line VC viewWillLayoutSubviews
      line V3 updateConstraints
      line V2 updateConstraints
      line V1 updateConstraints
      line V2 layoutMarginsDidChange
      line V2 safeAreaInsetsDidChange
      line VC viewDidLayoutSubviews
      line V3 layoutMarginsDidChange
      line V3 safeAreaInsetsDidChange
      line V1 layerWillDraw:
      line V1 drawLayer
      line V2 layerWillDraw:
      line V2 drawLayer
      line V3 layerWillDraw:
      line V3 drawLayer
      line VC viewDidAppear:
      line AppDelegate applicationDidBecomeActive:
    record e3-app-launch-objc-01
      ios unknown (Objective-C, no scenes)
      trust log
      source "public GitHub note 'iOS的应用程序的生命周期' (public copy)"
      line AppDelegate application:willFinishLaunchingWithOptions:
      line AppDelegate application:didFinishLaunchingWithOptions:
      line ViewController viewWillAppear:
      line AppDelegate applicationDidBecomeActive:
      line ViewController viewDidAppear:
    record e3-app-return-objc-01
      ios unknown
      trust log
      source "public GitHub note 'iOS的应用程序的生命周期' (public copy)"
      line AppDelegate applicationWillEnterForeground:
      line AppDelegate applicationDidBecomeActive:
    record e2-app-order-claim-01
      ios 4-11
      trust claim
      source "https://qanswer.space/questions/is-it-expected-for-view-controller-lifecycle-events-to-be-triggered-when-the-app-is-launched-in-the-background (reworded copy of a Stack Overflow answer, author most likely M. Neuburg)"
    record e2-page-child-first-01
      ios 13
      trust log
      source "https://github.com/uias/Pageboy/issues/233"
      line Page viewDidLoad
      line Child viewDidLoad
      line Child viewWillAppear:
      line Child viewDidAppear:
      line Page viewWillAppear:
      line Page viewDidAppear:
    record e2-split-delegate-modal-6-01
      ios 6
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/13887 (rdar 13613769)"
    record e2-tab-embedded-cell-103-01
      ios 10.3
      trust log
      source "https://github.com/lionheart/openradar-mirror/issues/17385 (rdar 32106539)"
    record e2-cat26-nav-push-unanimated-01
      ios 26.5 (Mac Catalyst)
      trust list
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
    record e2-warn-unbalanced-launch-modal-9-01
      ios 9
      trust log
      source "https://github.com/wordpress-mobile/WordPress-iOS/issues/5554"
    record e2-warn-unbalanced-push-root-16-01
      ios 16
      trust claim
      source "https://github.com/mozilla-mobile/firefox-ios/issues/15804"
      unsaid "a cause that is supposed, of a text in an app whose calls are not told"
    record e3-isappearing-children-15-01
      ios 15
      trust claim
      source "public GitHub article 'Understanding viewIsAppearing' (Adobels; (public copy), Known Issues, citing forums.developer.apple.com/forums/thread/749169"
    record e3-orient-ipad-multitask-9-01
      ios 9.0.1
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/8424 (rdar 22854526; also 6178)"
    record e3-app-home-objc-01
      ios unknown
      trust log
      source "public GitHub note 'iOS的应用程序的生命周期' (public copy)"
    record e3-present-formsheet-frame-9-01
      ios 9.3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/14700 (rdar 26311655)"
    record e3-rotate-present-preferred-first-13-01
      ios unknown (about 13, by date)
      trust claim
      source "https://wsa.jianshu.io/p/bc6132096926 (same at haomeiwen.com/subject/fhoydktx.html)"
    record e3-tab-stale-size-5-01
      ios 5.1 and 6.0
      trust claim
      source "http://iphone-app-developer.seesaa.net/article/316448859.html"
    record e3-orient-launch-plist-8-01
      ios 8
      trust claim
      source "https://qiita.com/kenmaz/items/1704152ef38c35bfe9fe"
    record e3-orient-pad-multitask-not-asked-13-01
      ios 13
      trust claim
      source "https://note.com/iga34engineer/n/n0457934eb665"
    record e2-exc-pop-nonexistent-01
      ios 12
      trust log
      source "https://github.com/xiaopin/NavigationContainer/issues/11"
    record e2-exc-transition-common-parent-6-01
      ios 6
      trust log
      source "https://github.com/Awful/Awful.app/issues/213"
    record e3-exc-no-common-setroot-11-01
      ios 11.4.1
      trust log
      source "https://github.com/calimarkus/JDStatusBarNotification/issues/105"
      line UIWindow setRootViewController:
      line UIViewController _preferredInterfaceOrientationGivenStatusBarAndDeviceAndOrientation:
      line UIViewController __supportedInterfaceOrientations
      line exception UIApplicationInvalidInterfaceOrientation
    record e3-exc-no-common-gone-13-01
      ios 13
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted3/SupportedOrientationsTest/ViewController.swift"
    record e2-cat26-present-unanimated-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line M viewDidLoad
      line A viewWillDisappear: animated=0
      line M viewWillAppear: animated=0
      line M viewIsAppearing: animated=0
      line M viewDidAppear: animated=0
      line A viewDidDisappear: animated=0
      line (present completion)
    record e2-cat26-contain-nodidmove-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line (addChildViewController:)
      line C2 willMoveToParentViewController: parent=container
      line C2 viewDidLoad
      line (addSubview:)
      line C2 viewWillAppear:
      line C2 viewIsAppearing: frame={{0,0},{390,844}}
      line C2 viewDidAppear:
    record e2-cat26-contain-undeclared-01
      ios 26.5 (Mac Catalyst)
      trust log
      source "chapter '【iOS】UIViewController：生命周期的真实顺序与容器控制器' of a public notes repository, 2026-07-27"
      line C3 viewWillAppear:
      line C3 viewIsAppearing: frame={{0,0},{390,844}}
      line C3 viewDidAppear:
    record size-launch-15-portrait
      ios 15
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line VC viewDidLoad bounds.size={375,667} traits=compact/regular
      line VC viewWillAppear: bounds.size={375,667}
      line VC viewWillLayoutSubviews bounds.size={375,667}
      line VC viewDidLayoutSubviews bounds.size={375,667}
      line VC viewDidAppear: bounds.size={375,667}
    record size-launch-15-landscape
      ios 15
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line VC viewDidLoad bounds.size={667,375} traits=compact/compact
      line VC viewWillAppear: bounds.size={667,375}
      line VC viewWillLayoutSubviews bounds.size={667,375}
      line VC viewDidLayoutSubviews bounds.size={667,375}
      line VC viewDidAppear: bounds.size={667,375}
    record size-launch-15-forced
      ios 15
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line VC viewDidLoad bounds.size={375,667} traits=compact/regular
      line VC viewWillAppear: bounds.size={375,667}
      line VC willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      line VC traitCollectionDidChange: traits=compact/compact
      line VC viewWillLayoutSubviews bounds.size={667,375}
      line VC viewDidLayoutSubviews bounds.size={667,375}
      line VC viewWillLayoutSubviews bounds.size={667,375}
      line VC viewDidLayoutSubviews bounds.size={667,375}
      line VC viewDidAppear: bounds.size={667,375}
    record size-launch-15-forced-workaround
      ios 15
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line VC viewDidLoad bounds.size={667,375} traits=compact/compact
      line VC viewWillAppear: bounds.size={667,375}
      line VC viewWillLayoutSubviews bounds.size={667,375}
      line VC viewDidLayoutSubviews bounds.size={667,375}
      line VC viewDidAppear: bounds.size={667,375}
    record size-launch-13-forced
      ios 13
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@f6d568b75134cfeeb04e41dc10ca212bc3df19b3"
      line VC viewDidLoad traits=compact/regular
      line VC viewWillAppear:
      line VC willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
      contradicted size-launch-15-forced "a beta, and of one author who found otherwise on 15"
    record size-launch-11-portrait
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@a4ffad28904826319d13255f4050236564171279"
      line VC viewDidLoad bounds.size={320,568} traits=compact/regular
      line VC viewWillAppear: bounds.size={320,568}
      line VC traitCollectionDidChange: traits=compact/regular
      line VC viewWillLayoutSubviews bounds.size={320,568}
      line VC viewDidLayoutSubviews bounds.size={320,568}
      line VC viewDidAppear: bounds.size={320,568}
    record size-launch-11-landscape
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@a4ffad28904826319d13255f4050236564171279"
      line VC viewDidLoad bounds.size={568,320} traits=compact/compact
      line VC viewWillAppear: bounds.size={568,320}
      line VC traitCollectionDidChange: traits=compact/compact
      line VC viewWillLayoutSubviews bounds.size={568,320}
      line VC viewDidLayoutSubviews bounds.size={568,320}
      line VC viewDidAppear: bounds.size={568,320}
    record size-launch-11-forced
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@a4ffad28904826319d13255f4050236564171279"
      line VC viewDidLoad bounds.size={320,568} traits=compact/regular
      line VC viewWillAppear: bounds.size={320,568}
      line VC willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      line VC traitCollectionDidChange: traits=compact/compact
      line VC viewWillLayoutSubviews bounds.size={568,320}
      line VC viewDidLayoutSubviews bounds.size={568,320}
      line VC viewDidAppear: bounds.size={568,320}
    record size-launch-9-portrait
      ios 9
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@ef2cb5b940915f2b878441046520df9d00486bba"
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record size-launch-9-landscape
      ios 9
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@ef2cb5b940915f2b878441046520df9d00486bba"
      line VC viewDidLoad orientation=portrait
      line VC traitCollectionDidChange:
      line VC willTransitionToTraitCollection:withTransitionCoordinator: orientation=landscape
      line VC viewWillTransitionToSize:withTransitionCoordinator: orientation=landscape
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
    record size-launch-9-landscapeonly
      ios 9
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@ef2cb5b940915f2b878441046520df9d00486bba"
      line VC viewDidLoad orientation=landscape
      line VC viewWillAppear:
      line VC traitCollectionDidChange:
    record size-launch-9-forced
      ios 9
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@ef2cb5b940915f2b878441046520df9d00486bba"
      line VC viewDidLoad orientation=portrait
      line VC viewWillAppear:
      line VC willTransitionToTraitCollection:withTransitionCoordinator: orientation=landscape
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record size-rotate180-9-01
      ios 9
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@ef2cb5b940915f2b878441046520df9d00486bba"
      line VC viewWillTransitionToSize:withTransitionCoordinator: orientation=landscape
    record size-launch-8-portrait
      ios 8
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@d3854fd121933f47d1fedb0f8e02819952ab953b"
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record size-launch-8-landscape
      ios 8
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@d3854fd121933f47d1fedb0f8e02819952ab953b"
      line VC viewDidLoad orientation=portrait
      line VC traitCollectionDidChange:
      line VC willTransitionToTraitCollection:withTransitionCoordinator:
      line VC viewWillTransitionToSize:withTransitionCoordinator: orientation=landscape
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
    record size-launch-8-landscapefirst
      ios 8
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@d3854fd121933f47d1fedb0f8e02819952ab953b"
      line VC viewDidLoad orientation=landscape
      line VC traitCollectionDidChange:
      line VC willTransitionToTraitCollection:withTransitionCoordinator: orientation=portrait
      line VC viewWillTransitionToSize:withTransitionCoordinator: orientation=portrait
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
    record size-launch-8-forced
      ios 8
      trust list
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@92989fce1bf9dca149ba976816a8242b8b9d514b"
      line VC viewDidLoad orientation=portrait
      line VC traitCollectionDidChange:
      line VC willTransitionToTraitCollection:withTransitionCoordinator: orientation=landscape
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
    record size-rotate-nav-layout-8-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift@d3854fd121933f47d1fedb0f8e02819952ab953b"
      line VC willTransitionToTraitCollection:withTransitionCoordinator:
      line VC viewWillTransitionToSize:withTransitionCoordinator:
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
    record orient-supported-8-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p253orientationsPermitted4/ch19p590orientationsPermitted/ViewController.swift@3b523c58f1b8853bcb165ded113c7be1ad46709c"
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
      line VC supportedInterfaceOrientations
    record size-navbar-hide-01
      ios 15
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
    record size-launch-8to12-trait-claim
      ios 12
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift@cb867d74e1cebe7a9043adcde6ff31d4e147764c"
      line VC traitCollectionDidChange:
    record size-launch-13-trait-claim
      ios 13
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift@cb867d74e1cebe7a9043adcde6ff31d4e147764c"
      line VC willTransitionToTraitCollection:withTransitionCoordinator:
      contradicted size-launch-15-trait-claim "a beta; the same author found neither message later"
    record size-launch-15-trait-claim
      ios 15
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
    record rot-old-vs-new-8-01
      ios 8.1
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift@6183d2f43979605ee261c42fa741e0c84d1786df"
      line VC viewWillTransitionToSize:withTransitionCoordinator:
    record size-forced-present-9-01
      ios 9
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p272forcedRotation/ch19p601presentedViewController/ViewController.swift@9577432aec4d2b02dc125c4511c10393501c2a2a"
    record rot-launch-6-01
      ios 6
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p525launchIntoRotation/p450p461launchIntoRotation/ViewController.m@202f372fa822e30345b0d082f0622bee7be25ea0"
      line VC viewDidLoad
      line VC viewWillLayoutSubviews
    record unwind-tabbed-11-01
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326TabbedUnwind/TabbedUnwind/FirstViewController.swift@63540c6bf2417d7db3470e7fde6709a17b936825"
      line Presented shouldPerformSegueWithIdentifier:sender: returns=YES
      line Second allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Second canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line Presented allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Presented canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line MyTabBarController allowedChildViewControllersForUnwindingFromSource: returns=[MyNavController]
      line MyNavController allowedChildViewControllersForUnwindingFromSource: returns=[Pushed,First]
      line Pushed allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Pushed canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line First allowedChildViewControllersForUnwindingFromSource: returns=[]
      line First canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=YES
      line Presented prepareForSegue:sender:
      line First iAmFirst:
      line MyTabBarController dismissViewControllerAnimated:completion:
      line MyTabBarController unwindForSegue:towardsViewController: subsequentVC=MyNavController
      line MyTabBarController setSelectedViewController:
      line MyNavController unwindForSegue:towardsViewController: subsequentVC=First
      line MyNavController popToViewController:animated:
      line Pushed dealloc
      line Presented dealloc
    record unwind-tabbed-9-01
      ios 9
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326TabbedUnwind/TabbedUnwind/FirstViewController.swift@9577432aec4d2b02dc125c4511c10393501c2a2a"
      line Extra2 shouldPerformSegueWithIdentifier:sender: returns=YES
      line Second allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Second canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line Extra2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Extra2 canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line MyTabBarController allowedChildViewControllersForUnwindingFromSource: returns=[MyNavController]
      line MyNavController allowedChildViewControllersForUnwindingFromSource: returns=[Extra1,First]
      line Extra1 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line Extra1 canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=NO
      line First allowedChildViewControllersForUnwindingFromSource: returns=[]
      line First canPerformUnwindSegueAction:fromViewController:withSender: action=iAmFirst: returns=YES
      line First iAmFirst:
      line MyTabBarController dismissViewControllerAnimated:completion:
      line MyTabBarController unwindForSegue:towardsViewController: subsequentVC=MyNavController
      line MyNavController unwindForSegue:towardsViewController: subsequentVC=First
    record unwind-cascade-10-01
      ios 10
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326PresentedCascadeUnwind/PresentedCascadeUnwind/ViewController.swift@bd3bf39e2bc30ad16af4bb5b2dd9707acdb1a73a"
      line VC4 shouldPerformSegueWithIdentifier:sender: returns=YES
      line VC4 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC4 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC2 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC1 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC1 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=YES
      line VC4 prepareForSegue:sender:
      line VC1 unwind:
      line VC1 dismissViewControllerAnimated:completion:
    record unwind-cascade-9-01
      ios 9
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326PresentedCascadeUnwind/PresentedCascadeUnwind/ViewController.swift@4c8108c7d9d070b1a62378162db5a0cb436ebed3"
      line VC4 shouldPerformSegueWithIdentifier:sender: returns=YES
      line VC4 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC4 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC4 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC4 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC2 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC4 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC4 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC2 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC1 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC1 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=YES
      line VC4 prepareForSegue:sender:
      line VC1 unwind:
      line VC1 dismissViewControllerAnimated:completion:
    record unwind-custom-parent-11-01
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326unwindWithCustomParent/UnwindWithCustomParent/ViewController.swift@491cefe86dbc2998731fdecb749f66a607d2fc1b"
      line VC3 shouldPerformSegueWithIdentifier:sender: returns=YES
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=NO
      line VC2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC2 canPerformUnwindSegueAction:fromViewController:withSender: action=unwind: returns=YES
      line VC3 prepareForSegue:sender:
      line VC2 unwind:
      line VC2 dismissViewControllerAnimated:completion:
    record unwind-custom-parent-8-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p326unwindWithCustomParent/UnwindWithCustomParent/ViewController.swift@e9c5532765d73708d1cf9fb2ddffb2fe8c630362"
      line Parent viewControllerForUnwindSegueAction:fromViewController:withSender:
    record unwind-push2-present2-11-01
      ios 11
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p327unwind2/SuperTest/ViewController.swift@491cefe86dbc2998731fdecb749f66a607d2fc1b"
      line VC5 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC5 canPerformUnwindSegueAction:fromViewController:withSender: action=doUnwind: returns=NO
      line VC4 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC4 canPerformUnwindSegueAction:fromViewController:withSender: action=doUnwind: returns=NO
      line VC3 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC3 canPerformUnwindSegueAction:fromViewController:withSender: action=doUnwind: returns=NO
      line MyNavController allowedChildViewControllersForUnwindingFromSource: returns=[VC2,VC1]
      line VC2 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC2 canPerformUnwindSegueAction:fromViewController:withSender: action=doUnwind: returns=NO
      line VC1 allowedChildViewControllersForUnwindingFromSource: returns=[]
      line VC1 canPerformUnwindSegueAction:fromViewController:withSender: action=doUnwind: returns=YES
      line MyNavController dismissViewControllerAnimated:completion:
      line MyNavController unwindForSegue:towardsViewController: subsequentVC=VC1
      line MyNavController popToViewController:animated: vc=VC1
    record unwind-prepare-6-01
      ios 6
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p560presentedViewControllerStoryboard/p560presentedViewControllerStoryboard/FlipsideViewController.m@a9f64fbff138223122d5ca24e919e96afc628d46"
      line Flipside prepareForSegue:sender:
      line Main unwindAction:
    record unwind-container-6-01
      ios 6
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:iOS6bookExamples/ch19p640presentedViewControllerStoryboard2/p560presentedViewControllerStoryboard/MyNavigationController.m@79b25c8ae95af45d884b3a7ebeadd060ba00dfc9"
      line MainViewController canPerformUnwindSegueAction:fromViewController:withSender: returns=NO
      line MyNavigationController viewControllerForUnwindSegueAction:fromViewController:withSender:
    record unwind-steps-doc-01
      ios 6
      trust doc
      source "Apple Technical Note TN2298 'Using Unwind Segues' (developer.apple.com/library/archive/technotes/tn2298/), quoted at jianshu.com/p/e14d5739fe62"
      line Destination canPerformUnwindSegueAction:fromViewController:withSender:
      line Source prepareForSegue:sender:
      line Destination unwindAction:
    record unwind-steps-doc-02
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line Target canPerformUnwindSegueAction:fromViewController:withSender: returns=YES
      line Container segueForUnwindingToViewController:fromViewController:identifier:
      line Target unwindAction:
      line Segue perform
    record unwind-coordinator-8-01
      ios 8
      trust claim
      source "https://github.com/lionheart/openradar-mirror (rdar 17915792)"
    record segue-embed-6-01
      ios 6
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p561containerViewControllerStoryboard/p476containerController/RootViewController.m@058f2475384c81632cf99b736ac415e5b700594a"
      line RootViewController prepareForSegue:sender:
      line RootViewController viewDidLoad
    record segue-action-13-01
      ios 13
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p265presentedViewControllerStoryboard/ch19p601presentedViewController/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line A configWithCoder:
      line B initWithCoder:
      line A prepareForSegue:sender:
    record segue-launch-12-01
      ios 12.2
      trust log
      source "github:aokiplayer/ViewControllerLifeCycleSample:ViewControllerLifeCycleSample/ViewControllerLifeCycleSample/FirstSceneViewController.swift@854f43f4d96d4327901aa4e9a571f0a7c6a4cee2 (log at yagamo-style.com/posts/viewcontrollerlifecycle/, stored index id 8055373688)"
      line A initWithCoder:
      line A loadView
      line A viewDidLoad
      line A viewWillAppear:
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line A viewDidAppear:
    record rotate-12-01
      ios 12.2
      trust log
      source "github:aokiplayer/ViewControllerLifeCycleSample:ViewControllerLifeCycleSample/ViewControllerLifeCycleSample/FirstSceneViewController.swift@854f43f4d96d4327901aa4e9a571f0a7c6a4cee2 (log at yagamo-style.com/posts/viewcontrollerlifecycle/, stored index id 8055373688)"
      line A viewWillTransitionToSize:withTransitionCoordinator:
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
    record bg-home-12-01
      ios 12.2
      trust log
      source "github:aokiplayer/ViewControllerLifeCycleSample:ViewControllerLifeCycleSample/ViewControllerLifeCycleSample/FirstSceneViewController.swift@854f43f4d96d4327901aa4e9a571f0a7c6a4cee2 (log at yagamo-style.com/posts/viewcontrollerlifecycle/, stored index id 8055373688)"
    record segue-present-12-01
      ios 12.2
      trust log
      source "github:aokiplayer/ViewControllerLifeCycleSample:ViewControllerLifeCycleSample/ViewControllerLifeCycleSample/FirstSceneViewController.swift@854f43f4d96d4327901aa4e9a571f0a7c6a4cee2 (log at yagamo-style.com/posts/viewcontrollerlifecycle/, stored index id 8055373688)"
      line B initWithCoder:
      line A prepareForSegue:sender:
      line B loadView
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line B viewWillLayoutSubviews
      line B viewDidLayoutSubviews
      line B viewDidAppear:
      line A viewDidDisappear:
    record segue-unwind-12-01
      ios 12.2
      trust log
      source "github:aokiplayer/ViewControllerLifeCycleSample:ViewControllerLifeCycleSample/ViewControllerLifeCycleSample/FirstSceneViewController.swift@854f43f4d96d4327901aa4e9a571f0a7c6a4cee2 (log at yagamo-style.com/posts/viewcontrollerlifecycle/, stored index id 8055373688)"
      line B prepareForSegue:sender:
      line A unwindToFirst:
      line B viewWillDisappear:
      line A viewWillAppear:
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
      line A viewDidAppear:
      line B viewDidDisappear:
      line B dealloc
      line A viewWillLayoutSubviews
      line A viewDidLayoutSubviews
    record nib-init-11-01
      ios 11
      trust log
      source "github public file, stored index id 3678267348 (Chinese blog by MIN, view controller creation ways)"
      line VC initWithNibName:bundle:
      line VC loadView
      line View initWithCoder:
      line View awakeFromNib
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record nib-load-11-01
      ios 11
      trust log
      source "github public file, stored index id 3678267348 (Chinese blog by MIN, view controller creation ways)"
      line VC initWithCoder:
      line View initWithCoder:
      line VC awakeFromNib
      line VC viewDidLoad
      line View awakeFromNib
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record storyboard-init-11-01
      ios 11
      trust log
      source "github public file, stored index id 3678267348 (Chinese blog by MIN, view controller creation ways)"
      line VC initWithCoder:
      line VC awakeFromNib
      line VC loadView
      line View initWithCoder:
      line View awakeFromNib
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record code-init-11-01
      ios 11
      trust log
      source "github public file, stored index id 3678267348 (Chinese blog by MIN, view controller creation ways)"
      line VC init
      line VC initWithNibName:bundle:
      line VC loadView
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record storyboard-launch-14-01
      ios 14
      trust list
      source "github public file, stored index id 9972559845"
      line VC initWithCoder:
      line VC awakeFromNib
      line VC loadView
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record segue-should-claim-01
      ios unknown
      trust claim
      source "https://qanswer.space (Q&A page on segue order)"
      line Source shouldPerformSegueWithIdentifier:sender:
      line Destination initWithCoder:
      line Source prepareForSegue:sender:
      line Segue perform
    record nib-order-cs193p-01
      ios 7
      trust doc
      source "CS193p lecture slides, iOS 7"
      line VC awakeFromNib
      line VC viewDidLoad
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewWillAppear:
      line VC viewDidAppear:
      contradicted nav-push-05 "a slide that groups the callbacks; each log has the layout after viewWillAppear:"
    record nib-life-csdn-01
      ios 11
      trust list
      source "https://blog.youkuaiyun.com/jie863230900/article/details/79571671"
      line VC initWithCoder:
      line VC awakeFromNib
      line VC loadView
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC updateViewConstraints
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record restore-6-03
      ios 6
      trust log
      source "github:mattneub/Programming-iOS-Book-Examples:ch19p568stateRestoration2/p476pageController/AppDelegate.m@11e932e5dcbac1350dfde3b5359e8e83bb4b43bc"
      line App application:willFinishLaunchingWithOptions:
      line App application:shouldRestoreApplicationState:
      line Root class viewControllerWithRestorationIdentifierPath:coder: path=[root]
      line Pep class viewControllerWithRestorationIdentifierPath:coder: path=[root,pep]
      line Root decodeRestorableStateWithCoder:
      line Pep decodeRestorableStateWithCoder:
      line App application:didDecodeRestorableStateWithCoder:
      line App application:didFinishLaunchingWithOptions:
    record restore-order-so-01
      ios unknown
      trust claim
      source "https://newbe.dev (copy of a Stack Overflow answer on state restoration order)"
      line VC class viewControllerWithRestorationIdentifierPath:coder:
      line VC awakeFromNib
      line VC viewDidLoad
      line VC decodeRestorableStateWithCoder:
      line VC viewWillAppear:
      line VC viewDidAppear:
    record restore-order-book-01
      ios 9
      trust claim
      source "M. Neuburg, Programming iOS 9, pp. 386-387 (quoted)"
      line App application:shouldRestoreApplicationState:
      line App application:viewControllerWithRestorationIdentifierPath:coder:
      line VC class viewControllerWithRestorationIdentifierPath:coder:
      line VC viewDidLoad
      line VC decodeRestorableStateWithCoder:
      line App application:didDecodeRestorableStateWithCoder:
      line VC applicationFinishedRestoringState
    record restore-doc-01
      ios 13
      trust doc
      source "Apple, 'About the UI Restoration Process' (developer.apple.com/documentation/uikit)"
      line VC class viewControllerWithRestorationIdentifierPath:coder:
      line VC decodeRestorableStateWithCoder:
      line App application:didFinishLaunchingWithOptions:
    record restore-segue-01
      ios 12
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p341SimplestRestorationExample/ch19p652SimplestRestorationExample/Controllers.swift@4f785bf15f622d363c9334c696be0241512e4091"
    record encode-doc-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line VC encodeRestorableStateWithCoder:
    record editing-doc-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line VC setEditing:animated: editing=1
    record custompres-bare-present-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line bare viewWillAppear:
      line bare viewDidAppear:
      line completion
    record custompres-bare-dismiss-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line bare viewWillDisappear:
      line bare viewDidDisappear:
      line completion
    record custompres-dim-present-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line delegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
      line pc presentationTransitionWillBegin
      line dim viewWillAppear:
      line animator animateTransition:
      line animator completeTransition:
      line pc presentationTransitionDidEnd: completed=1
      line dim viewDidAppear:
      line completion
      line animator animationEnded: completed=1
    record custompres-dim-dismiss-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line pc dismissalTransitionWillBegin
      line dim viewWillDisappear:
      line animator animateTransition:
      line animator completeTransition:
      line pc dismissalTransitionDidEnd: completed=1
      line dim viewDidDisappear:
      line completion
      line animator animationEnded: completed=1
    record custompres-plain-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line delegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
      line pc presentationTransitionWillBegin
      line plain viewWillAppear:
      line pc presentationTransitionDidEnd: completed=1
      line plain viewDidAppear:
      line completion
    record custompres-plain-dismiss-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line pc dismissalTransitionWillBegin
      line plain viewWillDisappear:
      line pc dismissalTransitionDidEnd: completed=1
      line plain viewDidDisappear:
      line completion
    record custompres-remove-present-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line delegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
      line pc presentationTransitionWillBegin
      line base viewWillDisappear:
      line remove viewWillAppear:
      line animator animateTransition:
      line animator completeTransition:
      line pc presentationTransitionDidEnd: completed=1
      line remove viewDidAppear:
      line base viewDidDisappear:
      line completion
      line animator animationEnded: completed=1
    record custompres-remove-dismiss-15-01
      ios 15
      trust log
      source "github:kern0x1b/charon:tests/backports/device/custompresentation-expectations.h@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line pc dismissalTransitionWillBegin
      line remove viewWillDisappear:
      line base viewWillAppear:
      line animator animateTransition:
      line animator completeTransition:
      line pc dismissalTransitionDidEnd: completed=1
      line base viewDidAppear:
      line remove viewDidDisappear:
      line completion
      line animator animationEnded: completed=1
    record sheet-drag-static-01
      ios 16
      trust claim
      source "github:kern0x1b/charon:packages/a/apple-backports/facts/UIKit/UISheetPresentationController.md@0a0ae702491361ab32936820ce8ca6bb708cad5f"
      line delegate presentationControllerShouldDismiss:
      line delegate presentationControllerWillDismiss:
      line delegate presentationControllerDidDismiss:
    record sheet-segue-unwind-13-01
      ios 13.3
      trust log
      source "github:aokiplayer/ModalXcode11@7d0a08acc5c57600677daf1340279191158bf356 (log at yagamo-style.com/2020/03/02/default-modal-segue-xcode11/, stored index id 7772734859)"
      line main prepareForSegue:sender: style=pageSheet
      line NewDefaultVC prepareForSegue:sender:
      line main unwindToMain:
    record sheet-segue-swipe-13-01
      ios 13.3
      trust log
      source "github:aokiplayer/ModalXcode11@7d0a08acc5c57600677daf1340279191158bf356 (log at yagamo-style.com/2020/03/02/default-modal-segue-xcode11/, stored index id 7772734859)"
      line main prepareForSegue:sender: style=pageSheet
    record sheet-fullscreen-13-01
      ios 13.3
      trust log
      source "github:aokiplayer/ModalXcode11@7d0a08acc5c57600677daf1340279191158bf356 (log at yagamo-style.com/2020/03/02/default-modal-segue-xcode11/, stored index id 7772734859)"
      line main prepareForSegue:sender: style=fullScreen
      line main viewWillDisappear:
      line main viewDidDisappear:
      line FullScreenVC prepareForSegue:sender:
      line main unwindToMain:
      line main viewWillAppear:
      line main viewDidAppear:
    record sheet-order-qiita-01
      ios 13
      trust claim
      source "https://qiita.com/hirothings/items/554288583d581a8a929c"
      line delegate presentationControllerShouldDismiss:
      line delegate presentationControllerWillDismiss:
      line delegate presentationControllerDidDismiss:
    record sheet-header-01
      ios 13
      trust doc
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p264presentedViewController/ch19p601presentedViewController/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
    record sheet-presenter-claim-01
      ios 13
      trust claim
      source "https://github.com/jonkykong/SideMenu/issues/558"
    record sheet-presenter-claim-02
      ios 13
      trust claim
      source "https://github.com/Yummypets/YPImagePicker/issues/517"
      line presenter viewWillDisappear:
      contradicted sheet-presenter-claim-01 "a claim against a logged project"
    record adapt-popover-8-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch09p477popoversOnPhone/PopoverOnPhone/ViewController.swift@8a479e4f3d171187c80ff3720ffed54618f0f302"
      line delegate adaptivePresentationStyleForPresentationController: returns=FullScreen
      line delegate presentationController:viewControllerForAdaptivePresentationStyle: style=FullScreen
    record adapt-popover-9-01
      ios 9
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch09p477popoversOnPhone/PopoverOnPhone/ViewController.swift@5bc96370eb84ad02ba04423aa4ccd7676481af32"
      line delegate adaptivePresentationStyleForPresentationController:traitCollection:
    record adapt-popover-head-01
      ios 13
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch09p477popoversOnPhone/PopoverOnPhone/ViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line delegate adaptivePresentationStyleForPresentationController:traitCollection:
    record adapt-doc-01
      ios 8
      trust doc
      source "Apple View Controller Programming Guide, adaptive interfaces"
      line delegate adaptivePresentationStyleForPresentationController:
      line delegate presentationController:viewControllerForAdaptivePresentationStyle:
    record adapt-style-83-01
      ios 8.3
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/8808 (rdar 22394107)"
    record isappearing-doc-01
      ios 13
      trust doc
      source "github:theAppLaunchers/apple-docs-for-rag:WWDC2025/api/UIKit/UIViewController/viewIsAppearing(_:).md@61312ac5fd829bfbe6c60a6fc3fcd8962f69cef7"
      line VC viewWillAppear:
      line VC viewIsAppearing:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record ipop-claim-01
      ios 10
      trust claim
      source "https://github.com/xmartlabs/Eureka/pull/1037"
      line top viewWillDisappear:
      line top viewWillAppear:
      line top viewDidAppear:
    record ipop-didmove-01
      ios 9
      trust claim
      source "FeatherweightRouter PR 9 (github)"
      line child didMoveToParentViewController: parent=nil
    record custom-tab-cancel-01
      ios 15
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p300customAnimation3/ch19p620customAnimation1/ViewControllers.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line First viewWillAppear:
      line Second viewWillDisappear:
      unsaid "a gesture that changes tabs by a transition of the app has no words"
    record animationended-twice-01
      ios 15
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p292customAnimation1/ch19p620customAnimation1/Animator.swift@4f785bf15f622d363c9334c696be0241512e4091"
      line animator animationEnded:
      line animator animationEnded:
      contradicted custompres-dim-present-15-01 "a remark on the animator of a tab bar, which its author cannot explain; each log of an animator has one animationEnded: for each transition"
    record safearea-13-01
      ios 13
      trust list
      source "https://www.haomeiwen.com/subject/aedzsqtx"
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewSafeAreaInsetsDidChange
      line VC viewWillLayoutSubviews
      line VC viewDidAppear:
    record ttiobserver-push-15-01
      ios 15
      trust log
      source "github:bookingcom/perfsuite-ios:PerformanceSuite/Tests/TTIObserverExtensionTests.swift@9e0a2c1783d4b63370d7bcbe026eb52a79c8117c"
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
      line VC viewWillDisappear:
      line VC viewDidDisappear:
    record size-presenter-modal-01
      ios 9
      trust claim
      source "https://github.com/onmyway133/notes/issues/202"
      line A viewWillTransitionToSize:withTransitionCoordinator:
    record size-presenter-modal-02
      ios 10
      trust claim
      source "https://github.com/onmyway133/notes/issues/210"
      line A viewWillTransitionToSize:withTransitionCoordinator:
      line A viewWillTransitionToSize:withTransitionCoordinator:
    record size-nav-split-9-01
      ios 9
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/7463 (rdar 24277475)"
      line VC1 viewWillTransitionToSize:withTransitionCoordinator:
      line VC2 viewWillTransitionToSize:withTransitionCoordinator:
      line VC2 viewWillTransitionToSize:withTransitionCoordinator:
      unsaid "a covered controller of a stack hears of one resize and not of the next; what decides is not told"
    record trait-split-overlay-10-01
      ios 10
      trust claim
      source "https://github.com/lionheart/openradar-mirror/issues/15990 (rdar 28528503)"
      unsaid "which controller misses the call, and how the columns stand before it, is not told"
    record trait-launch-asdk-01
      ios 9
      trust claim
      source "https://github.com/facebookarchive/AsyncDisplayKit/pull/1592"
      line VC traitCollectionDidChange:
    record trait-launch-13-doc
      ios 13
      trust doc
      source "Apple iOS 13 beta 6 release notes, quoted at github.com/wikimedia/wikipedia-ios PR 3229"
    record trait-stack-01
      ios 9
      trust claim
      source "github public file, stored index id 1303351551 (call stack)"
      line VC viewWillAppear:
      line VC traitCollectionDidChange:
      line VC viewWillLayoutSubviews
    record trait-bg-13-01
      ios 13
      trust claim
      source "https://github.com/Tencent/QMUI_iOS/issues/1491; FluentDarkModeKit PR 97; FloatingPanel PR 228; wikimedia/wikipedia-ios PR 3211"
      line VC traitCollectionDidChange:
      line VC traitCollectionDidChange:
    record trait-dark-updates-13-01
      ios 13
      trust doc
      source "https://github.com/wikimedia/wikipedia-ios/pull/3211 (also Apple's Supporting Dark Mode list)"
    record rotate-return-11-01
      ios 11
      trust list
      source "https://level49.com/date/2016/05 (Japanese)"
      line A willTransitionToTraitCollection:withTransitionCoordinator:
      line A viewWillAppear:
      line A viewDidAppear:
    record rotate-return-11-02
      ios 11
      trust list
      source "https://level49.com/date/2016/05 (Japanese)"
      line A willTransitionToTraitCollection:withTransitionCoordinator:
      line App applicationWillEnterForeground:
      line App applicationDidBecomeActive:
    record size-wrong-01
      ios 9
      trust claim
      source "https://github.com/lla01/ViewWillTransitionToSizeIssue"
      line VC viewWillTransitionToSize:withTransitionCoordinator:
      unsaid "it says that the size told to a form sheet is wrong, and not which it is"
    record life-extra-claims-12-01
      ios 12
      trust claim
      source "github:RickeyBoy/Rickey-iOS-Notes:笔记/iOS 生命周期的缺失和错乱.md@2c0151d4801b4c4b06665ed5507bb1b177f4aeb7"
    record isappearing-claim-2025
      ios 18
      trust claim
      source "https://jishuzhan.net/article/1984080022366388226"
      line VC viewWillAppear:
      line VC viewIsAppearing:
      line VC updateViewConstraints
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record exc-no-segue-01
      ios unknown
      trust log
      source "github public file, stored index id 26390994369"
    record warn-detached-01
      ios unknown
      trust log
      source "github public file, stored index id 37925882965"
    record warn-already-presenting-old-01
      ios unknown
      trust log
      source "github public file, stored index id 47233237894 and 35362189149"
    record warn-already-presenting-13-01
      ios 13
      trust log
      source "github public file, stored index id 9951274511"
    record exc-already-presented-01
      ios unknown
      trust log
      source "github public file, stored index id 3224807528"
    record warn-unbalanced-17-01
      ios 17
      trust log
      source "github public file, stored index id 2146326167"
    record warn-restoration-class-01
      ios 8
      trust claim
      source "github:mattneub/Programming-iOS-Book-Examples:bk2ch06p347SimplestRestorationExample2/ch19p652SimplestRestorationExample2/RootViewController.swift@4f785bf15f622d363c9334c696be0241512e4091"
    record peer-openuikit-lazyload-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line A viewDidLoad
    record peer-openuikit-nav-root-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line A viewDidLoad
      line A viewWillAppear:
      line A viewDidAppear:
    record peer-openuikit-nav-push-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line A viewDidDisappear:
      line B viewDidAppear:
    record peer-openuikit-nav-pop-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewWillDisappear:
      line A viewWillAppear:
      line B viewDidDisappear:
      line A viewDidAppear:
    record peer-openuikit-nav-push-anim-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
    record peer-openuikit-nav-push-anim-02
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line A viewDidDisappear:
      line B viewDidAppear:
    record peer-openuikit-nav-backbutton-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewDidDisappear:
      line A viewDidAppear:
    record peer-openuikit-nav-interactive-complete-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewWillDisappear:
      line A viewWillAppear:
      line B viewDidDisappear:
      line A viewDidAppear:
    record peer-openuikit-nav-interactive-cancel-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewWillDisappear:
      line A viewWillAppear:
      line A viewWillDisappear:
      line A viewDidDisappear:
      line B viewWillAppear:
      line B viewDidAppear:
    record peer-openuikit-nav-preempt-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/NavigationControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line B viewDidDisappear:
      line C viewDidAppear:
    record peer-openuikit-present-sheet-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line Sheet viewDidLoad
      line Sheet viewWillAppear:
      line Sheet viewDidAppear:
    record peer-openuikit-dismiss-sheet-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line Sheet viewWillDisappear:
      line Sheet viewDidDisappear:
    record peer-openuikit-present-sheet-anim-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line Sheet viewDidLoad
      line Sheet viewWillAppear:
      line Sheet viewDidAppear:
    record peer-openuikit-present-full-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line Modal viewDidLoad
      line Base viewWillDisappear:
      line Modal viewWillAppear:
      line Modal viewDidAppear:
      line Base viewDidDisappear:
    record peer-openuikit-dismiss-full-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line Modal viewWillDisappear:
      line Base viewWillAppear:
      line Modal viewDidDisappear:
      line Base viewDidAppear:
      contradicted found-dismiss-full-9-01 "each log has the presenter's viewDidAppear: before the presented one's viewDidDisappear:"
    record peer-openuikit-tab-initial-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line T0 viewDidLoad
      line T0 viewWillAppear:
      line T0 viewDidAppear:
    record peer-openuikit-tab-switch-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line T1 viewDidLoad
      line T0 viewWillDisappear:
      line T1 viewWillAppear:
      line T0 viewDidDisappear:
      line T1 viewDidAppear:
      contradicted tab-switch-02 "the logs have the new tab's viewWillAppear: first"
    record peer-openuikit-tab-switch-02
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line T1 viewWillDisappear:
      line T0 viewWillAppear:
      line T1 viewDidDisappear:
      line T0 viewDidAppear:
      contradicted tab-switch-back-01 "the logs have the new tab's viewWillAppear: first"
    record peer-openuikit-tab-preselect-01
      ios unknown
      trust peer-test
      source "github:Vercantez/openuikit:Tests/OpenUIKitTests/ChromeControllerTests.swift@00b529ea3d309b7af1d742a3565daa4d06910211"
      line T2 viewDidLoad
      line T2 viewWillAppear:
      line T2 viewDidAppear:
    record peer-jskit-begin-end-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line VC viewWillAppear:
      line VC viewDidAppear:
    record peer-jskit-begin-end-02
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line VC viewWillDisappear:
      line VC viewDidDisappear:
    record peer-jskit-begin-end-anim-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line VC viewWillAppear:
      line VC viewDidAppear:
    record peer-jskit-container-forward-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIContainerViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line Content viewWillAppear:
      line Content viewDidAppear:
      line Content viewWillDisappear:
      line Content viewDidDisappear:
    record peer-jskit-container-replace-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIContainerViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
    record peer-jskit-container-replace-02
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UIContainerViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line One viewWillAppear:
      line Two viewWillDisappear:
      line One viewDidAppear:
      line Two viewDidDisappear:
    record peer-jskit-window-root-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UINavigationControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line V1 viewWillAppear:
      line V1 viewDidAppear:
    record peer-jskit-nav-push-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UINavigationControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line V1 viewWillDisappear:
      line V2 viewWillAppear:
      line V1 viewDidDisappear:
      line V2 viewDidAppear:
    record peer-jskit-nav-pop-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UINavigationControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line V2 viewWillDisappear:
      line V1 viewWillAppear:
      line V2 viewDidDisappear:
      line V1 viewDidAppear:
    record peer-jskit-nav-push-anim-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UINavigationControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line V1 viewWillDisappear:
      line V2 viewWillAppear:
      line V1 viewDidDisappear:
      line V2 viewDidAppear:
    record peer-jskit-nav-pop-anim-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UINavigationControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line V2 viewWillDisappear:
      line V1 viewWillAppear:
      line V2 viewDidDisappear:
      line V1 viewDidAppear:
    record peer-jskit-split-01
      ios unknown
      trust peer-test
      source "github:breakside/JSKit:Tests/UIKitTests/UISplitViewControllerTests.js@9228105b1fa2a3f6d633fa6b510cbd020c46402f"
      line Leading viewWillAppear:
      line Main viewWillAppear:
      line Trailing viewWillAppear:
      line Leading viewDidAppear:
      line Main viewDidAppear:
      line Trailing viewDidAppear:
    record peer-gnustep-load-01
      ios unknown
      trust peer-test
      source "github:gnustep/libs-gui:Tests/gui/NSViewController/viewDidLoad.m@7d7bf7049c556cba9ae5c7da6b8d64dc1e176bcf"
      line VC viewDidLoad
    record peer-gnustep-window-in-01
      ios unknown
      trust peer-test
      source "github:gnustep/libs-gui:Tests/gui/NSViewController/appearance.m@7d7bf7049c556cba9ae5c7da6b8d64dc1e176bcf"
      line VC viewWillAppear
      line VC viewDidAppear
    record peer-gnustep-window-out-01
      ios unknown
      trust peer-test
      source "github:gnustep/libs-gui:Tests/gui/NSViewController/appearance.m@7d7bf7049c556cba9ae5c7da6b8d64dc1e176bcf"
      line VC viewWillDisappear
      line VC viewDidDisappear
    record peer-uikittestable-dismiss-01
      ios 12.2
      trust peer-test
      source "github:Kuniwak/UIKitTestable:UIKitTestableApp/UIKitTestableAppTests/AwaitingViewControllerTests.swift@17bd00de1746003b96120d7ef7f101a4113a6755"
      line Spy viewDidDisappear: animated=1
    record peer-stackvc-push-nowindow-01
      ios 12
      trust peer-test
      source "github:codedbypm/StackViewController:StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift@900538547f9bbe59f8df90e27c4b7d17e4277361"
      line Yellow willMoveToParentViewController: parent=Stack
    record peer-stackvc-replace-nowindow-01
      ios 12
      trust peer-test
      source "github:codedbypm/StackViewController:StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift@900538547f9bbe59f8df90e27c4b7d17e4277361"
      line Yellow willMoveToParentViewController: parent=Stack
      line Yellow didMoveToParentViewController: parent=Stack
      line Green willMoveToParentViewController: parent=Stack
      line Yellow willMoveToParentViewController: parent=nil
      line Yellow didMoveToParentViewController: parent=nil
      line Green willMoveToParentViewController: parent=nil
      line Green didMoveToParentViewController: parent=nil
      line Red willMoveToParentViewController: parent=Stack
      line Red didMoveToParentViewController: parent=Stack
      line Black willMoveToParentViewController: parent=Stack
    record peer-stackvc-poptoroot-nowindow-01
      ios 12
      trust peer-test
      source "github:codedbypm/StackViewController:StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift@900538547f9bbe59f8df90e27c4b7d17e4277361"
      line Yellow willMoveToParentViewController: parent=Stack
      line Yellow didMoveToParentViewController: parent=Stack
      line Green willMoveToParentViewController: parent=Stack
      line Green didMoveToParentViewController: parent=Stack
      line Red willMoveToParentViewController: parent=Stack
      line Yellow willMoveToParentViewController: parent=nil
      line Yellow didMoveToParentViewController: parent=nil
      line Green willMoveToParentViewController: parent=nil
      line Green didMoveToParentViewController: parent=nil
      line Red willMoveToParentViewController: parent=nil
      line Red didMoveToParentViewController: parent=nil
      line Yellow willMoveToParentViewController: parent=Stack
    record peer-stackvc-push-window-01
      ios 12
      trust peer-test
      source "github:codedbypm/StackViewController:StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift@900538547f9bbe59f8df90e27c4b7d17e4277361"
      line Yellow willMoveToParentViewController: parent=Stack
      line Yellow viewDidLoad
      line Yellow beginAppearanceTransition:animated:
      line Yellow viewWillAppear:
      line Yellow endAppearanceTransition
      line Yellow viewDidAppear:
      line Yellow didMoveToParentViewController: parent=Stack
    record peer-uinav-root-window-01
      ios 12
      trust peer-test
      source "github:codedbypm/StackViewController:StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift@900538547f9bbe59f8df90e27c4b7d17e4277361"
      line Yellow willMoveToParentViewController: parent=Nav
      line Yellow viewDidLoad
      line Yellow beginAppearanceTransition:animated:
      line Yellow viewWillAppear:
      line Yellow viewDidAppear:
      line Yellow didMoveToParentViewController: parent=Nav
    record peer-pivotal-present-state-01
      ios unknown
      trust peer-test
      source "github:pivotal-legacy/PivotalCoreKit:UIKit/Spec/Stubs/UIViewControllerSpec+Spec.mm@7d9010b9164e4c3bf8905e56af8e51676fd6fe9d"
      line Controller presentedViewController=Modal
      line Controller completion async=1
    record peer-pivotal-present-twice-01
      ios unknown
      trust peer-test
      source "github:pivotal-legacy/PivotalCoreKit:UIKit/Spec/Stubs/UIViewControllerSpec+Spec.mm@7d9010b9164e4c3bf8905e56af8e51676fd6fe9d"
      line Controller raises
      contradicted warn-already-presenting-ios7-01 "a stub raises; UIKit prints a warning"
    record launch-landscape-ipad5-01
      ios 5.0
      trust log
      source "http://bhags.org/?p=533 (2015-03-09, quotes Rob Mayoff's Stack Overflow answer 9539676; same text at https://newbe.dev/uiviewcontroller-returns-invalid-frame)"
      line VC viewDidLoad bounds={{0,0},{768,1004}}
      line VC shouldAutorotateToInterfaceOrientation: bounds={{0,0},{768,1004}}
      line VC shouldAutorotateToInterfaceOrientation: bounds={{0,0},{768,1004}}
      line VC viewWillAppear: bounds={{0,0},{768,1004}}
      line VC shouldAutorotateToInterfaceOrientation: bounds={{0,0},{768,1004}}
      line VC shouldAutorotateToInterfaceOrientation: bounds={{0,0},{768,1004}}
      line VC willRotateToInterfaceOrientation:duration: bounds={{0,0},{768,1004}}
      line VC viewWillLayoutSubviews bounds={{0,0},{1024,748}}
      line VC.view layoutSubviews bounds={{0,0},{1024,748}}
      line VC viewDidLayoutSubviews bounds={{0,0},{1024,748}}
      line VC willAnimateRotationToInterfaceOrientation:duration: bounds={{0,0},{1024,748}}
      line VC shouldAutorotateToInterfaceOrientation: bounds={{0,0},{1024,748}}
      line VC viewDidAppear: bounds={{0,0},{1024,748}}
    record geometry-ipad-landscape-01
      ios 5.0
      trust log
      source "http://bhags.org/?p=533 (2015-03-09, quotes Rob Mayoff's Stack Overflow answer 9539676; same text at https://newbe.dev/uiviewcontroller-returns-invalid-frame)"
      line window description frame=(0 0; 768 1024) orientation=portrait
      line VC.view description frame=(0 20; 768 1004) orientation=portrait
      line window description frame=(0 0; 768 1024) orientation=landscape
      line VC.view description frame=(20 0; 748 1024) transform=[0, -1, 1, 0, 0, 0] bounds={{0,0},{1024,748}} orientation=landscape
    record launch-landscape-order5-01
      ios 5
      trust list
      source "http://hayate-works.blogspot.jp/2012/03/uiviewcontroller.html"
      line VC shouldAutorotateToInterfaceOrientation:
      line VC viewDidLoad interfaceOrientation=Portrait
      line VC shouldAutorotateToInterfaceOrientation:
      line VC viewWillAppear: interfaceOrientation=Portrait
      line VC shouldAutorotateToInterfaceOrientation:
      line VC willRotateToInterfaceOrientation:duration: interfaceOrientation=Portrait
      line VC shouldAutorotateToInterfaceOrientation:
      line VC viewDidAppear: interfaceOrientation=Landscape
      line VC didRotateFromInterfaceOrientation: interfaceOrientation=Landscape
      contradicted launch-landscape-ipad5-01 "the pasted log with bounds has the first questions after viewDidLoad"
    record launch-landscape-ios6-norotate-01
      ios 6
      trust claim
      source "http://hayate-works.blogspot.jp/2012/03/uiviewcontroller.html (reader's comment by tokentoken)"
    record launch-order5-kevindew-01
      ios 5
      trust list
      source "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and; app kevindew/iOS-Orientation-Tests:View Bounds/ViewController.m@98166cac23f0225cdb8dfcf097003cfc54e0299f"
      line VC loadView bounds=incorrect (normally empty)
      line VC viewDidLoad bounds=incorrect (normally empty)
      line VC viewWillAppear: bounds=present, orientation not corrected
      line VC viewWillLayoutSubviews bounds=correct
      line VC.view layoutSubviews bounds=correct
      line VC viewDidLayoutSubviews bounds=correct
      line VC viewDidAppear: bounds=correct
    record launch-landscape-order5-kevindew-01
      ios 5
      trust list
      source "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and; app kevindew/iOS-Orientation-Tests:View Bounds/ViewController.m@98166cac23f0225cdb8dfcf097003cfc54e0299f"
      line VC willRotateToInterfaceOrientation:duration: bounds=incorrect
      line VC viewWillLayoutSubviews bounds=correct
      line VC.view layoutSubviews bounds=correct
      line VC viewDidLayoutSubviews bounds=correct
      line VC willAnimateRotationToInterfaceOrientation:duration: bounds=correct
      line VC didRotateFromInterfaceOrientation: bounds=correct
    record rotate-order5-kevindew-01
      ios 5
      trust list
      source "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and; app kevindew/iOS-Orientation-Tests:View Bounds/ViewController.m@98166cac23f0225cdb8dfcf097003cfc54e0299f"
      line VC willRotateToInterfaceOrientation:duration:
      line VC viewWillLayoutSubviews
      line VC.view layoutSubviews
      line VC viewDidLayoutSubviews
      line VC willAnimateRotationToInterfaceOrientation:duration:
      line VC shouldAutorotateToInterfaceOrientation:
      line VC didRotateFromInterfaceOrientation:
    record present-order5-kevindew-01
      ios 5
      trust list
      source "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and; app kevindew/iOS-Orientation-Tests:View Bounds/ViewController.m@98166cac23f0225cdb8dfcf097003cfc54e0299f"
      line VC2 loadView
      line VC2 viewDidLoad
      line VC2 viewWillAppear:
      line VC2 shouldAutorotateToInterfaceOrientation:
      line VC2 viewWillLayoutSubviews
      line VC2.view layoutSubviews
      line VC2 viewDidLayoutSubviews
      line VC2 viewDidAppear:
    record dismiss-order5-kevindew-01
      ios 5
      trust list
      source "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and; app kevindew/iOS-Orientation-Tests:View Bounds/ViewController.m@98166cac23f0225cdb8dfcf097003cfc54e0299f"
      line VC viewWillAppear: bounds=correct
      line VC viewWillLayoutSubviews
      line VC.view layoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record launch-landscape-ios4-neuburg-01
      ios 4
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:p450launchIntoRotation/p450launchIntoRotation/RootViewController.m@d988b71e6dd572606fcd6debde3f500c91915d82"
      line VC viewDidLoad bounds=portrait ('wrong result because it's too soon')
      line VC didRotateFromInterfaceOrientation: bounds=landscape ('works, probably the right way')
    record launch-landscape-ios5-neuburg-01
      ios 5
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p525launchIntoRotation/p450p461launchIntoRotation/ViewController.m@d996e00c91381721e87633ead1040a939442fd76"
      line VC viewDidLoad bounds=portrait ('wrong result because it's too soon')
      line VC didRotateFromInterfaceOrientation: bounds=landscape ('works, probably the right way')
    record launch-landscape-ios6-neuburg-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p525launchIntoRotation/p450p461launchIntoRotation/ViewController.m@14c367aca64e545db2c5ee8251568c3407d25b47"
    record launch-landscape-ios6-constraints-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p525launchIntoRotation (ViewController.m)@0d28698e563a191c72fa71fafb178bef485b1c2a"
      line VC updateViewConstraints
    record supported-consult-ios6-neuburg-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p520orientationsPermitted/SupportedOrientationsTest/ViewController.m@0d28698e563a191c72fa71fafb178bef485b1c2a"
      line VC supportedInterfaceOrientations
    record delegate-vs-plist-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p520orientationsPermitted2/SupportedOrientationsTest/AppDelegate.m@bb9def252d469181844567c701726229f2796b2f"
      contradicted delegate-vs-plist-ios6-02 "the author corrected himself, and Apple agrees with the correction"
    record delegate-vs-plist-ios6-02
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p520orientationsPermitted2/SupportedOrientationsTest/AppDelegate.m@9106b9e64543f3c3fb346f278c2a6f46bc2956bc"
    record no-common-orientation-ios6-neuburg-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p520orientationsPermitted3/SupportedOrientationsTest/ViewController.m@0c25cb3799b526876046e8eac68c2cb3c3a967ef"
    record formsheet-orientations-ignored-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p533modalPresentationContext (ExtraViewController.m)@29238a66dc2f682211bd319ae2494aea54e4349c"
    record currentcontext-orientations-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p533modalPresentationContext (FirstViewController.m, ExtraViewController.m)@29238a66dc2f682211bd319ae2494aea54e4349c"
    record present-from-child-fullscreen-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p533modalPresentationContext (FirstViewController.m)@29238a66dc2f682211bd319ae2494aea54e4349c"
    record dismiss-forwarding-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p529dismissViewController (FirstViewController.m)@9af5b0600b074bf94ff7c1ca275604b8c4b84b38"
    record present-forced-portrait-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p534presentedVCRotates/ch19p534presentedVCRotates/SecondViewController.m@29238a66dc2f682211bd319ae2494aea54e4349c"
    record child-supported-called-ignored-ios6-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p536tabbedInterface (FirstViewController.m)@0fe8d1b4979ea5f9c55588bef4bf6487806c6b88"
      line First supportedInterfaceOrientations
    record setstatusbar-ios6-supported0-01
      ios 6
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:ch19p535rotationForcingModalView (ViewController.m)@4e62a5a62d0282b0f817da0f2e2eeaa94ef22d28"
    record present-forced-landscape-ios4-01
      ios 4
      trust claim
      source "mattneub/Programming-iOS-Book-Examples:p459modalViewForcingRotation (RootViewController.m, LandscapeViewController.m)@5cec2221a9a1dd74ab1061a37000840453a47a3a"
    record launch-landscape-geometry-ios6-01
      ios 6
      trust log
      source "https://qanswer.space/questions/the-inner-workings-of-ios-landscape-orientation-management (reworded copy of a Stack Overflow question)"
      line VC viewDidLoad view.frame=(0 0; 568 320)
      line VC viewWillAppear: view.frame=(0 0; 320 568)
      line VC viewDidAppear: view.frame=(0 0; 320 568) transform=[0, 1, -1, 0, 0, 0]
    record launch-landscape-viewdidload-ipad5-01
      ios 5
      trust log
      source "https://coderapp.vercel.app/answer/12133903 (copy of a Stack Overflow answer)"
      line VC viewDidLoad view.frame={{0,20},{768,1004}}
    record launch-landscape-present-early-ios5-01
      ios 5
      trust claim
      source "https://tewha.net/2012/09/how-to-avoid-starting-view-controllers-in-the-wrong-orientation-on-startup/"
    record launch-portrait-bounds-then-rotate-ios4-01
      ios 3.2/4
      trust claim
      source "https://stackoverflow.com/questions/2664980 (comment)"
    record rotation-callback-order-claim-01
      ios unknown
      trust claim
      source "https://m.devze.com/ask/282631IGMNrxplM"
      line VC willRotateToInterfaceOrientation:duration:
      line VC willAnimateRotationToInterfaceOrientation:duration:
      line VC didRotateFromInterfaceOrientation:
    record frontmost-only-rotation-ios4-01
      ios 4
      trust claim
      source "https://wangling.me/2010/07/how-to-rock-and-roll-your-apps.html"
    record layout-not-called-180-01
      ios 8
      trust claim
      source "github: LLSimpleCamera PR #46 (repository owner not kept)"
    record layout-counts-01
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
      line VC viewDidLoad count=1
      line VC viewWillAppear: count=1
      line VC viewWillLayoutSubviews count=2
      line VC viewDidAppear: count=1
    record layout-counts-02
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
      line VC viewWillLayoutSubviews count=1
    record layout-counts-03
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
      line VC viewWillAppear: count=1
      line VC viewWillLayoutSubviews count=1
      line VC viewDidAppear: count=1
      line VC viewWillLayoutSubviews count=1
      unsaid "it counts layout passes, whose number depends on the content of the views"
    record layout-counts-04
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
    record layout-counts-05
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
      line VC viewWillLayoutSubviews count=1
    record layout-counts-06
      ios unknown
      trust list
      source "http://www.javashuo.com/article/p-ctnftiaq-ku.html"
      line VC viewWillLayoutSubviews count=3
    record push-log5-vastdev-01
      ios 5
      trust list
      source "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"
      line A viewDidLoad
      line A viewWillAppear:
      line delegate navigationController:willShowViewController:animated: vc=A
      line delegate navigationController:didShowViewController:animated: vc=A
      line A viewDidAppear:
      line delegate navigationController:didShowViewController:animated: vc=A
      line A prepareForSegue:sender:
      line B viewDidLoad
      line A viewWillDisappear:
      line B viewWillAppear:
      line delegate navigationController:willShowViewController:animated: vc=B
      line A viewDidDisappear:
      line B viewDidAppear:
      line delegate navigationController:didShowViewController:animated: vc=B
    record launch-single-layout-ios10-01
      ios 10
      trust list
      source "(find_string index; blog, 2017-04)"
      line VC loadView
      line VC viewDidLoad
      line VC viewWillAppear:
      line VC viewWillLayoutSubviews
      line VC viewDidLayoutSubviews
      line VC viewDidAppear:
    record doc-ios5-presenter-rotation-01
      ios 5
      trust doc
      source "iOS 5 release notes, UIKit section (developer.apple.com"
      line A viewWillLayoutSubviews
    record doc-ios6-relnotes-consult-01
      ios 6
      trust doc
      source "iOS 6 release notes, UIKit section (developer.apple.com; ; also quoted at https://paraches.hatenadiary.org/entry/20120922)"
      line VC shouldAutorotate
      line VC supportedInterfaceOrientations
    record doc-ios6-relnotes-containers-01
      ios 6
      trust doc
      source "iOS 6 release notes, UIKit section (developer.apple.com; ; also quoted at https://paraches.hatenadiary.org/entry/20120922)"
    record doc-ios6-relnotes-01
      ios 6
      trust doc
      source "iOS 6 release notes, UIKit section (developer.apple.com; ; also quoted at https://paraches.hatenadiary.org/entry/20120922)"
    record doc-ios6-relnotes-presenter-01
      ios 6
      trust doc
      source "iOS 6 release notes, UIKit section (developer.apple.com; ; also quoted at https://paraches.hatenadiary.org/entry/20120922)"
    record doc-ios6-relnotes-gamecenter-01
      ios 6
      trust doc
      source "iOS 6 release notes, UIKit section (developer.apple.com; ; also quoted at https://paraches.hatenadiary.org/entry/20120922)"
    record doc-ios6-compat-01
      ios 6
      trust claim
      source "dict.youdao.com page quoting Apple's iOS 6 notes (address not kept)"
      contradicted msmvps-ios6-old-method-01 "quoted at second hand; an app built for iOS 6 is never asked the old question"
    record doc-vcpg-rotation-order-01
      ios 5
      trust doc
      source "View Controller Programming Guide, 'Responding to Device Orientation Changes' (RespondingtoDeviceOrientationChanges), quoted in openframeworks/openFrameworks:addons/ofxiOS/src/core/ofxiOSViewController.mm@da9a8750e880442e85b1012b445ee253b40149d5"
      line root willRotateToInterfaceOrientation:duration:
      line root viewWillLayoutSubviews
      line root willAnimateRotationToInterfaceOrientation:duration:
    record doc-vcpg-layout-order-01
      ios 6
      trust doc
      source "View Controller Programming Guide, layout steps, quoted at https://blog.csdn.net/u014084081/article/details/45166645"
      line VC viewWillLayoutSubviews
      line VC.view layoutSubviews
      line VC viewDidLayoutSubviews
    record doc-ref-rotation-orientation-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line VC willRotateToInterfaceOrientation:duration: interfaceOrientation=old
      line VC willAnimateRotationToInterfaceOrientation:duration: interfaceOrientation=new bounds=new
      line VC didRotateFromInterfaceOrientation: interfaceOrientation=new
    record doc-ref-preferred-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line presented preferredInterfaceOrientationForPresentation
    record doc-ref-supported-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
      line VC shouldAutorotate returns=YES
      line VC supportedInterfaceOrientations
    record doc-ref-full-screen-layout-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-bottom-bar-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-attempt-rotation-01
      ios 5
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-completion-01
      ios 5
      trust doc
      source "UIViewController class reference, iOS 6"
      line B viewDidAppear:
      line present completion
      line B viewDidDisappear:
      line dismiss completion
    record doc-ref-dismiss-stack-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-dismiss-forward-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-isbeing-01
      ios 5
      trust doc
      source "UIViewController class reference, iOS 6"
      line B viewWillAppear: isBeingPresented=YES
      line B viewDidAppear: isBeingPresented=YES
      line B viewWillDisappear: isBeingDismissed=YES
      line B viewDidDisappear: isBeingDismissed=YES
    record doc-ref-present-resize-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-ref-popover-appearance-01
      ios 6
      trust doc
      source "UIViewController class reference, iOS 6"
    record doc-wwdc236-should-01
      ios 5
      trust doc
      source "WWDC 2012 session 236 slides, The Evolution of View Controllers on iOS"
      line VC shouldAutorotateToInterfaceOrientation:
    record doc-wwdc236-should-02
      ios 6
      trust doc
      source "WWDC 2012 session 236 slides, The Evolution of View Controllers on iOS"
    record doc-wwdc236-norotation-01
      ios 5
      trust doc
      source "WWDC 2012 session 236 slides, The Evolution of View Controllers on iOS"
    record doc-qa1688-01
      ios 6
      trust doc
      source "https://developer.apple.com/library/ios/qa/qa1688 (older text at laitimes.com/article/1n9jv_1sraw)"
    record doc-invalid-orientation-exc-01
      ios 6
      trust doc
      source "UIApplicationInvalidInterfaceOrientationException reference"
    record doc-fullscreen-removal-01
      ios 8+
      trust doc
      source "UIModalPresentationFullScreen reference (UIModalPresentationStyle)"
    record doc-modal-parent-ios4-01
      ios 4/5
      trust claim
      source "Apple text quoted in a csdn.net post by wilmer_wu (address not kept)"
    record doc-two-step-01
      ios 3/4
      trust claim
      source "Apple reference quoted in a cnblogs post by aBigRoybot (address not kept)"
      line VC didAnimateFirstHalfOfRotationToInterfaceOrientation:
    record doc-cs193p-order-01
      ios 7
      trust claim
      source "Stanford CS193p fall 2013 slides"
      line VC awakeFromNib
      line VC viewDidLoad
    record modal-present-ios5-kazzz-01
      ios 5
      trust list
      source "http://kazzz.hatenablog.com/entry/20120621/p1"
      line A viewWillAppear:
      line A viewDidAppear:
    record modal-present-ios5-kazzz-02
      ios 5
      trust list
      source "http://kazzz.hatenablog.com/entry/20120621/p1"
      line A viewWillDisappear:
      line B viewWillAppear:
      line B viewDidAppear:
      line A viewDidDisappear:
    record modal-dismiss-ios5-kazzz-03
      ios 5
      trust list
      source "http://kazzz.hatenablog.com/entry/20120621/p1"
      line B viewWillDisappear:
      line A viewWillAppear:
      line A viewDidAppear:
      line B viewDidDisappear:
    record coconutkit-modal5-hide-01
      ios 5.0
      trust log
      source "github:defagos/CoconutKit issue #4"
      line LifeCycleTestViewController viewWillDisappear: animated=YES time=16:49:41.008
      line LifeCycleTestViewController viewDidDisappear: time=16:49:41.412
    record coconutkit-modal5-dismiss-01
      ios 5.0
      trust log
      source "github:defagos/CoconutKit issue #4"
      line LifeCycleTestViewController shouldAutorotateToInterfaceOrientation: orientation=Portrait time=16:50:03.485
      line LifeCycleTestViewController viewWillAppear: animated=YES time=16:50:03.487
    record modal-present-ios10-01
      ios 10
      trust log
      source "(IOSBaseLearn 'UIViewController管理')"
      line Modal viewDidLoad time=55:36.334
      line One viewWillDisappear: time=55:36.335
      line Modal viewWillAppear: time=55:36.3407
      line Modal viewDidAppear: time=55:36.8575
      line One viewDidDisappear: time=55:36.8577
    record modal-dismiss-ios10-01
      ios 10
      trust log
      source "(IOSBaseLearn 'UIViewController管理')"
      line Modal viewWillDisappear:
      line One viewWillAppear:
      line One viewDidAppear:
      line Modal viewDidDisappear:
    record launch-home-ios10-01
      ios 10
      trust log
      source "(IOSBaseLearn 'UIViewController管理')"
      line AppDelegate application:didFinishLaunchingWithOptions:
      line AppDelegate applicationDidBecomeActive:
      line One viewDidLoad
      line One viewWillAppear:
      line One viewDidAppear:
      contradicted e3-app-launch-9-01 "peculiar in its own notes; each other log has applicationDidBecomeActive: after viewWillAppear:"
    record modal-present-container-ios11-01
      ios 11
      trust log
      source "github:CosmicMind/Motion PR #42"
      line AppRoot viewWillDisappear:
      line Nav viewWillDisappear:
      line BottomNav viewWillDisappear:
      line Modal viewWillAppear:
      line Modal viewDidAppear:
      line AppRoot viewDidDisappear:
      line Nav viewDidDisappear:
      line BottomNav viewDidDisappear:
    record modal-dismiss-container-ios11-01
      ios 11
      trust log
      source "github:CosmicMind/Motion PR #42"
      line Modal viewWillDisappear:
      line AppRoot viewWillAppear:
      line Nav viewWillAppear:
      line BottomNav viewWillAppear:
      line AppRoot viewDidAppear:
      line Nav viewDidAppear:
      line BottomNav viewDidAppear:
      line Modal viewDidDisappear:
    record modal-layout-swift-01
      ios 8/9
      trust list
      source "https://seeking-star.com/prog/swift/lifecycle_uiviewcontroller/"
      line First viewDidLoad
      line First viewWillAppear:
      line First viewWillLayoutSubviews
      line First viewDidLayoutSubviews
      line First viewWillLayoutSubviews
      line First viewDidLayoutSubviews
      line First viewDidAppear:
    record modal-layout-swift-02
      ios 8/9
      trust list
      source "https://seeking-star.com/prog/swift/lifecycle_uiviewcontroller/"
      line Second viewDidLoad
      line First viewWillDisappear:
      line Second viewWillAppear:
      line Second viewWillLayoutSubviews
      line Second viewDidLayoutSubviews
      line First viewWillLayoutSubviews
      line First viewDidLayoutSubviews
      line Second viewDidAppear:
      line First viewDidDisappear:
    record radar-18464897-01
      ios 7
      trust claim
      source "github:lionheart/openradar-mirror#3068 (radar 18464897)"
    record radar-18696859-01
      ios 7
      trust claim
      source "github:lionheart/openradar-mirror#2907 (radar 18696859)"
    record winobjc-modal-asserts-01
      ios 9
      trust claim
      source "microsoft/WinObjC:tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm@94f6b5bfdc09d945e30607b56124b6f94a5b9d7b"
      line presenting viewWillDisappear:
      line presented viewWillAppear:
      line presented viewDidAppear: presenting.last=viewWillDisappear:
      line presenting viewDidDisappear: presented.last=viewDidAppear:
      line present completion presented.isBeingPresented=NO presented.last=viewDidAppear: presenting.last=viewDidDisappear:
      line presented viewWillDisappear: presenting.last=viewDidDisappear:
      line presenting viewWillAppear: presented.last=viewWillDisappear:
      line presenting viewDidAppear:
      line presented viewDidDisappear: presentingViewController=nil
      line dismiss completion presented.last=viewDidDisappear: presenting.last=viewDidAppear:
    record winobjc-formsheet-asserts-01
      ios 9
      trust claim
      source "microsoft/WinObjC:tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm@94f6b5bfdc09d945e30607b56124b6f94a5b9d7b"
      line presented viewWillAppear: presenting.last=viewDidAppear:
      line presented viewDidAppear: presenting.last=viewDidAppear:
      line presented viewWillDisappear: presenting.last=viewDidAppear:
      line presented viewDidDisappear:
    record winobjc-presenting-nil-01
      ios 9
      trust claim
      source "github:microsoft/WinObjC issue #2114"
      line B viewDidDisappear: presentingViewController=nil
    record radar-split-currentcontext-ios7-01
      ios 7
      trust claim
      source "radar 17826464"
      line presented viewWillAppear:
      line presented viewDidAppear:
    record radar-child-supported-called-ios6-01
      ios 6
      trust claim
      source "github:lionheart/openradar-mirror#13715 (radar 14080208)"
      line child supportedInterfaceOrientations
    record radar-setroot-consult-01
      ios 8
      trust claim
      source "github:lionheart/openradar-mirror#6225 (radar 22887620)"
      line VC shouldAutorotate
      line VC supportedInterfaceOrientations
      line VC preferredInterfaceOrientationForPresentation
    record radar-dismiss-portrait-ios7-01
      ios 7
      trust claim
      source "github:lionheart/openradar-mirror#3257 (radar 18176955)"
    record msmvps-ios6-old-method-01
      ios 6
      trust claim
      source "https://blogs.msmvps.com/kevinmcneish/2012/10/12/ (and slideshare nakiwo 2012-12-01 'iOS 6 のAuto Rotation')"
    record coconutkit-containers-orientation-01
      ios 4/5/6
      trust claim
      source "defagos/CoconutKit:CoconutKit/Sources/ViewControllers/UINavigationController+HLSExtensions.h (and UITabBarController+…, UISplitViewController+…)@e199309dd24b3214730fbbf469d5a9a63e571304"
    record yimajo-tab-all-children-01
      ios 5
      trust claim
      source "yimajo/AutoRotateDemo:README.md@b4a8b5cf95f5eda4f52b9e8fff21b66a55bc840b"
    record picker-supported0-ios6-01
      ios 6
      trust claim
      source "inamiy/iOS6-ForwardAutorotate@680883a72f42dab52abb9116a399483d2112c5df (Classes/UIImagePickerController+iOS6Orientation)"
      line UIImagePickerController supportedInterfaceOrientations returns=0
    record coconutkit-frame-reliable-01
      ios 4/5/6
      trust claim
      source "defagos/CoconutKit:CoconutKit/Sources/ViewControllers/UIViewController+HLSExtensions.h@e199309dd24b3214730fbbf469d5a9a63e571304"
    record ipad-behind-modal-ios7-01
      ios 7/8
      trust claim
      source "github:artsy/eigen#19"
    record launch-no-rotation-ios6-mtzoom-01
      ios 6
      trust claim
      source "github:myell0w/MTZoomWindow PR #5"
    record rotation-needs-root-ios6-01
      ios 6
      trust claim
      source "github:facebookarchive/three20 PR #822"
    record formsheet-parent-ios5-samekard-01
      ios 5
      trust claim
      source "https://samekard.blogspot.com/2013/04/form-sheet.html"
    record formsheet-parent-ios6-samekard-01
      ios 6
      trust claim
      source "https://samekard.blogspot.com/2013/04/form-sheet.html"
    record force-orientation-dummy-ios6-01
      ios 6
      trust claim
      source "alloy/ForceOrientationTest:ForceOrientationTest/RotatingNavigationController.m@515e53541d0a5ffa0951690926742c0da7f3155a (README @e3f76c666081cae51f7c33ec70ec606670055a79)"
      line VC viewWillAppear:
      line VC viewDidAppear:
    record should-console-paraphrase-01
      ios 4
      trust claim
      source "github:TransitApp/SVWebViewController issue #2"
      unsaid "it tells a warning of iOS 4 without its words"
    record exc-transition-in-progress-ios4-01
      ios 4.1
      trust log
      source "github:pokeb/asi-http-request#101"
    record exc-transition-in-progress-ios5-01
      ios 5.0
      trust log
      source "github:ShareKit/ShareKit#116"
    record exc-transition-in-progress-ios51-01
      ios 5.1
      trust log
      source "github:ShareKit/ShareKit#494"
    record exc-transition-in-progress-ios6-01
      ios 6.0
      trust log
      source "github:ShareKit/ShareKit#539 (also #548, iOS 6 on an iPhone 5)"
    record exc-transition-in-progress-ios7-01
      ios 7
      trust log
      source "github:bitstadium/HockeySDK-iOS#72"
    record warn-dismiss-not-appear-ios5-01
      ios 5.0
      trust log
      source "github:ShareKit/ShareKit#116"
    record exc-preferred-must-01
      ios 6
      trust log
      source "github:VKCOM/vk-ios-sdk#111 and #116"
    record exc-preferred-must-ios13-01
      ios 13
      trust log
      source "github:bytedance/Bytedance-UnionAD#105"
    record warn-two-stage-ios4-01
      ios 4
      trust log
      source "github:grgcombs/IntelligentSplitViewController#4"
      unsaid "iOS 4 is not simulated, and its words are not those of iOS 5"
    record warn-two-stage-ios5-01
      ios 5
      trust log
      source "github:ViewDeck/ViewDeck#321"
    record warn-root-at-launch-ios50-01
      ios 5.0
      trust log
      source "github:migueldeicaza/MonoTouch.Dialog#65"
      unsaid "iOS 5.0 is not simulated, and its words are not those of 5.1, which ios5 stands for"
    record warn-root-at-launch-ios51-01
      ios 5.1.1/6.0
      trust log
      source "github:inamiy/YISplashScreen#4"
    record warn-not-in-hierarchy-ios6-01
      ios 6
      trust log
      source "github: apptentive-ios#32 (repository owner not kept)"
    record warn-already-presenting-ios7-01
      ios 7 beta
      trust log
      source "github:hatena/Hatena-Bookmark-iOS-SDK#25"
    record warn-presentation-in-progress-ios7-01
      ios 7
      trust log
      source "github:zoonooz/ZFDragableModalTransition#7"
    record warn-dismiss-in-progress-01
      ios 5/6
      trust log
      source "github VLBLocalities source"
    record exc-active-controller-01
      ios unknown
      trust log
      source "github:jamonholmgren/ProMotion#29"
    record exc-nil-modal-01
      ios 7
      trust log
      source "github:adamdebono/ADFlipTransition#15"
    record warn-unbalanced-01
      ios 5/6
      trust log
      source "github:ShareKit/ShareKit#598 (2012-11-27); also https://stackoverflow.com/questions/9088465 (iOS 5)"
    record modal-no-rotation-sheet-ios6-01
      ios 6
      trust claim
      source "github:romaonthego/REComposeViewController PR #3"
      contradicted doc-ios6-relnotes-presenter-01 "its set-up is unknown; the release notes have the topmost controller told"
    """#
}

// Made by .ci/examples from the files in docs/lessons; a test holds the two together.

/// The lessons that are built into the program, in their order.
enum LessonTexts {
  static let all: [String] = [
    #"""
    # 1. The life of a view

    A view controller manages a view and what lies in it. The controller is made first; its view is made later, when somebody asks for
    it. From then on UIKit tells the controller what happens to the view. These messages are the *callbacks* that an app overrides. Here
    is a small story in which all of them come:

    `life.txt`

    ```vcsim life.txt
    vcsim 1
    title "The life of a view"
    mode ios6
    only home detail
    family creation loading appearance layout

    controller home
    controller detail

    launch home
    present detail from home
    dismiss detail
    present detail from home
    dismiss detail
    ```

    A *scenario* holds what people and the app's code do, one action a line. It never says which callbacks follow: that is what
    vcsim works out.

    ```console
    $ vcsim run life.txt
    launch home
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      home viewWillLayoutSubviews bounds=320x460
      home.view layoutSubviews
      home viewDidLayoutSubviews
      home viewDidAppear: animated=no

    present detail from home
      detail loadView
      detail viewDidLoad
      home viewWillDisappear: animated=no
      detail viewWillAppear: animated=no
      detail viewWillLayoutSubviews bounds=320x460
      detail.view layoutSubviews
      detail viewDidLayoutSubviews
      detail viewDidAppear: animated=no
      home viewDidDisappear: animated=no

    dismiss detail
      detail viewWillDisappear: animated=no
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no
      detail viewDidDisappear: animated=no

    present detail from home
      home viewWillDisappear: animated=no
      detail viewWillAppear: animated=no
      detail viewDidAppear: animated=no
      home viewDidDisappear: animated=no

    dismiss detail
      detail viewWillDisappear: animated=no
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no
      detail viewDidDisappear: animated=no
    ```

    ## What it shows

    - **Loading comes first, and once.** `loadView` makes the view, `viewDidLoad` follows at once. `detail` is loaded when it is
      presented for the first time; the second time its view is there already. So `viewDidLoad` is the place for work that is
      done once: making subviews and connecting them. Nothing that depends on sizes belongs there.
    - **Appearing comes often.** Each time the view comes on screen: `viewWillAppear:`, and when it is there, `viewDidAppear:`. Bring
      up to date in `viewWillAppear:` what may have changed while the view was away. Work that is done once belongs in `viewDidLoad`:
      here it would be done again each time.
    - **Layout comes between.** `viewWillLayoutSubviews`, the view's own `layoutSubviews`, `viewDidLayoutSubviews`: whenever the view
      has got a size, and again whenever the size changes.
    - **Leaving mirrors coming.** `viewWillDisappear:` comes while the view can still be seen: save what the person was doing, and be
      quick. `viewDidDisappear:` comes when the view is gone.
    - **`animated`** says whether the view comes at once or over time. It is the same in the *will* and the *did*.

    In an override of any of these, call `super`: UIKit does part of its work there.

    A controller out of a storyboard has a life before this one. It is decoded, and wakes before its outlets are set:

    `storyboard.txt`

    ```vcsim storyboard.txt
    vcsim 1
    title "Out of a storyboard"
    mode ios6
    only home
    family creation loading appearance

    controller home
      view from storyboard

    launch home
    ```

    ```console
    $ vcsim run storyboard.txt
    launch home
      home initWithCoder:
      home awakeFromNib
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no
    ```

    UIKit does not call an `init` of your own on it. Work that cannot wait for `viewDidLoad` belongs in `awakeFromNib`; there
    is little of it.

    ## A question

    `home` is covered by `detail` and comes back. How often did each of `home`'s callbacks come in the first story? Count, then open the answer.

    <details><summary>The answer</summary>

    ```console
    $ vcsim run --only home --family loading,appearance life.txt
    launch home
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present detail from home
      home viewWillDisappear: animated=no
      home viewDidDisappear: animated=no

    dismiss detail
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present detail from home
      home viewWillDisappear: animated=no
      home viewDidDisappear: animated=no

    dismiss detail
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no
    ```

    Loaded once; appeared three times, the launch and two returns; disappeared twice. A full-screen presentation takes the
    presenter's view off the screen, which is why the presenter hears of it at all.

    </details>

    ## An exercise

    Which callbacks does `home` get when `detail` is presented over it, at once and without an animation?

    `exercise-1.txt`

    ```vcsim exercise-1.txt
    vcsim 1
    title "Exercise 1"
    mode ios6
    only home
    family loading appearance

    controller home
    controller detail

    launch home
    present detail from home
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-1.txt`. (`vcsim examples exercise-1 > exercise-1.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-1.txt`

    ```vcsim solved-1.txt
    vcsim 1
    title "Exercise 1"
    mode ios6
    only home
    family loading appearance

    controller home
    controller detail

    launch home
    present detail from home
    expect
      home viewWillDisappear: animated=no
      home viewDidDisappear: animated=no
    ```

    ```console
    $ vcsim check solved-1.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [where bounds are right](02-where-bounds-are-right.md).

    """#,
    #"""
    # 2. Where bounds are right

    To lay out subviews you need the size of your view. Every callback can read `view.bounds`, but the
    value is not always right yet. This lesson asks each callback what it sees:

    `bounds.txt`

    ```vcsim bounds.txt
    vcsim 1
    title "Where bounds are right"
    mode ios5
    only home
    family loading appearance layout

    controller home
      supports all

    launch home
    ```

    ```console
    $ vcsim run --geometry bounds.txt
    launch home
      home loadView bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewDidLoad bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewWillAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
    ```

    `--geometry` adds what the code in the callback would see, and a judgement: *empty* means no view or no area, *stale* means
    that the bounds change again before the action is over, *final* means that they are what the view has in the end.

    ## What it shows

    `loadView` and `viewDidLoad` see nothing: the view has just been made and belongs nowhere yet. A view out of a nib or a
    storyboard has the size of the file there. That is worse, because it looks right on the device that the file was drawn for:

    `nib.txt`

    ```vcsim nib.txt
    vcsim 1
    title "A nib drawn for another phone"
    mode ios7
    device phone 320x568
    only home
    family loading appearance layout

    controller home
      view from nib 320x480

    launch home
    ```

    ```console
    $ vcsim run --geometry nib.txt
    launch home
      home loadView bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewDidLoad bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (stale)
      home viewWillAppear: animated=no bounds=320x568 frame={0, 0, 320, 568} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x568 frame={0, 0, 320, 568} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x568 frame={0, 0, 320, 568} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x568 frame={0, 0, 320, 568} interfaceOrientation=portrait (final)
      home viewDidAppear: animated=no bounds=320x568 frame={0, 0, 320, 568} interfaceOrientation=portrait (final)
    ```

    In both runs the size is right from `viewWillAppear:` on. But `viewWillAppear:` only looks safe here: the app starts upright and
    nothing rotates. [The next lesson](03-launching-in-landscape.md) starts it in landscape.

    Three callbacks see the right size every time: the controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, and the view's
    `layoutSubviews`. They come whenever the size has changed. Code there runs often: keep it fast, and make sure that it can run
    again.

    ## A question

    In a navigation controller on iOS 6 the root's view is smaller than the screen. In which callback does it learn that?

    `in-nav.txt`

    ```vcsim in-nav.txt
    vcsim 1
    title "A smaller room"
    mode ios6
    only list
    family loading appearance layout

    controller list
    controller nav is navigation of list

    launch nav
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run --geometry in-nav.txt
    launch nav
      list loadView bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      list viewDidLoad bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      list viewWillAppear: animated=no bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewWillLayoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list.view layoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewDidLayoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewDidAppear: animated=no bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
    ```

    `viewWillAppear:` has it already: the container gives the view its frame before the view appears. A parent sets its
    child's frame. A controller never sets its own.

    </details>

    ## An exercise

    A larger phone, and iOS 6 with its status bar of 20 points. Which callbacks does the layout at launch send, and which bounds does the first one see?

    `exercise-2.txt`

    ```vcsim exercise-2.txt
    vcsim 1
    title "Exercise 2"
    mode ios6
    device phone 320x568
    only home
    family layout

    controller home

    launch home
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-2.txt`. (`vcsim examples exercise-2 > exercise-2.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-2.txt`

    ```vcsim solved-2.txt
    vcsim 1
    title "Exercise 2"
    mode ios6
    device phone 320x568
    only home
    family layout

    controller home

    launch home
    expect
      home viewWillLayoutSubviews bounds=320x548
      home.view layoutSubviews
      home viewDidLayoutSubviews
    ```

    ```console
    $ vcsim check solved-2.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [launching in landscape](03-launching-in-landscape.md).

    """#,
    #"""
    # 3. Launching in landscape

    Start an app while the device lies on its side. On iOS 5 the interface still starts upright, and rotates before it is shown:

    `landscape.txt`

    ```vcsim landscape.txt
    vcsim 1
    title "Launching in landscape"
    mode ios5 ios6
    device phone landscapeRight
    only home
    family loading appearance layout rotation

    controller home
      supports all

    launch home
    ```

    ```console
    $ vcsim run --mode ios5 --geometry landscape.txt
    launch home
      home loadView bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewDidLoad bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewWillAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (stale)
      home willRotateToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (stale)
      home viewWillLayoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      home.view layoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      home viewDidLayoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      home willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      home viewDidAppear: animated=no bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      home didRotateFromInterfaceOrientation: orientation=portrait bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
    ```

    ## What it shows

    - `viewWillAppear:` sees 320x460, the size upright, and `interfaceOrientation` says portrait. Both are *stale*: a layout made
      from them is wrong a moment later.
    - `willRotateToInterfaceOrientation:duration:` comes although nobody has rotated the device, and sees the old size too.
    - In the layout, `viewWillLayoutSubviews` to `viewDidLayoutSubviews`, size and orientation are right, and stay so. It is the
      first place where they are.
    - `willAnimateRotationToInterfaceOrientation:duration:` follows the layout, and `didRotateFromInterfaceOrientation:` ends it.

    So there are two ways to lay out a view by hand that are right every time on iOS 5:

    - Lay out in the view's `layoutSubviews`. It comes at launch and at every rotation, and what it changes moves with the animation.
      It needs a view class of your own.
    - Lay out in a method that both `viewWillAppear:` and `willAnimateRotationToInterfaceOrientation:duration:` call. It needs no view
      class, but does the work twice at a launch like this one.

    See what iOS 6 changed:

    ```console
    $ vcsim diff --mode ios5 --mode ios6 landscape.txt
    - ios5   + ios6

    Rules that hold in one of them only
      silent-rotation-at-launch   ios6-ios7
        A launch in landscape rotates the interface without a rotation callback.
        For iOS 7 it is inferred.
        > It sends no callback itself. Look for callbacks that move, get other
        > values, or stop coming.

    What each class hears, where the versions differ
                                                                           ios5  ios6
      home          willRotateToInterfaceOrientation:duration:                1     -
                    willAnimateRotationToInterfaceOrientation:duration:       1     -
                    didRotateFromInterfaceOrientation:                        1     -

      launch home
          home loadView
          home viewDidLoad
          home viewWillAppear: animated=no
        - home willRotateToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms [silent-rotation-at-launch]
          home viewWillLayoutSubviews bounds=480x300
          home.view layoutSubviews
          home viewDidLayoutSubviews
        - home willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms [silent-rotation-at-launch]
          home viewDidAppear: animated=no
        - home didRotateFromInterfaceOrientation: orientation=portrait [silent-rotation-at-launch]

    3 missing
    ```

    iOS 6 sends no rotation callbacks at such a launch. Apps that did their layout in `willAnimateRotation…` were no longer laid out. The
    layout callbacks come in both versions.

    Look at the frame, too. Up to iOS 7 the window never rotates; the root view is rotated inside it. Its *frame*, in the
    coordinates of the window, stays upright while its *bounds* are in landscape. Use `bounds`.

    ## A question

    `supports all` lets the interface rotate. What if `home` supports nothing but portrait?

    <details><summary>The answer</summary>

    ```console
    $ vcsim examples landscape | sed 's/supports all/supports portrait/' > upright.txt
    $ vcsim run --mode ios5 --geometry upright.txt
    launch home
      home loadView bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewDidLoad bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewWillAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
    ```

    Nothing rotates, no rotation callback comes, and `viewWillAppear:` is right. Bounds are stale when a rotation is still to come.

    </details>

    ## An exercise

    The same launch in landscape, on iOS 6. Which of these callbacks come, and with which bounds?

    `exercise-3.txt`

    ```vcsim exercise-3.txt
    vcsim 1
    title "Exercise 3"
    mode ios6
    device phone landscapeRight
    only home
    family layout rotation

    controller home
      supports all

    launch home
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-3.txt`. (`vcsim examples exercise-3 > exercise-3.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-3.txt`

    ```vcsim solved-3.txt
    vcsim 1
    title "Exercise 3"
    mode ios6
    device phone landscapeRight
    only home
    family layout rotation

    controller home
      supports all

    launch home
    expect
      home viewWillLayoutSubviews bounds=480x300
      home.view layoutSubviews
      home viewDidLayoutSubviews
    ```

    ```console
    $ vcsim check solved-3.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [presenting and dismissing](04-presenting-and-dismissing.md).

    """#,
    #"""
    # 4. Presenting and dismissing

    A controller can present another one over itself. Two controllers are told of it, and their callbacks interleave:

    `present.txt`

    ```vcsim present.txt
    vcsim 1
    title "Presenting and dismissing"
    mode ios6
    only home sheet
    family loading appearance completion

    controller home
    controller sheet

    launch home
    present sheet from home animated with completion
    dismiss sheet animated with completion
    ```

    ```console
    $ vcsim run --view lanes present.txt
    home
    │ sheet
         launch home
    □    home loadView
    ■    home viewDidLoad
    ○    home viewWillAppear: animated=no
    ●    home viewDidAppear: animated=no
    ┃    present sheet from home animated with completion
    ┃ □  sheet loadView
    ┃ ■  sheet viewDidLoad
    ○ │  home viewWillDisappear: animated=yes
    ╿ ○  sheet viewWillAppear: animated=yes
    ╿ ╽  -- 400 ms
    ╿ ●  sheet viewDidAppear: animated=yes
    ● ┃  home viewDidDisappear: animated=yes
    • ┃  home presentViewController:animated:completion:
    │ ┃  dismiss sheet animated with completion
    │ ○  sheet viewWillDisappear: animated=yes
    ○ ╿  home viewWillAppear: animated=yes
    ╽ ╿  -- 400 ms
    ● ╿  home viewDidAppear: animated=yes
    ┃ ●  sheet viewDidDisappear: animated=yes
    • │  home dismissViewControllerAnimated:completion:
    ```

    ![Two lanes, home and sheet: who leaves is told before who comes, and after the animation who has come before who has
    left](../pictures/modal.svg)

    ## What it shows

    - **The presented view is loaded before anything else happens.**
    - **Before the animation, the controller that leaves is told first. After the animation, the controller that has come is told
      first.** So `sheet viewDidAppear:` comes before `home viewDidDisappear:`. On the way back the two change places.
    - **The animation takes time.** Between *will* and *did* lie 400 ms of virtual time, in which touches, timers and other
      actions can come. The completion block comes last of all. Its line has the name of the method that it was given to.

    Some presented controllers leave their presenter on the screen. On a pad a form sheet covers only a part of it:

    `form.txt`

    ```vcsim form.txt
    vcsim 1
    title "A form sheet on a pad"
    mode ios6
    device pad
    only home sheet
    family appearance

    controller home
    controller sheet
      style formSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    ```

    ```console
    $ vcsim run form.txt
    launch home
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present sheet from home animated
      sheet viewWillAppear: animated=yes
      -- +400ms
      sheet viewDidAppear: animated=yes

    dismiss sheet animated
      sheet viewWillDisappear: animated=yes
      -- +400ms
      sheet viewDidDisappear: animated=yes
    ```

    `home` hears nothing: it has not left the screen. Code that brings `home` up to date in `viewWillAppear:` is not called when
    the sheet is gone.

    Which controller leaves depends on the *context*. With the style `currentContext` UIKit goes from the presenting controller up
    through its parents. The first that defines a presentation context is covered, in its own place. If none does, the root is covered:

    `context.txt`

    ```vcsim context.txt
    vcsim 1
    title "Covering one half"
    mode ios6
    device pad
    only left right sheet
    family appearance

    controller left
      defines presentation context
    controller right
    controller sheet
      style currentContext
    controller halves is container

    launch halves
    add left to halves
    add right to halves
    frame left 0 0 384 1004
    frame right 384 0 384 1004
    present sheet from left animated
    ```

    ```console
    $ vcsim run --geometry context.txt
    launch halves

    add left to halves
      left viewWillAppear: animated=no bounds=768x1004 frame={0, 0, 768, 1004} interfaceOrientation=portrait (final)
      left viewDidAppear: animated=no bounds=768x1004 frame={0, 0, 768, 1004} interfaceOrientation=portrait (final)

    add right to halves
      right viewWillAppear: animated=no bounds=768x1004 frame={0, 0, 768, 1004} interfaceOrientation=portrait (final)
      right viewDidAppear: animated=no bounds=768x1004 frame={0, 0, 768, 1004} interfaceOrientation=portrait (final)

    frame left 0 0 384 1004

    frame right 384 0 384 1004

    present sheet from left animated
      left viewWillDisappear: animated=yes bounds=384x1004 frame={0, 0, 384, 1004} interfaceOrientation=portrait (final)
      sheet viewWillAppear: animated=yes bounds=384x1004 frame={0, 0, 384, 1004} interfaceOrientation=portrait (final)
      -- +400ms
      sheet viewDidAppear: animated=yes bounds=384x1004 frame={0, 0, 384, 1004} interfaceOrientation=portrait (final)
      left viewDidDisappear: animated=yes bounds=384x1004 frame={0, 0, 384, 1004} interfaceOrientation=portrait (final)
    ```

    `left` goes, `right` stays, and the sheet is as wide as `left` was. The same happens in a navigation controller:
    an app calls `presentViewController:` on a child, and the controller above it that fills the screen leaves.

    The presenter comes back with the right size even if the device was rotated meanwhile:

    `while-covered.txt`

    ```vcsim while-covered.txt
    vcsim 1
    title "Rotated while it was covered"
    mode ios5
    only home
    family appearance rotation layout

    controller home
      supports all
    controller sheet
      supports all

    launch home
    present sheet from home animated
    rotate landscapeLeft
    dismiss sheet animated
    ```

    ```console
    $ vcsim run --geometry while-covered.txt
    launch home
      home viewWillAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidAppear: animated=no bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)

    present sheet from home animated
      home viewWillDisappear: animated=yes bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      -- +400ms
      home viewDidDisappear: animated=yes bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)

    rotate landscapeLeft

    dismiss sheet animated
      home viewWillAppear: animated=yes bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
      home viewWillLayoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
      home.view layoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
      home viewDidLayoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
      -- +400ms
      home viewDidAppear: animated=yes bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
    ```

    `home` was covered during the rotation and got no rotation callback. It gets none later either. But `viewWillAppear:` sees
    480x300, and a layout follows.

    ## A question

    What if the app presents a second sheet while the first is still on its way?

    `two-sheets.txt`

    ```vcsim two-sheets.txt
    vcsim 1
    title "Two at once"
    mode ios6
    only home first second
    family appearance

    controller home
    controller first
    controller second

    launch home
    present first from home animated without waiting
    wait 100ms
    present second from home animated
    wait until idle
    ```

    <details><summary>The answer</summary>

    UIKit refuses the second one with a warning on the console. Nothing else tells the app:

    ```console
    $ vcsim run two-sheets.txt
    launch home
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present first from home animated without waiting
      home viewWillDisappear: animated=yes
      first viewWillAppear: animated=yes

    wait 100ms

    present second from home animated
      !  Warning: Attempt to present <second> on <home> while a presentation is in progress!
      -- +300ms
      first viewDidAppear: animated=yes
      home viewDidDisappear: animated=yes

    wait until idle
    ```

    `vcsim explain present-in-progress` says what is known about it. Present from the completion block, or from
    `viewDidAppear:`.

    </details>

    ## An exercise

    On a pad a form sheet goes away. What does `home` hear?

    `exercise-4.txt`

    ```vcsim exercise-4.txt
    vcsim 1
    title "Exercise 4"
    mode ios6
    device pad
    only home
    family appearance

    controller home
    controller sheet
      style formSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-4.txt`. (`vcsim examples exercise-4 > exercise-4.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-4.txt`

    ```vcsim solved-4.txt
    vcsim 1
    title "Exercise 4"
    mode ios6
    device pad
    only home
    family appearance

    controller home
    controller sheet
      style formSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    expect nothing
    ```

    ```console
    $ vcsim check solved-4.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [what a rotation sends](05-what-a-rotation-sends.md).

    """#,
    #"""
    # 5. What a rotation sends

    A person rotates the device. UIKit asks whether the interface may follow. If it may, UIKit tells the controllers before, during
    and after the rotation:

    `rotation-callbacks.txt`

    ```vcsim rotation-callbacks.txt
    vcsim 1
    title "What a rotation sends"
    mode ios5 ios6 ios8
    only home
    family rotation orientation layout size

    controller home
      supports portrait landscapeLeft landscapeRight

    launch home
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run --mode ios5 --geometry rotation-callbacks.txt
    launch home
      home shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      home viewWillLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)

    rotate landscapeLeft
      home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (stale)
      home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (stale)
      home willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (stale)
      home viewWillLayoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft animating=yes (final)
      home.view layoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft animating=yes (final)
      home viewDidLayoutSubviews bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft animating=yes (final)
      home willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft animating=yes (final)
      home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
      -- +300ms
      home didRotateFromInterfaceOrientation: orientation=portrait bounds=480x300 frame={20, 0, 300, 480} interfaceOrientation=landscapeLeft (final)
    ```

    ## What it shows

    - **First the question.** On iOS 5 `shouldAutorotateToInterfaceOrientation:` is asked about the orientation that the device has now.
    - `willRotateToInterfaceOrientation:duration:` sees the old bounds and the old orientation. Stop here what must
      not go on: an animation, a gesture.
    - **Then the size changes, and the layout comes.** It is inside the animation (`animating=yes`), so that what it moves is animated.
    - `willAnimateRotationToInterfaceOrientation:duration:` sees the new bounds. `didRotateFromInterfaceOrientation:` ends the rotation
      and says which orientation was before.

    Rotation callbacks are not enough for layout. A size changes for other reasons too: a call bar, a container, a split screen. Then
    no rotation callback comes. The layout callbacks come every time.

    iOS 6 asks other questions:

    ```console
    $ vcsim diff --mode ios5 --mode ios6 rotation-callbacks.txt
    - ios5   + ios6

    Rules that hold in one of them only
      questions-at-launch   ios5
        At launch iOS 5 asks the root shouldAutorotateToInterfaceOrientation:
        twice after loading it, and, held otherwise than it was born, twice more
        after viewWillAppear:.
        > Look at what your code does in shouldAutorotateToInterfaceOrientation:.
      questions-before-rotation   ios5
        Before the interface rotates, iOS 5 asks
        shouldAutorotateToInterfaceOrientation:. That it asks twice is taken from
        a launch; for a later rotation the number is inferred.
        > Answer with supportedInterfaceOrientations:
        > shouldAutorotateToInterfaceOrientation: is not asked from iOS 6 on.
      question-after-rotation   ios5
        Once more, iOS 5 asks shouldAutorotateToInterfaceOrientation: after
        willAnimateRotationToInterfaceOrientation:duration:.
        > Look at what your code does in shouldAutorotateToInterfaceOrientation:.
      masks-before-rotation   ios6+
        When the device is rotated, the controller that fills the window is asked
        supportedInterfaceOrientations. Only what the app supports too counts.
        > The outermost controller is asked, not its child: let a container answer
        > for its child.
      asks-should-autorotate   ios6-ios15
        Before its supportedInterfaceOrientations a controller is asked
        shouldAutorotate; after a no nothing more is asked. That iOS 16 asks no
        more is inferred.
        > Answer with supportedInterfaceOrientations alone: shouldAutorotate is
        > not asked from iOS 16 on.

    What each class hears, where the versions differ
                                                               ios5  ios6
      home          shouldAutorotateToInterfaceOrientation:       5     -
                    shouldAutorotate                              -     2
                    supportedInterfaceOrientations                -     2

      launch home
        - home shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes [questions-at-launch]
        - home shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes [questions-at-launch]
        + home shouldAutorotate returns=yes [asks-should-autorotate]
        + home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight [masks-before-rotation]
          home viewWillLayoutSubviews bounds=320x460
          home.view layoutSubviews
          home viewDidLayoutSubviews

      rotate landscapeLeft
        - home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes [questions-before-rotation]
        - home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes [questions-before-rotation]
        + home shouldAutorotate returns=yes [asks-should-autorotate]
        + home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight [masks-before-rotation]
          home willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
          home viewWillLayoutSubviews bounds=480x300
          home.view layoutSubviews
          home viewDidLayoutSubviews
          home willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
        - home shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes [question-after-rotation]
          -- +300ms
          home didRotateFromInterfaceOrientation: orientation=portrait

    5 missing, 4 unexpected
    ```

    `shouldAutorotate` says whether the interface may rotate at all, `supportedInterfaceOrientations` which orientations there are.
    What the app allows, in its Info.plist or by its delegate, counts too: see [lesson 8](08-what-ios6-changed.md).

    From iOS 8 on a rotation is a change of size, and of traits where size classes change. A controller that implements the new callbacks
    no longer gets the old ones:

    ```console
    $ vcsim run --mode ios8 --geometry rotation-callbacks.txt
    launch home
      home shouldAutorotate returns=yes bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)
      home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)
      home traitCollectionDidChange: traits=compact/regular bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (final)

    rotate landscapeLeft
      home shouldAutorotate returns=yes bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (stale)
      home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (stale)
      home willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (stale)
      home viewWillTransitionToSize:withTransitionCoordinator: size=480x320 bounds=320x480 frame={0, 0, 320, 480} interfaceOrientation=portrait (stale)
      home traitCollectionDidChange: traits=compact/compact bounds=480x320 frame={0, 0, 480, 320} interfaceOrientation=landscapeLeft animating=yes (final)
      home viewWillLayoutSubviews bounds=480x320 frame={0, 0, 480, 320} interfaceOrientation=landscapeLeft animating=yes (final)
      home.view layoutSubviews bounds=480x320 frame={0, 0, 480, 320} interfaceOrientation=landscapeLeft animating=yes (final)
      home viewDidLayoutSubviews bounds=480x320 frame={0, 0, 480, 320} interfaceOrientation=landscapeLeft animating=yes (final)
    ```

    Decide in `willTransitionToTraitCollection:withTransitionCoordinator:` what is shown at all, and in
    `viewWillTransitionToSize:withTransitionCoordinator:` where it stands. Both come before the size changes. Blocks that you give to the
    coordinator run along with the animation. Children get the traits of their parent unless the parent gives them others.

    ## A question

    The device is rotated while a controller is off the screen, under another one in a navigation controller. Does it get rotation
    callbacks? When does it learn its new size?

    `under.txt`

    ```vcsim under.txt
    vcsim 1
    title "Covered during a rotation"
    mode ios6
    only list
    family appearance rotation layout

    controller list
      supports all
    controller detail
      supports all
    controller nav is navigation of list
      supports all

    launch nav
    push detail on nav animated
    rotate landscapeLeft
    pop nav animated
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run --geometry under.txt
    launch nav
      list viewWillAppear: animated=no bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewWillLayoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list.view layoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewDidLayoutSubviews bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      list viewDidAppear: animated=no bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)

    push detail on nav animated
      list viewWillDisappear: animated=yes bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)
      -- +350ms
      list viewDidDisappear: animated=yes bounds=320x416 frame={0, 44, 320, 416} interfaceOrientation=portrait (final)

    rotate landscapeLeft

    pop nav animated
      list viewWillAppear: animated=yes bounds=480x268 frame={0, 32, 480, 268} interfaceOrientation=landscapeLeft (final)
      list viewWillLayoutSubviews bounds=480x268 frame={0, 32, 480, 268} interfaceOrientation=landscapeLeft (final)
      list.view layoutSubviews bounds=480x268 frame={0, 32, 480, 268} interfaceOrientation=landscapeLeft (final)
      list viewDidLayoutSubviews bounds=480x268 frame={0, 32, 480, 268} interfaceOrientation=landscapeLeft (final)
      -- +350ms
      list viewDidAppear: animated=yes bounds=480x268 frame={0, 32, 480, 268} interfaceOrientation=landscapeLeft (final)
    ```

    It gets none. When it comes back, `viewWillAppear:` has the new size, and a layout follows. A variable that is
    set in `didRotateFromInterfaceOrientation:` would now hold the wrong orientation.

    </details>

    ## An exercise

    The device is held upside down, and `home` does not support that. Which rotation callbacks come?

    `exercise-5.txt`

    ```vcsim exercise-5.txt
    vcsim 1
    title "Exercise 5"
    mode ios6
    only home
    family rotation

    controller home
      supports portrait landscapeLeft

    launch home
    rotate portraitUpsideDown
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-5.txt`. (`vcsim examples exercise-5 > exercise-5.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-5.txt`

    ```vcsim solved-5.txt
    vcsim 1
    title "Exercise 5"
    mode ios6
    only home
    family rotation

    controller home
      supports portrait landscapeLeft

    launch home
    rotate portraitUpsideDown
    expect nothing
    ```

    ```console
    $ vcsim check solved-5.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [containers step by step](06-containers.md).

    """#,
    #"""
    # 6. Containers step by step, and the mistakes

    A controller may have others inside it. Then it is a *container*: it adds its children, sets the frames of their views, and takes
    them out. A child never does this itself. There are three steps in and three steps out, and each is a line of code:

    `steps.txt`

    ```vcsim steps.txt
    vcsim 1
    title "Three steps in, three steps out"
    mode ios6
    only photo
    family loading appearance containment

    controller box is container
    controller photo

    launch box
    add child photo to box
    add view of photo to box
    did move photo to box

    will move photo to nil
    remove view of photo
    remove child photo
    ```

    ```console
    $ vcsim run steps.txt
    launch box

    add child photo to box
      photo willMoveToParentViewController: parent=box

    add view of photo to box
      photo loadView
      photo viewDidLoad
      photo viewWillAppear: animated=no
      photo viewDidAppear: animated=no

    did move photo to box
      photo didMoveToParentViewController: parent=box

    will move photo to nil
      photo willMoveToParentViewController: parent=nil

    remove view of photo
      photo viewWillDisappear: animated=no
      photo viewDidDisappear: animated=no

    remove child photo
      photo didMoveToParentViewController: parent=nil
    ```

    ## What it shows

    - `addChildViewController:` sends `willMoveToParentViewController:` by itself. UIKit does not send `didMoveToParentViewController:`. The
      container calls it when the child is in its place, after the animation if there is one.
    - On the way out it is the other way round: the container sends `willMoveToParentViewController:` with nil, and
      `removeFromParentViewController` sends the *did*.
    - The appearance callbacks come from the view's coming and going, because the container is on screen and passes appearance
      on.

    `add photo to box` is short for the three steps in, and `remove photo from box` for the three steps out. UIKit has a method to
    exchange one child for another. It begins and ends the appearance of both:

    `exchange.txt`

    ```vcsim exchange.txt
    vcsim 1
    title "One photo for another"
    mode ios6
    only left right
    family appearance containment

    controller box is container
    controller left
    controller right

    launch box
    add left to box
    will move left to nil
    add child right to box
    transition left to right in box 300ms
    remove child left
    did move right to box
    ```

    ```console
    $ vcsim run exchange.txt
    launch box

    add left to box
      left willMoveToParentViewController: parent=box
      left viewWillAppear: animated=no
      left viewDidAppear: animated=no
      left didMoveToParentViewController: parent=box

    will move left to nil
      left willMoveToParentViewController: parent=nil

    add child right to box
      right willMoveToParentViewController: parent=box

    transition left to right in box 300ms
      left viewWillDisappear: animated=yes
      right viewWillAppear: animated=yes
      -- +300ms
      right viewDidAppear: animated=yes
      left viewDidDisappear: animated=yes

    remove child left
      left didMoveToParentViewController: parent=nil

    did move right to box
      right didMoveToParentViewController: parent=box
    ```

    A container can also do the forwarding itself. It answers no to `shouldAutomaticallyForwardAppearanceMethods` (on iOS 5 the
    method had a longer name, and spoke of rotation as well), and then calls `beginAppearanceTransition:animated:` and
    `endAppearanceTransition` on its children:

    `manual.txt`

    ```vcsim manual.txt
    vcsim 1
    title "Forwarding by hand"
    mode ios6
    only photo
    family appearance containment

    controller box is container
      forwards appearance no
    controller photo

    launch box
    add child photo to box
    begin appearance of photo appearing animated
    add view of photo to box
    wait 500ms
    end appearance of photo
    did move photo to box
    ```

    ```console
    $ vcsim run manual.txt
    launch box

    add child photo to box
      photo willMoveToParentViewController: parent=box

    begin appearance of photo appearing animated
      photo viewWillAppear: animated=yes

    add view of photo to box

    wait 500ms

    end appearance of photo
      photo viewDidAppear: animated=yes

    did move photo to box
      photo didMoveToParentViewController: parent=box
    ```

    A child lays itself out in whatever frame it is given, in `viewWillLayoutSubviews` or, from iOS 6 on, in `updateViewConstraints`.
    Containment calls on a class that is not your own, such as adding a child to somebody's table controller, work until the next release.

    ## The mistakes

    The view without the child: `box` adds the view of `photo` to its own view, but not the controller.

    `view-only.txt`

    ```vcsim view-only.txt
    vcsim 1
    title "A view without its controller"
    mode ios6
    only photo
    family appearance containment rotation

    controller box is container
    controller photo

    launch box
    add view of photo to box
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run view-only.txt
    launch box

    add view of photo to box
      photo viewWillAppear: animated=no
      photo viewDidAppear: animated=no

    rotate landscapeLeft
    ```

    `photo` appears, because its view has come into a window. So nobody notices the mistake at once. But `photo` has no parent: it gets no
    rotation callback, UIKit does not ask it about orientations, and `presentViewController:` from it goes wrong.

    A *did* without a *will*: the transition was never begun.

    `unbalanced.txt`

    ```vcsim unbalanced.txt
    vcsim 1
    title "An end without a beginning"
    mode ios6
    only photo
    family appearance

    controller box is container
      forwards appearance no
    controller photo

    launch box
    add photo to box
    end appearance of photo
    ```

    ```console
    $ vcsim run unbalanced.txt
    launch box

    add photo to box

    end appearance of photo
      !  Unbalanced calls to begin/end appearance transitions for <photo>.
    ```

    `vcsim explain unbalanced-warning` says when UIKit prints it.

    ## A question

    What is missing when a container forwards by hand and forgets to call `beginAppearanceTransition:animated:`?

    <details><summary>The answer</summary>

    ```console
    $ vcsim examples manual | sed '/begin appearance/d; /end appearance/d' > silent.txt
    $ vcsim run silent.txt
    launch box

    add child photo to box
      photo willMoveToParentViewController: parent=box

    add view of photo to box

    wait 500ms

    did move photo to box
      photo didMoveToParentViewController: parent=box
    ```

    All four appearance callbacks are missing, and UIKit prints no warning. The child is on the screen and does not know it.

    </details>

    ## An exercise

    A container on screen takes a child out, with all three steps. What does the child hear, and in which order?

    `exercise-6.txt`

    ```vcsim exercise-6.txt
    vcsim 1
    title "Exercise 6"
    mode ios6
    only photo
    family appearance containment

    controller box is container
    controller photo

    launch box
    add photo to box
    remove photo from box
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-6.txt`. (`vcsim examples exercise-6 > exercise-6.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-6.txt`

    ```vcsim solved-6.txt
    vcsim 1
    title "Exercise 6"
    mode ios6
    only photo
    family appearance containment

    controller box is container
    controller photo

    launch box
    add photo to box
    remove photo from box
    expect
      photo willMoveToParentViewController: parent=nil
      photo viewWillDisappear: animated=no
      photo viewDidDisappear: animated=no
      photo didMoveToParentViewController: parent=nil
    ```

    ```console
    $ vcsim check solved-6.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [memory then and now](07-memory.md).

    """#,
    #"""
    # 7. Memory then and now

    When memory is short, UIKit tells every controller. What happens then depends on the version more than anything else in
    these lessons:

    `memory-low.txt`

    ```vcsim memory-low.txt
    vcsim 1
    title "Memory runs low while a list is covered"
    mode ios5 ios6
    only list detail
    family loading memory appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    memory warning
    pop nav
    ```

    ```console
    $ vcsim run --mode ios5 memory-low.txt
    launch nav
      list loadView
      list viewDidLoad
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    push detail on nav
      detail loadView
      detail viewDidLoad
      list viewWillDisappear: animated=no
      detail viewWillAppear: animated=no
      list viewDidDisappear: animated=no
      detail viewDidAppear: animated=no

    memory warning
      list didReceiveMemoryWarning
        list viewWillUnload
        list viewDidUnload
      detail didReceiveMemoryWarning

    pop nav
      list loadView
      list viewDidLoad
      detail viewWillDisappear: animated=no
      list viewWillAppear: animated=no
      detail viewDidDisappear: animated=no
      list viewDidAppear: animated=no
    ```

    ## What it shows

    - Every controller gets `didReceiveMemoryWarning`, on screen or not.
    - **On iOS 5 a view that is not on screen is released**, between `viewWillUnload` and `viewDidUnload`. When the list comes back,
      it is loaded again: `loadView` and `viewDidLoad` come a *second time*. What was kept in the views is lost, and what
      `viewDidLoad` makes is made twice. Apps had to release their outlets in `viewDidUnload`.
    - The view on screen stays.

    ```console
    $ vcsim diff --mode ios5 --mode ios6 memory-low.txt
    - ios5   + ios6

    Rules that hold in one of them only
      memory-unloads   ios5
        On iOS 5 a controller whose loaded view has no superview releases it
        inside didReceiveMemoryWarning: viewWillUnload, viewDidUnload. From iOS 6
        on no view is released.
        > Views stay loaded from iOS 6 on: release in didReceiveMemoryWarning what
        > viewDidUnload released, or drop it.

    What each class hears, where the versions differ
                                      ios5  ios6
      list          loadView             2     1
                    viewDidLoad          2     1
                    viewWillUnload       1     -
                    viewDidUnload        1     -

      memory warning
          list didReceiveMemoryWarning
        -   list viewWillUnload [memory-unloads]
        -   list viewDidUnload [memory-unloads]
          detail didReceiveMemoryWarning

      pop nav
        - list loadView [memory-unloads]
        - list viewDidLoad [memory-unloads]
          detail viewWillDisappear: animated=no
          list viewWillAppear: animated=no
          detail viewDidDisappear: animated=no

    4 missing
    ```

    **From iOS 6 on nothing is unloaded.** `viewWillUnload` and `viewDidUnload` are never sent; code in them never runs. The
    system itself releases the bitmap of a view, its costly part. Release in `didReceiveMemoryWarning` what can be made again: images,
    sounds, caches.

    An app that still wants to release its views does it by hand, and only while the view is not in a window:

    `by-hand.txt`

    ```vcsim by-hand.txt
    vcsim 1
    title "Letting the view go by hand"
    mode ios6
    only list
    family loading memory appearance

    controller list
    controller detail
    controller nav is navigation of list

    # if (self.view.window == nil) self.view = nil;
    when list didReceiveMemoryWarning
      unload list

    launch nav
    push detail on nav
    memory warning
    pop nav
    ```

    ```console
    $ vcsim run by-hand.txt
    launch nav
      list loadView
      list viewDidLoad
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    push detail on nav
      list viewWillDisappear: animated=no
      list viewDidDisappear: animated=no

    memory warning
      list didReceiveMemoryWarning

    pop nav
      list loadView
      list viewDidLoad
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no
    ```

    ## A question

    `viewDidLoad` of the list registers for a notification, and no code unregisters it. How often is the list registered at the end of
    the first story on iOS 5, and how often on iOS 6?

    <details><summary>The answer</summary>

    ```console
    $ vcsim run --mode ios5 --only list --family loading memory-low.txt
    launch nav
      list loadView
      list viewDidLoad

    push detail on nav

    memory warning
      list viewWillUnload
      list viewDidUnload

    pop nav
      list loadView
      list viewDidLoad
    ```

    Twice on iOS 5, because the view is loaded twice; once on iOS 6. `viewDidUnload` was the place to unregister.

    </details>

    ## An exercise

    Memory runs low on iOS 6 while `list` is covered. What does `list` hear?

    `exercise-7.txt`

    ```vcsim exercise-7.txt
    vcsim 1
    title "Exercise 7"
    mode ios6
    only list
    family loading memory appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    memory warning
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-7.txt`. (`vcsim examples exercise-7 > exercise-7.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-7.txt`

    ```vcsim solved-7.txt
    vcsim 1
    title "Exercise 7"
    mode ios6
    only list
    family loading memory appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    memory warning
    expect
      list didReceiveMemoryWarning
    ```

    ```console
    $ vcsim check solved-7.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [what iOS 6 changed](08-what-ios6-changed.md).

    """#,
    #"""
    # 8. What iOS 6 changed

    Up to iOS 5 one question stood for everything: `shouldAutorotateToInterfaceOrientation:`. It mixed up what a controller supports
    with whether the interface may rotate now, and a child could forbid a rotation to all of its parents. iOS 6 split it up:

    | question | about |
    | --- | --- |
    | `shouldAutorotate` | may the interface rotate at all, now? |
    | `supportedInterfaceOrientations` | which orientations are there for you? |
    | `preferredInterfaceOrientationForPresentation` | in which of them do you want to come up? |
    | `application:supportedInterfaceOrientationsForWindow:` | which does the app have? |

    And only **the root or the topmost controller that fills the screen** is asked by UIKit, and its answer counts:

    `veto.txt`

    ```vcsim veto.txt
    vcsim 1
    title "A child and a rotation"
    mode ios5 ios6
    only nav list
    family orientation rotation

    controller list
      supports portrait
    controller nav is navigation of list

    launch nav
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run veto.txt
    # veto@ios5
    launch nav
      nav shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes
        list shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes
      nav shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes
        list shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes

    rotate landscapeLeft
      nav shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no
        list shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no
      nav shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no
        list shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no

    # veto@ios6
    launch nav
      nav shouldAutorotate returns=yes
      nav supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight
        list supportedInterfaceOrientations returns=portrait

    rotate landscapeLeft
      nav shouldAutorotate returns=yes
      nav supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight
        list supportedInterfaceOrientations returns=portrait
      nav willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
        list willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      nav willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
        list willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      -- +300ms
      nav didRotateFromInterfaceOrientation: orientation=portrait
        list didRotateFromInterfaceOrientation: orientation=portrait
    ```

    On iOS 5 the navigation controller passes the question to `list`. `list` says no, and the interface stays as it is. On iOS 6 `nav`
    answers for itself. Logs show that it still calls the method of `list` and ignores the answer (`vcsim explain
    children-asked-in-vain`): the interface rotates although `list` does not support it. If `list` should decide, subclass the
    container and return the answer of its child.

    A controller can only choose among the orientations of the app. Here the controller says yes, and the interface stays as it is:

    `app.txt`

    ```vcsim app.txt
    vcsim 1
    title "The app is asked too"
    mode ios6
    app supports portrait
    only home
    family orientation rotation

    controller home
      supports all

    launch home
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run app.txt
    launch home
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=portrait,portraitUpsideDown,landscapeLeft,landscapeRight

    rotate landscapeLeft
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=portrait,portraitUpsideDown,landscapeLeft,landscapeRight
    ```

    If the app and the controller have no orientation in common, UIKit raises `UIApplicationInvalidInterfaceOrientation`:

    `nothing-in-common.txt`

    ```vcsim nothing-in-common.txt
    vcsim 1
    title "Nothing in common"
    mode ios6
    app supports portrait
    only home
    family orientation

    controller home
      supports landscape

    launch home
    ```

    ```console
    $ vcsim run nothing-in-common.txt
    launch home
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=landscapeLeft,landscapeRight
      !! UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES
    ```

    A controller that is presented over the full screen may have another orientation than its presenter. So an upright app can show a
    film in landscape. Older apps set the orientation of the status bar by hand for that:

    `sideways.txt`

    ```vcsim sideways.txt
    vcsim 1
    title "A film in an upright app"
    mode ios6
    only home film
    family orientation rotation layout

    controller home
      supports portrait
    controller film
      supports landscape
      prefers landscapeRight

    launch home
    present film from home
    dismiss film
    ```

    ```console
    $ vcsim run --geometry sideways.txt
    launch home
      home shouldAutorotate returns=yes bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home supportedInterfaceOrientations returns=portrait bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewWillLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home.view layoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)
      home viewDidLayoutSubviews bounds=320x460 frame={0, 20, 320, 460} interfaceOrientation=portrait (final)

    present film from home
      film supportedInterfaceOrientations returns=landscapeLeft,landscapeRight bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      film preferredInterfaceOrientationForPresentation returns=landscapeRight bounds=0x0 frame={0, 0, 0, 0} interfaceOrientation=portrait (empty)
      film viewWillLayoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      film.view layoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)
      film viewDidLayoutSubviews bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight (final)

    dismiss film
    ```

    What else iOS 6 removed or deprecated: `viewWillUnload` and `viewDidUnload` ([lesson 7](07-memory.md)),
    `presentModalViewController:animated:`, replaced by `presentViewController:animated:completion:`, and the one method for
    forwarding appearance and rotation, which became two ([lesson 6](06-containers.md)). New were `updateViewConstraints`, unwind
    segues and state restoration ([lesson 14](14-segues-and-restoration.md)).

    An app that ran on both versions implemented the old question and the new ones.

    ## A question

    An app has only the old method, and it says yes to all orientations. What does the app do on iOS 6?

    `old-only.txt`

    ```vcsim old-only.txt
    vcsim 1
    title "The old answer on a new system"
    mode ios6
    only home
    family orientation rotation

    controller home
      shouldAutorotateToInterfaceOrientation all

    launch home
    rotate landscapeLeft
    rotate portraitUpsideDown
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run old-only.txt
    launch home
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight

    rotate landscapeLeft
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight
      home willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      home willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      -- +300ms
      home didRotateFromInterfaceOrientation: orientation=portrait

    rotate portraitUpsideDown
      home shouldAutorotate returns=yes
      home supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight
    ```

    UIKit never asks the old method. The default of `supportedInterfaceOrientations` counts: on a phone all orientations but upside
    down. So the interface rotates to landscape, and not upside down.

    </details>

    ## An exercise

    On iOS 6 the app supports portrait alone, and the controller supports all. The device is rotated. Which rotation callbacks come?

    `exercise-8.txt`

    ```vcsim exercise-8.txt
    vcsim 1
    title "Exercise 8"
    mode ios6
    app supports portrait
    only home
    family rotation

    controller home
      supports all

    launch home
    rotate landscapeLeft
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-8.txt`. (`vcsim examples exercise-8 > exercise-8.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-8.txt`

    ```vcsim solved-8.txt
    vcsim 1
    title "Exercise 8"
    mode ios6
    app supports portrait
    only home
    family rotation

    controller home
      supports all

    launch home
    rotate landscapeLeft
    expect nothing
    ```

    ```console
    $ vcsim check solved-8.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [the containers of the system](09-system-containers.md).

    """#,
    #"""
    # 9. The containers of the system

    Navigation and tab bar controllers, split views and page views do with their children what your own container would do. Each has its
    order.

    **Navigation**: the controller that leaves is told before the one that comes. The transition does not begin in `push` itself but in
    the container's next layout. The new controller gets `didMoveToParentViewController:` at the end:

    `push.txt`

    ```vcsim push.txt
    vcsim 1
    title "Push and pop"
    mode ios7
    only list detail
    family loading appearance containment

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav animated
    pop nav animated
    ```

    ```console
    $ vcsim run --view lanes push.txt
    list
    │ detail
         launch nav
    △    list willMoveToParentViewController: parent=nav
    □    list loadView
    ■    list viewDidLoad
    ○    list viewWillAppear: animated=no
    ●    list viewDidAppear: animated=no
    ▲    list didMoveToParentViewController: parent=nav
    ┃    push detail on nav animated
    ┃ △  detail willMoveToParentViewController: parent=nav
    ┃ □  detail loadView
    ┃ ■  detail viewDidLoad
    ○ │  list viewWillDisappear: animated=yes
    ╿ ○  detail viewWillAppear: animated=yes
    ╿ ╽  -- 500 ms
    ● ╽  list viewDidDisappear: animated=yes
    │ ●  detail viewDidAppear: animated=yes
    │ ▲  detail didMoveToParentViewController: parent=nav
    │ ┃  pop nav animated
    │ △  detail willMoveToParentViewController: parent=nil
    │ ○  detail viewWillDisappear: animated=yes
    ○ ╿  list viewWillAppear: animated=yes
    ╽ ╿  -- 500 ms
    ╽ ●  detail viewDidDisappear: animated=yes
    ● │  list viewDidAppear: animated=yes
    ┃ ▲  detail didMoveToParentViewController: parent=nil
    ```

    A controller that appears may be new, or it may come back. `isMovingToParentViewController`,
    `isMovingFromParentViewController`, `isBeingPresented` and `isBeingDismissed` tell. They are right only inside the appearance callbacks:

    ```console
    $ vcsim run --properties --only detail --family appearance push.txt
    launch nav

    push detail on nav animated
      detail viewWillAppear: animated=yes isMovingToParentViewController=yes
      -- +500ms
      detail viewDidAppear: animated=yes isMovingToParentViewController=yes

    pop nav animated
      detail viewWillDisappear: animated=yes isMovingFromParentViewController=yes
      -- +500ms
      detail viewDidDisappear: animated=yes isMovingFromParentViewController=yes
    ```

    From iOS 7 on a finger can pop a controller, and let go too early. Then the opposite *will* follows, and a controller appears
    that never left:

    `finger.txt`

    ```vcsim finger.txt
    vcsim 1
    title "A pop that is cancelled"
    mode ios7
    only list detail
    family appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    begin pop of nav
    wait 200ms
    cancel pop of nav
    ```

    ```console
    $ vcsim run finger.txt
    launch nav
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    push detail on nav
      list viewWillDisappear: animated=no
      detail viewWillAppear: animated=no
      list viewDidDisappear: animated=no
      detail viewDidAppear: animated=no

    begin pop of nav
      detail viewWillDisappear: animated=yes
      list viewWillAppear: animated=yes

    wait 200ms

    cancel pop of nav
      -- +250ms
      list viewWillDisappear: animated=yes
      list viewDidDisappear: animated=yes
      detail viewWillAppear: animated=yes
      detail viewDidAppear: animated=yes
    ```

    So `viewDidDisappear:` need not follow `viewWillDisappear:`, and `viewDidAppear:` need not follow `viewWillAppear:`.

    **Tabs**: a tab is loaded when it is selected, never before. The controller that comes is told before the one that leaves, the
    reverse of a push:

    `tabs.txt`

    ```vcsim tabs.txt
    vcsim 1
    title "Tabs"
    mode ios6
    only first second
    family loading appearance

    controller first
    controller second
    controller tabs is tab bar of first second

    launch tabs
    select second in tabs
    select first in tabs
    ```

    ```console
    $ vcsim run --view lanes tabs.txt
    first
    │ second
         launch tabs
    □ ┊  first loadView
    ■ ┊  first viewDidLoad
    ○ ┊  first viewWillAppear: animated=no
    ● ┊  first viewDidAppear: animated=no
    ┃ ┊  select second in tabs
    ┃ □  second loadView
    ┃ ■  second viewDidLoad
    ┃ ○  second viewWillAppear: animated=no
    ○ ╽  first viewWillDisappear: animated=no
    ● ╽  first viewDidDisappear: animated=no
    │ ●  second viewDidAppear: animated=no
    │ ┃  select first in tabs
    ○ ┃  first viewWillAppear: animated=no
    ╽ ○  second viewWillDisappear: animated=no
    ╽ ●  second viewDidDisappear: animated=no
    ● │  first viewDidAppear: animated=no
    ```

    **Containers in containers** pass callbacks on. A rotation reaches every controller on screen, each through its parent:

    `tabs-nested.txt`

    ```vcsim tabs-nested.txt
    vcsim 1
    title "A navigation controller in a tab bar"
    mode ios6
    only tabs nav list
    family appearance rotation

    controller list
      supports all
    controller nav is navigation of list
      supports all
    controller other
    controller tabs is tab bar of nav other
      supports all

    launch tabs
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run tabs-nested.txt
    launch tabs
      tabs viewWillAppear: animated=no
        nav viewWillAppear: animated=no
          list viewWillAppear: animated=no
      tabs viewDidAppear: animated=no
        nav viewDidAppear: animated=no
          list viewDidAppear: animated=no

    rotate landscapeLeft
      tabs willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
        nav willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
          list willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      tabs willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
        nav willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
          list willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms
      -- +300ms
      tabs didRotateFromInterfaceOrientation: orientation=portrait
        nav didRotateFromInterfaceOrientation: orientation=portrait
          list didRotateFromInterfaceOrientation: orientation=portrait
    ```

    The lines are nested because the calls are: a container of the system tells its child inside its own `viewWillAppear:`. An app
    that logs *after* its call of super prints the child first. Both logs are right, so find out how an app logs before you read one.

    ## A question

    What happens when a second controller is pushed while the first push is still running?

    `two-pushes.txt`

    ```vcsim two-pushes.txt
    vcsim 1
    title "Two pushes at once"
    mode ios6
    only list one two
    family appearance

    controller list
    controller one
    controller two
    controller nav is navigation of list

    launch nav
    push one on nav animated without waiting
    wait 100ms
    push two on nav animated
    wait until idle
    ```

    <details><summary>The answer</summary>

    UIKit says on the console that the navigation bar may be corrupted, and goes on:

    ```console
    $ vcsim run two-pushes.txt
    launch nav
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    push one on nav animated without waiting
      list viewWillDisappear: animated=yes
      one viewWillAppear: animated=yes

    wait 100ms

    push two on nav animated
      !  nested push animation can result in corrupted navigation bar
      one viewWillDisappear: animated=yes
      two viewWillAppear: animated=yes
      -- +250ms
      !  Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
      list viewDidDisappear: animated=yes
      one viewDidDisappear: animated=yes
      -- +100ms
      !  Unbalanced calls to begin/end appearance transitions for <one>.
      two viewDidAppear: animated=yes

    wait until idle
    ```

    </details>

    ## An exercise

    A controller is popped without an animation. In which order do the two hear of it?

    `exercise-9.txt`

    ```vcsim exercise-9.txt
    vcsim 1
    title "Exercise 9"
    mode ios6
    only list detail
    family appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    pop nav
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-9.txt`. (`vcsim examples exercise-9 > exercise-9.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-9.txt`

    ```vcsim solved-9.txt
    vcsim 1
    title "Exercise 9"
    mode ios6
    only list detail
    family appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    pop nav
    expect
      detail viewWillDisappear: animated=no
      list viewWillAppear: animated=no
      detail viewDidDisappear: animated=no
      list viewDidAppear: animated=no
    ```

    ```console
    $ vcsim check solved-9.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [reading a log from a device](10-reading-a-log.md).

    """#,
    #"""
    # 10. Reading a log from a device

    The best way to learn what your app gets is to log it. One line in each override does:

        NSLog(@"%s", __PRETTY_FUNCTION__);          // Objective-C
        print(type(of: self), #function)            // Swift

    Here is what came out of an app, on iOS 6, when somebody opened a picture from a list:

    `device.log`

    ```text device.log
    2013-05-04 11:02:10.114 Photos[702:907] -[ListViewController viewDidLoad]
    2013-05-04 11:02:10.116 Photos[702:907] -[ListViewController viewWillAppear:]
    2013-05-04 11:02:10.118 Photos[702:907] cache: 12 entries
    2013-05-04 11:02:10.131 Photos[702:907] -[ListViewController viewDidAppear:]
    2013-05-04 11:02:14.870 Photos[702:907] -[PictureViewController viewDidLoad]
    2013-05-04 11:02:14.871 Photos[702:907] -[ListViewController viewWillDisappear:]
    2013-05-04 11:02:14.872 Photos[702:907] -[PictureViewController viewWillAppear:]
    2013-05-04 11:02:15.225 Photos[702:907] -[PictureViewController viewDidAppear:]
    2013-05-04 11:02:15.226 Photos[702:907] -[ListViewController viewDidDisappear:]
    ```

    You think that the app *pushes* the picture. Write that down, and compare the log with it:

    `log-push.txt`

    ```vcsim log-push.txt
    vcsim 1
    title "The picture is pushed"
    mode ios6
    only list picture
    family loading appearance

    controller list
    controller picture
    controller nav is navigation of list

    launch nav
    push picture on nav animated
    ```

    ```console
    $ vcsim diff log-push.txt device.log
    map: ListViewController=list (guessed by the name)
    map: PictureViewController=picture (guessed by the name)
    left out: loadView, which the log never has (--strict keeps them)
    not read: 1 line; 'vcsim log device.log' says why
      push picture on nav animated
          list viewWillDisappear:
          picture viewWillAppear:
          picture viewDidAppear:
        ^ list viewDidDisappear:   expected one line earlier

    1 moved
    ```

    One line is in another place: after a push, the controller that has left is told first. The order in the log is that of a
    presentation:

    `log-present.txt`

    ```vcsim log-present.txt
    vcsim 1
    title "The picture is presented"
    mode ios6
    only list picture
    family loading appearance

    controller list
    controller picture

    launch list
    present picture from list animated
    ```

    ```console
    $ vcsim diff log-present.txt device.log
    map: ListViewController=list (guessed by the name)
    map: PictureViewController=picture (guessed by the name)
    left out: loadView, which the log never has (--strict keeps them)
    not read: 1 line; 'vcsim log device.log' says why
    ```

    ## What it shows

    - A log is evidence. Where it differs from what you expected, either the app does something else than you think, or the code
      in a callback changes the order.
    - vcsim says what it did with the log: which class it took for which controller, which callbacks of the trace the log never has,
      and how many lines it could not read. With `--map PictureViewController=picture` you tell it, and it need not guess.
    - vcsim does not compare callbacks that the log never has. With `--strict` they count as missing.

    `vcsim record swift` prints code that logs everything: objects, values, and where a callback returns, so that the nesting is known.
    [In CI](../ci.md) goes on from here.

    ## A question

    The same app, but now its overrides log after their call of super, and the list is in a container that logs too. Which lines
    change their places?

    `log-nested.txt`

    ```vcsim log-nested.txt
    vcsim 1
    title "A container that logs"
    mode ios6
    only nav list
    family appearance

    controller list
    controller nav is navigation of list

    launch nav
    ```

    ```text after.log
    -[ListViewController viewWillAppear:]
    -[NavController viewWillAppear:]
    -[ListViewController viewDidAppear:]
    -[NavController viewDidAppear:]
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run log-nested.txt
    launch nav
      nav viewWillAppear: animated=no
        list viewWillAppear: animated=no
      nav viewDidAppear: animated=no
        list viewDidAppear: animated=no
    ```

    The container calls super, and inside super UIKit tells the list. So the list logs first, and each line of the container follows
    that of the list. With `--logs after` there is no difference:

    ```console
    $ vcsim diff log-nested.txt after.log
    map: ListViewController=list (guessed by the name)
    map: NavController=nav (guessed by the name)
      launch nav
          list viewWillAppear:
        ^ nav viewWillAppear:   expected one line earlier
          list viewDidAppear:
        ^ nav viewDidAppear:   expected one line earlier

    2 moved
    $ vcsim diff --logs after log-nested.txt after.log
    map: ListViewController=list (guessed by the name)
    map: NavController=nav (guessed by the name)
    ```

    </details>

    ## An exercise

    The log of this lesson shows a presentation that takes 350 ms. Write what it shows for the presentation as an expectation. `...` stands for lines that you leave out, here for the time that passes.

    `exercise-10.txt`

    ```vcsim exercise-10.txt
    vcsim 1
    title "Exercise 10"
    mode ios6
    only list picture
    family appearance

    controller list
    controller picture

    launch list
    present picture from list animated
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-10.txt`. (`vcsim examples exercise-10 > exercise-10.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-10.txt`

    ```vcsim solved-10.txt
    vcsim 1
    title "Exercise 10"
    mode ios6
    only list picture
    family appearance

    controller list
    controller picture

    launch list
    present picture from list animated
    expect
      list viewWillDisappear: animated=yes
      picture viewWillAppear: animated=yes
      ...
      picture viewDidAppear: animated=yes
      list viewDidDisappear: animated=yes
    ```

    ```console
    $ vcsim check solved-10.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [sizes and traits](11-sizes-and-traits.md).

    """#,
    #"""
    # 11. Sizes and traits

    Up to iOS 7 a controller looked at the orientation of the interface. From iOS 8 on it is told how much room it has, in two ways.
    *Traits* are coarse: is the width *regular* or *compact*, and the height? *Sizes* are exact. A rotation of the device is only one
    reason for a change: a parent can resize a child, a presentation its controller, and later a split screen the whole window.

    `adaptive.txt`

    ```vcsim adaptive.txt
    vcsim 1
    title "A rotation is a change of size"
    mode ios9
    only nav list
    family size layout

    controller list
    controller nav is navigation of list

    launch nav
    rotate landscapeLeft
    ```

    ```console
    $ vcsim run adaptive.txt
    launch nav
      nav traitCollectionDidChange: traits=compact/regular
      nav viewWillLayoutSubviews bounds=320x480
      nav.view layoutSubviews
      nav viewDidLayoutSubviews
      list traitCollectionDidChange: traits=compact/regular
      list viewWillLayoutSubviews bounds=320x480
      list.view layoutSubviews
      list viewDidLayoutSubviews
      nav viewWillLayoutSubviews bounds=320x480
      nav.view layoutSubviews
      nav viewDidLayoutSubviews

    rotate landscapeLeft
      nav willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
        list willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      nav viewWillTransitionToSize:withTransitionCoordinator: size=480x320
        list viewWillTransitionToSize:withTransitionCoordinator: size=480x320
      nav traitCollectionDidChange: traits=compact/compact
      nav viewWillLayoutSubviews bounds=480x320
      nav.view layoutSubviews
      nav viewDidLayoutSubviews
      list traitCollectionDidChange: traits=compact/compact
      list viewWillLayoutSubviews bounds=480x320
      list.view layoutSubviews
      list viewDidLayoutSubviews
    ```

    ## What it shows

    - **Before anything changes**, `willTransitionToTraitCollection:withTransitionCoordinator:` says that the size classes will be
      others, and `viewWillTransitionToSize:withTransitionCoordinator:` how large the view will be. Decide in the first what is
      shown at all, in the second where it stands. What is given to the coordinator runs along with the animation, and its
      completion afterwards.
    - **Parents come first, and pass it on** from inside their own implementation: the lines of `list` are nested. If a parent does not
      call super, its children are not told. By default a child has its parent's traits; a container can give it others.
    - **In the layout** `traitCollectionDidChange:` comes, then the callbacks that you know.
    - At launch there is no transition: the traits come with the first layout, the size with the view.

    A large phone has a regular width in landscape, so its traits change in another way. A pad rotates without any change of traits, and
    only the size is told:

    ```console
    $ vcsim examples adaptive | sed 's/^mode ios9/mode ios9\ndevice phone 414x736/' > large.txt
    $ vcsim run --only list --family size large.txt
    launch nav
      list traitCollectionDidChange: traits=compact/regular

    rotate landscapeLeft
      list willTransitionToTraitCollection:withTransitionCoordinator: traits=regular/compact
      list viewWillTransitionToSize:withTransitionCoordinator: size=736x414
      list traitCollectionDidChange: traits=regular/compact
    $ vcsim examples adaptive | sed 's/^mode ios9/mode ios9\ndevice pad/' > pad.txt
    $ vcsim run --only list --family size pad.txt
    launch nav
      list traitCollectionDidChange: traits=regular/regular

    rotate landscapeLeft
      list viewWillTransitionToSize:withTransitionCoordinator: size=1024x768
    ```

    That is why code that asks for traits must not stand in `viewWillTransitionToSize:withTransitionCoordinator:` alone, nor code
    for sizes in `traitCollectionDidChange:`.

    The old rotation callbacks are missing in these traces: a controller that implements the new ones no longer gets the old ones. If your
    layout follows from the bounds, by constraints or in `viewWillLayoutSubviews`, you need neither. A layout comes after each change,
    whatever the reason.

    ## A question

    `list` is covered by a pushed controller when the device is rotated. Which controller is told?

    `covered.txt`

    ```vcsim covered.txt
    vcsim 1
    title "A rotation while it is covered"
    mode ios9
    only list detail
    family size

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    rotate landscapeLeft
    pop nav
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run covered.txt
    launch nav
      list traitCollectionDidChange: traits=compact/regular

    push detail on nav
      detail traitCollectionDidChange: traits=compact/regular

    rotate landscapeLeft
      detail willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      detail viewWillTransitionToSize:withTransitionCoordinator: size=480x320
      detail traitCollectionDidChange: traits=compact/compact

    pop nav
      list willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact
      list traitCollectionDidChange: traits=compact/compact
    ```

    The controller on top. `list` is told of the traits late, before it appears again (`vcsim explain traits-at-return`). It is not told
    of the size, but its bounds have it. Logs of iOS 9 differ: a covered controller in a navigation stack is sometimes told of the size
    and sometimes not. A controller that is covered by a presentation is told (`vcsim explain covered-presenter-told-sizes`). So look at
    the bounds when the view appears again.

    </details>

    ## An exercise

    A pad is rotated. Its size classes stay as they are. Which of these callbacks does `home` get?

    `exercise-11.txt`

    ```vcsim exercise-11.txt
    vcsim 1
    title "Exercise 11"
    mode ios9
    device pad
    only home
    family size

    controller home

    launch home
    rotate landscapeLeft
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-11.txt`. (`vcsim examples exercise-11 > exercise-11.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-11.txt`

    ```vcsim solved-11.txt
    vcsim 1
    title "Exercise 11"
    mode ios9
    device pad
    only home
    family size

    controller home

    launch home
    rotate landscapeLeft
    expect
      home viewWillTransitionToSize:withTransitionCoordinator: size=1024x768
    ```

    ```console
    $ vcsim check solved-11.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [sheets, and viewIsAppearing:](12-sheets.md).

    """#,
    #"""
    # 12. Sheets, and viewIsAppearing:

    Since iOS 13 a presented controller is a sheet unless it says otherwise: it leaves a part of the presenter on screen. And between
    `viewWillAppear:` and the first layout a callback comes that the SDK of iOS 17 made public, also on iOS 13 to 16:

    `sheet.txt`

    ```vcsim sheet.txt
    vcsim 1
    title "A sheet leaves its presenter on screen"
    mode ios12 ios13
    only home sheet
    family loading appearance

    controller home
    controller sheet
      style pageSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    ```

    ```console
    $ vcsim run --mode ios13 sheet.txt
    launch home
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      home viewIsAppearing: animated=no
      home viewDidAppear: animated=no

    present sheet from home animated
      sheet loadView
      sheet viewDidLoad
      sheet viewWillAppear: animated=yes
      sheet viewIsAppearing: animated=yes
      -- +500ms
      sheet viewDidAppear: animated=yes

    dismiss sheet animated
      sheet viewWillDisappear: animated=yes
      -- +500ms
      sheet viewDidDisappear: animated=yes
    ```

    ## What it shows

    - **The presenter hears nothing.** It never leaves the screen, so neither `viewWillDisappear:` nor, at the end, `viewWillAppear:`
      comes. Code that brings `home` up to date in `viewWillAppear:` does not run when the sheet goes.
    - **`viewIsAppearing:` comes once for each appearance**, after `viewWillAppear:`, when the view is in the window and has its size and
      its traits. Apple's documents recommend it for work that needs either of them and has to be done each time the view appears.
    - On iOS 12 the same style covers a phone's whole screen, and the presenter is told:

    ```console
    $ vcsim diff --mode ios12 --mode ios13 sheet.txt
    - ios12   + ios13

    Rules that hold in one of them only
      is-appearing-once   ios13+
        viewIsAppearing: comes once an appearance, after viewWillAppear: and
        before the first layout of the view, also when no layout follows.
        Inferred: one that ends before any layout has it before its end, and one
        that ends outside of the window has none.
        > Code that needs the final size and traits before the view is seen
        > belongs in viewIsAppearing:.
      compact-is-full-screen   ios8-ios12
        In a compact width the sheets and the popover fill the screen as
        fullScreen does, unless the delegate says otherwise.
        > A sheet on a phone leaves its presenter on screen from iOS 13 on: do not
        > wait for it to disappear.

    What each class hears, where the versions differ
                                          ios12  ios13
      home          viewWillAppear:           2      1
                    viewIsAppearing:          -      1
                    viewDidAppear:            2      1
                    viewWillDisappear:        1      -
                    viewDidDisappear:         1      -
      sheet         viewIsAppearing:          -      1

      launch home
          home loadView
          home viewDidLoad
          home viewWillAppear: animated=no
        + home viewIsAppearing: animated=no [is-appearing-once]
          home viewDidAppear: animated=no

      present sheet from home animated
          sheet loadView
          sheet viewDidLoad
        - home viewWillDisappear: animated=yes [compact-is-full-screen]
          sheet viewWillAppear: animated=yes
        + sheet viewIsAppearing: animated=yes [is-appearing-once]
          -- +500ms
          sheet viewDidAppear: animated=yes
        - home viewDidDisappear: animated=yes [compact-is-full-screen]

      dismiss sheet animated
          sheet viewWillDisappear: animated=yes
        - home viewWillAppear: animated=yes [compact-is-full-screen]
          -- +500ms
        - home viewDidAppear: animated=yes [compact-is-full-screen]
          sheet viewDidDisappear: animated=yes

    4 missing, 2 unexpected
    ```

    What should `home` do instead? Let the sheet say when it is done, with a delegate or a closure of your own. A person can also
    swipe the sheet away; `presentationControllerDidDismiss:` of the presentation's delegate tells of that.

    Which size does each callback see?

    ```console
    $ vcsim run --mode ios13 --view bounds --only home sheet.txt
    home, launch home
      loadView          0x0     empty
      viewDidLoad       0x0     empty
      viewWillAppear:   320x568 final
      viewIsAppearing:  320x568 final
      viewDidAppear:    320x568 final
    Bounds of home are final from viewWillAppear: on.
    ```

    ## A question

    The sheet asks for the whole screen: `style fullScreen`. What does `home` hear on iOS 13 now?

    `full.txt`

    ```vcsim full.txt
    vcsim 1
    title "The whole screen"
    mode ios13
    only home
    family appearance

    controller home
    controller sheet
      style fullScreen

    launch home
    present sheet from home animated
    dismiss sheet animated
    ```

    <details><summary>The answer</summary>

    What it heard on iOS 12: it leaves the screen and comes back. The style decides, not the version.

    ```console
    $ vcsim run full.txt
    launch home
      home viewWillAppear: animated=no
      home viewIsAppearing: animated=no
      home viewDidAppear: animated=no

    present sheet from home animated
      home viewWillDisappear: animated=yes
      -- +500ms
      home viewDidDisappear: animated=yes

    dismiss sheet animated
      home viewWillAppear: animated=yes
      home viewIsAppearing: animated=yes
      -- +500ms
      home viewDidAppear: animated=yes
    ```

    </details>

    ## An exercise

    The presenter of a page sheet on iOS 15 reads its data in `viewWillAppear:`. Which callbacks does `home` get when the sheet goes?

    `exercise-12.txt`

    ```vcsim exercise-12.txt
    vcsim 1
    title "Exercise 12"
    mode ios15
    only home
    family appearance

    controller home
    controller sheet
      style pageSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-12.txt`. (`vcsim examples exercise-12 > exercise-12.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-12.txt`

    ```vcsim solved-12.txt
    vcsim 1
    title "Exercise 12"
    mode ios15
    only home
    family appearance

    controller home
    controller sheet
      style pageSheet

    launch home
    present sheet from home animated
    dismiss sheet animated
    expect nothing
    ```

    ```console
    $ vcsim check solved-12.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [scenes](13-scenes.md).

    """#,
    #"""
    # 13. Scenes

    Up to iOS 12 an app is active or it is not, and the application's delegate is told. From iOS 13 on an app can have several windows,
    each in a *scene*, and each scene can come and go on its own. An app with a scene manifest has a scene delegate, and the news goes
    there:

    `scene.txt`

    ```vcsim scene.txt
    vcsim 1
    title "An app with a scene"
    mode ios16
    scenes
    only app scene home
    family application loading appearance

    controller home

    launch home
    background
    foreground
    ```

    The line `scenes` says that the app has a scene manifest. The receiver `scene` is the scene's delegate.

    ```console
    $ vcsim run scene.txt
    launch home
      app application:didFinishLaunchingWithOptions:
      app application:configurationForConnectingSceneSession:options:
      scene scene:willConnectToSession:options:
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      scene sceneWillEnterForeground:
      home viewIsAppearing: animated=no
      scene sceneDidBecomeActive:
      home viewDidAppear: animated=no

    background
      scene sceneWillResignActive:
      scene sceneDidEnterBackground:

    foreground
      scene sceneWillEnterForeground:
      scene sceneDidBecomeActive:
    ```

    ## What it shows

    - **The launch has two halves.** `application:didFinishLaunchingWithOptions:` is for the process: services, settings.
      `scene:willConnectToSession:options:` is for one window: make the window and its root view controller there.
    - **Activity belongs to the scene.** With a scene manifest UIKit no longer calls `applicationDidBecomeActive:`,
      `applicationWillResignActive:`, `applicationDidEnterBackground:` and `applicationWillEnterForeground:`. Code in them never runs.
    - **A view controller hears nothing** when the app goes to the background and comes back. Its view stays in the window, so no
      appearance callback comes. What has to stop in the background belongs in `sceneDidEnterBackground:`, or into code that observes the
      scene's notifications.

    iOS 17 moved one line of the launch:

    ```console
    $ vcsim diff --mode ios16 --mode ios17 scene.txt
    - ios16   + ios17

    Rules that hold in one of them only
      scene-enters-after-load   ios13-ios16
        At launch sceneWillEnterForeground: comes after the root's viewDidLoad and
        viewWillAppear:. For iOS 15 and 16 it is inferred.
        > Look at what your code does in sceneWillEnterForeground:.
      scene-enters-before-load   ios17+
        At launch sceneWillEnterForeground: comes before the root's view is
        loaded.
        > Look at what your code does in sceneWillEnterForeground:.

      launch home
          app application:didFinishLaunchingWithOptions:
          app application:configurationForConnectingSceneSession:options:
          scene scene:willConnectToSession:options:
        ^ scene sceneWillEnterForeground:   moved by 3 lines [scene-enters-before-load]
          home loadView
          home viewDidLoad
          home viewWillAppear: animated=no

    1 moved
    ```

    Code in `sceneWillEnterForeground:` that touches the root's view loads it early on iOS 17. `vcsim explain scene-enters-before-load`
    shows the records behind the two rules.

    ## A question

    The system takes the scene of an app in the background away, to save memory. Is the application's delegate told, or the scene's?

    `scene-gone.txt`

    ```vcsim scene-gone.txt
    vcsim 1
    title "The system takes a scene away"
    mode ios16
    scenes
    only app scene
    family application

    controller home

    launch home
    background
    disconnect scene
    ```

    <details><summary>The answer</summary>

    The scene's delegate is told, as for everything that concerns one window:

    ```console
    $ vcsim run scene-gone.txt
    launch home
      app application:didFinishLaunchingWithOptions:
      app application:configurationForConnectingSceneSession:options:
      scene scene:willConnectToSession:options:
      scene sceneWillEnterForeground:
      scene sceneDidBecomeActive:

    background
      scene sceneWillResignActive:
      scene sceneDidEnterBackground:

    disconnect scene
      scene sceneDidDisconnect:
    ```

    The app itself goes on. The person may open the scene again; then `scene:willConnectToSession:options:` comes once more.

    </details>

    ## An exercise

    An app without a scene manifest runs on iOS 16: the line `scenes` is missing. Which callbacks come when it goes to the background?

    `exercise-13.txt`

    ```vcsim exercise-13.txt
    vcsim 1
    title "Exercise 13"
    mode ios16
    family application

    controller home

    launch home
    background
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-13.txt`. (`vcsim examples exercise-13 > exercise-13.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-13.txt`

    ```vcsim solved-13.txt
    vcsim 1
    title "Exercise 13"
    mode ios16
    family application

    controller home

    launch home
    background
    expect
      app applicationWillResignActive:
      app applicationDidEnterBackground:
    ```

    ```console
    $ vcsim check solved-13.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [segues, and state restoration](14-segues-and-restoration.md).

    """#,
    #"""
    # 14. Segues, and state restoration

    A storyboard can hold the way from one controller to another: a *segue*. UIKit makes the destination, asks, tells, and then pushes
    or presents. An *unwind segue* leads back:

    `segue.txt`

    ```vcsim segue.txt
    vcsim 1
    title "A segue, and the way back"
    mode ios9
    only list detail
    family creation loading appearance segue

    controller list
      view from storyboard
    controller detail
      view from storyboard
    controller nav is navigation of list

    segue "Show" from list to detail is push animated

    launch nav
    trigger "Show" from list
    unwind detail to list animated
    ```

    `trigger` means that a person touches the button from which the segue starts. `perform` is for code that calls
    `performSegueWithIdentifier:sender:`.

    ```console
    $ vcsim run segue.txt
    launch nav
      list initWithCoder:
      list awakeFromNib
      list loadView
      list viewDidLoad
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    trigger "Show" from list
      list shouldPerformSegueWithIdentifier:sender: returns=yes
      detail initWithCoder:
      detail awakeFromNib
      list prepareForSegue:sender:
      detail loadView
      detail viewDidLoad
      list viewWillDisappear: animated=yes
      detail viewWillAppear: animated=yes
      -- +500ms
      list viewDidDisappear: animated=yes
      detail viewDidAppear: animated=yes

    unwind detail to list animated
      detail shouldPerformSegueWithIdentifier:sender: returns=yes
      detail allowedChildViewControllersForUnwindingFromSource:
      detail canPerformUnwindSegueAction:fromViewController:withSender: returns=no
      list allowedChildViewControllersForUnwindingFromSource:
      list canPerformUnwindSegueAction:fromViewController:withSender: returns=yes
      detail prepareForSegue:sender:
      list unwindAction:
      detail viewWillDisappear: animated=yes
      list viewWillAppear: animated=yes
      -- +500ms
      detail viewDidDisappear: animated=yes
      list viewDidAppear: animated=yes
    ```

    ## What it shows

    - **First the question.** `shouldPerformSegueWithIdentifier:sender:` comes before the destination exists. A no ends it there.
    - **`prepareForSegue:sender:` comes before the destination's view is loaded.** Hand data over: set properties. Do not touch outlets:
      they are not connected yet.
    - **The way back asks first, too.** Each controller on the way is asked for the unwind action. The source gets
      `prepareForSegue:sender:`, the destination its unwind action, and only then does the pop begin. In the unwind action the source is
      still on screen.

    An app can be ended in the background, and the person expects it back as it was. Each controller with a *restoration identifier* saves
    its state:

    `restored.txt`

    ```vcsim restored.txt
    vcsim 1
    title "An app that is ended and comes back"
    mode ios9
    only app list detail
    family restoration loading appearance

    controller list
      restoration "list"
    controller detail
      restoration "detail"
    controller nav is navigation of list
      restoration "nav"

    launch nav
    push detail on nav
    background
    end app
    relaunch
    ```

    ```console
    $ vcsim run restored.txt
    launch nav
      list loadView
      list viewDidLoad
      list viewWillAppear: animated=no
      list viewDidAppear: animated=no

    push detail on nav
      detail loadView
      detail viewDidLoad
      list viewWillDisappear: animated=no
      detail viewWillAppear: animated=no
      list viewDidDisappear: animated=no
      detail viewDidAppear: animated=no

    background
      app application:shouldSaveApplicationState: returns=yes
      app application:willEncodeRestorableStateWithCoder:
      list encodeRestorableStateWithCoder:
      detail encodeRestorableStateWithCoder:

    end app

    relaunch
      app application:shouldRestoreApplicationState: returns=yes
      app application:viewControllerWithRestorationIdentifierPath:coder: viewController=nav
      app application:viewControllerWithRestorationIdentifierPath:coder: viewController=list
      app application:viewControllerWithRestorationIdentifierPath:coder: viewController=detail
      list loadView
      list viewDidLoad
      list decodeRestorableStateWithCoder:
      detail loadView
      detail viewDidLoad
      detail decodeRestorableStateWithCoder:
      app application:didDecodeRestorableStateWithCoder:
      list applicationFinishedRestoringState
      detail applicationFinishedRestoringState
      detail viewWillAppear: animated=no
      detail viewDidAppear: animated=no
    ```

    - State is saved when the app goes to the background, not when it is ended: nobody is told of the end.
    - At the next launch all controllers are made first, parents before children. Then each is decoded, with its view loaded.
      `viewDidLoad` of `list` comes although `list` is not on screen.
    - A controller that is decoded knows nothing yet of those decoded after it. What needs all of them belongs in
      `applicationFinishedRestoringState`.

    ## A question

    Someone forgets the identifier of `list`. `detail`, which lies above it on the stack, still has one. What is saved?

    `forgotten.txt`

    ```vcsim forgotten.txt
    vcsim 1
    title "One identifier is missing"
    mode ios9
    only app nav list detail
    family restoration

    controller list
    controller detail
      restoration "detail"
    controller nav is navigation of list
      restoration "nav"

    launch nav
    push detail on nav
    background
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run forgotten.txt
    launch nav

    push detail on nav

    background
      app application:shouldSaveApplicationState: returns=yes
      app application:willEncodeRestorableStateWithCoder:
      nav encodeRestorableStateWithCoder:
      detail encodeRestorableStateWithCoder:
    ```

    `nav` and `detail` are saved, `list` is not. Both controllers of the stack are children of `nav`, so a missing identifier of one does
    not matter to the other. A missing identifier of `nav` would: then nothing below it is saved.

    </details>

    ## An exercise

    Code performs a segue: `perform`, not `trigger`. What does `list` hear of segues, and in which order?

    `exercise-14.txt`

    ```vcsim exercise-14.txt
    vcsim 1
    title "Exercise 14"
    mode ios9
    only list
    family segue appearance

    controller list
      view from storyboard
    controller form
      view from storyboard

    segue "Form" from list to form is modal

    launch list
    perform "Form" from list
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-14.txt`. (`vcsim examples exercise-14 > exercise-14.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-14.txt`

    ```vcsim solved-14.txt
    vcsim 1
    title "Exercise 14"
    mode ios9
    only list
    family segue appearance

    controller list
      view from storyboard
    controller form
      view from storyboard

    segue "Form" from list to form is modal

    launch list
    perform "Form" from list
    expect
      list prepareForSegue:sender:
      list viewWillDisappear: animated=no
      list viewDidDisappear: animated=no
    ```

    ```console
    $ vcsim check solved-14.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [adaptive presentation](15-adaptive-presentation.md).

    """#,
    #"""
    # 15. Adaptive presentation

    A popover needs room beside it. On a pad there is room, on a phone there is not. From iOS 8 on UIKit decides by the *size class*: in a
    compact width a popover *adapts*, and becomes another style.

    `popover-phone.txt`

    ```vcsim popover-phone.txt
    vcsim 1
    title "A popover on a phone"
    mode ios12 ios13
    only home list list.delegate
    family appearance presentation

    controller home
    controller list
      style popover

    launch home
    present list from home animated
    ```

    ```console
    $ vcsim run --mode ios12 popover-phone.txt
    launch home
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present list from home animated
      home viewWillDisappear: animated=yes
      list viewWillAppear: animated=yes
      -- +500ms
      list viewDidAppear: animated=yes
      home viewDidDisappear: animated=yes
    ```

    ## What it shows

    - **On a phone the popover fills the screen**, up to iOS 12. So `home` leaves the screen and is told. Code that works on a pad, where
      `home` hears nothing, meets these callbacks for the first time.
    - **From iOS 13 on it becomes a sheet.** `home` stays on screen and hears nothing, as in [lesson 12](12-sheets.md):

    ```console
    $ vcsim run --mode ios13 popover-phone.txt
    launch home
      home viewWillAppear: animated=no
      home viewIsAppearing: animated=no
      home viewDidAppear: animated=no

    present list from home animated
      list viewWillAppear: animated=yes
      list viewIsAppearing: animated=yes
      -- +500ms
      list viewDidAppear: animated=yes
    ```

    An app can keep the popover. The delegate of the presentation answers
    `adaptivePresentationStyleForPresentationController:` with `UIModalPresentationNone`:

    `popover-kept.txt`

    ```vcsim popover-kept.txt
    vcsim 1
    title "A popover stays one on a phone"
    mode ios12
    only home list list.delegate
    family appearance presentation

    controller home
    controller list
      style popover
      adapts to none

    launch home
    present list from home animated
    ```

    ```console
    $ vcsim run popover-kept.txt
    launch home
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    present list from home animated
      list.delegate adaptivePresentationStyleForPresentationController: returns=none
      list.delegate presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: style=none
      list viewWillAppear: animated=yes
      -- +500ms
      list viewDidAppear: animated=yes
    ```

    - UIKit asks the delegate before it presents. The popover stays one, and `home` gets no appearance callback.
    - UIKit asks only in a compact width. On a pad with the whole screen it does not ask.

    The width can also change while the popover is shown. On a pad the person gives the app a part of the screen:

    `popover-resized.txt`

    ```vcsim popover-resized.txt
    vcsim 1
    title "The window becomes narrow under a popover"
    mode ios9
    device pad
    only home list
    family appearance size

    controller home
    controller list
      style popover

    launch home
    present list from home animated
    resize window to 320x1024
    ```

    ```console
    $ vcsim run popover-resized.txt
    launch home
      home viewWillAppear: animated=no
      home traitCollectionDidChange: traits=regular/regular
      home viewDidAppear: animated=no

    present list from home animated
      list viewWillAppear: animated=yes
      list traitCollectionDidChange: traits=regular/regular
      -- +500ms
      list viewDidAppear: animated=yes

    resize window to 320x1024
      home willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/regular
      home viewWillTransitionToSize:withTransitionCoordinator: size=320x1024
      list willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/regular
      list viewWillTransitionToSize:withTransitionCoordinator: size=320x1024
      home traitCollectionDidChange: traits=compact/regular
      list traitCollectionDidChange: traits=compact/regular
      -- +500ms
      home viewWillDisappear: animated=no
      home viewDidDisappear: animated=no
    ```

    Both are told of the traits and of the size. Then the popover fills the window, and `home` disappears, long after `list` was presented.
    `vcsim explain compact-is-full-screen` says what that rests on.

    ## A question

    The app on the pad keeps its popover: `adapts to none`. Which callbacks does `home` get when the window becomes narrow?

    `popover-kept-resized.txt`

    ```vcsim popover-kept-resized.txt
    vcsim 1
    title "The window becomes narrow, and the popover stays"
    mode ios9
    device pad
    only home list.delegate
    family appearance size presentation

    controller home
    controller list
      style popover
      adapts to none

    launch home
    present list from home animated
    resize window to 320x1024
    ```

    <details><summary>The answer</summary>

    ```console
    $ vcsim run popover-kept-resized.txt
    launch home
      home viewWillAppear: animated=no
      home traitCollectionDidChange: traits=regular/regular
      home viewDidAppear: animated=no

    present list from home animated
      list.delegate presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: style=none

    resize window to 320x1024
      list.delegate adaptivePresentationStyleForPresentationController: returns=none
      list.delegate presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: style=none
      home willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/regular
      home viewWillTransitionToSize:withTransitionCoordinator: size=320x1024
      home traitCollectionDidChange: traits=compact/regular
    ```

    It gets those of traits and size, as before. But UIKit asks the delegate, which keeps the popover. So `home` stays on screen and gets
    no appearance callback.

    </details>

    ## An exercise

    A form sheet on a phone with iOS 11. Which appearance callbacks does `home` get?

    `exercise-15.txt`

    ```vcsim exercise-15.txt
    vcsim 1
    title "Exercise 15"
    mode ios11
    only home
    family appearance

    controller home
    controller form
      style formSheet

    launch home
    present form from home
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-15.txt`. (`vcsim examples exercise-15 > exercise-15.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-15.txt`

    ```vcsim solved-15.txt
    vcsim 1
    title "Exercise 15"
    mode ios11
    only home
    family appearance

    controller home
    controller form
      style formSheet

    launch home
    present form from home
    expect
      home viewWillDisappear: animated=no
      home viewDidDisappear: animated=no
    ```

    ```console
    $ vcsim check solved-15.txt
    1 passed, 0 failed
    ```

    </details>

    Next: [your first CI check](16-your-first-ci-check.md).

    """#,
    #"""
    # 16. Your first CI check

    You know an order, and your code relies on it. Write it down as a *check*, a scenario with an expectation, and a machine tells you
    when the order changes. In this lesson you write a check, see it pass, see it fail, and run it in CI.

    `login.txt`

    ```vcsim login.txt
    vcsim 1
    title "The login sheet comes and goes"
    mode ios6
    only home login
    family appearance

    controller home
    controller login

    launch home
    present login from home animated
    expect
      home viewWillDisappear: animated=yes
      login viewWillAppear: animated=yes
      -- +400ms
      login viewDidAppear: animated=yes
      home viewDidDisappear: animated=yes
    dismiss login animated
    ```

    ```console
    $ vcsim check login.txt
    1 passed, 0 failed
    ```

    ## What it shows

    - `expect` stands below an action and lists the lines that the action must cause. `-- +400ms` is the time of the animation. `...`
      stands for any lines.
    - An action without `expect` is not compared.
    - `vcsim check` without a file checks every scenario of the folder and of those inside it. Its exit code is 0 when all pass, and 1
      when one fails: that is all that a CI job needs.

    Now the app changes: it presents the sheet without an animation.

    ```console
    $ vcsim examples login | sed 's/from home animated/from home/' > changed.txt
    $ vcsim check changed.txt
    FAIL changed@ios6   1 missing, 4 values changed

      present login from home   changed.txt:13
        ~ home viewWillDisappear: [-animated=yes-] {+animated=no+} [present-order]
        ~ login viewWillAppear: [-animated=yes-] {+animated=no+} [present-order]
        ~ login viewDidAppear: [-animated=yes-] {+animated=no+} [present-order]
        ~ home viewDidDisappear: [-animated=yes-] {+animated=no+} [present-order]
        - -- +400ms   expected, did not happen

      why      vcsim explain present-order
      accept   vcsim accept changed.txt

    0 passed, 1 failed
    ```

    The check names the action, the lines, and the rule behind them. If you want the change, `vcsim accept changed.txt` writes the new
    order into the file, and the review shows it.

    In CI the job is one line. With GitHub Actions:

        - run: vcsim check --report github Scenarios

    [In CI](../ci.md) shows how the machine gets the program, and how to compare a log of the real app.

    ## A question

    Somebody renames the folder, and the job now checks a folder without scenarios. Does it pass?

    <details><summary>The answer</summary>

    No. A job that checks nothing proves nothing, so `vcsim check` exits with 4.

    ```console
    $ mkdir empty && cd empty && vcsim check 2> /dev/null || echo $?
    4
    ```

    </details>

    ## An exercise

    Write a check of your own. A person begins to pop `detail` on iOS 7 and lets go too early. Which callback of `detail` comes last?
    Expect only that one, with `...` before it.

    `exercise-16.txt`

    ```vcsim exercise-16.txt
    vcsim 1
    title "Exercise 16"
    mode ios7
    only detail
    family appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    begin pop of nav
    cancel pop of nav
    ```

    Write `expect` below the last line, and below it, indented by two spaces, the lines that you expect; `expect nothing` if
    nothing comes. Then let vcsim mark it: `vcsim check exercise-16.txt`. (`vcsim examples exercise-16 > exercise-16.txt` writes the file.)

    <details><summary>A solution</summary>

    `solved-16.txt`

    ```vcsim solved-16.txt
    vcsim 1
    title "Exercise 16"
    mode ios7
    only detail
    family appearance

    controller list
    controller detail
    controller nav is navigation of list

    launch nav
    push detail on nav
    begin pop of nav
    cancel pop of nav
    expect
      ...
      detail viewDidAppear: animated=yes
    ```

    ```console
    $ vcsim check solved-16.txt
    1 passed, 0 failed
    ```

    </details>

    That was the last lesson. `vcsim explain rules` lists the rules that vcsim knows, and the evidence for each.

    """#,
  ]
}

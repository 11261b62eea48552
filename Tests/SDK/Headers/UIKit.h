#pragma once
// UIKit, as far as the player and the recording code use it, or record its calls.
#import "UIKitApp.h"
#import "UIKitContainers.h"
#import "UIKitController.h"
#import "UIKitPresentation.h"
#import "UIKitValues.h"
#import "UIKitViews.h"

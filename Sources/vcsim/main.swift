import SimKit

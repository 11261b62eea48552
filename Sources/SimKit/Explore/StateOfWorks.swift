extension Work: StateWritable {
  /// Works that wait for a timer are part of how an app stands.
  ///
  /// A work is what its values are. The number of a transition in it isn't: another run gives the same transition another
  /// number. A work with a transition that is missing here makes two states of one, and hides none.
  func write(to state: inout StateNumbers) {
    switch self {
    case .entered(let a, let b, let c): state.put(0, a, b, c)
    case .rootArrives(let a, let b, let c): state.put(1, a, b, c)
    case .rootAppears(let a, let b, let c): state.put(2, a, b, c)
    case .begin(let a, let b, let c, let d, let e): state.put(3, a, b, c, d, e)
    case .end(let a, let b, let c): state.put(4, a, b, c)
    case .forwardEnd(let a, let b): state.put(5, a, b)
    case .present(let a, let b): state.put(6, a, b)
    case .presentationEnding(let a, let b): state.put(7, a, b)
    case .dismiss(let a, let b): state.put(8, a, b)
    case .startDismissal(let a): state.put(9, a)
    case .dismissalEnding(let a, let b, let c): state.put(10, a, b, c.hashValue)
    case .covered(let a, let b, let c): state.put(11, a, b, c)
    case .drag(let a, .springBack(let b)): state.put(12, a, b)
    case .container(let a, .navigation(.leave(let b))): state.put(13, a, b)
    case .container(let a, .navigation(.reveal(let b))): state.put(14, a, b)
    case .container(let a, .navigation(.ending(let b))): state.put(15, a, b)
    case .container(let a, .navigation(.gestureCancelled(let b))): state.put(16, a, b)
    case .container(let a, .tabBar(.reveal(let b))): state.put(17, a, b)
    case .container(let a, .tabBar(.leave(let b))): state.put(18, a, b)
    case .container(let a, .tabBar(.faded(let b))): state.put(19, a, b)
    case .container(let a, .tabBar(.leftForMore(let b))): state.put(20, a, b)
    case .container(let a, .tabBar(.pushedFromMore(let b))): state.put(21, a, b)
    case .container(let a, .page(.ending(let b, let c))): state.put(22, a, b, c)
    case .container(let a, .page(.leave(let b, let c, let d))): state.put(23, a, b, c, d)
    case .container(let a, .split(.reveal(let b, let c))): state.put(24, a, b, c)
    case .container(let a, .split(.settle(let b, let c, let d))): state.put(25, a, b, c, d)
    default: state.put(number: hashValue)
    }
  }
}

/// What an interactor sees of whatever shows its state.
@MainActor
public protocol Presentable: AnyObject {}

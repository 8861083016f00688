/// What a parent sees of the builder of a child, so that a test can hand it another one.
///
/// A RIB refines it with its `build` method, which takes what is known only at run time.
@MainActor
public protocol Buildable: AnyObject {}

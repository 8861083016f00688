/// What a router sees of a view: a screen, in this code base. The runtime itself shows nothing.
@MainActor
public protocol ViewControllable: AnyObject {}

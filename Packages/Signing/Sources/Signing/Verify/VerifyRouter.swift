import RIBs

/// The router of Verify, as who asks sees it.
@MainActor
public protocol VerifyRouting: ViewableRouting {}

/// Verify has no children: it only routes back, by its listener.
final class VerifyRouter: ViewableRouter<VerifyInteractor, VerifyViewController>, VerifyRouting {}

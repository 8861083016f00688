import RIBs
import SigningInterface

/// What LoggedIn needs from the RIB that attaches it.
@MainActor
public protocol LoggedInPluginDependency: Dependency {
    /// Where it shows the views of its children.
    var loggedInViewController: any LoggedInPluginViewControllable { get }

    /// Where the scores are kept.
    var scores: any ScoresInject { get }

    /// Who is signed in to the bank, and so can sign for resetting a score; nil when nobody is.
    var signedInSession: (any SignedInSession)? { get }

    /// Where Verify comes from, with which the customer signs, and which Game cannot import.
    var verifyBuilderSource: VerifyBuilderSource { get }
}

/// A view in which others can be shown.
@MainActor
public protocol LoggedInPluginViewControllable: ViewControllable {
    /// Shows a view above all others.
    func present(_ viewController: any ViewControllable)

    /// Takes a view away, and whatever stands above it.
    func dismiss(_ viewController: any ViewControllable)
}

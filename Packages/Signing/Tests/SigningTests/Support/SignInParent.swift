import BankConsoleTesting

/// The parent of a way of signing in, or of a form.
@MainActor
final class SignInParent: SignInListener, SignedInListener, ChildListener {
    private let host: ScreenHost
    private(set) var opened: OpenScope<any SignedInInject>?
    private(set) var hasLeft = false
    private(set) var chosen: [SignInWay] = []
    /// The notices with which children have finished.
    private(set) var notices: [Notice?] = []

    init(_ host: ScreenHost) {
        self.host = host
    }

    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        host.detach()
        opened = signedIn
    }

    func signInDidChoose(_ way: SignInWay) {
        chosen.append(way)
    }

    func signInDidLeave() {
        host.detach()
        hasLeft = true
    }

    func childDidFinish(_ notice: Notice?) {
        host.detach()
        notices.append(notice)
    }

    func signedInDidSignOut() {
        host.detach()
    }
}

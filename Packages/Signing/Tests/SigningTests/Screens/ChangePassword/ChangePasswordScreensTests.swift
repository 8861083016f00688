import BankConsoleTesting
import Testing

@testable import Signing

@MainActor
@Suite("The screens on which a signed-in customer changes the password")
struct ChangePasswordScreensTests {
    private static let newPassword = "739164"
    private let bank: TestBank
    private let host = ScreenHost()
    private let parent: SignInParent

    init() async throws {
        bank = try TestBank()
        parent = SignInParent(host)
    }

    private var person: ScreenUser { host.person }

    private func show() async throws {
        let services = try bank.container.resolve(signingServicesInject)
        await host.attach(
            ChangePasswordBuilder(dependency: services)
                .build(of: TestBank.customer, withListener: parent)
        )
    }

    @Test("sets a new password after the current one")
    func changes() async throws {
        try await bank.join()
        try await show()
        #expect(person.screen.fields == [Field("Customer", "김하나 (C000001)")])
        #expect(person.screen.actions.map(\.label) == ["Forgot the password", "Back"])
        try await host.type("111222")
        #expect(
            person.screen.notice == .problem("The password is wrong; 4 more wrong tries lock it.")
        )
        try await host.type(TestBank.password, Self.newPassword, Self.newPassword)
        #expect(parent.notices == [.done("The new password is set.")])
        #expect(host.isBelow)
        #expect(await bank.verify(Self.newPassword) == nil)
    }

    @Test("sets a new password with the recovery code, and shows another code")
    func forgotten() async throws {
        let code = try await bank.join()
        try await show()
        try await host.press("Forgot the password")
        try await host.type(code, Self.newPassword, Self.newPassword)
        let new = try #require(person.screen.headline?.value)
        try await host.type(String(new.suffix(4)))
        #expect(
            parent.notices
                == [.done("The new password is set. The new recovery code replaces the old one.")]
        )
        #expect(await bank.verify(Self.newPassword) == nil)
    }

    @Test("shows a recovery code to a customer who has noted none")
    func renewal() async throws {
        let signIn = try bank.container.resolve(signInInject)
        await host.attach(signIn.router(.joining, listener: parent))
        try await host.type("김하나", "1990-03-14", "010-2345-6789")
        try await host.type(TestBank.password, TestBank.password)
        try await host.press("Not now")
        try await #require(parent.opened).close()

        try await show()
        try await host.press("Show a recovery code")
        try await host.type(TestBank.password)
        let code = try #require(person.screen.headline?.value)
        try await host.type(String(code.suffix(4)))
        #expect(host.isBelow)
        #expect(await bank.run("customer unlock C000001", typing: code).status == .success)
        try await show()
        #expect(person.screen.actions.map(\.label) == ["Forgot the password", "Back"])
    }
}

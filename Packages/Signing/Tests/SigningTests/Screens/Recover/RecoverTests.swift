import BankConsoleTesting
import Testing

@testable import Signing

@MainActor
@Suite("Recover, the screens on which a customer sets a new password with the recovery code")
struct RecoverTests {
    private static let newPassword = "739164"
    private let bank: TestBank
    private let host = ScreenHost()
    private let root: SignInParent
    private let code: String

    init() async throws {
        bank = try TestBank()
        root = SignInParent(host)
        code = try await bank.join()
    }

    private var person: ScreenUser { host.person }

    private func show(_ customer: CustomerProfile? = nil) async throws {
        let signIn = try bank.container.resolve(signInInject)
        await host.attach(signIn.router(.recovery(customer), listener: root))
    }

    @Test(
        "finds the customer, sets the password, shows a new code, and signs in",
        arguments: ["C000001", "c000001", "김하나", "01023456789", "010-2345-6789"]
    )
    func recovers(name: String) async throws {
        try await show()
        try await host.type(name)
        #expect(person.screen.fields == [Field("Customer", "김하나 (C000001)")])
        try await host.type(code, Self.newPassword, Self.newPassword)
        let new = try #require(person.screen.headline?.value)
        #expect(new != code)
        try await host.type(String(new.suffix(4)))
        #expect(host.isBelow)
        try await #require(root.opened).close()
        #expect(await bank.verify(TestBank.password) == "password.wrong")
        #expect(await bank.verify(Self.newPassword) == nil)
        #expect(
            await bank.run("customer unlock C000001 --json", typing: code).code == "recovery.wrong"
        )
        #expect(await bank.run("customer unlock C000001", typing: new).status == .success)
    }

    @Test("asks which of two customers with the same name it is")
    func choice() async throws {
        let second = try await bank.join(
            "customer join --name 김하나 --birth 1988-11-02 --phone 010-9876-5432",
            password: Self.newPassword
        )
        try await show()
        try await host.type("김하나")
        #expect(
            person.screen.actions.map(\.detail)
                == ["C000001, phone …6789", "C000002, phone …5432", ""]
        )
        try await person.press(ScreenAction.ID("C000002"))
        try await host.type(second, "582947", "582947")
        #expect(person.screen.title == "Recovery code")
        #expect(await bank.verify("582947", of: CustomerID("C000002")) == nil)
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("keeps the name of an unknown customer in the field")
    func unknown() async throws {
        try await show()
        try await host.type("김둘")
        #expect(
            person.screen.notice
                == .problem(
                    "No customer has the phone number, name or id '김둘'; check the spelling."
                )
        )
        #expect(person.screen.prompt?.initial == "김둘")
        try await host.press("Back")
        #expect(root.hasLeft)
    }

    @Test("finds no customer while there is no book")
    func noBook() async throws {
        let bank = try TestBank()
        let signIn = try bank.container.resolve(signInInject)
        await host.attach(signIn.router(.recovery(nil), listener: root))
        try await host.type("C000001")
        #expect(person.screen.notice?.text.hasPrefix("No customer has the phone") == true)
    }

    @Test("asks again after a wrong or mistyped code, and counts only the wrong one")
    func wrongCode() async throws {
        try await show(CustomerProfile(id: TestBank.customer, name: "김하나"))
        try await host.type("7W3K")
        #expect(person.screen.notice?.text.hasPrefix("The recovery code must be 28") == true)
        try await host.type(try RecoveryCode.random().reveal())
        #expect(
            person.screen.notice
                == .problem("The recovery code is wrong; 4 more wrong tries lock it.")
        )
        #expect(try await bank.book.customer(TestBank.customer).attempts[.recoveryCode].inARow == 1)
        try await host.type(code)
        #expect(person.screen.prompt?.label == "New authentication password")
    }
}

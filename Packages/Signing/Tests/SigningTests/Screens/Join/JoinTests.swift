import BankConsoleTesting
import Testing

@testable import Signing

@MainActor
@Suite("Join, the screens on which a person becomes a customer")
struct JoinTests {
    private let bank: TestBank
    private let host = ScreenHost()
    private let root: SignInParent

    init() async throws {
        bank = try TestBank()
        root = SignInParent(host)
        let signIn = try bank.container.resolve(signInInject)
        await host.attach(signIn.router(.joining, listener: root))
    }

    private var person: ScreenUser { host.person }

    /// The value of a field on the screen.
    private func field(_ name: String) -> String? {
        person.screen.fields.first { $0.name == name }?.value
    }

    private func answerAll() async throws {
        try await host.type(
            "김하나",
            "1990-03-14",
            "01023456789",
            TestBank.password,
            TestBank.password
        )
    }

    @Test("makes a customer, shows the recovery code, and signs in after a part of it was typed")
    func joins() async throws {
        try await host.type("김하나", "1990-03-14", "01023456789")
        #expect(field("Phone") == "010-2345-6789")
        try await host.type(TestBank.password, TestBank.password)
        #expect(person.screen.title == "Recovery code")
        let code = try #require(person.screen.headline?.value)
        #expect(root.opened == nil)
        try await host.type("0000")
        #expect(
            person.screen.notice
                == .problem(
                    "The recovery code does not end with '0000'; compare it with your note."
                )
        )
        try await host.type(code.suffix(4).lowercased())
        #expect(host.isBelow)
        let opened = try #require(root.opened)
        try await opened.close()
        #expect(await bank.verify(TestBank.password) == nil)
        #expect(
            try await bank.book.credential(of: TestBank.customer).value.isRecoveryCodeConfirmed
        )
        let recovery = await bank.run(
            "customer recover C000001",
            typing: code,
            "739164",
            "739164"
        )
        #expect(recovery.status == .success, "\(recovery.error)")
    }

    @Test("creates no book before the password was typed twice")
    func noBook() async throws {
        try await host.type("김하나", "1990-03-14", "010-2345-6789", TestBank.password)
        await #expect(throws: BankError.self) { try await bank.ledger.businessDate() }
        try await host.press("Back")
        try await host.type(TestBank.password, TestBank.password)
        #expect(person.screen.title == "Recovery code")
    }

    @Test("keeps an answer that is refused, with the reason")
    func refused() async throws {
        try await host.type(" ")
        #expect(person.screen.notice == .problem("The customer's name is blank; type a name."))
        try await host.type("김하나", "2990-03-14")
        #expect(person.screen.notice?.text.hasPrefix("The birth date 2990-03-14 is in the") == true)
        #expect(person.screen.prompt?.initial == "2990-03-14")
        try await host.type("1990-03-14", "12")
        #expect(
            person.screen.notice
                == .problem("'12' is not a Korean phone number; write it as 010-1234-5678.")
        )
        #expect(person.screen.prompt?.initial == "12")
        try await host.press("Back")
        #expect(person.screen.prompt?.initial == "1990-03-14")
    }

    @Test("refuses a password by the rules at once, and two that differ")
    func passwords() async throws {
        try await host.type("김하나", "1990-03-14", "010-2345-6789", "900314")
        #expect(
            person.screen.notice
                == .problem("The password must not be the birth date; choose another.")
        )
        try await host.type("48291")
        #expect(person.screen.notice == .problem("The password must be six digits, 0 to 9."))
        try await host.type(TestBank.password, "739164")
        #expect(
            person.screen.notice
                == .problem("The two passwords are not the same; type the new password twice.")
        )
        try await host.type(TestBank.password)
        #expect(person.screen.title == "Recovery code")
    }

    @Test("makes one customer, who sees a code, though the first answer was lost")
    func repeated() async throws {
        bank.ledger.cutPower(after: .customerJoining)
        try await answerAll()
        #expect(person.screen.notice != nil)
        try await host.type(TestBank.password)
        let code = try #require(person.screen.headline?.value)
        #expect(try await bank.book.allCustomers().count == 1)
        let unlocking = await bank.run("customer unlock C000001", typing: code)
        #expect(unlocking.status == .success, "\(unlocking.error)")
    }

    @Test("signs in without a note, and the code can be shown later")
    func notNow() async throws {
        try await answerAll()
        try await host.press("Not now")
        #expect(host.isBelow)
        try await #require(root.opened).close()
        #expect(
            try await !bank.book.credential(of: TestBank.customer).value.isRecoveryCodeConfirmed
        )
    }

    @Test("shows no typed password")
    func secrecy() async throws {
        try await host.type("김하나", "1990-03-14", "010-2345-6789", TestBank.password)
        var dumped = ""
        dump(host.window.top, to: &dumped)
        #expect(!dumped.contains(TestBank.password))
    }
}

extension Screen {
    /// The fields of all blocks.
    var fields: [Field] {
        blocks.flatMap { block -> [Field] in
            guard case .fields(let fields) = block else { return [] }
            return fields
        }
    }
}

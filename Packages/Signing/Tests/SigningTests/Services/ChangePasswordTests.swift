import BankConsoleTesting
import Foundation
import Signing
import Testing

@Suite("Changing, unlocking and recovering a password")
struct ChangePasswordTests {
    private let bank: TestBank
    private let recoveryCode: String

    init() async throws {
        bank = try TestBank()
        recoveryCode = try await bank.join()
    }

    @Test("a change keeps the key and makes the old password wrong")
    func change() async throws {
        let before = try await bank.book.customer(TestBank.customer).record
        let sealed = try await bank.book.credential(of: TestBank.customer).value
        let run = await bank.run(
            "customer password C000001",
            typing: TestBank.password,
            "135790",
            "135790"
        )
        #expect(run.output == "The password of C000001 is changed.\n")
        #expect(await bank.verify("135790") == nil)
        #expect(await bank.verify(TestBank.password) == "password.wrong")
        let after = try await bank.book.customer(TestBank.customer).record
        #expect(after.publicKey == before.publicKey)
        let sealedAgain = try await bank.book.credential(of: TestBank.customer).value
        #expect(sealedAgain.passwordSeal.stretching.salt != sealed.passwordSeal.stretching.salt)
        #expect(sealedAgain.recoverySeal == sealed.recoverySeal)
        let unlocking = await bank.run("customer unlock C000001", typing: recoveryCode)
        #expect(unlocking.status == .success, "the recovery code stays valid")
    }

    @Test(
        "refuses a new password that breaks a rule, equals the old one, or differs when repeated",
        arguments: [
            ("222222", "222222", "password.repeated"), ("654321", "654321", "password.run"),
            ("140390", "140390", "password.birth"), ("102345", "102345", "password.phone"),
            ("482915", "482915", "password.same"), ("135790", "135791", "password.mismatch"),
            ("13579", "13579", "password.form"),
        ]
    )
    func refusedChange(first: String, second: String, expected: String) async throws {
        let run = await bank.run(
            "customer password C000001 --json",
            typing: TestBank.password,
            first,
            second
        )
        #expect(run.code == expected)
        #expect(run.status == .refused)
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("the recovery code unlocks the password, which stays the same")
    func unlock() async throws {
        for _ in 1...5 { _ = await bank.verify("111222") }
        #expect(await bank.verify(TestBank.password) == "password.locked")
        let run = await bank.run(
            "customer unlock C000001",
            typing: recoveryCode.lowercased().replacing("-", with: "")
        )
        #expect(run.output == "The password of C000001 is unlocked.\n")
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("the recovery code replaces and unlocks a forgotten password")
    func recover() async throws {
        for _ in 1...5 { _ = await bank.verify("111222") }
        let run = await bank.run(
            "customer recover C000001",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(run.output == "The new password of C000001 is set.\n")
        #expect(await bank.verify("135790") == nil)
        #expect(await bank.verify(TestBank.password) == "password.wrong")
        let secrets = RecordingSecrets("135790")
        let signed = try await bank.sign(.sample, by: secrets)
        try await bank.verify(signed)
    }

    @Test("recovery refuses the old password and one that breaks a rule")
    func refusedRecovery() async throws {
        for (password, expected) in [
            (TestBank.password, "password.same"), ("111111", "password.repeated"),
            ("900314", "password.birth"),
        ] {
            let run = await bank.run(
                "customer recover C000001 --json",
                typing: recoveryCode,
                password,
                password
            )
            #expect(run.code == expected)
        }
        let attempts = try await bank.book.customer(TestBank.customer).attempts
        #expect(attempts[.recoveryCode].inARow == 0)
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("refuses the recovery code of another customer")
    func othersCode() async throws {
        let other = try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567"
        )
        let run = await bank.run(
            "customer recover C000001 --json",
            typing: other,
            "135790",
            "135790"
        )
        #expect(run.code == "recovery.wrong")
    }

    @Test("a dry run changes no password")
    func dryRun() async throws {
        let lines = [
            ("customer password C000001 --dry-run", TestBank.password),
            ("customer recover C000001 --dry-run", recoveryCode),
        ]
        for (line, secret) in lines {
            let run = await bank.run(line, typing: secret, "135790", "135790")
            #expect(run.output == "Dry run: nothing was changed.\n")
            #expect(await bank.verify(TestBank.password) == nil)
        }
        for _ in 1...5 { _ = await bank.verify("111222") }
        _ = await bank.run("customer unlock C000001 --dry-run", typing: recoveryCode)
        #expect(await bank.verify(TestBank.password) == "password.locked")
    }

    @Test("--new-key-file replaces a lost key file")
    func newKeyFile() async throws {
        try FileManager.default.removeItem(atPath: bank.keyFile)
        let refused = await bank.run(
            "customer recover C000001 --json",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(refused.code == "key.missing")
        let run = await bank.run(
            "customer recover C000001 --new-key-file",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(run.status == .success)
        #expect(await bank.verify("135790") == nil)
    }

    @Test("--new-key-file beside a key file that is not lost refuses the old password, too")
    func presentKeyFile() async throws {
        let refused = await bank.run(
            "customer recover C000001 --new-key-file --json",
            typing: recoveryCode,
            TestBank.password,
            TestBank.password
        )
        #expect(refused.code == "password.same")
    }

    @Test("a password that is replaced during its check signs nothing")
    func replacedMeanwhile() async throws {
        let other = try TestBank(beside: bank)
        bank.ledger.before(.customerProof) {
            let run = await other.run(
                "customer recover C000001",
                typing: recoveryCode,
                "135790",
                "135790"
            )
            #expect(run.status == .success)
        }
        let failure = await code {
            try await bank.sign(
                .sample,
                by: RecordingSecrets(TestBank.password)
            )
        }
        #expect(failure == "password.changed")
        #expect(await bank.verify("135790") == nil)
    }

    @Test(
        "a wrong password between signing and posting asks the person to look again",
        arguments: [
            (Purpose.passwordUnlocking, "customer unlock C000001 --json", [String]()),
            (.passwordRecovery, "customer recover C000001 --json", ["135790", "135790"]),
        ]
    )
    func attemptMeanwhile(purpose: Purpose, line: String, passwords: [String]) async throws {
        let secrets = [recoveryCode] + passwords
        let other = try TestBank(beside: bank)
        bank.ledger.before(purpose) { _ = await other.verify("111222") }
        let before = try await bank.book.credential(of: TestBank.customer).value
        #expect(await bank.run(line, typing: secrets).code == "draft.changed")
        #expect(try await bank.book.credential(of: TestBank.customer).value == before)
        let again = await bank.run(line, typing: secrets)
        #expect(again.status == .success, "\(again)")
    }

    @Test("of two simultaneous changes one succeeds")
    func changedAtOnce() async throws {
        let other = try TestBank(beside: bank)
        bank.ledger.before(.passwordChange) {
            let run = await other.run(
                "customer password C000001",
                typing: TestBank.password,
                "246801",
                "246801"
            )
            #expect(run.status == .success)
        }
        let run = await bank.run(
            "customer password C000001 --json",
            typing: TestBank.password,
            "135790",
            "135790"
        )
        #expect(run.code == "password.changed")
        #expect(await bank.verify("246801") == nil)
        #expect(await bank.verify("135790") == "password.wrong")
    }
}

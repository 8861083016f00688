import Foundation
import Signing
import SigningInterface
import Testing

@Suite("A password")
struct PasswordChangeTests {
    private let bench: Bench
    private let recoveryCode: String

    init() async throws {
        bench = try Bench()
        recoveryCode = try await bench.join()
    }

    @Test("is changed by who knows it; the key stays, the old one is wrong")
    func change() async throws {
        let before = try await bench.book.customer(Bench.customer).record
        let run = await bench.run(
            "customer password C000001",
            typing: Bench.password,
            "135790",
            "135790"
        )
        #expect(run.output == "The password of C000001 is changed.\n")
        #expect(await bench.verify("135790") == nil)
        #expect(await bench.verify(Bench.password) == "password.wrong")
        let after = try await bench.book.customer(Bench.customer).record
        #expect(after.publicKey == before.publicKey)
        #expect(after.passwordSeal.stretching.salt != before.passwordSeal.stretching.salt)
        let unlocking = await bench.run("customer unlock C000001", typing: recoveryCode)
        #expect(unlocking.status == .success, "the recovery code stays good")
    }

    @Test(
        "is not changed to what the rules refuse, to itself, or to two different ones",
        arguments: [
            ("222222", "222222", "password.repeated"), ("654321", "654321", "password.run"),
            ("140390", "140390", "password.birth"), ("102345", "102345", "password.phone"),
            ("482915", "482915", "password.same"), ("135790", "135791", "password.mismatch"),
            ("13579", "13579", "password.form"),
        ]
    )
    func refusedChange(first: String, second: String, expected: String) async throws {
        let run = await bench.run(
            "customer password C000001 --json",
            typing: Bench.password,
            first,
            second
        )
        #expect(run.code == expected)
        #expect(run.status == .refused)
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("is not changed by who does not know it, who is not asked for a new one")
    func wrongOld() async throws {
        let run = await bench.run(
            "customer password C000001 --json",
            typing: "111222",
            "135790",
            "135790"
        )
        #expect(run.code == "password.wrong")
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("is unlocked by the recovery code, and stays what it was")
    func unlock() async throws {
        for _ in 1...5 { _ = await bench.verify("111222") }
        #expect(await bench.verify(Bench.password) == "password.locked")
        let run = await bench.run(
            "customer unlock C000001",
            typing: recoveryCode.lowercased().replacing("-", with: "")
        )
        #expect(run.output == "The password of C000001 is unlocked.\n")
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("that is forgotten is replaced with the recovery code, which unlocks it as well")
    func recover() async throws {
        for _ in 1...5 { _ = await bench.verify("111222") }
        let run = await bench.run(
            "customer recover C000001",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(run.output == "The new password of C000001 is set.\n")
        #expect(await bench.verify("135790") == nil)
        #expect(await bench.verify(Bench.password) == "password.wrong")
        let secrets = TypedSecrets("135790")
        let signed = try await bench.sign(SigningParameters.encode(.sample), by: secrets)
        _ = try await bench.check(signed, covers: .sample)
    }

    @Test("is not replaced by the one before, nor by what the rules refuse, and no try is lost")
    func refusedRecovery() async throws {
        for (password, expected) in [
            (Bench.password, "password.same"), ("111111", "password.repeated"),
            ("900314", "password.birth"),
        ] {
            let run = await bench.run(
                "customer recover C000001 --json",
                typing: recoveryCode,
                password,
                password
            )
            #expect(run.code == expected)
        }
        let record = try await bench.book.customer(Bench.customer).record
        #expect(record[tries: .recoveryCode].inARow == 0)
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("is not replaced with another customer's recovery code")
    func othersCode() async throws {
        let other = try await bench.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567"
        )
        let run = await bench.run(
            "customer recover C000001 --json",
            typing: other,
            "135790",
            "135790"
        )
        #expect(run.code == "recovery.wrong")
    }

    @Test("changes nothing in a dry run")
    func dryRun() async throws {
        let lines = [
            ("customer password C000001 --dry-run", Bench.password),
            ("customer recover C000001 --dry-run", recoveryCode),
        ]
        for (line, secret) in lines {
            let run = await bench.run(line, typing: secret, "135790", "135790")
            #expect(run.output == "It would be done; dry run, nothing was changed.\n")
            #expect(await bench.verify(Bench.password) == nil)
        }
        for _ in 1...5 { _ = await bench.verify("111222") }
        _ = await bench.run("customer unlock C000001 --dry-run", typing: recoveryCode)
        #expect(await bench.verify(Bench.password) == "password.locked")
    }

    @Test("outlives the loss of the key file with the recovery code, when the customer says so")
    func newKeyFile() async throws {
        try FileManager.default.removeItem(atPath: bench.keyFile)
        let refused = await bench.run(
            "customer recover C000001 --json",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(refused.code == "key.missing")
        let run = await bench.run(
            "customer recover C000001 --new-key-file",
            typing: recoveryCode,
            "135790",
            "135790"
        )
        #expect(run.status == .success)
        #expect(await bench.verify("135790") == nil)
    }

    @Test("that was replaced while it was looked at signs nothing any more")
    func replacedMeanwhile() async throws {
        let (bench, ledger) = try Bench.interrupted()
        let recoveryCode = try await bench.join()
        let other = try Bench(beside: bench)
        ledger.before(.customerProof) {
            let run = await other.run(
                "customer recover C000001",
                typing: recoveryCode,
                "135790",
                "135790"
            )
            #expect(run.status == .success)
        }
        let failure = await code {
            try await bench.sign(
                SigningParameters.encode(.sample),
                by: TypedSecrets(Bench.password)
            )
        }
        #expect(failure == "password.changed")
        #expect(await bench.verify("135790") == nil)
    }

    @Test("that two change at the same moment is changed once")
    func changedAtOnce() async throws {
        let (bench, ledger) = try Bench.interrupted()
        try await bench.join()
        let other = try Bench(beside: bench)
        ledger.before(.passwordChange) {
            let run = await other.run(
                "customer password C000001",
                typing: Bench.password,
                "246801",
                "246801"
            )
            #expect(run.status == .success)
        }
        let run = await bench.run(
            "customer password C000001 --json",
            typing: Bench.password,
            "135790",
            "135790"
        )
        #expect(run.code == "password.changed")
        #expect(await bench.verify("246801") == nil)
        #expect(await bench.verify("135790") == "password.wrong")
    }
}

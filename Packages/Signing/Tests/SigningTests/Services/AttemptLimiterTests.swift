import BankConsoleTesting
import Signing
import Synchronization
import Testing

@Suite("The limit of attempts")
struct AttemptLimiterTests {
    private let bank: TestBank
    private let recoveryCode: String

    init() async throws {
        bank = try TestBank()
        recoveryCode = try await bank.join()
    }

    @Test("five consecutive wrong passwords lock it, even for the right one")
    func fiveWrong() async throws {
        for _ in 1...5 { #expect(await bank.verify("111222") == "password.wrong") }
        let secrets = RecordingSecrets(TestBank.password)
        bank.secrets.read(with: secrets)
        let run = await bank.run("customer verify C000001 --json", typing: TestBank.password)
        #expect(run.code == "password.locked")
        #expect(run.status == .passwordLocked)
        #expect(try await attempts().counted == 5)
    }

    @Test("a locked password is not asked for")
    func notAsked() async throws {
        for _ in 1...5 { _ = await bank.verify("111222") }
        let secrets = RecordingSecrets(TestBank.password)
        let failure = await code {
            try await bank.sign(.sample, by: secrets)
        }
        #expect(failure == "password.locked")
        #expect(secrets.prompts.isEmpty)
    }

    @Test("the right password starts the count again")
    func rightEnds() async throws {
        for _ in 1...3 {
            for _ in 1...4 { #expect(await bank.verify("111222") == "password.wrong") }
            #expect(await bank.verify(TestBank.password) == nil)
            #expect(try await attempts().inARow == 0)
        }
    }

    @Test("the error shows how many attempts are left")
    func left() async throws {
        var lines: [String] = []
        for _ in 1...6 {
            lines.append(await bank.run("customer verify C000001", typing: "111222").error)
        }
        #expect(
            lines == [
                "Error: The password is wrong; 4 more wrong tries lock it.\n",
                "Error: The password is wrong; 3 more wrong tries lock it.\n",
                "Error: The password is wrong; 2 more wrong tries lock it.\n",
                "Error: The password is wrong; one more wrong try locks it.\n",
                "Error: The password is wrong; it is locked now.\n",
                "Error: The password of 'C000001' is locked after 5 wrong tries; the recovery code "
                    + "unlocks it: 'bank customer unlock C000001'.\n",
            ]
        )
    }

    @Test("a power failure before the check gives no additional attempt")
    func powerFailure() async throws {
        for number in 1...5 {
            bank.ledger.cutPower(after: .customerTry)
            #expect(await bank.verify(TestBank.password) == "internal.unexpected")
            #expect(try await attempts().inARow == number)
        }
        #expect(await bank.verify(TestBank.password) == "password.locked")
    }

    @Test("a power failure before checking a code gives no additional attempt")
    func powerFailureAtCode() async throws {
        for _ in 1...5 {
            bank.ledger.cutPower(after: .customerTry)
            let run = await bank.run("customer unlock C000001 --json", typing: recoveryCode)
            #expect(run.code == "internal.unexpected")
        }
        let run = await bank.run("customer unlock C000001 --json", typing: recoveryCode)
        #expect(run.code == "recovery.locked")
    }

    @Test("of twenty simultaneous wrong passwords five are checked")
    func twentyAtOnce() async throws {
        bank.secrets.read(with: RecordingSecrets("111222", isRepeating: true))
        let signing = try bank.container.resolve(signingInject)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...20 {
                group.addTask {
                    await code { try await signing.request(withSign: .sample, preview: .sample) }
                }
            }
            return await group.reduce(into: [:]) { $0[$1 ?? "right", default: 0] += 1 }
        }
        #expect(codes == ["password.wrong": 5, "password.locked": 15])
        #expect(try await attempts().counted == 5)
    }

    @Test("of twenty simultaneous wrong recovery codes five are checked")
    func twentyCodesAtOnce() async throws {
        let processes = try (1...20).map { _ in try TestBank(beside: bank) }
        let codes = try await withThrowingTaskGroup(of: String?.self) { group in
            for process in processes {
                let wrong = try RecoveryCode.random().reveal()
                group.addTask {
                    await process.run("customer unlock C000001 --json", typing: wrong).code
                }
            }
            return try await group.reduce(into: [:]) { $0[$1 ?? "right", default: 0] += 1 }
        }
        #expect(codes == ["recovery.wrong": 5, "recovery.locked": 15])
        let attempts = try await bank.book.customer(TestBank.customer).attempts
        #expect(attempts[.recoveryCode].counted == 5)
    }

    @Test("an attempt is not checked after others have locked the credential")
    func lockedMeanwhile() async throws {
        let other = try TestBank(beside: bank)
        bank.ledger.before(.customerTry) {
            for _ in 1...5 {
                let wrong = try RecoveryCode.random().reveal()
                _ = await other.run("customer unlock C000001", typing: wrong)
            }
        }
        let unlocking = await bank.run("customer unlock C000001 --json", typing: recoveryCode)
        #expect(unlocking.code == "recovery.locked")
        bank.ledger.before(.customerTry) {
            for _ in 1...5 { _ = await other.verify("111222") }
        }
        #expect(await bank.verify(TestBank.password) == "password.locked")
    }

    @Test("eight simultaneous right passwords all succeed, also after four wrong ones")
    func rightAtOnce() async throws {
        for _ in 1...4 { #expect(await bank.verify("111222") == "password.wrong") }
        bank.secrets.read(with: RecordingSecrets(TestBank.password, isRepeating: true))
        let signing = try bank.container.resolve(signingInject)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...8 {
                group.addTask {
                    await code { try await signing.request(withSign: .sample, preview: .sample) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == Array(repeating: nil, count: 8))
        #expect(try await attempts().inARow == 0)
    }

    @Test("a lock waits for an attempt in progress, and holds when it fails or dies")
    func inProgress() async throws {
        for (isRight, expected) in [(true, nil), (false, "password.locked")] {
            let bank = try TestBank()
            try await bank.join()
            for _ in 1...4 { #expect(await bank.verify("111222") == "password.wrong") }
            let other = try TestBank(beside: bank)
            let second = Mutex<Task<String?, Never>?>(nil)
            // The fifth attempt is counted, and not checked yet, when the sixth begins.
            bank.ledger.interpose(
                of: .customerTry,
                after: {
                    let (readings, reading) = AsyncStream<Void>.makeStream()
                    bank.ledger.interpose(inReadingOf: "attempts") { reading.finish() }
                    let task = Task {
                        defer { reading.finish() }
                        return await other.verify(TestBank.password)
                    }
                    second.withLock { $0 = task }
                    // By what it has read, the password is locked.
                    for await _ in readings {}
                }
            )
            let first = await bank.verify(isRight ? TestBank.password : "111222")
            #expect(first == (isRight ? nil : "password.wrong"))
            #expect(await second.withLock { $0 }?.value == expected)
        }
    }

    @Test(
        "counts no attempt for a text that is not six digits",
        arguments: ["", "48291", "4829150", "48291x", "４８２９１５"]
    )
    func noPassword(typed: String) async throws {
        let run = await bank.run("customer verify C000001 --json", typing: typed)
        #expect(run.code == "password.form")
        #expect(run.status == .passwordWrong)
        #expect(try await attempts().counted == 0)
    }

    @Test("wrong recovery codes are counted separately")
    func recoveryCodes() async throws {
        for _ in 1...5 {
            let wrong = try RecoveryCode.random().reveal()
            let run = await bank.run("customer unlock C000001 --json", typing: wrong)
            #expect(run.code == "recovery.wrong")
            #expect(run.status == .passwordWrong)
        }
        #expect(try await attempts().inARow == 0)
        for command in ["unlock", "recover"] {
            let run = await bank.run("customer \(command) C000001 --json", typing: recoveryCode)
            #expect(run.code == "recovery.locked")
            #expect(run.status == .passwordLocked)
        }
        #expect(await bank.verify(TestBank.password) == nil, "the right password helps")
        let run = await bank.run("customer unlock C000001 --json", typing: recoveryCode)
        #expect(run.status == .success)
    }

    @Test("the right recovery code opens even after too many wrong ones of both")
    func bothLocked() async throws {
        for _ in 1...5 { #expect(await bank.verify("111222") == "password.wrong") }
        for _ in 1...6 {
            let wrong = try RecoveryCode.random().reveal()
            let run = await bank.run("customer unlock C000001", typing: wrong)
            #expect(run.error == "Error: The recovery code is wrong.\n")
        }
        #expect(await bank.verify(TestBank.password) == "password.locked")
        let run = await bank.run("customer unlock C000001", typing: recoveryCode)
        #expect(run.status == .success)
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("a mistyped recovery code counts no attempt")
    func mistypedCode() async throws {
        let mistyped = (recoveryCode.first == "0" ? "1" : "0") + recoveryCode.dropFirst()
        for (typed, expected) in [(mistyped, "recovery.mistyped"), ("482915", "recovery.form")] {
            let run = await bank.run("customer unlock C000001 --json", typing: typed)
            #expect(run.code == expected)
            #expect(run.status == .passwordWrong)
        }
        let attempts = try await bank.book.customer(TestBank.customer).attempts
        #expect(attempts[.recoveryCode].counted == 0)
    }

    private func attempts() async throws -> FailedAttempts {
        try await bank.book.customer(TestBank.customer).attempts[.password]
    }
}

import Console
import Signing
import SigningInterface
import Testing

@Suite("Wrong tries")
struct LockOutTests {
    @Test("five wrong passwords in a row lock it, and the right one does not help then")
    func fiveWrong() async throws {
        let bench = try Bench()
        try await bench.join()
        for _ in 1...5 { #expect(await bench.verify("111222") == "password.wrong") }
        let secrets = TypedSecrets(Bench.password)
        bench.bank.secrets.read(by: secrets)
        let run = await bench.run("customer verify C000001 --json", typing: Bench.password)
        #expect(run.code == "password.locked")
        #expect(run.status == .passwordLocked)
        #expect(try await tries(bench).counted == 5)
    }

    @Test("who is locked is not asked for the password")
    func notAsked() async throws {
        let bench = try Bench()
        try await bench.join()
        for _ in 1...5 { _ = await bench.verify("111222") }
        let secrets = TypedSecrets(Bench.password)
        let failure = await code {
            try await bench.sign(SigningParameters.encode(.sample), by: secrets)
        }
        #expect(failure == "password.locked")
        #expect(secrets.prompts.isEmpty)
    }

    @Test("the right password ends the row")
    func rightEnds() async throws {
        let bench = try Bench()
        try await bench.join()
        for _ in 1...3 {
            for _ in 1...4 { #expect(await bench.verify("111222") == "password.wrong") }
            #expect(await bench.verify(Bench.password) == nil)
            #expect(try await tries(bench).inARow == 0)
        }
    }

    @Test("the line about a wrong one says how many tries are left")
    func left() async throws {
        let bench = try Bench()
        try await bench.join()
        var lines: [String] = []
        for _ in 1...6 {
            lines.append(await bench.run("customer verify C000001", typing: "111222").error)
        }
        #expect(
            lines == [
                "Error: the password is wrong; 4 more wrong tries lock it\n",
                "Error: the password is wrong; 3 more wrong tries lock it\n",
                "Error: the password is wrong; 2 more wrong tries lock it\n",
                "Error: the password is wrong; one more wrong try locks it\n",
                "Error: the password is wrong; it is locked now\n",
                "Error: the password of C000001 is locked after 5 wrong tries; the recovery code "
                    + "unlocks it: bank customer unlock C000001\n",
            ]
        )
    }

    @Test("pulling the plug between the count and the check gives no other try")
    func plugPulled() async throws {
        let (bench, ledger) = try Bench.interrupted()
        try await bench.join()
        for number in 1...5 {
            ledger.pullPlug(after: .customerTry)
            #expect(await bench.verify(Bench.password) == "internal.unexpected")
            #expect(try await tries(bench).inARow == number)
        }
        #expect(await bench.verify(Bench.password) == "password.locked")
    }

    @Test("pulling the plug at a recovery code gives no other try either")
    func plugPulledAtCode() async throws {
        let (bench, ledger) = try Bench.interrupted()
        let recoveryCode = try await bench.join()
        for _ in 1...5 {
            ledger.pullPlug(after: .customerTry)
            let run = await bench.run("customer unlock C000001 --json", typing: recoveryCode)
            #expect(run.code == "internal.unexpected")
        }
        let run = await bench.run("customer unlock C000001 --json", typing: recoveryCode)
        #expect(run.code == "recovery.locked")
    }

    @Test("of twenty wrong tries at the same moment five are looked at")
    func twentyAtOnce() async throws {
        let bench = try Bench()
        try await bench.join()
        bench.bank.secrets.read(by: TypedSecrets("111222", isRepeating: true))
        let signing = try bench.bank.container.resolve(signingInject)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...20 {
                group.addTask {
                    await code { try await signing.request(signing: .sample) }
                }
            }
            return await group.reduce(into: [:]) { $0[$1 ?? "right", default: 0] += 1 }
        }
        #expect(codes == ["password.wrong": 5, "password.locked": 15])
        #expect(try await tries(bench).counted == 5)
    }

    @Test("of twenty wrong recovery codes at the same moment five are looked at")
    func twentyCodesAtOnce() async throws {
        let bench = try Bench()
        try await bench.join()
        let processes = try (1...20).map { _ in try Bench(beside: bench) }
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
        let record = try await bench.book.customer(Bench.customer).record
        #expect(record[tries: .recoveryCode].counted == 5)
    }

    @Test("who was let in before others locked it is not looked at any more")
    func lockedMeanwhile() async throws {
        let (bench, ledger) = try Bench.interrupted()
        let right = try await bench.join()
        let other = try Bench(beside: bench)
        ledger.before(.customerTry) {
            for _ in 1...5 {
                let wrong = try RecoveryCode.random().reveal()
                _ = await other.run("customer unlock C000001", typing: wrong)
            }
        }
        let unlocking = await bench.run("customer unlock C000001 --json", typing: right)
        #expect(unlocking.code == "recovery.locked")
        ledger.before(.customerTry) {
            for _ in 1...5 { _ = await other.verify("111222") }
        }
        #expect(await bench.verify(Bench.password) == "password.locked")
    }

    @Test("right passwords at the same moment are all right")
    func rightAtOnce() async throws {
        let bench = try Bench()
        try await bench.join()
        bench.bank.secrets.read(by: TypedSecrets(Bench.password, isRepeating: true))
        let signing = try bench.bank.container.resolve(signingInject)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...4 {
                group.addTask { await code { try await signing.request(signing: .sample) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == [nil, nil, nil, nil])
        #expect(try await tries(bench).inARow == 0)
    }

    @Test(
        "what cannot be a password costs no try",
        arguments: ["", "48291", "4829150", "48291x", "４８２９１５"]
    )
    func noPassword(typed: String) async throws {
        let bench = try Bench()
        try await bench.join()
        let run = await bench.run("customer verify C000001 --json", typing: typed)
        #expect(run.code == "password.form")
        #expect(run.status == .passwordWrong)
        #expect(try await tries(bench).counted == 0)
    }

    @Test("wrong recovery codes are counted on their own, and lock on their own")
    func recoveryCodes() async throws {
        let bench = try Bench()
        let right = try await bench.join()
        for _ in 1...5 {
            let wrong = try RecoveryCode.random().reveal()
            let run = await bench.run("customer unlock C000001 --json", typing: wrong)
            #expect(run.code == "recovery.wrong")
            #expect(run.status == .passwordWrong)
        }
        #expect(try await tries(bench).inARow == 0)
        for command in ["unlock", "recover"] {
            let run = await bench.run("customer \(command) C000001 --json", typing: right)
            #expect(run.code == "recovery.locked")
            #expect(run.status == .passwordLocked)
        }
        #expect(await bench.verify(Bench.password) == nil, "the right password helps")
        let run = await bench.run("customer unlock C000001 --json", typing: right)
        #expect(run.status == .success)
    }

    @Test("when both were wrong too often, the right recovery code still opens: nothing else could")
    func bothLocked() async throws {
        let bench = try Bench()
        let right = try await bench.join()
        for _ in 1...5 { #expect(await bench.verify("111222") == "password.wrong") }
        for _ in 1...6 {
            let wrong = try RecoveryCode.random().reveal()
            let run = await bench.run("customer unlock C000001", typing: wrong)
            #expect(run.error == "Error: the recovery code is wrong\n")
        }
        #expect(await bench.verify(Bench.password) == "password.locked")
        let run = await bench.run("customer unlock C000001", typing: right)
        #expect(run.status == .success)
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("a mistyped recovery code costs no try")
    func mistypedCode() async throws {
        let bench = try Bench()
        let right = try await bench.join()
        let mistyped = (right.first == "0" ? "1" : "0") + right.dropFirst()
        for (typed, expected) in [(mistyped, "recovery.mistyped"), ("482915", "recovery.form")] {
            let run = await bench.run("customer unlock C000001 --json", typing: typed)
            #expect(run.code == expected)
            #expect(run.status == .passwordWrong)
        }
        let record = try await bench.book.customer(Bench.customer).record
        #expect(record[tries: .recoveryCode].counted == 0)
    }

    private func tries(_ bench: Bench) async throws -> TryCounter {
        try await bench.book.customer(Bench.customer).record[tries: .password]
    }
}

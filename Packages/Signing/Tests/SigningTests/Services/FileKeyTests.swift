import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@Suite("The file key in memory")
struct FileKeyTests {
    private let bank: TestBank

    init() async throws {
        bank = try TestBank()
        try await bank.join()
    }

    private func key() async throws -> FileKey {
        do {
            return try await bank.container.resolve(fileKeyInject)
        } catch {
            throw error.cause
        }
    }

    @Test("simultaneous uses share one file key, which is wiped after the last")
    func shared() async throws {
        let secret = WeakSecret()
        do {
            let first = try await key()
            secret.watch(first.bytes)
            #expect(try await key() === first)
            #expect(secret.isHeld)
        }
        #expect(!secret.isHeld)
    }

    @Test("the file key is released after a right and after a wrong password")
    func proving() async throws {
        for (typed, expected) in [(TestBank.password, String?.none), ("111222", "password.wrong")] {
            let secret = WeakSecret()
            let beside = try TestBank(beside: bank, with: [WatchingModule(secret: secret)])
            #expect(await beside.verify(typed) == expected)
            #expect(secret.wasSeen)
            #expect(!secret.isHeld)
        }
    }

    @Test("the next use reads the file again")
    func readAnew() async throws {
        let name = try await key().name
        try FileManager.default.removeItem(atPath: bank.keyFile)
        #expect(await code { try await key() } == "key.missing")
        #expect(await bank.verify(TestBank.password) == "key.missing")
        _ = try KeyFile(path: bank.keyFile).loadOrMake()
        #expect(try await key().name != name)
        #expect(await bank.verify(TestBank.password) == "key.other")
    }
}

/// Watches the key that is read.
private struct WatchingModule: Module {
    let secret: WeakSecret

    func register(in registrar: inout Registrar) {
        registrar.decorate(fileKeyInject) { [secret] key in
            secret.watch(key.bytes)
            return key
        }
    }
}

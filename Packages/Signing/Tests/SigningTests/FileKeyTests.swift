import DependencyContainer
import Foundation
import Testing
@testable import Signing


@Suite("The key of the key file")
struct FileKeyTests {
    private let bench: Bench

    init() async throws {
        bench = try Bench()
        try await bench.join()
    }

    private func key() async throws -> FileKey {
        try await bench.bank.container.resolve(fileKeyInject)
    }

    @Test("is one for all who work with it at the same moment, and wiped after the last of them")
    func shared() async throws {
        let secret = WatchedSecret()
        do {
            let first = try await key()
            secret.watch(first.bytes)
            #expect(try await key() === first)
            #expect(secret.isHeld)
        }
        #expect(!secret.isHeld)
    }

    @Test("is held by nobody once a password was proved, or was wrong")
    func proving() async throws {
        for (typed, expected) in [(Bench.password, String?.none), ("111222", "password.wrong")] {
            let secret = WatchedSecret()
            let beside = try Bench(beside: bench, with: [WatchingModule(secret: secret)])
            #expect(await beside.verify(typed) == expected)
            #expect(secret.wasSeen)
            #expect(!secret.isHeld)
        }
    }

    @Test("is read anew for the next, who gets what stands in the file then")
    func readAnew() async throws {
        let name = try await key().name
        try FileManager.default.removeItem(atPath: bench.keyFile)
        #expect(await code { try await key() } == "key.missing")
        #expect(await bench.verify(Bench.password) == "key.missing")
        _ = try KeyFile(path: bench.keyFile).loadOrMake()
        #expect(try await key().name != name)
        #expect(await bench.verify(Bench.password) == "key.other")
    }
}

/// Sees the key that is read.
private struct WatchingModule: Module {
    let secret: WatchedSecret

    func register(in registrar: inout Registrar) {
        registrar.decorateAsync(fileKeyInject) { [secret] key in
            secret.watch(key.bytes)
            return key
        }
    }
}

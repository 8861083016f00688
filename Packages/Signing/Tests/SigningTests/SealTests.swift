import Bookkeeping
import Foundation
import Signing
import SigningInterface
import Testing

@Suite("A sealed key")
struct SealTests {
    @Test("moved to another customer does not open there")
    func moved() async throws {
        let bench = try Bench()
        try await bench.join()
        try await bench.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567",
            password: "135790"
        )
        let theirs = try await bench.book.customer(CustomerID("C000002")).record
        try await bench.tamper { $0.passwordSeal = theirs.passwordSeal }
        #expect(await bench.verify("135790") == "password.wrong")
        #expect(await bench.verify(Bench.password) == "password.wrong")
    }

    @Test("moved with the whole record to another customer does not open there")
    func movedRecord() async throws {
        let bench = try Bench()
        let recoveryCode = try await bench.join()
        try await bench.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567",
            password: "135790"
        )
        let first = try await bench.book.customer(Bench.customer).record
        let second = CustomerID("C000002")
        try await bench.tamper(second) { $0 = first }
        #expect(await bench.verify(Bench.password, of: second) == "password.wrong")
        let run = await bench.run("customer unlock C000002 --json", typing: recoveryCode)
        #expect(run.code == "recovery.wrong")
        #expect(await bench.verify(Bench.password) == nil)
    }

    @Test("is kept with parameters that can be raised, and opens with those it was sealed with")
    func parameters() async throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: "\(folder.path)/key").loadOrMake()
        let password = try #require(try Password(Array(Bench.password.utf8)))
        let key = try SigningKey.random()
        let context = SealContext(
            .password,
            customer: Bench.customer,
            publicKey: key.publicKey
        )
        for (passes, kibibytes) in [(UInt64(2), 19 * 1024), (3, 32 * 1024)] {
            let stretching = Argon2id(
                passes: passes,
                kibibytes: kibibytes,
                salt: HexBytes(Array(0..<16))
            )
            let seal = try PasswordSeal(
                key,
                under: PasswordKey(password, fileKey: fileKey, stretching: stretching),
                context: context
            )
            let opened = try seal.open(with: password, fileKey: fileKey, context: context)
            #expect(opened?.publicKey == key.publicKey)
            #expect(seal.stretching == stretching)
        }
    }

    @Test("needs the key file's key as well as the password")
    func bothNeeded() async throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: "\(folder.path)/key").loadOrMake()
        let otherKey = try KeyFile(path: "\(folder.path)/other").loadOrMake()
        let password = try #require(try Password(Array(Bench.password.utf8)))
        let wrong = try #require(try Password(Array("111222".utf8)))
        let key = try SigningKey.random()
        let context = SealContext(
            .password,
            customer: Bench.customer,
            publicKey: key.publicKey
        )
        let seal = try PasswordSeal(
            key,
            under: PasswordKey(password, fileKey: fileKey, stretching: .standard()),
            context: context
        )
        #expect(try seal.open(with: password, fileKey: fileKey, context: context) != nil)
        #expect(try seal.open(with: password, fileKey: otherKey, context: context) == nil)
        #expect(try seal.open(with: wrong, fileKey: fileKey, context: context) == nil)
        let recovery = SealContext(
            .recovery,
            customer: Bench.customer,
            publicKey: key.publicKey
        )
        #expect(try seal.open(with: password, fileKey: fileKey, context: recovery) == nil)
        let otherPublicKey = SealContext(
            .password,
            customer: Bench.customer,
            publicKey: try SigningKey.random().publicKey
        )
        #expect(try seal.open(with: password, fileKey: fileKey, context: otherPublicKey) == nil)
    }
}

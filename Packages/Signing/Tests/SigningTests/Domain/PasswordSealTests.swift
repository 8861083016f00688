import BankConsoleTesting
import Foundation
import Signing
import Testing

@Suite("A key sealed under a password")
struct PasswordSealTests {
    @Test("a seal moved to another customer does not open")
    func moved() async throws {
        let bank = try TestBank()
        try await bank.join()
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567",
            password: "135790"
        )
        let theirs = try await bank.book.credential(of: CustomerID("C000002")).value
        try await bank.tamper { (credential: inout CredentialRecord) in
            credential.passwordSeal = theirs.passwordSeal
        }
        #expect(await bank.verify("135790") == "password.wrong")
        #expect(await bank.verify(TestBank.password) == "password.wrong")
    }

    @Test("a record moved to another customer does not open")
    func movedRecord() async throws {
        let bank = try TestBank()
        let recoveryCode = try await bank.join()
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567",
            password: "135790"
        )
        let first = try await bank.book.customer(TestBank.customer).record
        let sealed = try await bank.book.credential(of: TestBank.customer).value
        let second = CustomerID("C000002")
        try await bank.tamper(second, in: "customer") { $0 = first }
        try await bank.tamper(second) { $0 = sealed }
        #expect(await bank.verify(TestBank.password, of: second) == "password.wrong")
        let run = await bank.run("customer unlock C000002 --json", typing: recoveryCode)
        #expect(run.code == "recovery.wrong")
        #expect(await bank.verify(TestBank.password) == nil)
    }

    @Test("a seal opens with its own Argon2id parameters")
    func parameters() async throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: folder.file("keys/key")).loadOrMake()
        let password = try #require(try Password(Array(TestBank.password.utf8)))
        let key = try SigningKey.random()
        let context = SealContext(
            .password,
            customer: TestBank.customer,
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

    @Test("a seal needs both the password and the file key")
    func bothNeeded() async throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: folder.file("keys/key")).loadOrMake()
        let otherKey = try KeyFile(path: folder.file("keys/other")).loadOrMake()
        let password = try #require(try Password(Array(TestBank.password.utf8)))
        let wrong = try #require(try Password(Array("111222".utf8)))
        let key = try SigningKey.random()
        let context = SealContext(
            .password,
            customer: TestBank.customer,
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
            customer: TestBank.customer,
            publicKey: key.publicKey
        )
        #expect(try seal.open(with: password, fileKey: fileKey, context: recovery) == nil)
        let otherPublicKey = SealContext(
            .password,
            customer: TestBank.customer,
            publicKey: try SigningKey.random().publicKey
        )
        #expect(try seal.open(with: password, fileKey: fileKey, context: otherPublicKey) == nil)
    }
}

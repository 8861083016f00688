import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

/// The stored records of a customer, which must open forever.
///
/// A program in another language, written from the documentation, has opened the two sealed copies.
@Suite("The stored records of a customer")
struct CustomerRecordTests {
    private static let recoveryCode = "ZT3J-SVCT-1AWA-KEZM-JRCZ-05EE-0RES"
    private static let fileKey =
        "1ce6c3e17d5cc91f2ef2e6de5691537b278cbdcff6347fbdcec146538bc563b2"
    private static let customer = """
        {
            "birth": "1990-03-14",
            "name": "김하나",
            "phone": "010-2345-6789",
            "publicKey": "996a0488c73e884b62ab49787d39ec55a85030ac4bf0413d1f5a4b3d3d9b0c35"
        }
        """
    private static let credential = """
        {
            "isRecoveryCodeConfirmed": true,
            "passwordSeal": {
                "keyFile": "6e2fdc32ad15e346",
                "sealed": {
                    "ciphertext": "051423163631c357c8b9bfbd35f4b7b71dec5475b8ab52c1a6259ad322f522ce\
        88a28bb03a0a4143cf7b01f4b6143430",
                    "nonce": "d4ff694ed9c6e09c64d913b18e45b459a520ba236ef2bec2"
                },
                "stretching": {
                    "kibibytes": 19456,
                    "passes": 2,
                    "salt": "212b492c01c70ba6f9acf7177274464a"
                }
            },
            "recoverySeal": {
                "sealed": {
                    "ciphertext": "b44e863399ec99f11506e9bfc79741367cb35c40f98f423987354a87a50e66be\
        201cc4983188212cb2801ca9126a2f50",
                    "nonce": "b9058a3f18c674a58af467ba498b490c12bb526511a8ccbe"
                }
            }
        }
        """
    private static let attempts = """
        {
            "password": { "cleared": 5, "counted": 7 },
            "recoveryCode": { "cleared": 3, "counted": 3 }
        }
        """

    private let bank: TestBank

    init() async throws {
        bank = try TestBank()
        _ = try await bank.ledger.start(on: nil)
        _ = try KeyFile(path: bank.keyFile).loadOrMake()
        let fileKey = try #require(HexBytes(Self.fileKey))
        try Data(fileKey.bytes).write(to: URL(filePath: bank.keyFile))
        try TemporaryFolder.setPermissions(0o600, of: bank.keyFile)
        func stored<Value: Codable & Sendable>(_ text: String, as type: Value.Type) throws -> Value
        {
            try JSONDecoder().decode(type, from: Data(text.utf8))
        }
        try await bank.write([
            .create(
                RecordKey("customer", "C000001"),
                stored(Self.customer, as: CustomerRecord.self)
            ),
            .create(
                CustomerBook.credentialKey(of: TestBank.customer),
                stored(Self.credential, as: CredentialRecord.self)
            ),
            .create(
                CustomerBook.attemptsKey(of: TestBank.customer),
                stored(Self.attempts, as: AttemptsRecord.self)
            ),
        ])
    }

    @Test("the attempts of a stored record count on")
    func attempts() async throws {
        let customer = try await bank.book.customer(TestBank.customer)
        #expect(customer.attempts[.password].counted == 7)
        #expect(customer.attempts[.password].inARow == 2)
        #expect(customer.attempts[.recoveryCode].counted == 3)
        #expect(customer.attempts[.recoveryCode].inARow == 0)
    }

    @Test("a stored record opens with its password and signs")
    func password() async throws {
        let signed = try await bank.sign(
            .sample,
            by: RecordingSecrets(TestBank.password)
        )
        try await bank.verify(signed)
    }

    @Test("a stored record opens with its recovery code")
    func recoveryCode() async throws {
        let run = await bank.run("customer unlock C000001", typing: Self.recoveryCode)
        #expect(run.output == "The password of C000001 is unlocked.\n")
    }
}

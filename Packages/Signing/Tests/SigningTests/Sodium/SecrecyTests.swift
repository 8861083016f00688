import BankConsoleTesting
import Foundation
import Signing
import Testing

@Suite("A secret")
struct SecrecyTests {
    @Test("no description, mirror or dump shows a secret")
    func descriptions() throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: folder.file("keys/key")).loadOrMake()
        let password = try #require(try Password(Array(TestBank.password.utf8)))
        let code = try RecoveryCode.random()
        let key = try SigningKey.random()
        let passwordKey = try PasswordKey(password, fileKey: fileKey, stretching: .standard())
        let secrets = [password.digits, fileKey.bytes, key.seed]
        let holders: [Any] =
            secrets + [password, code, key, fileKey, passwordKey, [password.digits] as Any]
        let forbidden =
            [TestBank.password, code.reveal(), code.reveal().replacing("-", with: "")]
            + secrets.flatMap(Self.spellings)
        for holder in holders {
            for text in Self.texts(of: holder) {
                for secret in forbidden {
                    #expect(!text.contains(secret), "\(type(of: holder)) shows its secret")
                }
            }
        }
    }

    @Test("the mirror of a secret has no children")
    func mirror() throws {
        let secret = try SecretBytes.random(count: 32)
        #expect(Mirror(reflecting: secret).children.isEmpty)
        #expect(String(describing: secret) == "••••••")
        #expect(String(reflecting: secret) == "••••••")
    }

    @Test("a secret differs from another one and from a longer one")
    func equality() throws {
        let secret = try SecretBytes(copying: [1, 2, 3])
        #expect(secret.isEqual(to: try SecretBytes(copying: [1, 2, 3])))
        #expect(!secret.isEqual(to: try SecretBytes(copying: [1, 2, 4])))
        #expect(!secret.isEqual(to: try SecretBytes(copying: [1, 2, 3, 0])))
    }

    @Test("no record, answer or error line contains a secret")
    func everywhere() async throws {
        let bank = try TestBank()
        let (password, wrong) = ("482915", "739164")
        let first = await bank.run("\(TestBank.joining) --json", typing: password, password)
        let code = try #require(first.json["recoveryCode"] as? String)
        var texts: [String] = []
        for (line, secrets) in [
            ("customer show C000001", [String]()),
            ("customer list --json", []),
            ("customer verify C000001", [wrong]),
            ("customer verify C000001", [password]),
            ("customer password C000001", [password, "111111"]),
            ("customer password C000001", [password, wrong, password]),
            ("customer unlock C000001", [code]),
            ("customer unlock C000001", [String(code.dropLast())]),
            ("customer recover C000001", [code, password]),
            ("customer recover C000001", [code, wrong, wrong]),
        ] {
            let run = await bank.run(line, typing: secrets)
            texts += [run.output, run.error]
        }
        for record in try await bank.ledger.allRecords(in: "customer") {
            texts.append(record.value)
        }
        let compact = code.replacing("-", with: "")
        for text in texts {
            for secret in [password, wrong, code, compact, String(code.dropLast())] {
                #expect(!text.contains(secret), "it is in: \(text)")
            }
        }
        #expect(texts.count == 21)
    }

    @Test("the process writes no core dump")
    func coreDumps() throws {
        SigningModule.forbidCoreDumps()
        var limit = rlimit(rlim_cur: 1, rlim_max: 1)
        #if os(Linux)
            getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        #else
            getrlimit(RLIMIT_CORE, &limit)
        #endif
        #expect(limit.rlim_cur == 0)
        #expect(limit.rlim_max == 0)
    }

    /// The common spellings of bytes.
    private static func spellings(of secret: SecretBytes) -> [String] {
        secret.withBytes { bytes in
            [
                HexBytes(Array(bytes)).description,
                bytes.map(String.init).joined(separator: ", "),
                Data(bytes).base64EncodedString(),
            ]
        }
    }

    private static func texts(of value: Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return [String(describing: value), String(reflecting: value), "\(value)", dumped]
            + Mirror(reflecting: value).children.flatMap { texts(of: $0.value) }
    }
}

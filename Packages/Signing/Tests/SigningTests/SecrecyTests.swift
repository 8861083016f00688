import Foundation
import Signing
import Testing

@Suite("A secret")
struct SecrecyTests {
    @Test("shows in no description, reflection or dump of whatever holds it")
    func descriptions() throws {
        let folder = try TemporaryFolder()
        let fileKey = try KeyFile(path: "\(folder.path)/key").loadOrMake()
        let password = try #require(try Password(Array(Bench.password.utf8)))
        let code = try RecoveryCode.random()
        let key = try SigningKey.random()
        let passwordKey = try PasswordKey(password, fileKey: fileKey, stretching: .standard())
        let secrets = [password.digits, fileKey.bytes, key.seed]
        let holders: [Any] =
            secrets + [password, code, key, fileKey, passwordKey, [password.digits] as Any]
        let forbidden =
            [Bench.password, code.reveal(), code.reveal().replacing("-", with: "")]
            + secrets.flatMap(Self.spellings)
        for holder in holders {
            for text in Self.texts(of: holder) {
                for secret in forbidden {
                    #expect(!text.contains(secret), "\(type(of: holder)) shows its secret")
                }
            }
        }
    }

    @Test("has no children to a mirror")
    func mirror() throws {
        let secret = try SecretBytes.random(count: 32)
        #expect(Mirror(reflecting: secret).children.isEmpty)
        #expect(String(describing: secret) == "••••••")
        #expect(String(reflecting: secret) == "••••••")
    }

    @Test("is told from another, and from a longer one")
    func equality() throws {
        let secret = try SecretBytes(copying: [1, 2, 3])
        #expect(secret.isEqual(to: try SecretBytes(copying: [1, 2, 3])))
        #expect(!secret.isEqual(to: try SecretBytes(copying: [1, 2, 4])))
        #expect(!secret.isEqual(to: try SecretBytes(copying: [1, 2, 3, 0])))
    }

    @Test("stands in no record, no entry, no answer and no error line")
    func everywhere() async throws {
        let bench = try Bench()
        let (password, wrong) = ("482915", "739164")
        let first = await bench.run("\(Bench.joining) --json", typing: password, password)
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
            let run = await bench.run(line, typing: secrets)
            texts += [run.output, run.error]
        }
        for record in try await bench.ledger.records(in: "customer", linkedTo: nil) {
            texts.append(record.value)
        }
        let compact = code.replacing("-", with: "")
        for text in texts {
            for secret in [password, wrong, code, compact, String(code.dropLast())] {
                #expect(!text.contains(secret), "it stands in: \(text)")
            }
        }
        #expect(texts.count == 21)
    }

    @Test("is in no file that a crash leaves behind: the process leaves none")
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

    /// The ways in which bytes are commonly printed.
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

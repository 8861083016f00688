import Console
import ConsoleTesting
import Testing

@Suite("Passwords of addresses in errors")
struct PasswordRedactionTests {
    @Test(
        "the rest of a text about addresses is shown",
        arguments: [
            ("no store for 'mysql://u:pw@h/x'; name", "no store for 'mysql://u:***@h/x'; name"),
            ("'postgres://:p:w@x@h'", "'postgres://:***@h'"),
            ("'POSTGRES:/u:p/w@h'", "'POSTGRES:/u:***@h'"),
            ("'host=h PassWord = 'a b' x=y'", "'host=h PassWord =***"),
            ("'postgres://h/x?sslp%61ssword%3Dpw'", "'postgres://h/x?sslp%61ssword%3D***"),
            (
                "'postgres://h:1/x' was moved to 'postgres://kim@h:2/x'",
                "'postgres://h:1/x' was moved to 'postgres://kim@h:2/x'"
            ),
            ("the password of PGPASSFILE: ~/.pgpass", "the password of PGPASSFILE: ~/.pgpass"),
            ("'a:b@c'", "'a:b@c'"), ("password=", "password="), ("pass%", "pass%"),
        ]
    )
    func text(of error: String, shown: String) {
        let failure = Failure(exitCode: .badData, code: "a.b", message: error, details: error)
        #expect(failure.message == shown && failure.details == shown)
    }

    @Test("no spelling of an address shows its password", arguments: 0..<300 as Range<UInt64>)
    func anySpelling(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        // The letters occur nowhere else in the output.
        let letters = "QZQZ:/?#[] '\"\\&=%+한\t"
        let inner = (0..<8).compactMap { _ in letters.randomElement(using: &random) }
        let secret = "QZ" + String(inner) + "QZ"
        let word = Self.address(with: secret, from: &random)
        let line =
            [["account", "show", word, "x"], ["account", word], [word], ["help", word]]
            .randomElement(using: &random) ?? []
        let options = Bool.random(using: &random) ? ["--json"] : []
        let ran = try await run(options + line)
        #expect(ran.exitCode != .success)
        #expect(!ran.output.contains("QZ") && !ran.errorOutput.contains("QZ"), "\(word): \(ran)")
    }

    private static func address(
        with secret: String,
        from random: inout SeededGenerator
    ) -> String {
        func spelled(_ text: String) -> String {
            let letters = text.map { letter in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: "%" + String(letter.asciiValue ?? 0, radix: 16)
                case 1: letter.uppercased()
                default: String(letter)
                }
            }
            return letters.joined()
        }
        func oneOf(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }
        let scheme = oneOf("postgres", "POSTGRES", " postgresql", "mysql", "x-y+z.1")
        let keyword = spelled(oneOf("password", "sslpassword"))
        let end = oneOf("", "'", "/x", "/x?a=b")
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: scheme + oneOf("://", ":/", ":///") + oneOf("", "u") + ":\(secret)@h\(end)"
        case 1: scheme + "://h/x?" + oneOf("", "a=b&") + "\(keyword)=\(secret)\(end)"
        default:
            oneOf("", " ", "host = h ") + keyword + oneOf("=", " = ", "\t=")
                + oneOf("\(secret)", "'\(secret)'") + oneOf("", " dbname=x")
        }
    }
}

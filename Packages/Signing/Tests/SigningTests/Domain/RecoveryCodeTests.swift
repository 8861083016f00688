import BankConsoleTesting
import Foundation
import Signing
import Testing

@Suite("A recovery code")
struct RecoveryCodeTests {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    @Test("a recovery code has seven groups of four")
    func form() throws {
        let text = try RecoveryCode.random().reveal()
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        #expect(groups.map(\.count) == [4, 4, 4, 4, 4, 4, 4])
        #expect(groups.joined().allSatisfy(Self.alphabet.contains))
    }

    @Test("a recovery code is read with or without dashes, in either case")
    func roundTrip() throws {
        for _ in 0..<200 {
            let code = try RecoveryCode.random()
            let text = code.reveal()
            let forms = [
                text, text.lowercased(), text.replacing("-", with: ""),
                text.replacing("-", with: " "), text.lowercased().replacing("-", with: ""),
                text.replacing("0", with: "o").replacing("1", with: "l"),
                text.replacing("0", with: "O").replacing("1", with: "i"),
            ]
            for form in forms {
                #expect(try RecoveryCode(Array(form.utf8)).reveal() == text)
            }
        }
    }

    /// Base32 by hand, the highest bit first.
    ///
    /// The check symbols make the word a multiple of
    /// (x + 2)(x + 4) over GF(32) with x⁵ + x² + 1.
    @Test("the encoding of a recovery code is as documented")
    func knownAnswer() throws {
        #expect(
            try RecoveryCode(Array("0000-0000-0000-0000-0000-0000-0000".utf8)).reveal()
                == "0000-0000-0000-0000-0000-0000-0000"
        )
        #expect(
            try RecoveryCode(Array("ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZWBH".utf8)).reveal()
                == "ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZWBH"
        )
    }

    @Test("detects any one wrong symbol and any two exchanged ones")
    func mistyped() throws {
        let text = try RecoveryCode.random().reveal()
        let symbols = Array(text.replacing("-", with: ""))
        func isRefused(_ symbols: [Character]) -> Bool {
            code { try RecoveryCode(Array(String(symbols).utf8)) } == "recovery.mistyped"
        }
        for index in symbols.indices {
            for symbol in Self.alphabet where symbol != symbols[index] {
                var wrong = symbols
                wrong[index] = symbol
                #expect(isRefused(wrong))
            }
            for other in symbols.indices where symbols[other] != symbols[index] {
                var wrong = symbols
                wrong.swapAt(index, other)
                #expect(isRefused(wrong))
            }
        }
    }

    @Test(
        "detects any two wrong symbols",
        arguments: GeneratedWork.mistypedCodes.seeds(of: 200)
    )
    func mistypedTwice(seed: UInt64) throws {
        defer { GeneratedWork.mistypedCodes.report(200) }
        var random = SeededGenerator(seed: seed)
        let symbols = Array(try RecoveryCode.random().reveal().replacing("-", with: ""))
        for _ in 0..<200 {
            var wrong = symbols
            for index in symbols.indices.shuffled(using: &random).prefix(2) {
                let others = Self.alphabet.filter { $0 != symbols[index] }
                wrong[index] = try #require(others.randomElement(using: &random))
            }
            #expect(
                code { try RecoveryCode(Array(String(wrong).utf8)) } == "recovery.mistyped"
            )
        }
    }

    @Test(
        "refuses a recovery code of another form",
        arguments: [
            "", "0", "000000", "0000-0000-0000-0000-0000-0000-000",
            "0000-0000-0000-0000-0000-0000-00000", "U000-0000-0000-0000-0000-0000-0000",
            "!000-0000-0000-0000-0000-0000-0000", "０000-0000-0000-0000-0000-0000-0000",
        ]
    )
    func otherForms(text: String) {
        #expect(code { try RecoveryCode(Array(text.utf8)) } == "recovery.form")
    }

    @Test("a thousand random codes are different")
    func random() throws {
        let codes = try (0..<1000).map { _ in try RecoveryCode.random().reveal() }
        #expect(Set(codes).count == codes.count)
    }
}

import BookkeepingTesting
import Foundation
import Testing

@testable import Bookkeeping

@Suite("Base 64")
struct Base64Tests {
    @Test("the text of bytes equals that of Foundation and decodes to them")
    func roundTrip() {
        var generator = SeededGenerator(seed: 3)
        for length in 0...200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let text = Base64.text(bytes)
            #expect(text == Data(bytes).base64EncodedString())
            #expect(Base64.decode(text.utf8) == bytes)
        }
    }

    @Test(
        "refuses text that the encoder does not write",
        arguments: [
            "A", "AA", "AAA", "AA=", "A===", "====", "=AAA", "AA=A", "AB==", "AAB=", "AA==AA==",
            "AAAA\n", " AAA", "AA-_", "AAAAA", "AÄ=",
        ]
    )
    func strictness(text: String) {
        #expect(Base64.decode(text.utf8) == nil)
    }
}

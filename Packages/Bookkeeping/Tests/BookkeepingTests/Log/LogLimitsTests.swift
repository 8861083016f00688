import Testing

@testable import Bookkeeping

@Suite("Limits of notes, keys, receipts and JSON")
struct LogLimitsTests {
    private let line = "\u{2014} k AAAAAAA=\n"

    private func refusal(_ body: () throws -> some Any) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? BankError)?.message
        }
    }

    @Test("a note has at most 262,144 bytes")
    func note() {
        let rest = "\n\n" + line
        let longest = String(repeating: "a", count: (1 << 18) - rest.utf8.count) + rest
        #expect(refusal { try SignedNote(parsing: longest.utf8) } == nil)
        let longer = refusal { try SignedNote(parsing: ("a" + longest).utf8) }
        #expect(longer?.hasSuffix("longer than 262144 bytes") == true)
    }

    @Test("a note has at most 64 signatures, each by another key")
    func signatures() {
        func note(_ count: Int) -> String {
            "a\n\n" + (0..<count).map { "\u{2014} k\($0) AAAAAAA=\n" }.joined()
        }
        #expect(refusal { try SignedNote(parsing: note(64).utf8) } == nil)
        let more = refusal { try SignedNote(parsing: note(65).utf8) }
        #expect(more?.hasSuffix("more than 64 signatures") == true)
        // One name with two ids is two keys.
        let ids = "a\n\n\u{2014} k AAAAAAA=\n\u{2014} k AAAABAA=\n"
        #expect(refusal { try SignedNote(parsing: ids.utf8) } == nil)
    }

    @Test("the refusal of a note says what is wrong with it")
    func noteErrors() {
        for (text, problem) in [
            ("a\n\n\n", "has no signature after an empty line"),
            ("a\n", "has no signature after an empty line"),
            ("a\n\n\u{2014} k AAAAAAA=", "has no signature after an empty line"),
            ("a\n\nb\n", "is not a signature"),
            ("a\n\n\u{2014} k AAAA\n", "is not a signature"),
            ("a\n\n\u{2014} k AAAAAAA= x\n", "is not a signature"),
            ("a\t\n\n" + line, "bytes that are not text"),
            ("a\n\n" + line + line, "two signatures by one key"),
        ] {
            #expect(refusal { try SignedNote(parsing: text.utf8) }?.hasSuffix(problem) == true)
        }
        #expect(refusal { try SignedNote(parsing: ("a \n\n" + line).utf8) } == nil)
        let bytes = [0xFF] + Array("\n\n\(line)".utf8)
        #expect(refusal { try SignedNote(parsing: bytes) }?.hasSuffix("that are not text") == true)
    }

    @Test("a signature has its own name, key and bytes")
    func signature() throws {
        let note = try SignedNote(parsing: "a\nb\n\n\u{2014} k AQIDBAUG\n".utf8)
        #expect(note.text == "a\nb\n")
        #expect(note.signatures.map(\.name) == ["k"])
        #expect(note.signatures.map(\.keyID) == [[1, 2, 3, 4]])
        #expect(note.signatures.map(\.bytes) == [[5, 6]])
    }

    @Test(
        "a checkpoint has a size of 0 to 2^63 − 1, and may have further lines",
        arguments: [0, .max]
    )
    func checkpoint(size: Int64) throws {
        let head = TreeHead(size: size, root: SHA256.digest(of: []))
        let checkpoint = Checkpoint(origin: "a", head: head)
        #expect(try Checkpoint(parsing: checkpoint.text.utf8) == checkpoint)
        #expect(try Checkpoint(parsing: (checkpoint.text + "more\n").utf8) == checkpoint)
        let digits = String(UInt64(Int64.max) + 1)
        #expect(Int64(canonical: digits.utf8) == nil)
        #expect(Int64(canonical: "9".utf8) == 9)
    }

    @Test("the text of a key has at most 1024 bytes, and a public key 32")
    func key() throws {
        let bytes = [UInt8](repeating: 7, count: 32)
        let short = try VerifierKey(name: "k", publicKey: bytes).description.utf8.count
        for (length, isValid) in [(1024, true), (1025, false)] {
            let name = String(repeating: "k", count: length - short + 1)
            let text = try VerifierKey(name: name, publicKey: bytes).description
            #expect(text.utf8.count == length)
            #expect((refusal { try VerifierKey(parsing: text) } == nil) == isValid)
        }
        for count in [0, 31, 33] {
            let key = [UInt8](repeating: 7, count: count)
            #expect(refusal { try VerifierKey(name: "k", publicKey: key) } != nil)
        }
    }

    @Test("the name of a key has no space, control character or plus sign")
    func names() {
        for name in ["a", "a b", "", "+", "a\u{1F}", "a\u{20}", "a\u{A0}", "!", "한글", "a\u{7F}"] {
            let isValid = ["a", "!", "한글", "a\u{7F}"].contains(name)
            #expect(VerifierKey.isValid(name: name) == isValid)
        }
    }

    @Test("a receipt has at most 2,097,152 bytes, and its refusal says what is wrong")
    func receipt() throws {
        let text = try ReceiptFixture().receipt.description
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func refusal(_ change: (inout [String]) -> Void) -> String? {
            var changed = lines
            change(&changed)
            let bytes = changed.joined(separator: "\n").utf8
            return self.refusal { try EntryReceipt(parsing: bytes) }
        }
        #expect(refusal { _ in } == nil)
        for (problem, change) in [
            ("the first line", { $0[0] = "c2sp.org/tlog-proof@v2" }),
            ("the second line", { $0[1] = "extra x" }),
            ("the second line", { $0[1] = $0[1].replacing("extra", with: "other") }),
            ("the third line", { $0[2] = "index 09" }),
            ("is not a hash", { $0[3] = "AAAA" }),
            ("is not a hash", { $0.insert(contentsOf: Array(repeating: $0[3], count: 64), at: 3) }),
            ("ends before the checkpoint", { $0.insert("", at: 2) }),
            ("ends before the checkpoint", { $0 = Array($0[0...3]) }),
            ("is not canonical JSON", { $0[1] = "extra MQ==" }),
        ] as [(String, (inout [String]) -> Void)] {
            #expect(refusal(change)?.contains(problem) == true, "\(problem)")
        }
        let long = [UInt8](repeating: 0x20, count: (1 << 21) + 1)
        #expect(self.refusal { try EntryReceipt(parsing: long) }?.contains("2097152 bytes") == true)
    }

    @Test("JSON is read down to a depth of 16")
    func depth() {
        func nested(_ depth: Int, _ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        }
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            #expect(CanonicalJSON(nested(15, open, close).utf8) != nil)
            #expect(CanonicalJSON(nested(16, open, close).utf8) == nil)
        }
    }

    @Test("JSON that ends early is refused, wherever it ends")
    func truncated() {
        for text in [
            #"{"a":"1","b":{"c":[1,true,"\u001f\n"],"d":false},"e":-20}"#, #"["\u001f","a"]"#,
        ] {
            #expect(CanonicalJSON(text.utf8) != nil)
            for count in 0..<text.utf8.count {
                #expect(CanonicalJSON(text.utf8.prefix(count)) == nil)
            }
        }
        let strings = #"{"a":"1","b":"\u001f"}"#
        #expect(CanonicalJSON.strings(strings.utf8) != nil)
        for count in 0..<strings.utf8.count {
            #expect(CanonicalJSON.strings(strings.utf8.prefix(count)) == nil)
        }
        for text in [
            #"{"b":"1","a":"#, #"[{"b":"1","a":]"#, #"[{"a":]"#, #"[{"a"]"#, #""\u0020""#,
            #""\u001""#,
        ] {
            #expect(CanonicalJSON(text.utf8) == nil)
            #expect(CanonicalJSON.strings(text.utf8) == nil)
        }
    }

    @Test("each control character is read as it is written")
    func escapes() {
        let escapes: [CanonicalJSON] = ["\u{1F}", "\u{1F}\u{0}", "a\u{1}b", "\n\u{10}"]
            .map { .string($0) }
        for value in escapes {
            var writer = CanonicalJSON.Writer()
            writer.value(value)
            #expect(CanonicalJSON(writer.bytes) == value)
        }
    }
}

import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Receipt of an entry")
struct EntryReceiptTests {
    /// The codes of all refusals of a text, so that a test does not accept an unexpected error.
    private static let codes: Set = [
        "receipt.format", "receipt.entry", "receipt.proof", "checkpoint.format",
        "checkpoint.unsigned", "checkpoint.signature", "checkpoint.origin",
    ]

    /// Returns the code of the refusal, or nil for a receipt that is verified.
    private static func refusal(_ text: some Collection<UInt8>, _ key: VerifierKey) -> String? {
        do throws(BankError) {
            let receipt = try EntryReceipt(parsing: text)
            #expect(receipt.description.utf8.elementsEqual(text))
            try receipt.verify(with: key, by: FakeSigner.verify)
            return nil
        } catch {
            #expect(codes.contains(error.code))
            return error.code
        }
    }

    @Test("a receipt is verified after it is written and read again")
    func roundTrip() throws {
        let fixture = try ReceiptFixture()
        let receipt = try EntryReceipt(parsing: fixture.receipt.description.utf8)
        #expect(receipt == fixture.receipt)
        let checkpoint = try receipt.verify(with: fixture.signer.key, by: FakeSigner.verify)
        #expect(checkpoint.head.size == 13)
        let lines = receipt.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 14)
        #expect(lines[0] == "c2sp.org/tlog-proof@v1")
        #expect(lines[2] == "index 9")
    }

    @Test("a receipt of the only entry has no hashes")
    func single() throws {
        let signer = try FakeSigner(name: "a")
        var tree = MerkleTree()
        tree.append(MerkleTree.leafHash(of: Array("{}".utf8)))
        let text = Checkpoint(origin: "a", head: tree.head).text
        let receipt = EntryReceipt(
            entry: Array("{}".utf8),
            proof: InclusionProof(leaf: 0, path: []),
            note: SignedNote(signing: text, key: signer.key) { signer.sign($0) }
        )
        #expect(Self.refusal(receipt.description.utf8, signer.key) == nil)
    }

    @Test("every altered bit, removed byte and truncation is refused")
    func alteredBytes() throws {
        let fixture = try ReceiptFixture()
        let (bytes, key) = (Array(fixture.receipt.description.utf8), fixture.signer.key)
        for index in bytes.indices {
            for bit in UInt8(0)..<8 {
                var altered = bytes
                altered[index] ^= 1 << bit
                try #require(Self.refusal(altered, key) != nil, "bit \(bit) of byte \(index)")
            }
            var shorter = bytes
            shorter.remove(at: index)
            try #require(Self.refusal(shorter, key) != nil, "without byte \(index)")
            try #require(Self.refusal(bytes[..<index], key) != nil, "first \(index) bytes")
        }
    }

    @Test("every removed, repeated, exchanged and added line is refused")
    func alteredLines() throws {
        let fixture = try ReceiptFixture()
        let key = fixture.signer.key
        let lines = fixture.receipt.description
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        func refusal(_ lines: [String]) -> String? {
            Self.refusal(lines.joined(separator: "\n").utf8, key)
        }
        #expect(refusal(lines) == nil)
        for index in lines.indices {
            var removed = lines
            removed.remove(at: index)
            #expect(refusal(removed) != nil, "without line \(index)")
            for other in lines.indices {
                var added = lines
                added.insert(lines[index], at: other)
                #expect(refusal(added) != nil, "line \(index) before \(other)")
                var exchanged = lines
                exchanged.swapAt(index, other)
                #expect((refusal(exchanged) == nil) == (lines[index] == lines[other]))
            }
            var spaced = lines
            spaced[index] += " "
            #expect(refusal(spaced) != nil, "a space after line \(index)")
        }
    }

    @Test("refuses an entry that is not canonical, though a log contains it")
    func entryText() throws {
        let signer = try FakeSigner(name: "a")
        for entry in [#"{"a":"1","a":"2"}"#, #"{ "a":"1"}"#, "[]", "", "{}\n"] {
            var tree = MerkleTree()
            tree.append(MerkleTree.leafHash(of: Array(entry.utf8)))
            let text = Checkpoint(origin: "a", head: tree.head).text
            let receipt = EntryReceipt(
                entry: Array(entry.utf8),
                proof: InclusionProof(leaf: 0, path: []),
                note: SignedNote(signing: text, key: signer.key) { signer.sign($0) }
            )
            let expected = "receipt.entry"
            #expect(Self.refusal(receipt.description.utf8, signer.key) == expected)
        }
    }

    @Test("random texts are refused without a crash")
    func fuzz() throws {
        let fixture = try ReceiptFixture()
        let (text, key) = (Array(fixture.receipt.description.utf8), fixture.signer.key)
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("\n\n\n =+/Aa0129{}\":\u{2014}extraindex".utf8) + [0, 0xFF]
        let work = GeneratedWork.receiptTexts
        for _ in 0..<work.amount {
            var bytes = text
            for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
                let start = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(bytes.count, start + Int.random(in: 0...40, using: &generator))
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
                case 2: bytes[start] = alphabet.randomElement(using: &generator)!
                default: bytes.insert(alphabet.randomElement(using: &generator)!, at: start)
                }
            }
            #expect((Self.refusal(bytes, key) == nil) == (bytes == text))
        }
        work.report(work.amount)
        let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(Self.refusal(noise, key) == "receipt.format")
        let long = [UInt8](repeating: 10, count: 1 << 22)
        #expect(Self.refusal(text + long, key) == "receipt.format")
    }
}

import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@Suite("The signer's memory of the last head")
struct SignedHeadTests {
    private let bank: TestBank
    private let signer: any LogSigner
    private let log = "modularbank/0123456789abcdef"

    init() throws {
        bank = try TestBank()
        signer = try bank.container.resolve(logSignerInject)
        try signer.prepareKey(of: log)
        try signer.adoptKey(of: log)
    }

    private var path: String { bank.folder.file("keys/0123456789abcdef.signer.head") }

    /// A log whose entries are numbers.
    private struct Log {
        private(set) var tree = MerkleTree()
        private var nodes: [MerkleNode.Position: SHA256Digest] = [:]

        init(_ entries: [UInt8]) {
            for entry in entries {
                tree.append(MerkleTree.leafHash(of: [entry])) { nodes[$0.position] = $0.hash }
            }
        }

        /// Returns the continuation of an earlier head, with a proof that may not hold.
        func continuation(of last: TreeHead?) throws -> LogContinuation {
            guard let last else { return .new }
            let nodes = MerkleNodes { [nodes] in try #require(nodes[$0]) }
            let size = min(last.size, tree.size)
            return .proven(last, try nodes.consistencyProof(from: size, to: tree.size))
        }
    }

    private func sign(_ log: Log) throws {
        _ = try signer.sign(
            log.tree.head,
            continuing: log.continuation(of: signer.lastHead(of: self.log)),
            of: self.log
        )
    }

    @Test("each head that continues the last one is signed, and remembered in a private file")
    func continuing() throws {
        for size in [UInt8(1), 2, 2, 5, 8, 21] {
            let log = Log(Array(1...size))
            try sign(log)
            #expect(try signer.lastHead(of: self.log) == (size == 1 ? nil : log.tree.head))
        }
        #expect(try bank.folder.permissions(of: "keys/0123456789abcdef.signer.head") == 0o600)
        let other = "modularbank/fedcba9876543210"
        #expect(try signer.lastHead(of: other) == nil, "each log has its own memory")
    }

    @Test("two roots of one size, a shorter and a forked history are refused, and change nothing")
    func forks() throws {
        let honest = Log([1, 2, 3, 4, 5])
        try sign(honest)
        let others: [[UInt8]] = [
            [1, 2, 3, 4, 6], [1, 2, 3], [1, 2, 3, 4, 6, 7, 8], [9, 2, 3, 4, 5, 6], [1], [9], [],
        ]
        for other in others {
            let error = #expect(throws: BankError.self) { try sign(Log(other)) }
            #expect(error?.code == "signer.history")
            #expect(error?.reason == .historyChanged)
            #expect(try signer.lastHead(of: log) == honest.tree.head)
        }
        try sign(Log([1, 2, 3, 4, 5, 6]))
    }

    @Test("a proof from a head that another process has replaced meanwhile is tried again")
    func changed() throws {
        let log = Log([1, 2, 3, 4])
        for late in [LogContinuation.new, try log.continuation(of: Log([1, 2]).tree.head)] {
            try sign(Log([1, 2, 3]))
            #expect(
                code { try signer.sign(log.tree.head, continuing: late, of: self.log) }
                    == "signer.changed"
            )
        }
        try sign(log)
    }

    @Test("of twenty simultaneous signers of two forks, all successful ones continue one history")
    func signingAtOnce() async throws {
        let (signer, log) = (signer, log)
        let forks: [[UInt8]] = [[1, 2, 3], [1, 9, 8]]
        let signed = try await withThrowingTaskGroup(of: TreeHead?.self) { group in
            for number in 0..<20 {
                let fork = Log(forks[number % 2])
                group.addTask {
                    let last = try signer.lastHead(of: log)
                    let head = fork.tree.head
                    do {
                        _ = try signer.sign(
                            head,
                            continuing: fork.continuation(of: last),
                            of: log
                        )
                        return head
                    } catch is BankError {
                        return nil
                    }
                }
            }
            return try await group.reduce(into: Set<TreeHead>()) { heads, head in
                if let head { heads.insert(head) }
            }
        }
        #expect(signed.count == 1)
        #expect(try signer.lastHead(of: log) == signed.first)
    }

    @Test("nothing is signed while the memory is damaged or cannot be written")
    func damaged() throws {
        let log = Log([1, 2])
        try Data("another log".utf8).write(to: URL(filePath: path))
        #expect(code { try sign(log) } == "signer.head")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(code { try sign(log) } == "signer.head")
        try FileManager.default.removeItem(atPath: path)
        // A process that was killed while it wrote the head has left its draft.
        try Data("half".utf8).write(to: URL(filePath: path + ".new"))
        try sign(log)
        #expect(try signer.lastHead(of: self.log) == log.tree.head)
    }

    @Test("an accepted break replaces the last head once, and its note names both heads")
    func accepting() throws {
        let (lost, restored) = (Log([1, 2, 3, 4, 5]), Log([1, 2, 3]))
        try sign(lost)
        let historyBreak = HistoryBreak(from: lost.tree.head, to: restored.tree.head)
        let note = try signer.sign(historyBreak, of: log)
        #expect(HistoryBreak(parsing: note.text, in: log) == historyBreak)
        #expect(throws: BankError.self, "no checkpoint of a head that may differ") {
            try Checkpoint(parsing: note.text.utf8)
        }
        try note.verify(with: signer.verifierKey(of: log)) { signer.isValid($0, of: $1, by: $2) }
        #expect(try signer.lastHead(of: log) == lost.tree.head, "signing a break forgets nothing")
        try signer.accept(historyBreak, of: log)
        #expect(try signer.lastHead(of: log) == restored.tree.head)
        let later = Log([1, 2, 3, 7])
        try sign(later)
        try signer.accept(historyBreak, of: log)
        #expect(try signer.lastHead(of: log) == later.tree.head)
    }
}

import Bookkeeping
import LedgerInterface

extension SQLiteLedger: MovableBook {
    var place: String { file.path }

    func state() async throws -> BookState {
        guard file.exists else { return .missing }
        return try await book().readOnce { try $0.moveState }
    }

    func mark(_ state: BookState, replacing old: BookState) async throws {
        if old == .missing {
            let isNew = try file.make { draft in
                try file.build(at: draft) { try BookReader($0, path: file.path).mark(state) }
            }
            guard isNew else { throw BankError.bookChanged(at: place) }
            return
        }
        try await book().write(
            nil,
            found: { reader, _ in try reader.moveState == state ? () : nil }
        ) { reader, _ in
            guard try reader.moveState == old else { throw BankError.bookChanged(at: place) }
            try reader.mark(state)
        }
    }

    func postings(at position: Int64, limit count: Int) async throws -> [Posting] {
        try await book().read { reader in
            try reader.storedEntries(after: position, through: .max, limit: count).map {
                try reader.posting(of: $0, numbered: $0.sequence)
            }
        }
    }

    func add(_ postings: [Posting]) async throws {
        guard let end = postings.last?.entry.intent.id else { return }
        try await book().write(
            nil,
            found: { reader, _ in try reader.sequence(under: end) == nil ? nil : () }
        ) { reader, writer in
            guard case .arriving = try reader.moveState else {
                throw BankError.bookChanged(at: place)
            }
            for posting in postings
            where try reader.sequence(under: posting.entry.intent.id) == nil {
                try writer.write(posting)
            }
        }
    }

    func add(_ checkpoints: [SignedNote]) async throws {
        try await book().write(nil, found: { _, _ in nil }) { reader, _ in
            for checkpoint in checkpoints {
                try reader.log.store(checkpoint, isCurrent: false)
            }
        }
    }
}

import Synchronization

/// A queue that posts the drafts of concurrent tasks together in one transaction.
///
/// While a transaction is being written, other tasks wait. Then the first waiting task posts the
/// drafts of all waiting tasks. A task posts its draft at once if no transaction is being written.
///
/// Source: D. DeWitt et al., "Implementation Techniques for Main Memory Database Systems", SIGMOD
/// 1984, section 5.2.
public final class GroupCommit: Sendable {
    /// A draft whose task waits for the current transaction to end.
    private struct Waiting {
        let draft: TransactionDraft
        let continuation: CheckedContinuation<Turn, Never>
    }

    /// The result of waiting: another task has posted the draft, or this task must post a group of
    /// drafts.
    private enum Turn {
        case posted(Result<Receipt, any Error>)
        case leads([Waiting])
    }

    private struct State {
        var isPosting = false
        var waiting: [Waiting] = []
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: The greatest number of waiting drafts that one transaction posts.
    public init(limit: Int = 128) {
        self.limit = limit
    }

    /// Posts a draft, alone or together with the drafts of other tasks.
    /// - Parameters:
    ///   - draft: The draft to post.
    ///   - alone: Posts one draft in a separate transaction.
    ///   - together: Posts several drafts in one transaction, and returns the receipt or the
    ///     refusal of each draft.
    /// - Returns: The receipt of the draft.
    /// - Throws: The errors of `alone`, the refusal of the draft, or a failure of the transaction.
    public nonisolated(nonsending) func post(
        _ draft: TransactionDraft,
        alone: nonisolated(nonsending) (TransactionDraft) async throws -> Receipt,
        together:
            nonisolated(nonsending) ([TransactionDraft]) async throws -> [Result<
                Receipt, BankError
            >]
    ) async throws -> Receipt {
        let isFirst = state.withLock { state in
            defer { state.isPosting = true }
            return !state.isPosting
        }
        guard isFirst else {
            let turn = await withCheckedContinuation { continuation in
                let isFree = state.withLock { state in
                    defer { state.isPosting = true }
                    guard state.isPosting else { return true }
                    state.waiting.append(Waiting(draft: draft, continuation: continuation))
                    return false
                }
                if isFree { continuation.resume(returning: .leads([])) }
            }
            switch turn {
            case .posted(let result): return try result.get()
            case .leads(let others):
                return try await lead(draft, others, alone: alone, together: together)
            }
        }
        return try await lead(draft, [], alone: alone, together: together)
    }

    private nonisolated(nonsending) func lead(
        _ draft: TransactionDraft,
        _ others: [Waiting],
        alone: nonisolated(nonsending) (TransactionDraft) async throws -> Receipt,
        together:
            nonisolated(nonsending) ([TransactionDraft]) async throws -> [Result<
                Receipt, BankError
            >]
    ) async throws -> Receipt {
        defer { handOver() }
        guard !others.isEmpty else { return try await alone(draft) }
        var results: [Result<Receipt, any Error>] = []
        do {
            results = try await together([draft] + others.map(\.draft)).map { $0.mapError { $0 } }
        } catch let error as BankError where error.reason == .internalError {
            // The store has refused a draft that the rules accept: the others do not suffer for it.
            for draft in [draft] + others.map(\.draft) {
                do {
                    results.append(.success(try await alone(draft)))
                } catch {
                    results.append(.failure(error))
                }
            }
        } catch {
            results = ([draft] + others.map(\.draft)).map { draft in
                .failure((error as? BankError)?.naming(draft.intent.id) ?? error)
            }
        }
        for (other, result) in zip(others, results.dropFirst()) {
            other.continuation.resume(returning: .posted(result))
        }
        return try results[0].get()
    }

    /// Resumes the first waiting task, which posts the next group of drafts.
    private func handOver() {
        let group = state.withLock { state -> [Waiting] in
            let group = Array(state.waiting.prefix(limit))
            state.waiting.removeFirst(group.count)
            state.isPosting = !group.isEmpty
            return group
        }
        group.first?.continuation.resume(returning: .leads(Array(group.dropFirst())))
    }
}

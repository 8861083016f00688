import Bookkeeping
import Testing

/// A store that remembers the transactions in which drafts arrive, and can be held up.
private actor FakeStore {
    private(set) var transactions: [[String]] = []
    private(set) var arrivals = 0
    private var failure: BankError?
    private var isHeld: Bool
    private var held: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - isHeld: Whether transactions wait for ``release()``.
    ///   - failure: The error of transactions with more than one draft.
    init(isHeld: Bool = false, failure: BankError? = nil) {
        self.isHeld = isHeld
        self.failure = failure
    }

    func arrive() {
        arrivals += 1
    }

    func release() {
        isHeld = false
        held.forEach { $0.resume() }
        held = []
    }

    func commit(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        if isHeld { await withCheckedContinuation { held.append($0) } }
        transactions.append(drafts.map(\.intent.id.rawValue))
        if let failure, drafts.count > 1 { throw failure }
        return drafts.map { draft in
            draft.memo == "refuse"
                ? .failure(.accountUnknown(AccountID(draft.intent.id.rawValue)))
                : .success(
                    Receipt(
                        sequence: 1,
                        date: BusinessDate(dayNumber: 0),
                        time: Timestamp(milliseconds: 0),
                        intent: draft.intent,
                        result: [:],
                        isRepeat: false
                    )
                )
        }
    }
}

@Suite("Group commit")
struct GroupCommitTests {
    private func draft(_ number: Int) throws -> TransactionDraft {
        let id = try IdempotencyID("post\(number)")
        var draft = TransactionDraft(Intent(id: id, purpose: .dayClosing, content: [:]))
        if number.isMultiple(of: 3) { draft.memo = "refuse" }
        return draft
    }

    /// Posts drafts from tasks that run at the same time, the first before the others.
    private func post(
        _ count: Int,
        to store: FakeStore,
        limit: Int? = nil
    ) async throws -> [Result<Receipt, any Error>] {
        let posts = limit.map { GroupCommit(limit: $0) } ?? GroupCommit()
        let drafts = try (1...count).map(draft)
        return await withTaskGroup(of: (Int, Result<Receipt, any Error>).self) { group in
            for (index, draft) in drafts.enumerated() {
                group.addTask {
                    await store.arrive()
                    do {
                        let receipt = try await posts.post(draft) {
                            try await store.commit([$0])[0].get()
                        } together: {
                            try await store.commit($0)
                        }
                        return (index, .success(receipt))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            while await store.arrivals < count { await Task.yield() }
            for _ in 0..<100 { await Task.yield() }
            await store.release()
            var results: [Int: Result<Receipt, any Error>] = [:]
            for await (index, result) in group { results[index] = result }
            return drafts.indices.compactMap { results[$0] }
        }
    }

    /// Checks that each post has the answer for its own draft.
    private func expectOwnAnswers(_ results: [Result<Receipt, any Error>]) {
        for (index, result) in results.enumerated() {
            let id = "post\(index + 1)"
            switch result {
            case .success(let receipt):
                #expect(receipt.intent.id.rawValue == id)
                #expect(!(index + 1).isMultiple(of: 3))
            case .failure(let error):
                #expect(error as? BankError == .accountUnknown(AccountID(id)))
                #expect((index + 1).isMultiple(of: 3))
            }
        }
    }

    @Test("posts that wait for a transaction share the next one, each with its own answer")
    func sharing() async throws {
        let store = FakeStore(isHeld: true)
        let results = try await post(50, to: store)
        #expect(results.count == 50)
        expectOwnAnswers(results)
        let transactions = await store.transactions
        #expect(transactions.count < 25)
        #expect(Set(transactions.joined()).count == 50)
    }

    @Test("a transaction has at most as many posts as the limit", arguments: [1, 2, 7])
    func limit(limit: Int) async throws {
        let store = FakeStore(isHeld: true)
        expectOwnAnswers(try await post(30, to: store, limit: limit))
        #expect(await store.transactions.allSatisfy { $0.count <= limit })
        #expect(await store.transactions.joined().count == 30)
    }

    @Test("a transaction has at most 128 posts without another limit")
    func defaultLimit() async throws {
        let store = FakeStore(isHeld: true)
        expectOwnAnswers(try await post(400, to: store))
        #expect(await store.transactions.map(\.count).max() == 128)
    }

    @Test("a post without others is a transaction alone")
    func alone() async throws {
        let store = FakeStore()
        for number in 1...3 {
            expectOwnAnswers(Array(try await post(number, to: store, limit: 1).suffix(number)))
        }
        #expect(await store.transactions.allSatisfy { $0.count == 1 })
    }

    @Test("posts are tried one by one when the store refuses one that the rules accept")
    func refusalOfStore() async throws {
        let failure = BankError(.internalError, code: "book.internal", "refused")
        let store = FakeStore(isHeld: true, failure: failure)
        expectOwnAnswers(try await post(20, to: store))
    }

    @Test("an unknown outcome names the key of each request")
    func unknownOutcome() async throws {
        let failure = BankError.outcomeUnknown("the disk has failed", of: nil)
        let store = FakeStore(isHeld: true, failure: failure)
        let results = try await post(20, to: store)
        let unknown = results.enumerated().filter { _, result in
            guard case .failure(let error as BankError) = result else { return false }
            return error.code == "outcome.unknown"
        }
        #expect(unknown.count >= 10)
        for (index, result) in unknown {
            #expect(
                throws: BankError.outcomeUnknown(
                    "the disk has failed",
                    of: try draft(index + 1).intent.id
                )
            ) {
                try result.get()
            }
        }
    }
}

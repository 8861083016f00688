import Bookkeeping
import BookkeepingTesting
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface
import SigningInterfaceTesting

@testable import BackOffice
@testable import Card
@testable import DemandDeposit
@testable import LedgerPostgreSQL
@testable import LedgerSQLite
@testable import Notices
@testable import SafeBox

/// A process of the bank: a container with the services and a connection to the book.
///
/// It has other rates than the bank, and its customers sign without passwords.
struct RealBank: Sendable {
    /// The place of a book.
    enum Book: Sendable {
        /// The path of a file of SQLite.
        case file(String)
        /// The connection string of a database of PostgreSQL.
        case database(String)
    }

    /// The settings that all processes of one bank share.
    struct Settings: Sendable {
        let customers: [CustomerID: String]
        let accountRates: InterestRateTable
        let boxRates: InterestRateTable
        let clock: FakeClock
        let drawNumber: @Sendable () -> CardNumber
        let signer = FakeLogSigner()

        /// Makes a book, whose first entry has no random value.
        func start(_ book: Book) async throws {
            let date = BusinessDate("2026-01-05") ?? BusinessDate(dayNumber: 0)
            let nonce = IdempotencyID(unchecked: "simulation")
            switch book {
            case .file(let path):
                let entry = Posting.start(on: date, at: clock.now(), nonce: nonce)
                _ = try BookFile(path: path).start(with: entry)
            case .database(let store):
                let authority = AuthorityCheck(
                    issuer: AuthorityIssuer(),
                    verifier: FakeSignatureVerifier(),
                    rules: try AuthorityRules([])
                )
                try await PostgreSQLLedger(
                    store: PostgreSQLStore(store),
                    authority: authority,
                    clock: clock.now,
                    nonce: nonce
                ).start(on: date)
            }
        }
    }

    let ledger: any Ledger
    let log: any HistoryLog
    let copies: any BookCopies
    private let dayCloser: DayCloser
    private let makeCheckpoint: MakeCheckpoint
    private let accounts: DemandDepositService
    private let boxes: SafeBoxService
    private let cards: CardService
    private let notices: NoticesService
    private let container: Container

    /// - Parameter turn: The turn for which each access to the book waits; nil for no waiting.
    init(_ settings: Settings, _ book: Book, turn: Turn? = nil) throws {
        let issuer = AuthorityIssuer()
        let cardAuthority = issuer.authority("Card")
        let clock = settings.clock.now
        let ledgerModule: any Module =
            switch book {
            case .file(let path):
                LedgerSQLiteModule(book: path, issuer: issuer, clock: clock) { _ in }
            case .database(let store):
                LedgerPostgreSQLModule(store: store, issuer: issuer, clock: clock)
            }
        container = try Container(
            modules: ledgerModule,
            FakeSigningModule(
                signing: FakeSigning(clock: clock),
                logSigner: settings.signer,
                customers: FakeCustomers(settings.customers)
            ),
            DemandDepositModule(
                authority: issuer.authority("DemandDeposit"),
                rates: settings.accountRates
            ),
            SafeBoxModule(authority: issuer.authority("SafeBox"), rates: settings.boxRates),
            CardModule(authority: cardAuthority, drawNumber: settings.drawNumber),
            NoticesModule(),
            SteppingModule(turn: turn)
        )
        ledger = try container.resolve(ledgerInject)
        log = try container.resolve(historyLogInject)
        copies = try container.resolve(bookCopiesInject)
        dayCloser = DayCloser(ledger: ledger, parts: try container.resolve(dayClosingInject))
        makeCheckpoint = MakeCheckpoint(log: log, signer: settings.signer)
        accounts = try container.resolve(DemandDeposit.serviceInject)
        boxes = try container.resolve(SafeBox.serviceInject)
        notices = try container.resolve(Notices.serviceInject)
        cards = CardService(
            ledger: ledger,
            demandDeposit: try container.resolve(demandDepositInject),
            signing: try container.resolve(signingInject),
            authority: cardAuthority,
            drawNumber: settings.drawNumber
        )
    }

    /// Closes the book.
    func close() async throws {
        try await container.close()
    }

    /// Makes a checkpoint, as `bank checkpoint` does.
    func checkpoint() async throws -> Checkpoint {
        try Checkpoint(parsing: try await makeCheckpoint(witness: nil).text.utf8)
    }

    /// Returns the last checkpoint of the book.
    func lastCheckpoint() async throws -> Checkpoint? {
        try await log.latestCheckpoint().map { try Checkpoint(parsing: $0.text.utf8) }
    }

    /// Closes days, does the work that is due, and makes a checkpoint, as `bank day advance` does.
    /// - Returns: The code of the failure to make the checkpoint; nil if it is made.
    func advance(days: Int) async throws -> String? {
        let result = try await dayCloser.advance(days: days) { _ in
            // The checkpoint seals what could not be sealed now.
            _ = try? await log.seal()
        }
        if let refusal = result.refusal { throw refusal }
        return await makeCheckpoint.besideOtherWork(witness: nil)?.error.code
    }
}

/// The verifier of fake signatures, and the ledger and the log that wait.
private struct SteppingModule: Module {
    let turn: Turn?

    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { FakeSignatureVerifier() }
        guard let turn else { return }
        registrar.decorate(ledgerInject) { SteppingLedger(book: $0, turn: turn) }
        registrar.decorate(historyLogInject) { SteppingLog(log: $0, turn: turn) }
    }
}

// MARK: - Requests

extension RealBank {
    /// Carries out a request as the features do.
    /// - Throws: `BankError` when it is refused.
    func carryOut(_ request: Request, _ options: RequestOptions) async throws -> RequestOutcome {
        switch request {
        case .open(let customer, let nickname):
            let (customer, nickname) = (CustomerID(customer), try Self.nickname(nickname))
            return try await accounts.open(for: customer, nickname: nickname, options)
        case .name(let account, let nickname):
            return try await accounts.name(Self.name(account), Self.nickname(nickname), options)
        case .deposit(let won, let account): return try await move(.deposit, won, account, options)
        case .withdraw(let won, let account):
            return try await move(.withdraw, won, account, options)
        case .transfer(let won, let payer, let payee):
            let (won, payer, payee) = (Self.money(won), try Self.name(payer), try Self.name(payee))
            return try await accounts.transfer(won, from: payer, to: payee, memo: "", options)
        case .close(let account): return try await accounts.close(Self.name(account), options)
        case .openBox(let account, let limit):
            let limit = try SafeBoxLimit(Self.money(limit))
            return try await boxes.open(for: Self.name(account), limit: limit, options)
        case .put(let won, let account):
            return try await boxes.move(.put, Self.money(won), of: Self.name(account), options)
        case .take(let won, let account):
            return try await boxes.move(.take, Self.money(won), of: Self.name(account), options)
        case .takeInterest(let account):
            return try await boxes.takeInterest(Self.name(account), options)
        case .setPayout(let account, let isMonthly):
            let schedule: PayoutSchedule = isMonthly ? .monthly : .onRequest
            return try await boxes.setPayout(schedule, of: Self.name(account), options)
        case .closeBox(let account): return try await boxes.close(Self.name(account), options)
        case .issue(let account):
            return try await cards.issue(to: account, options: options).outcome
        case .reissue(let card):
            return try await cards.reissue(.name(card), options: options).outcome
        case .pay(let won, let card, let isOverseas):
            let purchase = try CardPurchase(
                amount: Self.money(won),
                merchant: "merchant",
                place: isOverseas ? .overseas : .domestic
            )
            return try await cards.pay(purchase, with: .name(card), options: options).outcome
        case .settle(let payment, _), .void(let payment), .cancel(let payment, _):
            return try await cards.changePayment(payment, request.step, options: options).outcome
        case .lock(let card, _, _, _), .limit(let card, _, _), .lose(let card),
            .closeCard(let card):
            return try await cards.changeCard(.name(card), request.edit, options: options).outcome
        }
    }

    private func move(
        _ move: CashMove,
        _ won: Int,
        _ account: String,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let (won, account) = (Self.money(won), try Self.name(account))
        return try await accounts.moveCash(move, won, of: account, memo: "", options)
    }

    private static func nickname(_ text: String) throws -> Nickname? {
        text.isEmpty ? nil : try Nickname(parsing: text)
    }

    private static func name(_ account: String) throws -> AccountReference {
        .number(try AccountNumber(parsing: account))
    }

    fileprivate static func money(_ won: Int) -> Money { Money(won: Int64(won)) }
}

extension Request {
    /// The step of a payment.
    fileprivate var step: PaymentStep {
        switch self {
        case .settle(_, let won): .settle(won.map(RealBank.money))
        case .cancel(_, let won): .cancel(won.map(RealBank.money))
        default: .void
        }
    }

    /// The change of a card.
    fileprivate var edit: CardEdit {
        switch self {
        case .lock(_, let isDomestic, let isOverseas, let isLocked):
            let places = Set<PaymentPlace>(isDomestic ? [.domestic] : [])
                .union(isOverseas ? [.overseas] : [])
            return isLocked ? .lock(places) : .unlock(places)
        case .limit(_, let perPayment, let perDay):
            return .limits(perPayment: RealBank.money(perPayment), perDay: RealBank.money(perDay))
        case .lose: return .reportLoss
        default: return .close
        }
    }
}

// MARK: - Views

extension RealBank {
    func view(of account: String) async throws -> AccountView {
        let details = try await accounts.show(Self.name(account))
        return AccountView(
            isClosed: details.account.isClosed,
            available: Int(details.account.balance.won),
            held: Int(details.account.held.won),
            interest: (details.interest?.payable.won).map { Int($0) },
            box: details.safeBox.map {
                AccountView.Box(
                    balance: Int($0.balance.won),
                    limit: Int($0.limit.won),
                    interest: Int($0.payableInterest.won)
                )
            },
            nickname: details.account.nickname ?? "",
            cards: details.cards.count
        )
    }

    /// - Parameter count: The greatest number of payments in the view.
    func view(ofCard name: String, payments count: Int) async throws -> CardView {
        let overview = try await cards.showCard(.name(name), payments: count)
        let (locks, limits) = (overview.card.locks, overview.card.limits)
        return CardView(
            state: overview.card.state.rawValue,
            use:
                "\(locks.domestic) \(locks.overseas) \(limits.perPayment.won) \(limits.perDay.won) "
                + "\(overview.paidToday.won) \(overview.paymentCount)",
            payments: overview.payments.map {
                [$0.held, $0.settled, $0.canceled].map { Int($0.won) }
            }
        )
    }

    /// Returns all notices of a customer, newest first.
    func notices(of customer: CustomerID) async throws -> [ModelNotice] {
        try await notices.notices(of: customer).notices.map {
            ModelNotice(key: $0.key, date: $0.date.description, text: $0.text)
        }
    }

    /// Returns the balances of the bank's own accounts in the order of the model; 0 before their use.
    func ownBalances() async throws -> [Int] {
        var balances: [Int] = []
        for opening in [
            AccountOpening.cash, .cardSettlement, .interestExpense, .incomeTax, .localIncomeTax,
        ] {
            balances.append(Int(try await ledger.account(opening.id)?.balance.won ?? 0))
        }
        return balances
    }
}

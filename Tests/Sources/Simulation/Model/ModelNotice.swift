/// A notice as the bank and the model make it.
struct ModelNotice: Equatable, Sendable {
    let key: String
    let date: String
    let text: String
}

/// The notices of the customers of the model: lists that grow, in place of a function of the history.
struct ModelNotices {
    private var notices: [String: [ModelNotice]] = [:]

    /// Adds the notice of a request that was carried out.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: The key of the request.
    ///   - earned: The interest after tax that the request has paid.
    ///   - bank: The model.
    mutating func hear(_ request: Request, _ id: String, earned: Int, in bank: ModelBank) {
        switch request {
        case .deposit(let won, let account):
            add("money.received", id, "\(Self.text(won)) received in cash", account, in: bank)
        case .transfer(let won, let payer, let payee):
            guard bank.accounts[payer]?.owner != bank.accounts[payee]?.owner else { return }
            add("money.received", id, "\(Self.text(won)) received from \(payer)", payee, in: bank)
        case .takeInterest(let account): hearInterest(of: account, id, earned, in: bank)
        case .pay(let won, let card, _):
            let account = bank.cards[card]?.account.number ?? ""
            add("card.payment", id, "Payment of \(Self.text(won)) at merchant", account, in: bank)
        default: break
        }
    }

    /// Adds the notice of interest.
    mutating func hearInterest(of account: String, _ id: String, _ won: Int, in bank: ModelBank) {
        guard won > 0 else { return }
        add("interest.paid", id, "Interest of \(Self.text(won)) paid, after tax", account, in: bank)
    }

    private mutating func add(
        _ kind: String,
        _ id: String,
        _ text: String,
        _ account: String,
        in bank: ModelBank
    ) {
        let notice = ModelNotice(key: "\(kind):\(id)", date: bank.date.text, text: text)
        notices[bank.accounts[account]?.owner ?? "", default: []].append(notice)
    }

    /// Returns the notices of a customer: the holds that expire tomorrow, then what has happened,
    /// newest first.
    func all(of customer: String, in bank: ModelBank) -> [ModelNotice] {
        let payments = bank.openAccounts.filter { $0.owner == customer }
            .flatMap { $0.cards.flatMap(\.openPayments) }
            .filter { $0.expires == bank.date.number + 1 }
        var (today, tomorrow) = (bank.date, bank.date)
        tomorrow.advance()
        let holds = payments.map { payment in
            ModelNotice(
                key: "hold.expiring:\(payment.name):\(tomorrow.text)",
                date: today.text,
                text: "The hold for \(Self.text(payment.authorized)) at merchant expires on "
                    + tomorrow.text
            )
        }
        return holds.sorted { $0.key < $1.key } + (notices[customer] ?? []).reversed()
    }

    private static func text(_ won: Int) -> String { "\(digits(won)) won" }

    /// A number in groups of three digits.
    private static func digits(_ number: Int) -> String {
        guard number >= 1_000 else { return "\(number)" }
        return digits(number / 1_000) + "," + "\(1_000 + number % 1_000)".dropFirst()
    }
}

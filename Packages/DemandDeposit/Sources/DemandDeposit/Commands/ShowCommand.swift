import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import SafeBoxInterface
import SigningInterface

extension Command {
    static func accountShow(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account show",
            abstract: "Show an account with its safe box and cards.",
            arguments: [.account],
            synonyms: "balance account 잔액",
            examples: [
                Example("bank account show 3333-01-0000013", "Show the account of that number."),
                Example("bank account show 생활비", "Show the account of that nickname."),
            ],
            answer: .accountDetails
        ) { invocation in
            Answer(showing: try await service.value.show(try invocation.account()))
        }
    }
}

extension Answer {
    fileprivate init(showing details: AccountDetails) {
        let account = details.account
        var fields = [Field("Account", account.number.description)]
        if let nickname = account.nickname { fields.append(Field("Nickname", nickname)) }
        fields.append(Field("Owner", "\(details.owner.name) (\(details.owner.id))"))
        fields.append(Field("Balance", account.bookBalance.description))
        if account.held > .zero {
            fields += [
                Field("Held for card payments", account.held.description),
                Field("Available", account.balance.description),
            ]
        }
        if account.isClosed { fields.append(Field("Status", "closed")) }
        if let interest = details.interest {
            fields += [
                Field("Rate", "\(interest.rate.percentText) a year"),
                Field(
                    "Interest so far",
                    "\(interest.payable) before tax, paid \(interest.paydayText)"
                ),
            ]
        }
        if let box = details.safeBox {
            fields.append(Field("Safe box", "\(box.balance) of at most \(box.limit)"))
        }
        fields += details.cards.map { Field("Card", "\($0.name) (\($0.maskedNumber))") }
        self.init(
            [.fields(fields)],
            json: [
                "account": .string(account.number.description),
                "nickname": .text(account.nickname),
                "customer": .string(details.owner.id.rawValue),
                "name": .string(details.owner.name),
                "balance": .won(account.bookBalance),
                "held": .won(account.held),
                "available": .won(account.balance),
                "closed": .bool(account.isClosed),
                "basisPoints": details.interest.map { .integer(Int64($0.rate.basisPoints)) }
                    ?? .null,
                "payableInterest": .won(details.interest?.payable),
                "payday": .text(details.interest?.payday?.description),
                "safeBox": details.safeBox.map(JSONValue.init) ?? .null,
                "cards": .array(
                    details.cards.map {
                        ["card": .string($0.name), "maskedNumber": .string($0.maskedNumber)]
                    }
                ),
            ]
        )
    }
}

extension JSONSchema {
    fileprivate static let accountDetails: JSONSchema = [
        "account": .account, "nickname": .string.orNull, "customer": .customer, "name": .string,
        "balance": .won, "held": .won, "available": .won, "closed": .bool,
        "basisPoints": .integer.orNull, "payableInterest": .won.orNull, "payday": .date.orNull,
        "safeBox": .anyOf([
            ["boxBalance": .won, "limit": .won, "payableInterest": .won], .null,
        ]),
        "cards": [["card": .card, "maskedNumber": .string]],
    ]
}

extension JSONValue {
    fileprivate init(_ box: SafeBoxSummary) {
        self = [
            "boxBalance": .won(box.balance),
            "limit": .won(box.limit),
            "payableInterest": .won(box.payableInterest),
        ]
    }
}

import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer

extension Command {
    static func safeBoxShow(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox show",
            abstract: "Show a safe box and the interest it has earned.",
            arguments: [.account],
            synonyms: "safe",
            examples: [
                Example("bank safebox show 3333-01-0000013", "Show the safe box of the account.")
            ],
            answer: [
                "account": .account, "boxBalance": .won, "limit": .won, "room": .won,
                "basisPoints": .integer, "payableInterest": .won, "accruedThrough": .date,
                "payout": .oneOf(PayoutSchedule.allCases.map(\.rawValue)), "payday": .date.orNull,
            ]
        ) { invocation in
            Answer(showing: try await service.value.show(try invocation.account()))
        }
    }
}

extension Answer {
    fileprivate init(showing details: SafeBoxDetails) {
        let box = details.box
        let payable = details.earned.interest.payable
        let paid =
            details.payday.map { "monthly, next on \($0)" }
            ?? "when asked for (bank safebox interest)"
        self.init(
            [
                .fields([
                    Field("Safe box of", details.account.label),
                    Field("Balance", box.balance.description),
                    Field("Limit", box.record.limit.money.description),
                    Field("Room left", box.room.description),
                    Field("Rate", "\(details.rate.percentText) a year"),
                    Field("Interest so far", "\(payable) before tax"),
                    Field("Counted through", details.earned.date.description),
                    Field("Interest is paid", paid),
                ])
            ],
            json: [
                "account": .string(details.account.number.description),
                "boxBalance": .won(box.balance),
                "limit": .won(box.record.limit.money),
                "room": .won(box.room),
                "basisPoints": .integer(Int64(details.rate.basisPoints)),
                "payableInterest": .won(payable),
                "accruedThrough": .string(details.earned.date.description),
                "payout": .string(box.record.payout.rawValue),
                "payday": .text(details.payday?.description),
            ]
        )
    }
}

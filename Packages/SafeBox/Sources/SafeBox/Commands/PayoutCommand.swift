import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func safeBoxPayout(_ service: Lazy<SafeBoxService>) -> Command {
        let schedules = PayoutSchedule.allCases.map(\.rawValue)
        return Command(
            "safebox payout",
            abstract: "Set when a safe box pays its interest.",
            discussion: """
                on-request: 'bank safebox interest' pays the interest. monthly: it is paid on the day \
                after the fourth Friday of each month, and also by 'bank safebox interest'.
                """,
            arguments: [
                .account,
                Argument("schedule", help: "When the interest is paid.", values: schedules),
            ],
            accepts: .request,
            examples: [
                Example("bank safebox payout 3333-01-0000013 monthly", "Pay interest each month.")
            ],
            answer: .request([
                "account": .account, "payout": .oneOf(PayoutSchedule.allCases.map(\.rawValue)),
            ])
        ) { invocation in
            let account = try invocation.account()
            let word = try invocation.argument("schedule")
            guard let schedule = PayoutSchedule(rawValue: word) else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.schedule",
                    message: "'\(word)' is not a schedule; "
                        + "use '\(schedules.joined(separator: "' or '"))'."
                )
            }
            let outcome = try await service.value.setPayout(
                schedule,
                of: account,
                invocation.requestOptions()
            )
            let number = try outcome.request(as: PayoutScheduleRequest.self).account.description
            return Answer(
                "Payout of interest",
                outcome,
                fields: [
                    Field("Account", number), Field("Interest is paid", schedule.rawValue),
                ],
                json: ["account": .string(number), "payout": .string(schedule.rawValue)]
            )
        }
    }
}

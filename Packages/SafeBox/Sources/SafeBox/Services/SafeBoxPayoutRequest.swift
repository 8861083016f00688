import DemandDepositInterface

/// A safe box is to pay its interest by this schedule.
struct SafeBoxPayoutRequest: Sendable {
    let account: AccountReference
    let schedule: PayoutSchedule
}

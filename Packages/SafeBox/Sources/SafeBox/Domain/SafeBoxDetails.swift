import Bookkeeping
import DemandDepositInterface

/// All that there is to know of a safe box.
struct SafeBoxDetails: Sendable {
    let account: DemandDepositAccount
    let box: OpenSafeBox
    let rate: InterestRate
    /// With every closed day counted.
    let accrual: DailyAccrual
    /// When interest is paid next by itself; nil when it waits to be asked for.
    let payday: BusinessDate?
}

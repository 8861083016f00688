import Console
import DemandDepositInterface

extension DemandDepositAccount {
    /// What a person has to know before money leaves the account or comes in.
    var fieldsForMoving: [Field] {
        [Field("Account", label), Field("Available", balance.description)]
    }
}

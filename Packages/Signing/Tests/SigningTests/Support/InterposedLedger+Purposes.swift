import Bookkeeping
import LedgerInterfaceTesting

extension RecordingLedger {
    /// Has the event happen once, before the next transaction of that purpose.
    func before(_ purpose: Purpose, _ event: @escaping Event) {
        interpose(of: purpose, before: event)
    }

    /// Pulls the plug after the next transaction of that purpose is on the disk.
    func pullPlug(after purpose: Purpose) {
        interpose(of: purpose, after: { throw PowerLoss() })
    }
}

/// Waits until a condition is satisfied; the time limit of the suite ends a test that would hang.
@MainActor
func waitUntil(_ isSatisfied: () -> Bool) async {
    while !isSatisfied() { await Task.yield() }
}

/// One side of a comparison: what is measured, or what it is held against.
public enum Work {
    /// Something small, done so many times in a row; a unit is one of these.
    ///
    /// The loop belongs to the work, so that nothing of the harness is measured. What it computes
    /// goes into a ``blackHole(_:)``, so that the optimiser cannot leave it out.
    case repeating((_ times: Int) throws -> Void)
    /// Something big that is made, and of which one making holds so many units. Getting rid of what
    /// was made is not measured.
    case building(units: Int, () throws -> Any)
}

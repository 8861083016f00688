/// Where the value of an id stands in every container: a dense number, and the type of what is there.
///
/// Only an id makes one, for a type of its own; so a value, once found at a slot, is known to be a
/// `Value` without asking the runtime.
@usableFromInline
struct Slot<Value: Sendable>: Sendable {
    @usableFromInline let number: Int

    /// The slot of the id of that name and type.
    init<ID: Need>(named name: String, for type: ID.Type) where ID.Value == Value {
        number = SlotRegistry.slot(named: name, for: type)
    }

    var name: String { SlotRegistry.name(of: number) }
}

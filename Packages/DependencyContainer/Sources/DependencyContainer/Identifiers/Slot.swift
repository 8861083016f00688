/// Where the value of an id stands in every container: a dense number, and the type of what is there.
///
/// Only an id makes one, for a type of its own; so a value, once found at a slot, is known to be a
/// `Value` without asking the runtime.
@usableFromInline
struct Slot<Value>: Sendable {
    @usableFromInline let number: Int

    /// The slot of the id of that name and type. An id type has to fix its value type.
    init<ID: SendableMetatype>(named name: String, for type: ID.Type) {
        number = SlotRegistry.slot(named: name, for: type)
    }

    /// The slot that has that number, of which the caller knows the value type.
    init(number: Int) {
        self.number = number
    }

    var name: String { SlotRegistry.name(of: number) }

    var place: ServicePlace { ServicePlace(slot: number) }
}

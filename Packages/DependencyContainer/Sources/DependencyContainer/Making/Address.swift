/// The address of an instance, to be handed from one isolation to another.
struct Address: @unchecked Sendable {
    // Sound to send: it is an address; whoever reads there knows who may.
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }
}

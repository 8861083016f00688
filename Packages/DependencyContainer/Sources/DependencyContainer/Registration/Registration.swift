/// One call of a registrar.
struct Registration: Sendable {
    /// What kind of id it was registered under.
    enum Kind: UInt8 {
        case service, contribution, builder, plugin
    }

    let slot: Int32
    /// The index of the module that registered it.
    let module: Int32
    /// Its needs stand together in the blueprint's list, from here.
    let firstNeed: Int32
    let needCount: Int32
    let line: UInt32
    let kind: Kind
    let scope: Scope
    let file: StaticString
    let maker: any ErasedMaker

    var place: SourcePlace { SourcePlace(file: String(describing: file), line: Int(line)) }
}

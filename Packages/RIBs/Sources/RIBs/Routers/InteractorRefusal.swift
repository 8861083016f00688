// The refusal of objects that cannot be interactors.
extension RouterNode {
    /// Stops the program if another copy of this library has made an interactor.
    ///
    /// The compiler omits the check where it knows the class. So an optimized program is checked
    /// while the leak detector is on.
    @inline(never)
    static func checkCopy(of interactor: AnyObject) {
        if !(interactor is Interactor) { refuse(interactor) }
    }

    /// Stops the program, because an object cannot be an interactor.
    @usableFromInline
    static func refuse(_ interactor: Any) -> Never {
        let name = "\(type(of: interactor))"
        var ancestor = Mirror(reflecting: interactor).superclassMirror
        while let type = ancestor {
            if String(reflecting: type.subjectType) == String(reflecting: Interactor.self) {
                programmerError(
                    "\(name) is an Interactor of another copy of RIBs, which is linked twice: "
                        + "link it once, with the product RIBsDynamic everywhere"
                )
            }
            ancestor = type.superclassMirror
        }
        programmerError("\(name) is not an interactor: make it a subclass of Interactor")
    }
}

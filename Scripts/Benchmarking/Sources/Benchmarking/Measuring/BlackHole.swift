/// Swallows a value: the optimiser cannot see that nothing is done with it.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: Value) {}

/// Hands back a value of which the optimiser then knows nothing but the type.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value {
    value
}

import Glibc

@_silgen_name("$s13DemandDeposit7AccountV4openyyFZ")
func openAccount()

let account = dlsym(nil, "$s13DemandDeposit7AccountV4openyyFZ")

import BankApp

BankProgram.main()

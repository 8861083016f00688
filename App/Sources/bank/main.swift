import BankApp

await BankProgram.main()

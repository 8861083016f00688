import BankApp

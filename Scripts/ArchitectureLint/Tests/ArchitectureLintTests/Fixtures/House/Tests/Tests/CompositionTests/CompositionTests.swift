import BankApp
import Testing

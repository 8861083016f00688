import Benchmarking
import Testing

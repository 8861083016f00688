import Benchmarking
import Card

import RIBs
import Testing

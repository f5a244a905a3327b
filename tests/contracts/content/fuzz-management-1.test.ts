import { fuzzManagement } from './management-fuzz.ts'

fuzzManagement(0, 4)

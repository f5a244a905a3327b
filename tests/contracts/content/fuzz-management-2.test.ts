import { fuzzManagement } from './management-fuzz.ts'

fuzzManagement(1, 4)

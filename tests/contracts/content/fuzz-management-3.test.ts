import { fuzzManagement } from './management-fuzz.ts'

fuzzManagement(2, 4)

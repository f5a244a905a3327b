import { fuzzManagement } from './management-fuzz.ts'

fuzzManagement(3, 4)

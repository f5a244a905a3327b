import type { CasinoErrorCode } from './casino-errors.ts'
import { createInputReader } from './read-input.ts'

export const readCasinoInput = createInputReader<CasinoErrorCode>({
  required: 'required',
  fields: { email: 'email', emailVerification: 'email', password: 'password', terms: 'terms' },
})

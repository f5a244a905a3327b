import type { CasinoErrorCode } from './errors.ts'
import { createInputReader } from '../../contracts/read-input.ts'

export const readCasinoInput = createInputReader<CasinoErrorCode>({
  required: 'required',
  fields: { email: 'email', emailVerification: 'email', password: 'password', terms: 'terms' },
})

import type { HotelErrorCode } from './errors.ts'
import { createInputReader } from '../../contracts/read-input.ts'

export const readHotelInput = createInputReader<HotelErrorCode>({
  required: '0011',
  fields: { email: '0012', emailVerification: '0012', password: '0005', terms: '0041' },
})

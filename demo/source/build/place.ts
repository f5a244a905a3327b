import type { Address, Contact } from '../model/common.ts'
import { TOWN } from './common.ts'

/** The fields that say where a place is. */
export const where = ({ town, street, postalCode, latitude, longitude }: Address) => ({
  town: TOWN[town].name,
  street,
  postal_code: postalCode,
  latitude,
  longitude,
})

export const contact = ({ phone, email }: Contact) => ({ phone, email })

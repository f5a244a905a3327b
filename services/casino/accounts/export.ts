import { exportMember } from '../points/export.ts'
import { exportAccount } from '../programme.ts'
import type { Casino } from '../casino.ts'
import { exportConsents, readProfile } from './person.ts'

/** Data export (GDPR art. 15 and 20): everything stored about a member, except secrets. */
export const exportAll = async (casino: Casino, id: string) => ({
  ...(await exportAccount(casino, id)),
  consents: await exportConsents(casino.sql, id),
  profile: await readProfile(casino.sql, id),
  ...(await exportMember(casino, id)),
})

import { eq } from 'drizzle-orm'
import type { OperatedMember } from '../../kit/accounts/operator.ts'
import { codeKey } from '../accounts/second-step.ts'
import type { Hotel } from '../hotel.ts'
import { accounts } from '../schema.ts'
import { exportMember } from './leave.ts'

/** Programme-specific parts of the operator calls. This programme has no limits. */
export const operatedMember = (hotel: Hotel): OperatedMember => ({
  async find(database, number) {
    const [row] = await database
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.ibNumber, number.replace(/\s/g, '').toUpperCase()))
    return row?.id
  },
  async state(database, accountId) {
    const [row] = await database
      .select({ number: accounts.ibNumber, status: accounts.level })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    return { status: 'none', ...row, isLimited: false }
  },
  lockoutKeys: async (_database, accountId) => [codeKey(accountId)],
  export: (accountId) => exportMember(hotel, accountId),
})

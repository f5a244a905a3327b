import { and, eq } from 'drizzle-orm'
import type { Logger } from '../log.ts'
import { reseal } from '../reseal.ts'
import type { StaffAccountsOptions } from './options.ts'
import type { StaffAccountTable } from './tables.ts'

type Staff = Pick<StaffAccountsOptions<StaffAccountTable>, 'sql' | 'accounts' | 'seal' | 'lockoutPrefix'>

/** Key rotation: re-encrypts the secrets of second steps with the active key. */
export async function resealSecondSteps(
  { sql, accounts, seal, lockoutPrefix }: Staff,
  { log }: { readonly log: Logger },
): Promise<void> {
  await reseal(seal, {
    whose: `second steps of the ${lockoutPrefix}`,
    log,
    read: () => sql.select({ place: accounts.id, sealed: accounts.sealedSecret }).from(accounts),
    write: ({ place, sealed }, sealedSecret) =>
      sql
        .update(accounts)
        .set({ sealedSecret })
        .where(and(eq(accounts.id, place), eq(accounts.sealedSecret, sealed))),
  })
}

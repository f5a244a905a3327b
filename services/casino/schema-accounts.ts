import { pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { accountTable, accountTables, contactTables, moment, profileColumns } from '../kit/accounts/tables.ts'

export { moment }

export const casino = pgSchema('casino')

/** Reference to the row's account; the row is deleted with it. */
export const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

export const accounts = accountTable(casino)

export const { answers, devices, events, lockouts, mails, notBefore, sessions, signUps, tokens } = accountTables(
  casino,
  () => accounts.id,
)

export const profiles = casino.table('profiles', {
  accountId: account().primaryKey(),
  ...profileColumns(),
  phoneNumber: text(),
  /** `MM-DD`: an offer every year on each. */
  favouriteDate1: text(),
  favouriteDate2: text(),
})

export const { addresses, optIns } = contactTables(casino, () => accounts.id)

/** One row: marks the demonstration accounts as loaded. */
export const seeds = casino.table('seeds', { name: text().primaryKey(), loadedAt: moment().notNull() })

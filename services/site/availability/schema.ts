import { date, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { NIGHT_STATES } from '@barriere/shared/contracts/availability.ts'
import { CURRENCIES } from '@barriere/shared/domain/money.ts'
import { site } from '../sessions/schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Properties with stored prices. `readAt`: moment of the booking engine's answer, the age of all their nights. */
export const pricedHotels = site.table('priced_hotels', {
  /** Id in the booking engine. */
  code: text().primaryKey(),
  currency: text({ enum: CURRENCIES }).notNull(),
  readAt: moment().notNull(),
})

/** The lowest price of each night, in cents by audience. */
export const pricedNights = site.table(
  'priced_nights',
  {
    hotel: text()
      .notNull()
      .references(() => pricedHotels.code, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    state: text({ enum: NIGHT_STATES }).notNull(),
    minNights: integer().notNull(),
    roomsLeft: integer().notNull(),
    /** Empty if no room can be booked, as are the two below. */
    publicCents: integer(),
    memberCents: integer(),
    staffCents: integer(),
  },
  (table) => [primaryKey({ columns: [table.hotel, table.day] })],
)

/** Background work that one instance does at a time. */
export const leases = site.table('leases', {
  work: text().primaryKey(),
  /** Instance that holds or last held the lease: only this one may end it. */
  holder: text().notNull(),
  /** No other instance takes the work before: the lease's end while it runs, afterwards when the work is next due. */
  nextAt: moment().notNull(),
  /** Attempts since the last success. */
  attempts: integer().notNull(),
})

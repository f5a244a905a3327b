import { accountIdOf } from '../programme.ts'
import type { Handler } from '../http/call.ts'

/** Maximum number of events on the account page. */
const SHOWN = 50

export const listEvents: Handler<'events'> = async ({ hotel, session }) => ({
  events: await hotel.events.read(hotel.sql, accountIdOf(session), SHOWN),
  days: hotel.events.days,
})

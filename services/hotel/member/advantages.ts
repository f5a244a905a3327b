import { arrayContains, asc, eq } from 'drizzle-orm'
import type { Advantage } from '@barriere/shared/programmes/hotel/fields.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { accountIdOf } from '../programme.ts'
import { accounts, advantages as table, profiles } from '../schema.ts'

/** First and last day of the birthday's month, current or next; days `YYYY-MM-DD`. */
function birthdayMonth(birthDate: string, today: string): { validFrom: string; validUntil: string } {
  const month = birthDate.slice(5, 7)
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) > month ? 1 : 0)
  const next = month === '12' ? `${year + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return { validFrom: `${year}-${month}-01`, validUntil: addDays(next, -1) }
}

export const advantages: Handler<'advantages'> = async ({ hotel, session }) => {
  const [member] = await hotel.sql
    .select({ level: accounts.level, birthDate: profiles.birthDate })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, accountIdOf(session)))
  if (!member) throw refusal('0044')
  const rows = await hotel.sql
    .select()
    .from(table)
    .where(arrayContains(table.levels, [member.level]))
    .orderBy(asc(table.position))
  const month = birthdayMonth(member.birthDate, toParisTime(hotel.clock.now()).day)
  return {
    advantages: rows.map(
      ({ id, kind, title, text }): Advantage => ({ id, kind, title, text, ...(kind === 'birthday' ? month : {}) }),
    ),
  }
}

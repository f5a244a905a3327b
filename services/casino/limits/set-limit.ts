import { and, eq, gt, inArray } from 'drizzle-orm'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import type { Handler } from '../http/call.ts'
import { endSessions, lockOwn, mailLink, useToken, writeMail } from '../programme.ts'
import { contestedLimits, limitedPersons, limits as table } from '../schema-sponsorship.ts'
import { limitAccess, toLimit } from './limits.ts'

/** Milliseconds: a link used in its last minute, a day after its limit, must end the limits of the day before. */
const CONTESTABLE = 2 * 86_400_000

const dayIn = (locale: keyof typeof LANGUAGE_TAGS, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale].format, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/**
 * Sets a limit, which holds at once, and mails it. In a session begun by card, the person may be a stranger: the mail
 * has a link to contest the limit.
 */
export const setLimit: Handler<'setLimit'> = ({ casino, session, input }) =>
  casino.sql.transaction(async (transaction) => {
    const { isByCard } = session
    const account = await lockOwn(transaction, session)
    const limit = await limitAccess(casino, transaction, account.id, { input, isByCard, now: casino.clock.now() })
    const values = { day: dayIn(account.locale, limit.until) }
    if (isByCard) await mailLink(casino, transaction, 'limit-contest', { account, values })
    else await writeMail(casino, transaction, { kind: 'limit-set', account, values })
    return { limit: toLimit(limit) }
  })

/**
 * The holder of the mailbox contests the limits set in sessions that were begun by card. They end, with all sessions of
 * the account. Throws `link`.
 */
export const contestLimit: Handler<'contestLimit'> = ({ casino, input, client, idempotent }) =>
  idempotent(async (transaction) => {
    const now = casino.clock.now()
    const { account } = await useToken(transaction, 'limit-contest', input.token, now)
    const contested = await transaction
      .select({ limitId: table.id })
      .from(table)
      .where(and(eq(table.accountId, account.id), table.isByCard, gt(table.createdAt, new Date(now - CONTESTABLE))))
    const at = new Date(now)
    if (contested.length > 0) {
      await transaction
        .insert(contestedLimits)
        .values(contested.map((limit) => ({ ...limit, at })))
        .onConflictDoNothing()
      const ids = contested.map(({ limitId }) => limitId)
      await transaction.delete(limitedPersons).where(inArray(limitedPersons.limitId, ids))
    }
    await endSessions(transaction, account.id)
    await casino.events.record(transaction, { kind: 'limit-contested', accountId: account.id, client })
    return { answer: { accountId: account.id }, accountId: account.id }
  })

import type { Handler } from '../http/call.ts'
import { endOtherSession, endSessions } from '../sessions.ts'
import { lockOwn } from './account.ts'

/** A token that is not another session's of the account ends nothing. */
export const endOtherSessions: Handler<'endSessions'> = ({ hotel, input, session, client }) =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    if (input.token === undefined) await endSessions(transaction, id, session.tokenHash)
    else await endOtherSession(transaction, id, input.token)
    await hotel.events.record(transaction, { kind: 'sessions-ended', accountId: id, client })
    return { status: 'ended' } as const
  })

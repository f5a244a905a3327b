import { CODE_MINUTES } from '@barriere/shared/domain/people/mailed-code.ts'
import { maskedEmail } from '@barriere/shared/domain/people/email.ts'
import type { CasinoAnswer } from '@barriere/shared/programmes/casino/operations.ts'
import type { Sql } from '../../kit/database.ts'
import { newMailedCode } from '../../kit/codes.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Call, Handler } from '../http/call.ts'
import {
  accountIdOf,
  confirmPassword,
  hasEnough,
  issueToken,
  lockConfirmed,
  lockOwn,
  proveSession,
  useToken,
  writeMail,
} from '../programme.ts'
import { refusal } from '../refusal.ts'
import { readProfile } from './person.ts'

const KIND = 'step-up'

/** Lockout key of the mailed codes of an account. */
export const codeKey = (accountId: string): string => `step-up ${accountId}`

/** The token of a mailed code. It is valid only in the session that asked for it. */
const tokenOf = ({ tokenHash }: Call<'stepUp'>['session'], code: string): string => `${tokenHash} ${code}`

/** Mails a code, valid once and in this session. Rate limit: throws `tooManyAttempts` after five in an hour. */
export const stepUpCode: Handler<'stepUpCode'> = ({ casino, session }) =>
  casino.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    if (await hasEnough(casino, transaction, account.id, KIND))
      throw refusal('tooManyAttempts', { headers: { 'retry-after': '3600' } })
    const code = newMailedCode()
    const token = tokenOf(session, code)
    await issueToken(transaction, { kind: KIND, accountId: account.id, token }, casino.clock.now())
    await writeMail(casino, transaction, { kind: KIND, account, values: { code, minutes: String(CODE_MINUTES) } })
    return { email: maskedEmail(account.email) }
  })

/**
 * Step-up authentication: raises the level of a session by the account's password, or by a mailed code. Throws
 * `credentials` or `invalid_grant`, and `accountBlockedAfterMultipleLoginAttempts` after five wrong ones.
 */
export const stepUp: Handler<'stepUp'> = (call) =>
  call.input.password === undefined ? byCode(call, call.input.code ?? '') : byPassword(call, call.input.password)

async function byPassword(call: Call<'stepUp'>, password: string): Promise<CasinoAnswer<'stepUp'>> {
  const confirmed = await confirmPassword(call.casino, call, password)
  return await call.casino.sql.transaction(async (transaction) => {
    await lockConfirmed(transaction, call.session, confirmed)
    return await raise(call, transaction)
  })
}

async function byCode(call: Call<'stepUp'>, code: string): Promise<CasinoAnswer<'stepUp'>> {
  const { casino, session, client } = call
  const accountId = accountIdOf(session)
  const counted = await casino.lockouts.count(codeKey(accountId))
  if (counted === 'blocked') throw refusal('accountBlockedAfterMultipleLoginAttempts')
  try {
    return await casino.sql.transaction(async (transaction) => {
      await useToken(transaction, KIND, tokenOf(session, code), casino.clock.now())
      await casino.lockouts.clear(codeKey(accountId), transaction)
      return await raise(call, transaction)
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await casino.events.record(casino.sql, { kind: 'step-up', outcome: 'failed', accountId, client })
    throw counted === 'last'
      ? refusal('accountBlockedAfterMultipleLoginAttempts')
      : refusal('invalid_grant', { fields: ['code'], lastTry: counted === 'next-to-last' })
  }
}

async function raise({ casino, session, client }: Call<'stepUp'>, transaction: Sql): Promise<CasinoAnswer<'stepUp'>> {
  const accountId = accountIdOf(session)
  await proveSession(transaction, session.tokenHash, casino.clock.now())
  await casino.events.record(transaction, { kind: 'step-up', accountId, client })
  return { profile: await readProfile(transaction, accountId) }
}

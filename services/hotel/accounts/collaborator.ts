import { and, eq, ne } from 'drizzle-orm'
import { emailDomain, emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Handler } from '../http/call.ts'
import { recordStaffLevel } from '../member/levels.ts'
import { readProfile } from '../member/profile.ts'
import { refusal, tooMany } from '../refusal.ts'
import { isTaken } from '../../kit/accounts/account.ts'
import { confirmPassword, lockConfirmed, lockOwn, mailLink, useToken } from '../programme.ts'
import { accounts } from '../schema.ts'

/** Exact match of the domain against the allow-list: neither subdomains nor look-alikes pass. */
export const collaboratorInit: Handler<'collaboratorInit'> = ({ hotel, input, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    const domain = emailDomain(input.email)
    if (domain === undefined || !hotel.collaboratorDomains.includes(domain)) throw refusal('0113')
    const [other] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.staffEmailKey, emailKey(input.email)), ne(accounts.id, account.id)))
    if (other) throw refusal('0112')
    if (!(await mailLink(hotel, transaction, 'collaborator', { account, to: input.email, proves: input.email })))
      throw tooMany()
    return { status: 'accepted' } as const
  })

/**
 * Only the account that requested the link can use it, with its password. Otherwise a click by another signed-in member
 * would make that member a collaborator.
 */
export const collaboratorComplete: Handler<'collaboratorComplete'> = async (call) => {
  const { hotel, input, session } = call
  const confirmed = await confirmPassword(hotel, call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const own = await lockConfirmed(transaction, session, confirmed)
    const { account, email } = await useToken(transaction, 'collaborator', input.token, hotel.clock.now())
    if (account.id !== own.id || email === null) throw refusal('0086')
    try {
      await transaction
        .update(accounts)
        .set({ level: 'IBCOLLABORATEUR', levelUntil: null, staffEmailKey: emailKey(email) })
        .where(eq(accounts.id, own.id))
    } catch (error) {
      if (isTaken(error)) throw refusal('0112')
      throw error
    }
    if (own.level !== 'IBCOLLABORATEUR') await recordStaffLevel(hotel, transaction, own)
    return { profile: await readProfile(transaction, own.id) }
  })
}

import { agentName } from '@barriere/shared/locales/locales.ts'
import { withStepsOfFailure } from '../../kit/minimum-duration.ts'
import { lockedProfile } from '../accounts/person.ts'
import type { Handler } from '../http/call.ts'
import { carryLimits } from '../limits/persons.ts'
import { enter, findAccountById, hasEnough, knownDevice, lockAccount, writeMail } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { requireHolder } from './birth-date.ts'
import { activeCard } from './cards.ts'

/**
 * Login with card number and birth date, as the specification requires. Other people may know both, so the session has
 * the lowest level and each login is mailed. Timing attack: an unknown card and a wrong date get the same answer after
 * the same time.
 */
export const loginByCard: Handler<'loginByCard'> = (call) => withStepsOfFailure(() => enterByCard(call))

const enterByCard: Handler<'loginByCard'> = async ({ casino, input, client }) => {
  const { accountId } = await requireHolder(casino, {
    shown: input.number,
    card: await activeCard(casino.sql, { number: input.number }),
    birthDate: input.birthDate,
    refused: 'cardNotFound',
  })
  if (accountId === null) throw refusal('noAccount')
  const known = await knownDevice(casino, await findAccountById(casino.sql, accountId), input.device)
  return await casino.sql.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account || account.activatedAt === null) throw refusal('noAccount')
    await carryLimits(casino, transaction, accountId)
    const device = known === undefined ? undefined : input.device
    const entered = await enter(casino, transaction, account, { kind: 'login', device, client, isByCard: true })
    const values = { device: agentName(client, account.locale) }
    if (!(await hasEnough(casino, transaction, accountId, 'card-login')))
      await writeMail(casino, transaction, { kind: 'card-login', account, values })
    return { ...entered, profile: await lockedProfile(transaction, accountId) }
  })
}

import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import { type newAccount, personIn } from '@barriere/shared/programmes/member-fields.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import { claimCard, provenCard } from '../cards/proof.ts'
import type { Handler } from '../http/call.ts'
import { carryLimits } from '../limits/persons.ts'
import { activate, signUp } from '../programme.ts'
import { accounts } from '../schema-accounts.ts'
import { requireSponsor, takeSponsor } from '../sponsorship/sponsorship.ts'
import { requireAdult, writePerson } from './person.ts'

/** The person's details of a sign-up, until its activation; the proof of a card is replaced by the card's number. */
type Details = Omit<CasinoInput<'signUp'>, keyof typeof newAccount | 'proof'> & {
  readonly cardNumber?: string | undefined
}

/**
 * Stores a sign-up: with a proven card, or of a pre-member, whose card comes from a casino. Card and sponsor's place
 * are checked here, but only the activation takes them.
 */
export const register: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { casino, input } = call
    requireAdult(input.birthDate, casino.clock.now())
    return await signUp(casino, call, {
      emailTaken: '0053',
      names: [input.firstName, input.lastName],
      async prepare(transaction): Promise<Details> {
        const { proof, ...details } = personIn(input)
        const { birthDate, sponsorCode } = details
        const cardNumber = proof === undefined ? undefined : await provenCard(casino, transaction, { proof, birthDate })
        if (sponsorCode !== undefined) await requireSponsor(casino, transaction, { email: input.email, sponsorCode })
        return { ...details, cardNumber }
      },
    })
  })

export const activateAccount: Handler<'activate'> = (call) =>
  activate(call.casino, call, async (transaction, columns, given) => {
    const details = given as Details
    const [account] = await transaction.insert(accounts).values(columns).returning()
    if (!account) throw new Error('A row that was inserted is returned.')
    const { id: accountId, email } = account
    await writePerson(transaction, accountId, details)
    const { cardNumber, birthDate, sponsorCode } = details
    if (cardNumber !== undefined) await claimCard(transaction, { accountId, cardNumber, birthDate })
    if (sponsorCode !== undefined) await takeSponsor(call.casino, transaction, { accountId, email, sponsorCode })
    await carryLimits(call.casino, transaction, accountId)
    return account
  })

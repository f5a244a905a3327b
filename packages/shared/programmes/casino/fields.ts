import { z } from 'zod'
import { CODE, CODE_LENGTH } from '../../domain/people/form-rules.ts'
import { LOCALES } from '../../domain/locale.ts'
import { civility, line, personName, phoneNumber, text, typedCode } from '../../contracts/fields.ts'
import {
  birthDate,
  mailedToken,
  memberSession,
  newAccount,
  optInChannels,
  preferences,
  storedAddress,
  verified,
} from '../member-fields.ts'

/** A day of every year, `MM-DD`, including 29 February. */
const yearlyDay = text(5).refine((day) => z.iso.date().safeParse(`2024-${day}`).success)

/** A member's data, as they edit it. */
export const casinoPerson = z.strictObject({
  civility,
  firstName: personName,
  lastName: personName,
  birthDate,
  phoneNumber: phoneNumber.optional(),
  /** Key of the casino. */
  favouriteCasino: line(60).optional(),
  /** Each brings an offer every year. */
  favouriteDate1: yearlyDay.optional(),
  favouriteDate2: yearlyDay.optional(),
  preferences: preferences.optional(),
})

/** Consents to marketing: of the casinos, and of partners. */
export const casinoOptIns = z
  .strictObject({ casino: optInChannels, partners: optInChannels })
  .meta({ id: 'CasinoOptIns' })

export const casinoSignUp = verified(
  casinoPerson.extend({
    ...newAccount,
    /** The sponsor's code, as shared or from an invitation. */
    sponsorCode: typedCode.min(1).max(CODE_LENGTH).regex(CODE).optional(),
    /** Proof of the card from `confirmCard`; the card's birth date must be the one given here. */
    proof: mailedToken.shape.token.optional(),
  }),
)

/**
 * A member's profile. Unknown fields are absent. Looser than the input: a later rule must not make a profile
 * unreadable.
 */
export const casinoProfile = z
  .object({
    accountId: z.uuid(),
    email: z.string(),
    /** A new e-mail, not confirmed yet. */
    pendingEmail: z.string().optional(),
    civility,
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    phoneNumber: z.string().optional(),
    favouriteCasino: z.string().optional(),
    favouriteDate1: z.string().optional(),
    favouriteDate2: z.string().optional(),
    preferences: preferences.optional(),
    address: storedAddress.optional(),
    optIns: casinoOptIns,
    /** False for a pre-member, who gets a card in a casino. */
    cardHolder: z.boolean(),
    locale: z.enum(LOCALES),
    /** Sign-up, ISO 8601. */
    memberSince: z.string(),
    /** Session by card alone: the e-mail is masked, and the member's own entries are left out. */
    locked: z.literal(true).optional(),
  })
  .meta({ id: 'Profile' })

export type CasinoProfile = z.output<typeof casinoProfile>

/** A login's answer. */
export const casinoSession = memberSession.extend({ profile: casinoProfile })

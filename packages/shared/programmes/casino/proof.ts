import { z } from 'zod'
import { isCvipNumber } from '../../domain/loyalty/cvip-number.ts'
import { cardNumberOf } from '../../domain/people/form-rules.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts'
import { ALWAYS, type CasinoOperation } from './operation.ts'
import { RAW, text, typedCode } from '../../contracts/fields.ts'
import { birthDate, mailedToken } from '../member-fields.ts'

const secret = mailedToken.shape.token

/** A CVIP number as typed, with or without spaces. */
export const typedCardNumber = text(RAW).overwrite(cardNumberOf).refine(isCvipNumber)

/** The two steps by which a guest proves a card before signing up with it. */
export const CARD_PROOF_OPERATIONS = {
  verifyCard: {
    method: 'POST',
    path: '/v1/card-verifications',
    summary: 'Mail a code to the holder of a card without an account',
    input: z.strictObject({ number: typedCardNumber, birthDate, locale: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    answer: z.object({
      verification: secret,
      /** The masked mailbox, which its owner can still recognise: `a…@example.com`. */
      email: z.string(),
    }),
    status: 201,
    auth: 'public',
    errors: [
      'required',
      'cardNotFound',
      'cardTaken',
      'accountBlockedAfterMultipleLoginAttempts',
      'tooManyAttempts',
      ...ALWAYS,
    ],
  },
  confirmCard: {
    method: 'POST',
    path: '/v1/card-verifications/complete',
    summary: 'Prove a card by its mailed code; the proof goes into the sign-up',
    input: z.strictObject({ verification: secret, code: typedCode.min(1).max(20) }),
    answer: z.object({
      proof: secret,
      /** Initials, for the holder to confirm: `C. R.` */
      holder: z.string(),
    }),
    auth: 'public',
    errors: ['required', 'invalid_grant', 'tooManyAttempts', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

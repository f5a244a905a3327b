import { z } from 'zod'
import { casinoCard } from './cards.ts'
import { JACKPOT_OPERATIONS } from './jackpots.ts'
import { ALWAYS, BY_CARD, type CasinoOperation } from './operation.ts'
import { voucher } from './rewards.ts'
import { rfid, text, typedCode } from '../../contracts/fields.ts'
import { birthDate } from '../member-fields.ts'

const points = z.number().int()

const presented = z.strictObject({
  /** The QR code on the screen of the member's device (`packages/shared/domain/loyalty/card-code.ts`). */
  qr: text(200).optional(),
  /** Or the chip of the card. */
  rfid: rfid.optional(),
  birthDate,
})

/** Whether exactly one of code and chip was presented. */
const isOne = ({ qr, rfid: chip }: z.output<typeof presented>): boolean => (qr === undefined) !== (chip === undefined)

const ONE = { path: ['qr'] }

/** Input of the terminal's page; its token is in a cookie that scripts cannot read. */
export const presentedCard = presented.refine(isOne, ONE)

/** The terminal's token; absent for an unpaired device. */
const terminal = text(200).optional()

/** A pairing code as typed: with or without groups, in small letters or capitals. */
const pairingCode = typedCode.min(1).overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())

/** Operations of the terminals in the casinos, and of the devices that show a card to them. */
export const KIOSK_OPERATIONS = {
  addCardKey: {
    method: 'POST',
    path: '/v1/me/card-keys',
    summary: 'Give this device a key, by which it makes the QR codes of the card',
    answer: z.object({ device: z.uuid(), key: z.string() }),
    status: 201,
    auth: 'member',
    level: 'card',
    errors: ['cardNeeded', ...BY_CARD],
  },
  pairTerminal: {
    method: 'POST',
    path: '/v1/kiosk/terminals',
    summary: 'Make this device a terminal by the code that a desk has shown; it serves once, within 15 minutes',
    input: z.strictObject({ code: pairingCode }),
    answer: z.object({ token: z.string() }),
    status: 201,
    auth: 'public',
    errors: ['pairing', 'required', ...ALWAYS],
  },
  terminal: {
    method: 'POST',
    path: '/v1/kiosk/terminals/current',
    summary: 'Whether a device is a paired terminal',
    input: z.strictObject({ terminal }),
    answer: z.object({ isPaired: z.boolean() }),
    auth: 'public',
    errors: ALWAYS,
  },
  kioskCard: {
    method: 'POST',
    path: '/v1/kiosk/cards',
    summary: 'What a paired terminal shows of a card, by its code or chip and the birth date; begins no session',
    input: presented.extend({ terminal }).refine(isOne, ONE),
    answer: z.object({
      /** The terminal's next token, if the present one is older than a day. */
      terminal: z.string().optional(),
      card: casinoCard,
      balance: points,
      cents: z.number().int(),
      /** With codes only if the card was shown by a device whose session was begun by more than the card. */
      vouchers: z.array(voucher.partial({ code: true }).meta({ id: 'ShownVoucher' })),
      /** Running ones; none for a member with limited access. */
      jackpots: JACKPOT_OPERATIONS.jackpots.answer.shape.running,
    }),
    auth: 'public',
    errors: [
      'terminal',
      'qrCode',
      'card',
      'invalidBirthdate',
      'accountBlockedAfterMultipleLoginAttempts',
      'required',
      ...ALWAYS,
    ],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

import { z } from 'zod'
import { casinoCard } from './casino-cards.ts'
import { JACKPOT_OPERATIONS } from './casino-jackpots.ts'
import { ALWAYS, BY_CARD, type CasinoOperation } from './casino-operation.ts'
import { voucher } from './casino-rewards.ts'
import { rfid, text } from './fields.ts'
import { birthDate } from './member-fields.ts'

const points = z.number().int()

const kioskInput = z
  .strictObject({
    /** The QR code on the screen of the member's device (`lib/domain/card-code.ts`). */
    qr: text(200).optional(),
    /** Or the card's chip. */
    rfid: rfid.optional(),
    birthDate,
  })
  .refine(({ qr, rfid: chip }) => (qr === undefined) !== (chip === undefined), { path: ['qr'] })

/** Operations of the terminals in the casinos, and of the devices that show them a card. */
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
  kioskCard: {
    method: 'POST',
    path: '/v1/kiosk/cards',
    summary: 'What a terminal shows of a card, by its code or chip and the holder’s birth date; begins no session',
    input: kioskInput,
    answer: z.object({
      card: casinoCard,
      balance: points,
      cents: z.number().int(),
      /** Their codes only where a device showed the card that has signed in by more than the card. */
      vouchers: z.array(voucher.partial({ code: true }).meta({ id: 'ShownVoucher' })),
      /** Running ones; none for a member who has limited their access. */
      jackpots: JACKPOT_OPERATIONS.jackpots.answer.shape.running,
    }),
    auth: 'public',
    errors: ['qrCode', 'card', 'invalidBirthdate', 'accountBlockedAfterMultipleLoginAttempts', 'required', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

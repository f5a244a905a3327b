import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { optIns as optInsSchema } from '#lib/contracts/hotel-fields.ts'
import { OPT_IN_CHANNELS, OPT_IN_SENDERS, type OptInChannel, type OptInSender } from '#lib/domain/opt-ins.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { lockOwn } from '../programme.ts'
import { optIns } from '../schema.ts'

export type OptIns = z.output<typeof optInsSchema>

export interface Consent {
  readonly sender: OptInSender
  readonly channel: OptInChannel
}

const PAIRS: readonly Consent[] = OPT_IN_SENDERS.flatMap((sender) =>
  OPT_IN_CHANNELS.map((channel) => ({ sender, channel })),
)

/** Consents as a form shows them. */
export function toOptIns(given: readonly Consent[]): OptIns {
  const has =
    (sender: Consent['sender']) =>
    (channel: Consent['channel']): boolean =>
      given.some((one) => one.sender === sender && one.channel === channel)
  const of = (sender: Consent['sender']) => ({
    email: has(sender)('email'),
    sms: has(sender)('sms'),
    mail: has(sender)('mail'),
  })
  return { hotel: of('hotel'), casino: of('casino'), partners: of('partners') }
}

/** Whether the hotels may write by any channel. */
export const hotelOptinOf = ({ hotel }: OptIns): boolean => hotel.email || hotel.sms || hotel.mail

/** Replaces all consents. Those already granted keep their date: it is the proof of consent. */
export async function writeOptIns(transaction: Sql, accountId: string, given: OptIns, now: Date): Promise<void> {
  const granted = PAIRS.filter(({ sender, channel }) => given[sender][channel])
  const pair = sql<string>`${optIns.sender} || ' ' || ${optIns.channel}`
  const others =
    granted.length > 0
      ? not(
          inArray(
            pair,
            granted.map(({ sender, channel }) => `${sender} ${channel}`),
          ),
        )
      : undefined
  await transaction.delete(optIns).where(and(eq(optIns.accountId, accountId), others))
  if (granted.length > 0)
    await transaction
      .insert(optIns)
      .values(granted.map((one) => ({ ...one, accountId, givenAt: now })))
      .onConflictDoNothing()
}

export const editOptIns: Handler<'editOptIns'> = ({ hotel, input, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    await writeOptIns(transaction, id, input, new Date(hotel.clock.now()))
    return { hotelOptin: hotelOptinOf(input), optIns: input }
  })

import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { address as addressInput } from '@barriere/shared/programmes/member-fields.ts'
import { OPT_IN_CHANNELS, type OptInChannel, type OptInSender } from '@barriere/shared/domain/people/opt-ins.ts'
import type { Sql } from '../database.ts'
import { type Known, known } from '../known.ts'
import type { ContactTables } from './tables.ts'

type AddressRow = ContactTables['addresses']['$inferSelect']

export type Address = Known<Omit<AddressRow, 'accountId'>>

export const toAddress = ({ accountId: _, ...address }: AddressRow): Address => known(address)

export interface Consent {
  readonly sender: OptInSender
  readonly channel: OptInChannel
}

type Channels = Record<OptInChannel, boolean>

/** Consents of these senders, as a form shows them. */
export function toOptIns<S extends OptInSender>(given: readonly Consent[], senders: readonly S[]): Record<S, Channels> {
  const has = (sender: S, channel: OptInChannel): boolean =>
    given.some((one) => one.sender === sender && one.channel === channel)
  return Object.fromEntries(
    senders.map((sender) => [
      sender,
      Object.fromEntries(OPT_IN_CHANNELS.map((channel) => [channel, has(sender, channel)])),
    ]),
  ) as Record<S, Channels>
}

/** How a programme stores addresses and consents of its members. */
export function contactOf({ addresses, optIns }: ContactTables) {
  /** Upsert: create and update are the same, so that a repeated request gets the same answer. */
  async function putAddress(
    transaction: Sql,
    accountId: string,
    input: z.output<typeof addressInput>,
  ): Promise<Address> {
    const row = {
      addressLine1: input.addressLine1,
      addressLine2: input.addressLine2 ?? null,
      postalBox: input.postalBox ?? null,
      placeKnownAs: input.placeKnownAs ?? null,
      zipCode: input.zipCode,
      city: input.city,
      country: input.country,
    }
    await transaction
      .insert(addresses)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: addresses.accountId, set: row })
    return toAddress({ accountId, ...row })
  }

  /** Replaces all consents. Those already granted keep their date: it is the proof of consent. */
  async function writeOptIns(
    transaction: Sql,
    accountId: string,
    given: Readonly<Partial<Record<OptInSender, Readonly<Channels>>>>,
    now: Date,
  ): Promise<void> {
    const granted: Consent[] = (Object.keys(given) as OptInSender[]).flatMap((sender) =>
      OPT_IN_CHANNELS.filter((channel) => given[sender]?.[channel]).map((channel) => ({ sender, channel })),
    )
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

  /** All consents of the account `id`, as a column of a query. */
  const consentsOf = (database: Sql, id: AnyPgColumn) =>
    sql<readonly Consent[]>`(${database
      .select({
        all: sql`coalesce(json_agg(json_build_object('sender', ${optIns.sender}, 'channel', ${optIns.channel})), '[]')`,
      })
      .from(optIns)
      .where(eq(optIns.accountId, id))})`

  /** The consents of an account with their moments, for its export. */
  async function exportConsents(database: Sql, accountId: string) {
    const rows = await database
      .select()
      .from(optIns)
      .where(eq(optIns.accountId, accountId))
      .orderBy(asc(optIns.givenAt), asc(optIns.sender), asc(optIns.channel))
    return rows.map(({ sender, channel, givenAt }) => ({ sender, channel, givenAt: givenAt.toISOString() }))
  }

  return { putAddress, writeOptIns, consentsOf, exportConsents }
}

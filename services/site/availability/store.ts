import { and, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { EngineNights, NightState, RateAudience } from '@barriere/shared/contracts/availability.ts'
import type { Currency } from '@barriere/shared/domain/money.ts'
import type { Sql } from '../../kit/database.ts'
import { pricedHotels, pricedNights } from './schema.ts'

export interface StoredNight {
  readonly day: string
  readonly state: NightState
  readonly minNights: number
  readonly left: number
  /** Cents; absent if no room can be booked. */
  readonly prices?: Readonly<Record<RateAudience, number>>
}

export interface StoredHotel {
  readonly hotel: string
  readonly currency: Currency
  /** Moment of the engine's answer. */
  readonly readAt: Date
  /** By day. */
  readonly nights: readonly StoredNight[]
}

/** The engine's last answer for each property's nights. */
export class NightStore {
  readonly #sql: Sql
  /** Cache of nights by property; a year of one takes some 50 KB. */
  readonly #memory = new LRUCache<string, { readonly readAt: number; readonly nights: readonly StoredNight[] }>({
    max: 500,
  })

  constructor(database: Sql) {
    this.#sql = database
  }

  /** Replaces the nights of a property by the engine's latest answer, in one transaction. */
  async replace({ hotel, currency, nights }: EngineNights['hotels'][number], readAt: Date): Promise<void> {
    const days = JSON.stringify(nights.map(({ day }) => day))
    const rows = nights.map(({ day, state, minNights, left, prices }) => ({
      day,
      state,
      min_nights: minNights,
      rooms_left: left,
      public_cents: prices?.public,
      member_cents: prices?.member,
      staff_cents: prices?.staff,
    }))
    await this.#sql.transaction(async (transaction) => {
      await transaction
        .insert(pricedHotels)
        .values({ code: hotel, currency, readAt })
        .onConflictDoUpdate({ target: pricedHotels.code, set: { currency, readAt } })
      // Most nights are unchanged and not written again.
      await transaction.execute(sql`
        insert into site.priced_nights as kept
        select ${hotel}, day, state, min_nights, rooms_left, public_cents, member_cents, staff_cents
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(day date, state text, min_nights integer,
          rooms_left integer, public_cents integer, member_cents integer, staff_cents integer)
        on conflict (hotel, day) do update set state = excluded.state, min_nights = excluded.min_nights,
          rooms_left = excluded.rooms_left, public_cents = excluded.public_cents,
          member_cents = excluded.member_cents, staff_cents = excluded.staff_cents
        where (kept.state, kept.min_nights, kept.rooms_left, kept.public_cents, kept.member_cents, kept.staff_cents)
          is distinct from (excluded.state, excluded.min_nights, excluded.rooms_left, excluded.public_cents,
            excluded.member_cents, excluded.staff_cents)`)
      await transaction
        .delete(pricedNights)
        .where(
          and(
            eq(pricedNights.hotel, hotel),
            notInArray(pricedNights.day, sql`(select value::date from jsonb_array_elements_text(${days}::jsonb))`),
          ),
        )
    })
  }

  /**
   * Nights of properties from one day to another, both included, if they were read since a moment. Cached in memory: a
   * property's nights are loaded again after each answer of the engine.
   */
  async read(
    hotels: readonly string[],
    { from, to, since }: { from: string; to: string; since: Date },
  ): Promise<StoredHotel[]> {
    const current = await this.#sql
      .select()
      .from(pricedHotels)
      .where(and(inArray(pricedHotels.code, [...hotels]), gte(pricedHotels.readAt, since)))
      .orderBy(pricedHotels.code)
    const outdated = current.filter(({ code, readAt }) => this.#memory.get(code)?.readAt !== readAt.getTime())
    if (outdated.length > 0) await this.#load(outdated)
    return current.map(({ code, currency, readAt }) => ({
      hotel: code,
      currency,
      readAt,
      nights: (this.#memory.get(code)?.nights ?? []).filter(({ day }) => day >= from && day <= to),
    }))
  }

  async #load(hotels: readonly (typeof pricedHotels.$inferSelect)[]): Promise<void> {
    const rows = await this.#sql
      .select()
      .from(pricedNights)
      .where(
        inArray(
          pricedNights.hotel,
          hotels.map(({ code }) => code),
        ),
      )
      .orderBy(pricedNights.day)
    const byHotel = Map.groupBy(rows, ({ hotel }) => hotel)
    for (const { code, readAt } of hotels)
      this.#memory.set(code, { readAt: readAt.getTime(), nights: (byHotel.get(code) ?? []).map(storedNight) })
  }

  /** Retention: deletes past nights, and properties that were not read since a moment or are no longer sold. */
  async prune({
    today,
    since,
    sold,
  }: {
    today: string
    since: Date
    sold?: readonly string[] | undefined
  }): Promise<void> {
    await this.#sql.delete(pricedNights).where(lt(pricedNights.day, today))
    await this.#sql.delete(pricedHotels).where(lt(pricedHotels.readAt, since))
    if (sold && sold.length > 0) await this.#sql.delete(pricedHotels).where(notInArray(pricedHotels.code, [...sold]))
  }
}

function storedNight(row: typeof pricedNights.$inferSelect): StoredNight {
  const { day, state, minNights, roomsLeft, publicCents, memberCents, staffCents } = row
  const known = publicCents !== null && memberCents !== null && staffCents !== null
  return {
    day,
    state,
    minNights,
    left: roomsLeft,
    ...(known ? { prices: { public: publicCents, member: memberCents, staff: staffCents } } : {}),
  }
}

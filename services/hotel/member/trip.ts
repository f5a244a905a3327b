import { and, desc, eq, inArray } from 'drizzle-orm'
import { type TripItem, mergeTrips } from '@barriere/shared/domain/visitors/trip.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { lockOwn } from '../programme.ts'
import { tripItems } from '../schema.ts'

/** A member's trip, the newest first. */
export async function readTrip(sql: Sql, accountId: string): Promise<TripItem[]> {
  const rows = await sql
    .select()
    .from(tripItems)
    .where(eq(tripItems.accountId, accountId))
    .orderBy(desc(tripItems.addedAt), desc(tripItems.key))
  return rows.map(({ key, addedAt }) => ({ key, addedAt: addedAt.toISOString() }))
}

/**
 * Adds and removes items of the trip; above `MAX_TRIP` the oldest are dropped. Lost updates: the account's row is
 * locked, so that two concurrent browsers lose nothing. A moment in the future counts as now.
 */
export const changeTrip: Handler<'changeTrip'> = ({ hotel, input: { add, remove }, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    const now = new Date(hotel.clock.now()).toISOString()
    const added = add.map(({ key, addedAt }) => ({ key, addedAt: earlier(new Date(addedAt).toISOString(), now) }))
    const stored = await readTrip(transaction, id)
    const items = mergeTrips(stored, added).filter(({ key }) => !remove.includes(key))
    const gone = stored.filter(({ key }) => !items.some((item) => item.key === key)).map(({ key }) => key)
    if (gone.length > 0)
      await transaction.delete(tripItems).where(and(eq(tripItems.accountId, id), inArray(tripItems.key, gone)))
    if (items.length > 0)
      await transaction
        .insert(tripItems)
        .values(items.map(({ key, addedAt }) => ({ accountId: id, key, addedAt: new Date(addedAt) })))
        .onConflictDoNothing()
    return { items: await readTrip(transaction, id) }
  })

const earlier = (one: string, other: string): string => (one < other ? one : other)

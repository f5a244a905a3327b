import { TRIP_PARAMETER, readTripKey, readTripQuery } from '@barriere/shared/domain/visitors/trip.ts'
import type { BlockContext } from '../context.ts'
import { itineraryEntry } from '../evening/itinerary-entry.ts'
import { readProperties } from '../evening/properties.ts'
import type { CardEntry } from '../listing/entry.ts'
import { FAVOURITE_GROUPS, type FavouriteGroup, favouriteGroup } from '../listing/favourites.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { storyEntry } from '../listing/story-entry.ts'

interface Shown {
  readonly group: FavouriteGroup
  readonly entry: CardEntry
}

/** The trip of an address. */
export interface RequestedTrip {
  /** Keys of all shown items, in the order of the address. */
  readonly keys: readonly string[]
  /** Groups with items, in the order of `FAVOURITE_GROUPS`. */
  readonly groups: readonly { readonly group: FavouriteGroup; readonly entries: readonly CardEntry[] }[]
  /** Number of the address's items that do not exist (any more). */
  readonly missing: number
}

/**
 * Reads the trip of the address; undefined if it contains none. Unpublished pages, evenings of an unknown property and
 * all other unknown items are left out and counted. Rejects with a ContentError if a page cannot be read, so that it is
 * not counted as missing.
 */
export async function readTrip(context: BlockContext): Promise<RequestedTrip | undefined> {
  const value = context.parameters[TRIP_PARAMETER]
  const asked = typeof value === 'string' ? value : value?.[0]
  if (!asked) return undefined
  const { keys, unknown } = readTripQuery(asked)
  const evenings = keys.some((key) => readTripKey(key)?.kind === 'evening')
  const properties = evenings ? await readProperties(context) : { hotels: [], casinos: [] }
  const all = [...(properties.hotels ?? []), ...(properties.casinos ?? [])]
  const read = async (key: string): Promise<Shown | undefined> => {
    const item = readTripKey(key)
    if (item?.kind === 'evening') {
      const property = all.find(({ slug }) => slug === item.house)
      return property && { group: 'evening', entry: itineraryEntry(property, item, context) }
    }
    const story = await pickedStory(key, context)
    const group = story && favouriteGroup(story.component)
    const entry = group && storyEntry(story, context.locale)
    return group && entry && { group, entry }
  }
  const shown = (await Promise.all(keys.map(read))).filter((one) => one !== undefined)
  return {
    keys: shown.flatMap(({ entry }) => entry.favourite ?? []),
    groups: FAVOURITE_GROUPS.flatMap((group) => {
      const entries = shown.filter((one) => one.group === group).map(({ entry }) => entry)
      return entries.length > 0 ? [{ group, entries }] : []
    }),
    missing: unknown + keys.length - shown.length,
  }
}

import { SEARCH_FACETS, type SearchFacet } from '@barriere/shared/contracts/search.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import type { IndexEntry } from './document.ts'
import { degreesOf } from './place-key.ts'

/** Codes of one facet: those of an entry begin at `starts[position]` and end where those of the next entry begin. */
export interface Codes {
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

/** Location of a property: its `placeKey`, and its degrees if known. */
export interface Place {
  readonly key: string
  readonly at: ReturnType<typeof degreesOf>
}

/**
 * Column store of the entries of one language, by their position in the default order: filters and counts go over typed
 * arrays, which is some ten times faster than over objects.
 */
export class Columns {
  readonly entries: readonly IndexEntry[]
  readonly codes: Readonly<Record<SearchFacet, Codes>>
  /** Index of the entry's kind in the order of kinds. */
  readonly kinds: Uint8Array
  /** Subtracted from the entry's rank: of two equal matches, the property precedes an article about it. */
  readonly penalties: Float32Array
  /** NaN without a price. */
  readonly prices: Float64Array
  /** Index of the entry's property in `places`, and of its town in `townKeys`. */
  readonly placeOf: Uint32Array
  readonly places: readonly Place[]
  readonly townOf: Uint32Array
  readonly townKeys: readonly string[]
  /** Length of the entry's `nameKey`, 255 at most. */
  readonly nameLengths: Uint8Array
  /** Whether the entry has days; an end; opening hours. */
  readonly isDated: Uint8Array
  readonly isEnding: Uint8Array
  readonly hasHours: Uint8Array
  /** All positions. */
  readonly all: Uint32Array
  /** Position by slot; undefined or less than 0 for a removed entry. */
  readonly positions: Int32Array

  /** @param slots number of slots given so far */
  constructor(entries: readonly IndexEntry[], slots: number) {
    this.entries = entries
    this.codes = Object.fromEntries(SEARCH_FACETS.map((facet) => [facet, codesOf(entries, facet)])) as Record<
      SearchFacet,
      Codes
    >
    this.kinds = Uint8Array.from(entries, ({ kind }) => SEARCH_KINDS.indexOf(kind))
    this.penalties = Float32Array.from(entries, penaltyOf)
    this.prices = Float64Array.from(entries, ({ price }) => price ?? Number.NaN)
    const places = encoded(entries.map(({ place }) => place))
    this.placeOf = places.codes
    this.places = places.values.map((key) => ({ key, at: degreesOf(key) }))
    const towns = encoded(entries.map(({ townKey }) => townKey))
    this.townOf = towns.codes
    this.townKeys = towns.values
    this.nameLengths = Uint8Array.from(entries, ({ nameKey }) => Math.min(nameKey.length, 255))
    this.isDated = Uint8Array.from(entries, ({ days }) => Number(days.length > 0))
    this.isEnding = Uint8Array.from(entries, ({ last }) => Number(last !== undefined))
    this.hasHours = Uint8Array.from(entries, ({ hours }) => Number(hours !== null))
    this.all = Uint32Array.from(entries, (_, position) => position)
    this.positions = new Int32Array(slots).fill(-1)
    for (const [position, { slot }] of entries.entries()) this.positions[slot] = position
  }
}

/** Ranking penalties: per position in the order of kinds, and for a question about one place only. */
const PER_KIND = 0.01
const OF_ONE_PLACE = 0.2

const penaltyOf = ({ kind, town }: IndexEntry): number =>
  PER_KIND * SEARCH_KINDS.indexOf(kind) + (kind === 'question' && town !== '' ? OF_ONE_PLACE : 0)

/** Dictionary encoding: the distinct values, and the index of each value in them. */
function encoded(all: readonly string[]): { codes: Uint32Array; values: readonly string[] } {
  const known = new Map<string, number>()
  const codes = Uint32Array.from(all, (value) => {
    const code = known.get(value) ?? known.size
    known.set(value, code)
    return code
  })
  return { codes, values: [...known.keys()] }
}

function codesOf(entries: readonly IndexEntry[], facet: SearchFacet): Codes {
  const starts = new Uint32Array(entries.length + 1)
  const values: number[] = []
  for (const [position, { codes }] of entries.entries()) {
    for (const code of codes[facet]) values.push(code)
    starts[position + 1] = values.length
  }
  return { starts, values: Uint32Array.from(values) }
}

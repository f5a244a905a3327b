import { sql } from 'drizzle-orm'
import { DEFAULT_LOCALE, LOCALES, type Locale, mapLocales } from '#lib/domain/locale.ts'
import { SEARCH_KINDS, type SearchKind } from '#lib/domain/search-kind.ts'
import { LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import type { Sql } from '#services/kit/database.ts'
import type { Hours, IndexEntry, SearchDocument } from './document.ts'
import { Names } from './names.ts'
import { plainWords } from './plain.ts'
import { keyOf } from './spelling.ts'
import type { IndexState } from './store.ts'
import { Vocabulary } from './vocabulary.ts'

/** Immutable snapshot of all documents at one state of the index. */
export interface Contents {
  /** Default order, that of a search without words: by kind, then town and name. */
  readonly entries: Readonly<Record<Locale, readonly IndexEntry[]>>
  readonly names: Readonly<Record<Locale, Names>>
  readonly vocabulary: Readonly<Record<Locale, Vocabulary>>
  readonly byId: ReadonlyMap<number, IndexEntry>
  /** Dictionary encoding: the values of all facets, by their code. Grows as long as the process runs. */
  readonly words: readonly string[]
}

interface LoadedState extends IndexState {
  readonly contents: Contents
}

/**
 * In-memory index of the documents, without their texts: the database does full-text, fuzzy and geographic search, but
 * counting facets is faster here. Updated incrementally from the list of changes.
 */
export class MemoryIndex {
  readonly #sql: Sql
  #loaded: Promise<LoadedState> | undefined
  readonly #words: string[] = []
  /** Each value's code, as the list that an entry with this value alone has. */
  readonly #codes = new Map<string, readonly [number]>()

  constructor(database: Sql) {
    this.#sql = database
  }

  /** The documents at this state of the index or a later one of the same generation. */
  async at({ generation, version }: IndexState): Promise<Contents> {
    const before = await this.#loaded?.catch(() => undefined)
    if (before?.generation === generation && before.version >= version) return before.contents
    // Single flight: concurrent searches wait for the same read.
    this.#loaded = this.#read({ generation, version }, before)
    return (await this.#loaded).contents
  }

  async #read({ generation, version }: IndexState, before: LoadedState | undefined): Promise<LoadedState> {
    if (before?.generation !== generation)
      return {
        generation,
        version,
        contents: toContents(
          mapLocales(() => []),
          await this.#entries(generation),
          this.#words,
        ),
      }
    const changed = sql`(select uuid from site.search_changes
      where generation = ${generation} and version > ${before.version})`
    const [uuids, entries] = [
      await this.#sql.select({ uuid: sql<string>`uuid` }).from(sql`${changed} as changed`),
      await this.#entries(generation, sql`and uuid in ${changed}`),
    ]
    const gone = new Set(uuids.map(({ uuid }) => uuid))
    const unchanged = (locale: Locale): IndexEntry[] =>
      before.contents.entries[locale].filter(({ uuid }) => !gone.has(uuid))
    return { generation, version, contents: toContents(mapLocales(unchanged), entries, this.#words) }
  }

  async #entries(generation: number, only = sql``): Promise<IndexEntry[]> {
    const rows = await this.#sql
      .select({
        id: sql<string>`id`,
        locale: sql<Locale>`locale`,
        uuid: sql<string>`uuid`,
        kind: sql<SearchKind>`kind`,
        name: sql<string>`name`,
        town: sql<string>`town`,
        category: sql<string | null>`category`,
        stars: sql<string | null>`stars`,
        experiences: sql<string[]>`to_jsonb(experiences)`,
        price: sql<number | null>`price`,
        latitude: sql<number | null>`latitude`,
        longitude: sql<number | null>`longitude`,
        days: sql<SearchDocument['days']>`days`,
        hours: sql<Hours | null>`hours`,
        plain: sql<string>`plain`,
      })
      .from(sql`site.search_documents`)
      .where(sql`generation = ${generation} ${only}`)
    // String interning: each row brings its own copies of the same few words; shared strings save memory and compare
    // faster.
    const words = new Map<string, string>()
    const shared = <V extends string | null>(word: V): V => {
      if (word === null) return word
      if (!words.has(word)) words.set(word, word)
      return words.get(word) as V
    }
    const codesOf = (value: string | null): readonly number[] => {
      if (value === null || value === '') return NO_CODES
      const known = this.#codes.get(value)
      if (known) return known
      const code = [this.#words.push(value) - 1] as const
      this.#codes.set(value, code)
      return code
    }
    return rows.map(({ id, latitude, longitude, kind, town, category, stars, experiences, ...row }) => ({
      ...row,
      nameKey: keyOf(plainWords(row.name)),
      townKey: shared(keyOf(plainWords(town))),
      id: Number(id),
      codes: {
        kind: codesOf(kind),
        town: codesOf(town),
        category: codesOf(category),
        stars: codesOf(stars),
        experience: experiences.flatMap(codesOf),
      },
      kind: shared(kind),
      town: shared(town),
      category: shared(category),
      stars: shared(stars),
      experiences: experiences.map(shared),
      place: shared(placeKey(latitude, longitude)),
      last: row.days
        .map(([, last]) => last)
        .toSorted()
        .at(-1),
    }))
  }
}

const NO_CODES: readonly number[] = []

/** Coordinates of a property as a map key: everything inside the property shares them. */
export const placeKey = (latitude: number | null, longitude: number | null): string => `${latitude},${longitude}`

/** Degrees north and east of a `placeKey`; undefined where nothing says where it is. */
export function degreesOf(place: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = place.split(',').map(Number)
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude }
}

const KINDS: ReadonlyMap<string, number> = new Map(SEARCH_KINDS.map((kind, index) => [kind, index]))

/** One collation for all languages, because names of places are not translated. */
const { compare } = new Intl.Collator(LANGUAGE_TAGS[DEFAULT_LOCALE].format)

const inOrder = (a: IndexEntry, b: IndexEntry): number =>
  (KINDS.get(a.kind) ?? 0) - (KINDS.get(b.kind) ?? 0) ||
  compare(a.town, b.town) ||
  compare(a.name, b.name) ||
  (a.uuid < b.uuid ? -1 : 1)

/** Merges entries that are already sorted with new ones, which are sorted first. */
function toContents(unchanged: Contents['entries'], others: readonly IndexEntry[], words: readonly string[]): Contents {
  const added = others.toSorted(inOrder)
  const entries = mapLocales((locale) =>
    merged(
      unchanged[locale],
      added.filter((entry) => entry.locale === locale),
    ),
  )
  return {
    entries,
    words,
    names: mapLocales((locale) => new Names(entries[locale])),
    vocabulary: mapLocales((locale) => new Vocabulary(entries[locale])),
    byId: new Map(LOCALES.flatMap((locale) => entries[locale]).map((entry) => [entry.id, entry])),
  }
}

function merged(some: readonly IndexEntry[], others: readonly IndexEntry[]): IndexEntry[] {
  const all: IndexEntry[] = []
  let next = 0
  for (const entry of some) {
    for (let other = others[next]; other && inOrder(other, entry) < 0; other = others[next]) {
      all.push(other)
      next += 1
    }
    all.push(entry)
  }
  return [...all, ...others.slice(next)]
}

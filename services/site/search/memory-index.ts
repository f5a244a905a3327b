import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCALE, LOCALES, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { SEARCH_KINDS, type SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '#services/kit/database.ts'
import { Columns } from './columns.ts'
import type { Hours, IndexEntry, SearchDocument } from './document.ts'
import { Names } from './names.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { placeKey } from './place-key.ts'
import { Postings } from './postings.ts'
import { keyOf } from './spelling.ts'
import type { IndexState } from './store.ts'
import { Thesauri, type Thesaurus, facetCodes } from './thesaurus.ts'
import { Vocabulary } from './vocabulary.ts'

/** Immutable snapshot of all documents at one state of the index. */
export interface Contents {
  /** Default order, that of a search without words: by kind, then town and name. */
  readonly entries: Readonly<Record<Locale, readonly IndexEntry[]>>
  readonly names: Readonly<Record<Locale, Names>>
  readonly vocabulary: Readonly<Record<Locale, Vocabulary>>
  readonly columns: Readonly<Record<Locale, Columns>>
  readonly postings: Readonly<Record<Locale, Postings>>
  readonly thesauri: Readonly<Record<Locale, Thesaurus>>
  /** Dictionary encoding: all facet values, by code. Grows as long as the process runs. */
  readonly words: readonly string[]
}

interface LoadedState extends IndexState {
  readonly contents: Contents
}

/** Maximum number of rows per read, so that other work can run in between. */
const CHUNK = 1_000

/** Slots of removed documents, above two thirds of the number of documents, at which the index is read again. */
const MOST_GONE = 1_000

/**
 * In-memory index of the documents: their words with positions, and the fields for filters and facets. Texts stay in
 * the database. Updated incrementally from the list of changes.
 */
export class MemoryIndex {
  readonly #sql: Sql
  #loaded: Promise<LoadedState> | undefined
  readonly #words: string[] = []
  /** Code of each value, as the list of an entry that has this value alone. */
  readonly #codes = new Map<string, readonly [number]>()

  readonly #thesaurusCache: Thesauri

  constructor(database: Sql) {
    this.#sql = database
    this.#thesaurusCache = new Thesauri(database)
  }

  /** The documents at this state of the index, or at a later one of the same generation. */
  async at({ generation, version }: IndexState): Promise<Contents> {
    for (;;) {
      const loading = this.#loaded
      const before = await loading?.catch(() => undefined)
      if (before?.generation === generation && before.version >= version) return before.contents
      // Single flight: concurrent searches wait for the same read.
      if (this.#loaded !== loading) continue
      this.#loaded = this.#read({ generation, version }, before)
      return (await this.#loaded).contents
    }
  }

  async #read({ generation, version }: IndexState, before: LoadedState | undefined): Promise<LoadedState> {
    const thesauri = await this.#thesaurusCache.read()
    const words = this.#words
    if (before?.generation !== generation || isWorn(before.contents)) {
      const postings = mapLocales(() => new Postings())
      return {
        generation,
        version,
        contents: toContents(
          mapLocales(() => []),
          await this.#entries(generation, postings),
          { postings, thesauri, words },
        ),
      }
    }
    const { postings } = before.contents
    const changed = sql`(select uuid from site.search_changes
      where generation = ${generation} and version > ${before.version})`
    const [uuids, entries] = [
      await this.#sql.select({ uuid: sql<string>`uuid` }).from(sql`${changed} as changed`),
      await this.#entries(generation, postings, sql`and uuid in ${changed}`),
    ]
    const gone = new Set(uuids.map(({ uuid }) => uuid))
    const unchanged = (locale: Locale): IndexEntry[] =>
      before.contents.entries[locale].filter(({ uuid }) => !gone.has(uuid))
    return { generation, version, contents: toContents(mapLocales(unchanged), entries, { postings, thesauri, words }) }
  }

  async #entries(generation: number, postings: Contents['postings'], only = sql``): Promise<IndexEntry[]> {
    const entries: IndexEntry[] = []
    for (let last = 0; ; last = entries.at(-1)?.id ?? last) {
      const some = await this.#someEntries(postings, sql`generation = ${generation} and id > ${last} ${only}`)
      for (const entry of some) entries.push(entry)
      if (some.length < CHUNK) return entries
    }
  }

  /** The next documents by id; they are added to the postings. */
  async #someEntries(postings: Contents['postings'], where: SQL): Promise<IndexEntry[]> {
    const rows = await this.#sql
      .select({
        id: sql<string>`id`,
        locale: sql<Locale>`locale`,
        uuid: sql<string>`uuid`,
        part: sql<string>`part`,
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
        inName: lexemesIn('a'),
        inHeading: lexemesIn('b'),
        inTeaser: lexemesIn('c'),
        inText: lexemesIn('d'),
      })
      .from(sql`site.search_documents`)
      .where(where)
      .orderBy(sql`id`)
      .limit(CHUNK)
    // String interning: each row brings its own copies of the same few words; shared strings save memory and compare
    // faster.
    const words = new Map<string, string>()
    const shared = <V extends string | null>(word: V): V => {
      if (word === null) return word
      if (!words.has(word)) words.set(word, word)
      return words.get(word) as V
    }
    const codesOf = (value: string | null): readonly number[] => {
      if (value === null || value === '') return NONE
      const known = this.#codes.get(value)
      if (known) return known
      const code = [this.#words.push(value) - 1] as const
      this.#codes.set(value, code)
      return code
    }
    return rows.map(({ id, latitude, longitude, kind, town, category, stars, experiences, ...rest }) => {
      const { inName, inHeading, inTeaser, inText, ...row } = rest
      const lexemes = {
        name: inName,
        heading: [...inHeading, ...facetCodes({ kind, category, stars, experiences })],
        teaser: inTeaser,
        text: inText,
      }
      return {
        ...row,
        slot: postings[row.locale].add(lexemes),
        nameKey: keyOf(plainWords(row.name)),
        townKey: shared(keyOf(plainWords(town))),
        id: Number(id),
        codes: {
          kind: codesOf(kind),
          town: codesOf(town),
          category: codesOf(category),
          stars: codesOf(stars),
          experience: orNone(experiences.flatMap(codesOf)),
        },
        kind: shared(kind),
        town: shared(town),
        category: shared(category),
        stars: shared(stars),
        experiences: orNone(experiences.map(shared)),
        days: orNone(row.days),
        place: shared(placeKey(latitude, longitude)),
        last: row.days
          .map(([, last]) => last)
          .toSorted()
          .at(-1),
      }
    })
  }
}

/**
 * The lexemes of a document that have one of the weights. Memory: JSON instead of one split string, since each
 * substring would keep the whole text alive.
 */
const lexemesIn = (weights: string): SQL<string[]> =>
  sql<string[]>`to_jsonb(tsvector_to_array(ts_filter(words, ${sql.raw(`'{${weights}}'`)})))`

/** Whether many slots belong to removed documents. */
const isWorn = ({ entries, postings }: Contents): boolean =>
  LOCALES.some((locale) => postings[locale].slots > entries[locale].length * (5 / 3) + MOST_GONE)

const NONE: readonly never[] = []

/** One shared empty list: most entries have several empty ones. */
const orNone = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list)

const KINDS: ReadonlyMap<string, number> = new Map(SEARCH_KINDS.map((kind, index) => [kind, index]))

/** One collation for all languages, since place names are not translated. */
const { compare } = new Intl.Collator(LANGUAGE_TAGS[DEFAULT_LOCALE].format)

const inOrder = (a: IndexEntry, b: IndexEntry): number =>
  (KINDS.get(a.kind) ?? 0) - (KINDS.get(b.kind) ?? 0) ||
  compare(a.town, b.town) ||
  compare(a.name, b.name) ||
  (a.uuid + a.part < b.uuid + b.part ? -1 : 1)

/** Merges sorted entries with new ones, which are sorted first. */
function toContents(
  unchanged: Contents['entries'],
  others: readonly IndexEntry[],
  { postings, thesauri, words }: Pick<Contents, 'postings' | 'thesauri' | 'words'>,
): Contents {
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
    vocabulary: mapLocales((locale) => new Vocabulary(entries[locale], thesauri[locale].words)),
    columns: mapLocales((locale) => new Columns(entries[locale], postings[locale].slots)),
    postings,
    thesauri,
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

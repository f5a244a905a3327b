import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchQuery } from '@barriere/shared/contracts/search.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { wordsOfBody } from '#services/site/search/body-words.ts'
import type { SearchDocument } from '#services/site/search/document.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { search } from '#services/site/search/search.ts'
import { MemoryIndex } from '#services/site/search/memory-index.ts'
import { SearchStore } from '#services/site/search/store.ts'
import type { Synonyms } from '#services/site/search/source.ts'
import { suggest } from '#services/site/search/suggest.ts'
import { SITE_WORDS } from './questions.ts'

/** Documents in each language; other numbers as arguments. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [5_000, 50_000]

/** As many as in the figures of earlier releases. */
const QUESTIONS = SITE_WORDS.slice(0, 40)

/** Rounds of all questions. */
const ROUNDS = 5

const TOWNS = ['Deauville', 'Cannes', 'La Baule', 'Le Touquet', 'Dinard', 'Enghien-les-Bains', 'Biarritz', 'Courchevel']
const NAMES = [
  'Palmarium',
  'Colombages',
  'Baie',
  'Criée',
  'Paddock',
  'Rotonde',
  'Phare',
  'Planches',
  'Mélèze',
  'Émeraude',
  'Jardin',
  'Falaise',
  'Lac',
  'Dunes',
  'Voile',
  'Valse',
]

/** The synonyms of the demonstration space. */
const SYNONYMS = synonymsOfContent()

const STORIES = join(import.meta.dirname, '../../content/stories/1')

function synonymsOfContent(): Synonyms {
  const file = join(import.meta.dirname, '../../content/datasources/1/datasources.json')
  const datasources = JSON.parse(readFileSync(file, 'utf8')) as {
    slug: string
    entries: { value: string; dimension_values?: { en: string } }[]
  }[]
  const entries = datasources.find(({ slug }) => slug === 'search-synonyms')?.entries ?? []
  return {
    fr: entries.map(({ value }) => value),
    en: entries.map(({ dimension_values: translated }) => translated?.en ?? ''),
  }
}

/** Words of the demonstration content by frequency, to generate realistic documents. */
function wordsOfContent(): string[] {
  const counts = new Map<string, number>()
  for (const file of readdirSync(STORIES)) {
    const { content } = JSON.parse(readFileSync(join(STORIES, file), 'utf8')) as { content: { body?: unknown } }
    for (const word of plainWords(wordsOfBody(content.body))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([word]) => word)
}

const WORDS = wordsOfContent()

/** Reproducible pseudo-random number in [0, 1], a hash of its seed. */
function chance(...seed: readonly number[]): number {
  let hash = 2_166_136_261
  for (const part of seed) hash = Math.imul(hash ^ part, 16_777_619) ^ (hash >>> 13)
  return ((Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0) % 1_000_003) / 1_000_003
}

/** Picks a word with Zipf's distribution: a few in nearly every text, most in few. */
const wordBy = (luck: number): string => WORDS[Math.floor(WORDS.length ** luck) - 1] ?? ''

/** Reproducible documents: the number of each determines its words. */
function document(number: number, locale: (typeof LOCALES)[number]): SearchDocument {
  const pick = <T>(list: readonly T[], salt: number): T =>
    list[(number * 7 + salt * 13 + Math.floor(number / list.length)) % list.length] as T
  // Ten pages a house.
  const property = Math.floor(number / 10)
  const kind = pick(SEARCH_KINDS, 1)
  const town = pick(TOWNS, 2)
  const name = `${pick(NAMES, 3)} ${pick(NAMES, 5)} ${number}`
  const words = (count: number, salt: number): string =>
    Array.from({ length: count }, (_, index) => wordBy(chance(number, salt, index))).join(' ')
  return {
    locale,
    kind,
    town,
    name,
    uuid: `document-${number}`,
    part: '',
    category: WORDS[100 + (number % 20)],
    stars: kind === 'hotel' ? String(3 + (number % 3)) : undefined,
    experiences: kind === 'hotel' ? [pick(['beach', 'spa', 'golf'], 4)] : [],
    price: number % 400,
    latitude: 43 + (property % 700) / 100,
    longitude: -2 + (property % 900) / 100,
    days: [],
    hours: undefined,
    shown: { gambling: false, text: words(20, 11) },
    words: { A: name, B: `${town} ${SEARCH[locale].kinds[kind]}`, C: words(30, 17), D: words(120, 23) },
  }
}

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)

/** Median and 95th percentile, in milliseconds. */
const figures = (times: number[]): string => `${quantile(times, 0.5)} / ${quantile(times, 0.95)} ms`

const FILTERED = [
  'kind=hotel',
  'town=Cannes&sort=price',
  'near=48.85,2.35&radius=200&sort=distance',
  'priceMin=50&priceMax=120&kind=room',
].map((text) => Object.fromEntries(new URLSearchParams(text)))

const MISSPELT = [
  'biraritz',
  'dianrd',
  'lab aule',
  'la aule',
  'enghien lesbians',
  'casino deauvlle',
  'palmarium bai 12',
]

for (const size of SIZES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const database = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log: createLog('error') })
  try {
    await database.migrate('site', join(import.meta.dirname, '../../services/site/migrations'))
    const store = new SearchStore(database.sql, 'code')
    const started = performance.now()
    await store.replace(
      size,
      LOCALES.flatMap((locale) => Array.from({ length: size }, (_, number) => document(number, locale))),
      SYNONYMS,
    )
    const state = await store.state()
    const index = new MemoryIndex(database.sql)
    console.log(
      `${database.kind}, ${size} documents in each language, indexed in ${(
        (performance.now() - started) / 1000
      ).toFixed(1)} s`,
    )
    const context = { database: database.sql, index, state, now: Date.now() }
    await index.at(state)
    const asked = {
      words: [] as number[],
      misspelt: [] as number[],
      filters: [] as number[],
      suggestions: [] as number[],
    }
    const time = async (into: number[], work: () => Promise<unknown>): Promise<void> => {
      const begun = performance.now()
      await work()
      into.push(performance.now() - begun)
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [locale, q] of QUESTIONS)
        await time(asked.words, () => search(context, searchQuery.parse({ locale, q })))
      for (const q of MISSPELT)
        await time(asked.misspelt, () => search(context, searchQuery.parse({ locale: 'fr', q })))
      for (const filters of FILTERED) {
        const lists = Object.fromEntries(
          Object.entries(filters).map(([name, value]) => [name, name === 'kind' || name === 'town' ? [value] : value]),
        )
        await time(asked.filters, () => search(context, searchQuery.parse(lists)))
      }
      for (const [locale, q] of QUESTIONS)
        await time(asked.suggestions, () => suggest(context, { locale, q: q.slice(0, 5) }))
    }
    console.log(
      `  p50 / p95: words ${figures(asked.words)} · misspelt ${figures(asked.misspelt)} · filters ${figures(
        asked.filters,
      )} · suggestions ${figures(asked.suggestions)}`,
    )
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

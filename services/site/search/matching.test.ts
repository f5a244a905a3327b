import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH_PAGE_SIZE, searchQuery } from '@barriere/shared/contracts/search.ts'
import { LOCALES, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import type { SearchDocument } from './document.ts'
import { MemoryIndex } from './memory-index.ts'
import { alternativesOf, matching } from './matching.ts'
import type { Mode, Question } from './question.ts'
import { search } from './search.ts'
import { SearchStore } from './store.ts'
import { searchDatabase } from './test-support.ts'

/** Words that the dictionaries stem, leave out, strip of accents, or split. */
const WORDS: readonly [string, ...string[]] = [
  'hôtels',
  'hotel',
  'plages',
  'plage',
  'la',
  'the',
  'forêt',
  'chevaux',
  'running',
  'l’été',
  '3',
  'cœur',
  'chef-d’œuvre',
  'nuits',
  'palmarium',
  'deauville',
]

const opened = searchDatabase()

const wordAt = (number: number): string => WORDS[number % WORDS.length] ?? ''

const document = (number: number, locale: Locale): SearchDocument => ({
  locale,
  uuid: `document-${number}`,
  part: '',
  kind: SEARCH_KINDS[number % SEARCH_KINDS.length] ?? 'hotel',
  name: `${wordAt(number)} ${number}`,
  town: 'Cannes',
  category: undefined,
  stars: undefined,
  experiences: [],
  price: undefined,
  latitude: undefined,
  longitude: undefined,
  days: [],
  hours: undefined,
  shown: { gambling: false },
  words: {
    A: `${wordAt(number)} ${number}`,
    B: wordAt(number >> 1),
    C: wordAt(number >> 2),
    D: `${wordAt(number >> 3)} palmarium`,
  },
})

/** For `to_tsquery`: pages with all words of a reading, or any word of any reading; empty without words. */
const tsquery = (readings: Question['readings'], mode: Mode): string =>
  readings
    .map((words) => `(${words.map((terms) => `(${terms.join(' | ')})`).join(mode === 'all' ? ' & ' : ' | ')})`)
    .join(' | ')

async function indexed(count: number, rules: readonly string[] = []) {
  const store = new SearchStore(opened.database.sql, 'code')
  await store.replace(
    count,
    LOCALES.flatMap((locale) => Array.from({ length: count }, (_, number) => document(number, locale))),
    mapLocales(() => [...rules]),
  )
  const index = new MemoryIndex(opened.database.sql)
  return { database: opened.database.sql, index, state: await store.state(), now: 0 }
}

const QUERIES: readonly (readonly [readings: Question['readings'], mode: Mode])[] = [
  ...['hotel', 'plage', 'la', 'the', 'foret', 'cheval', 'run', 'ete', '3', 'coeur', 'oeuvre', 'zzz'].map(
    (word) => [[[[word]]], 'all'] as const,
  ),
  ...['pal', 'ch', '1', 'nui'].map((begun) => [[[[`${begun}:*`]]], 'all'] as const),
  [[[['hotel'], ['plage']]], 'all'],
  [[[['hotel'], ['la'], ['deauville', 'plage:*']]], 'all'],
  [
    [
      [['hotel'], ['plage']],
      [['nuit'], ['the']],
    ],
    'all',
  ],
  [[[['hotel'], ['zzz']], [['foret']]], 'any'],
]

test('finds what the full text of the database finds', async () => {
  const { index, state } = await indexed(300)
  const { columns, postings } = await index.at(state)
  for (const locale of LOCALES)
    for (const [readings, mode] of QUERIES) {
      const terms = tsquery(readings, mode)
      const asked = sql`to_tsquery(${`site.${locale}`}::regconfig, ${terms})`
      const expected = await opened.database.sql
        .select({ uuid: sql<string>`uuid` })
        .from(sql`site.search_documents`)
        .where(sql`locale = ${locale} and (numnode(${asked}) = 0 or words @@ ${asked})`)
      const alternatives = await alternativesOf(opened.database.sql, { readings, minor: new Set() }, locale)
      const { positions: found } = matching(alternatives, mode, postings[locale], columns[locale])
      const uuids = Array.from(found, (position) => columns[locale].entries[position]?.uuid).toSorted()
      expect([locale, terms, uuids]).toEqual([locale, terms, expected.map(({ uuid }) => uuid).toSorted()])
    }
})

test('pages with all words in their texts alone stand behind those that match better with some', async () => {
  const page = (uuid: string, words: SearchDocument['words'], kind: SearchDocument['kind'] = 'activity') => ({
    ...document(0, 'en'),
    ...{ uuid, kind, name: words.A, words },
  })
  const others = Array.from({ length: 40 }, (_, number) => document(number, 'en'))
  const pages = [
    page('scattered', { A: 'Lawn', B: '', C: '', D: 'gamble old customs' }),
    page('meant', { A: 'Old enough to gamble', B: '', C: '', D: '' }, 'question'),
    page('one', { A: 'Lawn games', B: '', C: '', D: 'customs' }),
  ]
  const store = new SearchStore(opened.database.sql, 'code')
  const none = mapLocales(() => [])
  await store.replace(1, [...others, ...pages], none)
  const context = { database: opened.database.sql, index: new MemoryIndex(opened.database.sql), now: 0 }
  const foundBy = async (q: string) => {
    const { found, loosened } = await search(
      { ...context, state: await store.state() },
      searchQuery.parse({ locale: 'en', q }),
    )
    return { found: found.map(({ uuid }) => uuid), loosened }
  }
  expect(await foundBy('old gamble customs')).toEqual({ found: ['meant', 'scattered'], loosened: false })
  expect(await foundBy('enough games')).toMatchObject({ loosened: true })
})

test('any query of any words finds each document at most once, and only for low prices alone all of them', async () => {
  const context = await indexed(60, ['cheap, low cost, hotel economique => sort:price', 'avec =>'])
  const words = fc.constantFrom(...WORDS, 'cheap', 'low', 'cost', 'economique', 'avec', 'zzz', 'palmarum', '-', '')
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 4 }), fc.constantFrom(...LOCALES), async (asked, locale) => {
      const pageOf = (page: number) => search(context, searchQuery.parse({ locale, q: asked.join(' '), page }))
      const { total, found } = await pageOf(1)
      for (let page = 2; found.length < total && (page - 1) * SEARCH_PAGE_SIZE < total; page += 1)
        found.push(...(await pageOf(page)).found)
      expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(total)
      expect(found).toHaveLength(total)
    }),
    { numRuns: 60 },
  )
  const cheapest = await search(context, searchQuery.parse({ locale: 'en', q: 'cheap' }))
  expect(cheapest.total).toBe(60)
  expect([...new Set(cheapest.found.map(({ kind }) => kind))].slice(0, 2)).toEqual(['hotel', 'offer'])
}, 60_000)

test('the database sends no more for a word of ten times the pages', async () => {
  const sent: number[] = []
  for (const count of [200, 2_000]) {
    const context = await indexed(count)
    await context.index.at(context.state)
    const { session } = opened.database.sql as unknown as {
      session: { client: { query: (...parameters: unknown[]) => Promise<unknown> } }
    }
    const query = session.client.query.bind(session.client)
    let length = 0
    session.client.query = async (...parameters) => {
      const answer = await query(...parameters)
      length += JSON.stringify(answer).length
      return answer
    }
    const { total, found } = await search(context, searchQuery.parse({ locale: 'fr', q: 'palmarium' }))
    session.client.query = query
    expect([total, found.length]).toEqual([count, 24])
    sent.push(length)
  }
  const [few = 0, many = 0] = sent
  expect(few).toBeGreaterThan(1_000)
  expect(many).toBeLessThan(few * 1.2)
}, 60_000)

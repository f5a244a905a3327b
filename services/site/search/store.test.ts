import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { SearchDocument } from './document.ts'
import { MemoryIndex } from './memory-index.ts'
import { SearchStore } from './store.ts'
import { searchDatabase } from './test-support.ts'

const opened = searchDatabase()
let store: SearchStore

beforeEach(() => {
  store = new SearchStore(opened.database.sql, 'code')
})

const page = (uuid: string, name: string, change: Partial<SearchDocument> = {}): SearchDocument[] =>
  (['fr', 'en'] as const).map((locale) => ({
    locale,
    uuid,
    part: '',
    name,
    kind: 'hotel',
    town: 'Cannes',
    category: undefined,
    stars: '5',
    experiences: [],
    price: 200,
    latitude: 43.5,
    longitude: 7,
    days: [],
    hours: undefined,
    shown: { gambling: false },
    words: { A: name, B: 'Cannes', C: 'La mer', D: `Le texte de ${name}` },
    ...change,
  }))

const SYNONYMS = { fr: [], en: [] }

/** All rows of the index without their generation and id. */
async function contents(): Promise<unknown> {
  const documents = await opened.database.sql
    .select({ row: sql`to_jsonb(d) - 'generation' - 'id'` })
    .from(sql`site.search_documents d`)
    .orderBy(sql`locale, uuid`)
  const words = await opened.database.sql
    .select({ row: sql`to_jsonb(w) - 'generation'` })
    .from(sql`site.search_words w`)
    .orderBy(sql`locale, word`)
  return { documents, words }
}

const [A, B, C] = [page('a', 'Le Palmarium'), page('b', 'La Criée'), page('c', 'Le Grand Mélèze')]

test('an incrementally updated index equals one built from scratch', async () => {
  const renamed = page('b', 'La Grande Criée', { price: 90, hours: { periods: [], special: [] } })
  const added = page('d', 'Villa Estelle')
  const generation = await store.replace(1, [...A, ...B, ...C], SYNONYMS)
  expect(
    await store.mend({
      generation,
      version: 2,
      uuids: ['b', 'c', 'd'],
      documents: [...renamed, ...added],
      synonyms: SYNONYMS,
    }),
  ).toBe(true)
  const mended = await contents()
  expect(await store.state()).toEqual({ generation, version: 2 })
  await store.replace(2, [...A, ...renamed, ...added], SYNONYMS)
  expect(mended).toEqual(await contents())
})

test('an index that other code has made or changed is not its own', async () => {
  const other = new SearchStore(opened.database.sql, 'other code')
  const generation = await store.replace(1, A, SYNONYMS)
  const isOwn = (): Promise<boolean[]> => Promise.all([store, other].map((one) => one.isOwn()))
  expect(await isOwn()).toEqual([true, false])
  await other.mend({ generation, version: 2, uuids: ['b'], documents: B, synonyms: SYNONYMS })
  expect(await isOwn()).toEqual([false, false])
  await store.mend({ generation, version: 3, uuids: ['b'], documents: B, synonyms: SYNONYMS })
  expect(await isOwn()).toEqual([false, false])
  await other.replace(3, A, SYNONYMS)
  expect(await isOwn()).toEqual([false, true])
})

test('the in-memory index follows incremental updates and rebuilds', async () => {
  const index = new MemoryIndex(opened.database.sql)
  const names = async (): Promise<string[]> => (await index.at(await store.state())).entries.fr.map(({ name }) => name)
  const generation = await store.replace(1, [...A, ...B], SYNONYMS)
  expect(await names()).toEqual(['La Criée', 'Le Palmarium'])
  await store.mend({ generation, version: 2, uuids: ['a', 'b'], documents: page('a', 'Palmarium'), synonyms: SYNONYMS })
  expect(await names()).toEqual(['Palmarium'])
  await store.mend({ generation, version: 3, uuids: ['c'], documents: C, synonyms: SYNONYMS })
  await store.mend({ generation, version: 4, uuids: ['c'], documents: page('c', 'Mélèze'), synonyms: SYNONYMS })
  expect(await names()).toEqual(['Mélèze', 'Palmarium'])
  const { entries, columns, postings } = await index.at(await store.state())
  expect(entries.en.map(({ slot }) => columns.en.entries[columns.en.positions[slot] as number]?.name)).toEqual(
    entries.en.map(({ name }) => name),
  )
  const having = (text: string): (string | undefined)[] =>
    [...postings.en.find([[{ lexemes: [{ text, isPrefix: false }], weight: 1 }]], 'all').slots].map(
      (slot) => columns.en.entries[columns.en.positions[slot] as number]?.name,
    )
  // Of rewritten documents, only the last version has a position.
  expect([having('melez'), having('palmarium')]).toEqual([['Mélèze'], [undefined, 'Palmarium']])
  await store.mend({ generation, version: 5, uuids: ['c'], documents: page('c', 'Melèze'), synonyms: SYNONYMS })
  const state = await store.state()
  const [one, other] = await Promise.all([index.at(state), index.at(state)])
  expect(one).toBe(other)
  await store.replace(6, [...B], SYNONYMS)
  expect(await names()).toEqual(['La Criée'])
})

test('an update of a replaced index, or to an older version, changes nothing', async () => {
  const old = await store.replace(1, [...A], SYNONYMS)
  const generation = await store.replace(5, [...A, ...B], SYNONYMS)
  const before = await contents()
  expect(await store.mend({ generation: old, version: 6, uuids: ['a'], documents: [], synonyms: SYNONYMS })).toBe(false)
  expect(await store.mend({ generation, version: 4, uuids: ['a'], documents: [], synonyms: SYNONYMS })).toBe(true)
  expect(await contents()).toEqual(before)
  expect(await store.state()).toEqual({ generation, version: 5 })
})

test('of two concurrent rebuilds, the one begun later wins', async () => {
  const [first, second] = await Promise.all([store.replace(1, [...A], SYNONYMS), store.replace(2, [...B], SYNONYMS)])
  expect((await store.state()).generation).toBe(Math.max(first, second))
  const { documents } = (await contents()) as { documents: { row: { uuid: string } }[] }
  expect(new Set(documents.map(({ row }) => row.uuid))).toEqual(new Set([first > second ? 'a' : 'b']))
})

test('a failed update is rolled back', async () => {
  const generation = await store.replace(1, [...A], SYNONYMS)
  const before = await contents()
  await expect(
    store.mend({ generation, version: 2, uuids: ['a'], documents: [...B, ...B], synonyms: SYNONYMS }),
  ).rejects.toThrow()
  expect(await contents()).toEqual(before)
  expect((await store.state()).version).toBe(1)
})

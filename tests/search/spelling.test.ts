import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editDistance } from '@barriere/shared/domain/text/edit-distance.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { keyOf as keyOfWords } from '#services/site/search/spelling.ts'
import { TEST_ALL, sized } from '@barriere/testing/test-size.ts'
import { SearchStack } from './search-stack.ts'

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/** Letters that are inserted and substituted. */
const ALPHABET = TEST_ALL ? [...'abcdefghijklmnopqrstuvwxyz'] : ['n']

/** Every text one edit away: letters deleted, inserted, substituted, and neighbours swapped. */
function edits(text: string): string[] {
  const letters = [...text]
  const around = (from: number, to: number, between = ''): string =>
    letters.slice(0, from).join('') + between + letters.slice(to).join('')
  const places = [...letters.keys()]
  return [
    ...places.map((place) => around(place, place + 1)),
    ...places.slice(1).map((place) => around(place - 1, place + 1, `${letters[place]}${letters[place - 1]}`)),
    ...places.flatMap((place) => ALPHABET.map((letter) => around(place, place + 1, letter))),
    ...[...places, letters.length].flatMap((place) => [...ALPHABET, ' '].map((letter) => around(place, place, letter))),
  ]
}

const keyOf = (text: string): string => keyOfWords(plainWords(text))

/** Reproducible choice of a few of many. */
const some = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => all[(index * 7919) % all.length] as T)

async function townOf(locale: Locale, q: string): Promise<string | undefined> {
  const { found } = await stack.search(new URLSearchParams({ locale, q }).toString())
  return found[0]?.town
}

// One language by default: the names differ by language, the code does not.
describe.each(TEST_ALL ? LOCALES : LOCALES.slice(0, 1))('in %s', (locale) => {
  test.each(['biraritz', 'dianrd', 'lab aule', 'la aule', 'labaule', 'deau ville', 'enghienlesbains', 'le touqeut'])(
    '%s finds its town',
    async (q) => {
      const towns: Record<string, string> = { b: 'Biarritz', d: 'Dinard', l: 'La Baule', e: 'Enghien-les-Bains' }
      const expected = q.startsWith('deau') ? 'Deauville' : q.startsWith('le') ? 'Le Touquet' : towns[q[0] ?? '']
      expect(await townOf(locale, q)).toBe(expected)
    },
  )

  test('a single edit of a town’s name finds the town first', async () => {
    const { facets } = await stack.search(`locale=${locale}`)
    const towns = facets.town.map(({ value }) => value)
    expect(towns.length).toBeGreaterThanOrEqual(8)
    const wrong: string[] = []
    for (const town of towns) {
      for (const typed of some([...new Set(edits(plainWords(town).join(' ')))], sized(60, 120, Infinity))) {
        const first = await townOf(locale, typed)
        if (first !== town) wrong.push(`${typed}: ${first}, not ${town}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)

  test('two edits of a town’s name of eight letters or more find the town first', async () => {
    const { facets } = await stack.search(`locale=${locale}`)
    const towns = facets.town.map(({ value }) => value).filter((town) => keyOf(town).length >= 8)
    expect(towns.length).toBeGreaterThanOrEqual(4)
    const wrong: string[] = []
    for (const town of towns) {
      for (const once of some(edits(plainWords(town).join(' ')), sized(5, 8, 60))) {
        for (const typed of some(edits(once), sized(3, 5, 40))) {
          const first = await townOf(locale, typed)
          if (first !== town) wrong.push(`${typed}: ${first}, not ${town}`)
        }
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)

  test('edits of a page’s name find the page first', async () => {
    const names = new Set<string>()
    for (let page = 1, total = 1; (page - 1) * 24 < total; page += 1) {
      const answer = await stack.search(`locale=${locale}&page=${page}`)
      total = answer.total
      // Questions are sentences, no names.
      for (const { kind, name } of answer.found) if (kind !== 'question') names.add(name)
    }
    expect(names.size).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const name of names) {
      const key = keyOf(name)
      if (key.length < 4) continue
      const all = edits(plainWords(name).join(' '))
      for (const typed of some(all, sized(1, 5, 60))) {
        const { found } = await stack.search(new URLSearchParams({ locale, q: typed }).toString())
        // Ambiguous: the typed text is as near to another name.
        const distance = editDistance(keyOf(found[0]?.name ?? ''), keyOf(typed), 2)
        if (distance > editDistance(key, keyOf(typed), 2)) wrong.push(`${typed}: ${found[0]?.name}, not ${name}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Spellings, editDistance, keyOf, tolerance } from './spelling.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every text one edit away. */
function edits(text: string): string[] {
  const places = [...text].map((_, place) => place)
  const around = (from: number, to: number, between: string) => text.slice(0, from) + between + text.slice(to)
  return [
    ...places.map((place) => around(place, place + 1, '')),
    ...places.slice(1).map((place) => around(place - 1, place + 1, `${text[place]}${text[place - 1]}`)),
    ...places.flatMap((place) => LETTERS.map((letter) => around(place, place + 1, letter))),
    ...[...places, text.length].flatMap((place) => LETTERS.map((letter) => around(place, place, letter))),
  ]
}

const NAMES = ['Lyon', 'Cannes', 'Dinard', 'Biarritz', 'Deauville', 'La Baule', 'Le Touquet', 'Enghien-les-Bains']
const KEYS = NAMES.map((name) => keyOf(name.toLowerCase().split(/[ -]/)))
const spellings = new Spellings(KEYS.map((key, index) => [key, NAMES[index] as string]))

describe('the distance of two texts', () => {
  test.each([
    ['', '', 0],
    ['dinard', 'dinard', 0],
    ['dianrd', 'dinard', 1],
    ['inard', 'dinard', 1],
    ['dinards', 'dinard', 1],
    ['dynard', 'dinard', 1],
    // A letter between two that were swapped, which counts three where no substring is edited twice.
    ['ca', 'abc', 2],
    ['cannes', 'deauville', 3],
  ])('%s, %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
  })

  test('is the same both ways, and of at most as many edits as were made', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        (text, first, second) => {
          const once = edits(text).at(first % edits(text).length) ?? text
          const twice = edits(once).at(second % edits(once).length) ?? once
          expect(editDistance(text, once, 9)).toBeLessThanOrEqual(1)
          expect(editDistance(text, twice, 9)).toBeLessThanOrEqual(2)
          expect(editDistance(twice, text, 9)).toBe(editDistance(text, twice, 9))
        },
      ),
      { seed: 1, numRuns: 2_000 },
    )
  })
})

test.each(NAMES)('every single edit of %s is near it alone', (name) => {
  for (const typed of edits(KEYS[NAMES.indexOf(name)] as string)) expect(spellings.near(typed).names).toEqual([name])
})

test.each(NAMES.filter((_, index) => tolerance(KEYS[index]?.length ?? 0) > 1))(
  'two edits of %s are near it',
  (name) => {
    for (const once of edits(KEYS[NAMES.indexOf(name)] as string).filter((_, index) => index % 9 === 0))
      for (const typed of edits(once).filter((_, index) => index % 5 === 0))
        expect(spellings.near(typed).names).toEqual([name])
  },
)

test('a name of less than four letters is not corrected, and one of less than eight by one edit only', () => {
  expect(new Spellings([['spa', 'Spa']]).near('spb').names).toEqual([])
  expect(new Spellings([['spa', 'Spa']]).near('spa').names).toEqual(['Spa'])
  expect(spellings.near('dianr').names).toEqual([])
  expect(spellings.near('xyzzy').names).toEqual([])
})

import { expect, test } from 'vitest'
import { type Lexeme, Postings } from './postings.ts'

const word = (text: string): Lexeme => ({ text, isPrefix: false })
const prefix = (text: string): Lexeme => ({ text, isPrefix: true })

function postings(): Postings {
  const index = new Postings()
  index.add({ name: ['palmarium'], heading: ['cannes', 'hotel'], text: ['plage'] })
  index.add({ name: ['suite', 'palmarium'], heading: ['cannes', 'chambre'], text: ['hotel', 'palmarium'] })
  index.add({ name: ['casino'], heading: ['dinard'], text: ['hotel', 'plage'] })
  return index
}

/** Slots that match, best first. */
const found = (index: Postings, ...[words, mode]: Parameters<Postings['find']>): number[] => {
  const { slots, scores } = index.find(words, mode)
  return [...slots].toSorted((a, b) => (scores[b] as number) - (scores[a] as number))
}

test('finds what has all words, or any of them', () => {
  expect(found(postings(), [[word('hotel')], [word('plage')]], 'all')).toEqual([0, 2])
  expect(found(postings(), [[word('casino')], [word('suite')], [word('golf')]], 'any').toSorted()).toEqual([1, 2])
  expect(found(postings(), [[word('golf')], [word('hotel')]], 'all')).toEqual([])
})

test('a word counts once, whichever of its alternatives stand where', () => {
  expect(found(postings(), [[word('hotel'), word('plage'), word('casino')]], 'all')).toEqual([2, 0, 1])
  expect(found(postings(), [[word('suite'), word('palmarium')], [word('casino')]], 'all')).toEqual([])
})

test('ranks by what the heading has, the name before the rest, a short one before a long one', () => {
  expect(found(postings(), [[word('palmarium')]], 'all')).toEqual([0, 1])
  expect(found(postings(), [[word('hotel')]], 'all')[0]).toBe(0)
  const { scores } = postings().find([[word('plage')]], 'all')
  expect([scores[0], scores[2]]).toEqual([0, 0])
})

test('finds beginnings, among many lexemes and among those that came last', () => {
  const index = postings()
  for (let number = 0; number < 5_000; number += 1)
    index.add({ name: [`nom${String(number).padStart(4, '0')}`], heading: [], text: [] })
  expect(found(index, [[prefix('nom123')]], 'all')).toEqual(Array.from({ length: 10 }, (_, last) => 1_233 + last))
  index.add({ name: ['nom123bis'], heading: [], text: [] })
  expect(found(index, [[prefix('nom123')]], 'all')).toHaveLength(11)
  expect(found(index, [[prefix('pal')], [prefix('ca')]], 'all')).toEqual([0, 1])
  expect(found(index, [[prefix('absent')]], 'all')).toEqual([])
})

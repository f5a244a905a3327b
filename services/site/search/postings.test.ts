import { expect, test } from 'vitest'
import { type Alternative, type Lexeme, Postings } from './postings.ts'

const lexeme = (text: string): Lexeme => ({ text, isPrefix: false })
const word = (text: string, weight = 1): Alternative => ({ lexemes: [lexeme(text)], weight })
const phrase = (...texts: string[]): Alternative => ({ lexemes: texts.map(lexeme), weight: 1 })
const prefix = (text: string): Alternative => ({ lexemes: [{ text, isPrefix: true }], weight: 1 })

function postings(): Postings {
  const index = new Postings()
  index.add({ name: ['palmarium'], heading: ['cannes', 'hotel'], teaser: [], text: ['plage'] })
  index.add({ name: ['suite', 'palmarium'], heading: ['cannes', 'chambre'], teaser: [], text: ['hotel', 'palmarium'] })
  index.add({ name: ['casino'], heading: ['dinard'], teaser: [], text: ['hotel', 'plage'] })
  return index
}

/** Matching slots, best first. */
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

test('ranks by where a word stands: name, heading, teaser, text', () => {
  const index = new Postings()
  const parts = ['text', 'teaser', 'heading', 'name'] as const
  for (const part of parts) index.add({ name: ['x', 'y'], heading: [], teaser: [], text: [], [part]: ['spa', 'z'] })
  expect(found(index, [[word('spa')]], 'all')).toEqual([3, 2, 1, 0])
})

test('of two names with a word, the one that it covers more of comes first', () => {
  expect(found(postings(), [[word('palmarium')]], 'all')).toEqual([0, 1])
})

test('a rare word counts more than a frequent one', () => {
  const index = postings()
  index.add({ name: ['golf'], heading: [], teaser: [], text: [] })
  for (let number = 0; number < 20; number += 1) index.add({ name: ['plage'], heading: [], teaser: [], text: [] })
  expect(found(index, [[word('plage')], [word('golf')]], 'any')[0]).toBe(3)
})

test('of pages that have some of the words, more of them count more than a better place', () => {
  const index = postings()
  index.add({ name: [], heading: ['golf'], teaser: [], text: [] })
  index.add({ name: [], heading: [], teaser: ['golf', 'mer'], text: [] })
  expect(found(index, [[word('golf')], [word('mer')], [word('neige')]], 'any')).toEqual([4, 3])
})

test('an alternative of several lexemes stands where the lowest of them does, and counts by its weight', () => {
  expect(found(postings(), [[phrase('suite', 'chambre')]], 'all')).toEqual([1])
  expect(found(postings(), [[phrase('suite', 'plage')]], 'all')).toEqual([])
  expect(found(postings(), [[word('dinard', 0.1), word('cannes')]], 'all').at(-1)).toBe(2)
})

test('a page need not have a word of little weight, unless there is no other; one that has it comes first', () => {
  expect(found(postings(), [[word('hotel')], [word('plage', 0.4)]], 'all').toSorted()).toEqual([0, 1, 2])
  expect(found(postings(), [[word('dinard')], [word('golf', 0.4)]], 'all')).toEqual([2])
  expect(found(postings(), [[word('hotel')], [word('casino', 0.4)]], 'all')[0]).toBe(2)
  expect(found(postings(), [[word('casino', 0.4)], [word('plage', 0.4)]], 'all')).toEqual([2])
})

test('a name is covered by all lexemes of an alternative, not by one', () => {
  const index = new Postings()
  index.add({ name: ['mot', 'objet', 'oubli'], heading: [], teaser: [], text: ['pass'] })
  index.add({ name: ['mot', 'pass', 'oubli'], heading: [], teaser: [], text: [] })
  index.add({ name: ['mot', 'pass'], heading: [], teaser: [], text: ['oubli'] })
  expect(found(index, [[phrase('mot', 'pass')], [word('oubli')]], 'all')[0]).toBe(1)
  expect(found(index, [[phrase('mot', 'pass')]], 'all')[0]).toBe(2)
})

test('tells where each word stands in the heading', () => {
  const { inHeading } = postings().find([[word('hotel')], [word('palmarium')]], 'any')
  expect([...inHeading]).toEqual([1, 0, 0])
})

test('finds beginnings, among many lexemes and among those that came last', () => {
  const index = postings()
  for (let number = 0; number < 5_000; number += 1)
    index.add({ name: [`nom${String(number).padStart(4, '0')}`], heading: [], teaser: [], text: [] })
  expect(found(index, [[prefix('nom123')]], 'all')).toEqual(Array.from({ length: 10 }, (_, last) => 1_233 + last))
  index.add({ name: ['nom123bis'], heading: [], teaser: [], text: [] })
  expect(found(index, [[prefix('nom123')]], 'all')).toHaveLength(11)
  expect(found(index, [[prefix('pal')], [prefix('ca')]], 'all')).toEqual([0, 1])
  expect(found(index, [[prefix('absent')]], 'all')).toEqual([])
})

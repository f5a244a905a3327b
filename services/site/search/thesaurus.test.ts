import { expect, test } from 'vitest'
import type { Alternatives, Lexeme } from './postings.ts'
import { Thesaurus } from './thesaurus.ts'

const lexeme = (text: string): Lexeme => ({ text, isPrefix: false })

/** A thesaurus in which each word is its own lexeme, except a stop word. */
function thesaurus(...rules: string[]): Thesaurus {
  const words = rules.flatMap((rule) => rule.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'de')
  return new Thesaurus(rules, new Map(words.map((word) => [word, [lexeme(word)]])))
}

const typed = (...words: string[]): Alternatives[] => words.map((word) => [{ lexemes: [lexeme(word)], weight: 1 }])

/** Alternatives of each word, as texts. */
const meant = (rules: readonly string[], ...words: string[]): string[][] =>
  thesaurus(...rules)
    .expand([typed(...words)])
    .readings.flatMap((reading) =>
      reading.map((alternatives) => alternatives.map(({ lexemes }) => lexemes.map(({ text }) => text).join(' '))),
    )

test('words of a rule stand for each other, those on its left for those on its right', () => {
  expect(meant(['piscine, bassin'], 'bassin')).toEqual([['bassin', 'piscine']])
  expect(meant(['chien => animaux'], 'chien')).toEqual([['chien', 'animaux']])
  expect(meant(['chien => animaux'], 'animaux')).toEqual([['animaux']])
})

test('the longest run of words counts, without stop words, and takes their place', () => {
  const rules = ['carte => plan', 'carte de fidelite => infiniment']
  expect(meant(rules, 'ma', 'carte', 'fidelite')).toEqual([['ma'], ['carte fidelite', 'infiniment']])
  expect(meant(rules, 'carte', 'vins')).toEqual([['carte', 'plan'], ['vins']])
})

test('a rule may name a value of a facet, which counts more than a word', () => {
  const { readings } = thesaurus('chien => experience:pets').expand([typed('chien')])
  expect(readings[0]?.[0]?.[1]).toMatchObject({ lexemes: [{ text: 'experience:pets' }] })
  expect(readings[0]?.[0]?.[1]?.weight).toBeGreaterThan(1)
})

test('what a word of less weight stands for has its share, and is no value of a facet', () => {
  const [alternatives] = thesaurus('dormir => chambre, kind:hotel')
    .expand([[[{ lexemes: [lexeme('dormir')], weight: 0.5 }]]])
    .readings.flat()
  expect(alternatives?.map(({ lexemes, weight }) => [lexemes[0]?.text, weight])).toEqual([
    ['dormir', 0.5],
    ['chambre', 0.4],
  ])
})

test('words with nothing on the right are ignored, unless they are all there is', () => {
  expect(meant(['avec =>'], 'hôtel', 'avec', 'piscine')).toEqual([['hôtel'], ['piscine']])
  expect(meant(['avec =>'], 'avec')).toEqual([['avec']])
})

test('words for low prices sort, and are not looked for', () => {
  const rules = ['cheap, low cost => sort:price']
  expect(thesaurus(...rules).expand([typed('hotel', 'low', 'cost')])).toMatchObject({ isCheap: true })
  expect(meant(rules, 'hotel', 'low', 'cost')).toEqual([['hotel']])
  expect(thesaurus(...rules).expand([typed('hotel')]).isCheap).toBe(false)
  expect(thesaurus(...rules).expand([typed('low', 'cost'), typed('cheap')])).toEqual({ readings: [], isCheap: true })
})

test('several rules for a word add up, and its words are words of the language', () => {
  expect(meant(['spa => thermes', 'spa, bains'], 'spa')).toEqual([['spa', 'thermes', 'bains']])
  expect([...thesaurus('a b => kind:hotel, sort:price, c').words]).toEqual(['a', 'b', 'c'])
})

test('a rule that is none does no harm', () => {
  expect(meant(['', '=>', ', ,', 'de => x', '=> hotel'], 'hotel')).toEqual([['hotel']])
})

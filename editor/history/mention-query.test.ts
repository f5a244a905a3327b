import { describe, expect, test } from 'vitest'
import { matching, queryAt, withMention } from './mention-query.ts'

const PEOPLE = [
  { id: 1, name: 'Noé Lambert', email: 'publication@example.com' },
  { id: 2, name: 'Anne-Marie Durand', email: 'redaction@example.com' },
  { id: 3, name: 'Élise Lam', email: 'noreen@example.com' },
]

const namesOf = (query: string) => matching(PEOPLE, query).map(({ name }) => name)

describe('a name that is being typed', () => {
  test.each([
    ['@', '', 0],
    ['Vu, @Ber', 'Ber', 4],
    ['(@noé la', 'noé la', 1],
    ['un\n@Anne-Marie', 'Anne-Marie', 3],
  ])('%j has the query %j', (text, query, start) => {
    expect(queryAt(text, text.length)).toEqual({ start, text: query })
  })

  test.each(['', 'contact@barriere', 'Vu, @Noé, merci', '@Noé Lambert a tout relu', 'à 18 h @  '])(
    'there is none in %j',
    (text) => {
      expect(queryAt(text, text.length)).toBeUndefined()
    },
  )

  test('is the one before the caret', () => {
    expect(queryAt('@an et @no', 3)).toEqual({ start: 0, text: 'an' })
    expect(queryAt('@an et @no', 0)).toBeUndefined()
  })
})

test('the list has those whose name or address begins so, without case and accents', () => {
  expect(namesOf('')).toEqual(['Anne-Marie Durand', 'Élise Lam', 'Noé Lambert'])
  expect(namesOf('lam')).toEqual(['Élise Lam', 'Noé Lambert'])
  expect([namesOf('NOE'), namesOf('nor')]).toEqual([['Noé Lambert'], ['Élise Lam']])
  expect(namesOf('marie d')).toEqual(['Anne-Marie Durand'])
  expect(namesOf('elise')).toEqual(['Élise Lam'])
  expect(namesOf('redac')).toEqual(['Anne-Marie Durand'])
  // A space after a complete name ends the query.
  expect([namesOf('noé lambert'), namesOf('noé lambert ')]).toEqual([['Noé Lambert'], []])
  expect(namesOf('ber')).toEqual([])
})

test('what is chosen stands in the place of what was typed, and the caret behind it', () => {
  const insert = (text: string, caret: number) => {
    const query = queryAt(text, caret)
    return query && withMention(text, query, 'Noé Lambert')
  }
  expect(insert('Vu, @no', 7)).toEqual({ text: 'Vu, @Noé Lambert ', caret: 17 })
  expect(insert('Vu, @no merci', 7)).toEqual({ text: 'Vu, @Noé Lambert merci', caret: 17 })
})

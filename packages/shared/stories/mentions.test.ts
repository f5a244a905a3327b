import { describe, expect, test } from 'vitest'
import { readMentions } from './mentions.ts'

const PEOPLE = [
  { id: 1, name: 'Anne Durand' },
  { id: 2, name: 'Paul Petit' },
  { id: 3, name: 'Paul Grand' },
  { id: 4, name: 'Noé Lambert' },
  { id: 5, name: 'Jean-Paul Aubert' },
  { id: 6, name: 'Paul Grandin' },
  { id: 7, name: 'Lou Perrin' },
  { id: 8, name: 'Lou Perrin' },
]

const mention = (id: number) => ({
  type: 'mention',
  attrs: { id, label: PEOPLE.find((person) => person.id === id)?.name },
})
const text = (words: string) => ({ type: 'text', text: words })

describe('a mention', () => {
  test.each([
    ['a full name with its spaces', 'Vu, @Anne Durand ?', [text('Vu, '), mention(1), text(' ?')]],
    ['a first name that one person alone has', '@anne, merci', [mention(1), text(', merci')]],
    ['a name in one word', '@PaulGrand et @paul.petit', [mention(3), text(' et '), mention(2)]],
    ['the longest name that fits', '@Paul Grandin', [mention(6)]],
    [
      'a name without its accents, and one that is typed in parts',
      '@noe lambert @Noe\u0301',
      [mention(4), text(' '), mention(4)],
    ],
    ['a compound first name', '@Jean-Paul.', [mention(5), text('.')]],
    ['a name that an address follows', '@anne@durand.example', [mention(1), text('@durand.example')]],
    ['the same person twice', '@anne @Anne Durand', [mention(1), text(' '), mention(1)]],
  ])('is %s', (_what, message, parts) => {
    expect(readMentions(message, PEOPLE)).toEqual({ parts, unclear: [] })
  })

  test.each([
    ['an e-mail address', 'contact@barriere.example, anne@durand.example'],
    ['an at sign alone', 'à 18 h @ Deauville, @ et @2026'],
  ])('is not %s', (_what, message) => {
    expect(readMentions(message, PEOPLE)).toEqual({ parts: [text(message)], unclear: [] })
  })

  test('of nobody, or of several people, stays text and is told', () => {
    expect(readMentions('@Ber, @Paul et @anne : @lou perrin', PEOPLE)).toEqual({
      parts: [text('@Ber, @Paul et '), mention(1), text(' : @lou perrin')],
      unclear: [
        { label: 'Ber', fault: 'nobody' },
        { label: 'Paul', fault: 'several' },
        { label: 'lou perrin', fault: 'several' },
      ],
    })
  })

  test('of people of one name is whom the list was asked for last', () => {
    expect(readMentions('@Lou Perrin', PEOPLE, [7, 8, 1])).toEqual({ parts: [mention(8)], unclear: [] })
    expect(readMentions('@Lou Perrin', PEOPLE, [1])).toMatchObject({ unclear: [{ fault: 'several' }] })
  })

  test('keeps every character of what is no name, also where the text is empty', () => {
    expect(readMentions('', PEOPLE)).toEqual({ parts: [], unclear: [] })
    expect(readMentions('un\n\n deux  ', [])).toEqual({ parts: [text('un\n\n deux  ')], unclear: [] })
  })
})

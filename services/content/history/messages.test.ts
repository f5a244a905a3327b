import { describe, expect, test } from 'vitest'
import { HttpError } from '../../kit/http-error.ts'
import { mentionedIn, messageOf, shownMessage } from './messages.ts'

const PEOPLE = [
  { id: 7, name: 'Anne Durand' },
  { id: 8, name: 'Paul Petit' },
]

const mention = (id: unknown, label: string) => ({ type: 'mention', attrs: { id, label } })
const text = (words: string) => ({ type: 'text', text: words })

describe('a comment', () => {
  test('that is one text has its mentions by id, and those of nobody as text', () => {
    expect(messageOf({ message: 'Vu, @anne et @Ber ?' }, PEOPLE)).toEqual({
      message: 'Vu, @Anne Durand et @Ber ?',
      messageJson: [text('Vu, '), mention(7, 'Anne Durand'), text(' et @Ber ?')],
    })
  })

  test('in parts keeps the person, not the label that a client has for them', () => {
    const parts = [mention('7', 'Quelqu’un d’autre'), text(' et '), mention(undefined, 'Paul'), mention(null, 'Ber')]
    expect(messageOf({ message_json: parts }, PEOPLE)).toEqual({
      message: '@Anne Durand et @Paul Petit@Ber',
      messageJson: [mention(7, 'Anne Durand'), text(' et '), mention(8, 'Paul Petit'), text('@Ber')],
    })
  })

  test.each([9, '9', '7.0', {}, 9_007_199_254_740_993n])('with the id of nobody, %s, is refused', (id) => {
    expect(() => messageOf({ message_json: [mention(id, 'Anne Durand')] }, PEOPLE)).toThrow(HttpError)
  })

  test.each([{ message: ' ' }, { message_json: [] }, { message_json: [text(' \n')] }, {}])('%o is none', (given) => {
    expect(() => messageOf(given, PEOPLE)).toThrow(HttpError)
  })

  test('mentions each person once', () => {
    const { messageJson } = messageOf({ message: '@anne, @Anne Durand et @paul' }, PEOPLE)
    expect(mentionedIn(messageJson)).toEqual([7, 8])
  })

  test('shows the names that people have now; who was removed keeps theirs', () => {
    const { messageJson } = messageOf({ message: '@anne et @paul' }, PEOPLE)
    expect(shownMessage(messageJson, new Map([[7, 'Anne Martin']]))).toEqual({
      message: '@Anne Martin et @Paul Petit',
      message_json: [mention(7, 'Anne Martin'), text(' et '), mention(8, 'Paul Petit')],
    })
  })

  test('of before, whose mentions are names alone, is shown as it was written and mails nobody', () => {
    const parts = [mention(undefined, 'Anne'), text(' ?')]
    expect(shownMessage(parts, new Map([[7, 'Anne Durand']]))).toEqual({ message: '@Anne ?', message_json: parts })
    expect(mentionedIn(parts)).toEqual([])
  })
})

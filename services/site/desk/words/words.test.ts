import { describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { EN } from './en.ts'
import { FR } from './fr.ts'
import { leavesOf } from '@barriere/testing/leaves.ts'
import { WORDS } from './words.ts'

/** Texts that are the same in both languages. */
const ALIKE = [
  'members.programme',
  'members.states.programme',
  'cards.casino',
  'terminals.casino',
  'refunds.date',
  'refunds.casino',
  'events.exported',
]

const [french, english] = [leavesOf(FR), leavesOf(EN)]

test('both languages have the same words, none of them empty', () => {
  expect(new Set(english.keys())).toEqual(new Set(french.keys()))
  for (const leaves of [french, english])
    expect([...leaves].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
})

test('a word that both languages write alike is listed', () => {
  expect([...french].filter(([key, text]) => english.get(key) === text).map(([key]) => key)).toEqual(ALIKE)
})

test('English has neither French letters nor no-break spaces', () => {
  expect([...english.values()].filter((text) => /[àâçéèêëîïôùûœ«»\u00a0\u202f]/i.test(text))).toEqual([])
})

describe.each(LOCALES)('%s', (language) => {
  const { formats, list } = WORDS[language]

  test('one is singular, two is plural; none is as the language has it', () => {
    expect([0, 1, 2].map(list.found)).toEqual(
      { fr: ['0 demande', '1 demande', '2 demandes'], en: ['0 requests', '1 request', '2 requests'] }[language],
    )
  })

  test('moments in Paris, amounts and numbers are written its way', () => {
    const moment = new Date('2026-11-02T19:30:00Z')
    expect([formats.moment(moment), formats.short(moment), formats.hour(moment.getTime())]).toEqual(
      {
        fr: ['2 novembre 2026 à 20:30', '02/11/2026 20:30', '20 h 30'],
        en: ['2 November 2026 at 20:30', '02/11/2026, 20:30', '20:30'],
      }[language],
    )
    expect([formats.euros(123_450), formats.number(5_000)]).toEqual(
      { fr: ['1\u202f234,50\u00a0€', '5\u202f000'], en: ['€1,234.50', '5,000'] }[language],
    )
  })
})

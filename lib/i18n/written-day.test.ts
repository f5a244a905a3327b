import { expect, test } from 'vitest'
import { readDay, writeDay } from './written-day.ts'

test.each([
  '14/07/1988',
  '14.7.1988',
  '14-07-1988',
  '14 07 1988',
  '14 / 7 / 1988',
  '14071988',
  '1988-07-14',
  ' 14/07/1988 ',
])('%s is 14 July 1988 in both languages', (text) => {
  expect([readDay(text, 'fr'), readDay(text, 'en')]).toEqual(['1988-07-14', '1988-07-14'])
})

test.each([
  ['14 juillet 1988', 'fr', '1988-07-14'],
  ['1er août 1990', 'fr', '1990-08-01'],
  ['3 fév. 1971', 'fr', '1971-02-03'],
  ['14 July 1988', 'en', '1988-07-14'],
  ['3rd of May 1971', 'en', '1971-05-03'],
  ['29/02/2000', 'fr', '2000-02-29'],
] as const)('%s in %s is %s', (text, locale, day) => {
  expect(readDay(text, locale)).toBe(day)
})

test.each([
  '',
  '14-07-88',
  '14/07/88',
  '07/14/1988',
  '31/04/1990',
  '29/02/1900',
  '29/02/2001',
  '00/01/1990',
  '1988-13-01',
  '1988-7-14',
  '14/07',
  '14 jui 1988',
  '14 July 1988',
  '140788',
  'demain',
  '14/07/19888',
])('%j is no day in French', (text) => {
  expect(readDay(text, 'fr')).toBeUndefined()
})

test('a formatted day parses back to itself', () => {
  expect([writeDay('1988-07-14'), readDay(writeDay('1988-07-14'), 'en'), writeDay('')]).toEqual([
    '14/07/1988',
    '1988-07-14',
    '',
  ])
})

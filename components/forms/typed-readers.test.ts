import { expect, test } from 'vitest'
import { readParagraphs, readWholeNumber } from './typed-readers.ts'

test.each([
  ['12 000', '12000'],
  ['12\u202f000\u00a0€', '12000'],
  ['1.200.000', '1200000'],
  ['12,000', '12000'],
  ['007', '7'],
  ['0', '0'],
  ['12,5', '12,5'],
  ['douze', 'douze'],
])('the whole number %s', async (typed, read) => {
  expect(await readWholeNumber(typed, {})).toEqual({ ok: true, value: read })
})

test('paragraphs keep their lines; tabs become spaces, other control characters go', async () => {
  expect(await readParagraphs('Un\tdeux\r\n\ntrois\u0000\u009f', {})).toEqual({ ok: true, value: 'Un deux\n\ntrois' })
})

import { expect, test } from 'vitest'
import { displayPhone, phoneHref, phonesIn } from './displayed-phone.ts'

test.each([
  ['02 61 91 10 00', 'tel:+33261911000'],
  ['02.61.91.10.00', 'tel:+33261911000'],
  ['+33 (0)2 61 91 10 00', 'tel:+33261911000'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['3615', 'tel:3615'],
  ['accueil', undefined],
])('%s leads to %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test('a number is never cut at the end of a line', () => {
  expect(displayPhone(' 02 61  91 10 00 ')).toBe('02\u00a061\u00a091\u00a010\u00a000')
})

test.each([
  [
    'Appelez le 02 61 91 00 14 : nous répondons.',
    [
      { text: 'Appelez le ' },
      { text: '02\u00a061\u00a091\u00a000\u00a014', href: 'tel:+33261910014' },
      { text: ' : nous répondons.' },
    ],
  ],
  ['+33 2 61 91 00 14', [{ text: '+33\u00a02\u00a061\u00a091\u00a000\u00a014', href: 'tel:+33261910014' }]],
  ['RCS 802 61 91 10 00, SIRET 02 61 91 10 000', [{ text: 'RCS 802 61 91 10 00, SIRET 02 61 91 10 000' }]],
  ['Rien.', [{ text: 'Rien.' }]],
  ['', []],
])('the numbers in “%s” are parts of their own', (text, parts) => {
  expect(phonesIn(text)).toEqual(parts)
})

import { expect, test } from 'vitest'
import { cvipNumber, isCvipNumber } from './cvip-number.ts'

test('a CVIP number has the check digit of Luhn’s algorithm', () => {
  expect(cvipNumber('799273987')).toBe('7992739871'.slice(0, 9) + '5')
  for (const digits of ['000000000', '123456789', '987654321']) expect(isCvipNumber(cvipNumber(digits))).toBe(true)
})

test('any wrong digit, and two neighbours swapped, show', () => {
  const number = cvipNumber('301946257')
  for (let place = 0; place < 10; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = number.slice(0, place) + String(digit) + number.slice(place + 1)
      expect(isCvipNumber(changed)).toBe(changed === number)
    }
    const [one = '', two = ''] = number.slice(place, place + 2)
    if (two === '' || one === two) continue
    expect(isCvipNumber(number.slice(0, place) + two + one + number.slice(place + 2))).toBe(false)
  }
})

test.each(['', '30194625', '30194625710', '301946257a', '٣٠١٩٤٦٢٥٧١'])('%j is none', (text) => {
  expect(isCvipNumber(text)).toBe(false)
})

import { expect, test } from 'vitest'
import { parametersOf } from '@barriere/shared/contracts/read-query.ts'
import { readSearch } from './read-search.ts'

test('repeated parameters are lists, others their value', () => {
  expect(parametersOf(new URLSearchParams('kind=hotel&q=mer&kind=room&q='))).toEqual({
    kind: ['hotel', 'room'],
    q: ['mer', ''],
  })
})

test('an address full of parameters costs no more than its length', () => {
  const search = new URLSearchParams(Array.from({ length: 200_000 }, (_, index) => [`p${index}`, 'x']))
  const begun = process.cpuUsage()
  expect(readSearch(parametersOf(search), 'fr').refused).toEqual([])
  // Looking each name up by itself takes minutes.
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
})

test.each([
  ['q', 'a'.repeat(201)],
  ['page', '51'],
  ['page', '1e9'],
  ['priceMax', '1000001'],
  ['radius', '1001'],
  ['near', '91,0'],
  ['from', '2026-02-30'],
  ['town', 'x'.repeat(81)],
])('%s of %s is beyond what a search takes', (name, value) => {
  expect(readSearch({ [name]: value }, 'fr').refused).toEqual([name])
})

test('more than twenty values of a filter are beyond what a search takes', () => {
  expect(readSearch({ town: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'fr').refused).toEqual(['town'])
})

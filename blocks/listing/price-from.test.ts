import { expect, test } from 'vitest'
import { priceFrom } from './price-from.ts'

test('a price starts from its amount, under “from” or words of its own; nothing to pay is free', () => {
  expect(priceFrom(42, 'fr')).toEqual({ label: 'dès', value: '42\u00a0€' })
  expect(priceFrom(42, 'en', 'from, per person')).toEqual({ label: 'from, per person', value: '€42' })
  expect(priceFrom(0, 'fr', 'dès, par personne')).toEqual({ value: 'Gratuit' })
  expect(priceFrom(undefined, 'en')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { formatMoney, formatMoneyInColumn } from './money.ts'

test.each([
  [28_500, '285 €', '€285'],
  [128_550, '1 285,50 €', '€1,285.50'],
  [1_205, '12,05 €', '€12.05'],
  [0, '0 €', '€0'],
  [99_999_999, '999 999,99 €', '€999,999.99'],
])('%i cents', (cents, french, english) => {
  const money = { cents, currency: 'EUR' } as const
  expect([formatMoney(money, 'fr').replaceAll(/[\u00a0\u202f]/g, ' '), formatMoney(money, 'en')]).toEqual([
    french,
    english,
  ])
  // No line may end within an amount.
  expect(formatMoney(money, 'fr')).not.toContain(' ')
})

test('in a column each amount has its cents', () => {
  const text = (cents: number) =>
    formatMoneyInColumn({ cents, currency: 'EUR' }, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')
  expect([text(1_439_100), text(1_415_240)]).toEqual(['14 391,00 €', '14 152,40 €'])
})

import { expect, test } from 'vitest'
import { prizeForecast } from './prizes.ts'

const buyIn = { prize: 8_500, fee: 1_000, staff: 500 }

test('each entry brings its part, and the guarantee is the least', () => {
  expect(prizeForecast([{ entries: 40, buyIn }], 500_000)).toEqual({ entries: 40, cents: 500_000 })
  const days = [
    { entries: 40, buyIn },
    { entries: 30, buyIn },
  ]
  expect(prizeForecast(days, 500_000)).toEqual({ entries: 70, cents: 595_000 })
  expect(prizeForecast([{ entries: 3 }], 0)).toEqual({ entries: 3, cents: 0 })
})

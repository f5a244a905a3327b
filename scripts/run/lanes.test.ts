import { expect, test } from 'vitest'
import { laneOf, specsOf } from './lanes.ts'

const FILES = {
  vitest: ['blocks/seats/seats.test.tsx', 'services/casino/seats/hold.test.ts', 'lib/domain/money.test.ts'],
  browser: ['e2e/seats.spec.ts', 'e2e/desk-seats.spec.ts', 'e2e/table.spec.ts'],
}

test('a word finds the unit, contract and browser tests whose path has it', () => {
  expect(laneOf(['seats'], FILES)).toEqual({
    vitest: ['blocks/seats/seats.test.tsx', 'services/casino/seats/hold.test.ts'],
    browser: ['e2e/seats.spec.ts', 'e2e/desk-seats.spec.ts'],
  })
})

test('several words find what has one of them, a path finds its file', () => {
  expect(laneOf(['table', 'lib/domain/money.test.ts'], FILES)).toEqual({
    vitest: ['lib/domain/money.test.ts'],
    browser: ['e2e/table.spec.ts'],
  })
  expect(laneOf(['nowhere'], FILES)).toEqual({ vitest: [], browser: [] })
})

test('the project has tests of both kinds', () => {
  const { vitest, browser } = laneOf(['seats'])
  expect(vitest).toContain('tests/contracts/casino/seats-http.test.ts')
  expect(browser).toContain('e2e/seats.spec.ts')
})

test('a changed file brings the browser tests of its name and folder, a changed spec itself', () => {
  expect(specsOf(['services/casino/seats/hold.ts'], FILES)).toEqual(['e2e/seats.spec.ts'])
  expect(specsOf(['lib/domain/table.ts', 'e2e/desk-seats.spec.ts'], FILES)).toEqual([
    'e2e/desk-seats.spec.ts',
    'e2e/table.spec.ts',
  ])
  expect(specsOf(['lib/domain/money.ts'], FILES)).toEqual([])
})

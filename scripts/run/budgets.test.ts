import { expect, test } from 'vitest'
import { overBudget } from './budgets.ts'

test('a stage within its budget is not named', () => {
  expect(
    overBudget(
      [
        ['static checks', 60],
        ['weights', 19.6],
        ['unknown', 700],
      ],
      'default',
    ),
  ).toEqual([])
})

test('a stage over its budget is named with its excess, and the whole run with its own', () => {
  expect(
    overBudget(
      [
        ['static checks', 75],
        ['browser tests', 900],
      ],
      'default',
    ),
  ).toEqual([
    'Over budget: static checks took 75 s of 60 s, 15 s too long',
    'Over budget: browser tests took 900 s of 520 s, 380 s too long',
    'Over budget: the whole run took 975 s of 900 s, 75 s too long',
  ])
})

test('at full size only the whole run has a budget', () => {
  expect(overBudget([['browser tests', 3_000]], 'all')).toEqual([])
  expect(overBudget([['browser tests', 3_601]], 'all')).toEqual([
    'Over budget: the whole run took 3601 s of 3600 s, 1 s too long',
  ])
})

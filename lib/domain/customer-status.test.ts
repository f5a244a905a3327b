import { expect, test } from 'vitest'
import { customerStatusOf } from './customer-status.ts'

test.each([
  ['IBPROSPECT', 'discovery'],
  ['IBCOLLABORATEUR', 'collaborator'],
  ['IBINFINIMENT', 'infinitely'],
  ['IBGOLD', 'infinitely'],
  ['', 'infinitely'],
  ['constructor', 'infinitely'],
])('%s is %s', (level, status) => {
  expect(customerStatusOf(level)).toBe(status)
})

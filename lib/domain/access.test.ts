import { expect, test } from 'vitest'
import { ACCESSES, admits, toAccess } from './access.ts'

test.each([
  ['public', ['discovery', 'infinitely', 'collaborator']],
  ['members', ['discovery', 'infinitely', 'collaborator']],
  ['infinitely', ['infinitely', 'collaborator']],
  ['collaborators', ['collaborator']],
] as const)('%s is for %j', (access, statuses) => {
  expect((['discovery', 'infinitely', 'collaborator'] as const).filter((status) => admits(access, status))).toEqual(
    statuses,
  )
})

test('an unknown access level means members only', () => {
  expect(ACCESSES.map(toAccess)).toEqual(ACCESSES)
  expect([undefined, '', 'PUBLIC', 'everyone', true, 'constructor'].map(toAccess)).toEqual(Array(6).fill('members'))
})

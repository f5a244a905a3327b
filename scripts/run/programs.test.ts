import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BENCHES, TOOLS, commandOf, programList } from './programs.ts'

test.each(Object.entries({ ...BENCHES, ...TOOLS }))(
  '%s is a file of the project, or npm',
  (_, { command: [first] }) => {
    expect(first === 'npm' || existsSync(first)).toBe(true)
  },
)

test('a file runs with Node, its first arguments before those given', () => {
  const program = { about: '', command: ['scripts/backup.ts', 'restore'] } as const
  expect(commandOf(program, ['folder'])).toEqual(['node', 'scripts/backup.ts', 'restore', 'folder'])
  expect(commandOf({ about: '', command: ['npm', 'sbom'] }, ['--omit'])).toEqual(['npm', 'sbom', '--omit'])
})

test('a list has a line a name', () => {
  expect(programList({ a: { about: 'one' }, longer: { about: 'two' } })).toBe('  a       one\n  longer  two')
})

import { describe, expect, test } from 'vitest'
import { importsOf } from '#tests/architecture/layers.ts'
import { dependents, isAbout, laneOfChanges, laneOfWords } from './lanes.ts'

const FILES = [
  'packages/shared/domain/money.ts',
  'packages/shared/domain/money.test.ts',
  'components/seats/seat-list.test.tsx',
  'tests/contracts/casino/seats.test.ts',
  'e2e/seats.spec.ts',
  'e2e/support/test.ts',
  'demo/tests/seats.test.ts',
  'docs/seats.md',
]

const ROOT = '/home/somebody/project'

describe('a lane of words', () => {
  test('is every test file with one of them in its path, not of the demonstration', () => {
    expect(laneOfWords(FILES, ['seats'], ROOT)).toEqual({
      units: ['components/seats/seat-list.test.tsx', 'tests/contracts/casino/seats.test.ts'],
      browser: ['e2e/seats.spec.ts'],
      unmatched: [],
    })
    expect(laneOfWords(FILES, ['money', 'contracts'], ROOT).units).toEqual([
      'packages/shared/domain/money.test.ts',
      'tests/contracts/casino/seats.test.ts',
    ])
  })

  test('takes the path of a test, also from the working directory or the root of the machine', () => {
    for (const path of ['e2e/seats.spec.ts', './e2e/seats.spec.ts', `${ROOT}/e2e/seats.spec.ts`])
      expect(laneOfWords(FILES, [path], ROOT)).toEqual({ units: [], browser: ['e2e/seats.spec.ts'], unmatched: [] })
  })

  test('takes the path of a source file for its tests', () => {
    expect(laneOfWords(FILES, ['packages/shared/domain/money.ts'], ROOT).units).toEqual([
      'packages/shared/domain/money.test.ts',
    ])
  })

  test('names the words that are in no path', () => {
    expect(laneOfWords(FILES, ['money', 'casion'], ROOT).unmatched).toEqual(['casion'])
    expect(laneOfWords(FILES, ['docs/seats'], ROOT).unmatched).toEqual(['docs/seats'])
  })
})

test('imports are read as paths from the root', () => {
  const text = `import { a } from './a.ts'
import '../styles.css'
export { b } from '#lib/b.ts'
const c = await import('#lib/c.ts')
import type { e } from '@barriere/shared/domain/e.ts'
import { d } from 'node:fs'`
  expect(importsOf('app/x/page.tsx', text)).toEqual([
    'app/x/a.ts',
    'app/styles.css',
    'lib/b.ts',
    'lib/c.ts',
    'packages/shared/domain/e.ts',
  ])
})

test('dependents are found through other files, and circles end', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'a.ts']],
    ['d.ts', []],
  ])
  expect([...dependents(imports, ['c.ts'])].sort()).toEqual(['a.ts', 'b.ts', 'c.ts'])
})

describe('a browser test is about a source file', () => {
  test.each([
    ['e2e/seats.spec.ts', 'components/seats/seat-list.tsx', true],
    ['e2e/desk-seats.spec.ts', 'components/seats/seat-list.tsx', true],
    ['e2e/table.spec.ts', 'blocks/table-popin/table-popin.tsx', true],
    ['e2e/search.spec.ts', 'app/[locale]/search/page.tsx', true],
    ['e2e/pages.spec.ts', 'app/[locale]/search/page.tsx', false],
    ['e2e/map.spec.ts', 'components/sitemap/list.tsx', false],
    ['e2e/icons.spec.ts', 'packages/shared/domain/money.ts', false],
  ])('%s, %s: %s', (spec, path, expected) => {
    expect(isAbout(spec, path)).toBe(expected)
  })
})

describe('a lane of changes', () => {
  const imports = new Map([
    ['packages/shared/domain/money.ts', []],
    ['packages/shared/domain/money.test.ts', ['packages/shared/domain/money.ts']],
    ['components/seats/price.tsx', ['packages/shared/domain/money.ts']],
    ['components/seats/price.test.tsx', ['components/seats/price.tsx']],
    ['lib/domain/other.test.ts', []],
    ['e2e/support/stack.ts', ['packages/shared/domain/money.ts']],
    ['e2e/seats.spec.ts', ['e2e/support/stack.ts']],
    ['e2e/icons.spec.ts', []],
  ])

  test('follows imports to unit tests, and only the helpers of browser tests to these', () => {
    expect(laneOfChanges(imports, ['packages/shared/domain/money.ts'])).toEqual({
      units: ['packages/shared/domain/money.test.ts', 'components/seats/price.test.tsx'],
      browser: [],
    })
    expect(laneOfChanges(imports, ['e2e/support/stack.ts']).browser).toEqual(['e2e/seats.spec.ts'])
  })

  test('has browser tests that a changed source file is named like', () => {
    expect(laneOfChanges(imports, ['components/seats/price.tsx'])).toEqual({
      units: ['components/seats/price.test.tsx'],
      browser: ['e2e/seats.spec.ts'],
    })
  })

  test('has changed tests themselves, and none that was deleted', () => {
    expect(
      laneOfChanges(imports, ['e2e/icons.spec.ts', 'lib/domain/gone.test.ts', 'lib/domain/other.test.ts']),
    ).toEqual({ units: ['lib/domain/other.test.ts'], browser: ['e2e/icons.spec.ts'] })
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evidenceFaults, rowsOf } from './evidence.ts'

const TABLE = 'docs/specification.md'

/** Sentences without a test. A new one is added here by hand, or gets a test. */
const UNTESTED = [
  'Popin: sponsorship is confirmed (a line of status in the page)',
  '`_payload.json` of a prerendered route: turned down',
]

const HEAD = '| Sentence | Where | Test |'
const RULE = '| --- | --- | --- |'

/** Faults of the rows of a table: empty cells, missing files, tests without the quoted text. */
const faultsOf = (text: string): string[] =>
  rowsOf(text, HEAD).flatMap((cells) => {
    const [sentence, where = '', tests = ''] = cells
    if (cells.length !== 3 || cells.includes('')) return [`three cells: ${cells.join(' | ')}`]
    if (sentence?.endsWith('not shown') && !where.includes('`docs/decisions/')) return [`no decision: ${sentence}`]
    return evidenceFaults(where, tests).map((fault) => `${sentence}: ${fault}`)
  })

const untestedOf = (text: string): string[] =>
  rowsOf(text, HEAD).flatMap(([sentence = '', , tests]) => (tests === 'none' ? [sentence] : []))

describe(TABLE, () => {
  const text = readFileSync(TABLE, 'utf8')

  test('every row names files that exist, and tests that have its title', () => {
    expect(rowsOf(text, HEAD).length).toBeGreaterThan(300)
    expect(faultsOf(text)).toEqual([])
  })

  test('has the nine sections of the specification', () => {
    expect([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => number)).toEqual([...'123456789'])
  })

  test('no other sentence is without a test', () => {
    expect(untestedOf(text)).toEqual(UNTESTED)
  })
})

describe('a table', () => {
  const OWN = 'tests/architecture/specification-table.test.ts'
  const row = (where: string, named: string) => `${HEAD}\n${RULE}\n| A sentence | ${where} | ${named} |`
  const here = `\`${OWN}\`: “a good row is none”`

  test('a good row is none', () => {
    expect(faultsOf(row(`\`${OWN}\`, \`package.json\``, `${here}; ${here}`))).toEqual([])
    expect(faultsOf(row(`\`${OWN}\``, 'none'))).toEqual([])
  })

  test.each([
    ['a file that is not there', row('`lib/nope.ts`', here)],
    ['one of two files that is not there', row('`package.json`, `lib/nope.ts`', here)],
    ['a file in no quotes', row('package.json', here)],
    ['a test file that is not there', row('`package.json`', '`lib/nope.test.ts`: “x”')],
    ['a file that holds no tests', row('`package.json`', '`README.md`: “Barrière”')],
    ['a title that is not there', row('`package.json`', `\`${OWN}\`: “a good row is ${'bad'}”`)],
    ['a second title that is not there', row('`package.json`', `${here}; \`${OWN}\`: “of ${'nothing'}”`)],
    ['a test without a title', row('`package.json`', `\`${OWN}\``)],
    ['a gap without a decision', row('`package.json`', 'none').replace('A sentence', 'A rule: not shown')],
    ['an empty cell', row('`package.json`', '')],
    ['a cell too few', `${HEAD}\n${RULE}\n| A sentence | \`package.json\` |`],
  ])('%s is a fault', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  test('a sentence without a test is told', () => {
    expect(untestedOf(row('`package.json`', 'none'))).toEqual(['A sentence'])
    expect(untestedOf(row('`package.json`', here))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evidenceFaults, rowsOf } from './evidence.ts'

const TABLE = 'docs/asvs.md'

/** OWASP ASVS 5.0: the levels of each section's requirements, a figure each, in their order. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

/** Requirements that are met by code without a test. A new one is added here by hand, or gets a test. */
const UNTESTED = ['1.2.5', '4.1.2', '6.2.10']

const HEAD = '| Number | Level | What it asks | Verdict | Where, or why | Test |'

const SUMMARY =
  '| Chapter | Level 1: met | not applicable | not met | Level 2: met | not applicable | not met | Level 3: met |'

/** Columns of the summary behind the chapter: a level and a verdict. */
const COLUMNS = [
  ['1', 'met'],
  ['1', 'not applicable'],
  ['1', 'not met'],
  ['2', 'met'],
  ['2', 'not applicable'],
  ['2', 'not met'],
  ['3', 'met'],
] as const

const levelOf = (number: string): string | undefined => {
  const [, section = '', place] = /^(\d+\.\d+)\.(\d+)$/.exec(number) ?? []
  return LEVELS[section]?.[Number(place) - 1]
}

const REQUIRED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1}`])),
)

/** Faults of the rows: a wrong level, an unknown verdict, missing evidence. */
const faultsOf = (text: string): string[] =>
  rowsOf(text, HEAD).flatMap((cells) => {
    const [number = '', level, asks, verdict, where = '', tests = ''] = cells
    const fault = (what: string) => [`${number}: ${what}`]
    if (cells.length !== 6 || cells.includes('')) return fault(`six cells, not “${asks}”`)
    if (level !== levelOf(number)) return fault(`level ${level}`)
    if (verdict === 'not applicable' || (verdict === 'not met' && level !== '3'))
      return tests === 'none' ? [] : fault(`${verdict}, with a test`)
    if (verdict !== 'met') return fault(`verdict “${verdict}”`)
    const files = where.split(' · ', 1)[0] as string
    const isWritten = files.split(', ').every((file) => /^`(?:docs\/.+|.+\.md)`$/.test(file))
    if (tests === 'none' && !isWritten && !UNTESTED.includes(number)) return fault('met by code without a test')
    return evidenceFaults(files, tests).map((missing) => `${number}: ${missing}`)
  })

/** The summary of the rows: chapters with their counts, and the sum. */
function summaryOf(text: string): string[][] {
  const rows = rowsOf(text, HEAD)
  const countsOf = (chapter?: string) =>
    COLUMNS.map(([level, verdict]) =>
      String(
        rows.filter(
          ([number = '', ofLevel, , is]) =>
            ofLevel === level && is === verdict && (chapter === undefined || number.split('.', 1)[0] === chapter),
        ).length,
      ),
    )
  const chapters = [...text.matchAll(/^## (V(\d+) .+)$/gm)]
  return [...chapters.map(([, name = '', number]) => [name, ...countsOf(number)]), ['Sum', ...countsOf()]]
}

describe(TABLE, () => {
  const text = readFileSync(TABLE, 'utf8')

  test('every row has its level, a verdict, and files and tests that exist', () => {
    expect(faultsOf(text)).toEqual([])
  })

  test('each requirement of levels 1 and 2 has one row, and those of level 3 one at most', () => {
    const numbers = rowsOf(text, HEAD).map(([number = '']) => number)
    expect(REQUIRED).toHaveLength(253)
    expect(numbers.filter((number) => levelOf(number) !== '3')).toEqual(REQUIRED)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('the summary is the sum of the rows', () => {
    expect(rowsOf(text, SUMMARY)).toEqual(summaryOf(text))
  })

  test('the list of what is not met names each once', () => {
    const list = [...text.matchAll(/^\d+\. \*\*([^*]+)\*\*/gm)].flatMap(([, numbers = '']) => numbers.split(', '))
    const rows = rowsOf(text, HEAD).flatMap(([number = '', , , verdict]) => (verdict === 'not met' ? [number] : []))
    expect(list.toSorted()).toEqual(rows.toSorted())
  })
})

describe('a row', () => {
  const OWN = 'tests/architecture/asvs.test.ts'
  const row = (...cells: readonly string[]) => `${HEAD}\n|${' --- |'.repeat(6)}\n| ${cells.join(' | ')} |`
  const here = `\`${OWN}\`: “a good one is no fault”`

  test('a good one is no fault', () => {
    for (const cells of [
      ['1.1.1', '2', 'x', 'met', `\`${OWN}\` · by this`, here],
      ['1.1.1', '2', 'x', 'met', '`README.md`, `docs/decisions/README.md`', 'none'],
      ['1.1.1', '2', 'x', 'not applicable', 'No such thing', 'none'],
      ['1.1.1', '2', 'x', 'not met', 'Why. To do: that', 'none'],
    ])
      expect(faultsOf(row(...cells))).toEqual([])
  })

  test.each([
    ['a number that there is not', ['1.1.9', '2', 'x', 'met', `\`${OWN}\``, here]],
    ['another level', ['1.1.1', '1', 'x', 'met', `\`${OWN}\``, here]],
    ['another verdict', ['1.1.1', '2', 'x', 'partly met', `\`${OWN}\``, here]],
    ['of level 3, not met', ['1.2.10', '3', 'x', 'not met', 'Why', 'none']],
    ['code without a test', ['1.1.1', '2', 'x', 'met', '`package.json`', 'none']],
    ['a file that is not there', ['1.1.1', '2', 'x', 'met', '`lib/nope.ts`', here]],
    ['a title that is not there', ['1.1.1', '2', 'x', 'met', `\`${OWN}\``, `\`${OWN}\`: “is ${'nowhere'}”`]],
    ['a test of what is not met', ['1.1.1', '2', 'x', 'not met', 'Why', here]],
    ['an empty cell', ['1.1.1', '2', 'x', 'not met', '', 'none']],
  ])('%s is a fault', (_, cells) => {
    expect(faultsOf(row(...cells))).toHaveLength(1)
  })
})

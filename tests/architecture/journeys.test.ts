import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LISTS = ['docs/journeys.md', 'docs/faults.md']

/** `- Sentence. (`file`: “title”)` */
const NAMED = /^- .*\(`([^`]+)`: “([^”]+)”\)$/

/** Title of a test as a string literal of any kind; also of what `test.each(…)` and `test.skipIf(…)` give. */
const TITLE = /(?:\b(?:test|it|ownTest)|\))\(\s*(?:'((?:\\.|[^'\\])+)'|"((?:\\.|[^"\\])+)"|`((?:\\.|[^`\\])+)`)/g

/** Titles of a file's tests as patterns: a placeholder of a template literal matches any text. */
const titles = (source: string): RegExp[] =>
  [...source.matchAll(TITLE)].map(([, single, double, template]) => {
    const literal = (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1')
    return new RegExp(
      `^${literal
        .split(/\$\{[^}]*\}/)
        .map(RegExp.escape)
        .join('.+')}$`,
    )
  })

/** Journeys that name a test that does not exist. */
const missing = (lines: readonly string[]): string[] =>
  lines.filter((line) => {
    const [, file = '', title = ''] = NAMED.exec(line) ?? []
    return !existsSync(file) || !titles(readFileSync(file, 'utf8')).some((pattern) => pattern.test(title))
  })

test.each(LISTS)('every line of %s names a test that exists', (list) => {
  const lines = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines.length).toBeGreaterThan(20)
  expect(missing(lines)).toEqual([])
})

test('a journey without a test is noticed', () => {
  const named = (title: string) => `- A sentence. (\`tests/architecture/journeys.test.ts\`: “${title}”)`
  expect(missing([named('a journey without a test is noticed')])).toEqual([])
  for (const line of [named('every journey'), '- No test. (`e2e/nope.spec.ts`: “x”)', '- No test at all.'])
    expect(missing([line])).toEqual([line])
})

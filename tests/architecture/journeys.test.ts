import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const JOURNEYS = 'docs/journeys.md'

/** `- Sentence. (`file`: “title”)` */
const NAMED = /^- .*\(`([^`]+)`: “([^”]+)”\)$/

/** Title of a test as a string literal of any kind. */
const TITLE = /\b(?:test|it)\(\s*(?:'((?:\\.|[^'\\])+)'|"((?:\\.|[^"\\])+)"|`((?:\\.|[^`\\])+)`)/g

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

test('every journey names a test that exists', () => {
  const lines = readFileSync(JOURNEYS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines.length).toBeGreaterThan(20)
  expect(missing(lines)).toEqual([])
})

test('a journey without a test is noticed', () => {
  const named = (title: string) => `- A sentence. (\`tests/architecture/journeys.test.ts\`: “${title}”)`
  expect(missing([named('every journey names a test that exists')])).toEqual([])
  for (const line of [named('every journey'), '- No test. (`e2e/nope.spec.ts`: “x”)', '- No test at all.'])
    expect(missing([line])).toEqual([line])
})

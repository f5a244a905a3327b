import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Question, HOTEL_GOERS } from './questions.ts'
import { SearchStack } from './search-stack.ts'

const STORIES = join(import.meta.dirname, '../../content/stories/1')

/** The path of each story below the root folder, without a slash at its end, by uuid. */
const PATHS = new Map(
  readdirSync(STORIES).map((file) => {
    const { uuid, full_slug: slug } = JSON.parse(readFileSync(join(STORIES, file), 'utf8')) as Record<string, string>
    return [uuid, slug?.split('/').slice(1).filter(Boolean).join('/')]
  }),
)

/** Whether a path is one of these; `*` stands for one part of it. */
const isOneOf = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path))

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/** Each question whose first result is not one of its pages, with what came instead. */
async function wrongOf(questions: readonly Question[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [locale, words, right] of questions) {
    const {
      found: [first],
    } = await stack.search(new URLSearchParams({ locale, q: words }).toString())
    const path = first && PATHS.get(first.uuid)
    if (path === undefined || !isOneOf(path, right))
      wrong.push(`${locale} “${words}”: ${path ?? 'nothing'}, not ${right.join(' or ')}`)
  }
  return wrong
}

test('of what hotel-goers type, 44 of 100 have the right page first', async () => {
  expect(HOTEL_GOERS).toHaveLength(100)
  const wrong = await wrongOf(HOTEL_GOERS)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(56)
})

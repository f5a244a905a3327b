import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HOTEL_GOERS, type Question, SEEN, SITE_WORDS } from './questions.ts'
import type { Locale } from '#lib/domain/locale.ts'
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

/**
 * Two hundred questions by somebody who knew the pages, and neither the search nor its synonyms: an estimate of what
 * visitors meet, as long as no synonym is made for one of them.
 */
const UNSEEN = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'unseen-questions.json'), 'utf8')) as {
    locale: Locale
    words: string
    right: string[]
  }[]
).map(({ locale, words, right }): Question => [locale, words, right])

/** Of each hundred. */
const MOST_WRONG = 5

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/** Each question without one of its pages among its first results, with what came instead. */
async function wrongOf(questions: readonly Question[], among = 1): Promise<string[]> {
  const wrong: string[] = []
  for (const [locale, words, right] of questions) {
    const { found } = await stack.search(new URLSearchParams({ locale, q: words }).toString())
    const paths = found.slice(0, among).map(({ uuid }) => PATHS.get(uuid) ?? uuid)
    if (!paths.some((path) => isOneOf(path, right)))
      wrong.push(`${locale} “${words}”: ${paths.join(', ') || 'nothing'}, not ${right.join(' or ')}`)
  }
  return wrong
}

test.each([
  ['hotel-goers type', HOTEL_GOERS],
  ['the site itself says, and what is misspelt of it', SITE_WORDS],
])('of a hundred questions that %s, 95 have the right page first', async (_, questions) => {
  expect(questions).toHaveLength(100)
  const wrong = await wrongOf(questions)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})

test.each([
  [75, 'first', 1],
  [83, 'among the first five', 5],
])('of a hundred unseen questions, %i have a right page %s', async (right, _, among) => {
  const wrong = await wrongOf(UNSEEN, among)
  expect(wrong.length / UNSEEN.length, wrong.join('\n')).toBeLessThanOrEqual(1 - right / 100)
})

test('what visitors were seen to type in vain has the right page first', async () => {
  expect(await wrongOf(SEEN)).toEqual([])
})

test('a synonym that an editor adds is understood with the next search, in its language', async () => {
  const first = async (locale: string, q: string): Promise<string | undefined> =>
    (await stack.search(new URLSearchParams({ locale, q }).toString())).found[0]?.name
  expect(await first('fr', 'trottinette')).not.toBe('École de surf')
  await stack.addSynonyms('Scooters', { fr: 'trottinette => école de surf', en: 'kick scooter => surf school' })
  await vi.waitFor(async () => expect(await first('fr', 'trottinette')).toBe('École de surf'), { timeout: 20_000 })
  expect(await first('en', 'kick scooters')).toBe('Surf school')
  expect(await first('en', 'trottinette')).not.toBe('Surf school')
}, 40_000)

test.each([
  ['fr', 'deau', 'destination', 'Deauville'],
  ['fr', 'palm', 'hotel', 'Le Palmarium'],
  ['fr', 'factur', 'question', 'Comment obtenir une facture\u{a0}?'],
  ['en', 'pet friendly', 'hotel', undefined],
  ['en', 'floating', 'event', 'Floating market on the lake'],
] as const)('in %s, “%s” suggests a %s first', async (locale, typed, kind, name) => {
  const { suggestions } = await stack.suggest(locale, typed)
  expect(suggestions[0]).toMatchObject({
    kind,
    ...(name ? { name } : {}),
    image: { src: expect.any(String) as string },
  })
  expect(suggestions.length).toBeLessThanOrEqual(6)
})

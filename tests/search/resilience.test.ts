import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_ALL } from '#tests/support/test-size.ts'
import { QUERIES } from './queries.ts'
import { SearchStack } from './search-stack.ts'

const AT_ONCE = TEST_ALL ? 200 : 60

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/**
 * What a search came to: its status, `silent` for a “come back” that does not say when, `refused` where nobody
 * listened.
 */
type Outcome = number | 'silent' | 'refused'

/** Visitors who search at the same time. */
async function crowd(): Promise<Set<Outcome>> {
  return new Set(
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, visitor): Promise<Outcome> => {
        const [locale, words] = QUERIES[visitor % QUERIES.length] ?? ['fr', '']
        const response = await stack
          .request(`/search?${new URLSearchParams({ locale, q: words })}`)
          .catch(() => undefined)
        await response?.arrayBuffer().catch(() => undefined)
        return response === undefined
          ? 'refused'
          : response.status === 503 && !response.headers.has('retry-after')
            ? 'silent'
            : response.status
      }),
    ),
  )
}

/** What crowds hear, one after the other, until something is so. */
async function crowdsUntil(isSo: () => Promise<boolean>): Promise<Set<Outcome>> {
  const outcomes = new Set<Outcome>()
  do for (const outcome of await crowd()) outcomes.add(outcome)
  while (!(await isSo()))
  return outcomes
}

test('while the index is made anew and mended, every search of a crowd is answered from it', async () => {
  // A house that moves makes the whole index anew; another name is mended in it.
  await stack.publish('website-hotels/hotels/les-colombages/', { town: 'Trouville' })
  expect(await crowdsUntil(async () => (await stack.search('kind=hotel&town=Trouville')).total === 1)).toEqual(
    new Set([200]),
  )
  await stack.publish('website-hotels/hotels/la-baie-doree/', { title: 'La Baie argentée' })
  expect(
    await crowdsUntil(async () => (await stack.search('q=argentée')).found[0]?.name === 'La Baie argentée'),
  ).toEqual(new Set([200]))
  // The rooms went along with their house.
  expect((await stack.search('kind=room&town=Trouville')).total).toBeGreaterThan(0)
}, 120_000)

test('while the service restarts, a crowd gets the answer, “come back” or nothing, then the answer again', async () => {
  const [before] = await Promise.all([crowd(), stack.restart()])
  const meanwhile = await crowdsUntil(async () => (await stack.request('/search')).status === 200)
  for (const outcome of [...before, ...meanwhile]) expect([200, 503, 'refused']).toContain(outcome)
  expect(await crowd()).toEqual(new Set([200]))
}, 120_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '@barriere/testing/test-size.ts'
import { SITE_WORDS } from './questions.ts'
import { SearchStack } from './search-stack.ts'

const AT_ONCE = sized(60, 100, 200)

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/** Outcome of a search: its status; `silent` for a 503 without Retry-After; `refused` for a refused connection. */
type Outcome = number | 'silent' | 'refused'

/** Concurrent searches. */
async function crowd(): Promise<Set<Outcome>> {
  return new Set(
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, visitor): Promise<Outcome> => {
        const [locale, words] = SITE_WORDS[visitor % SITE_WORDS.length] ?? ['fr', '']
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

/** Outcomes of repeated crowds until a condition holds. */
async function crowdsUntil(isSo: () => Promise<boolean>): Promise<Set<Outcome>> {
  const outcomes = new Set<Outcome>()
  do for (const outcome of await crowd()) outcomes.add(outcome)
  while (!(await isSo()))
  return outcomes
}

test('during a rebuild and an incremental update, every search of a crowd is answered', async () => {
  // A property that moves triggers a rebuild; a new name is an incremental update.
  await stack.publish('website-hotels/hotels/les-colombages/', { town: 'Trouville' })
  expect(await crowdsUntil(async () => (await stack.search('kind=hotel&town=Trouville')).total === 1)).toEqual(
    new Set([200]),
  )
  await stack.publish('website-hotels/hotels/la-baie-doree/', { title: 'La Baie argentée' })
  expect(
    await crowdsUntil(async () => (await stack.search('q=argentée')).found[0]?.name === 'La Baie argentée'),
  ).toEqual(new Set([200]))
  // The rooms moved with their hotel.
  expect((await stack.search('kind=room&town=Trouville')).total).toBeGreaterThan(0)
}, 120_000)

test('during a restart, searches get an answer, a 503 with Retry-After or no connection', async () => {
  const [before] = await Promise.all([crowd(), stack.restart()])
  const meanwhile = await crowdsUntil(async () => (await stack.request('/search')).status === 200)
  for (const outcome of [...before, ...meanwhile]) expect([200, 503, 'refused']).toContain(outcome)
  expect(await crowd()).toEqual(new Set([200]))
}, 120_000)

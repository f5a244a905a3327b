import { beforeEach, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import type { RawStory } from '../../../kit/content/client.ts'
import { SaleSync } from './sale-sync.ts'

const story = (uuid: string, component: string, content: Record<string, unknown>): RawStory => ({
  uuid,
  full_slug: `website-hotels/${component}/${uuid}`,
  content: { _uid: uuid, component, body: [], title: uuid, town: 'Deauville', ...content },
})

const event = (uuid: string, price: unknown): RawStory =>
  story(uuid, 'event', {
    starts_at: '2026-12-03 19:30',
    seats: [{ _uid: 's', component: 'seat-category', name: 'Entrée', price, places: '10' }],
  })

/** A space for the test to change, and sales stored in memory. */
function setUp() {
  const space = { version: 1, stories: new Map<string, RawStory>([['casino', story('casino', 'casino', {})]]) }
  const stored = new Map<string, number | undefined>()
  const content = {
    rootFolder: 'website-hotels',
    version: vi.fn(async () => space.version),
    stories: vi.fn(async () => [...space.stories.values()]),
  }
  const apply = vi.fn(async ({ id, categories }: SaleFacts) => void stored.set(id, categories[0]?.cents))
  const log = { info: vi.fn(), warn: vi.fn() }
  return {
    content,
    apply,
    log,
    stored,
    sync: new SaleSync({
      content,
      apply,
      log,
      stored: async () => [...stored.keys()],
      withdraw: async (id) => void stored.delete(id),
    }),
    publish(...stories: RawStory[]) {
      space.version += 1
      for (const one of stories) space.stories.set(one.uuid, one)
    },
    remove(uuid: string) {
      space.version += 1
      space.stories.delete(uuid)
    },
  }
}

let at: ReturnType<typeof setUp>

beforeEach(async () => {
  at = setUp()
  at.publish(event('one', '15'), event('two', '20'))
  await at.sync.look()
})

test('every sale is applied once, and nothing is read while the space stays', async () => {
  expect([...at.stored]).toEqual([
    ['one', 1_500],
    ['two', 2_000],
  ])
  await at.sync.look()
  expect([at.apply.mock.calls.length, at.content.stories.mock.calls.length]).toEqual([2, 2])
})

test('only a sale that has changed is applied again', async () => {
  at.publish(event('one', '16'))
  await at.sync.look()
  expect(at.apply.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two', 'one'])
  expect(at.stored.get('one')).toBe(1_600)
})

test('what is gone, or sells nothing any more, is withdrawn, also what an earlier process had applied', async () => {
  at.stored.set('old', 100)
  at.remove('one')
  at.publish(story('two', 'event', { starts_at: '2026-12-03 19:30' }))
  await at.sync.look()
  expect([...at.stored]).toEqual([])
  at.publish(event('one', '15'))
  await at.sync.look()
  expect([...at.stored]).toEqual([['one', 1_500]])
})

test('while the content service is away the last facts stay, with one line in the log', async () => {
  at.content.version.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
  at.publish(event('one', '16'))
  await at.sync.look()
  await at.sync.look()
  expect([at.stored.get('one'), at.log.warn.mock.calls.length]).toEqual([1_500, 1])
  await at.sync.look()
  expect(at.stored.get('one')).toBe(1_600)
})

test('an empty space ends no sale', async () => {
  at.remove('casino')
  at.remove('one')
  await at.sync.look()
  expect([at.stored.size, at.log.warn.mock.calls.length]).toEqual([2, 1])
})

test('an invalid story keeps its last facts, and is named in the log', async () => {
  at.publish(event('one', '15'), story('two', 'event', { starts_at: 'soon' }))
  await at.sync.look()
  expect(at.stored.size).toBe(2)
  expect(at.log.warn.mock.calls).toMatchObject([
    [{ event: 'sale.invalid', story: 'website-hotels/event/two' }, expect.any(String)],
  ])
})

test('a sale that cannot be applied holds up no other, and is tried again', async () => {
  at.apply.mockRejectedValueOnce(new Error('deadlock'))
  at.publish(event('one', '16'), event('two', '21'))
  await at.sync.look()
  expect([...at.stored.values()]).toEqual([1_500, 2_100])
  await at.sync.look()
  expect([...at.stored.values()]).toEqual([1_600, 2_100])
  expect([at.apply.mock.calls.length, at.log.warn.mock.calls.length]).toEqual([5, 1])
})

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { PREVIEW, PUBLIC, startContentService, type ContentService } from './service.ts'

// Some tests start their own service, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let now = Date.parse('2026-05-01T10:00:00Z')
const clock: Clock = { now: () => now }
let service: ContentService

beforeAll(async () => {
  service = await startContentService(
    { stories: [{ slug: 'home', full_slug: 'home', content: { _uid: 'h', component: 'page', title: 'One' } }] },
    {},
    { clock },
  )
})
afterEach(() => service.fault())
afterAll(() => service.stop())

const publish = async (title: string): Promise<void> => {
  const { status } = await service.manage('PUT', 'spaces/1/stories/1', {
    publish: 1,
    story: { content: { _uid: 'h', component: 'page', title } },
  })
  expect(status).toBe(200)
}
const currentCv = async (): Promise<number> =>
  ((await (await service.deliver(`spaces/me?token=${PUBLIC}`)).json()) as { space: { version: number } }).space.version
const titleAt = async (cv: number): Promise<string> => {
  const answer = await service.deliver(`stories/home?cv=${cv}&token=${PUBLIC}`)
  return ((await answer.json()) as { story: { content: { title: string } } }).story.content.title
}

test('429 three times, then the client has its answer after three waits', async () => {
  await service.fault({ failNext: { status: 429, count: 3, body: { error: 'Too many' } } })
  const seen: URL[] = []
  const started = performance.now()
  const { data } = await service.client({}, seen).getStory('home', {})
  expect(data.story.slug).toBe('home')
  expect(seen).toHaveLength(4)
  expect(performance.now() - started).toBeGreaterThan(850)
})

test('a 500 reaches the client with its body', async () => {
  await service.fault({ failNext: { status: 500, count: 1 } })
  await expect(service.client().getStory('home', {})).rejects.toMatchObject({ status: 500, message: 'Failure 500' })
})

test('a rate limit counts a rolling second', async () => {
  await service.fault({ rateLimit: 2 })
  const statuses = async (): Promise<number[]> => {
    const answers: number[] = []
    for (let index = 0; index < 3; index += 1)
      answers.push((await service.deliver(`stories/home?cv=1&token=${PUBLIC}`)).status)
    return answers
  }
  expect(await statuses()).toEqual([200, 200, 429])
  now += 1_000
  expect(await statuses()).toEqual([200, 200, 429])
})

test('html instead of JSON', async () => {
  await service.fault({ html: true })
  const answer = await service.deliver(`stories/home?cv=1&token=${PUBLIC}`)
  expect(answer.headers.get('content-type')).toContain('text/html')
})

test('a hanging request ends when the faults do', async () => {
  await service.fault({ hang: true })
  const waiting = service.deliver(`stories/home?cv=1&token=${PUBLIC}`)
  // The management API is not affected, which proves that the server is still running.
  expect((await service.manage('GET', 'spaces/1')).status).toBe(200)
  await service.fault()
  expect((await waiting).status).toBe(503)
})

test('emulateCdn: an old cv keeps its old answer, the new one has the new', async () => {
  await publish('Old')
  await service.fault({ emulateCdn: true })
  const before = await currentCv()
  expect(await titleAt(before)).toBe('Old')
  await publish('New')
  const after = await currentCv()
  expect(after).toBeGreaterThan(before)
  expect(await titleAt(before)).toBe('Old')
  expect(await titleAt(after)).toBe('New')
  expect(
    (await service.client({ accessToken: PREVIEW }).get('cdn/stories/home', { version: 'draft', cv: before })).data
      .story.content.title,
  ).toBe('New')
  await service.fault()
  expect(await titleAt(before)).toBe('New')
})

test('delayCv: visitors see a change only later, editors at once', async () => {
  await publish('Before')
  await service.fault({ delayCv: 2_000 })
  const before = await currentCv()
  await publish('After')
  expect([await currentCv(), await titleAt(1)]).toEqual([before, 'Before'])
  expect(
    (await service.client({ accessToken: PREVIEW }).get('cdn/stories/home', { version: 'draft' })).data.story.content
      .title,
  ).toBe('After')
  now += 1_999
  expect(await titleAt(1)).toBe('Before')
  now += 1
  expect(await titleAt(1)).toBe('After')
  expect(await currentCv()).toBeGreaterThan(before)
})

test('setting faults requires the management token, and known faults', async () => {
  const put = (headers: Record<string, string>, body: unknown) =>
    fetch(`${service.url}/_faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  expect((await put({}, { hang: true })).status).toBe(401)
  expect((await put({ authorization: 'local-management' }, { burn: true })).status).toBe(422)
})

test('without CONTENT_FAULTS there are none', async () => {
  const plain = await startContentService({ stories: [] }, { CONTENT_FAULTS: false })
  try {
    await expect(plain.fault({ hang: true })).rejects.toThrow('404')
  } finally {
    await plain.stop()
  }
})

test('stopping releases hanging requests', async () => {
  const other = await startContentService({ stories: [] })
  await other.fault({ hang: true })
  const waiting = other.deliver(`stories?cv=1&token=${PUBLIC}`)
  // Answered after it on the same server, so the hanging request has been taken.
  await other.manage('GET', 'spaces/1')
  const started = performance.now()
  await other.stop()
  expect((await waiting).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(4_000)
})

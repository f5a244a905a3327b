import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { Receiver } from './receiver.ts'
import { PUBLIC, startContentService, type ContentService } from './service.ts'

// Some tests start their own service, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

interface Scheduling {
  id: number
  status: string
  reason: string | null
  kind: string
  publish_at: string
  story_id: number
}
interface Scheduled {
  story_scheduling: Scheduling
}

const MINUTE = 60_000
const space = {
  stories: [1, 2, 3, 4, 5].map((number) => ({
    slug: `show-${number}`,
    full_slug: `show-${number}`,
    published: false,
    content: { _uid: 'h', component: 'page', title: `Spectacle ${number}` },
  })),
}

/** A clock that a test moves, in all instances at once. */
const clock = { time: Date.parse('2026-10-24T10:00:00Z'), now: () => clock.time }
const inMinutes = (minutes: number): string => new Date(clock.time + minutes * MINUTE).toISOString()

const plan = (service: ContentService, story: number, at: string, kind = 'publish') =>
  service.manage<Scheduled>('POST', 'spaces/1/story_schedulings', {
    story_scheduling: { story_id: story, publish_at: at, kind },
  })
const statusOf = async (service: ContentService, id: number): Promise<Scheduling> =>
  (await service.manage<Scheduled>('GET', `spaces/1/story_schedulings/${id}`)).body.story_scheduling
const isVisible = async (service: ContentService, story: number): Promise<boolean> =>
  (await fetch(`${service.url}/v2/cdn/stories/show-${story}?token=${PUBLIC}`)).status === 200

describe('schedules', () => {
  const receiver = new Receiver()
  let service: ContentService
  let url = ''

  beforeAll(async () => {
    url = await receiver.listen()
    service = await startContentService(space, { CONTENT_WEBHOOK_URLS: [url] }, { clock })
  })
  afterAll(async () => {
    await service.stop()
    await receiver.close()
  })
  beforeEach(() => {
    receiver.received = []
  })

  test('publish at their moment, not before, with a webhook, and expire the same way', async () => {
    const made = await plan(service, 1, inMinutes(10))
    expect(made).toMatchObject({ status: 201, body: { story_scheduling: { status: 'scheduled', story_id: 1 } } })
    await plan(service, 1, inMinutes(20), 'expire')
    const { body } = await service.manage<{ story: Record<string, unknown> }>('GET', 'spaces/1/stories/1')
    expect(body.story).toMatchObject({ publish_at: inMinutes(10), expire_at: inMinutes(20), published: false })

    clock.time += 10 * MINUTE - 1
    // A later one that is due shows that the job has run, and left the first alone.
    const due = await plan(service, 2, new Date(clock.time + 1).toISOString())
    expect(await isVisible(service, 1)).toBe(false)
    clock.time += 1
    await receiver.until(({ body: hook }) => hook.story_id === 2)
    await receiver.until(({ body: hook }) => hook.story_id === 1)
    expect([await isVisible(service, 1), await isVisible(service, 2)]).toEqual([true, true])
    expect(await statusOf(service, due.body.story_scheduling.id)).toMatchObject({ status: 'published_before_schedule' })
    clock.time += 10 * MINUTE
    await receiver.until(({ body: hook }) => hook.action === 'unpublished')
    expect(await isVisible(service, 1)).toBe(false)
    const { body: after } = await service.manage<{ story: Record<string, unknown> }>('GET', 'spaces/1/stories/1')
    expect(after.story).toMatchObject({ publish_at: null, expire_at: null })
    const versions = await service.manage<{ story_versions: { kind: string; user: { friendly_name: string } }[] }>(
      'GET',
      'spaces/1/story_versions?by_story_id=1',
    )
    expect(versions.body.story_versions.map(({ kind, user }) => [kind, user.friendly_name])).toEqual([
      ['unpublished', 'Management API'],
      ['published', 'Management API'],
    ])
  })

  test('end with a page that is taken off the site where that is asked for, and are kept where not', async () => {
    const off = (query = '') => service.manage('GET', `spaces/1/stories/4/unpublish${query}`)
    const plannedFor = async () =>
      (await service.manage<{ story: { publish_at: string | null } }>('GET', 'spaces/1/stories/4')).body.story
        .publish_at
    await service.manage('GET', 'spaces/1/stories/4/publish')
    const { id } = (await plan(service, 4, inMinutes(5))).body.story_scheduling
    expect([(await off()).status, await plannedFor()]).toEqual([200, inMinutes(5)])
    await service.manage('GET', 'spaces/1/stories/4/publish')
    expect([(await off('?cancel_schedules=1')).status, await plannedFor()]).toEqual([200, null])
    expect(await statusOf(service, id)).toMatchObject({ status: 'cancelled' })
    clock.time += 6 * MINUTE
    const due = await plan(service, 5, inMinutes(1))
    clock.time += MINUTE
    await receiver.until(({ body: hook }) => hook.story_id === 5)
    expect(await statusOf(service, due.body.story_scheduling.id)).toMatchObject({ status: 'published_before_schedule' })
    expect(await isVisible(service, 4)).toBe(false)
  })

  test('are moved, replaced and cancelled; a past moment, and an end before its beginning, are refused', async () => {
    const { id } = (await plan(service, 3, inMinutes(5))).body.story_scheduling
    expect((await plan(service, 3, inMinutes(6))).body.story_scheduling.id).toBe(id)
    const moved = await service.manage<Scheduled>('PUT', `spaces/1/story_schedulings/${id}`, {
      story_scheduling: { publish_at: inMinutes(7) },
    })
    expect(moved.body.story_scheduling.publish_at).toBe(inMinutes(7))
    expect(await plan(service, 3, inMinutes(7), 'expire')).toMatchObject({
      status: 422,
      body: { expire_at: ['must be after the publication'] },
    })
    expect(await plan(service, 3, inMinutes(0))).toMatchObject({
      status: 422,
      body: { publish_at: ['must be in the future'] },
    })
    expect(await plan(service, 3, 'tomorrow')).toMatchObject({ status: 422 })
    const cancelled = await service.manage<Scheduled>('DELETE', `spaces/1/story_schedulings/${id}`)
    expect(cancelled.body.story_scheduling).toMatchObject({ status: 'cancelled' })
    expect((await service.manage('DELETE', `spaces/1/story_schedulings/${id}`)).status).toBe(404)
  })

  test('of a story that is saved with them are kept; what has passed or is empty changes nothing', async () => {
    const put = (story: Record<string, unknown>) => service.manage('PUT', 'spaces/1/stories/3', { story })
    await put({ publish_at: inMinutes(30) })
    const pending = async () =>
      (
        await service.manage<{ story_schedulings: Scheduling[] }>(
          'GET',
          'spaces/1/story_schedulings?by_status=scheduled&scheduled_for_story=3',
        )
      ).body.story_schedulings
    const [first] = await pending()
    expect(first).toMatchObject({ publish_at: inMinutes(30), kind: 'publish' })
    await put({ publish_at: null, expire_at: null })
    await put({ publish_at: inMinutes(-30) })
    expect(await pending()).toEqual([first])
  })

  test('end when their story goes to the trash', async () => {
    const { id } = (await plan(service, 4, inMinutes(5))).body.story_scheduling
    await service.manage('DELETE', 'spaces/1/stories/4')
    await service.manage('PUT', 'spaces/1/stories/4/restore')
    expect(await statusOf(service, id)).toMatchObject({ status: 'cancelled' })
  })

  test('of a release publish all its stories at once', async () => {
    const { id } = (
      await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
        release: { name: 'Rentrée', release_at: inMinutes(60) },
      })
    ).body.release
    for (const story of [4, 5])
      await service.manage('PUT', `spaces/1/stories/${story}?release_id=${id}`, {
        story: { content: { _uid: 'h', component: 'page', title: `Rentrée ${story}` } },
      })
    clock.time += 60 * MINUTE
    await receiver.until(({ body }) => body.story_id === 5)
    expect([await isVisible(service, 4), await isVisible(service, 5)]).toEqual([true, true])
    expect(await service.manage('GET', `spaces/1/releases/${id}`)).toMatchObject({
      body: { release: { released: true } },
    })
  })
})

test('one that cannot be carried out is noted, and does not stop those behind it', async () => {
  const receiver = new Receiver()
  const service = await startContentService(
    space,
    { CONTENT_WEBHOOK_URLS: [await receiver.listen()], CONTENT_WORKFLOW: 'refuse' },
    { clock },
  )
  const approve = (story: number) =>
    service.manage('POST', 'spaces/1/workflow_stage_changes', {
      workflow_stage_change: { story_id: story, workflow_stage_id: 3 },
    })
  for (const story of [1, 2]) await approve(story)
  const { id } = (await plan(service, 1, inMinutes(2))).body.story_scheduling
  await plan(service, 2, inMinutes(3))
  // Approved, scheduled, and then changed: the approved version is published, and the change waits for its approval.
  await service.manage('PUT', 'spaces/1/stories/1', { story: { name: 'Autre titre' } })
  const { body } = await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
    release: { name: 'Pas approuvée', release_at: inMinutes(1) },
  })
  await service.manage('PUT', `spaces/1/stories/3?release_id=${body.release.id}`, { story: { name: 'Trois' } })
  clock.time += 3 * MINUTE
  await receiver.until(({ body: hook }) => hook.story_id === 2)
  expect(await service.manage('GET', `spaces/1/releases/${body.release.id}`)).toMatchObject({
    body: { release: { released: false, release_at: null, failure: 'must be approved before it is published' } },
  })
  expect(await statusOf(service, id)).toMatchObject({ status: 'published_before_schedule' })
  expect(receiver.received.map(({ body: hook }) => hook.story_id)).toEqual([1, 2])
  expect(await (await fetch(`${service.url}/v2/cdn/stories/show-1?token=${PUBLIC}`)).json()).not.toMatchObject({
    story: { name: 'Autre titre' },
  })
  await service.stop()
  await receiver.close()
})

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  test('two instances carry out each schedule once, and a restart what came due meanwhile, in its order', async () => {
    const receiver = new Receiver()
    const settings = { DATABASE_URL: await postgresDatabase(), CONTENT_WEBHOOK_URLS: [await receiver.listen()] }
    const start = () => startContentService(space, settings, { clock })
    const [one, two] = await Promise.all([start(), start()])
    for (const story of [1, 2, 3]) await plan(one, story, inMinutes(story))
    await plan(two, 4, inMinutes(4))
    clock.time += 4 * MINUTE
    await receiver.until(({ body }) => body.story_id === 4)
    const version = async () => (await one.manage<{ space: { version: number } }>('GET', 'spaces/1')).body.space.version
    const cv = await version()

    // Events that become due while nothing runs: publication, expiration, publication.
    await plan(one, 5, inMinutes(1))
    await plan(one, 5, inMinutes(2), 'expire')
    await plan(two, 1, inMinutes(3), 'expire')
    await Promise.all([one.stop(), two.stop()])
    clock.time += 10 * MINUTE
    const again = await Promise.all([start(), start()])
    await receiver.until(({ body }) => body.story_id === 1 && body.action === 'unpublished')
    const events = receiver.received.map(({ body }) => [body.action, body.story_id])
    expect(events.slice(0, 4).sort()).toEqual([
      ['published', 1],
      ['published', 2],
      ['published', 3],
      ['published', 4],
    ])
    expect(events.slice(4).sort()).toEqual([
      ['published', 5],
      ['unpublished', 1],
      ['unpublished', 5],
    ])
    const [third] = again
    expect([await isVisible(third, 5), await isVisible(third, 1), await isVisible(third, 2)]).toEqual([
      false,
      false,
      true,
    ])
    const after = (await third.manage<{ space: { version: number } }>('GET', 'spaces/1')).body.space.version
    expect(after).toBeGreaterThan(cv)
    const { body } = await third.manage<{ story_versions: { kind: string }[] }>(
      'GET',
      'spaces/1/story_versions?by_story_id=5',
    )
    expect(body.story_versions.map(({ kind }) => kind)).toEqual(['unpublished', 'published'])
    await Promise.all(again.map((service) => service.stop()))
    await receiver.close()
  })
})

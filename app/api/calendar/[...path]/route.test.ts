import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shippedStories, storyOf } from '#app/page/test-support.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { GET } from './route.ts'

const { getStory } = vi.hoisted(() => ({ getStory: vi.fn() }))

const stories = shippedStories()

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    forVisitor: async <T>(request: () => Promise<T>) => await request(),
    isPublished: ({ uuid }: { uuid: string }) => stories.some((story) => story.uuid === uuid),
    getStory,
    live: { snapshot: undefined },
  }),
}))

const ask = async (path: string) =>
  await GET(new Request(`http://localhost/api/calendar/${path}`), {
    params: Promise.resolve({ path: path.split('/') }),
  })

const ofKind = (component: string) => {
  const story = stories.find(({ content }) => content.component === component)
  if (!story) throw new Error(`No ${component}.`)
  return story
}

const momentOf = (raw: unknown): number => Date.parse(`${String(raw).replace(' ', 'T')}Z`)

beforeEach(() => {
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const found = stories.find((story) => story.uuid === uuid)
    if (!found) throw new ContentError('Not found.', 404)
    return storyOf(found)
  })
})

describe('a date as a calendar file', () => {
  const show = ofKind('show')
  const [performance] = show.content.performances as readonly { starts_at: string }[]
  const starts = momentOf(performance?.starts_at)

  test('of a show: its moment, its end by its duration, its place and its page', async () => {
    const response = await ask(`fr/${show.uuid}/${starts}.ics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const text = (await response.text()).replaceAll('\r\n ', '')
    const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(text).toContain(`DTSTART:${stamp(starts)}`)
    expect(text).toContain(`DTEND:${stamp(starts + Number(show.content.duration) * 60_000)}`)
    expect(text).toMatch(/^SUMMARY:\S/m)
    expect(text).toMatch(/^LOCATION:\S/m)
    expect(text).toMatch(/^URL:http\S+\/spectacles\//m)
    expect(text).toMatch(new RegExp(`^UID:${show.uuid}-${starts}@`, 'm'))
  })

  test('of a tournament: its day, at its casino', async () => {
    const tournament = ofKind('tournament')
    const [flight] = tournament.content.flights as readonly { starts_at: string }[]
    const response = await ask(`fr/${tournament.uuid}/${momentOf(flight?.starts_at)}.ics`)
    expect(response.status).toBe(200)
    const text = (await response.text()).replaceAll('\r\n ', '')
    expect(text).toMatch(/^LOCATION:Casino /m)
    expect(text).toMatch(/^URL:http\S+\/tournois\//m)
  })

  test('of an event, and the same each time it is asked for', async () => {
    const event = ofKind('event')
    const path = `en/${event.uuid}/${momentOf(event.content.starts_at)}.ics`
    const [first, second] = [await ask(path), await ask(path)]
    expect(first.status).toBe(200)
    expect(await second.text()).toBe(await first.text())
  })

  test('what is no date of it, no page or no address is a 404', async () => {
    for (const path of [
      `fr/${show.uuid}/${starts + 1}.ics`,
      `de/${show.uuid}/${starts}.ics`,
      `fr/${ofKind('hotel').uuid}/${starts}.ics`,
      `fr/00000000-0000-4000-8000-000000000000/${starts}.ics`,
      `fr/${show.uuid}`,
      'fr',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })

  test('while the content service is away, the answer is to come again', async () => {
    getStory.mockRejectedValue(new ContentError('Away.', 502))
    expect((await ask(`fr/${show.uuid}/${starts}.ics`)).status).toBe(503)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { PUBLIC, startContentService } from './service.ts'

// Some tests start their own service, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const space = {
  stories: [{ slug: 'home', full_slug: 'home', content: { _uid: 'h', component: 'page', title: 'One' } }],
}
const put = (title: string) => ({ publish: 1, story: { content: { _uid: 'h', component: 'page', title } } })

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  test("two instances that start at once share one space and see each other's changes", async () => {
    const DATABASE_URL = await postgresDatabase()
    const [one, two] = await Promise.all([
      startContentService(space, { DATABASE_URL }),
      startContentService(space, { DATABASE_URL }),
    ])
    const titleAt = async (url: string) => {
      const answer = await fetch(`${url}/v2/cdn/stories/home?token=${PUBLIC}`)
      return ((await answer.json()) as { story: { content: { title: string } } }).story.content.title
    }
    expect(await titleAt(two.url)).toBe('One')
    await one.manage('PUT', 'spaces/1/stories/1', put('Two'))
    expect(await titleAt(two.url)).toBe('Two')

    const versions = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const instance = index % 2 ? one : two
        await instance.manage('PUT', 'spaces/1/stories/1', put(String(index)))
        return (await instance.manage<{ space: { version: number } }>('GET', 'spaces/1')).body.space.version
      }),
    )
    const last = (await one.manage<{ space: { version: number } }>('GET', 'spaces/1')).body.space.version
    expect(last).toBe(Math.max(...versions))
    expect(await titleAt(one.url)).toBe(await titleAt(two.url))
    await Promise.all([one.stop(), two.stop()])
  })

  test('a restart of the database is a 503 with Retry-After, then all is as before', async () => {
    const server = await startPostgres()
    if (!server) throw new Error('PostgreSQL is not installed.')
    const service = await startContentService(space, { DATABASE_URL: server.url })
    const get = () => service.deliver(`stories/home?cv=1&token=${PUBLIC}`)
    expect((await get()).status).toBe(200)
    let away = true
    const during: Promise<Response[]> = (async () => {
      const answers: Response[] = []
      while (away) answers.push(await get())
      return answers
    })()
    await server.restart()
    away = false
    const answers = await during
    const failed = answers.filter((answer) => answer.status !== 200)
    expect(failed.length).toBeGreaterThan(0)
    expect(new Set(failed.map((answer) => `${answer.status} ${answer.headers.get('retry-after')}`))).toEqual(
      new Set(['503 2']),
    )
    expect((await get()).status).toBe(200)
    expect((await service.manage('PUT', 'spaces/1/stories/1', put('After'))).status).toBe(200)
    await service.stop()
    await server.stop()
  })
})

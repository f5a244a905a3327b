import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Env } from '#services/kit/env.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

const HOUR = 3_600_000
const SPACE = {
  stories: [
    { slug: 'home', full_slug: 'home', content: { component: 'page' } },
    { slug: 'other', full_slug: 'other', content: { component: 'page' } },
  ],
}

type Role = keyof typeof DEMONSTRATION

/** A person's tab with a story in it. */
class Tab {
  readonly #client: EditorClient
  readonly #path: string

  constructor(client: EditorClient, story = 1, id: string = randomUUID()) {
    this.#client = client
    this.#path = `spaces/1/stories/${story}/presences/${id}`
  }

  /** Sends a heartbeat. Resolves to the status, or to the other people, with the block that they change. */
  async beat(block?: string): Promise<unknown> {
    const { status, body } = await this.#client.call<{ presences: { name: string; block: string | null }[] }>(
      'PUT',
      this.#path,
      { presence: { block } },
    )
    if (status !== 200) return status
    return body.presences.map(({ name, block: at }) => (at === null ? name : `${name}: ${at}`))
  }

  async leave(): Promise<number> {
    return (await this.#client.call('DELETE', this.#path)).status
  }
}

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('presence', () => {
    const clock = { time: Date.parse('2026-11-02T11:00:00Z'), now: () => clock.time }
    const services: ContentService[] = []

    // Several instances need PostgreSQL.
    beforeAll(async () => {
      const settings: Partial<Env> = {
        EDITOR_DEMONSTRATION: true,
        ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
      }
      for (let count = kind === 'postgres' ? 2 : 1; count > 0; count -= 1)
        services.push(await startContentService(SPACE, settings, { clock }))
    })
    afterAll(async () => {
      for (const service of services) await service.stop()
    })

    const signedIn = async (role: Role): Promise<EditorClient> => {
      // Each at another instance, where there are several.
      const url = services[role === 'editor' ? 0 : services.length - 1]?.url ?? ''
      const client = new EditorClient(url)
      expect((await client.signIn(DEMONSTRATION[role])).status).toBe(200)
      return client
    }

    test('each sees the others on the same story, by name, with the block that they change', async () => {
      const [camille, noe] = [new Tab(await signedIn('editor')), new Tab(await signedIn('publisher'))]
      const elsewhere = new Tab(await signedIn('reader'), 2)
      expect(await camille.beat()).toEqual([])
      expect(await noe.beat('hero')).toEqual(['Camille Roux'])
      expect(await elsewhere.beat()).toEqual([])
      expect(await camille.beat()).toEqual(['Noé Lambert: hero'])
      expect(await noe.beat()).toEqual(['Camille Roux'])
      expect(await camille.beat()).toEqual(['Noé Lambert'])
      for (const tab of [camille, noe, elsewhere]) expect(await tab.leave()).toBe(200)
    })

    test('a tab that is closed is gone at once; one that says nothing more after half a minute', async () => {
      const [camille, noe] = [new Tab(await signedIn('editor')), new Tab(await signedIn('publisher'))]
      await noe.beat()
      expect(await camille.beat()).toEqual(['Noé Lambert'])
      await noe.leave()
      expect(await camille.beat()).toEqual([])
      await noe.beat()
      // Two lost heartbeats do not end the presence.
      clock.time += 24_999
      expect(await camille.beat()).toEqual(['Noé Lambert'])
      clock.time += 1
      expect(await camille.beat()).toEqual([])
      await camille.leave()
    })

    test('somebody with two tabs is there once, until both are closed, and never for themselves', async () => {
      const [client, noe] = [await signedIn('editor'), new Tab(await signedIn('publisher'))]
      const [first, second] = [new Tab(client), new Tab(client)]
      await first.beat('hero')
      expect(await second.beat()).toEqual([])
      expect(await noe.beat()).toEqual(['Camille Roux: hero'])
      await first.leave()
      expect(await noe.beat()).toEqual(['Camille Roux'])
      await second.leave()
      expect(await noe.beat()).toEqual([])
      await noe.leave()
    })

    test('nobody speaks for another’s tab', async () => {
      const id = randomUUID()
      const [camille, noe] = [new Tab(await signedIn('editor'), 1, id), new Tab(await signedIn('publisher'), 1, id)]
      const witness = new Tab(await signedIn('administrator'))
      await camille.beat()
      await noe.beat('hero')
      await noe.leave()
      expect(await witness.beat()).toEqual(['Camille Roux'])
      // Another person has signed in on the same screen.
      clock.time += 25_000
      await noe.beat()
      expect(await witness.beat()).toEqual(['Noé Lambert'])
      await noe.leave()
      await witness.leave()
    })

    test('a story that is not there, what is no tab, and a token have none', async () => {
      const client = await signedIn('reader')
      expect(await new Tab(client, 99).beat()).toBe(404)
      expect(await new Tab(client, 1, 'one').beat()).toBe(404)
      const path = `spaces/1/stories/1/presences/${randomUUID()}`
      for (const method of ['PUT', 'DELETE'])
        expect((await services[0]?.manage(method, path, { presence: {} }))?.status).toBe(404)
    })

    test('an open tab keeps no session alive, and tells nothing to the journal', async () => {
      const client = await signedIn('reader')
      const tab = new Tab(client)
      clock.time += 7 * HOUR
      expect(await tab.beat()).toEqual([])
      expect((await client.call('GET', 'spaces/1/reviews')).status).toBe(200)
      clock.time += HOUR
      expect(await tab.beat()).toBe(401)
      expect((await client.call('GET', 'users/me')).status).toBe(401)
      const { body } = (await services[0]?.manage<{ activities: { activity: { key: string } }[] }>(
        'GET',
        'spaces/1/activities?per_page=100',
      )) ?? { body: { activities: [] } }
      expect(new Set(body.activities.map(({ activity }) => activity.key))).toEqual(new Set(['login']))
    })
  })
})

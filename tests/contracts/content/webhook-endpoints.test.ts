import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices } from '#services/start.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { Receiver } from './receiver.ts'
import { startContentService, type ContentService } from './service.ts'

interface Endpoints {
  webhook_endpoints: { id: number | null; endpoint: string; fixed: boolean; has_secret: boolean }[]
}

interface Made {
  webhook_endpoint: { id: number; secret: string }
}

interface Deliveries {
  webhook_deliveries: {
    id: number
    action: string
    state: string
    status: number | null
    webhook_endpoint_id: number
  }[]
}

const signatureOf = (raw: string, secret: string): string => createHmac('sha1', secret).update(raw).digest('hex')

describe.each(DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('webhook endpoints', () => {
    const fixed = new Receiver()
    const added = new Receiver()
    let service: ContentService
    let admin: EditorClient
    let url = ''

    beforeAll(async () => {
      service = await startContentService(
        { stories: [{ slug: 'home', full_slug: 'home', name: 'Home', content: { component: 'page' } }] },
        {
          CONTENT_WEBHOOK_URLS: [await fixed.listen()],
          EDITOR_DEMONSTRATION: true,
          ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
        },
      )
      url = await added.listen()
      admin = new EditorClient(service.url)
      await admin.signIn(DEMONSTRATION.administrator)
    })
    afterAll(async () => {
      await service.stop()
      await Promise.all([fixed.close(), added.close()])
    })

    const add = async (more: object = {}): Promise<number> => {
      const { status, body } = await admin.call<{ webhook_endpoint: { id: number } }>(
        'POST',
        'spaces/1/webhook_endpoints',
        { webhook_endpoint: { name: 'Search', endpoint: url, actions: ['story.unpublished'], ...more } },
      )
      expect(status).toBe(201)
      return body.webhook_endpoint.id
    }
    const deliveries = async (id: number) => {
      const path = `spaces/1/webhook_deliveries?webhook_endpoint_id=${id}`
      return (await admin.call<Deliveries>('GET', path)).body.webhook_deliveries
    }
    const settled = async (id: number, count: number) => {
      await expect
        .poll(
          async () => (await deliveries(id)).filter(({ state }) => state === 'delivered' || state === 'failed').length,
        )
        .toBe(count)
      return await deliveries(id)
    }

    test('the configured ones are listed first, and nobody changes them', async () => {
      const { body } = await admin.call<Endpoints>('GET', 'spaces/1/webhook_endpoints')
      expect(body.webhook_endpoints).toEqual([
        expect.objectContaining({ id: null, fixed: true, endpoint: expect.stringContaining('127.0.0.1') }),
      ])
    })

    test('an endpoint gets the events that it asks for, signed with its secret, and who made them', async () => {
      const id = await add({ secret: 'of-the-search' })
      const listed = await admin.call('GET', 'spaces/1/webhook_endpoints')
      expect(JSON.stringify(listed.body)).not.toContain('of-the-search')
      await admin.call('GET', 'spaces/1/stories/1/publish')
      await admin.call('GET', 'spaces/1/stories/1/unpublish')
      const [hook] = await added.next(1)
      expect(hook?.body).toMatchObject({
        action: 'unpublished',
        story_id: 1,
        text: 'The user Agathe Morel unpublished the Story Home (home)',
      })
      expect(hook?.raw).not.toContain('@')
      expect(hook?.signature).toBe(signatureOf(hook?.raw ?? '', 'of-the-search'))
      expect((await fixed.next(2)).map(({ body }) => body.action)).toEqual(['published', 'unpublished'])
      expect(fixed.received[0]?.signature).toBe(signatureOf(fixed.received[0]?.raw ?? '', 'local-webhook-secret'))
      expect(await settled(id, 1)).toMatchObject([{ action: 'unpublished', state: 'delivered', status: 200 }])
      expect(await settled(0, 2)).toMatchObject([{ action: 'unpublished' }, { action: 'published' }])
      await admin.call('DELETE', `spaces/1/webhook_endpoints/${id}`)
    })

    test('an endpoint has a secret of its own, told once, and two of them while it is changed', async () => {
      added.received = []
      const endpoint = { name: 'Search', endpoint: url, actions: ['story.published'] }
      const made = await admin.call<Made>('POST', 'spaces/1/webhook_endpoints', { webhook_endpoint: endpoint })
      const { id, secret: first } = made.body.webhook_endpoint
      const path = `spaces/1/webhook_endpoints/${id}`
      const signatures = async (count: number) => {
        await admin.call('GET', 'spaces/1/stories/1/publish')
        const hook = (await added.next(count))[count - 1]
        return { raw: hook?.raw ?? '', by: [hook?.signature, hook?.nextSignature] }
      }
      const one = await signatures(1)
      expect(one.by).toEqual([signatureOf(one.raw, first), undefined])
      const changed = await admin.call<Made>('POST', `${path}/secret`)
      const { secret: second } = changed.body.webhook_endpoint
      expect(second).not.toBe(first)
      const two = await signatures(2)
      expect(two.by).toEqual([signatureOf(two.raw, first), signatureOf(two.raw, second)])
      expect((await admin.call('DELETE', `${path}/former_secret`)).status).toBe(200)
      const three = await signatures(3)
      expect(three.by).toEqual([signatureOf(three.raw, second), undefined])
      // The secret is shown at its creation alone; other changes keep it.
      await admin.call('PUT', path, { webhook_endpoint: { ...endpoint, name: 'Suche' } })
      const { body: listed } = await admin.call('GET', 'spaces/1/webhook_endpoints')
      for (const secret of [first, second]) expect(JSON.stringify(listed)).not.toContain(secret)
      const four = await signatures(4)
      expect(four.by).toEqual([signatureOf(four.raw, second), undefined])
      expect((await admin.call('POST', 'spaces/1/webhook_endpoints/999/secret')).status).toBe(404)
      expect((await admin.call('DELETE', 'spaces/1/webhook_endpoints/999/former_secret')).status).toBe(404)
      await settled(id, 4)
      await admin.call('DELETE', path)
    })

    test('of a change by a token nobody is named', async () => {
      fixed.received = []
      await service.manage('GET', 'spaces/1/stories/1/publish')
      expect((await fixed.next(1))[0]?.body.text).toBe('The user editor@example.com published the Story Home (home)')
    })

    test('a failed delivery is replayed, with the same body', async () => {
      added.received = []
      added.status = 500
      const id = await add({ actions: ['story.published'] })
      await admin.call('GET', 'spaces/1/stories/1/publish')
      const [failed] = await settled(id, 1)
      expect(failed).toMatchObject({ state: 'failed', status: 500 })
      added.status = 200
      const replay = (delivery: number) => admin.call('POST', `spaces/1/webhook_deliveries/${delivery}/replay`)
      expect((await replay(failed?.id ?? 0)).status).toBe(201)
      expect((await replay(999_999)).status).toBe(404)
      expect(await settled(id, 2)).toMatchObject([{ state: 'delivered' }, { state: 'failed' }])
      expect(added.received[1]?.raw).toBe(added.received[0]?.raw)
      expect((await admin.call<Deliveries>('GET', 'spaces/1/webhook_deliveries?state=failed')).body).toMatchObject({
        webhook_deliveries: [{ id: failed?.id }],
      })
    })

    test('one that is switched off or deleted gets nothing', async () => {
      const { body } = await admin.call<Endpoints>('GET', 'spaces/1/webhook_endpoints')
      const { id } = body.webhook_endpoints.find((one) => !one.fixed) ?? {}
      const off = { name: 'Search', endpoint: url, actions: ['story.published'], activated: false }
      await admin.call('PUT', `spaces/1/webhook_endpoints/${id}`, { webhook_endpoint: off })
      added.received = []
      fixed.received = []
      await admin.call('GET', 'spaces/1/stories/1/publish')
      await fixed.next(1)
      expect(await deliveries(id ?? -1)).toHaveLength(2)
      expect((await admin.call('DELETE', `spaces/1/webhook_endpoints/${id}`)).status).toBe(200)
      expect(await deliveries(id ?? -1)).toEqual([])
      expect((await admin.call('DELETE', `spaces/1/webhook_endpoints/${id}`)).status).toBe(404)
      expect(added.received).toEqual([])
    })

    test.each([
      [{ endpoint: 'ftp://example.com' }, 'endpoint'],
      [{ endpoint: 'javascript:alert(1)' }, 'endpoint'],
      [{ actions: [] }, 'actions'],
      [{ actions: ['Story published'] }, 'actions'],
      [{ name: ' ' }, 'name'],
    ])('%o is refused', async (more, field) => {
      const endpoint = { name: 'Search', endpoint: url, actions: ['story.published'], ...more }
      const answer = await admin.call('POST', 'spaces/1/webhook_endpoints', { webhook_endpoint: endpoint })
      expect([answer.status, Object.keys(answer.body)]).toEqual([422, [field]])
    })
  })
})

test('deliveries are told for thirty days, also across a restart', async () => {
  const DAY = 86_400_000
  const receiver = new Receiver()
  const folder = await mkdtemp(join(tmpdir(), 'deliveries-'))
  const clock = { time: Date.now(), now: () => clock.time }
  await addDatabase(join(folder, 'data'))
  await mkdir(join(folder, 'content'))
  const settings = {
    SERVICES: ['content' as const],
    SERVICES_PORT: 0,
    LOG_LEVEL: 'silent' as const,
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'content'),
    CONTENT_WEBHOOK_URLS: [await receiver.listen()],
  }
  /** Uses the service after so many more days. */
  const after = async (
    days: number,
    work: (call: (path: string, body?: object) => Promise<unknown>) => Promise<void>,
  ) => {
    clock.time += days * DAY
    const running = await startServices(settings, { clock })
    try {
      await work(async (path, body) => {
        const answer = await fetch(`${running.url}/content/v1/spaces/1/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'authorization': 'local-management', 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return answer.json()
      })
    } finally {
      await running.stop()
    }
  }
  const publish = (slug: string) => ({ story: { name: slug, slug, content: { component: 'page' } }, publish: 1 })
  await after(0, async (call) => void (await call('stories', publish('first'))))
  await after(29, async (call) => {
    await call('stories', publish('second'))
    expect(await call('webhook_deliveries')).toMatchObject({
      webhook_deliveries: [{ full_slug: 'second' }, { full_slug: 'first' }],
    })
  })
  await after(1, async (call) => {
    await expect
      .poll(() => call('webhook_deliveries'))
      .toMatchObject({ webhook_deliveries: [{ full_slug: 'second', state: 'delivered' }] })
  })
  await receiver.close()
  await rm(folder, { recursive: true })
})

import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '#services/kit/database.ts'
import { parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { Seal } from '#services/kit/seal.ts'
import { People } from '#services/content/people/people.ts'
import { seedDemonstration } from '#services/content/people/demonstration.ts'
import { apiKeys, editorMails } from '#services/content/people/schema.ts'
import { webhookDeliveries, webhookEndpoints } from '#services/content/schema.ts'
import { resealEndpoints } from '#services/content/webhooks/reseal-endpoints.ts'
import { Webhooks } from '#services/content/webhooks/webhooks.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { DEMONSTRATION } from './editor-client.ts'
import { Receiver } from './receiver.ts'
import { type ContentService, startContentService } from './service.ts'

vi.setConfig({ testTimeout: 60_000 })

const DAY = 86_400_000
const clock = { time: Date.parse('2026-11-02T11:00:00Z'), now: () => clock.time }
const inDays = (days: number): string => new Date(clock.time + days * DAY).toISOString()

interface Key {
  id: number
  token: string
  ends_at: string
  addresses: string[]
}

describe('keys of the management API', () => {
  let service: ContentService
  beforeAll(async () => {
    service = await startContentService(
      { stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page' } }] },
      { EDITOR_DEMONSTRATION: true, TRUSTED_PROXIES: 1 },
      { clock },
    )
  })
  afterAll(() => service.stop())

  const manage = (method: string, path: string, api_key?: object) =>
    service.manage<{ api_key: Key }>(method, `spaces/1/${path}`, api_key && { api_key })
  const add = async (more: object = {}): Promise<Key> => {
    const { status, body } = await manage('POST', 'api_keys', { name: 'Import', role: 'reader', ...more })
    expect(status).toBe(201)
    return body.api_key
  }
  const use = async (token: string, from = '203.0.113.9') => {
    const headers = { 'authorization': token, 'x-forwarded-for': from }
    const answer = await fetch(`${service.url}/v1/spaces/1/stories`, { headers })
    return [answer.status, ((await answer.json()) as { error?: string }).error]
  }

  test('end after ninety days, or when it was said', async () => {
    const [long, short] = [await add(), await add({ ends_at: inDays(1) })]
    expect([long.ends_at, short.ends_at, long.addresses]).toEqual([inDays(90), inDays(1), []])
    expect(await use(short.token)).toEqual([200, undefined])
    clock.time += DAY
    expect(await use(short.token)).toEqual([401, 'The key has ended'])
    expect(await use(long.token)).toEqual([200, undefined])
    // An expired key is not revived; a valid one may get a later end.
    const later = { name: 'Import', role: 'reader', ends_at: inDays(200) }
    expect(await manage('PUT', `api_keys/${short.id}`, later)).toMatchObject({ status: 422 })
    expect((await manage('PUT', `api_keys/${long.id}`, later)).body.api_key.ends_at).toBe(later.ends_at)
    clock.time += 199 * DAY
    expect(await use(long.token)).toEqual([200, undefined])
    clock.time += DAY
    expect(await use(long.token)).toEqual([401, 'The key has ended'])
  })

  test.each([
    [{ ends_at: inDays(0) }, 'ends_at'],
    [{ ends_at: inDays(900) }, 'ends_at'],
    [{ ends_at: 'never' }, 'ends_at'],
    [{ addresses: ['192.0.2.0/33'] }, 'addresses'],
    [{ addresses: ['example.com'] }, 'addresses'],
  ])('%o is refused', async (more, field) => {
    const answer = await manage('POST', 'api_keys', { name: 'Import', role: 'reader', ...more })
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, [field]])
  })

  test('are used from their addresses alone, as the trusted proxy tells them', async () => {
    const { id, token } = await add({ addresses: ['192.0.2.0/24', '2001:db8::1'] })
    expect(await use(token, '192.0.2.9')).toEqual([200, undefined])
    expect(await use(token, '2001:db8:0::1')).toEqual([200, undefined])
    const refused = [403, 'The key may not be used from this address']
    expect(await use(token, '198.51.100.9')).toEqual(refused)
    expect(await use(token, '192.0.2.9, 198.51.100.9')).toEqual(refused)
    // A change without these fields keeps them.
    await manage('PUT', `api_keys/${id}`, { name: 'Export', role: 'reader' })
    expect(await use(token, '198.51.100.9')).toEqual(refused)
    await manage('PUT', `api_keys/${id}`, { name: 'Export', role: 'reader', addresses: [] })
    expect(await use(token, '198.51.100.9')).toEqual([200, undefined])
  })
})

describe('what is there at an upgrade, and what ends', () => {
  const receiver = new Receiver()
  const log = createLog('silent')
  const now = Date.parse('2026-11-02T11:00:00Z')
  let database: Database
  let url = ''
  beforeAll(async () => {
    url = await receiver.listen()
    database = await openDatabase({ url: undefined, dataDir: await temporaryDataDir('shared-secret-'), log })
    await database.migrate('content', join(import.meta.dirname, '../../../services/content/migrations'))
  })
  afterAll(async () => {
    await database.close()
    await receiver.close()
  })
  beforeEach(() => {
    receiver.received = []
  })

  test('administrators are mailed once, fourteen days before a key ends', async () => {
    const time = { at: now, now: () => time.at }
    const env = parseEnv({})
    const people = new People({ env, sql: database.sql, clock: time, log, isDemonstration: true, baseUrl: () => url })
    await seedDemonstration({ sql: database.sql, clock: time, passwords: people.passwords })
    await people.keys.add({ name: 'Import', role: 'reader', ends_at: new Date(now + 20 * DAY) })
    const mails = async () => {
      await people.sweep()
      const rows = await database.sql.select().from(editorMails)
      return rows.map(({ kind, recipient, subject, text }) => ({ kind, recipient, subject, text }))
    }
    expect(await mails()).toEqual([])
    time.at += 6 * DAY
    const expected = {
      kind: 'token-ends',
      recipient: DEMONSTRATION.administrator.email,
      subject: 'Un jeton de la rédaction arrive à échéance',
      text: expect.stringContaining('Le jeton «\u00a0Import\u00a0» de l’API de gestion prend fin le 22 novembre 2026.'),
    }
    expect(await mails()).toEqual([expected])
    time.at += DAY
    expect(await mails()).toEqual([expected])
  })

  test('a key of before goes on for ninety days', async () => {
    const values = { name: 'Old', role: 'reader' as const, tokenHash: 'hash', createdAt: new Date(now) }
    const [row] = await database.sql.insert(apiKeys).values(values).returning()
    const left = ((row?.endsAt.getTime() ?? 0) - Date.now()) / DAY
    expect([Math.round(left), row?.addresses]).toEqual([90, []])
  })

  test('endpoints without a secret of their own are signed as before for a time, and then not called', async () => {
    const [row] = await database.sql
      .insert(webhookEndpoints)
      .values({ name: 'Old', url, actions: ['story.published'], activated: true, createdAt: new Date(now) })
      .returning()
    const ends = new Date(now + DAY)
    // The migration gives existing keys ninety days.
    expect(row?.sharedUntil?.getTime()).toBeGreaterThan(Date.now() + 89 * DAY)
    await database.sql
      .update(webhookEndpoints)
      .set({ sharedUntil: ends })
      .where(eq(webhookEndpoints.id, row?.id ?? 0))
    const seal = new Seal(['a-key-of-a-test'], 'webhook signature secrets')
    const send = async (at: number) => {
      const moment = { now: () => at }
      const options = { sql: database.sql, urls: [], secret: 'shared', seal, publicOnly: false, log, onSend: () => {} }
      const webhooks = new Webhooks({ ...options, clock: moment })
      const event = { action: 'published' as const, id: 1, name: 'A', fullSlug: 'a', isFolder: false }
      const recorded = { spaceId: 1, events: [event], now: new Date(at), by: undefined }
      webhooks.send(await webhooks.record(database.sql, recorded))
      const isOpen = inArray(webhookDeliveries.state, ['pending', 'sending'])
      await expect.poll(() => database.sql.$count(webhookDeliveries, isOpen)).toBe(0)
      await webhooks.stop()
    }
    await send(ends.getTime() - 1)
    await send(ends.getTime())
    expect(
      receiver.received.map(
        ({ raw, signature }) => signature === createHmac('sha1', 'shared').update(raw).digest('hex'),
      ),
    ).toEqual([true])
    const rows = await database.sql.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
    expect(rows.map(({ state, error }) => [state, error])).toEqual([
      ['delivered', null],
      ['failed', 'The endpoint has no secret of its own'],
    ])
  })

  test('a change of the editor’s key keeps both secrets of an endpoint, also without the old key', async () => {
    const [purpose, place] = ['webhook signature secrets', '77']
    const before = new Seal(['the-old-key-of-a-test'], purpose)
    await database.sql
      .insert(webhookEndpoints)
      .values({
        id: 77,
        name: 'In change',
        url,
        actions: [],
        activated: false,
        createdAt: new Date(now),
        sealedSecret: before.close('new-secret', place),
        previousSecret: before.close('old-secret', place),
      })
    const changing = new Seal(['the-new-key-of-a-test', 'the-old-key-of-a-test'], purpose)
    await resealEndpoints({ sql: database.sql, seal: changing, log })
    const [row] = await database.sql.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, 77))
    const after = new Seal(['the-new-key-of-a-test'], purpose)
    const opened = [row?.sealedSecret, row?.previousSecret].map((sealed) => after.open(sealed ?? '', place))
    expect(opened).toEqual(['new-secret', 'old-secret'])
  })
})

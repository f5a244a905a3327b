import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Registration, type Sale, sale as saleAnswer } from '@barriere/shared/programmes/casino/seats.ts'
import { parseEnv } from '#services/kit/env.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const NOW = Date.parse('2026-06-12T10:00:00Z')

const { CASINO_API_TOKEN, STORYBLOK_MANAGEMENT_TOKEN } = parseEnv({})

let dataDir: string
let running: RunningServices

beforeAll(async () => {
  dataDir = await temporaryDataDir('sales-')
  running = await startServices(
    {
      SERVICES: ['content', 'casino', 'payment', 'mail'],
      SERVICES_PORT: 0,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      CONTENT_SEED_DAY: new Date(NOW),
    },
    { clock: { now: () => NOW } },
  )
})

afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function saleAt(path: string): Promise<Sale | undefined> {
  const response = await fetch(`${running.url}/casino/v1/sales`, {
    headers: { authorization: `Bearer ${CASINO_API_TOKEN}` },
  })
  const { sales } = (await response.json()) as { sales: unknown[] }
  return sales.map((one) => saleAnswer.parse(one)).find((one) => one.path.en === path)
}

/** Until the next poll of the content at the latest. */
const within = { timeout: 20_000, interval: 200 }

async function manage<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${running.url}/content/v1/spaces/1/${path}`, {
    method,
    headers: { 'authorization': STORYBLOK_MANAGEMENT_TOKEN[0], 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

test('the demonstration’s tournaments, shows and events are sold at the prices of their pages', async () => {
  const main = await vi.waitFor(async () => {
    const found = await saleAt('tournaments/lake-main-event')
    if (!found) throw new Error('Not yet.')
    return found
  }, within)
  expect(main).toMatchObject({ kind: 'tournament', casino: 'Casino d’Enghien-les-Bains', minimumAge: 18, version: 1 })
  expect(
    main.categories.map(({ name, cents, buyIn, places, state }) => [name.en, cents, buyIn, places, state]),
  ).toEqual(['Day 1A', 'Day 1B'].map((name) => [name, 55_000, { prize: 48_000, fee: 5_000, staff: 2_000 }, 72, 'open']))
  const cents = async (path: string) =>
    [...new Set((await saleAt(path))?.categories.map((one) => one.cents))].toSorted((a, b) => a - b)
  await expect.poll(() => cents('tournaments/the-last-two-chairs'), within).toEqual([8_250])
  await expect.poll(() => cents('shows/one-voice-one-piano'), within).toEqual([2_800, 3_400, 4_200])
  await expect.poll(() => cents('events/dinard-film-night'), within).toEqual([900, 1_400])
  // At a hotel; sold by a casino.
  await expect
    .poll(() => saleAt('events/courchevel-torchlight-descent'), within)
    .toMatchObject({ casino: 'Casino d’Enghien-les-Bains' })
  await expect.poll(() => cents('shows/fireside-songs'), within).toEqual([2_200, 3_000])
  await expect
    .poll(async () => (await saleAt('tournaments/forest-cup'))?.categories.map(({ state }) => state), within)
    .toEqual(['cancelled'])
})

/** A call of the demonstration member with a gold card. */
async function asGold(path: string, token: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${running.url}/casino/v1${path}`, {
    ...init,
    headers: {
      'authorization': `Bearer ${CASINO_API_TOKEN}`,
      'content-type': 'application/json',
      'x-member-token': token,
    },
  })
  expect(response.ok, path).toBe(true)
  return await response.json()
}

test('a demonstration member has a ticket to come, which is refunded, and a past registration', async () => {
  const body = JSON.stringify({ email: 'gold@example.com', password: 'Casino#2026Gold' })
  const { token } = (await asGold('/sessions', '', { method: 'POST', body })) as { token: string }
  const own = async () => (await asGold('/me/registrations', token)) as { registrations: Registration[] }
  const { registrations } = await vi.waitFor(async () => {
    const found = await own()
    expect(found.registrations).toHaveLength(2)
    return found
  }, within)
  const [coming, past] = registrations
  expect(coming).toMatchObject({ title: { en: 'Swing on the lake' }, state: 'paid', cents: 3_840, receipt: true })
  expect(coming?.ticket).toMatch(/^[A-Z\d]{12}$/)
  expect(past).toMatchObject({ title: { en: 'The great magician' }, state: 'paid', receipt: true })
  expect(Date.parse(past?.usedAt ?? '')).toBeLessThan(NOW)
  const { file } = (await asGold(`/me/registrations/${past?.id}/receipt`, token)) as { file: string }
  expect(file).toMatch(/\.pdf$/)
  await asGold(`/me/registrations/${coming?.id}/cancel`, token, { method: 'POST', body: '{}' })
  // The stand-in has the payment: it is refunded, and a credit note is mailed.
  await vi.waitFor(async () => {
    const mails = await fetch(`${running.url}/mail/messages?to=gold@example.com`)
    expect(JSON.stringify(await mails.json())).toContain('€38.40')
  }, within)
})

test('an editor’s change is that of the sale, and a page that is withdrawn is sold no more', async () => {
  const slug = 'website-hotels/tournois/omaha-de-la-grande-plage'
  const {
    stories: [found],
  } = await manage<{ stories: { id: number }[] }>('GET', `stories?with_slug=${encodeURIComponent(slug)}`)
  const { story } = await manage<{ story: { content: object } }>('GET', `stories/${found?.id}`)
  await manage('PUT', `stories/${found?.id}?publish=1`, {
    story: { ...story, content: { ...story.content, buy_in_fee: '10.35' } },
  })
  const omaha = 'tournaments/grande-plage-omaha'
  await vi.waitFor(async () => expect((await saleAt(omaha))?.categories[0]?.cents).toBe(10_035), within)
  await manage('GET', `stories/${found?.id}/unpublish`)
  await vi.waitFor(async () => expect(await saleAt(omaha)).toBeUndefined(), within)
})

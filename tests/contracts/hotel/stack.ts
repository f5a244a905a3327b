import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Env } from '#services/kit/env.ts'
import { type Parts, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { type Mailbox, mailboxAt, newEmail } from '#tests/support/mailbox.ts'
import { postgresDatabase } from '@barriere/testing/postgres.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type HotelRequest, createHotelRequest } from './request.ts'

export { newEmail } from '#tests/support/mailbox.ts'

/** Noon in Paris of the first start, unless a test moves it. */
export const NOW = Date.parse('2026-11-02T11:00:00Z')

export const HOUR = 3_600_000

/** A backend reached over HTTP, whether started here or deployed elsewhere. */
export interface HotelClient extends Mailbox {
  readonly url: string
  /** The site's secret. */
  readonly token: string
  readonly request: HotelRequest
  /** Signs in and gives the session's token. */
  login(email: string, password: string): Promise<string>
  /** A signed-up, activated and signed-in member of its own. */
  member(email?: string): Promise<{ email: string; password: string; token: string }>
}

export interface HotelStack extends HotelClient {
  readonly origin: string
  /** The services' time in milliseconds since the epoch; not settable on a foreign backend. */
  now: number
  stop(): Promise<void>
}

/** Speaks to a backend, and reads the mails that it sends from a mailbox in the form of `services/mail`. */
function hotelClient(url: string, mailbox: string, token: string): HotelClient {
  const request = createHotelRequest(url, token)
  const client: HotelClient = {
    ...mailboxAt(mailbox),
    url,
    token,
    request,
    async login(email, password) {
      const { body, status, code } = await client.request('login', { input: { email, password } })
      expect([status, code]).toEqual([200, undefined])
      return body.token
    },
    async member(email = newEmail()) {
      expect((await client.request('signUp', { input: form(email) })).status).toBe(202)
      expect(
        (
          await client.request('activate', {
            input: { token: await client.tokenIn(email, /^Confirmez votre adresse e-mail/), email, password: PASSWORD },
          })
        ).status,
      ).toBe(200)
      return { email, password: PASSWORD, token: await client.login(email, PASSWORD) }
    },
  }
  return client
}

/**
 * Hotel and mail service over HTTP, in this process, on PGlite in a temporary folder (or the PostgreSQL of
 * `overrides`).
 */
export async function startHotel(overrides: Partial<Env> = {}, parts: Parts = {}): Promise<HotelStack> {
  const isEmbedded = overrides.DATA_DIR === undefined && overrides.DATABASE_URL === undefined
  const folder = isEmbedded ? await temporaryDataDir('hotel-') : await mkdtemp(join(tmpdir(), 'hotel-'))
  const clock = { now: NOW }
  const running = await startServices(
    {
      SERVICES: ['hotel', 'mail'],
      SERVICES_PORT: 0,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      NODE_ENV: 'test',
      HOTEL_DEMONSTRATION: false,
      SITE_ORIGIN: 'https://site.example',
      MAIL_VIEWER: true,
      ...overrides,
    },
    { clock: { now: () => clock.now }, ...parts },
  )
  return {
    ...hotelClient(`${running.url}/hotel`, `${running.url}/mail`, 'local-hotel'),
    origin: running.url,
    get now() {
      return clock.now
    },
    set now(moment) {
      clock.now = moment
    },
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const { HOTEL_CONTRACT_URL, HOTEL_CONTRACT_TOKEN, HOTEL_CONTRACT_MAILBOX } = process.env

/** Whether the suite uses a backend that it did not start. */
export const isForeign = Boolean(HOTEL_CONTRACT_URL)

/** A test that needs a backend of its own: its clock, its database, its log or its end. */
export const ownTest = test.skipIf(isForeign)

/** The backend of `HOTEL_CONTRACT_URL`, or one that is started here. */
export async function openHotel(overrides: Partial<Env> = {}): Promise<HotelStack> {
  if (!HOTEL_CONTRACT_URL) return await startHotel(overrides)
  if (!HOTEL_CONTRACT_TOKEN || !HOTEL_CONTRACT_MAILBOX)
    throw new Error('HOTEL_CONTRACT_URL needs HOTEL_CONTRACT_TOKEN and HOTEL_CONTRACT_MAILBOX too.')
  const url = HOTEL_CONTRACT_URL.replace(/\/+$/, '')
  const noClock = (): never => {
    throw new Error('Nobody sets the clock of a foreign backend.')
  }
  return {
    ...hotelClient(url, HOTEL_CONTRACT_MAILBOX.replace(/\/+$/, ''), HOTEL_CONTRACT_TOKEN),
    origin: new URL(url).origin,
    get now() {
      return noClock()
    },
    set now(_) {
      noClock()
    },
    stop: async () => {},
  }
}

/** Backends for suites with several requests at once. */
export const CROWDED = isForeign ? (['foreign'] as const) : (['pglite', 'postgres'] as const)

export interface HotelPair {
  readonly hotel: HotelStack
  /** A second instance on the same database; on PGlite there is none, and it is the first. */
  readonly other: HotelStack
  stop(): Promise<void>
}

export async function openPair(kind: (typeof CROWDED)[number]): Promise<HotelPair> {
  const overrides = {
    HOTEL_DEMONSTRATION: true,
    ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
  }
  const hotel = kind === 'postgres' ? undefined : await openHotel(overrides)
  const [one, other] = hotel ? [hotel, hotel] : await Promise.all([startHotel(overrides), startHotel(overrides)])
  return {
    hotel: one,
    other,
    async stop() {
      await one.stop()
      if (other !== one) await other.stop()
    },
  }
}

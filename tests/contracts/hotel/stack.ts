import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { HOTEL_OPERATIONS, type HotelAnswer, type HotelOperationName } from '#lib/contracts/hotel.ts'
import type { Env } from '#services/kit/env.ts'
import { type Parts, startServices } from '#services/start.ts'

/** Noon in Paris of the first start, unless a test moves it. */
export const NOW = Date.parse('2026-11-02T11:00:00Z')

export const HOUR = 3_600_000

export interface Asked {
  readonly input?: unknown
  /** A session's token. */
  readonly member?: string
  readonly key?: string
  /** In the place of the varying part of the path. */
  readonly id?: string
}

export interface Answered<N extends HotelOperationName> {
  readonly status: number
  readonly headers: Headers
  /** Of a success; of a failure it has none of it. */
  readonly body: HotelAnswer<N>
  /** Of a failure. */
  readonly code: string | undefined
  readonly fields: readonly string[] | undefined
}

export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface HotelStack {
  readonly url: string
  readonly origin: string
  /** Milliseconds since the epoch; the services' time is this. */
  now: number
  ask<N extends HotelOperationName>(name: N, asked?: Asked): Promise<Answered<N>>
  /** Signs in and gives the session's token. */
  login(email: string, password: string): Promise<string>
  /** A signed-up, activated and signed-in member of its own. */
  member(email?: string): Promise<{ email: string; password: string; token: string }>
  /** Mails to an address, the newest first, once there are so many. */
  mails(to: string, atLeast?: number): Promise<Mail[]>
  /** The secret in the newest mail's link whose subject matches. */
  tokenIn(to: string, subject?: RegExp): Promise<string>
  stop(): Promise<void>
}

let people = 0

export const form = (email: string, more: Record<string, unknown> = {}) => ({
  email, emailVerification: email, password: 'Tramontane#2026', civility: 'Mrs', firstName: 'Zoé', lastName: 'O’Hara-Núñez', birthDate: '1990-05-04', terms: true, ...more,
})

/** Hotel and mail service over HTTP, in this process, on PGlite in a temporary folder (or the PostgreSQL of `overrides`). */
export async function startHotel(overrides: Partial<Env> = {}, parts: Parts = {}): Promise<HotelStack> {
  const folder = await mkdtemp(join(tmpdir(), 'hotel-'))
  const clock = { now: NOW }
  const running = await startServices({
    SERVICES: ['hotel', 'mail'], SERVICES_PORT: 0, LOG_LEVEL: 'silent', DATA_DIR: folder, NODE_ENV: 'test', SITE_ORIGIN: 'https://site.example', ...overrides,
  }, { clock: { now: () => clock.now }, ...parts })
  const url = `${running.url}/hotel`

  const stack: HotelStack = {
    url, origin: running.url,
    get now() { return clock.now },
    set now(moment) { clock.now = moment },
    async ask(name, { input, member, key, id = '' } = {}) {
      const { method, path } = HOTEL_OPERATIONS[name]
      const response = await fetch(url + path.replace(/\{\w+\}/, id), {
        method,
        headers: {
          authorization: 'Bearer local-hotel', ...(input === undefined ? {} : { 'content-type': 'application/json' }),
          ...(member === undefined ? {} : { 'x-member-token': member }), ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(input === undefined ? {} : { body: JSON.stringify(input) }),
      })
      const body = await response.json() as never as HotelAnswer<typeof name> & { code?: string; fields?: string[] }
      return { status: response.status, headers: response.headers, body, code: body.code, fields: body.fields }
    },
    async login(email, password) {
      const { body, status, code } = await stack.ask('login', { input: { email, password } })
      expect([status, code]).toEqual([200, undefined])
      return body.token
    },
    async member(email = `member-${people += 1}@example.com`) {
      const password = 'Tramontane#2026'
      expect((await stack.ask('signUp', { input: form(email) })).status).toBe(202)
      expect((await stack.ask('activate', { input: { token: await stack.tokenIn(email, /^Confirmez votre adresse e-mail/), email } })).status).toBe(200)
      return { email, password, token: await stack.login(email, password) }
    },
    mails: (to, atLeast = 1) => vi.waitFor(async () => {
      const { messages } = await (await fetch(`${running.url}/mail/messages?to=${encodeURIComponent(to)}`)).json() as { messages: Mail[] }
      expect(messages.length).toBeGreaterThanOrEqual(atLeast)
      return messages
    }, { timeout: 5_000 }),
    tokenIn: (to, subject = /./) => vi.waitFor(async () => {
      const mail = (await stack.mails(to)).find((one) => subject.test(one.subject))
      const token = mail && /\?token=([\w-]+)/.exec(mail.text)?.[1]
      if (token === undefined) throw new Error(`No mail with a link to ${to}.`)
      return token
    }, { timeout: 5_000 }),
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return stack
}

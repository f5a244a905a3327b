import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { CASINO_OPERATIONS } from '#lib/contracts/casino.ts'
import type { Env } from '#services/kit/env.ts'
import { type Parts, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { type OperationRequest, createRequest } from '#tests/support/operation-request.ts'
import { postgresDatabase } from '#tests/support/postgres.ts'

/** Noon in Paris of the first start, unless a test moves it. */
const NOW = Date.parse('2026-11-02T11:00:00Z')

export const HOUR = 3_600_000

/** Password of every account signed up with `form`. */
export const PASSWORD = 'Tramontane#2026'

export const form = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  emailVerification: email,
  password: PASSWORD,
  civility: 'Mrs',
  firstName: 'Zoé',
  lastName: 'O’Hara-Núñez',
  birthDate: '1990-05-04',
  terms: true,
  ...more,
})

export interface Mail {
  readonly subject: string
  readonly text: string
}

export interface CasinoStack {
  /** Address of the backend, with its prefix. */
  readonly url: string
  readonly request: OperationRequest<typeof CASINO_OPERATIONS>
  /** Calls the desk; gives status and body. */
  desk(path: string, body: unknown, token?: string): Promise<{ status: number; body: Record<string, unknown> }>
  /** Signs in and gives the session's token. */
  login(email: string, password: string): Promise<string>
  /** A signed-up, activated and signed-in pre-member. */
  member(more?: Record<string, unknown>): Promise<{ email: string; password: string; token: string }>
  /** The same with a card, which a desk has handed out. */
  cardHolder(): Promise<{ email: string; password: string; token: string; rfid: string }>
  /** Mails to an address, the newest first, once there are so many. */
  mails(to: string, atLeast?: number): Promise<Mail[]>
  /** The secret in the newest mail's link whose subject matches. */
  tokenIn(to: string, subject?: RegExp): Promise<string>
  /** Milliseconds since the epoch; the services' time is this. */
  now: number
  stop(): Promise<void>
}

let people = 0

/** An e-mail address that no other call gives. */
export const newEmail = (name = 'member'): string => `${name}-${(people += 1)}@example.com`

/** Casino and mail service over HTTP, in this process, on PGlite or the PostgreSQL of `overrides`. */
export async function startCasino(overrides: Partial<Env> = {}, parts: Parts = {}): Promise<CasinoStack> {
  const isEmbedded = overrides.DATABASE_URL === undefined
  const folder = isEmbedded ? await temporaryDataDir('casino-') : await mkdtemp(join(tmpdir(), 'casino-'))
  const clock = { now: NOW }
  const running = await startServices(
    {
      SERVICES: ['casino', 'mail'],
      SERVICES_PORT: 0,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      NODE_ENV: 'test',
      CASINO_DEMONSTRATION: false,
      SITE_ORIGIN: 'https://site.example',
      MAIL_VIEWER: true,
      ...overrides,
    },
    { clock: { now: () => clock.now }, ...parts },
  )
  const url = `${running.url}/casino`
  const request = createRequest(CASINO_OPERATIONS, url, 'local-casino')
  const stack: CasinoStack = {
    url,
    request,
    async desk(path, body, token = 'local-casino-desk') {
      const response = await fetch(`${url}/v1/desk/${path}`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    async login(email, password) {
      const { body, status, code } = await request('login', { input: { email, password } })
      expect([status, code]).toEqual([200, undefined])
      return body.token
    },
    async member(more = {}) {
      const email = newEmail()
      expect((await request('signUp', { input: form(email, more) })).status).toBe(202)
      const token = await stack.tokenIn(email, /^Confirmez votre adresse e-mail/)
      expect((await request('activate', { input: { token, email } })).status).toBe(200)
      return { email, password: PASSWORD, token: await stack.login(email, PASSWORD) }
    },
    async cardHolder() {
      const member = await stack.member()
      const rfid = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
      const handed = await stack.desk('cards', {
        email: member.email,
        birthDate: '1990-05-04',
        rfid,
        casino: 'deauville',
      })
      expect(handed.status).toBe(201)
      return { ...member, rfid }
    },
    mails: (to, atLeast = 1) =>
      vi.waitFor(
        async () => {
          const response = await fetch(`${running.url}/mail/messages?to=${encodeURIComponent(to)}`)
          const { messages } = (await response.json()) as { messages: Mail[] }
          expect(messages.length).toBeGreaterThanOrEqual(atLeast)
          return messages
        },
        { timeout: 15_000 },
      ),
    tokenIn: (to, subject = /./) =>
      vi.waitFor(
        async () => {
          const mail = (await stack.mails(to)).find((one) => subject.test(one.subject))
          const found = mail && /\?token=([\w-]+)/.exec(mail.text)?.[1]
          if (found === undefined) throw new Error(`No mail with a link to ${to}.`)
          return found
        },
        { timeout: 15_000 },
      ),
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
  return stack
}

/** Two instances on one PostgreSQL; on PGlite, which serves one, twice the same. */
export async function startPair(kind: 'pglite' | 'postgres'): Promise<readonly [CasinoStack, CasinoStack]> {
  if (kind === 'pglite') {
    const one = await startCasino()
    return [one, one]
  }
  const overrides = { DATABASE_URL: await postgresDatabase() }
  return await Promise.all([startCasino(overrides), startCasino(overrides)])
}

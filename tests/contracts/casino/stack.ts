import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addedTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import { CASINO_OPERATIONS } from '@barriere/shared/programmes/casino/operations.ts'
import type { Env } from '#services/kit/env.ts'
import { type Parts, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { type Mailbox, mailboxAt, newEmail } from '#tests/support/mailbox.ts'
import { type OperationRequest, createRequest } from '#tests/support/operation-request.ts'
import { ownLastName } from '#tests/support/own-name.ts'
import { postgresDatabase } from '@barriere/testing/postgres.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'

export { newEmail } from '#tests/support/mailbox.ts'

/** Noon in Paris of the first start, unless a test moves it. */
const NOW = Date.parse('2026-11-02T11:00:00Z')

export const HOUR = 3_600_000

/** A backend reached over HTTP, whether started here or deployed elsewhere. */
export interface CasinoClient extends Mailbox {
  /** Address of the backend, with its prefix. */
  readonly url: string
  /** The site's secret. */
  readonly token: string
  readonly request: OperationRequest<typeof CASINO_OPERATIONS>
  /** Calls the desk; gives status and body. */
  desk(path: string, body: unknown, token?: string): Promise<{ status: number; body: Record<string, unknown> }>
  /** Signs in and gives the session's token. */
  login(email: string, password: string): Promise<string>
  /** A signed-up, activated and signed-in pre-member. */
  member(more?: Record<string, unknown>): Promise<{ email: string; password: string; token: string }>
  /** The same with a card, which a desk has handed out. */
  cardHolder(): Promise<{ email: string; password: string; token: string; rfid: string }>
  /** Adds a terminal at the desk of Deauville. Gives its id, its name and its pairing code. */
  addTerminal(): Promise<{ id: string; name: string; code: string }>
  /** Token of a new terminal, which is paired. */
  terminal(): Promise<string>
}

export interface CasinoStack extends CasinoClient {
  /** The services' time in milliseconds since the epoch; not settable on a foreign backend. */
  now: number
  stop(): Promise<void>
}

interface Place {
  readonly url: string
  readonly mailbox: string
  readonly token: string
  readonly deskToken: string
}

/** Speaks to a backend, and reads the mails that it sends. */
function casinoClient({ url, mailbox, token: siteToken, deskToken }: Place): CasinoClient {
  const request = createRequest(CASINO_OPERATIONS, url, siteToken)
  const client: CasinoClient = {
    ...mailboxAt(mailbox),
    url,
    token: siteToken,
    request,
    async desk(path, body, token = deskToken) {
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
      expect((await request('signUp', { input: form(email, { lastName: ownLastName(), ...more }) })).status).toBe(202)
      const token = await client.tokenIn(email, /^Confirmez votre adresse e-mail/)
      expect((await request('activate', { input: { token, email, password: PASSWORD } })).status).toBe(200)
      return { email, password: PASSWORD, token: await client.login(email, PASSWORD) }
    },
    async cardHolder() {
      const member = await client.member()
      const rfid = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
      const handed = await client.desk('cards', {
        email: member.email,
        birthDate: '1990-05-04',
        rfid,
        casino: 'deauville',
      })
      expect(handed.status).toBe(201)
      return { ...member, rfid }
    },
    async addTerminal() {
      const { status, body } = await client.desk('terminals', { casino: 'deauville', name: `Hall ${randomUUID()}` })
      expect(status).toBe(201)
      const { terminal, code } = addedTerminal.parse(body)
      return { id: terminal.id, name: terminal.name, code }
    },
    async terminal() {
      const { code } = await client.addTerminal()
      const { body, status } = await request('pairTerminal', { input: { code } })
      expect(status).toBe(201)
      return body.token
    },
  }
  return client
}

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
  const { url } = running
  const place = { url: `${url}/casino`, mailbox: `${url}/mail`, token: 'local-casino', deskToken: 'local-casino-desk' }
  return {
    ...casinoClient(place),
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

const { CASINO_CONTRACT_URL, CASINO_CONTRACT_TOKEN, CASINO_CONTRACT_DESK_TOKEN, CASINO_CONTRACT_MAILBOX } = process.env

/** A test that needs a backend of its own: its clock or its database. */
export const ownTest = test.skipIf(Boolean(CASINO_CONTRACT_URL))

/** The backend of `CASINO_CONTRACT_URL`, or one that is started here. */
export async function openCasino(overrides: Partial<Env> = {}): Promise<CasinoStack> {
  if (!CASINO_CONTRACT_URL) return await startCasino(overrides)
  if (!CASINO_CONTRACT_TOKEN || !CASINO_CONTRACT_DESK_TOKEN || !CASINO_CONTRACT_MAILBOX)
    throw new Error('CASINO_CONTRACT_URL needs CASINO_CONTRACT_TOKEN, …_DESK_TOKEN and …_MAILBOX too.')
  const [url = '', mailbox = ''] = [CASINO_CONTRACT_URL, CASINO_CONTRACT_MAILBOX].map((one) => one.replace(/\/+$/, ''))
  return {
    ...casinoClient({ url, mailbox, token: CASINO_CONTRACT_TOKEN, deskToken: CASINO_CONTRACT_DESK_TOKEN }),
    get now() {
      return Date.now()
    },
    set now(_) {
      throw new Error('Nobody sets the clock of a foreign backend.')
    },
    stop: async () => {},
  }
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

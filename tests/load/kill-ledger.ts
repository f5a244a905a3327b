import { randomUUID } from 'node:crypto'
import {
  SESSION_OPERATIONS,
  type SessionAnswer,
  type SessionInput,
  type SessionOperationName,
} from '@barriere/shared/contracts/session.ts'
import { type HotelRequest, createHotelRequest } from '#tests/contracts/hotel/request.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'

/** Ledger of a crash test: acknowledged writes of the killed program, and writes in flight. */
export class Ledger {
  /** Writes that were acknowledged. */
  acknowledged = 0
  /** Acknowledged writes that are missing or half done. */
  readonly wrong: string[] = []
  /** Sign-ups by e-mail, with the known state of each. */
  readonly accounts = new Map<
    string,
    { readonly key: string; state: 'unknown' | 'signed up' | 'activating' | 'active' }
  >()
  /** Cookies that must be valid, with the accounts of their logins; and those that must not be. */
  readonly good: (readonly [cookie: string, accounts: string])[] = []
  readonly ended: string[] = []
  /** Last acknowledged value of each member's row, and the value in flight. */
  readonly rows = new Map<string, { acknowledged: number; asked: number }>()
}

export const MEMBERS = [
  ['decouverte@example.com', 'Decouverte#2026'],
  ['infiniment@example.com', 'Infiniment#2026'],
  ['collaborateur@barriere.example', 'Collaborateur#2026'],
] as const

export interface Target {
  readonly request: HotelRequest
  session<N extends SessionOperationName>(name: N, input: SessionInput<N>): Promise<SessionAnswer<N>>
  /** The link's secret in the newest mail to an address, once it is there. */
  tokenIn(email: string): Promise<string | undefined>
}

export const targetAt = (url: string): Target => ({
  request: createHotelRequest(`${url}/hotel`, 'local-hotel'),
  async session(name, input) {
    const response = await fetch(`${url}/site${SESSION_OPERATIONS[name].path}`, {
      method: 'POST',
      headers: { 'authorization': 'Bearer local-site', 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}`)
    return (await response.json()) as never
  },
  async tokenIn(email) {
    const { messages } = (await (await fetch(`${url}/mail/messages?to=${encodeURIComponent(email)}`)).json()) as {
      messages: { text: string }[]
    }
    return /\?token=([\w-]+)/.exec(messages[0]?.text ?? '')?.[1]
  },
})

/** A worker writes in an endless loop and reports each acknowledgement; killing the program ends it. */
export type Worker = (target: Target, ledger: Ledger, done: (kind: 'fast' | 'slow') => void) => Promise<never>

export const signsUp: Worker = async ({ request }, ledger, done) => {
  for (;;) {
    const email = `killed-${randomUUID()}@example.com`
    const account = { key: randomUUID(), state: 'unknown' as 'unknown' | 'signed up' }
    ledger.accounts.set(email, account)
    const { status } = await request('signUp', { input: form(email), key: account.key })
    if (status !== 202) throw new Error(`signUp answered ${status}`)
    account.state = 'signed up'
    done('slow')
  }
}

const addressOf = (number: number) => ({
  addressLine1: String(number),
  addressLine2: String(number),
  zipCode: '14800',
  city: String(number),
  country: 'FR',
})

/** Signs in, and sets the first number of the edited row. Returns the session's token. */
export async function prepareMember({ request }: Target, email: string, password: string): Promise<string> {
  const { token } = (await request('login', { input: { email, password } })).body
  const { status } = await request('updateAddress', { member: token, input: addressOf(0) })
  if (status !== 200) throw new Error(`updateAddress answered ${status}`)
  return token
}

/** Updates several columns of a row to the same number, so that a partial write would be visible. */
export const edits =
  (member: string, token: string): Worker =>
  async ({ request }, ledger, done) => {
    const row = ledger.rows.get(member) ?? { acknowledged: 0, asked: 0 }
    ledger.rows.set(member, row)
    for (;;) {
      row.asked += 1
      const { status } = await request('updateAddress', { member: token, input: addressOf(row.asked) })
      if (status !== 200) throw new Error(`updateAddress answered ${status}`)
      row.acknowledged = row.asked
      done('fast')
    }
  }

const loginOf = (accountId: string) => ({
  token: `token-of-${accountId}`,
  accountId,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})

/** Begins, takes over and rotates a session, which then stays open. */
export const signsIn: Worker = async ({ session }, ledger, done) => {
  for (;;) {
    const [one, two] = [randomUUID(), randomUUID()]
    const { cookie: first } = await session('begin', { programme: 'hotel', login: loginOf(one), persistent: true })
    done('fast')
    const { cookie: second } = await session('begin', {
      programme: 'casino',
      login: loginOf(two),
      persistent: true,
      replaces: first,
    })
    ledger.ended.push(first)
    done('fast')
    const { issued } = await session('rotate', { cookie: second })
    if (!issued) throw new Error('rotate answered null')
    ledger.ended.push(second)
    ledger.good.push([issued.cookie, `${one} ${two}`])
    done('fast')
  }
}

/** Activates accounts of earlier rounds whose mail has come. */
export const activates: Worker = async ({ request, tokenIn }, ledger, done) => {
  for (const [email, account] of ledger.accounts) {
    if (account.state !== 'signed up') continue
    const token = await tokenIn(email)
    if (token === undefined) continue
    account.state = 'activating'
    const { status } = await request('activate', { input: { token, email, password: PASSWORD }, key: account.key })
    if (status !== 200) throw new Error(`activate answered ${status}`)
    account.state = 'active'
    done('slow')
  }
  return await new Promise<never>(() => {
    /* until the others end */
  })
}

/** Verifies the ledger after a restart. Requests with an unknown outcome are repeated with their idempotency key. */
export async function checkRestarted(
  { request, session, tokenIn }: Target,
  ledger: Ledger,
  tokens: ReadonlyMap<string, string>,
  recent = 40,
): Promise<void> {
  for (const [member, row] of ledger.rows) {
    const { status, body } = await request('address', { member: tokens.get(member) ?? '' })
    const { addressLine1, addressLine2, city } = status === 200 && body.address ? body.address : {}
    if (![row.acknowledged, row.asked].includes(Number(addressLine1)) || addressLine1 !== city || addressLine2 !== city)
      ledger.wrong.push(`address: ${status}, ${addressLine1} ${addressLine2} ${city}`)
    row.asked = row.acknowledged = Number(addressLine1)
  }
  for (const [cookie, accounts] of ledger.good.slice(-recent)) {
    const { session: found } = await session('read', { cookie })
    if (
      `${found?.logins.hotel?.accountId} ${found?.logins.casino?.accountId}` !== accounts ||
      found?.logins.hotel?.token !== `token-of-${found?.logins.hotel?.accountId}`
    )
      ledger.wrong.push('a session is lost')
  }
  for (const cookie of ledger.ended.slice(-recent))
    if ((await session('read', { cookie })).session) ledger.wrong.push('a session that has ended is back')
  for (const [email, account] of ledger.accounts) {
    if (account.state === 'unknown') {
      const { status } = await request('signUp', { input: form(email), key: account.key })
      if (status !== 202) ledger.wrong.push(`sign-up, asked again: ${status}`)
      account.state = 'signed up'
    } else if (account.state === 'activating') {
      const { status } = await request('activate', {
        input: { token: await tokenIn(email), email, password: PASSWORD },
        key: account.key,
      })
      if (status !== 200) ledger.wrong.push(`activation, asked again: ${status}`)
      account.state = 'active'
    }
  }
}

/** Verifies every acknowledged account: the password is right, and the state as expected. */
export async function checkAccounts({ request }: Target, ledger: Ledger): Promise<void> {
  for (const [email, { state }] of ledger.accounts) {
    const { status, code } = await request('login', { input: { email, password: PASSWORD } })
    if ((state === 'active' ? status === 200 : code === '0026') === false)
      ledger.wrong.push(`account ${state}: ${status} ${code}`)
  }
}

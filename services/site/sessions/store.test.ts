import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { createLog } from '../../kit/log.ts'
import { deriveKey } from '../../kit/seal.ts'
import { nextCookie } from './cookie.ts'
import { logins, sessions } from './schema.ts'
import { SessionStore } from './store.ts'

const START = Date.parse('2026-11-02T11:00:00Z')
const SECOND = 1_000
const DAY = 86_400_000
const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })

let database: Awaited<ReturnType<typeof openSiteDatabase>>
let now = START
let store: SessionStore

const newStore = (...keys: SecretPair): SessionStore =>
  new SessionStore({ sql: database.sql, clock: { now: () => now }, log, keys })

beforeAll(async () => {
  database = await openSiteDatabase('pglite', log)
}, 60_000)

afterAll(() => database.close())

beforeEach(async () => {
  await database.sql.delete(sessions)
  now = START
  lines.length = 0
  store = newStore('a-key-of-a-test')
})

const loginOf = (accountId: string, days = 60) => ({
  token: `token-of-${accountId}`,
  accountId,
  expiresAt: new Date(now + days * DAY).toISOString(),
})

const begin = async (
  accountId: string,
  more: { programme?: Programme; persistent?: boolean; replaces?: string; days?: number } = {},
): Promise<string> => {
  const { programme = 'hotel', persistent = false, replaces, days } = more
  return (
    await store.begin({
      programme,
      login: loginOf(accountId, days),
      persistent,
      ...(replaces === undefined ? {} : { replaces }),
    })
  ).cookie
}

const read = (cookie: string) => store.read({ cookie })

/** Account id of each programme that the session is signed in to. */
const accountsOf = async (cookie: string): Promise<Record<string, string | undefined> | null> => {
  const session = await read(cookie)
  return (
    session &&
    Object.fromEntries(Object.entries(session.logins).map(([programme, login]) => [programme, login?.accountId]))
  )
}

test('reading a session returns what it was created with', async () => {
  const login = loginOf('a')
  const { cookie, maxAge } = await store.begin({ programme: 'hotel', login, persistent: true })
  expect(cookie).toMatch(/^[\w-]{24}\.[\w-]{43}$/)
  expect(maxAge).toBe(2_592_000)
  expect(await read(cookie)).toEqual({
    authAt: '2026-11-02T11:00:00.000Z',
    persistent: true,
    rotationDue: false,
    logins: { hotel: login },
  })
})

test('only the complete cookie of a session is valid', async () => {
  const [cookie, other] = [await begin('a'), await begin('b')]
  const [id = '', secret = ''] = cookie.split('.')
  const bad = [
    `${id}.${other.split('.')[1]}`,
    `${other.split('.')[0]}.${secret}`,
    id,
    `${id}.`,
    `.${secret}`,
    cookie.slice(0, -1),
    cookie.slice(1),
    `${cookie}A`,
    ` ${cookie}`,
    `${cookie}\n`,
    `${id}.${secret.toLowerCase()}`,
    `${id}.${secret}.${secret}`,
    'x',
    '.',
    "' or 1=1 --",
    '\u{1F36A}',
    `${id}.${'A'.repeat(43)}`,
    'x'.repeat(100_000),
  ]
  for (const text of bad) {
    expect(await read(text)).toBeNull()
    expect(await store.rotate({ cookie: text })).toBeNull()
    expect(await store.leave({ cookie: text, programme: 'hotel' })).toBe(false)
  }
  expect(await store.leaveAll({ programme: 'hotel', accountId: 'b', except: `${other.split('.')[0]}.${secret}` })).toBe(
    1,
  )
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
})

test('idle time-out: a session is valid for 43,199 seconds and not for 43,200; each use restarts it', async () => {
  const cookie = await begin('a')
  now += 43_199 * SECOND
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  now += 43_199 * SECOND
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  now += 43_200 * SECOND
  expect(await read(cookie)).toBeNull()
})

test('absolute time-out: a session in constant use ends thirty days after its login', async () => {
  const cookie = await begin('a')
  for (const end = START + 30 * DAY - SECOND; now < end; now = Math.min(end, now + 11 * 3_600 * SECOND))
    expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  now += SECOND
  expect(await read(cookie)).toBeNull()
})

test('a persistent session has the absolute time-out only', async () => {
  const cookie = await begin('a', { persistent: true })
  now = START + 30 * DAY - SECOND
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  const rotated = await store.rotate({ cookie })
  expect(rotated?.maxAge).toBe(1)
  now += SECOND
  expect(await read(rotated?.cookie ?? '')).toBeNull()
})

test('the last use is written at most once a minute', async () => {
  const cookie = await begin('a')
  const lastUse = async () => (await database.sql.select().from(sessions))[0]?.lastUsedAt.getTime()
  now += 59_999
  await read(cookie)
  expect(await lastUse()).toBe(START)
  now += 1
  await read(cookie)
  expect(await lastUse()).toBe(START + 60_000)
})

test('a login expires with its token, the session with its last login', async () => {
  const cookie = await begin('a', {
    days: 1,
    replaces: await begin('b', { programme: 'casino', days: 2 }),
    persistent: true,
  })
  now += DAY - 1
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a', casino: 'b' })
  now += 1
  expect(await accountsOf(cookie)).toEqual({ casino: 'b' })
  now += DAY
  expect(await read(cookie)).toBeNull()
  expect(await store.rotate({ cookie })).toBeNull()
})

test('session fixation: a login never reuses an id known before', async () => {
  const first = await begin('a')
  const second = await begin('a', { replaces: first })
  const forged = `${'A'.repeat(24)}.${'A'.repeat(43)}`
  const third = await begin('a', { replaces: forged })
  expect(new Set([first, second, third].flatMap((cookie) => cookie.split('.'))).size).toBe(6)
  expect(await read(first)).toBeNull()
  expect(await read(forged)).toBeNull()
})

test('a new login inherits the other programme’s login, not its own, and not beyond thirty days', async () => {
  const hotel = await begin('a', { persistent: true })
  now += 29 * DAY
  const both = await begin('b', { programme: 'casino', persistent: true, replaces: hotel })
  expect((await read(both))?.logins.hotel?.token).toBe('token-of-a')
  expect(await accountsOf(await begin('c', { persistent: true, replaces: both }))).toEqual({ casino: 'b', hotel: 'c' })
  const old = await begin('f', { persistent: true })
  now += 29 * DAY
  const taken = await begin('g', { programme: 'casino', persistent: true, replaces: old })
  now += DAY
  expect(await accountsOf(taken)).toEqual({ casino: 'g' })
})

test('nothing is inherited from an expired session', async () => {
  const idle = await begin('a')
  now += 43_200 * SECOND
  expect(await accountsOf(await begin('b', { programme: 'casino', replaces: idle }))).toEqual({ casino: 'b' })
})

test('rotation issues a new cookie for the same session', async () => {
  const cookie = await begin('a')
  const before = await read(cookie)
  now += 1_500
  const issued = await store.rotate({ cookie })
  expect(issued?.maxAge).toBe(2_591_998)
  const [one, two] = [cookie, issued?.cookie ?? ''].map((text) => text.split('.'))
  expect(one?.some((part) => two?.includes(part))).toBe(false)
  expect(await read(cookie)).toBeNull()
  expect(await store.rotate({ cookie })).toBeNull()
  expect(await read(issued?.cookie ?? '')).toEqual(before)
})

test('a rotation that is due gives the same cookie until it is used, then ends the old one', async () => {
  const [cookie, elsewhere, other] = [await begin('a', { persistent: true }), await begin('a'), await begin('b')]
  expect(await store.rotateAll({ programme: 'casino', accountId: 'a' })).toBe(0)
  expect(await store.rotateAll({ programme: 'hotel', accountId: 'a' })).toBe(2)
  expect(await Promise.all([cookie, elsewhere, other].map(async (text) => (await read(text))?.rotationDue))).toEqual([
    true,
    true,
    false,
  ])
  const issued = await store.rotate({ cookie, grace: true })
  const next = issued?.cookie ?? ''
  expect(issued?.maxAge).toBe(2_592_000)
  expect(cookie.split('.').some((part) => next.split('.').includes(part))).toBe(false)
  expect((await store.rotate({ cookie, grace: true }))?.cookie).toBe(next)
  expect([(await read(cookie))?.rotationDue, (await read(elsewhere))?.rotationDue]).toEqual([true, true])
  now += 29_999
  // Once the new cookie is used, the old one no longer gives it to anyone.
  expect((await read(next))?.rotationDue).toBe(false)
  expect([(await read(cookie))?.rotationDue, await accountsOf(cookie)]).toEqual([false, { hotel: 'a' }])
  expect([await store.rotate({ cookie, grace: true }), await store.rotate({ cookie })]).toEqual([null, null])
  const mixed = [`${cookie.split('.')[0]}.${next.split('.')[1]}`, `${next.split('.')[0]}.${cookie.split('.')[1]}`]
  expect(await Promise.all(mixed.map(read))).toEqual([null, null])
  now += 1
  expect([await read(cookie), await store.rotate({ cookie, grace: true })]).toEqual([null, null])
  expect([await accountsOf(next), await accountsOf(elsewhere)]).toEqual([{ hotel: 'a' }, { hotel: 'a' }])
})

test('a rotation without a grace ends the grace before it; another key derives another cookie', async () => {
  const cookie = await begin('a')
  const next = (await store.rotate({ cookie, grace: true }))?.cookie ?? ''
  const last = (await store.rotate({ cookie: next }))?.cookie ?? ''
  expect([await read(cookie), await read(next), await accountsOf(last)]).toEqual([null, null, { hotel: 'a' }])
  const [id = '', secret = ''] = cookie.split('.')
  const derived = ['a-key-of-a-test', 'another-key'].map((key) => {
    const { id: nextId } = nextCookie({ id, secret }, deriveKey(key, 'site session rotation'))
    return nextId === next.split('.')[0]
  })
  expect(derived).toEqual([true, false])
})

test('change of the key: nobody is signed out, and a sweep lets the passive key be removed', async () => {
  const cookie = await begin('a')
  const other = await begin('b')
  expect(await newStore('new').read({ cookie })).toBeNull()
  expect(await newStore('a-key-of-a-test', 'new').read({ cookie })).not.toBeNull()
  const during = newStore('new', 'a-key-of-a-test')
  expect(await during.read({ cookie })).toMatchObject({ logins: { hotel: { token: 'token-of-a' } } })
  await during.sweep()
  const after = newStore('new')
  expect(await after.read({ cookie })).toMatchObject({ logins: { hotel: { token: 'token-of-a' } } })
  expect(await after.read({ cookie: other })).not.toBeNull()
  expect(await store.read({ cookie })).toBeNull()
})

test('change of the key: instances before and after the switch give one next cookie for an old one', async () => {
  const cookie = await begin('a')
  await store.rotateAll({ programme: 'hotel', accountId: 'a' })
  const [before, switched, after] = [
    newStore('a-key-of-a-test', 'new'),
    newStore('new', 'a-key-of-a-test'),
    newStore('new'),
  ]
  const next = await before.rotate({ cookie, grace: true })
  expect(await switched.rotate({ cookie, grace: true })).toEqual(next)
  expect(await after.rotate({ cookie, grace: true })).toBeNull()
  expect(await switched.read({ cookie: next?.cookie ?? '' })).not.toBeNull()
})

test('leaving a programme ends its login, and the session with the last one', async () => {
  const cookie = await begin('a', { replaces: await begin('b', { programme: 'casino' }) })
  expect(await store.leave({ cookie, programme: 'hotel' })).toBe(true)
  expect(await store.leave({ cookie, programme: 'hotel' })).toBe(true)
  expect(await accountsOf(cookie)).toEqual({ casino: 'b' })
  expect(await store.leave({ cookie, programme: 'casino' })).toBe(false)
  expect(await read(cookie)).toBeNull()
  expect(await database.sql.select().from(sessions)).toEqual([])
})

test('leaveAll ends all logins of an account but one browser’s, in its programme only', async () => {
  const [one, two, three] = [
    await begin('a'),
    await begin('a', { replaces: await begin('a', { programme: 'casino' }) }),
    await begin('z'),
  ]
  const own = await begin('a')
  expect(await store.leaveAll({ programme: 'hotel', accountId: 'a', except: own })).toBe(2)
  expect([await accountsOf(one), await accountsOf(two), await accountsOf(three), await accountsOf(own)]).toEqual([
    null,
    { casino: 'a' },
    { hotel: 'z' },
    { hotel: 'a' },
  ])
  expect(await store.leaveAll({ programme: 'hotel', accountId: 'a' })).toBe(1)
  expect(await database.sql.select().from(sessions)).toHaveLength(2)
})

test('the database stores neither a plain token nor a plain secret', async () => {
  const cookie = await begin('canary')
  const text = JSON.stringify([await database.sql.select().from(sessions), await database.sql.select().from(logins)])
  const sealed = (await database.sql.select().from(logins))[0]?.sealedToken ?? ''
  for (const secret of [
    'token-of-canary',
    Buffer.from('token-of-canary').toString('base64'),
    cookie.split('.')[1] ?? '',
  ])
    expect(text).not.toContain(secret)
  expect(Buffer.from(sealed, 'base64url').includes('token-of')).toBe(false)
})

test('a tampered token, or one of another row, is no login', async () => {
  const [cookie, victim] = [await begin('a'), await begin('v')]
  const row = async (accountId: string) =>
    (await database.sql.select().from(logins).where(eq(logins.accountId, accountId)))[0]
  const put = (sealedToken: string) => database.sql.update(logins).set({ sealedToken }).where(eq(logins.accountId, 'a'))
  const own = (await row('a'))?.sealedToken ?? ''
  await put((await row('v'))?.sealedToken ?? '')
  expect(await read(cookie)).toBeNull()
  await put(`${own.startsWith('A') ? 'B' : 'A'}${own.slice(1)}`)
  expect(await read(cookie)).toBeNull()
  await put('')
  expect(await read(cookie)).toBeNull()
  await put(own)
  expect(await accountsOf(cookie)).toEqual({ hotel: 'a' })
  expect(await accountsOf(victim)).toEqual({ hotel: 'v' })
})

test('with another key everyone is signed out, and one warning without values is logged', async () => {
  const [one, two] = [await begin('canary'), await begin('canary')]
  store = newStore('another-key-of-a-test')
  expect([await read(one), await read(two), await read(one)]).toEqual([null, null, null])
  expect(await accountsOf(await begin('b', { programme: 'casino', replaces: one }))).toEqual({ casino: 'b' })
  expect(lines.filter((line) => line.includes('SITE_SESSION_KEY'))).toHaveLength(1)
  expect(lines.join('')).not.toMatch(/canary|[\w-]{43}/)
})

test('the sweep deletes expired sessions and logins only', async () => {
  await begin('idle')
  await begin('over', { persistent: true, days: 0.9 })
  now += 43_199 * SECOND
  const unexpired = [
    await begin('one'),
    await begin('two', { persistent: true, replaces: await begin('three', { programme: 'casino', days: 0.4 }) }),
  ]
  now += SECOND
  await store.sweep()
  expect((await database.sql.select().from(logins)).map(({ accountId }) => accountId).sort()).toEqual([
    'one',
    'over',
    'three',
    'two',
  ])
  now += 43_198 * SECOND
  await store.sweep()
  expect(await database.sql.select().from(sessions)).toHaveLength(2)
  expect([await accountsOf(unexpired[0] ?? ''), await accountsOf(unexpired[1] ?? '')]).toEqual([
    { hotel: 'one' },
    { hotel: 'two' },
  ])
  now = START + 31 * DAY
  await store.sweep()
  expect([await database.sql.select().from(sessions), await database.sql.select().from(logins)]).toEqual([[], []])
})

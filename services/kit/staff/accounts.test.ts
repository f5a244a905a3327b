import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { deskAccounts, deskLockouts, deskSessions } from '../../site/desk/schema.ts'
import { Trail } from '../../site/desk/trail.ts'
import { createLog } from '../log.ts'
import { LOCKOUT, Lockouts } from '../passwords/lockouts.ts'
import { Passwords } from '../passwords/passwords.ts'
import { Seal, deriveKeys } from '../seal.ts'
import { StaffAccounts } from './accounts.ts'
import { KnownBrowsers } from './known-browsers.ts'

const PASSWORD = 'Ruban-Cuivre-48-Falaise'
const EMAIL = 'agathe@barriere.example'

let database: Awaited<ReturnType<typeof openSiteDatabase>>
let now = Date.parse('2026-11-02T11:00:00Z')
const clock = { now: () => now }
const browsers = new KnownBrowsers(deriveKeys(['a-key-of-a-test'], 'known browsers of a test'))
const HERE = { address: '203.0.113.9' }
const passwords = new Passwords(['a-pepper-of-a-test'], () => new Error('busy'))

beforeAll(async () => {
  database = await openSiteDatabase('pglite', createLog('silent'))
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [deskAccounts, deskLockouts]) await database.sql.delete(table)
})

const accountsOf = (allowsNoSecondStep?: boolean) =>
  new StaffAccounts({
    sql: database.sql,
    clock,
    accounts: deskAccounts,
    sessions: deskSessions,
    passwords,
    lockouts: new Lockouts(database.sql, deskLockouts, clock, { ...LOCKOUT, programme: 'desk' }),
    browsers,
    seal: new Seal(['a-key-of-a-test'], 'second steps of a test'),
    trail: new Trail({ clock, days: 365 }),
    issuer: 'Test',
    lockoutPrefix: 'test',
    ...(allowsNoSecondStep === undefined ? {} : { allowsNoSecondStep }),
  })

/** Enrols an account by its invitation. Resolves to the secret of the second step. */
async function enrolled(): Promise<string> {
  const accounts = accountsOf()
  const secret = (await accounts.add({ email: EMAIL, name: 'Agathe', rights: ['*'] })) ?? ''
  const totp = (await accounts.invitation(secret))?.secret ?? ''
  const given = { password: PASSWORD, repeated: PASSWORD, code: codeOf(totp) }
  expect(await accounts.enrol(secret, given)).toEqual([])
  now += 60_000
  return totp
}

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

describe('timing attack: a login takes one password hash', () => {
  const counted = async (email: string, password = 'another') => {
    const spies = [vi.spyOn(passwords, 'verify'), vi.spyOn(passwords, 'verifyDummy')]
    const found = await accountsOf().signIn({ email, password, code: '000000' }, HERE)
    const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    for (const spy of spies) spy.mockRestore()
    return { found, count }
  }

  test('for an address without an account, and for no address', async () => {
    expect(await counted('nobody@barriere.example')).toEqual({ found: undefined, count: 1 })
    expect(await counted('no address')).toEqual({ found: undefined, count: 1 })
  })

  test('for a wrong password, a wrong code, and an account that is closed', async () => {
    await enrolled()
    expect(await counted(EMAIL)).toEqual({ found: undefined, count: 1 })
    expect(await counted(EMAIL, PASSWORD)).toEqual({ found: undefined, count: 1 })
    expect(await counted(EMAIL)).toEqual({ found: undefined, count: 1 })
    expect(await counted(EMAIL, PASSWORD)).toEqual({ found: undefined, count: 1 })
  })

  test('for an invitation that is not taken', async () => {
    await accountsOf().add({ email: EMAIL, name: 'Agathe', rights: ['*'] })
    expect(await counted(EMAIL)).toEqual({ found: undefined, count: 1 })
  })
})

test('an account without a second step signs in where that is allowed, and nowhere else', async () => {
  const passwordHash = await passwords.hash(PASSWORD)
  await database.sql
    .insert(deskAccounts)
    .values({ email: EMAIL, name: 'Agathe', rights: ['*'], sealedSecret: '', passwordHash, createdAt: new Date(now) })
  const given = { email: EMAIL, password: PASSWORD, code: '' }
  expect(await accountsOf().signIn(given, HERE)).toBeUndefined()
  expect((await accountsOf(true).signIn(given, HERE))?.rights).toEqual(['*'])
})

test('an account with a second step needs its code, also where others need none', async () => {
  const totp = await enrolled()
  const accounts = accountsOf(true)
  expect(await accounts.signIn({ email: EMAIL, password: PASSWORD, code: '' }, HERE)).toBeUndefined()
  const given = { email: EMAIL, password: PASSWORD, code: codeOf(totp) }
  expect((await accounts.signIn(given, HERE))?.email).toBe(EMAIL)
  expect(await accounts.signIn(given, HERE)).toBeUndefined()
})

describe('a lockout is no weapon', () => {
  const fail = async (times: number, from: { address: string; browser?: string }) => {
    for (let time = 0; time < times; time += 1)
      expect(await accountsOf().signIn({ email: EMAIL, password: 'wrong', code: '000000' }, from)).toBeUndefined()
  }
  const enter = async (totp: string, from: { address: string; browser?: string }) => {
    now += 60_000
    return (await accountsOf().signIn({ email: EMAIL, password: PASSWORD, code: codeOf(totp) }, from))?.email
  }
  const idOf = async () => (await accountsOf().list())[0]?.id ?? ''

  test('three failures close the account to their own address alone', async () => {
    const totp = await enrolled()
    await fail(3, { address: '198.51.100.1' })
    expect(await enter(totp, { address: '198.51.100.1' })).toBeUndefined()
    expect(await enter(totp, HERE)).toBe(EMAIL)
  })

  test('failures from many addresses close it to all but the browsers in which its owner has signed in', async () => {
    const totp = await enrolled()
    for (let address = 0; address < 20; address += 1) await fail(3, { address: `198.51.100.${address}` })
    expect(await enter(totp, HERE)).toBeUndefined()
    expect(await enter(totp, { ...HERE, browser: browsers.add(undefined, 'somebody-else') })).toBeUndefined()
    expect(await enter(totp, { ...HERE, browser: 'forged.cookie.x' })).toBeUndefined()
    const browser = browsers.add(browsers.add(undefined, 'a-colleague'), await idOf())
    expect(await enter(totp, { ...HERE, browser })).toBe(EMAIL)
  })

  test('a known browser has three failures of its own', async () => {
    const totp = await enrolled()
    const browser = browsers.add(undefined, await idOf())
    await fail(3, { ...HERE, browser })
    expect(await enter(totp, { ...HERE, browser })).toBeUndefined()
    expect(await enter(totp, HERE)).toBe(EMAIL)
  })

  test('a colleague sees the lockout and lifts it, and the trail tells who', async () => {
    const totp = await enrolled()
    await fail(3, HERE)
    expect((await accountsOf().list())[0]?.lockedUntil).toBeInstanceOf(Date)
    expect(await accountsOf().liftLockout(EMAIL, { actor: 'zoe@barriere.example' })).toBe(true)
    expect((await accountsOf().list())[0]?.lockedUntil).toBeUndefined()
    expect(await enter(totp, HERE)).toBe(EMAIL)
    const [event] = await new Trail({ clock, days: 365 }).read(database.sql, EMAIL)
    expect(event).toMatchObject({ actor: 'zoe@barriere.example', kind: 'lockout-lifted' })
    expect(await accountsOf().liftLockout('nobody@barriere.example')).toBe(false)
  })

  test('a fresh code of the second step counts once, and wrong ones close nothing but that question', async () => {
    const totp = await enrolled()
    const own = { id: await idOf(), email: EMAIL }
    const code = codeOf(totp)
    expect(await accountsOf().confirmCode(own, code)).toBe(true)
    expect(await accountsOf().confirmCode(own, code)).toBe(false)
    now += 60_000
    for (const wrong of ['000000', '111111']) expect(await accountsOf().confirmCode(own, wrong)).toBe(false)
    expect(await accountsOf().confirmCode(own, codeOf(totp))).toBe(false)
    expect(await enter(totp, HERE)).toBe(EMAIL)
  })
})

import { expect, test } from 'vitest'
import type { Programme, ProgrammeLogin } from '@barriere/shared/contracts/session.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { UNAVAILABLE, type BackendFailure } from '#lib/gateways/backend.ts'
import { type CurrentMember, readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { createLogins } from './logins.ts'

const CLIENT = { browser: 'other', system: 'other', network: 'unknown' } as const

const loginOf = (token: string): ProgrammeLogin => ({
  token,
  accountId: `account of ${token}`,
  expiresAt: '2027-01-01T00:00:00.000Z',
})

/** A fake of the site's own session store, with the session of one browser. */
function startStore(first: Partial<Record<Programme, ProgrammeLogin>>) {
  let logins = first
  let cookie = 'first'
  const request = async (name: string, input: { programme: Programme; login: ProgrammeLogin; cookie: string }) => {
    const { programme } = input
    const remaining = () => Object.values(logins).some((login) => login !== undefined)
    if (name === 'begin') {
      cookie = `${cookie}-next`
      logins = { ...logins, [programme]: input.login }
      return ok({ cookie, maxAge: 60 })
    }
    if (name === 'read')
      return ok({ session: remaining() ? { authAt: '', persistent: false, rotationDue: false, logins } : null })
    if (name === 'leave' || name === 'leaveAll') {
      logins = { ...logins, [programme]: undefined }
      return ok(name === 'leave' ? { remains: remaining() } : { ended: 1 })
    }
    return fail('unavailable')
  }
  return { sessions: { request } as unknown as Pick<SessionGateway, 'request'>, logins: () => logins }
}

function start(programme: Programme, first: Partial<Record<Programme, ProgrammeLogin>>) {
  const store = startStore(first)
  const ended: string[] = []
  let failure: BackendFailure | undefined
  const logins = createLogins<undefined, string, string>({
    programme,
    readMember: async (_, token) => (failure ? fail(failure) : ok(`member ${token}`)),
    logout: async (_, token) => ended.push(token),
    endSessions: async (_, token, other) => {
      ended.push(`${token} ends ${other.token ?? 'all others'}`)
      return ok(undefined)
    },
    endsSession: ({ kind }) => kind === 'session',
  })
  const request = async () => ({
    backend: undefined,
    sessions: store.sessions,
    sessionCookie: 'first',
    currentMember: await readCurrentMember('first', store.sessions, programme),
    client: CLIENT,
    readCookie: (name: string) => (name === SESSION_COOKIE ? 'first' : undefined),
    pathParameter: '',
  })
  return {
    logins,
    request,
    ended,
    stored: () => Object.entries(store.logins()).flatMap(([name, login]) => (login ? [`${name} ${login.token}`] : [])),
    failWith: (given: BackendFailure) => {
      failure = given
    },
  }
}

const BOTH = { hotel: loginOf('h1'), casino: loginOf('c1') }

test.each<[Programme, string, string]>([
  ['hotel', 'h1', 'casino c1'],
  ['casino', 'c1', 'hotel h1'],
])('leaving %s keeps the login to the other programme, and its cookie', async (programme, token, kept) => {
  const { logins, request, ended, stored } = start(programme, BOTH)
  expect(await logins.leave(await request())).toEqual({})
  expect([ended, stored()]).toEqual([[token], [kept]])
})

test('the last login takes the cookie with it', async () => {
  const { logins, request, stored } = start('casino', { casino: loginOf('c1') })
  expect(await logins.leave(await request())).toEqual({ session: 'clear' })
  expect(stored()).toEqual([])
})

test('who is signed in to the other programme alone is nobody here, and keeps the cookie', async () => {
  const { logins, request } = start('casino', { hotel: loginOf('h1') })
  expect((await request()).currentMember).toEqual({ kind: 'anonymous', elsewhere: true })
  expect(await logins.init(await request())).toEqual({ ok: true, value: undefined, cookies: {} })
})

test('a cookie of nobody is deleted', async () => {
  const { logins, request } = start('casino', {})
  expect(await logins.init(await request())).toEqual({ ok: true, value: undefined, cookies: { session: 'clear' } })
})

test('an outage of the session store says nothing of the member', async () => {
  const { logins, request } = start('casino', BOTH)
  const currentMember: CurrentMember = { kind: 'unavailable' }
  expect(await logins.init({ ...(await request()), currentMember })).toEqual(fail(UNAVAILABLE))
})

test('a login that the backend has ended is ended here, and the other one stays', async () => {
  const { logins, request, stored, failWith } = start('casino', BOTH)
  expect(await logins.init(await request())).toEqual(ok('member c1'))
  failWith({ ...UNAVAILABLE, kind: 'session' })
  expect(await logins.init(await request())).toEqual({ ok: true, value: undefined, cookies: {} })
  expect(stored()).toEqual(['hotel h1'])
})

test('another login to a programme replaces its own alone, and the device is the programme’s', async () => {
  const { logins, request, ended, stored } = start('casino', BOTH)
  const begun = await logins.begin(await request(), { ...loginOf('c2'), device: 'd' }, true)
  expect(begun).toMatchObject({
    ok: true,
    cookies: {
      session: { issued: { cookie: 'first-next' }, persistent: true },
      device: { programme: 'casino', token: 'd' },
    },
  })
  expect([ended, stored().toSorted()]).toEqual([['c1'], ['casino c2', 'hotel h1']])
})

test('ending all sessions of an account leaves the browser’s other login alone', async () => {
  const { logins, request, stored } = start('casino', BOTH)
  expect(await logins.endAll(await request(), 'account of c1')).toEqual({})
  expect(stored()).toEqual(['hotel h1'])
})

test('an id that is none ends nothing', async () => {
  const { logins, request, ended } = start('casino', BOTH)
  expect(await logins.endOne({ ...(await request()), pathParameter: 'x' })).toMatchObject({ error: { status: 404 } })
  expect(ended).toEqual([])
})

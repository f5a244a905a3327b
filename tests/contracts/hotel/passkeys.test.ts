import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { Authenticator } from '#tests/support/authenticator.ts'
import { PASSWORD } from '#tests/support/sign-up-form.ts'
import { addPasskeys } from './add-passkeys.ts'
import { type HotelStack, newEmail, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

const ORIGIN = 'https://site.example'
const MINUTE = 60_000

let hotel: HotelStack

beforeAll(async () => {
  hotel = await startHotel()
})

afterAll(() => hotel.stop())

const startCreation = async (member: string) =>
  (await hotel.request('startPasskey', { member, input: { password: PASSWORD } })).body.options

const startLogin = async () => (await hotel.request('startPasskeyLogin')).body.options

async function add(member: string, name = 'Mon téléphone', authenticator = new Authenticator(ORIGIN)) {
  const response = authenticator.create(await startCreation(member))
  const { status, body } = await hotel.request('addPasskey', { member, input: { name, response } })
  expect(status).toBe(201)
  return { authenticator, passkey: body.passkey }
}

const login = async (response: unknown, device?: string) =>
  await hotel.request('passkeyLogin', { input: { response, ...(device === undefined ? {} : { device }) } })

/** Newest events first, without the login that began the account. */
const kindsOf = async (member: string) =>
  (await hotel.request('events', { member })).body.events.map(({ kind, outcome }) => `${kind} ${outcome}`)

describe('a passkey', () => {
  test('is added after the password, opens the account, and is listed, renamed and removed', async () => {
    const { email, token } = await hotel.member()
    const { authenticator, passkey } = await add(token)
    expect(passkey).toEqual({
      id: expect.any(String) as string,
      name: 'Mon téléphone',
      createdAt: new Date(hotel.now).toISOString(),
      lastUsedAt: null,
    })
    hotel.now += MINUTE
    const entered = await login(authenticator.sign(await startLogin()))
    expect([entered.status, entered.body.profile.email]).toEqual([200, email])
    const member = entered.body.token
    expect((await hotel.request('profile', { member })).status).toBe(200)
    const { id } = passkey
    const renamed = await hotel.request('renamePasskey', { member, id, input: { name: 'Ma clé' } })
    expect(renamed.body.passkey).toEqual({ ...passkey, name: 'Ma clé', lastUsedAt: new Date(hotel.now).toISOString() })
    expect((await hotel.request('passkeys', { member })).body.passkeys).toEqual([renamed.body.passkey])
    expect((await hotel.request('export', { member })).body.passkeys).toEqual([renamed.body.passkey])
    expect((await hotel.request('removePasskey', { member, id, input: { password: PASSWORD } })).status).toBe(200)
    expect((await hotel.request('passkeys', { member })).body.passkeys).toEqual([])
    expect((await login(authenticator.sign(await startLogin()))).code).toBe('0140')
    expect((await kindsOf(member)).slice(0, 3)).toEqual(['passkey-removed ok', 'passkey-login ok', 'passkey-added ok'])
    const subjects = (await hotel.mails(email, 4)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Une clé d’accès a été ajoutée', 'Une clé d’accès a été supprimée']),
    )
  })

  test('is discoverable and verifies its user; the options of a login name no credential', async () => {
    const { token } = await hotel.member()
    const creation = await startCreation(token)
    expect(creation.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    })
    expect([creation.rp.id, creation.attestation]).toEqual(['site.example', 'none'])
    await add(token)
    expect((await startCreation(token)).excludeCredentials).toHaveLength(1)
    const options = await startLogin()
    expect(Object.keys(options).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    expect([options.rpId, options.userVerification]).toEqual(['site.example', 'required'])
  })

  test('makes its browser known: a second login there is not mailed', async () => {
    const { email, token } = await hotel.member()
    const { authenticator } = await add(token)
    const { device } = (await login(authenticator.sign(await startLogin()))).body
    expect((await login(authenticator.sign(await startLogin()), device)).body.device).toBe(device)
    await hotel.request('resetInit', { input: { email } })
    await hotel.tokenIn(email, /nouveau mot de passe/)
    const subjects = (await hotel.mails(email, 4)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Nouvelle connexion'))).toHaveLength(1)
  })

  test('opens an account that strangers have locked with wrong passwords', async () => {
    const { email, token } = await hotel.member()
    const { authenticator } = await add(token)
    for (const _ of [1, 2, 3]) await hotel.request('login', { input: { email, password: 'wrong' } })
    expect((await hotel.request('login', { input: { email, password: PASSWORD } })).code).toBe('0072')
    expect((await login(authenticator.sign(await startLogin()))).status).toBe(200)
  })
})

describe('adding a passkey is refused', () => {
  test('with a wrong password, and locks after three', async () => {
    const { token: member } = await hotel.member()
    const codes: unknown[] = []
    for (const _ of [1, 2, 3, 4])
      codes.push((await hotel.request('startPasskey', { member, input: { password: 'wrong' } })).code)
    expect(codes).toEqual(['0090', '0090', '0072', '0072'])
  })

  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { unverified: true }],
    ['with a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('%s', async (_, faults) => {
    const { token: member } = await hotel.member()
    const response = new Authenticator(ORIGIN).create(await startCreation(member), faults)
    expect((await hotel.request('addPasskey', { member, input: { name: 'x', response } })).code).toBe('0140')
    expect((await hotel.request('passkeys', { member })).body.passkeys).toEqual([])
  })

  test('with a challenge that was used, has expired, is another member’s or a login’s', async () => {
    const [one, other] = [await hotel.member(), await hotel.member()]
    const send = async (response: unknown, member = one.token) =>
      (await hotel.request('addPasskey', { member, input: { name: 'x', response } })).code
    const { authenticator } = await add(one.token)
    const options = await startCreation(one.token)
    expect(await send(new Authenticator(ORIGIN).create(options), other.token)).toBe('0140')
    expect(await send(new Authenticator(ORIGIN).create(options))).toBeUndefined()
    expect(await send(new Authenticator(ORIGIN).create(options))).toBe('0140')
    const late = await startCreation(one.token)
    hotel.now += 5 * MINUTE
    expect(await send(new Authenticator(ORIGIN).create(late))).toBe('0140')
    const mixed = { ...(await startCreation(one.token)), challenge: (await startLogin()).challenge }
    expect(await send(new Authenticator(ORIGIN).create(mixed))).toBe('0140')
    // A credential that the account has already.
    expect(await send(authenticator.create(await startCreation(one.token)))).toBe('0140')
  })

  test('to the eleventh', async () => {
    const { token: member } = await hotel.member()
    await addPasskeys(hotel, member, 9)
    const spare = await startCreation(member)
    await add(member)
    expect((await hotel.request('startPasskey', { member, input: { password: PASSWORD } })).code).toBe('0141')
    const response = new Authenticator(ORIGIN).create(spare)
    expect((await hotel.request('addPasskey', { member, input: { name: 'x', response } })).code).toBe('0141')
  })
})

describe('a login is refused', () => {
  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { unverified: true }],
    ['with a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['with a counter that has not grown', { counter: 7 }],
    ['for another account', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
  ])('%s, and the owner sees it', async (_, faults) => {
    const { token } = await hotel.member()
    const { authenticator } = await add(token)
    expect((await login(authenticator.sign(await startLogin(), { counter: 7 }))).status).toBe(200)
    expect((await login(authenticator.sign(await startLogin(), faults))).code).toBe('0140')
    expect((await kindsOf(token))[0]).toBe('passkey-login failed')
  })

  test('with a signature of another key, an unknown credential, and one that is malformed', async () => {
    const { token } = await hotel.member()
    const { authenticator } = await add(token)
    const stranger = new Authenticator(ORIGIN)
    const options = await startLogin()
    const { response } = stranger.sign(options)
    expect((await login({ ...authenticator.sign(options), response })).code).toBe('0140')
    expect((await login(stranger.sign(await startLogin()))).code).toBe('0140')
    const signed = authenticator.sign(await startLogin())
    for (const clientDataJSON of [
      'A',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('[1').toString('base64url'),
    ])
      expect((await login({ ...signed, response: { ...signed.response, clientDataJSON } })).code).toBe('0140')
  })

  test('a second time, and after five minutes', async () => {
    const { token } = await hotel.member()
    const { authenticator } = await add(token)
    const signed = authenticator.sign(await startLogin())
    expect([(await login(signed)).status, (await login(signed)).code]).toEqual([200, '0140'])
    const options = await startLogin()
    hotel.now += 5 * MINUTE
    expect((await login(authenticator.sign(options))).code).toBe('0140')
  })

  test('race: of many uses of one challenge one is a login', async () => {
    const { token } = await hotel.member()
    const { authenticator } = await add(token)
    const signed = authenticator.sign(await startLogin())
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(signed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, '0140']))
  })
})

describe('a stranger', () => {
  test('cannot rename or remove a member’s passkey', async () => {
    const [owner, stranger] = [await hotel.member(), await hotel.member()]
    const { passkey } = await add(owner.token)
    for (const id of [passkey.id, randomUUID(), 'x']) {
      const asked = { member: stranger.token, id }
      expect((await hotel.request('renamePasskey', { ...asked, input: { name: 'x' } })).status).toBe(404)
      expect((await hotel.request('removePasskey', { ...asked, input: { password: PASSWORD } })).status).toBe(404)
    }
    expect((await hotel.request('passkeys', { member: owner.token })).body.passkeys).toEqual([passkey])
  })

  test('who added one while changing the e-mail loses it by the undo; an earlier one of the owner stays', async () => {
    const { email, password, token } = await hotel.member()
    const own = await add(token)
    hotel.now += MINUTE
    const next = newEmail()
    await hotel.request('changeEmail', { member: token, input: { email: next, emailVerification: next, password } })
    const thief = await add(token, 'voleur')
    await hotel.request('undoEmail', { input: { token: await hotel.tokenIn(email, /Changement/) } })
    expect((await login(thief.authenticator.sign(await startLogin()))).code).toBe('0140')
    expect((await login(own.authenticator.sign(await startLogin()))).status).toBe(200)
  })
})

import { Secret } from 'otpauth'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { recoveryCodes, secondSteps } from '#services/hotel/schema.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD } from '#tests/support/sign-up-form.ts'
import { addPasskeys } from './add-passkeys.ts'
import { codeOf as codeAt, enrol, makeCollaborator } from './enrol.ts'
import { HOUR, type HotelStack, newEmail, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

const STEP = 30_000

let hotel: HotelStack

beforeAll(async () => {
  hotel = await startHotel()
})

afterAll(() => hotel.stop())

const codeOf = (key: string, timestamp = hotel.now): string => codeAt(key, timestamp)

async function collaborator() {
  const own = await hotel.member()
  await makeCollaborator(hotel, own.token)
  return own
}

async function enrolled() {
  const own = await hotel.member()
  const given = await enrol(hotel, own.token)
  hotel.now += STEP
  return { ...own, ...given }
}

const login = async (email: string, code?: string) =>
  await hotel.request('login', { input: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } })

describe('the second step', () => {
  test('is begun after the password, confirmed by a code, and asked for at the next login', async () => {
    const { email, token: member } = await collaborator()
    const state = async () => (await hotel.request('secondStep', { member })).body
    expect(await state()).toEqual({ available: true, since: null, recoveryCodes: 0 })
    const { key, address } = (await hotel.request('startSecondStep', { member, input: { password: PASSWORD } })).body
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ secret: key, digits: '6', period: '30' })
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    // Not confirmed yet: no code is required.
    expect((await login(email)).status).toBe(200)
    expect((await hotel.request('confirmSecondStep', { member, input: { code: '000000' } })).code).toBe('0151')
    const confirmed = await hotel.request('confirmSecondStep', { member, input: { code: codeOf(key) } })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    expect(await state()).toEqual({ available: true, since: new Date(hotel.now).toISOString(), recoveryCodes: 10 })
    hotel.now += STEP
    expect((await login(email)).code).toBe('0150')
    const entered = await login(email, codeOf(key))
    expect([entered.status, entered.body.profile.email]).toEqual([200, email])
    expect((await hotel.mails(email, 3)).map(({ subject }) => subject)).toContain(
      'La vérification en deux étapes est active',
    )
  })

  test('takes the code of the step before and after, and none further away', async () => {
    const { email, key } = await enrolled()
    hotel.now += 10 * STEP
    expect((await login(email, codeOf(key, hotel.now - 2 * STEP))).code).toBe('0151')
    expect((await login(email, codeOf(key, hotel.now + 2 * STEP))).code).toBe('0151')
    const typed = codeOf(key, hotel.now - STEP)
    expect((await login(email, ` ${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200)
    expect((await login(email, codeOf(key, hotel.now + STEP))).status).toBe(200)
  })

  test('replay: a code counts once, and those before it no more', async () => {
    const { email, key } = await enrolled()
    hotel.now += 10 * STEP
    const code = codeOf(key)
    expect([(await login(email, code)).status, (await login(email, code)).code]).toEqual([200, '0151'])
    expect((await login(email, codeOf(key, hotel.now - STEP))).code).toBe('0151')
  })

  test('race: of many uses of one code one is a login', async () => {
    const { email, key } = await enrolled()
    hotel.now += 10 * STEP
    const code = codeOf(key)
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('three wrong codes lock for an hour; the right password between them does not begin anew', async () => {
    const { email, key } = await enrolled()
    hotel.now += 10 * STEP
    const codes: unknown[] = []
    for (const code of ['000000', undefined, '000001', undefined, '000002', codeOf(key)])
      codes.push((await login(email, code)).code)
    expect(codes).toEqual(['0151', '0150', '0151', '0150', '0072', '0072'])
    hotel.now += HOUR
    expect((await login(email, codeOf(key))).status).toBe(200)
  })

  test('is not asked for before the password is right: it tells a stranger nothing', async () => {
    const { email, key } = await enrolled()
    const wrong = await hotel.request('login', { input: { email, password: 'wrong', code: codeOf(key) } })
    expect(wrong.code).toBe('0090')
  })

  test('a recovery code counts once, however it is typed; new ones end the earlier', async () => {
    const { email, token: member, recovery } = await enrolled()
    const [first = '', second = ''] = recovery
    expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect((await login(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await login(email, first)).code).toBe('0151')
    expect((await hotel.request('secondStep', { member })).body.recoveryCodes).toBe(9)
    const renewed = await hotel.request('renewRecoveryCodes', { member, input: { password: PASSWORD } })
    expect((await login(email, second)).code).toBe('0151')
    expect((await login(email, renewed.body.recoveryCodes[0])).status).toBe(200)
    const kinds = (await hotel.request('events', { member })).body.events.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['recovery-code', 'recovery-codes-renewed', 'second-step-added']))
  })

  test('is removed with the password only, and mailed', async () => {
    const { email, token: member } = await enrolled()
    const remove = async (password: string) =>
      (await hotel.request('removeSecondStep', { member, input: { password } })).code
    expect(await remove('wrong')).toBe('0090')
    expect((await login(email)).code).toBe('0150')
    expect(await remove(PASSWORD)).toBeUndefined()
    expect((await login(email)).status).toBe(200)
    expect((await hotel.mails(email, 4)).map(({ subject }) => subject)).toContain(
      'La vérification en deux étapes est arrêtée',
    )
    expect((await hotel.request('secondStep', { member })).body).toMatchObject({ since: null, recoveryCodes: 0 })
  })

  test('a passkey, which verifies its user, needs no code', async () => {
    const { token } = await enrolled()
    const [authenticator] = await addPasskeys(hotel, token, 1)
    const { options } = (await hotel.request('startPasskeyLogin')).body
    const answer = await hotel.request('passkeyLogin', { input: { response: authenticator?.sign(options) } })
    expect(answer.status).toBe(200)
  })

  test('a reset by mail leaves it on; the undo of an e-mail change removes one that was added since', async () => {
    const { email, key } = await enrolled()
    await hotel.request('resetInit', { input: { email } })
    const token = await hotel.tokenIn(email, /nouveau mot de passe/)
    await hotel.request('resetComplete', { input: { token, password: PASSWORD } })
    expect((await login(email)).code).toBe('0150')
    expect((await login(email, codeOf(key))).status).toBe(200)

    const { email: robbed, password, token: member } = await collaborator()
    const next = newEmail()
    await hotel.request('changeEmail', { member, input: { email: next, emailVerification: next, password } })
    const thief = (await hotel.request('startSecondStep', { member, input: { password } })).body.key
    await hotel.request('confirmSecondStep', { member, input: { code: codeOf(thief) } })
    await hotel.request('undoEmail', { input: { token: await hotel.tokenIn(robbed, /Changement/) } })
    const back = await hotel.tokenIn(robbed, /nouveau mot de passe/)
    await hotel.request('resetComplete', { input: { token: back, password: PASSWORD } })
    expect((await login(robbed)).status).toBe(200)
  })

  test('is for collaborators, and begun once', async () => {
    const { token: member } = await hotel.member()
    const begin = async (token: string) =>
      (await hotel.request('startSecondStep', { member: token, input: { password: PASSWORD } })).code
    expect(await begin(member)).toBe('0152')
    expect((await hotel.request('secondStep', { member })).body.available).toBe(false)
    expect((await hotel.request('renewRecoveryCodes', { member, input: { password: PASSWORD } })).code).toBe('0152')
    const { token } = await enrolled()
    expect(await begin(token)).toBe('0153')
    expect((await hotel.request('confirmSecondStep', { member: token, input: { code: '1' } })).code).toBe('0153')
  })
})

test('at rest the secret is encrypted and the recovery codes are hashed under a key', async () => {
  const folder = await temporaryDataDir('hotel-second-step-')
  const own = await startHotel({ DATA_DIR: folder })
  const { key, recovery } = await enrol(own, (await own.member()).token)
  await own.stop()
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  const rows = JSON.stringify([
    await database.sql.select().from(secondSteps),
    await database.sql.select().from(recoveryCodes),
  ])
  await database.close()
  await rm(folder, { recursive: true, force: true })
  expect(rows).toContain('sealedSecret')
  for (const secret of [key, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
    expect(rows).not.toContain(secret)
  expect(rows).not.toContain(Buffer.from(Secret.fromBase32(key).bytes).toString('base64url'))
})

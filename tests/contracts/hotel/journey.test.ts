import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { HOUR, type HotelStack, isForeign, newEmail, openHotel, ownTest, startHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let hotel: HotelStack

beforeAll(async () => {
  hotel = await openHotel()
})

afterAll(() => hotel.stop())

test('from the sign-up to the deletion', async () => {
  const email = newEmail('zoe')
  const signUp = await hotel.request('signUp', {
    input: form(email, {
      phoneNumber: '+33611223344',
      country: 'BE',
      membershipNumber: 'C-12 34',
      optIns: {
        hotel: { email: true, sms: false, mail: false },
        casino: { email: false, sms: false, mail: false },
        partners: { email: false, sms: false, mail: false },
      },
    }),
  })
  expect([signUp.status, signUp.body]).toEqual([202, { status: 'accepted' }])

  const [mail] = await hotel.mails(email)
  expect(mail).toMatchObject({ subject: 'Confirmez votre adresse e-mail' })
  expect(mail?.text).toMatch(/^Bonjour,\n/)
  expect(mail?.text).toMatch(
    isForeign
      ? /https?:\/\/\S+\/activation\?token=/
      : /https:\/\/site\.example\/infiniment-barriere\/activation\?token=[\w-]{43}\n/,
  )
  const activated = await hotel.request('activate', {
    input: { token: await hotel.tokenIn(email), password: PASSWORD },
  })
  expect([activated.status, activated.body.email]).toEqual([200, email])

  const login = await hotel.request('login', { input: { email, password: 'Tramontane#2026' } })
  expect(login.body.profile).toMatchObject({
    email,
    firstName: 'Zoé',
    lastName: 'O’Hara-Núñez',
    birthDate: '1990-05-04',
    ibLevel: 'IBPROSPECT',
    ibNumber: expect.stringMatching(/^IB\d{9}$/) as string,
    phoneNumber: '+33611223344',
    country: 'BE',
    membershipNumber: 'C1234',
    hotelOptin: true,
    locale: 'fr',
  })
  expect(login.headers.get('cache-control')).toBe('private, no-store')
  const member = login.body.token
  expect((await hotel.request('profile', { member })).body.profile).toEqual(login.body.profile)
  expect((await hotel.request('address', { member })).body).toEqual({ address: null })

  const person = {
    civility: 'Mr',
    firstName: 'Zoran',
    lastName: 'Ó Súilleabháin',
    birthDate: '1991-06-05',
    company: 'Études & Cie',
  }
  const edited = await hotel.request('editPerson', { member, input: person })
  expect(edited.body.profile).toMatchObject(person)

  const address = { addressLine1: '1 quai de la Mer', zipCode: '1000', city: 'Bruxelles', country: 'BE' }
  expect([
    (await hotel.request('createAddress', { member, input: address })).status,
    (await hotel.request('createAddress', { member, input: address })).status,
  ]).toEqual([201, 201])
  expect((await hotel.request('updateAddress', { member, input: { ...address, city: 'Gand' } })).body).toEqual({
    address: { ...address, city: 'Gand' },
  })
  expect((await hotel.request('address', { member })).body.address).toMatchObject({ city: 'Gand' })

  expect((await hotel.request('putPhone', { member, input: { phoneNumber: '+32470123456' } })).body).toEqual({
    phoneNumber: '+32470123456',
  })
  expect((await hotel.request('deletePhone', { member })).body).toEqual({ phoneNumber: null })
  expect((await hotel.request('profile', { member })).body.profile).not.toHaveProperty('phoneNumber')

  const none = { email: false, sms: false, mail: false }
  const optIns = await hotel.request('editOptIns', {
    member,
    input: { hotel: none, casino: { ...none, sms: true }, partners: none },
  })
  expect(optIns.body.hotelOptin).toBe(false)

  expect((await hotel.request('advantages', { member })).body.advantages.map(({ id }) => id)).toEqual([
    'member-rate',
    'birthday-breakfast',
  ])
  const exported = (await hotel.request('export', { member })).body
  expect(exported).toMatchObject({ profile: { email }, stays: [], cardRenewals: [], mails: [{ kind: 'activation' }] })

  expect((await hotel.request('deleteAccount', { member, input: { password: 'Tramontane#2026' } })).status).toBe(200)
  expect((await hotel.request('profile', { member })).code).toBe('0044')
  const [farewell] = await hotel.mails(email, 2)
  expect([farewell?.subject, farewell?.text.split('\n', 1)[0]]).toEqual(['Votre compte est supprimé', 'Bonjour Zoran,'])
  expect((await hotel.request('signUp', { input: form(email) })).status).toBe(202)
})

test('a forgotten password: a new one ends every session and every block', async () => {
  const { email, password, token } = await hotel.member()
  for (const _ of [1, 2, 3]) await hotel.request('login', { input: { email, password: 'wrong' } })
  expect((await hotel.request('login', { input: { email, password } })).code).toBe('0072')
  expect((await hotel.request('resetInit', { input: { email } })).status).toBe(202)
  const reset = await hotel.tokenIn(email, /nouveau mot de passe/)
  expect((await hotel.request('resetComplete', { input: { token: reset, password: 'Mistral-2027!!' } })).status).toBe(
    200,
  )
  expect((await hotel.request('profile', { member: token })).status).toBe(401)
  expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')
  await hotel.login(email, 'Mistral-2027!!')
})

test('a new password that the policy refuses uses no link up', async () => {
  const { email } = await hotel.member()
  await hotel.request('resetInit', { input: { email } })
  const token = await hotel.tokenIn(email, /nouveau mot de passe/)
  const refused = await hotel.request('resetComplete', { input: { token, password: 'Planches-Zoe-26' } })
  expect([refused.code, refused.fields]).toEqual(['0005', ['password']])
  expect((await hotel.request('resetComplete', { input: { token, password: 'Mistral-2027!!' } })).status).toBe(200)
})

test('a reset before the activation mails the activation’s link again', async () => {
  const email = newEmail()
  await hotel.request('signUp', { input: form(email) })
  const first = await hotel.tokenIn(email)
  expect((await hotel.request('resetInit', { input: { email } })).status).toBe(202)
  await hotel.mails(email, 2)
  const token = await hotel.tokenIn(email)
  expect(token).not.toBe(first)
  expect((await hotel.request('activate', { input: { token, password: PASSWORD } })).status).toBe(200)
  await hotel.login(email, PASSWORD)
})

test('a password change ends the other sessions, not this one', async () => {
  const { email, password, token } = await hotel.member()
  const other = await hotel.login(email, password)
  expect(
    (
      await hotel.request('changePassword', {
        member: token,
        input: { currentPassword: password, password: 'Mistral-2027!!' },
      })
    ).status,
  ).toBe(200)
  expect((await hotel.request('profile', { member: token })).status).toBe(200)
  expect((await hotel.request('profile', { member: other })).status).toBe(401)
})

test('an e-mail changes once its mailbox confirms; the old one may undo it', async () => {
  const { email, password, token } = await hotel.member()
  const [next, third] = [newEmail('zoe.new'), newEmail('third')]
  const to = (address: string) => ({ email: address, emailVerification: address, password })
  const changed = await hotel.request('changeEmail', { member: token, input: to(next) })
  expect([changed.status, changed.body]).toEqual([202, { email, pendingEmail: next }])
  const elsewhere = await hotel.login(email, password)
  expect((await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(next) } })).status).toBe(200)
  const member = await hotel.login(next, password)
  expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')
  // Earlier sessions stay, in every browser: the site renews their cookies.
  for (const session of [token, elsewhere])
    expect((await hotel.request('profile', { member: session })).body.profile).toMatchObject({ email: next })

  // A thief who changes the e-mail again must not invalidate the owner's undo link.
  await hotel.request('changeEmail', { member, input: to(third) })
  const laterUndo = await hotel.tokenIn(next, /Changement/)
  expect(
    (await hotel.request('undoEmail', { input: { token: await hotel.tokenIn(email, /Changement/) } })).status,
  ).toBe(200)
  expect((await hotel.request('profile', { member })).status).toBe(401)
  expect((await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(third) } })).code).toBe('0086')
  expect((await hotel.request('undoEmail', { input: { token: laterUndo } })).code).toBe('0086')

  // The thief knows the password: a new one is chosen by the link in the owner's mailbox.
  expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')
  const reset = await hotel.tokenIn(email, /nouveau mot de passe/)
  const input = { token: reset, password: 'Levante-2027!!' }
  expect((await hotel.request('resetComplete', { input })).status).toBe(200)
  await hotel.login(email, input.password)
})

test('an e-mail change needs the password, however recent the login is', async () => {
  const { password, token } = await hotel.member()
  const next = newEmail('later')
  const input = { email: next, emailVerification: next }
  const without = await hotel.request('changeEmail', { member: token, input })
  expect([without.status, without.fields]).toEqual([422, ['password']])
  const wrong = await hotel.request('changeEmail', { member: token, input: { ...input, password: 'x' } })
  expect(wrong.code).toBe('0090')
  expect((await hotel.request('changeEmail', { member: token, input: { ...input, password } })).status).toBe(202)
})

describe('sign-ups of a stranger with the owner’s address', () => {
  const stranger = { firstName: 'Marcel', password: 'Stranger-7-palms', phoneNumber: '+33611223344' }

  const activate = (token: string, password: string) => hotel.request('activate', { input: { token, password } })

  test.each(['before', 'after'])('%s hers: any link opens her account by her password, and ends all', async (order) => {
    const email = newEmail('owner')
    const own = form(email, { firstName: 'Victoire' })
    const inputs = order === 'before' ? [form(email, stranger), own] : [own, form(email, stranger)]
    const links: string[] = []
    for (const input of inputs) {
      expect((await hotel.request('signUp', { input })).status).toBe(202)
      await hotel.mails(email, links.length + 1)
      links.push(await hotel.tokenIn(email))
    }
    const [first = '', newest = ''] = links
    expect((await activate(newest, 'another-Password-9')).code).toBe('0090')
    expect((await activate(newest, PASSWORD)).body.email).toBe(email)
    for (const link of [first, newest]) expect((await activate(link, stranger.password)).code).toBe('0086')
    expect((await hotel.request('login', { input: { email, password: stranger.password } })).code).toBe('0090')
    const { profile } = (await hotel.request('login', { input: { email, password: PASSWORD } })).body
    expect([profile.firstName, profile.phoneNumber]).toEqual(['Victoire', undefined])
  })

  test('to an address that never signed up: its links open nothing without the stranger’s password', async () => {
    const email = newEmail('never')
    await hotel.request('signUp', { input: form(email, stranger) })
    expect((await activate(await hotel.tokenIn(email), PASSWORD)).code).toBe('0090')
    await hotel.request('resetInit', { input: { email } })
    const subjects = (await hotel.mails(email, 2)).map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['Confirmez votre adresse e-mail']))
    expect((await hotel.request('login', { input: { email, password: stranger.password } })).code).toBe('0026')
  })

  test('twelve of them neither shut her out nor fill her mailbox', async () => {
    const email = newEmail('flooded')
    for (let time = 0; time < 6; time += 1) await hotel.request('signUp', { input: form(email, stranger) })
    await hotel.request('signUp', { input: form(email) })
    for (let time = 0; time < 6; time += 1) await hotel.request('signUp', { input: form(email, stranger) })
    const mails = await hotel.mails(email, 5)
    expect(mails).toHaveLength(5)
    expect((await activate(await hotel.tokenIn(email), PASSWORD)).status).toBe(200)
  })
})

test('a new password ends open links and a pending e-mail change', async () => {
  const { email, password, token } = await hotel.member()
  const next = newEmail('pending')
  const change = { email: next, emailVerification: next, password }
  await hotel.request('changeEmail', { member: token, input: change })
  await hotel.request('resetInit', { input: { email } })
  const [confirmation, reset] = [await hotel.tokenIn(next), await hotel.tokenIn(email, /nouveau mot de passe/)]
  const changed = { currentPassword: password, password: 'Mistral-2027!!' }
  expect((await hotel.request('changePassword', { member: token, input: changed })).status).toBe(200)
  expect((await hotel.request('confirmEmail', { input: { token: confirmation } })).code).toBe('0086')
  expect((await hotel.request('resetComplete', { input: { token: reset, password } })).code).toBe('0135')
  expect((await hotel.request('profile', { member: token })).body.profile.pendingEmail).toBeUndefined()
})

ownTest('an account that nobody activates ends with its link', async () => {
  const DATA_DIR = await temporaryDataDir('hotel-')
  const before = await startHotel({ DATA_DIR })
  const [never, activated] = [newEmail('never'), await before.member()]
  await before.request('signUp', { input: form(never) })
  const token = await before.tokenIn(never)
  const now = before.now + 24 * HOUR + 1
  await before.stop()

  const after = await startHotel({ DATA_DIR }, { clock: { now: () => now } })
  expect((await after.request('activate', { input: { token, email: never, password: PASSWORD } })).code).toBe('0086')
  expect((await after.request('resendActivation', { input: { email: never } })).code).toBe('0118')
  await after.login(activated.email, activated.password)
  await after.stop()
  await rm(DATA_DIR, { recursive: true })
})

describe('a birth date', () => {
  const editTo = async (member: string, birthDate: string, more: object = {}) => {
    const { civility, firstName, lastName } = form('x')
    const input = { civility, firstName, lastName, birthDate, ...more }
    const { status, fields, body } = await hotel.request('editPerson', { member, input })
    return [status, fields ?? body.profile.birthDateChangeableFrom]
  }

  test('never becomes that of a minor, of somebody not born yet or of 1899', async () => {
    const { token } = await hotel.member()
    for (const day of ['2015-01-01', '2030-01-01', '1899-12-31', '1990-02-30'])
      expect(await editTo(token, day)).toEqual([422, ['birthDate']])
    expect(await editTo(token, '1990-05-04')).toEqual([200, undefined])
  })

  ownTest('changes once a year; what else is edited does not count', async () => {
    const { email, password, token: member } = await hotel.member()
    const start = hotel.now
    const [from] = new Date(start + 365 * 24 * HOUR).toISOString().split('T')
    expect(await editTo(member, '1990-05-04', { company: 'X' })).toEqual([200, undefined])
    expect(await editTo(member, '1991-06-05')).toEqual([200, from])
    expect(await editTo(member, '1992-07-06')).toEqual([422, ['birthDate']])
    expect(await editTo(member, '1991-06-05', { company: 'Y' })).toEqual([200, from])
    hotel.now = start + 364 * 24 * HOUR
    expect(await editTo(await hotel.login(email, password), '1992-07-06')).toEqual([422, ['birthDate']])
    hotel.now = start + 365 * 24 * HOUR
    expect((await editTo(await hotel.login(email, password), '1992-07-06'))[0]).toBe(200)
  })
})

test('a collaborator proves a staff mailbox', async () => {
  const { token } = await hotel.member()
  const work = newEmail('z.ohara', 'barriere.example')
  expect((await hotel.request('collaboratorInit', { member: token, input: { email: work } })).status).toBe(202)
  const link = await hotel.tokenIn(work)
  expect(
    (
      await hotel.request('collaboratorComplete', {
        member: (await hotel.member()).token,
        input: { token: link, password: PASSWORD },
      })
    ).code,
  ).toBe('0086')
  expect(
    (await hotel.request('collaboratorComplete', { member: token, input: { token: link, password: PASSWORD } })).body
      .profile.ibLevel,
  ).toBe('IBCOLLABORATEUR')
})

ownTest('a session ends thirty days after its login', async () => {
  const { token } = await hotel.member()
  hotel.now += 30 * 24 * HOUR - 1
  expect((await hotel.request('profile', { member: token })).status).toBe(200)
  hotel.now += 1
  expect((await hotel.request('profile', { member: token })).status).toBe(401)
})

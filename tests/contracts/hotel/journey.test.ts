import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { form } from './request.ts'
import { HOUR, type HotelStack, isForeign, newEmail, openHotel, ownTest } from './stack.ts'

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
      membershipNumber: 'C-1234',
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
  expect(mail?.text).toContain('Bonjour Zoé,')
  expect(mail?.text).toMatch(
    isForeign
      ? /https?:\/\/\S+\/activation\?token=/
      : /https:\/\/site\.example\/infiniment-barriere\/activation\?token=[\w-]{43}\n/,
  )
  expect((await hotel.request('activate', { input: { token: await hotel.tokenIn(email), email } })).status).toBe(200)

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
    membershipNumber: 'C-1234',
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
  expect((await hotel.mails(email, 2))[0]?.subject).toBe('Votre compte est supprimé')
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

test('a reset proves the mailbox: the account is active', async () => {
  const email = newEmail()
  await hotel.request('signUp', { input: form(email) })
  await hotel.request('resetInit', { input: { email } })
  await hotel.request('resetComplete', {
    input: { token: await hotel.tokenIn(email, /nouveau mot de passe/), password: 'Mistral-2027!!' },
  })
  await hotel.login(email, 'Mistral-2027!!')
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
  const changed = await hotel.request('changeEmail', { member: token, input: { email: next, emailVerification: next } })
  expect([changed.status, changed.body]).toEqual([202, { email, pendingEmail: next }])
  await hotel.login(email, password)
  expect((await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(next) } })).status).toBe(200)
  const member = await hotel.login(next, password)
  expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')

  // A thief who changes the e-mail again must not invalidate the owner's undo link.
  await hotel.request('changeEmail', { member, input: { email: third, emailVerification: third } })
  expect(
    (await hotel.request('undoEmail', { input: { token: await hotel.tokenIn(email, /Changement/) } })).status,
  ).toBe(200)
  expect((await hotel.request('profile', { member })).status).toBe(401)
  expect((await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(third) } })).code).toBe('0086')
  await hotel.login(email, password)
})

ownTest('ten minutes after the login an e-mail change needs the password', async () => {
  const { password, token } = await hotel.member()
  hotel.now += 10 * 60_000 + 1
  const input = { email: 'later@example.com', emailVerification: 'later@example.com' }
  expect(await hotel.request('changeEmail', { member: token, input })).toMatchObject({
    code: '0090',
    fields: ['password'],
  })
  expect((await hotel.request('changeEmail', { member: token, input: { ...input, password } })).status).toBe(202)
})

test('a collaborator proves a staff mailbox', async () => {
  const { token } = await hotel.member()
  const work = newEmail('z.ohara', 'barriere.example')
  expect((await hotel.request('collaboratorInit', { member: token, input: { email: work } })).status).toBe(202)
  const link = await hotel.tokenIn(work)
  expect(
    (await hotel.request('collaboratorComplete', { member: (await hotel.member()).token, input: { token: link } }))
      .code,
  ).toBe('0086')
  expect(
    (await hotel.request('collaboratorComplete', { member: token, input: { token: link } })).body.profile.ibLevel,
  ).toBe('IBCOLLABORATEUR')
})

ownTest('a session ends thirty days after its login', async () => {
  const { token } = await hotel.member()
  hotel.now += 30 * 24 * HOUR - 1
  expect((await hotel.request('profile', { member: token })).status).toBe(200)
  hotel.now += 1
  expect((await hotel.request('profile', { member: token })).status).toBe(401)
})

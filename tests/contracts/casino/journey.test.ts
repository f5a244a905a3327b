import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { casinoOpenApi } from '@barriere/shared/programmes/casino/openapi.ts'
import { CASINO_TIERS } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { openApiText } from '@barriere/shared/programmes/openapi.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, HOUR, newEmail, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

let casino: CasinoStack

beforeAll(async () => {
  casino = await openCasino({ CASINO_DEMONSTRATION: true })
})

afterAll(() => casino.stop())

test('a pre-member gets a card at a desk, and a mail', async () => {
  const { email, token: member } = await casino.member()
  expect((await casino.request('profile', { member })).body.profile.cardHolder).toBe(false)
  const given = { email, birthDate: '1990-05-04', rfid: '0A1B2C3D4E5F', casino: 'deauville' }
  const { status, body } = await casino.desk('cards', given)
  expect([status, body.number]).toEqual([201, expect.stringMatching(/^\d{10}$/)])
  const [mail] = await casino.mails(email, 2)
  expect([mail?.subject, mail?.text.includes(String(body.number))]).toEqual(['Votre carte Casino Barrière', true])
  expect((await casino.request('profile', { member })).body.profile.cardHolder).toBe(true)
  expect((await casino.request('card', { member })).body.card?.number).toBe(body.number)
})

test('address and consents are replaced, exported, and deleted with the account', async () => {
  const { password, token: member } = await casino.member()
  const none = { email: false, sms: false, mail: false }
  const { profile } = (await casino.request('profile', { member })).body
  expect([profile.address, profile.optIns]).toEqual([undefined, { casino: none, partners: none }])
  const address = { addressLine1: '1 rue Edmond-Blanc', zipCode: '14800', city: 'Deauville', country: 'FR' }
  const optIns = { casino: { ...none, email: true }, partners: { ...none, sms: true } }
  expect((await casino.request('editAddress', { member, input: address })).body).toEqual({ address })
  expect((await casino.request('editOptIns', { member, input: optIns })).body).toEqual({ optIns })
  const moved = { ...address, addressLine2: 'Bâtiment B', zipCode: '1480' }
  expect((await casino.request('editAddress', { member, input: moved })).fields).toEqual(['zipCode'])
  const exported = (await casino.request('export', { member })).body.profile
  expect([exported.address, exported.optIns]).toEqual([address, optIns])
  const fewer = { ...optIns, partners: none }
  await casino.request('editOptIns', { member, input: fewer })
  expect((await casino.request('profile', { member })).body.profile.optIns).toEqual(fewer)
  expect((await casino.request('deleteAccount', { member, input: { password } })).status).toBe(200)
})

test('a limit withdraws the consents at once, and none can be given while it lasts', async () => {
  const { token: member } = await casino.member()
  const none = { email: false, sms: false, mail: false }
  const optIns = { casino: { ...none, email: true }, partners: { ...none, mail: true } }
  const given = async () => (await casino.request('profile', { member })).body.profile.optIns
  await casino.request('editOptIns', { member, input: optIns })
  expect(await given()).toEqual(optIns)
  await casino.request('setLimit', { member, input: { kind: 'pause', months: 1 } })
  expect(await given()).toEqual({ casino: none, partners: none })
  expect((await casino.request('editOptIns', { member, input: optIns })).code).toBe('limited')
  expect((await casino.request('editOptIns', { member, input: { casino: none, partners: none } })).status).toBe(200)
})

test('an e-mail change and its undo', async () => {
  const { email, password, token: member } = await casino.member()
  const next = newEmail('next')
  const input = { email: next, emailVerification: next, password }
  expect((await casino.request('changeEmail', { member, input })).body).toEqual({ email, pendingEmail: next })
  const token = await casino.tokenIn(next, /nouvelle adresse/)
  expect((await casino.request('confirmEmail', { input: { token } })).status).toBe(200)
  expect((await casino.request('profile', { member })).body.profile.email).toBe(next)
  const undo = await casino.tokenIn(email, /^Changement/)
  expect((await casino.request('undoEmail', { input: { token: undo } })).status).toBe(200)
  expect((await casino.request('profile', { member })).status).toBe(401)
  expect((await casino.request('login', { input: { email, password } })).code).toBe('credentials')
  expect(await casino.tokenIn(email, /nouveau mot de passe/)).not.toBe('')
})

test('an invited friend becomes a godson, and the first visit rewards the sponsor', async () => {
  const sponsor = await casino.cardHolder()
  const email = newEmail('friend')
  const invited = await casino.request('inviteGodson', { member: sponsor.token, input: { email } })
  expect(invited.status).toBe(201)
  const [mail] = await casino.mails(email)
  expect([mail?.subject, mail?.text.split('\n', 1)[0]]).toEqual(['Zoé vous invite', 'Bonjour,'])
  expect(mail?.text).toMatch(/à votre première visite 3.100.points, qui valent 5.€\./)
  const { code } = (await casino.request('godsons', { member: sponsor.token })).body
  expect(mail?.text).toContain(code)
  expect((await casino.request('signUp', { input: form(email, { sponsorCode: code }) })).status).toBe(202)
  const token = await casino.tokenIn(email, /^Confirmez/)
  await casino.request('activate', { input: { token, password: PASSWORD } })
  const given = { email, birthDate: '1990-05-04', rfid: '0F0F0F0F0F0F', casino: 'deauville' }
  expect((await casino.desk('cards', given)).status).toBe(201)
  const visit = {
    reference: 'V-1',
    rfid: given.rfid,
    casino: 'deauville',
    at: new Date(casino.now).toISOString(),
    points: 10,
  }
  expect((await casino.desk('visits', visit)).status).toBe(201)
  const { godsons } = (await casino.request('godsons', { member: sponsor.token })).body
  expect(godsons.map(({ state }) => state)).toEqual(['rewarded'])
  const { balance, pending } = (await casino.request('balance', { member: sponsor.token })).body
  expect(balance + pending).toBe(3_100)
})

test('a sign-up with a sponsor’s code takes none of the ten places; the mailbox that is proven takes one', async () => {
  const { token: member } = await casino.cardHolder()
  const placesOf = async () => {
    const { left, godsons } = (await casino.request('godsons', { member })).body
    return [left, godsons.map(({ state }) => state)]
  }
  const { code: sponsorCode } = (await casino.request('godsons', { member })).body
  const emails = [newEmail('one'), newEmail('two'), newEmail('three')]
  for (const email of emails)
    expect((await casino.request('signUp', { input: form(email, { sponsorCode }) })).status).toBe(202)
  expect(await placesOf()).toEqual([10, []])
  const [one = '', two = ''] = emails
  const token = await casino.tokenIn(one, /^Confirmez/)
  expect((await casino.request('activate', { input: { token, password: PASSWORD } })).status).toBe(200)
  expect(await placesOf()).toEqual([9, ['registered']])
  expect((await casino.request('login', { input: { email: two, password: PASSWORD } })).code).toBe('notActivated')
  expect(await placesOf()).toEqual([9, ['registered']])
})

test('the other sessions end, and the deleted account leaves nothing but its last mail', async () => {
  const { email, password, token: member } = await casino.member()
  const other = await casino.login(email, password)
  await casino.request('endSessions', { member, input: {} })
  expect((await casino.request('profile', { member: other })).status).toBe(401)
  const optIns = {
    casino: { email: true, sms: false, mail: false },
    partners: { email: false, sms: false, mail: false },
  }
  await casino.request('editOptIns', { member, input: optIns })
  const { body } = await casino.request('export', { member })
  const at = new Date(casino.now).toISOString()
  expect(body).toMatchObject({
    termsAcceptedAt: at,
    consents: [{ sender: 'casino', channel: 'email', givenAt: at }],
    knownBrowsers: [{ lastUsedAt: at }, { lastUsedAt: at }],
  })
  expect(body.profile.email).toBe(email)
  expect(body.events.map(({ kind }) => kind)).toContain('sessions-ended')
  expect((await casino.request('deleteAccount', { member, input: { password } })).status).toBe(200)
  expect((await casino.request('export', { member })).code).toBe('noAccount')
  await vi.waitFor(async () => expect((await casino.mails(email))[0]?.subject).toBe('Votre compte est supprimé'))
})

test('the password says whose sign-up an address’s link activates', async () => {
  const email = newEmail()
  await casino.request('signUp', { input: form(email, { firstName: 'Stranger', password: 'Levante-2027!!' }) })
  const first = await casino.tokenIn(email)
  await casino.request('signUp', { input: form(email) })
  await casino.mails(email, 2)
  const activate = (token: string, password: string) => casino.request('activate', { input: { token, password } })
  expect((await activate(first, 'Sirocco-2027!!')).code).toBe('credentials')
  expect((await activate(first, PASSWORD)).status).toBe(200)
  expect((await activate(await casino.tokenIn(email), 'Levante-2027!!')).code).toBe('link')
  const member = await casino.login(email, PASSWORD)
  expect((await casino.request('profile', { member })).body.profile.firstName).toBe('Zoé')
})

ownTest.each(CASINO_TIERS)('the demonstration member %s has the tier, points and vouchers', async (tier) => {
  const name = `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`
  const member = await casino.login(`${tier}@example.com`, `Casino#2026${name}`)
  expect((await casino.request('tier', { member })).body.tier).toBe(tier)
  expect((await casino.request('balance', { member })).body.balance).toBeGreaterThan(0)
  expect((await casino.request('vouchers', { member })).body.vouchers.length).toBeGreaterThan(0)
})

ownTest('the demonstration member without a card is a pre-member', async () => {
  const member = await casino.login('sans-carte@example.com', 'Casino#2026Sans')
  expect((await casino.request('card', { member })).body).toEqual({})
})

ownTest('a session ends after thirty days', async () => {
  const { token: member } = await casino.member()
  const before = casino.now
  casino.now = before + 30 * 24 * HOUR
  expect((await casino.request('profile', { member })).status).toBe(401)
  casino.now = before
})

test('the committed description is the contract’s', async () => {
  expect(await readFile('docs/generated/casino-openapi.json', 'utf8')).toBe(openApiText(casinoOpenApi()))
})

import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { HOUR, type HotelStack, NOW, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

let folder = ''
const local = () => ({ DATA_DIR: folder, HOTEL_DEMONSTRATION: undefined, SITE_ORIGIN: 'http://localhost:3000' })
let hotel: HotelStack

beforeAll(async () => {
  folder = await temporaryDataDir('hotel-seed-')
  hotel = await startHotel(local())
})

afterAll(async () => {
  await hotel.stop()
  await rm(folder, { recursive: true, force: true })
})

test('has a member of each kind', async () => {
  const profile = async (email: string, password: string) =>
    (await hotel.request('login', { input: { email, password } })).body.profile
  expect(await profile('decouverte@example.com', 'Decouverte#2026')).toMatchObject({
    ibLevel: 'IBPROSPECT',
    phoneNumber: '+33612345678',
    address: { city: 'Deauville' },
  })
  const infiniment = await profile('infiniment@example.com', 'Infiniment#2026')
  expect(infiniment).toMatchObject({ ibLevel: 'IBINFINIMENT', address: { city: 'Lyon' }, birthDate: '1971-12-03' })
  expect(infiniment).not.toHaveProperty('phoneNumber')
  const staff = await profile('collaborateur@barriere.example', 'Collaborateur#2026')
  expect(staff).toMatchObject({ ibLevel: 'IBCOLLABORATEUR', phoneNumber: '+33698765432' })
  expect(staff).not.toHaveProperty('address')
  expect(
    (await hotel.request('login', { input: { email: 'inactif@example.com', password: 'Inactif#202611' } })).code,
  ).toBe('0026')
  const [mail] = await hotel.mails('inactif@example.com')
  expect(mail?.subject).toBe('Confirm your email address')
  expect(mail?.text).toContain('http://localhost:3000/en/infiniment-barriere/activation?token=')
  expect(mail?.html).toContain('<html lang="en">')
})

test('the history of a member begins after they joined, and is numbered as a booking engine does', async () => {
  const { body } = await hotel.request('login', {
    input: { email: 'infiniment@example.com', password: 'Infiniment#2026' },
  })
  const member = await hotel.login('infiniment@example.com', 'Infiniment#2026')
  const { stays } = (await hotel.request('stays', { member })).body
  const { history } = (await hotel.request('level', { member })).body
  const days = [...stays.map(({ arrival }) => arrival), ...history.map(({ day }) => day)]
  expect(days.filter((day) => day < body.profile.memberSince.slice(0, 10))).toEqual([])
  expect(stays.filter(({ reference }) => !/^BR\d{6}$/.test(reference))).toEqual([])
})

test('three stays are to come and nine have ended; a stay ends on the day of its departure', async () => {
  const member = await hotel.login('infiniment@example.com', 'Infiniment#2026')
  const { stays } = (await hotel.request('stays', { member })).body
  expect(stays.map(({ state }) => state)).toEqual([
    ...Array<string>(3).fill('upcoming'),
    ...Array<string>(9).fill('ended'),
  ])
  expect(stays.slice(0, 3).map(({ arrival }) => arrival)).toEqual(['2026-11-14', '2026-12-19', '2027-02-06'])
  expect(stays[3]?.arrival).toBe('2026-09-29')
  const [next] = stays
  expect((await hotel.request('stay', { member, id: next?.id ?? '' })).body.stay).toEqual(next)
  expect(next).toMatchObject({
    nights: 2,
    departure: '2026-11-16',
    hotel: { name: 'La Roche Émeraude', town: 'Dinard' },
    amount: 64_000,
  })

  // Midnight in Paris is 23:00 UTC in November.
  hotel.now = Date.parse('2026-11-15T22:59:59Z')
  const state = async () => (await hotel.request('stay', { member, id: next?.id ?? '' })).body.stay.state
  expect(await state()).toBe('upcoming')
  hotel.now += 1_000
  expect(await state()).toBe('ended')
  hotel.now = NOW
})

test('authorization: another member’s stay gives the same answer as an unknown one', async () => {
  const owner = await hotel.login('infiniment@example.com', 'Infiniment#2026')
  const stranger = await hotel.login('decouverte@example.com', 'Decouverte#2026')
  const { stays } = (await hotel.request('stays', { member: owner })).body
  const answer = async (id: string) => {
    const { status, body } = await hotel.request('stay', { member: stranger, id })
    return JSON.stringify([status, body])
  }
  const answers = await Promise.all([...stays.map(({ id }) => answer(id)), answer(crypto.randomUUID())])
  expect(new Set(answers)).toEqual(new Set(['[404,{"code":"default","message":"Technical error"}]']))
})

test('birthday advantages hold in the month of the birthday that is on or comes next', async () => {
  const member = await hotel.login('infiniment@example.com', 'Infiniment#2026')
  const birthday = async () =>
    (await hotel.request('advantages', { member })).body.advantages.filter(({ kind }) => kind === 'birthday')
  expect(await birthday()).toEqual([
    expect.objectContaining({ id: 'birthday-breakfast', validFrom: '2026-12-01', validUntil: '2026-12-31' }),
    expect.objectContaining({ id: 'birthday-dinner', validFrom: '2026-12-01', validUntil: '2026-12-31' }),
  ])
})

test('a card is mailed twice in twelve months, and again after them', async () => {
  const member = await hotel.login('decouverte@example.com', 'Decouverte#2026')
  const request = async () => (await hotel.request('renewCard', { member })).code
  expect(await request()).toBeUndefined()
  hotel.now += 24 * HOUR
  expect(await request()).toBeUndefined()
  await vi.waitFor(async () => {
    const mails = await hotel.mails('decouverte@example.com')
    const cards = mails.filter(({ subject }) => subject.includes('carte'))
    expect(cards.map(({ text }) => /IB\d{9}/.test(text))).toEqual([true, true])
  })
  hotel.now = Date.parse('2027-11-02T10:59:59Z')
  const later = await hotel.login('decouverte@example.com', 'Decouverte#2026')
  expect((await hotel.request('renewCard', { member: later })).code).toBe('0117')
  hotel.now += 1_000
  expect((await hotel.request('renewCard', { member: later })).status).toBe(201)
  hotel.now = NOW
})

test('a later start loads nothing again, and leaves what has changed', async () => {
  const member = await hotel.login('decouverte@example.com', 'Decouverte#2026')
  await hotel.request('deleteAccount', { member, input: { password: 'Decouverte#2026' } })
  const own = await hotel.login('infiniment@example.com', 'Infiniment#2026')
  await hotel.request('changePassword', {
    member: own,
    input: { currentPassword: 'Infiniment#2026', password: 'Mistral-2027!!' },
  })
  await hotel.stop()
  hotel = await startHotel(local())
  expect(
    (await hotel.request('login', { input: { email: 'decouverte@example.com', password: 'Decouverte#2026' } })).code,
  ).toBe('0090')
  expect(
    (await hotel.request('stays', { member: await hotel.login('infiniment@example.com', 'Mistral-2027!!') })).body
      .stays,
  ).toHaveLength(12)
})

test('a public deployment deletes the demonstration members that its database brings along', async () => {
  await hotel.stop()
  hotel = await startHotel({ ...local(), SITE_ORIGIN: 'https://site.example' })
  for (const { email, password } of [
    { email: 'infiniment@example.com', password: 'Mistral-2027!!' },
    { email: 'collaborateur@barriere.example', password: 'Collaborateur#2026' },
  ])
    expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')
})

test('production has no demonstration members', async () => {
  const bare = await startHotel({ NODE_ENV: 'production', HOTEL_DEMONSTRATION: undefined })
  expect(
    (await bare.request('login', { input: { email: 'decouverte@example.com', password: 'Decouverte#2026' } })).code,
  ).toBe('0090')
  await bare.stop()
})

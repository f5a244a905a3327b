import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, newEmail, openCasino, ownTest } from './stack.ts'

let casino: CasinoStack

const PAUSE = { kind: 'pause', months: 1 } as const

let persons = 0

/** A person of one test alone. */
const person = (more: Record<string, unknown> = {}) => {
  const name = `Zoé-${'abcdefghijklmnopqrstuvwxyz'[(persons += 1)]}`
  return { firstName: name, lastName: 'de l’Étang', birthDate: '1971-02-03', ...more }
}

type Told = ReturnType<typeof person>

async function member(told: Told, email = newEmail()): Promise<{ email: string; token: string }> {
  expect((await casino.request('signUp', { input: form(email, told) })).status).toBe(202)
  const input = { token: await casino.tokenIn(email, /^Confirmez/), password: PASSWORD }
  expect((await casino.request('activate', { input })).status).toBe(200)
  return { email, token: await casino.login(email, PASSWORD) }
}

const limitOf = async (token: string) => (await casino.request('limits', { member: token })).body.limit

const setLimit = async (token: string, input: object = PAUSE) =>
  expect((await casino.request('setLimit', { member: token, input })).status).toBe(200)

let chips = 0

const chip = (): string => (0xe0_00_00_00 + (chips += 1)).toString(16).toUpperCase()

const card = (email: string, birthDate: string, more: object = {}) =>
  casino.desk('cards', { email, birthDate, rfid: chip(), casino: 'deauville', ...more })

beforeAll(async () => {
  casino = await openCasino()
})

afterAll(() => casino.stop())

test('a limit outlives its account: another one of the same person has it, however the name is spelt', async () => {
  const told = person()
  const first = await member(told)
  await setLimit(first.token)
  const limit = await limitOf(first.token)
  const gone = await casino.request('deleteAccount', { member: first.token, input: { password: PASSWORD } })
  expect(gone.status).toBe(200)
  const spelt = { ...told, firstName: told.firstName.toUpperCase().replace('É', 'E'), lastName: 'De L Etang' }
  const { token } = await member(spelt)
  expect(await limitOf(token)).toEqual({ ...limit, carried: true })
  expect((await casino.request('rewards', { member: token })).code).toBe('cardNeeded')
  const optIns = {
    casino: { email: true, sms: false, mail: false },
    partners: { email: false, sms: false, mail: false },
  }
  expect((await casino.request('editOptIns', { member: token, input: optIns })).code).toBe('limited')
})

test('an account that the person has already is limited at once; a namesake of another day is not', async () => {
  const told = person()
  const [one, other] = [await member(told), await member(told)]
  const namesake = await member({ ...told, birthDate: '1971-02-04' })
  await setLimit(one.token, { kind: 'visits', visitsPerMonth: 2, months: 3 })
  expect(await limitOf(other.token)).toMatchObject({ kind: 'visits', visitsPerMonth: 2, carried: true })
  expect(await limitOf(namesake.token)).toBeUndefined()
})

test('an account that takes the person’s name later takes the limit with it', async () => {
  const told = person()
  await setLimit((await member(told)).token)
  const hidden = await member(person())
  expect(await limitOf(hidden.token)).toBeUndefined()
  const input = { civility: 'Mrs', ...told }
  expect((await casino.request('editPerson', { member: hidden.token, input })).status).toBe(200)
  expect(await limitOf(hidden.token)).toMatchObject({ kind: 'pause', carried: true })
})

test('the desk is told: no card for a person with a limit, with an account or without', async () => {
  const told = person()
  const own = await member(told)
  await setLimit(own.token)
  expect(await card(own.email, told.birthDate)).toMatchObject({ status: 403, body: { code: 'limited' } })
  const { firstName, lastName, birthDate } = told
  const guest = { holder: { firstName: lastName, lastName: firstName } }
  expect(await card(newEmail('guest'), birthDate, guest)).toMatchObject({ status: 403, body: { code: 'limited' } })
})

test('a visit during a pause is refused, and one more than a limit allows; earlier ones are booked', async () => {
  const holder = await casino.cardHolder()
  const visit = (reference: string, at: number) =>
    casino.desk('visits', {
      reference,
      rfid: holder.rfid,
      casino: 'deauville',
      at: new Date(at).toISOString(),
      points: 10,
    })
  await setLimit(holder.token, { kind: 'visits', visitsPerMonth: 1, months: 3 })
  expect((await visit('L-0', casino.now - 60_000)).status).toBe(201)
  expect(await visit('L-1', casino.now)).toMatchObject({ status: 403, body: { code: 'limited' } })
  expect((await visit('L-0', casino.now - 60_000)).status).toBe(201)
  await setLimit(holder.token, { kind: 'pause', months: 3 })
  expect(await visit('L-2', casino.now)).toMatchObject({ body: { code: 'limited' } })
})

test('a login by card limits the account whose card is a limited person’s', async () => {
  const told = person()
  const own = await member({ ...told, firstName: 'Invented' })
  const issued = await card(own.email, told.birthDate)
  expect(issued.status).toBe(201)
  await setLimit((await member({ ...told, firstName: 'Invented' })).token)
  expect(await limitOf(own.token)).toMatchObject({ carried: true })
})

ownTest('a hash of a person ends with the limit', async () => {
  const told = person()
  const { token } = await member(told)
  await setLimit(token)
  const before = casino.now
  casino.now += 33 * 24 * 3_600_000
  expect(await limitOf((await member(told)).token)).toBeUndefined()
  casino.now = before
})

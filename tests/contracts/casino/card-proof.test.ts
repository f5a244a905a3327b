import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, HOUR, newEmail, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const BIRTH_DATE = '1990-05-04'
const MINUTE = 60_000

let casino: CasinoStack

beforeAll(async () => {
  casino = await openCasino()
})

afterAll(() => casino.stop())

/** A guest with a card of a casino and no account. */
async function guest(): Promise<{ email: string; number: string }> {
  const email = newEmail('guest')
  const rfid = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const holder = { firstName: 'Zoé', lastName: 'O’Hara' }
  const handed = { email, birthDate: BIRTH_DATE, rfid, casino: 'deauville', holder }
  const { status, body } = await casino.desk('cards', handed)
  expect(status).toBe(201)
  expect((await casino.desk('cards', handed)).body).toEqual(body)
  return { email, number: String(body['number']) }
}

const verify = (number: string, birthDate = BIRTH_DATE) =>
  casino.request('verifyCard', { input: { number, birthDate } })

/** The code in the newest mail. */
async function codeFor(email: string, mails = 1): Promise<string> {
  const [mail] = await casino.mails(email, mails)
  const [, code] = /code (\d{6})/.exec(mail?.text ?? '') ?? []
  if (code === undefined) throw new Error('The mail has no code.')
  return code
}

const confirm = (verification: string, code: string) => casino.request('confirmCard', { input: { verification, code } })

async function proofOf({ email, number }: { email: string; number: string }): Promise<string> {
  const { verification } = (await verify(number)).body
  return (await confirm(verification, await codeFor(email))).body.proof
}

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

test('number, birth date and mailed code prove a card; the sign-up has it', async () => {
  const { email, number } = await guest()
  const asked = await verify(`${number.slice(0, 4)} ${number.slice(4)}`)
  expect([asked.status, asked.body.email]).toEqual([201, 'g…@example.com'])
  const proven = await confirm(asked.body.verification, await codeFor(email))
  expect(proven.body).toEqual({ proof: expect.any(String), holder: 'Z. O.' })
  const own = newEmail()
  const { proof } = proven.body
  expect((await casino.request('signUp', { input: form(own, { proof }) })).status).toBe(202)
  const token = await casino.tokenIn(own, /^Confirmez/)
  await casino.request('activate', { input: { token, email: own, password: PASSWORD } })
  const member = await casino.login(own, PASSWORD)
  expect((await casino.request('card', { member })).body.card).toMatchObject({ number, casino: 'deauville' })
  expect((await casino.request('profile', { member })).body.profile.cardHolder).toBe(true)
  expect((await verify(number)).code).toBe('cardTaken')
})

ownTest('a sign-up needs the card’s birth date, and a proof serves for an hour', async () => {
  const one = await guest()
  const proof = await proofOf(one)
  const signUp = (more: object) => casino.request('signUp', { input: form(newEmail(), { proof, ...more }) })
  expect((await signUp({ birthDate: '1990-05-05' })).code).toBe('invalidBirthdate')
  expect((await signUp({})).status).toBe(202)
  // A mistyped address can be corrected.
  expect((await signUp({})).status).toBe(202)
  const other = await guest()
  const late = await proofOf(other)
  casino.now += HOUR
  expect((await casino.request('signUp', { input: form(newEmail(), { proof: late }) })).code).toBe('link')
})

test('two proofs of one card give it to the first who activates', async () => {
  const { email, number } = await guest()
  const first = await verify(number)
  const firstCode = await codeFor(email)
  const second = await verify(number)
  const secondCode = await codeFor(email, 2)
  const proofs = [
    (await confirm(first.body.verification, firstCode)).body.proof,
    (await confirm(second.body.verification, secondCode)).body.proof,
  ]
  const emails = [newEmail(), newEmail()]
  const signedUp = proofs.map((proof, index) =>
    casino.request('signUp', { input: form(emails[index] ?? '', { proof }) }),
  )
  expect((await Promise.all(signedUp)).map(({ status }) => status)).toEqual([202, 202])
  const links = await Promise.all(emails.map((own) => casino.tokenIn(own, /^Confirmez/)))
  const activated = links.map((token) => casino.request('activate', { input: { token, password: PASSWORD } }))
  expect((await Promise.all(activated)).map(({ code }) => code).sort()).toEqual(['cardTaken', undefined])
})

test('a stranger’s sign-up for the same address does not take the proven card away', async () => {
  const own = newEmail()
  const card = await guest()
  const sign = (more: Record<string, unknown>) => casino.request('signUp', { input: form(own, more) })
  expect((await sign({ proof: await proofOf(card) })).status).toBe(202)
  expect((await sign({ password: 'Levante-2027!!', firstName: 'Mallory' })).status).toBe(202)
  await casino.mails(own, 2)
  const input = { token: await casino.tokenIn(own, /^Confirmez/), password: PASSWORD }
  expect((await casino.request('activate', { input })).status).toBe(200)
  const member = await casino.login(own, PASSWORD)
  expect((await casino.request('card', { member })).body.card?.number).toBe(card.number)
})

ownTest('invalid_grant: a wrong code, one that has served, and one of 10 minutes ago', async () => {
  const { email, number } = await guest()
  const { verification } = (await verify(number)).body
  const code = await codeFor(email)
  expect((await confirm(verification, otherThan(code))).code).toBe('invalid_grant')
  expect((await confirm('unknown', code)).code).toBe('invalid_grant')
  expect((await confirm(verification, code)).status).toBe(200)
  expect((await confirm(verification, code)).code).toBe('invalid_grant')
  const late = (await verify(number)).body.verification
  const lateCode = await codeFor(email, 2)
  casino.now += 10 * MINUTE
  expect((await confirm(late, lateCode)).code).toBe('invalid_grant')
})

ownTest(
  'tooManyAttempts: after five wrong codes the right one, also at once; a sixth mail within the hour',
  async () => {
    const { email, number } = await guest()
    const { verification } = (await verify(number)).body
    const code = await codeFor(email)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => confirm(verification, otherThan(code))))
    expect(wrong.filter(({ code: refused }) => refused === 'invalid_grant')).toHaveLength(5)
    expect((await confirm(verification, code)).code).toBe('tooManyAttempts')
    for (let time = 1; time < 5; time += 1) expect((await verify(number)).status).toBe(201)
    expect((await verify(number)).code).toBe('tooManyAttempts')
    casino.now += HOUR
    expect((await verify(number)).status).toBe(201)
  },
)

ownTest('cardNotFound, and a birth date that is guessed blocks the card for 240 seconds', async () => {
  expect((await verify('1000000214')).code).toBe('cardNotFound')
  expect((await verify('1000000213')).code).toBe('default')
  const { number } = await guest()
  const codes = []
  for (let day = 10; day < 15; day += 1) codes.push((await verify(number, `1990-05-${day}`)).code)
  expect(codes).toEqual([...Array<string>(4).fill('cardNotFound'), 'accountBlockedAfterMultipleLoginAttempts'])
  const blockedAt = casino.now
  casino.now = blockedAt + 239_000
  expect((await verify(number)).code).toBe('accountBlockedAfterMultipleLoginAttempts')
  casino.now = blockedAt + 240_000
  expect((await verify(number)).status).toBe(201)
})

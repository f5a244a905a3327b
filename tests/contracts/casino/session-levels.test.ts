import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASINO_OPERATIONS, type CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import { writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { type CasinoStack, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const BIRTH_DATE = '1990-05-04'
const MINUTE = 60_000
const LIMIT = { kind: 'pause', months: 3 } as const

let casino: CasinoStack

beforeAll(async () => {
  casino = await openCasino()
})

afterAll(() => casino.stop())

/** A card holder, and a session by card and birth date. */
async function byCard() {
  const owner = await casino.cardHolder()
  const { number } = (await casino.request('card', { member: owner.token })).body.card ?? {}
  const { body, status } = await casino.request('loginByCard', { input: { number, birthDate: BIRTH_DATE } })
  expect(status).toBe(200)
  return { ...owner, number, member: body.token, shown: body.profile }
}

/** The code of the newest step-up mail. */
const mailedCode = (email: string): Promise<string> =>
  vi.waitFor(async () => {
    const mail = (await casino.mails(email)).find(({ subject }) => /^Votre code\u00a0:/.test(subject))
    const code = mail && /\d{6}/.exec(mail.subject)?.[0]
    if (code === undefined) throw new Error(`No code for ${email}.`)
    return code
  })

const byLevel = (isByCard: boolean): CasinoOperationName[] =>
  (Object.keys(CASINO_OPERATIONS) as CasinoOperationName[]).filter((name) => {
    const operation: (typeof CASINO_OPERATIONS)[CasinoOperationName] & { readonly level?: string } =
      CASINO_OPERATIONS[name]
    return operation.auth === 'member' && (operation.level === 'card') === isByCard
  })

test('by card one sees balance, tier, card and its code; and may leave, or prove more', () => {
  expect(byLevel(true).sort()).toEqual([
    'addCardKey',
    'balance',
    'card',
    'changeEmail',
    'changePassword',
    'deleteAccount',
    'logout',
    'profile',
    'stepUp',
    'stepUpCode',
    'tier',
  ])
})

test('every other operation asks a session that a card began for more, and changes nothing', async () => {
  const { member } = await byCard()
  const id = crypto.randomUUID()
  for (const name of byLevel(false)) {
    const { method } = CASINO_OPERATIONS[name]
    const body = method === 'GET' ? {} : { input: {} }
    const { status, code } = await casino.request(name, { member, id, ...body } as never)
    expect([name, status, code]).toEqual([name, 403, 'stepUp'])
    const errors: readonly string[] = CASINO_OPERATIONS[name].errors
    expect(errors).toContain('stepUp')
  }
  for (const name of ['balance', 'tier', 'card'] as const)
    expect((await casino.request(name, { member })).status).toBe(200)
})

test('by card the profile tells what is on the card alone, and the login is mailed', async () => {
  const { email, member, shown } = await byCard()
  expect(shown).toEqual({
    accountId: shown.accountId,
    ...{ civility: 'Mrs', firstName: 'Zoé', lastName: shown.lastName, birthDate: BIRTH_DATE },
    email: expect.stringMatching(/^m…@example\.com$/) as string,
    optIns: { casino: { email: false, mail: false, sms: false }, partners: { email: false, mail: false, sms: false } },
    ...{ cardHolder: true, locale: 'fr', memberSince: shown.memberSince, locked: true },
  })
  expect((await casino.request('profile', { member })).body.profile).toEqual(shown)
  await vi.waitFor(async () =>
    expect((await casino.mails(email)).map(({ subject }) => subject)).toContain('Connexion avec votre carte'),
  )
})

test('the password, or a code by mail, raises this session and no other', async () => {
  const { email, password, member, number } = await byCard()
  const other = (await casino.request('loginByCard', { input: { number, birthDate: BIRTH_DATE } })).body.token
  expect((await casino.request('stepUp', { member, input: { password: 'wrong' } })).code).toBe('credentials')
  const raised = await casino.request('stepUp', { member, input: { password } })
  expect([raised.status, raised.body.profile.email, raised.body.profile.locked]).toEqual([200, email, undefined])
  expect((await casino.request('registrations', { member })).status).toBe(200)
  expect((await casino.request('registrations', { member: other })).code).toBe('stepUp')

  const asked = await casino.request('stepUpCode', { member: other })
  expect([asked.status, asked.body]).toEqual([201, { email: expect.stringMatching(/^m…@example\.com$/) as string }])
  const code = await mailedCode(email)
  const elsewhere = (await casino.request('loginByCard', { input: { number, birthDate: BIRTH_DATE } })).body.token
  expect((await casino.request('stepUp', { member: elsewhere, input: { code } })).code).toBe('invalid_grant')
  expect((await casino.request('stepUp', { member: other, input: { code } })).status).toBe(200)
  expect((await casino.request('stepUp', { member: other, input: { code } })).code).toBe('invalid_grant')
  expect((await casino.request('vouchers', { member: other })).status).toBe(200)
})

test('one of password and code is needed; five wrong codes block for four minutes; five mails an hour', async () => {
  const { member, password } = await byCard()
  expect((await casino.request('stepUp', { member, input: {} })).status).toBe(422)
  expect((await casino.request('stepUp', { member, input: { password, code: '123456' } })).status).toBe(422)
  const codes = []
  for (let time = 0; time < 6; time += 1)
    codes.push((await casino.request('stepUp', { member, input: { code: '00000a' } })).code)
  const blocked = 'accountBlockedAfterMultipleLoginAttempts'
  expect(codes).toEqual([...Array<string>(4).fill('invalid_grant'), blocked, blocked])
  // Passwords are counted separately.
  expect((await casino.request('stepUp', { member, input: { password } })).status).toBe(200)
  for (let time = 0; time < 5; time += 1) expect((await casino.request('stepUpCode', { member })).status).toBe(201)
  expect((await casino.request('stepUpCode', { member })).code).toBe('tooManyAttempts')
})

ownTest('a code lives ten minutes; points and limits ask for a proof of the last five', async () => {
  const { email, member, password } = await byCard()
  await casino.request('stepUpCode', { member })
  const late = await mailedCode(email)
  casino.now += 10 * MINUTE
  expect((await casino.request('stepUp', { member, input: { code: late } })).code).toBe('invalid_grant')
  const fresh = await casino.login(email, password)
  expect((await casino.request('redeem', { member: fresh, input: { rewardId: 'cocktail' } })).code).toBe('stock')
  casino.now += 5 * MINUTE
  for (const name of ['redeem', 'setLimit'] as const) {
    const input = name === 'redeem' ? { rewardId: 'cocktail' } : LIMIT
    expect((await casino.request(name, { member: fresh, input } as never)).code).toBe('stepUp')
  }
  expect((await casino.request('registrations', { member: fresh })).status).toBe(200)
  expect((await casino.request('stepUp', { member: fresh, input: { password } })).status).toBe(200)
  expect((await casino.request('setLimit', { member: fresh, input: LIMIT })).status).toBe(200)
})

test('a card that is not there and a wrong birth date are one answer, also when they are blocked', async () => {
  const { number } = await byCard()
  const unknown = '1000000222'
  const tried = async (card: string | undefined) => {
    const answers = []
    for (let time = 0; time < 6; time += 1) {
      const { status, code, body } = await casino.request('loginByCard', {
        input: { number: card, birthDate: '1990-05-09' },
      })
      answers.push([status, code, body])
    }
    return answers
  }
  expect(await tried(unknown)).toEqual(await tried(number))
})

ownTest('a limit is mailed; one that a stranger may have set can be contested for a day by mail', async () => {
  const { email, password, member, token: own } = await byCard()
  await casino.request('stepUp', { member, input: { password } })
  expect((await casino.request('setLimit', { member, input: LIMIT })).status).toBe(200)
  const limitOf = async (session: string) => (await casino.request('limits', { member: session })).body.limit
  expect(await limitOf(own)).toMatchObject({ kind: 'pause' })
  const token = await casino.tokenIn(email, /^Une limite a été posée/)
  const contest = () => casino.request('contestLimit', { input: { token } })
  expect((await contest()).status).toBe(200)
  expect((await contest()).code).toBe('link')
  // All sessions have ended.
  expect((await casino.request('profile', { member })).status).toBe(401)
  expect(await limitOf(await casino.login(email, password))).toBeUndefined()
})

ownTest('a limit of a session with a password is mailed without a way back; a link lives a day', async () => {
  const { email, password, member, token: own } = await byCard()
  await casino.request('setLimit', { member: own, input: LIMIT })
  await vi.waitFor(async () =>
    expect((await casino.mails(email)).map(({ subject }) => subject)).toContain('Votre limite est en place'),
  )
  await casino.request('stepUp', { member, input: { password } })
  await casino.request('setLimit', { member, input: { kind: 'pause', months: 6 } })
  const token = await casino.tokenIn(email, /^Une limite a été posée/)
  casino.now += 24 * 60 * MINUTE
  expect((await casino.request('contestLimit', { input: { token } })).code).toBe('link')
})

ownTest('contesting leaves the limit that the member set themselves', async () => {
  const { email, password, member, token: own } = await byCard()
  const set = (await casino.request('setLimit', { member: own, input: LIMIT })).body.limit
  await casino.request('stepUp', { member, input: { password } })
  const other = (await casino.request('setLimit', { member, input: { kind: 'pause', months: 6 } })).body.limit
  expect(other).not.toEqual(set)
  const token = await casino.tokenIn(email, /^Une limite a été posée/)
  expect((await casino.request('contestLimit', { input: { token } })).status).toBe(200)
  const again = await casino.login(email, password)
  expect((await casino.request('limits', { member: again })).body.limit).toEqual(set)
})

test('a key of the card ends with the session that asked for it, and is one in a session', async () => {
  const { email, password, member, token: own } = await byCard()
  const keyOf = async (session: string) => (await casino.request('addCardKey', { member: session })).body
  const stolen = await keyOf(member)
  expect(await keyOf(member)).toEqual(stolen)
  const kept = await keyOf(own)
  const terminal = await casino.terminal()
  const show = async (key: typeof stolen) => {
    const qr = await writeCardCode(key, casino.now / 1_000)
    return await casino.request('kioskCard', { input: { qr, birthDate: BIRTH_DATE, terminal } })
  }
  expect((await show(stolen)).status).toBe(200)
  await casino.request('endSessions', { member: own, input: {} })
  expect((await show(stolen)).code).toBe('qrCode')
  expect((await show(kept)).status).toBe(200)
  const later = await keyOf(await casino.login(email, password))
  await casino.request('resetInit', { input: { email } })
  const token = await casino.tokenIn(email, /nouveau mot de passe/)
  await casino.request('resetComplete', { input: { token, password: 'Mistral-2027!!' } })
  expect((await show(later)).code).toBe('qrCode')
})

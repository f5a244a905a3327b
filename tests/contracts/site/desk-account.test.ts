import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WORDS } from '#services/site/desk/words/words.ts'
import { DESK, DeskVisitor, PASSWORD, codeOf, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

const HOUR = 3_600_000
const NEW_PASSWORD = 'Verger-Granit-71-Estuaire'
const { account: words, freshCode: codeWords, events, faults: told, login } = WORDS.fr

let stack: RequestStack
let people = 0

beforeAll(async () => {
  stack = await startRequestStack({ DESK_ORIGIN: DESK })
}, 60_000)

afterAll(() => stack.stop())

beforeEach(() => {
  stack.clock.now += 60_000
})

/** A colleague with two sessions: their own browser and another one. */
async function inTwoBrowsers(rights: readonly string[] = ['*']) {
  const email = `account-${(people += 1)}@barriere.example`
  const { visitor, secret } = await signedIn(stack, { email, rights })
  const elsewhere = new DeskVisitor(stack.origin)
  const freshCode = (): string => {
    stack.clock.now += 60_000
    return codeOf(secret, stack.clock.now)
  }
  const enter = (password = PASSWORD) => elsewhere.post('/desk/login', { email, password, code: freshCode() })
  expect((await enter()).status).toBe(200)
  await visitor.get('/desk/account')
  const change = (given: object = {}) =>
    visitor.post('/desk/account/password', {
      current: PASSWORD,
      password: NEW_PASSWORD,
      repeated: NEW_PASSWORD,
      ...given,
    })
  const end = (which: string, code = freshCode()) => visitor.post('/desk/account/sessions', { which, code })
  const isIn = async (one: DeskVisitor) => (await one.get('/desk/account')).status === 200
  return { email, visitor, elsewhere, freshCode, enter, change, end, isIn }
}

const choices = ({ page: { html } }: DeskVisitor): readonly string[] =>
  [...html.matchAll(/<option value="([\w-]{43})"/g)].map(([, hash = '']) => hash)

test('shows one’s own sessions alone, whatever one’s rights', async () => {
  await inTwoBrowsers()
  const { visitor, email } = await inTwoBrowsers([])
  const { text } = visitor.page
  expect(text).toContain(email)
  expect(text.split(words.own)).toHaveLength(2)
  expect(choices(visitor)).toHaveLength(1)
  expect((await new DeskVisitor(stack.origin).get('/desk/account')).status).toBe(401)
})

test('ends one other session, or all, with a fresh code; one’s own stays', async () => {
  const { visitor, elsewhere, enter, end, isIn } = await inTwoBrowsers()
  const third = new DeskVisitor(stack.origin)
  third.cookies.set('__Host-desk', elsewhere.cookies.get('__Host-desk') ?? '')
  elsewhere.cookies.clear()
  await enter()
  await visitor.get('/desk/account')
  expect(choices(visitor)).toHaveLength(2)
  const [newest = ''] = choices(visitor)
  const ended = await end(newest)
  expect([ended.status, ended.text.includes(words.ended)]).toEqual([200, true])
  expect([await isIn(elsewhere), await isIn(third)]).toEqual([false, true])
  expect((await end('others')).text).toContain(words.alone)
  expect([await isIn(third), await isIn(visitor)]).toEqual([false, true])
  expect((await visitor.get('/desk/trail')).text).toContain(events['sessions-ended'])
})

test('a wrong or used code ends nothing, and keeps the choice', async () => {
  const { visitor, elsewhere, end, freshCode, isIn } = await inTwoBrowsers()
  const [other = ''] = choices(visitor)
  const used = freshCode()
  for (const code of ['000000', '']) {
    const refused = await end(other, code)
    expect([refused.status, refused.text.includes(codeWords.fault)]).toEqual([422, true])
    expect(refused.html).toContain(`<option value="${other}" selected>`)
  }
  expect(await isIn(elsewhere)).toBe(true)
  await visitor.get('/desk/account')
  await end(other, used)
  expect((await end('others', used)).status).toBe(422)
})

test('nobody ends another one’s session, and no form of another page does', async () => {
  const { visitor } = await inTwoBrowsers()
  const [theirs = ''] = choices(visitor)
  const { end, elsewhere, isIn, visitor: own, freshCode } = await inTwoBrowsers()
  expect((await end(theirs)).status).toBe(200)
  await visitor.get('/desk/account')
  expect(choices(visitor)).toEqual([theirs])
  await own.get('/desk/account')
  const forged = { which: 'others', code: freshCode(), token: 'x' }
  expect((await own.post('/desk/account/sessions', forged)).status).toBe(403)
  await own.get('/desk/account')
  const foreign = { origin: 'https://elsewhere.example' }
  expect((await own.post('/desk/account/password', {}, foreign)).status).toBe(403)
  expect(await isIn(elsewhere)).toBe(true)
})

test('the password is changed with the present one, and ends the other sessions', async () => {
  const { visitor, elsewhere, enter, change, isIn } = await inTwoBrowsers()
  const changed = await change()
  expect([changed.status, changed.text.includes(words.changed)]).toEqual([200, true])
  expect([await isIn(elsewhere), await isIn(visitor)]).toEqual([false, true])
  expect((await enter()).text).toContain(login.refused.slice(0, 40))
  expect((await enter(NEW_PASSWORD)).status).toBe(200)
  expect((await visitor.get('/desk/trail')).text).toContain(events['password-changed'])
})

test('a wrong present password and each broken rule are said at once; nothing changes', async () => {
  const { elsewhere, enter, change, isIn } = await inTwoBrowsers()
  const refused = await change({ current: 'wrong', password: 'court', repeated: 'autre' })
  expect(refused.status).toBe(422)
  for (const line of [words.wrong, told.length, told.uppercase, told.repeat]) expect(refused.text).toContain(line)
  expect(refused.html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(refused.html).not.toContain('court')
  expect((await change({ password: 'court', repeated: 'court' })).status).toBe(422)
  expect(await isIn(elsewhere)).toBe(true)
  expect((await enter()).status).toBe(200)
})

test('three wrong present passwords close the change for an hour, and the login not', async () => {
  const { email, visitor, enter, change, freshCode } = await inTwoBrowsers()
  for (let failure = 0; failure < 3; failure += 1) expect((await change({ current: 'wrong' })).status).toBe(422)
  expect((await change()).text).toContain(words.wrong)
  expect((await enter()).status).toBe(200)
  stack.clock.now += HOUR
  await visitor.post('/desk/login', { email, password: PASSWORD, code: freshCode() })
  await visitor.get('/desk/account')
  expect((await change()).text).toContain(words.changed)
})

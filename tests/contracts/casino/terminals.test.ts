import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskTerminals } from '@barriere/shared/programmes/casino/desk.ts'
import { type CasinoStack, HOUR, openCasino, ownTest, startCasino } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const BIRTH_DATE = '1990-05-04'
const MINUTE = HOUR / 60
const DAY = 24 * HOUR

let casino: CasinoStack
let rfid = ''

beforeAll(async () => {
  casino = await openCasino()
  ;({ rfid } = await casino.cardHolder())
})

afterAll(() => casino.stop())

const show = (terminal?: string, more: { rfid?: string; birthDate?: string } = {}) =>
  casino.request('kioskCard', { input: { rfid, birthDate: BIRTH_DATE, ...(terminal && { terminal }), ...more } })

const isPaired = async (terminal: string): Promise<boolean> =>
  (await casino.request('terminal', { input: { terminal } })).body.isPaired

const pair = (code: string) => casino.request('pairTerminal', { input: { code } })

const listed = async (casinos: readonly string[] = ['deauville']) =>
  deskTerminals.parse((await casino.desk('terminals/search', { casinos })).body).terminals

const stateOf = async (id: string): Promise<string | undefined> => (await listed()).find((one) => one.id === id)?.state

/** A paired terminal, by its id and its token. */
async function paired() {
  const { id, code } = await casino.addTerminal()
  return { id, token: (await pair(code)).body.token }
}

/** Calls a day after the token was issued: the answer has the next one. */
async function rotated(token: string): Promise<string> {
  casino.now += DAY
  const { body } = await show(token)
  expect(body.terminal).toEqual(expect.any(String))
  return body.terminal ?? ''
}

test('from anywhere: without a terminal, with another token, and once it has ended, no card is shown', async () => {
  const { id, token } = await paired()
  expect((await show(token)).status).toBe(200)
  expect((await casino.desk(`terminals/${id}/end`, { casino: 'deauville' })).status).toBe(200)
  for (const terminal of [undefined, 'x'.repeat(43), token]) {
    const { status, code, body } = await show(terminal)
    expect([status, code, 'card' in body]).toEqual([403, 'terminal', false])
  }
  expect([await isPaired(token), await stateOf(id)]).toEqual([false, 'ended'])
})

ownTest('the refusal looks up no card, takes the same time for each, and counts nothing against one', async () => {
  const owner = await casino.cardHolder()
  const durations = { known: [] as number[], unknown: [] as number[] }
  const timed = async (kind: keyof typeof durations, given: { rfid: string; birthDate: string }): Promise<void> => {
    const started = performance.now()
    expect((await show(undefined, given)).code).toBe('terminal')
    durations[kind].push(performance.now() - started)
  }
  for (let time = 0; time < 12; time += 1) {
    await timed('known', { rfid: owner.rfid, birthDate: '1990-05-05' })
    await timed('unknown', { rfid: 'FFFFFFFFFFFFFFFF', birthDate: '1990-05-05' })
  }
  const least = Object.values(durations).map((some) => Math.min(...some))
  expect(Math.abs((least[0] ?? 0) - (least[1] ?? 0))).toBeLessThan(20)
  // Twelve wrong dates would have blocked the card after five.
  expect((await show(await casino.terminal(), { rfid: owner.rfid })).status).toBe(200)
})

test('a pairing code serves once, of many devices at once for one, as it is typed', async () => {
  const { id, code } = await casino.addTerminal()
  expect(await stateOf(id)).toBe('waiting')
  const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
  const answers = await Promise.all(Array.from({ length: 8 }, () => pair(typed)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await pair(code)).code).toBe('pairing')
  expect(await stateOf(id)).toBe('paired')
})

ownTest('a pairing code serves for fifteen minutes', async () => {
  const early = await casino.addTerminal()
  casino.now += 15 * MINUTE - 1_000
  expect((await pair(early.code)).status).toBe(201)
  const late = await casino.addTerminal()
  casino.now += 15 * MINUTE
  expect([(await pair(late.code)).code, await stateOf(late.id)]).toEqual(['pairing', 'expired'])
})

test('a terminal that was ended before it was paired takes no code', async () => {
  const { id, code } = await casino.addTerminal()
  await casino.desk(`terminals/${id}/end`, { casino: 'deauville' })
  expect((await pair(code)).code).toBe('pairing')
})

ownTest('a token of a day is replaced, and the next one by its first use takes its place', async () => {
  const { id, token } = await paired()
  casino.now += DAY - 1_000
  expect((await show(token)).body.terminal).toBeUndefined()
  const next = await rotated(token)
  expect((await show(next)).body).not.toHaveProperty('terminal')
  expect([await isPaired(next), await stateOf(id)]).toEqual([true, 'paired'])
})

ownTest('a wrong birth date replaces no token: its answer could not carry the next one', async () => {
  const { token } = await paired()
  casino.now += DAY
  expect((await show(token, { birthDate: '1990-05-06' })).code).toBe('card')
  expect((await show(token)).body.terminal).toEqual(expect.any(String))
})

ownTest('lost answers lock no terminal out: the token before stays good until the next one is used', async () => {
  const { token } = await paired()
  for (let time = 0; time < 3; time += 1) await rotated(token)
  const arrived = await rotated(token)
  expect((await show(arrived)).status).toBe(200)
  expect((await show(await rotated(arrived))).status).toBe(200)
})

ownTest('of two calls at once one is given the next token, and both show the card', async () => {
  const { token } = await paired()
  casino.now += DAY
  const answers = await Promise.all([show(token), show(token), show(token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const given = answers.flatMap(({ body }) => body.terminal ?? [])
  expect(given).toHaveLength(1)
  expect((await show(token)).status).toBe(200)
  expect((await show(given[0])).status).toBe(200)
})

ownTest('theft: a token that was replaced and is used again ends the terminal, and the list says so', async () => {
  const { id, token } = await paired()
  const next = await rotated(token)
  expect((await show(next)).status).toBe(200)
  expect((await show(token)).code).toBe('terminal')
  expect((await show(next)).code).toBe('terminal')
  expect([await isPaired(next), await stateOf(id)]).toEqual([false, 'stolen'])
})

ownTest('theft: who rotates a stolen token is found out when the terminal uses its own', async () => {
  const { id, token } = await paired()
  const thief = await rotated(token)
  expect((await show(thief)).status).toBe(200)
  expect(await isPaired(token)).toBe(false)
  expect([(await show(thief)).code, await stateOf(id)]).toEqual(['terminal', 'stolen'])
})

test('another casino neither sees nor ends a terminal; the list has no secret', async () => {
  const { id, code } = await casino.addTerminal()
  expect((await listed(['biarritz'])).map((one) => one.id)).not.toContain(id)
  const { status, body } = await casino.desk(`terminals/${id}/end`, { casino: 'biarritz' })
  expect([status, body['code'], await stateOf(id)]).toEqual([404, 'terminal', 'waiting'])
  expect(JSON.stringify(await listed())).not.toContain(code)
  expect((await casino.desk('terminals/nothing/end', { casino: 'deauville' })).status).toBe(404)
})

ownTest('the demonstration’s code pairs one browser after each start, and is none anywhere else', async () => {
  const code = 'dema 2345'
  const demonstration = await startCasino({ CASINO_DEMONSTRATION: true })
  try {
    const tries = [1, 2].map(() => demonstration.request('pairTerminal', { input: { code } }))
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([201, 403])
  } finally {
    await demonstration.stop()
  }
  expect((await pair(code)).code).toBe('pairing')
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import { REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'
import { createLog } from '#services/kit/log.ts'
import { FUZZ, hostileBody, sendAll } from '#tests/support/hostile.ts'
import { DESK, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

let stack: RequestStack
const lines: string[] = []

beforeAll(async () => {
  stack = await startRequestStack(
    { DESK_ORIGIN: DESK },
    { log: createLog('info', { write: (line) => void lines.push(line) }) },
  )
})

afterAll(() => stack.stop())

const ask = async (body: object, locale: 'fr' | 'en' = 'fr') => {
  const { status, text } = await stack.send('status' as 'contact', { raw: JSON.stringify(body), locale })
  return { status, body: JSON.parse(text) as Record<string, string> }
}

test('tells the sender kind, state and moment, and how far the desk has come since', async () => {
  const { body } = await stack.send('event', { more: { email: 'Zoe.Durand@Example.com' } })
  const { reference } = body
  const createdAt = new Date(stack.clock.now).toISOString()
  const own = { reference: reference.toLowerCase(), email: ' zoe.durand@example.COM ' }
  expect(await ask(own)).toEqual({ status: 200, body: { kind: 'event', state: 'new', createdAt } })
  const { visitor } = await signedIn(stack, { email: 'agent@barriere.example' })
  await visitor.get(`/desk/requests/${reference}`)
  expect((await ask(own)).body.state).toBe('read')
  for (const state of REQUEST_STATES) {
    await visitor.get(`/desk/requests/${reference}`)
    await visitor.post(`/desk/requests/${reference}/state`, { state })
    // To look at a request is to read it.
    expect((await ask(own)).body.state).toBe(state === 'new' ? 'read' : state)
  }
})

test('says the same to everybody else, known reference or not', async () => {
  const { reference } = (await stack.send('contact')).body
  const strangers = [
    { reference, email: 'someone@example.com' },
    { reference: reference === 'C-2222-2026' ? 'C-2223-2026' : 'C-2222-2026', email: 'zoe@example.com' },
    { reference: reference.replace('C', 'E'), email: 'zoe@example.com' },
  ]
  const answers = await Promise.all(strangers.map((body) => ask(body)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'unknown' } })
  expect((await ask(strangers[0] ?? {}, 'en')).body.message).toMatch(/^No request has this reference/)
})

test('is not asked for without both, nor by GET; what was asked is in no log', async () => {
  expect(await ask({ reference: 'C-2222-2026' })).toMatchObject({ status: 422, body: { fields: ['email'] } })
  expect(await ask({ reference: 'C-2222', email: 'canary@example.com' })).toMatchObject({
    status: 422,
    body: { fields: ['reference'] },
  })
  await ask({ reference: 'C-2222-2026', email: 'canary@example.com' })
  expect(lines.filter((line) => /canary|C-2222-2026/.test(line))).toEqual([])
})

test(`${FUZZ.numRuns} inputs, no failure of ours`, async () => {
  await sendAll(
    fc.record({ body: hostileBody({ reference: 'C-7K3M-2026', email: 'zoe@example.com' }) }),
    ({ body }) => stack.send('status' as 'contact', { raw: body }),
    (status) => expect([400, 404, 413, 415, 422]).toContain(status),
  )
})

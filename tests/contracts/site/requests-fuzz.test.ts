import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NEWSLETTER_CALLS, type NewsletterCallName } from '@barriere/shared/contracts/newsletter.ts'
import { RECORDED_REQUESTS, REQUEST_CALLS, type RequestName } from '@barriere/shared/contracts/requests.ts'
import { createLog } from '#services/kit/log.ts'
import { FUZZ, hostileBody, hostileHeader, sendAll } from '#tests/support/hostile.ts'
import { GOOD, type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

let stack: RequestStack
/** Log lines of internal errors. */
const failures: string[] = []

beforeAll(async () => {
  stack = await startRequestStack({}, { log: createLog('error', { write: (line) => void failures.push(line) }) })
})

afterAll(() => stack.stop())

const KINDS = Object.keys(RECORDED_REQUESTS) as RequestName[]

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: hostileHeader },
)

const key = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.nat(9).map((digit) => `fuzzed-key-${digit}-000000`) },
  { weight: 2, arbitrary: hostileHeader },
)

/** A success is one of the contract; a failure has a code of the catalogue and a sentence. */
const check =
  (kind: RequestName) =>
  (status: number, body: unknown): void => {
    if (status < 400) {
      expect(status).toBe(201)
      expect(REQUEST_CALLS[kind].answer.safeParse(body).error).toBeUndefined()
    } else {
      expect([400, 409, 413, 415, 422]).toContain(status)
    }
  }

test.each(KINDS)(`%s: ${FUZZ.numRuns} inputs to the site, no failure of ours`, async (kind) => {
  await sendAll(
    fc.record({ body: hostileBody(GOOD[kind]), type, key }),
    (given) =>
      stack.send(kind, {
        raw: given.body,
        headers: { 'content-type': given.type },
        ...(given.key === undefined ? {} : { key: given.key }),
      }),
    check(kind),
  )
  expect(failures).toEqual([])
  expect((await stack.send(kind)).status).toBe(201)
})

test.each(KINDS)(`%s: ${FUZZ.numRuns} inputs to the service, no failure of ours`, async (kind) => {
  const good = { request: GOOD[kind], consent: { text: 'I agree.', version: '0123456789ab' } }
  await sendAll(
    fc.record({ body: hostileBody(good), type, key }),
    (given) =>
      fetch(`${stack.origin}/site/requests/${kind}`, {
        method: 'POST',
        body: given.body,
        headers: {
          'authorization': 'Bearer local-site',
          'content-type': given.type,
          ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
        },
      }),
    check(kind),
  )
  expect(failures).toEqual([])
})

test.each(Object.keys(NEWSLETTER_CALLS) as NewsletterCallName[])(
  `newsletter %s: ${FUZZ.numRuns} inputs to the service, no failure of ours`,
  async (name) => {
    await sendAll(
      fc.record({ body: hostileBody({ token: 'x'.repeat(120), themes: ['tables'], locale: 'fr' }), type }),
      (given) =>
        fetch(`${stack.origin}/site/newsletter/${NEWSLETTER_CALLS[name].path}`, {
          method: 'POST',
          body: given.body,
          headers: { 'authorization': 'Bearer local-site', 'content-type': given.type },
        }),
      (status) => expect([400, 404, 413, 415, 422]).toContain(status),
    )
    expect(failures).toEqual([])
  },
)

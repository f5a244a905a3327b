import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#services/kit/log.ts'
import { FUZZ } from '#tests/support/hostile.ts'
import { DESK, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

let stack: RequestStack
/** Log lines of internal errors. */
const failures: string[] = []

beforeAll(async () => {
  stack = await startRequestStack(
    { DESK_ORIGIN: DESK },
    { log: createLog('error', { write: (line) => void failures.push(line) }) },
  )
})

afterAll(() => stack.stop())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', 'a\0@example.com', 'a@b\0.example', '0000-01-01', '9999-12-31', "'--", '%', '*', '\\'),
)

const fields = fc.dictionary(
  fc.constantFrom(
    ...(['email', 'password', 'code', 'repeated', 'invitation'] as const),
    ...(['words', 'state', 'kind', 'property', 'from', 'to', 'text'] as const),
  ),
  text,
)

const encoded = text.map((given) => encodeURIComponent(given.toWellFormed()))

const address = fc.oneof(
  encoded.map((given) => `?before=${given}`),
  fc.bigInt({ min: 0n, max: 10n ** 17n }).map((at) => `?before=${at}_6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11`),
  encoded.map((given) => `/requests/${given}`),
  encoded.map((given) => `/invitation?t=${given}`),
)

test(`${FUZZ.numRuns} hostile forms and addresses, no failure of ours`, async () => {
  const { visitor } = await signedIn(stack, { email: 'agathe@barriere.example' })
  const { reference } = (await stack.send('contact')).body
  await visitor.get(`/desk/requests/${reference}`)
  const own = { token: visitor.hidden('token'), key: visitor.hidden('key') }
  const form = fc.constantFrom('filter', 'export', 'invitation', 'login', `requests/${reference}/answer`)
  await fc.assert(
    fc.asyncProperty(form, fields, address, async (name, given, other) => {
      const sent = await visitor.post(`/desk/${name}`, { ...given, ...own })
      const seen = await visitor.get(`/desk${other}`)
      expect([sent.status, seen.status].filter((status) => status >= 500)).toEqual([])
    }),
    FUZZ,
  )
  expect(failures).toEqual([])
  expect((await visitor.get('/desk')).status).toBe(200)
})

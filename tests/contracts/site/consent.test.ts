import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ApiRoute } from '#lib/api/route.ts'
import { type ConsentReceipt, consentReceipt } from '@barriere/shared/contracts/consent.ts'
import { CONSENT_MAX_AGE } from '@barriere/shared/domain/visitors/consent.ts'
import { createLog } from '#services/kit/log.ts'
import { type RequestStack, SITE, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

const ID = 'abcdefghijklmnopqrstuv'

let stack: RequestStack
let logged = ''
let answerConsent: ApiRoute

beforeAll(async () => {
  stack = await startRequestStack({}, { log: createLog('trace', { write: (line) => void (logged += line) }) })
  ;({ answerConsent } = await import('#lib/api/consent/route.ts'))
})

afterAll(() => stack.stop())

const call = (path: 'receipts' | 'history', body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  answerConsent(
    new NextRequest(`${SITE}/api/consent/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'sec-fetch-site': 'same-origin', 'origin': SITE, 'content-type': 'application/json', ...headers },
    }),
    path,
  )

const CHOSEN = { id: ID, time: 1_793_620_800, version: 1, choices: { measurement: true, replay: false }, locale: 'fr' }

test('a choice has a receipt, and its cookie from the server, for six months', async () => {
  const response = await call('receipts', CHOSEN)
  const receipt = consentReceipt.parse(await response.json())
  expect([response.status, receipt.choices, receipt.version]).toEqual([200, { measurement: true, replay: false }, 1])
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^consent=1\\.1793620800\\.${ID}\\.m1r0; Path=/; Expires=[^;]+; ` +
          `Max-Age=${CONSENT_MAX_AGE}; Secure; SameSite=lax$`,
      ),
    ),
  ])
})

test('its owner sees the history; who has another id sees none', async () => {
  await call('receipts', CHOSEN)
  const read = async (id: string) =>
    ((await (await call('history', { id })).json()) as { receipts: ConsentReceipt[] }).receipts
  expect((await read(ID)).map(({ choices }) => choices)).toEqual([{ measurement: true, replay: false }])
  expect(await read('vvvvvvvvvvvvvvvvvvvvvv')).toEqual([])
})

test.each([
  ['a purpose that there is not', { ...CHOSEN, choices: { everything: true } }],
  ['an answer that is none', { ...CHOSEN, choices: { measurement: 'yes' } }],
  ['other texts', { ...CHOSEN, version: 2 }],
  ['another id', { ...CHOSEN, id: 'short' }],
  ['a field more', { ...CHOSEN, email: 'zoe@example.com' }],
])('%s is refused', async (_, body) => {
  const response = await call('receipts', body)
  expect([response.status, response.headers.getSetCookie()]).toEqual([422, []])
})

test('another site’s page can do neither', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect([
    (await call('receipts', CHOSEN, foreign)).status,
    (await call('history', { id: ID }, foreign)).status,
  ]).toEqual([403, 403])
})

test('the log knows nothing of whose choice it was', () => {
  expect(logged.length).toBeGreaterThan(0)
  expect(logged).not.toContain(ID)
})

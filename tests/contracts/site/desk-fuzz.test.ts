import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CLOCK_ACTIONS } from '@barriere/shared/domain/time/level-clock.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { FUZZ } from '#tests/support/hostile.ts'
import { tournament } from '#tests/support/sale-facts.ts'
import { SeatsProgramme } from '../casino/seats-programme.ts'
import { DESK, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 300 })

/** When the stack starts, in milliseconds, and a tournament of that evening. */
const NOW = Date.parse('2026-11-02T11:00:00Z')
const TONIGHT = tournament('2026-11-02T20:00:00Z')

let folder = ''
let stack: RequestStack
/** A paid registration's id. */
let paid = ''
/** Log lines of internal errors. */
const failures: string[] = []

async function prepare(): Promise<void> {
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  await database.migrate('casino', 'services/casino/migrations')
  const programme = new SeatsProgramme(database.sql)
  programme.now = NOW - 60_000
  await programme.sell(TONIGHT)
  const member = await programme.member()
  ;({ id: paid } = await programme.hold(TONIGHT, member))
  await programme.pay(member, paid)
  await database.close()
}

beforeAll(async () => {
  folder = await temporaryDataDir('desk-fuzz-')
  await prepare()
  stack = await startRequestStack(
    { DESK_ORIGIN: DESK, SERVICES: ['site', 'casino', 'mail'], DATA_DIR: folder, CASINO_DEMONSTRATION: false },
    { log: createLog('error', { write: (line) => void failures.push(line) }) },
  )
})

afterAll(async () => {
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', 'a\0@example.com', 'a@b\0.example', '0000-01-01', '9999-12-31', "'--", '%', '*', '\\'),
)

const fields = fc.dictionary(
  fc.constantFrom(
    ...(['email', 'password', 'code', 'repeated', 'invitation'] as const),
    ...(['words', 'state', 'kind', 'property', 'from', 'to', 'text'] as const),
    ...(['action', 'casino', 'flight', 'version', 'name'] as const),
    ...(['language', 'page'] as const),
  ),
  text,
)

/** Fields of a clock's buttons, some of which hostile fields replace. */
const press = fc.record({
  action: fc.constantFrom(...CLOCK_ACTIONS),
  casino: fc.constantFrom('deauville', 'biarritz'),
  flight: fc.constant(TONIGHT.categories[0]?.key ?? ''),
  version: fc.nat(9).map(String),
})

const encoded = text.map((given) => encodeURIComponent(given.toWellFormed()))

const address = fc.oneof(
  encoded.map((given) => `?before=${given}`),
  fc.bigInt({ min: 0n, max: 10n ** 17n }).map((at) => `?before=${at}_6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11`),
  encoded.map((given) => `/requests/${given}`),
  encoded.map((given) => `/invitation?t=${given}`),
  fc.constantFrom('/clocks', '/refunds'),
)

test(`${FUZZ.numRuns} hostile forms and addresses, no failure of ours`, async () => {
  const { visitor } = await signedIn(stack, { email: 'agathe@barriere.example' })
  const { reference } = (await stack.send('contact')).body
  await visitor.get(`/desk/requests/${reference}`)
  const own = { token: visitor.hidden('token'), key: visitor.hidden('key') }
  const form = fc.oneof(
    fc.constantFrom('filter', 'export', 'invitation', 'login', `requests/${reference}/answer`),
    fc.constantFrom('language', 'terminals', 'refunds', `refunds/${paid}`, `clocks/${TONIGHT.id}`),
    encoded.map((given) => `refunds/${given}`),
    encoded.map((given) => `clocks/${given}`),
    encoded.map((given) => `terminals/${given}/end`),
  )
  await fc.assert(
    fc.asyncProperty(form, press, fields, address, async (name, pressed, given, other) => {
      const sent = await visitor.post(`/desk/${name}`, { ...pressed, ...given, ...own })
      const seen = await visitor.get(`/desk${other}`)
      expect([sent.status, seen.status].filter((status) => status >= 500)).toEqual([])
    }),
    FUZZ,
  )
  expect(failures).toEqual([])
  for (const path of ['', '/clocks', '/refunds', '/terminals'])
    expect((await visitor.get(`/desk${path}`)).status).toBe(200)
  const { text: trail } = await visitor.get('/desk/trail')
  expect(trail.split(`Inscription remboursée · ${paid}`).length).toBeLessThanOrEqual(2)
})

import { PROGRAMMES } from '@barriere/shared/contracts/session.ts'
import { measureHanging } from '#tests/load/hanging.ts'
import { measureLoginFlood } from '#tests/load/login-flood.ts'
import { measureOutage } from '#tests/load/outage.ts'
import { measureSlowClients } from '#tests/load/slow-clients.ts'
import { measureTiming } from '#tests/load/timing-attack.ts'
import { type Gate, type Outcome, all, atMost } from './gate.ts'
import { DATABASES, killPoints, killSeatSales, killServices, killStoredPages } from './kills.ts'
import { playwright, vitest } from './suite.ts'

const CASINO = 'tests/contracts/casino'
const EPH = 'tests/contracts/eph'
const HOTEL = 'tests/contracts/hotel'
const SITE = 'tests/contracts/site'

/** Runs parts one after the other: each by itself keeps a core busy. */
async function inTurn(parts: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const part of parts) outcomes.push(await part())
  return all(outcomes)
}

/** Endless bodies; the test allows for the runtime's own buffers, the aim does not. */
async function endlessBodies(): Promise<Outcome> {
  const outcome = await playwright({ files: ['bodies.spec.ts'] })
  const read = Number(/(\d+) KiB of 1 GiB/.exec(outcome.measured)?.[1] ?? Number.NaN)
  return { ...outcome, isReached: outcome.isReached && read <= 128 }
}

/** Kills of each process on each database. */
const KILLS = 200

/** The figures to reach, in their order. Sizes are complete; tests run the same code at sizes that take seconds. */
export const GATES: readonly Gate[] = [
  {
    number: 1,
    name: 'Processes that are killed',
    aim: '200 kills of each, PGlite and PostgreSQL: nothing acknowledged is lost, nothing half done',
    by: 'tests/load: kill-rounds, seat-kills, ledger-kills, page-kills',
    run: async () =>
      all(
        await Promise.all([
          ...DATABASES.map((kind) =>
            inTurn([() => killServices(kind, KILLS), () => killSeatSales(kind, KILLS), () => killPoints(kind, KILLS)]),
          ),
          killStoredPages(KILLS),
        ]),
      ),
  },
  {
    number: 2,
    name: 'The last seat',
    aim: '200 at once, 100 rounds, PostgreSQL, two instances: one gets it',
    by: `${CASINO}/seats-crowd`,
    run: () => vitest({ files: [`${CASINO}/seats-crowd.test.ts`], only: 'for the last seat' }),
  },
  {
    number: 3,
    name: 'Schedules of notifications',
    aim: '1,000 of duplicate, reordered, forged, replayed and late ones: no illegal state',
    by: `${CASINO}/payments`,
    run: () => vitest({ files: [`${CASINO}/payments.test.ts`], only: 'postgres' }),
  },
  {
    number: 4,
    name: 'Forged payment fields',
    aim: 'every one refused, without effect',
    by: `${CASINO}: seats, seats-http; tests/contracts/payment/notifications; services/kit/payment/lyra`,
    run: () =>
      vitest({
        files: [
          `${CASINO}/seats.test.ts`,
          `${CASINO}/seats-http.test.ts`,
          'tests/contracts/payment/notifications.test.ts',
          'services/kit/payment/lyra.test.ts',
        ],
        only: 'forged',
      }),
  },
  {
    number: 5,
    name: 'Identical submits',
    aim: '50 at once, 20 times: one row, identical answers',
    by: `${HOTEL}: repetitions, concurrency; ${CASINO}: seats-crowd, site-crowd; ${EPH}/crowd; services/site/requests`,
    isAlone: true,
    run: () =>
      vitest({
        files: [
          `${HOTEL}/repetitions.test.ts`,
          `${HOTEL}/concurrency.test.ts`,
          `${CASINO}/seats-crowd.test.ts`,
          `${CASINO}/site-crowd.test.ts`,
          `${EPH}/crowd.test.ts`,
          'services/site/requests/requests.test.ts',
        ],
        only: 'identical|at once',
      }),
  },
  {
    number: 6,
    name: 'Fuzzed inputs',
    aim: '10,000 a route: no unhandled failure, no restart, no stack trace',
    by: `fuzz of ${HOTEL}, ${CASINO}, ${SITE}, tests/contracts/content; ${EPH}/crowd`,
    run: () =>
      vitest(
        {
          files: [
            `${HOTEL}/fuzz.test.ts`,
            `${CASINO}/fuzz.test.ts`,
            `${SITE}/fuzz.test.ts`,
            `${SITE}/desk-fuzz.test.ts`,
            `${SITE}/requests-fuzz.test.ts`,
            'tests/contracts/content/fuzz.test.ts',
            'tests/contracts/content/fuzz-management-',
            `${EPH}/crowd.test.ts`,
          ],
        },
        { FUZZ_RUNS: '10000' },
      ),
  },
  {
    number: 7,
    name: 'Wrong logins at once',
    aim: 'of 100, three passwords are looked at, then 0072 until 3,600 s',
    by: `${HOTEL}: lockout, concurrency; ${EPH}/crowd; ${CASINO}: concurrency, site-crowd`,
    isAlone: true,
    run: () =>
      vitest({
        files: [
          `${HOTEL}/lockout.test.ts`,
          `${HOTEL}/concurrency.test.ts`,
          `${EPH}/crowd.test.ts`,
          `${CASINO}/concurrency.test.ts`,
          `${CASINO}/site-crowd.test.ts`,
        ],
        only: 'three failures|passwords are verified|wrong logins|wrong passwords',
      }),
  },
  {
    number: 8,
    name: 'Lockout as a weapon',
    aim: 'the owner’s browser signs in after 1,000 hostile failures',
    by: `${HOTEL}/lockout; ${EPH}/hushed; ${CASINO}/site-crowd`,
    isAlone: true,
    run: () =>
      vitest({
        files: [`${HOTEL}/lockout.test.ts`, `${EPH}/hushed.test.ts`, `${CASINO}/site-crowd.test.ts`],
        only: 'known device signs in|the owner has signed in with',
      }),
  },
  {
    number: 9,
    name: 'Who has an account',
    aim: 'identical bytes; AUC of the times ≤ 0.55',
    by: `${EPH}/hushed; ${HOTEL}/strangers; ${CASINO}/site-crowd; tests/load/timing-attack`,
    isAlone: true,
    run: () =>
      inTurn([
        () =>
          vitest({
            files: [`${EPH}/hushed.test.ts`, `${HOTEL}/strangers.test.ts`, `${CASINO}/site-crowd.test.ts`],
            only: 'not a byte|enumeration',
          }),
        ...PROGRAMMES.map((programme) => async (): Promise<Outcome> => {
          const figures = await measureTiming({
            programme,
            kind: 'pglite',
            logins: 400,
            resets: 400,
            signUps: 400,
            bursts: 0,
            seed: 1,
          })
          return all(figures.map(({ what, area }) => atMost(`${programme}, ${what}: AUC`, area, 0.55)))
        }),
      ]),
  },
  {
    number: 10,
    name: 'Another site’s page',
    aim: 'every unsafe route × cross-site, same-site, wrong origin, null, none: refused',
    by: `${EPH}/refused; ${CASINO}/site-refused; ${SITE}: requests, requests-refused; app/api/payment`,
    run: () =>
      vitest({
        files: [
          `${EPH}/refused.test.ts`,
          `${CASINO}/site-refused.test.ts`,
          `${SITE}/requests.test.ts`,
          `${SITE}/requests-refused.test.ts`,
          'app/api/payment/payment.test.ts',
          'lib/api/same-origin.test.ts',
        ],
        only: 'another site|origin|refused to|is refused',
      }),
  },
  {
    number: 11,
    name: 'Behind a shared cache',
    aim: 'members, 5,000 mixed requests: no foreign byte; their answers are private, no-store',
    by: 'e2e: members-privacy, stored-pages',
    isOnSite: true,
    run: () =>
      playwright({
        files: ['members-privacy.spec.ts', 'stored-pages.spec.ts'],
        only: 'never receive each other|leave nothing personal',
      }),
  },
  {
    number: 12,
    name: 'Stored XSS',
    aim: '500 payloads × every block and mark, in Chromium: nothing runs',
    by: 'e2e: stored-xss, editor-xss; blocks/every-block; lib/gateways/icons/sanitize-icon',
    isOnSite: true,
    run: () =>
      inTurn([
        () => playwright({ files: ['stored-xss.spec.ts', 'editor-xss.spec.ts'] }),
        () =>
          vitest({
            files: ['blocks/every-block.test.tsx', 'lib/gateways/icons/sanitize-icon.test.ts'],
            only: 'runs nothing|onload|script|<',
          }),
      ]),
  },
  {
    number: 13,
    name: 'Open redirects',
    aim: '60 payloads × every sink: none leads off the site',
    by: 'lib: routing/open-redirect, navigation; components/member/login; app: api/payment, synxis-redirect; e2e/entry',
    isOnSite: true,
    run: () =>
      inTurn([
        () =>
          vitest({
            files: [
              'lib/routing/open-redirect.test.ts',
              'lib/navigation/destination.test.ts',
              'lib/navigation/navigate.test.ts',
              'lib/content/live/redirects.test.ts',
              'components/member/login/login.test.tsx',
              'app/api/payment/payment.test.ts',
              'app/synxis-redirect/route.test.ts',
            ],
          }),
        () => playwright({ files: ['entry.spec.ts', 'booking.spec.ts'], only: 'off the site|leave nowhere|hostile' }),
      ]),
  },
  {
    number: 14,
    name: 'The content service is away',
    aim: '10 min, 50 connections: no error on stored pages, p99 ≤ 1.5 × healthy',
    by: 'tests/load/outage',
    isOnSite: true,
    isAlone: true,
    run: async () => {
      const { ratios, healthy, answers, recovered } = await measureOutage({ minutes: 10, connections: 50, seconds: 15 })
      const sorted = ratios.toSorted((left, right) => left - right)
      return all([
        { isReached: true, measured: `${answers} answers, no error; healthy p99 ${healthy} ms` },
        atMost(`p99 × healthy, median of ${ratios.length}`, sorted[sorted.length >> 1] ?? Number.NaN, 1.5),
        { isReached: true, measured: `longest ${(sorted.at(-1) ?? Number.NaN).toFixed(2)}` },
        atMost('follows the content again after', recovered / 1000, 15, ' s'),
      ])
    },
  },
  {
    number: 15,
    name: 'A loyalty programme hangs',
    aim: 'public p99 ≤ 1.2 × healthy; init ≤ 2 s',
    by: 'tests/load/hanging',
    isOnSite: true,
    isAlone: true,
    run: () =>
      inTurn(
        PROGRAMMES.map((programme) => async (): Promise<Outcome> => {
          const { pages, others, longestInit } = await measureHanging(programme, { rounds: 3, seconds: 6 })
          return all([
            atMost(`${programme}: home page ×`, Math.max(...pages), 1.2),
            atMost('the other programme ×', Math.max(...others), 1.2),
            atMost('init', longestInit / 1000, 2, ' s'),
          ])
        }),
      ),
  },
  {
    number: 16,
    name: 'Slow clients',
    aim: '200 for 2 min: p99 ≤ 2 × healthy',
    by: 'tests/load/slow-clients',
    isOnSite: true,
    isAlone: true,
    run: async () => {
      const { quiet, beside, closed } = await measureSlowClients({ clients: 200, seconds: 120 })
      return all([
        atMost(`p99 ${quiet.toFixed(1)} ms, beside them ${beside.toFixed(1)} ms, ×`, beside / quiet, 2),
        { isReached: closed > 0, measured: `${closed} connections ended` },
      ])
    },
  },
  {
    number: 17,
    name: 'Bodies',
    aim: '64 KiB + 1 → 413; a chunked 1 GB is cut within 128 KiB',
    by: `e2e/bodies; ${EPH}/refused; ${CASINO}/site-refused`,
    isOnSite: true,
    run: () =>
      inTurn([
        endlessBodies,
        () => vitest({ files: [`${EPH}/refused.test.ts`, `${CASINO}/site-refused.test.ts`], only: 'too large 413' }),
      ]),
  },
  {
    number: 18,
    name: 'A flood of logins',
    aim: 'at 5 × capacity: 429s, public p99 ≤ 2 × quiet',
    by: 'tests/load/login-flood',
    isOnSite: true,
    isAlone: true,
    run: async () => {
      const { capacity, answers, errors, quiet, beside } = await measureLoginFlood({ times: 5, seconds: 30 })
      const statuses = Object.entries(answers).map(([status, count]) => `${status}: ${count}`)
      return all([
        {
          isReached: (answers['429'] ?? 0) > 0 && errors === 0,
          measured: `capacity ${capacity.toFixed(0)} a second; answers ${statuses.join(', ')}, errors ${errors}`,
        },
        atMost(`p99 ${quiet.toFixed(1)} ms, beside it ${beside.toFixed(1)} ms, ×`, beside / quiet, 2),
      ])
    },
  },
  {
    number: 19,
    name: 'Canaries of personal data',
    aim: 'none in logs, reports, data layer, caches, addresses',
    by:
      `${HOTEL}/privacy; ${SITE}: requests, newsletter, requests-status; tests/contracts/payment/card-canary; ` +
      'tests/reports; e2e: analytics, reports, members-privacy, payment-page',
    isOnSite: true,
    run: () =>
      inTurn([
        () =>
          vitest({
            files: [
              `${HOTEL}/privacy.test.ts`,
              `${SITE}/requests.test.ts`,
              `${SITE}/newsletter.test.ts`,
              `${SITE}/requests-status.test.ts`,
              'tests/contracts/payment/card-canary.test.ts',
              'tests/reports/node-reports.test.ts',
              'tests/reports/relay.test.ts',
              'packages/shared/reports/scrub.test.ts',
            ],
          }),
        () =>
          playwright({
            files: ['analytics.spec.ts', 'reports.spec.ts', 'members-privacy.spec.ts', 'payment-page.spec.ts'],
          }),
      ]),
  },
  {
    number: 20,
    name: 'What is somebody else’s',
    aim: '1,000 ids of bookings: no body, the same 404',
    by: `${HOTEL}/strangers; ${CASINO}/site-crowd`,
    run: () => vitest({ files: [`${HOTEL}/strangers.test.ts`, `${CASINO}/site-crowd.test.ts`], only: 'same 404' }),
  },
]

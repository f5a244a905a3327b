import type {} from 'vitest'

/** Whether every attack, kill and fuzzed input is requested at its full size (`FULL_SIZE=1`, `npm run gates`). */
const FULL_SIZE = process.env.FULL_SIZE === '1'

/** Whether the complete set is requested (`TEST_ALL=1`, `npm run test:all`): every test, screenshot and page. */
export const TEST_ALL = FULL_SIZE || process.env.TEST_ALL === '1'

/**
 * Number of repetitions at the size of the run: by default enough to notice a break, in the complete set as many as fit
 * its hour, at full size as many as promised (decision 83).
 */
export const sized = (few: number, more: number, full: number): number => (FULL_SIZE ? full : TEST_ALL ? more : few)

/** The first of each kind by default, everything in the complete set. */
export const oneOfEachKind = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] =>
  TEST_ALL ? all : [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()]

/** Fuzzed inputs an operation. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? sized(3, 30, 10_000))

/**
 * Test files of the complete set only: kills, crowds, retention, faults of machines and of other programs. They take
 * long, and their requirements change rarely. Named here, so that the default run does not even load them; a part of a
 * file checks `TEST_ALL` itself. A file that the command line names runs all the same.
 */
export const COMPLETE_ONLY = [
  'services/content/history/model.test.ts',
  'services/main.test.ts',
  'tests/contracts/backup.test.ts',
  'tests/contracts/casino/crowd.test.ts',
  'tests/contracts/casino/killed.test.ts',
  'tests/contracts/casino/sales-of-content.test.ts',
  'tests/contracts/casino/seats-crowd.test.ts',
  'tests/contracts/casino/site-crowd.test.ts',
  'tests/contracts/content/official-tools.test.ts',
  'tests/contracts/content/rights-http.test.ts',
  'tests/contracts/eph/crowd.test.ts',
  'tests/contracts/eph/faults.test.ts',
  'tests/contracts/faults/database-network.test.ts',
  'tests/contracts/faults/disk-full.test.ts',
  'tests/contracts/first-start.test.ts',
  'tests/contracts/hotel/concurrency.test.ts',
  'tests/contracts/hotel/killed.test.ts',
  'tests/contracts/hotel/levels.test.ts',
  'tests/contracts/hotel/lockout.test.ts',
  'tests/contracts/hotel/repetitions.test.ts',
  'tests/contracts/hotel/retention.test.ts',
  'tests/contracts/hotel/strangers.test.ts',
  'tests/contracts/site/availability-migration.test.ts',
  'tests/contracts/site/recaptcha.test.ts',
  'tests/contracts/site/requests-killed.test.ts',
  'tests/deploy/nginx.test.ts',
  'tests/deploy/production.test.ts',
  'tests/i18n/third-language.test.ts',
  'tests/mails/engines.test.ts',
  'tests/next/assumptions.test.ts',
  'tests/pages/pages-killed.test.ts',
  'tests/pages/redis-pages.test.ts',
  'tests/search/resilience.test.ts',
] as const

declare module 'vitest' {
  interface TaskMeta {
    /** A figure in words, for the table of the gates (`npm run gates`): `task.meta.measured`. */
    measured?: string
  }
}

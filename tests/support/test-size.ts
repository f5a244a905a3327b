import type {} from 'vitest'

/** Whether the complete set is asked for (`TEST_ALL=1`, `npm run test:all`): every screenshot, page and input. */
export const TEST_ALL = process.env.TEST_ALL === '1'

/** Fuzzed inputs an operation: 10,000 in the complete set, else enough to notice a route that breaks. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? (TEST_ALL ? 10_000 : 25))

declare module 'vitest' {
  interface TaskMeta {
    /** A figure in words, for the table of the gates (`npm run gates`): `task.meta.measured`. */
    measured?: string
  }
}

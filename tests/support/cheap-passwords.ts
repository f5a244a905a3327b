import type * as Crypto from 'node:crypto'
import { vi } from 'vitest'

// Setup file of the contract tests: their results do not depend on the duration of password operations.

/** Argon2id at the least cost of memory. In production each hash and each comparison takes 60 ms of a core. */
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  return { ...crypto, argon2 }
})

/** No padding against timing attacks, which waits for up to 250 ms and more; `tests/load/timing.ts` measures it. */
vi.mock('#services/kit/minimum-duration.ts', () => ({
  withMinimumDuration: <T>(work: () => Promise<T>): Promise<T> => work(),
  withStepsOfFailure: <T>(work: () => Promise<T>): Promise<T> => work(),
}))

import { vi } from 'vitest'

// Setup file of all tests: what they wait for may take long on a busy machine, and ends the wait as soon as it holds.

/** Milliseconds: far above any promised latency; Vitest's own is a second. */
const PATIENCE = 15_000

const { waitFor } = vi

// Files that share a worker share `vi`.
if (!('isPatient' in waitFor))
  vi.waitFor = Object.assign(
    ((callback, options) =>
      waitFor(
        callback,
        typeof options === 'number' ? options : { timeout: PATIENCE, ...options },
      )) satisfies typeof waitFor,
    { isPatient: true },
  )

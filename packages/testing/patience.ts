import { vi } from 'vitest'

// Setup file of all tests: a wait may be long on a busy machine, and ends as soon as its condition holds.

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

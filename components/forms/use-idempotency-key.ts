import { useState } from 'react'
import { type IdempotencyKeys, createIdempotencyKeys } from './idempotency-keys.ts'

/** Idempotency keys of a form while it is mounted; see `createIdempotencyKeys` for `kept`. */
export function useIdempotencyKey(kept?: string): IdempotencyKeys {
  const [keys] = useState(() => createIdempotencyKeys(kept))
  return keys
}

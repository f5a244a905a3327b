import { useState } from 'react'
import { type IdempotencyKeys, createIdempotencyKeys } from './idempotency-keys.ts'

/** Idempotency keys of a form, for as long as it is shown. */
export function useIdempotencyKey(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys)
  return keys
}

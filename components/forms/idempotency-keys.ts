import { forgetSent, readSent, storeSent } from '#lib/client/form-draft.ts'

/** A random key. Not `crypto.randomUUID`, which is missing on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface IdempotencyKeys {
  /** Idempotency key for some content; equal content gets the same key. */
  readonly of: (content: object) => string
  /** Discards all keys, after a success: the same content sent again is a new request. */
  readonly forget: () => void
}

/**
 * Idempotency keys of a form: sending it again after a lost answer repeats the same request. `kept`: name of a form
 * whose keys survive a reload in this tab, like its draft.
 */
export function createIdempotencyKeys(kept?: string): IdempotencyKeys {
  let keys: Map<string, string> | undefined
  return {
    of(content) {
      keys ??= new Map(kept === undefined ? [] : readSent(kept))
      const mark = markOf(JSON.stringify(content))
      const key = keys.get(mark) ?? newKey()
      keys.set(mark, key)
      if (kept !== undefined) storeSent(kept, [...keys])
      return key
    },
    forget() {
      keys?.clear()
      if (kept !== undefined) forgetSent(kept)
    },
  }
}

/**
 * Hash of a text (FNV-1a, 64 bits): identifies the content of a form without storing it. `crypto.subtle` is missing on
 * pages without TLS.
 */
function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}

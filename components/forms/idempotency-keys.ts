/** A random key. Not `crypto.randomUUID`, which is missing on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface IdempotencyKeys {
  /** Idempotency key for some content; equal content gets the same key. */
  readonly of: (content: object) => string
  /** Discards all keys, after a success: the same content sent again is a new request. */
  readonly forget: () => void
}

/** Idempotency keys of a form: sending it again after a lost answer repeats the same request. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    of(content) {
      const text = JSON.stringify(content)
      const key = keys.get(text) ?? newKey()
      keys.set(text, key)
      return key
    },
    forget: () => keys.clear(),
  }
}

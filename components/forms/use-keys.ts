import { useRef } from 'react'

/** `[A-Za-z0-9_-]{16,80}`, on pages without TLS too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Keys {
  /** The same for the same content. */
  readonly of: (content: object) => string
  /** What is sent after a success is meant anew. */
  readonly forget: () => void
}

/** Idempotency keys of a form: a repetition after an answer that never came is the same request. */
export function useKeys(): Keys {
  const keys = useRef(new Map<string, string>())
  return {
    of(content) {
      const text = JSON.stringify(content)
      const key = keys.current.get(text) ?? newKey()
      keys.current.set(text, key)
      return key
    },
    forget: () => keys.current.clear(),
  }
}

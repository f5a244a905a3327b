import { type Result, fail, ok } from '../domain/result.ts'

/** `text`: a string with U+0000, which PostgreSQL cannot store, or with a lone surrogate. */
export type JsonFault = 'malformed' | 'too-deep' | 'text'

/**
 * Parses untrusted JSON. `depth` limits the nesting of arrays and objects: V8 parses deeper text, but its serialisation
 * overflows the stack. `__proto__` is dropped (prototype pollution).
 */
export function parseJson(text: string, { depth }: { depth: number }): Result<unknown, JsonFault> {
  if (depthOf(text) > depth) return fail('too-deep')
  let illegal = false
  const reviver = (key: string, value: unknown): unknown => {
    for (const part of [key, value])
      if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed())) illegal = true
    return key === '__proto__' ? undefined : value
  }
  try {
    const value: unknown = JSON.parse(text, reviver)
    return illegal ? fail('text') : ok(value)
  } catch {
    return fail('malformed')
  }
}

/** Maximum nesting depth of a JSON text, determined without parsing it. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (quoted) {
      if (char === '\\') index += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1))
    else if (char === '}' || char === ']') depth -= 1
  }
  return deepest
}

/** Whether a `Content-Type` is JSON, structured suffixes included (`application/problem+json`). */
export const isJsonType = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType ?? '')

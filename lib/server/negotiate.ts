import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding } from '#lib/page-cache/finished-page.ts'

/** What the package's published types do not know yet: which to take of those that a browser likes equally. */
interface Encodings {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined
}

/** Browsers send a handful of values; whatever else comes is worked out anew. */
const answers = new WeakMap<readonly Encoding[], LRUCache<string, Encoding>>()

/**
 * The encoding that a browser likes best of those `offered`, by its `Accept-Encoding` (RFC 9110 §12.5.3); identity
 * where it likes none.
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[] = ENCODINGS): Encoding {
  if (!accepted) return 'identity'
  const known = answers.get(offered) ?? new LRUCache<string, Encoding>({ max: 100 })
  answers.set(offered, known)
  const answer = known.get(accepted) ?? negotiate(accepted, offered)
  known.set(accepted, answer)
  return answer
}

function negotiate(accepted: string, offered: readonly Encoding[]): Encoding {
  const negotiator: Encodings = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const liked = negotiator.encoding(offered, { preferred: offered })
  return offered.find((encoding) => encoding === liked) ?? 'identity'
}

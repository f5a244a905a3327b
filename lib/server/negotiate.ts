import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding } from '#lib/page-cache/finished-page.ts'

/** Missing in the package's types: the server's preference among equally acceptable encodings. */
interface Encodings {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined
}

/** Size of the memo: browsers send a handful of values; others are computed each time. */
const answers = new WeakMap<readonly Encoding[], LRUCache<string, Encoding>>()

/**
 * Content negotiation: the preferred encoding among those `offered`, by `Accept-Encoding` (RFC 9110 §12.5.3); identity
 * where none is acceptable.
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

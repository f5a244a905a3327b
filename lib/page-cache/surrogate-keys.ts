import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import { allTags } from './cache-entry.ts'
import type { PageRecord } from './page-record.ts'

/** Characters of a key, 48 bits: a collision would only purge a page too many. */
const LENGTH = 8

/** Maximum bytes of such a header at Fastly and Cloudflare; shared caches do not keep a page with more keys. */
const HEADER_LIMIT = 16_384

/** Seconds that a shared cache answers by itself: the maximum staleness after a lost purge. */
const FRESH = 60

/** Seconds, stale-while-revalidate and stale-if-error (RFC 5861): in the background, and while the site is away. */
const STALE = { whileRevalidating: 10, ifError: 24 * 60 * 60 }

const keys = new LRUCache<string, string>({ max: 50_000 })

/** Surrogate key of a cache tag: short, since a list's page carries a tag for each of its entries. */
export function surrogateKey(tag: string): string {
  const known = keys.get(tag)
  if (known !== undefined) return known
  const key = createHash('sha256').update(tag).digest('base64url').slice(0, LENGTH)
  keys.set(tag, key)
  return key
}

const made = new WeakMap<PageRecord, readonly string[] | undefined>()

/**
 * Headers, names and values in turn, that let shared caches keep a page until one of its tags is purged: for Fastly and
 * Varnish (`Surrogate-…`), Cloudflare (`Cache-Tag`, `CDN-Cache-Control`, RFC 9213) and nginx (`X-Accel-Expires`). None
 * of them reaches browsers. Undefined where an address alone does not determine its page, or there are too many keys.
 */
export function surrogateHeaders(record: PageRecord, strategy: LocaleStrategy): readonly string[] | undefined {
  if (strategy === 'no-prefix') return undefined
  if (!made.has(record)) made.set(record, headersOf(record))
  return made.get(record)
}

function headersOf(record: PageRecord): readonly string[] | undefined {
  const all = [...new Set(allTags(record).map(surrogateKey))]
  const spaced = all.join(' ')
  if (spaced.length > HEADER_LIMIT) return undefined
  const control = `max-age=${FRESH}, stale-while-revalidate=${STALE.whileRevalidating}, stale-if-error=${STALE.ifError}`
  return [
    ...['surrogate-key', spaced, 'cache-tag', all.join(',')],
    ...['surrogate-control', control, 'cdn-cache-control', control],
    ...['x-accel-expires', String(FRESH)],
  ]
}

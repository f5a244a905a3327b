import { INCOMPLETE_TAG, splitGeneration } from '#lib/content/tags.ts'
import { pagePolicy } from '../security-headers.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { withLateScripts } from './late-scripts.ts'
import { type RenderedPage, pageStore } from './page-store.ts'

/** Where Next keeps a page's tags, comma-separated. */
const TAGS_HEADER = 'x-next-cache-tags'

/** Tags that Next adds by itself, one for each layout and path. */
const IMPLICIT_TAG = '_N_T_'

/** Next puts the route that owns a page before its address: `/route-cache/APP_PAGE/<hash>/$/fr/hotels`. */
const ROUTE_PREFIX = /^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$(?=\/)/

const addressOf = (key: string): string => key.replace(ROUTE_PREFIX, '')

/** Seconds: a page is fresh until one of its tags changes. */
const FRESH = { revalidate: 365 * 24 * 60 * 60, expire: undefined }

/** Seconds: served once more, then rendered anew behind it. */
const STALE = { revalidate: 1, expire: undefined }

interface CacheEntry {
  readonly value: RenderedPage
  readonly lastModified: number
  readonly cacheControl: { readonly revalidate: number; readonly expire: undefined }
}

/**
 * Next's `cacheHandler`: pages live in the page store, each with a content security policy made of the hashes of
 * its own inline scripts. Data is not cached here: the content gateway keeps that.
 */
export default class PageCacheHandler {
  async get(key: string): Promise<CacheEntry | null> {
    const page = await pageStore().get(addressOf(key))
    if (!page) return null
    return { value: page.value, lastModified: page.stale ? 1 : page.storedAt, cacheControl: page.stale ? STALE : FRESH }
  }

  async set(key: string, value: RenderedPage | null): Promise<void> {
    const store = pageStore()
    const address = addressOf(key)
    if (value === null) return await store.delete(address)
    // Data, and pages that tell of a fault, are made anew for each request.
    if (value.kind !== 'APP_PAGE' || (value.status ?? 200) !== 200) return
    if (store.wasServed(value)) return store.noteFailure(address)
    const headers = value.headers as Record<string, unknown>
    const named = String(headers[TAGS_HEADER] ?? '').split(',').filter((tag) => tag !== '' && !tag.startsWith(IMPLICIT_TAG))
    const { tags, generation } = splitGeneration(named)
    // Written into the entry itself, so that the first answer carries it as well as the later ones.
    const html = withLateScripts(value.html ?? '')
    Object.assign(value, { html })
    headers['content-security-policy'] = pagePolicy({ scripts: inlineScriptHashes(html) })
    if (tags.includes(INCOMPLETE_TAG)) return store.noteFailure(address)
    await store.set(address, value, tags, generation)
  }

  /** Our tags change through the page store; Next's own are not used. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

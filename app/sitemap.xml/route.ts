import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { type DirectoryEntry, isPage } from '#lib/content/live/directory.ts'
import { toContentError } from '#lib/content/service/content-error.ts'
import { toAccess } from '#lib/domain/access.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { guardOf } from '#lib/routing/guards.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { sitemapXml } from '#lib/seo/sitemap.ts'

export const dynamic = 'force-dynamic'

/** Seconds after which a crawler may retry while the addresses are unknown. */
const RETRY_AFTER = '10'

/**
 * Every page in every language, from the directory that also decides which addresses exist; `?part=2` is the second
 * file if one is not enough. Pages that are not public, and pages that editors hide from search engines, are left out.
 */
export async function GET(request: Request): Promise<Response> {
  const part = new URL(request.url).searchParams.get('part') ?? undefined
  if (part !== undefined && !/^[1-9]\d{0,3}$/.test(part)) return refuse(404, 'No such part of the site map.')
  const snapshot = await contentGateway().live.ensure()
  if (!snapshot) return refuse(503, 'The addresses of the site are not known yet.', { 'retry-after': RETRY_AFTER })
  const hidden = await hiddenPages()
  const shown = [...snapshot.directory.entries.values()].filter(
    (entry) => isPage(entry, env.rootFolder) && !hidden.has(entry.uuid),
  )
  const closed = await closedPages(
    shown.filter((entry) => guardOf(entry.slug.slice(env.rootFolder.length + 1)) !== undefined),
  )
  const pages = shown.filter((entry) => !closed.has(entry.uuid))
  const xml = sitemapXml(pages, { absolute: absoluteUrl, ...(part === undefined ? {} : { part: Number(part) }) })
  if (xml === undefined) return refuse(404, 'No such part of the site map.')
  return new Response(xml, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
}

/**
 * Uuids of the pages that are hidden from search engines. Empty while they are unknown: such a page itself declares
 * that it is hidden, and a useless crawl costs less than a missing site map.
 */
async function hiddenPages(): Promise<ReadonlySet<string>> {
  try {
    const { stories } = await contentGateway().listHidden()
    return new Set(stories.map(({ uuid }) => uuid))
  } catch (error) {
    log.warn(
      { event: 'sitemap.hidden-unknown', reason: toContentError(error).message },
      'hidden pages are not left out of the site map',
    )
    return new Set()
  }
}

/** Uuids of the pages in guarded sections that are not public. A page whose access cannot be read is not public. */
async function closedPages(guarded: readonly DirectoryEntry[]): Promise<ReadonlySet<string>> {
  const gateway = contentGateway()
  const isOpen = async ({ uuid }: DirectoryEntry): Promise<boolean> => {
    try {
      return toAccess((await gateway.getStory({ uuid }, DEFAULT_LOCALE)).content['access']) === 'public'
    } catch (error) {
      log.warn(
        { event: 'sitemap.access-unknown', reason: toContentError(error).message },
        'a guarded page is left out of the site map',
      )
      return false
    }
  }
  const closed = await Promise.all(guarded.map(async (entry) => ((await isOpen(entry)) ? [] : [entry.uuid])))
  return new Set(closed.flat())
}

const refuse = (status: 404 | 503, reason: string, headers: Record<string, string> = {}): Response =>
  new Response(`${reason}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

import { SHARE_FILE, plainImage, sharePosterOf, sharePosterPath, sharePosterVersion } from '#app/page/share-image.ts'
import { sharePoster } from '#app/page/share-poster.ts'
import { unreadFile } from '#app/api/unread-file.ts'
import { missingFile } from '#lib/api/missing-file.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { readPage } from '#lib/content/page.ts'
import { log } from '#lib/process/log.ts'

export const dynamic = 'force-dynamic'

/**
 * The picture for sharing a page: `/share/<version>/en/hotels/share.jpg`. Only the current version of a known page is
 * drawn, so that strangers cannot cause unlimited work. Any other version redirects to the current one. If drawing
 * fails, the response redirects to the page's plain picture.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ version: string; path: readonly string[] }> },
): Promise<Response> {
  const { version, path } = await params
  const address = `/${path.join('/')}`
  if (!address.endsWith(SHARE_FILE)) return missingFile()
  const gateway = contentGateway()
  try {
    const snapshot = await gateway.forVisitor(() => gateway.live.ensure())
    const found = snapshot?.directory.find(address.slice(0, -SHARE_FILE.length) || '/')
    if (!found) return missingFile()
    const { entry, locale } = found
    const story = await gateway.forVisitor(() => gateway.getStory({ uuid: entry.uuid }, locale))
    const { view } = readPage(story)
    const poster = sharePosterOf(view, entry.paths[locale], locale)
    if (!poster) return missingFile()
    if (sharePosterVersion(poster) !== version) return elsewhere(sharePosterPath(entry.paths[locale], poster))
    try {
      return new Response(await sharePoster(poster, version), {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
      })
    } catch (error) {
      log.warn({ event: 'share.failed', story: story.fullSlug, err: error }, 'picture to share could not be drawn')
      return elsewhere(plainImage({ view })?.url ?? '/')
    }
  } catch (error) {
    return unreadFile(error)
  }
}

const elsewhere = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })

import fresh from 'fresh'
import { menuDocument, menuFile, menuVersion } from '#blocks/menu/menu-file.ts'
import { unreadFile } from '#app/api/unread-file.ts'
import { missingFile } from '#lib/api/missing-file.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { toReference } from '#lib/content/story.ts'
import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import { isGuarded } from '#lib/routing/guards.ts'

export const dynamic = 'force-dynamic'

const EXTENSION = '.pdf'

/**
 * The menu of a restaurant as PDF, at the address of its page: `en/restaurants/la-criee.pdf`. The ETag is the menu's
 * version. A browser that has this version gets a 304, and the PDF is not rendered.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: readonly string[] }> },
): Promise<Response> {
  const address = `/${(await params).path.join('/')}`
  if (!address.endsWith(EXTENSION)) return missingFile()
  const gateway = contentGateway()
  try {
    const snapshot = await gateway.forVisitor(() => gateway.live.ensure())
    const found = snapshot?.directory.find(address.slice(0, -EXTENSION.length))
    if (!found || isGuarded(found.entry.paths[found.locale])) return missingFile()
    const { uuid } = found.entry
    const story = await gateway.forVisitor(() => gateway.getStory({ uuid }, found.locale))
    const menu = menuDocument(toReference(story), found.locale)
    if (!menu) return missingFile()
    const version = menuVersion(menu)
    const headers = { 'etag': `"${version}"`, 'cache-control': 'public, max-age=300' }
    if (fresh(Object.fromEntries(request.headers), headers)) return new Response(null, { status: 304, headers })
    return new Response(await menuFile(menu, version), {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition('inline', `${story.fullSlug.split('/').at(-1) || 'menu'}.pdf`),
      },
    })
  } catch (error) {
    return unreadFile(error)
  }
}

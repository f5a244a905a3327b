import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { newRoutes, type KitApp } from '../../kit/http.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { draftRequested, hasUsableCv, withCv, type Tokens } from './access.ts'
import { datasourceAnswer, datasourceEntriesAnswer, datasourcesAnswer } from './datasources.ts'
import { linkAnswer, linksAnswer } from './links.ts'
import { parseFilter } from '../query/filter-query.ts'
import { textOf } from '../query/params.ts'
import { tagsOf } from '../query/tags.ts'
import { parseQuery, type QueryObject } from '../query/query-string.ts'
import type { Answer, DeliveryRequest } from './request.ts'
import { asksForAssets, type LibraryAsset } from './resolve-assets.ts'
import type { Limits } from './resolve.ts'
import { storiesAnswer, storyAnswer } from './stories.ts'

export interface DeliveryOptions {
  tokens: Tokens
  limits: Limits
  assetOrigin: () => string
  /** The media library, for answers with `resolve_assets`. */
  library: (spaceId: number) => Promise<ReadonlyMap<number, LibraryAsset>>
  /** Snapshot of the space for this request. With the id of a release, its versions replace the drafts. */
  snapshot: (draft: boolean, release?: number) => Promise<Snapshot>
}

type Handler = (request: DeliveryRequest) => Answer

const NOT_FOUND = ['This record could not be found']

/** The delivery API, version 2, relative to `/v2/cdn`. */
export function deliveryRoutes(options: DeliveryOptions): KitApp {
  const app = newRoutes()
  const route = (path: string, handler: Handler): void => {
    app.get(path, (context) => answer(context, options, handler))
  }
  route('/stories', storiesAnswer)
  route('/stories/:path{.+}', storyAnswer)
  route('/links', linksAnswer)
  route('/links/:path', linkAnswer)
  route('/datasources', datasourcesAnswer)
  route('/datasources/:path', datasourceAnswer)
  route('/datasource_entries', datasourceEntriesAnswer)
  route('/tags', ({ index, snapshot, query }) => {
    const [startsWith, holds] = [textOf(query, 'starts_with') ?? '', parseFilter(query.filter_query)]
    const tagged = index.stories.filter(({ fullSlug, content }) => fullSlug.startsWith(startsWith) && holds(content))
    return { body: { tags: tagsOf(tagged), cv: snapshot.cv } }
  })
  app.get('/spaces/me', async (context) => {
    const query = parseQuery(new URL(context.req.raw.url).search)
    draftRequested(query, options.tokens)
    const snapshot = await options.snapshot(false)
    context.header('cache-control', 'max-age=0, private, must-revalidate')
    return context.json({
      space: {
        id: snapshot.spaceId,
        name: snapshot.name,
        domain: snapshot.domain,
        version: snapshot.cv,
        language_codes: snapshot.languages.map(({ code }) => code),
      },
    })
  })
  return app
}

async function answer(context: Context, options: DeliveryOptions, handler: Handler): Promise<Response> {
  const url = new URL(context.req.raw.url)
  const query = parseQuery(url.search)
  const draft = draftRequested(query, options.tokens)
  const snapshot = await options.snapshot(draft, releaseOf(query))
  if (!draft && !hasUsableCv(query, snapshot.cv)) {
    // Not cacheable: undici and browsers would keep redirecting to this version.
    context.header('cache-control', 'no-store')
    return context.redirect(withCv(url, snapshot.cv), 301)
  }
  // Conditional request: an answer depends only on the space's revision, the URL and the origin of files.
  const assetOrigin = options.assetOrigin()
  const etag = etagOf(`${snapshot.revision} ${assetOrigin} ${url.pathname}${url.search}`)
  const headers = {
    etag,
    'cache-control': draft ? 'max-age=0, private, must-revalidate' : 'max-age=0, public, s-maxage=604800',
  }
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
  const { body, total, perPage } = handler({
    path: lastPath(url.pathname),
    query,
    draft,
    snapshot,
    index: draft ? snapshot.draft : snapshot.published,
    limits: options.limits,
    assetOrigin,
    library: asksForAssets(query) ? await options.library(snapshot.spaceId) : new Map(),
  })
  if (body === undefined) throw new HttpError(404, NOT_FOUND)
  if (total !== undefined && perPage !== undefined) {
    context.header('total', String(total))
    context.header('per-page', String(perPage))
  }
  return context.json(body, 200, headers)
}

/** `from_release`, the id of a release; any other text is ignored. */
function releaseOf(query: QueryObject): number | undefined {
  const text = textOf(query, 'from_release') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** `If-None-Match`, compared weakly. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === etag || known.trim() === '*')

/** Path after `/cdn/<resource>/`, each segment decoded. */
function lastPath(pathname: string): string {
  const encoded = pathname.split('/cdn/')[1]?.split('/').slice(1) ?? []
  try {
    return encoded.map(decodeURIComponent).join('/')
  } catch {
    throw new HttpError(400, { error: 'Malformed path' })
  }
}

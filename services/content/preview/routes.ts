import { SHOWN_PAGES_PATH, shownPages, type ShownPages } from '@barriere/shared/contracts/shown-pages.ts'
import { previewLinkQuery } from '@barriere/shared/secrets/preview-link.ts'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { WEBHOOK_SIGNATURE_HEADER, webhookSignature } from '@barriere/shared/secrets/webhook-signature.ts'
import type { Logger } from '../../kit/log.ts'
import { HttpError } from '../../kit/http-error.ts'
import {
  type ManagementApp,
  type ManagementContext,
  bodyOf,
  idOf,
  newManagementRoutes,
  notFound,
  principalOf,
} from '../management/context.ts'
import { releaseById } from '../history/plans.ts'
import type { StoryRecord } from '../store/story-record.ts'
import type { Store } from '../store/store.ts'

interface PreviewOptions {
  readonly store: Store
  readonly previewTokens: SecretPair
  /** A higher value revokes every shared link. */
  readonly draftEpoch: number
  readonly webhookSecret: string
  readonly siteOrigin: string
  readonly log: Logger
}

/** Lifetime of a shared link in seconds: a day. */
const LINK_LIFETIME = 24 * 60 * 60

/** Time-out in milliseconds for the site's answer about the pages of a story. */
const DEADLINE = 3_000

/** `/stories/{id}`, extensions of ours: shared links to a story, and its pages on the site. */
export function previewRoutes(options: PreviewOptions): ManagementApp {
  const { store, previewTokens, draftEpoch, siteOrigin } = options
  const app = newManagementRoutes()

  const storyOf = async (context: ManagementContext): Promise<StoryRecord> => {
    const record = (await store.snapshot()).draft.byId.get(idOf(context))
    if (!record) throw notFound()
    return record
  }

  /**
   * Creates a link to the draft, or to the site with a release, for recipients without an account: `{language?,
   * release_id?}` → `{preview_link: {url, expires_at}}`.
   */
  app.post('/:id/preview_links', async (context) => {
    const { fullSlug } = await storyOf(context)
    const { language, release_id: asked } = ((await bodyOf(context)) ?? {}) as {
      language?: unknown
      release_id?: unknown
    }
    const release = asked === undefined || asked === null ? undefined : Number(asked)
    if (release !== undefined && !(Number.isSafeInteger(release) && (await releaseById(store, release))))
      throw notFound()
    const expires = Math.floor(store.now() / 1000) + LINK_LIFETIME
    const link = {
      slug: fullSlug,
      language: typeof language === 'string' ? language : 'default',
      by: principalOf(context).name,
      expires,
      release,
    }
    const url = new URL('/api/preview', siteOrigin)
    url.search = previewLinkQuery(link, { previewTokens, draftEpoch }).toString()
    const answer = { url: url.href, expires_at: new Date(expires * 1000).toISOString() }
    return context.json({ preview_link: answer }, 201)
  })

  /** Pages of the site with the story, and whether they show its current version. */
  app.get('/:id/pages', async (context) => {
    const { uuid } = await storyOf(context)
    const { cv } = await store.snapshot()
    return context.json({ cv, ...(await askSite(uuid, Number(context.req.query('cv') ?? cv), options)) })
  })
  return app
}

async function askSite(story: string, cv: number, options: PreviewOptions): Promise<ShownPages> {
  const body = JSON.stringify({ story, cv, at: options.store.now() })
  try {
    const answer = await fetch(new URL(SHOWN_PAGES_PATH, options.siteOrigin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [WEBHOOK_SIGNATURE_HEADER]: webhookSignature(body, options.webhookSecret),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE),
    })
    if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
    return shownPages.parse(await answer.json())
  } catch (error) {
    options.log.warn({ event: 'pages.unknown', err: error }, 'the site does not say where a story is shown')
    throw new HttpError(502, { error: 'The site does not say where the story is shown' })
  }
}

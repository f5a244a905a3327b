import { localeChoicePath, slugToPath } from '#lib/content/paths.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { readPreviewLink } from '@barriere/shared/secrets/preview-link.ts'
import { draftSetCookie, signDraftCookie } from '#lib/routing/draft-cookie.ts'
import { DRAFT_PASS, releaseAsked, signDraftPass } from '#lib/routing/draft-pass.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { isSignedPreview } from '#lib/api/preview-token.ts'
import { checkDestination } from '#lib/navigation/destination.ts'

/** Parameter of an editor's frame in a browser that blocks its cookies: requests a draft without a cookie. */
const COOKIELESS = '_storyblok_cookieless'

/** Lifetime in seconds of a draft pass for an editor's frame. The editor's signature is valid for the same time. */
const FRAME_LIFETIME = 60 * 60

/**
 * Entry of the visual editor: `?slug=<full slug>&_storyblok…`. A valid signature starts a draft session, or gives a
 * draft pass if cookies are blocked, and redirects to the page. The redirect keeps the editor's parameters for the
 * bridge. A link that an editor has shared opens the draft of its page only, without a session. A shared link to a
 * release starts a session, because all linked pages are shown with that release.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const now = systemClock.now()
  const link = readPreviewLink(searchParams, now, env.content)
  if (!link && !isSignedPreview(searchParams, { ...env.content, now })) {
    log.warn({ event: 'preview.refused' }, 'preview with a bad or old signature')
    return Response.json({ error: 'Invalid or expired preview signature' }, { status: 401 })
  }
  const path = pathOf(
    link?.slug ?? searchParams.get('slug') ?? '',
    link?.language ?? searchParams.get('_storyblok_lang'),
  )
  if (path === undefined) return Response.json({ error: 'Invalid slug' }, { status: 400 })
  const host = request.headers.get('host') ?? ''
  if (link) {
    const { by, expires, release } = link
    if (release === undefined)
      return lead(path, new URLSearchParams({ [DRAFT_PASS]: signDraftPass(path, { by, expires }) }))
    const lifetime = Math.floor(expires - now / 1000)
    return lead(path, new URLSearchParams(), draftSetCookie(signDraftCookie(now, link), host, lifetime))
  }
  const release = releaseAsked(searchParams)?.release
  const kept = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')))
  if (kept.has(COOKIELESS)) {
    const expires = Math.floor(now / 1000) + FRAME_LIFETIME
    kept.set(DRAFT_PASS, signDraftPass(path, { by: '', expires, release }))
    return lead(path, kept)
  }
  return lead(path, kept, draftSetCookie(signDraftCookie(now, { release }), host))
}

/** Path of a story's page; undefined if the slug leads to another site. */
function pathOf(slug: string, language: string | null): string | undefined {
  const [first] = slug.split('/')
  const locale: Locale = isLocale(language) ? language : isLocale(first) ? first : DEFAULT_LOCALE
  const target = checkDestination(localeChoicePath(slugToPath(slug, locale, env.rootFolder), locale))
  return target.ok ? target.value.href : undefined
}

const lead = (path: string, query: URLSearchParams, cookie?: string): Response =>
  new Response(null, {
    status: 307,
    headers: {
      'location': query.size > 0 ? `${path}?${query}` : path,
      'cache-control': 'no-store',
      // The address can grant access to a draft, so no other site may receive it.
      'referrer-policy': 'no-referrer',
      ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
    },
  })

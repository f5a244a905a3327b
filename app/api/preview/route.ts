import { localeChoicePath, slugToPath } from '#lib/content/paths.ts'
import { systemClock } from '#lib/domain/clock.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { draftSetCookie, signDraftCookie } from '#lib/routing/draft-cookie.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { isSignedPreview } from '#lib/api/preview-token.ts'
import { checkDestination } from '#lib/navigation/destination.ts'

/**
 * Where the visual editor opens a page: `?slug=<full slug>&_storyblok…`. A good signature begins a draft session
 * and leads to the page with the editor's parameters kept, which the bridge reads there.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const now = systemClock.now()
  if (!isSignedPreview(searchParams, { ...env.content, now })) {
    log.warn({ event: 'preview.refused' }, 'preview with a bad or old signature')
    return Response.json({ error: 'Invalid or expired preview signature' }, { status: 401 })
  }
  const slug = searchParams.get('slug') ?? ''
  const language = searchParams.get('_storyblok_lang')
  const first = slug.split('/')[0]
  const locale = isLocale(language) ? language : isLocale(first) ? first : DEFAULT_LOCALE
  const target = checkDestination(localeChoicePath(slugToPath(slug, locale, env.rootFolder), locale))
  if (!target.ok) return Response.json({ error: 'Invalid slug' }, { status: 400 })
  const kept = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')))
  return new Response(null, {
    status: 307,
    headers: {
      'location': `${target.value.href}?${kept}`,
      'cache-control': 'no-store',
      'set-cookie': draftSetCookie(signDraftCookie(now), request.headers.get('host') ?? ''),
    },
  })
}

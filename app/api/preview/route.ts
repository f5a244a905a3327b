import { cookies, draftMode } from 'next/headers'
import { localeChoicePath, slugToPath } from '#lib/content/paths.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { DRAFT_COOKIE } from '#lib/next/draft-cookie.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { isSignedPreview } from '#lib/api/preview-token.ts'
import { checkDestination } from '#lib/navigation/destination.ts'

/**
 * Where the visual editor opens a page: `?slug=<full slug>&_storyblok…`. A good signature turns draft mode on and
 * leads to the page with the editor's parameters kept, which the bridge reads there.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (!isSignedPreview(searchParams, { ...env.content, now: Date.now() })) {
    log.warn({ event: 'preview.refused' }, 'preview with a bad or old signature')
    return Response.json({ error: 'Invalid or expired preview signature' }, { status: 401 })
  }
  const slug = searchParams.get('slug') ?? ''
  const language = searchParams.get('_storyblok_lang')
  const first = slug.split('/')[0]
  const locale = isLocale(language) ? language : isLocale(first) ? first : DEFAULT_LOCALE
  const target = checkDestination(localeChoicePath(slugToPath(slug, locale, env.rootFolder), locale))
  if (!target.ok) return Response.json({ error: 'Invalid slug' }, { status: 400 })
  ;(await draftMode()).enable()
  await allowInEditorFrame()
  const kept = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('_storyblok')))
  return new Response(null, {
    status: 307,
    headers: { 'location': `${target.value.href}?${kept}`, 'cache-control': 'no-store' },
  })
}

/** The editor shows the page in a frame of another site, where browsers drop cookies that do not say so. */
async function allowInEditorFrame(): Promise<void> {
  const store = await cookies()
  const value = store.get(DRAFT_COOKIE)?.value
  if (!value || !env.siteOrigin.startsWith('https://')) return
  store.set({ name: DRAFT_COOKIE, value, httpOnly: true, path: '/', secure: true, sameSite: 'none', partitioned: true })
}

import { settings } from '../settings.ts'
import { DEFAULT_LANGUAGE, type Story } from '../story/types.ts'

interface PreviewSettings {
  readonly language: string
  /** Signature, valid for an hour. */
  readonly token: Story['preview_token']
  /** The browser blocks cookies in the frame: the page's address lets it in instead. */
  readonly cookieless: boolean
}

/** Address at which the site shows a draft in the editor's frame (protocol of the visual editor). */
export function previewAddress(
  { full_slug, id, content }: Pick<Story, 'full_slug' | 'id' | 'content'>,
  { language, token: { token, timestamp }, cookieless }: PreviewSettings,
): string {
  const url = new URL('/api/preview', settings.site)
  for (const [name, value] of [
    ['slug', full_slug],
    ['_storyblok', String(id)],
    ['_storyblok_c', content.component],
    ['_storyblok_version', ''],
    ['_storyblok_lang', language === DEFAULT_LANGUAGE ? 'default' : language],
    ['_storyblok_release', '0'],
    ['_storyblok_rl', String(Date.now())],
    ['_storyblok_tk[space_id]', String(settings.spaceId)],
    ['_storyblok_tk[timestamp]', timestamp],
    ['_storyblok_tk[token]', token],
    ...(cookieless ? [['_storyblok_cookieless', '1'] as const] : []),
  ] as const)
    url.searchParams.set(name, value)
  return url.href
}

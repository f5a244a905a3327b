import { settings } from '../settings.ts'
import { DEFAULT_LANGUAGE, type Story } from '@barriere/shared/stories/types.ts'

interface PreviewedStory {
  /** '' is the home page. */
  readonly full_slug: string
  readonly id: number
  /** Name of its content type. */
  readonly component: string
}

interface PreviewSettings {
  readonly language: string
  /** Signature, valid for an hour. */
  readonly token: Story['preview_token']
  /** The browser blocks cookies in the frame, so the address of the page authenticates instead. */
  readonly cookieless: boolean
  /** Release of the shown version, which linked pages show too; undefined for drafts. */
  readonly release: number | undefined
}

/** Address at which the site shows a draft, mostly in the editor's frame (protocol of the visual editor). */
export function previewAddress(
  { full_slug, id, component }: PreviewedStory,
  { language, token: { token, timestamp }, cookieless, release = 0 }: PreviewSettings,
): string {
  const url = new URL('/api/preview', settings.site)
  for (const [name, value] of [
    ['slug', full_slug],
    ['_storyblok', String(id)],
    ['_storyblok_c', component],
    ['_storyblok_version', ''],
    ['_storyblok_lang', language === DEFAULT_LANGUAGE ? 'default' : language],
    ['_storyblok_release', String(release)],
    ['_storyblok_rl', String(Date.now())],
    ['_storyblok_tk[space_id]', String(settings.spaceId)],
    ['_storyblok_tk[timestamp]', timestamp],
    ['_storyblok_tk[token]', token],
    ...(cookieless ? [['_storyblok_cookieless', '1'] as const] : []),
  ] as const)
    url.searchParams.set(name, value)
  return url.href
}

import { settings } from '../settings.ts'
import { DEFAULT_LANGUAGE, type Story } from '../story/types.ts'

/** Address at which the site shows a draft in the editor's frame (contract of the visual editor, §E.1). */
export function previewAddress(story: Story, language: string): string {
  const url = new URL('/api/preview', settings.site)
  const { token, timestamp } = story.preview_token
  for (const [name, value] of [
    ['slug', story.full_slug],
    ['_storyblok', String(story.id)],
    ['_storyblok_c', story.content.component],
    ['_storyblok_version', ''],
    ['_storyblok_lang', language === DEFAULT_LANGUAGE ? 'default' : language],
    ['_storyblok_release', '0'],
    ['_storyblok_rl', String(Date.now())],
    ['_storyblok_tk[space_id]', String(settings.spaceId)],
    ['_storyblok_tk[timestamp]', timestamp],
    ['_storyblok_tk[token]', token],
  ] as const)
    url.searchParams.set(name, value)
  return url.href
}

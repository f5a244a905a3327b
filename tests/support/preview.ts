import { createHash } from 'node:crypto'

/** The parameters by which the visual editor opens a page. */
export function preview(slug: string, { token = 'local-preview', age = 0 } = {}): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  return `/api/preview?${new URLSearchParams({
    'slug': slug,
    '_storyblok': '1',
    '_storyblok_c': 'page',
    '_storyblok_lang': 'default',
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': createHash('sha1').update(`1:${token}:${timestamp}`).digest('hex'),
  })}`
}

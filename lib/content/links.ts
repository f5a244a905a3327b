import type { Locale } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { checkDestination } from '#lib/navigation/destination.ts'
import { mediaUrl } from './media.ts'
import { slugToPath } from './paths.ts'
import type { Link } from './values.ts'

/** What an `<a>` needs. Undefined stands for a link that leads nowhere or somewhere dangerous: show its text alone. */
export interface Anchor {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/**
 * A path of letters, digits and hyphens reads the same to every browser: most links of a page are none of the dangerous
 * ones.
 */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const

/** An editor's link → an anchor in the language of the page, checked as the browser will read it. */
export function toAnchor(link: Link | undefined, locale: Locale): Anchor | undefined {
  if (!link) return undefined
  const raw = rawHref(link, locale)
  if (PLAIN_PATH.test(raw)) return { href: raw, ...(link.newTab ? NEW_TAB : {}) }
  const checked = checkDestination(raw, { external: true })
  if (!checked.ok) return undefined
  const { kind, href } = checked.value
  return {
    href,
    ...(link.newTab ? { target: '_blank' as const } : {}),
    ...(link.newTab || kind === 'external' ? { rel: 'noopener' } : {}),
  }
}

function rawHref(link: Link, locale: Locale): string {
  switch (link.kind) {
    // A story that went has no slug left; an empty one would lead home.
    case 'story':
      return link.slug === ''
        ? ''
        : slugToPath(link.slug, locale, env.rootFolder) + (link.anchor ? `#${encodeURIComponent(link.anchor)}` : '')
    case 'url':
      return link.url
    case 'email':
      return `mailto:${link.email}`
    case 'asset':
      return mediaUrl(link.url)
  }
}

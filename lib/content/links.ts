import type { Locale } from '@barriere/shared/domain/locale.ts'
import { withScheme } from '@barriere/shared/domain/content/typed-address.ts'
import { env } from '#lib/process/env.ts'
import { checkDestination } from '#lib/navigation/destination.ts'
import { contentGateway } from './gateway.ts'
import { mediaUrl } from './media.ts'
import { slugToPath } from './paths.ts'
import type { Link } from '@barriere/shared/block-kit/values.ts'

/** Attributes of an `<a>`. Undefined for a link without a target or with a dangerous one: render its text alone. */
export interface Anchor {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** Fast path: a path of letters, digits and hyphens is safe in every browser, and most links are such. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const

/**
 * Turns an editor's link into an anchor in the page's language, validated by `checkDestination`. A link to a deleted or
 * unpublished story gives no anchor, in a field as in formatted text.
 */
export function toAnchor(link: Link | undefined, locale: Locale): Anchor | undefined {
  if (!link || leadsToMissing(link)) return undefined
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

/** Whether an unresolved link, such as one in a list, leads to a missing story; false without the directory. */
function leadsToMissing(link: Link): boolean {
  if (link.kind !== 'story' || link.resolved || link.uuid === '') return false
  const directory = contentGateway().live.snapshot?.directory
  return directory !== undefined && !directory.entries.has(link.uuid)
}

function rawHref(link: Link, locale: Locale): string {
  switch (link.kind) {
    // A deleted story has no slug left; an empty one would lead to the home page.
    case 'story':
      return link.slug === ''
        ? ''
        : slugToPath(link.slug, locale, env.rootFolder) + (link.anchor ? `#${encodeURIComponent(link.anchor)}` : '')
    case 'url':
      return withScheme(link.url)
    case 'email':
      return `mailto:${link.email}`
    case 'asset':
      return mediaUrl(link.url)
  }
}

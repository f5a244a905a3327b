/** What an editor's marks may become in the page. Everything here is an allow-list: what is not named is dropped. */

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** Inks that may be named instead of written as a number; they follow the theme. */
const INKS: Readonly<Record<string, string>> = {
  accent: 'var(--accent)',
  gold: 'var(--gold)',
  muted: 'var(--fg-2)',
  vermillon: 'var(--vermillon)',
  petrole: 'var(--petrole)',
  or: 'var(--or)',
  encre: 'var(--encre)',
  sable: 'var(--sable)',
}

/** A colour as CSS, or undefined for anything that is neither hexadecimal nor a named ink. */
export function safeColor(color: string): string | undefined {
  const value = color.trim().toLowerCase()
  if (HEX.test(value)) return value
  return Object.hasOwn(INKS, value) ? INKS[value] : undefined
}

/** An anchor's id as an HTML id: letters, digits, `-` and `_`; anything else becomes a hyphen. */
export function safeId(id: string): string | undefined {
  const clean = id
    .trim()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return clean === '' ? undefined : clean
}

/** A web address or a path of this site, without anything that could end it early inside a `srcset`. */
const SOURCE = /^(?:https?:\/\/|\/(?!\/))[^\s<>"'\\]+$/i

/** Whether a picture inside a text may be asked for from there. */
export const isSafeSource = (src: string): boolean => SOURCE.test(src)

const STYLES = ['lead', 'small', 'caps'] as const

/** The class names of the `styled` mark that the site knows. */
export const safeStyles = (className: string): (typeof STYLES)[number][] =>
  STYLES.filter((style) => className.split(/\s+/).includes(style))

const REL_TOKENS = ['nofollow', 'sponsored', 'ugc']

/** BCP 47, language and region only. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i

export interface LinkAttributes {
  'rel'?: string
  'title'?: string
  'hrefLang'?: string
  'aria-label'?: string
}

/** An editor's own attributes of a link, next to the `rel` that the link has by itself. */
export function safeLinkAttributes(custom: Readonly<Record<string, string>>, rel: string | undefined): LinkAttributes {
  const given = (custom.rel ?? '').toLowerCase().split(/\s+/)
  const tokens = [...(rel ? [rel] : []), ...REL_TOKENS.filter((token) => given.includes(token))]
  return {
    ...(tokens.length > 0 ? { rel: tokens.join(' ') } : {}),
    ...(custom.title ? { title: custom.title } : {}),
    ...(custom.hreflang && LANGUAGE.test(custom.hreflang) ? { hrefLang: custom.hreflang } : {}),
    ...(custom['aria-label'] ? { 'aria-label': custom['aria-label'] } : {}),
  }
}

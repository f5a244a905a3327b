import { INKS, TEXT_STYLES, type TextStyle } from '@barriere/shared/domain/content/text-styles.ts'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'

/** Sanitising of an editor's marks: allow-lists, everything else is dropped. */

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** CSS colour; undefined for anything but a hexadecimal or a named colour. */
export function safeColor(color: string): string | undefined {
  const value = color.trim().toLowerCase()
  if (HEX.test(value)) return value
  return Object.hasOwn(INKS, value) ? INKS[value] : undefined
}

/** Sanitised id of an anchor: letters, digits, `-` and `_`; other characters become a hyphen. */
export function safeId(id: string): string | undefined {
  const clean = id
    .trim()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+/, '')
  return trimEnd(clean, '-') || undefined
}

/** Web address or path, without characters that could end it early inside a `srcset`. */
const SOURCE = /^(?:https?:\/\/|\/(?!\/))[^\s<>"'\\]+$/i

/** Whether a picture inside rich text may be loaded from this address. */
export const isSafeSource = (src: string): boolean => SOURCE.test(src)

/** Known class names of the `styled` mark. */
export const safeStyles = (className: string): TextStyle[] =>
  TEXT_STYLES.filter((style) => className.split(/\s+/).includes(style))

const REL_TOKENS = ['nofollow', 'sponsored', 'ugc']

/** BCP 47, language and region only. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i

export interface LinkAttributes {
  'rel'?: string
  'title'?: string
  'hrefLang'?: string
  'aria-label'?: string
}

/** Allowed attributes of a link from the editor, merged with the link's own `rel`. */
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

import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'
import { type Locale, LOCALES, mapLocales } from '@barriere/shared/domain/locale.ts'

/** Facts of a page for its header and footer. */
export interface FramePlace {
  /** Address of the page in its language. */
  readonly path: string
  /** The home page is above every page, so a link to it is never marked. */
  readonly homePath: string
  /** Addresses of the page in each language. */
  readonly alternates: Readonly<Record<Locale, string>>
}

/** Candidate for `aria-current`: a link among the links of its group, or a menu with all its links. */
export type Mark =
  | { readonly kind: 'link'; readonly href: string; readonly group: readonly string[] }
  | { readonly kind: 'menu'; readonly hrefs: readonly string[] }

/** `page`: leads to this page; `true`: to one of its ancestors. */
export type Current = 'page' | true | undefined

type PagePath = Pick<FramePlace, 'path' | 'homePath'>

/** Whether an address is this page or an ancestor of it. */
function currentOf(href: string, { path, homePath }: PagePath): Current {
  if (href === path) return 'page'
  return href !== homePath && path.startsWith(`${href}/`) ? true : undefined
}

/**
 * Value of `aria-current` on a page. Only the closest link of a group is marked, since a property's start page is the
 * parent of all its pages.
 */
export function evaluateMark(mark: Mark, place: PagePath): Current {
  if (mark.kind === 'menu') return mark.hrefs.some((href) => currentOf(href, place)) ? true : undefined
  const isFurther = mark.group.some((other) => other.length > mark.href.length && currentOf(other, place))
  return isFurther ? undefined : currentOf(mark.href, place)
}

/** Placeholders of the page's addresses. */
export const ALTERNATES = mapLocales((locale) => `frame:${locale}`)

const PLACEHOLDER = new RegExp(` aria-current="frame:(\\d+)"|"frame:(${LOCALES.join('|')})"`, 'g')

/** Marks of a header or footer that is rendered without a page: placeholders, filled page by page. */
export class FrameMarks {
  readonly marks: Mark[] = []

  /** Placeholder for `aria-current`, cast to its type: React writes it unchanged. */
  defer(mark: Mark): Current {
    this.marks.push(mark)
    return `frame:${this.marks.length - 1}` as Current
  }
}

/** Fills the placeholders in the markup of a header or footer. */
export const fillFrame = (markup: string, marks: readonly Mark[], place: FramePlace): string =>
  markup.replace(PLACEHOLDER, (whole, index: string | undefined, locale: Locale | undefined) => {
    if (locale !== undefined) return `"${escapeMarkup(place.alternates[locale])}"`
    const mark = marks[Number(index)]
    if (!mark) return whole
    const current = evaluateMark(mark, place)
    return current === undefined ? '' : ` aria-current="${current}"`
  })

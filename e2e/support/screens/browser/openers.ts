import { classesOf, forget, isShown, stableId, topLayer, wordsOf } from './boxes.ts'

/** Elements that open something: by an attribute of their own, or by one of the site’s scripts. */
const OPENERS = [
  'button[commandfor]:not([command=close], [command=request-close])',
  '[popovertarget]:not([popovertargetaction=hide])',
  '[aria-haspopup]',
  'summary',
  ':is(button, a, [role=button])[aria-expanded=false]',
  '[role=tab][aria-selected=false]',
  'site-consent section a',
  'a[data-consent]',
  'a[data-large]',
].join(', ')

/** A cluster of a map comes nearer before it opens. */
const CLUSTER = '[class*=medallion]'

export interface Opener {
  /** For `openerAt`. */
  readonly index: number
  /** The same for all openers of one kind of thing, on this page or another. */
  readonly signature: string
  readonly label: string
}

let found: Element[] = []

/** Blocks and landmarks that own an opener. */
const OWNER = 'section, header, footer, form, dialog, [popover], article, nav, main'

const classPath = (element: Element): string => [element.localName, ...classesOf(element).slice(0, 2)].join('.')

const ownerOf = (element: Element): string => {
  const owner = element.parentElement?.closest(OWNER)
  return owner ? `${classPath(owner)}${owner.id === '' ? '' : `#${stableId(owner.id)}`}` : 'body'
}

/** Id of an opener's target. */
const targetOf = (opener: Element): string | null =>
  opener.getAttribute('commandfor') ?? opener.getAttribute('popovertarget') ?? opener.getAttribute('aria-controls')

function signatureOf(opener: Element): string {
  const target = targetOf(opener)
  const id = target === null ? '' : stableId(target)
  if (id.length > 2) return `#${id}`
  if (opener.matches('summary')) return `${classPath(opener.parentElement ?? opener)} in ${ownerOf(opener)}`
  if (opener.matches('[data-booking-sheet]')) return '[data-booking-sheet]'
  if (opener.matches('[data-consent], site-consent a')) return '[data-consent]'
  if (opener.matches('[data-large]')) return '[data-large]'
  return `${classPath(opener)} in ${ownerOf(opener)}`
}

/**
 * Closed things that can be opened, within the layer on top or the page; `within` the page, such as `main`. Tabs come
 * last: each hides the panel of the one before.
 */
export function openers(root: ParentNode): Opener[] {
  forget()
  found = [...root.querySelectorAll(OPENERS)]
    .filter(
      (one) =>
        isShown(one) && !one.matches(`:disabled, input, select, [aria-disabled=true], ${CLUSTER}`) && !isOpen(one),
    )
    .sort((left, right) => Number(left.matches('[role=tab]')) - Number(right.matches('[role=tab]')))
  return found.map((one, index) => ({
    index,
    signature: signatureOf(one),
    label: (one.getAttribute('aria-label') ?? wordsOf(one)).slice(0, 60),
  }))
}

const isOpen = (opener: Element): boolean =>
  opener.matches('details[open] > summary, [aria-expanded=true]') ||
  (targetOf(opener) !== null &&
    document.getElementById(targetOf(opener) ?? '')?.matches(':popover-open, [open]') === true)

export const openerAt = (index: number): Element | undefined => found[index]

/** Name of a layer or a disclosure: its id, or its classes and its title. */
export function layerName(layer: Element): string {
  const id = stableId(layer.id)
  if (id.length > 2) return `#${id}`
  const title = document.getElementById(layer.getAttribute('aria-labelledby') ?? '')
  const name = title ? wordsOf(title) : layer.ariaLabel
  return `${classPath(layer)}${name === null ? '' : ` “${name}”`}`
}

interface PageButton {
  readonly button: HTMLElement
  /** Without figures, which count something. */
  readonly label: string
}

/** Buttons that can be pressed, of the layer on top or of a part of the page. */
export function buttonsIn(selector: string): PageButton[] {
  const root = topLayer() ?? document.querySelector(selector) ?? document.body
  return [...root.querySelectorAll<HTMLElement>('button')]
    .filter((button) => isShown(button) && !button.matches(':disabled, [command=close]'))
    .map((button) => ({
      button,
      label: (button.getAttribute('aria-label') ?? wordsOf(button)).replaceAll(/\d+/g, '').trim(),
    }))
}

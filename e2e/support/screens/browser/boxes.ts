/** Hash that the build puts before a class of a CSS module (`cbYvwG_dialog`), or after its file (`ui_dialog`). */
const MODULE_PREFIX = /^[\w-]*?_(?=[a-z])/i

/** Pixels that rounding may cost. */
export const ROUNDING = 1.5

const styles = new Map<Element, CSSStyleDeclaration>()

/** Cache of visibility, until `forget`. */
const visible = new Map<Element, boolean>()

/** Cached computed style; it is live, so one request per element is enough. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element)
  if (known) return known
  const style = getComputedStyle(element)
  styles.set(element, style)
  return style
}

/** Classes as the sources name them. */
export const classesOf = (element: Element): string[] =>
  [...element.classList].map((name) => name.replace(MODULE_PREFIX, ''))

/** Unique parts of an id, made by React, a list or a story. */
const UNIQUE = /[_:«»]+[rR][\w:«»]*$|[\da-f]{8}-?(?=[\da-f]*\d)[\da-f-]{4,}|\d+/g

/** An id without its unique parts. */
export const stableId = (id: string): string => id.replace(UNIQUE, '')

const shortName = (element: Element): string => {
  const [first] = classesOf(element)
  const id = stableId(element.id)
  return `${element.localName}${id === '' ? '' : `#${id}`}${first === undefined ? '' : `.${first}`}`
}

export const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Where an element is, for people: its nearest ancestors and its first words. */
export function nameOf(element: Element): string {
  const path = [element]
  for (let { parentElement } = element; parentElement && path.length < 3; { parentElement } = parentElement)
    if (parentElement !== document.body) path.unshift(parentElement)
  const words = wordsOf(element)
  return `${path.map(shortName).join(' > ')}${words === '' ? '' : ` “${words.slice(0, 40)}”`}`
}

/** Not for eyes: for screen readers, for robots (a honeypot), or not to be reached. */
const isForOthers = (element: Element): boolean =>
  element.closest('.vh, noscript, [inert], [aria-hidden=true]:not(svg)') !== null

/** Hidden from eyes in a box of a pixel, by a class of its own. */
function isInPixel(element: Element): boolean {
  for (const one of [element, ...ancestorsOf(element)].slice(0, PIXEL_DEPTH)) {
    const { overflowX, clipPath } = styleOf(one)
    if (overflowX === 'visible' && clipPath === 'none') continue
    const { width, height } = one.getBoundingClientRect()
    if (width <= 1 || height <= 1) return true
  }
  return false
}

/** Number of ancestors that are searched for a box of a pixel. */
const PIXEL_DEPTH = 4

/** Above the page until it has the focus; not what a pane has scrolled away. */
function isAbove(element: Element): boolean {
  if (element.getBoundingClientRect().bottom + scrollY > 0) return false
  for (const ancestor of ancestorsOf(element))
    if (ancestor.scrollTop > 0 && ancestor !== document.scrollingElement) return false
  return true
}

/** Whether eyes can see an element: not hidden, transparent, for others, or above the page until it has the focus. */
export function isShown(element: Element): boolean {
  const known = visible.get(element)
  if (known !== undefined) return known
  const is =
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForOthers(element) &&
    !isInPixel(element) &&
    !isAbove(element)
  visible.set(element, is)
  return is
}

export const shown = <T extends Element>(root: ParentNode, selector: string): T[] =>
  [...root.querySelectorAll<T>(selector)].filter(isShown)

/** Shortened by design, in one line: words that stand beside others in a control or a row, such as an excerpt. */
export const isExcerpt = (element: Element): boolean =>
  styleOf(element).textOverflow === 'ellipsis' &&
  !element.matches('button, a, select, input, h1, h2, h3') &&
  element.parentElement !== null &&
  wordsOf(element.parentElement) !== wordsOf(element)

/** Boxes of an element's text, without text for others, and without parts that are left out. */
export function textBoxes(element: Element, isLeftOut: (parent: Element) => boolean = () => false): DOMRect[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node
    if (!parent || node.textContent?.trim() === '' || !isShown(parent) || isLeftOut(parent)) continue
    range.selectNodeContents(node)
    boxes.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1))
  }
  return boxes
}

/** Number of lines that boxes of text stand on: boxes of one line overlap by more than half of the lower one. */
export function lineCount(boxes: readonly DOMRect[]): number {
  let [count, bottom] = [0, Number.NEGATIVE_INFINITY]
  for (const box of boxes.toSorted((left, right) => left.top - right.top)) {
    if (box.top + box.height / 2 > bottom) count += 1
    bottom = Math.max(bottom, box.bottom)
  }
  return count
}

export const px = (length: number): string => `${Math.round(length)} px`

/** Ancestors of an element, the nearest first. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let { parentElement } = element; parentElement; { parentElement } = parentElement) yield parentElement
}

/** Clears the caches: the page may have changed. */
export function forget(): void {
  styles.clear()
  visible.clear()
}

/** The layer on top: an open modal dialog, or an open popover. */
export function topLayer(): Element | undefined {
  forget()
  return [...document.querySelectorAll(':modal, :popover-open')].filter(isShown).at(-1)
}

import { isSafeAddress } from '@barriere/shared/stories/link-value.ts'

/** Elements that are removed with their content: a reader does not see them. */
const DROPPED = 'style, script, meta, link, title, xml, template, img, svg, object, iframe, input, button, span.EOP'

/** Inline styles that word processors use instead of elements. */
const MEANINGS: readonly { readonly tag: string; readonly holds: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', holds: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  { tag: 'em', holds: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 'u', holds: ({ textDecoration }) => textDecoration.includes('underline') },
  { tag: 's', holds: ({ textDecoration }) => textDecoration.includes('line-through') },
  { tag: 'sup', holds: ({ verticalAlign }) => verticalAlign === 'super' },
  { tag: 'sub', holds: ({ verticalAlign }) => verticalAlign === 'sub' },
]

/** Attributes that are kept, by element. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'target'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
}

/**
 * Reduces pasted HTML to its meaning. Word's paragraphs that look like lists become lists, and the single-item lists of
 * Word on the web become one list. Bold styles become bold elements, and all other styling is removed. HTML that was
 * copied from a ProseMirror editor is not changed.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  wordLists(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  // Bottom-up: the children of an unwrapped element are clean already.
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element as HTMLElement)
  for (const element of body.querySelectorAll('p, h2, h3, h4, h5, h6, li')) if (isBlank(element)) element.remove()
  return body.innerHTML.trim()
}

function removeComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00A0', ' ').trim() === '' && !element.querySelector('hr, br + *')

interface WordItem {
  /** Word's id of the list. */
  readonly list: string
  readonly level: number
  readonly isOrdered: boolean
  /** NaN for an unordered item. */
  readonly number: number
  /** Its element among the paragraphs: the item itself, or its wrapper. */
  readonly place: Element
}

/** An item of Word on the web. Its lists have one item each, inside a wrapper. */
function webItemOf(element: HTMLElement): WordItem | undefined {
  const list = element.closest('ul, ol')
  if (!list) return undefined
  const isOrdered = list.tagName === 'OL'
  return {
    list: element.dataset.listid ?? '',
    level: Number(element.dataset.ariaLevel) || 1,
    isOrdered,
    number: isOrdered ? Number(list.getAttribute('start') ?? 1) : Number.NaN,
    place: element.closest('.ListContainerWrapper') ?? list,
  }
}

/** List, level and marker of a Word paragraph that looks like a list item; undefined for other paragraphs. */
function wordItemOf(element: HTMLElement): WordItem | undefined {
  if (element.tagName === 'LI') return webItemOf(element)
  const [, list, level] = /mso-list:\s*(\w+)\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? []
  if (list === undefined) return undefined
  const marker = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = (marker?.textContent ?? '').trim()
  marker?.remove()
  const isOrdered = /^(?:\d+|[a-z]{1,4})[.)]$/i.test(text)
  return { list, level: Number(level), isOrdered, number: Number.parseInt(text, 10), place: element }
}

function newList({ isOrdered, number }: WordItem): HTMLElement {
  const list = document.createElement(isOrdered ? 'ol' : 'ul')
  // A paragraph between two items splits their list, and the numbering continues.
  if (isOrdered && number > 1) list.setAttribute('start', String(number))
  return list
}

/** Word: consecutive items become one nested list. */
function wordLists(body: HTMLElement): void {
  let open: HTMLElement[] = []
  let last: Element | undefined
  let name = ''
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li[data-listid]')) {
    const item = wordItemOf(element)
    if (!item) continue
    if (last === undefined || item.place.previousElementSibling !== last || item.list !== name) open = []
    name = item.list
    open.length = Math.min(open.length, item.level)
    while (open.length < item.level) {
      const list = newList(item)
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list)
      else item.place.before(list)
      open.push(list)
    }
    open.at(-1)?.append(entryOf(element))
    if (!item.place.querySelector('li')) item.place.remove()
    last = open[0]
  }
}

/** The list item, with its text in a paragraph. */
function entryOf(element: Element): Element {
  if (element.tagName === 'LI') return element
  const entry = document.createElement('li')
  const words = document.createElement('p')
  words.append(...element.childNodes)
  entry.append(words)
  element.remove()
  return entry
}

function clean(element: HTMLElement): void {
  const { tagName, style } = element
  if (tagName === 'A') return cleanLink(element as HTMLAnchorElement)
  const meanings =
    tagName === 'B' || tagName === 'SPAN' || tagName === 'FONT' ? MEANINGS.filter(({ holds }) => holds(style)) : []
  // Google Docs wraps everything it copies in a `b` with a normal weight.
  const isFalseBold = (tagName === 'B' || tagName === 'STRONG') && /^(?:normal|400)$/.test(style.fontWeight)
  if (tagName === 'H1') return rename(element, 'h2')
  if (tagName === 'SPAN' || tagName === 'FONT' || tagName.includes(':') || isFalseBold) {
    // The underline of a link is its default style.
    const inLink = element.closest('a') !== null
    for (const { tag } of meanings) if (!(tag === 'u' && inLink)) wrapChildren(element, tag)
    return element.replaceWith(...element.childNodes)
  }
  keepAttributes(element)
}

/** Redirects of Google Docs are replaced by their target. A link that the site would not open becomes text. */
function cleanLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? ''
  const url = URL.parse(address)
  const hidden = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  const href = hidden ?? address
  if (href === '' || href.startsWith('#') || !isSafeAddress(href)) return link.replaceWith(...link.childNodes)
  link.setAttribute('href', href)
  keepAttributes(link)
}

function keepAttributes(element: HTMLElement): void {
  const kept = KEPT[element.tagName] ?? []
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name)
}

function wrapChildren(element: HTMLElement, tag: string): void {
  const wrapper = document.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: HTMLElement, tag: string): void {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

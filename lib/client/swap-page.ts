import { Idiomorph } from 'idiomorph'

/** The part of a draft that is swapped: the page without additions by scripts. */
const LIVE_ROOT = '[data-live]'

/** Prefix of the temporary ids that match parts during morphing. */
const TEMPORARY = 'live-edit:'

/** States that scripts and visitors give to elements: the server's markup says nothing about them. */
const STATES = /^(?:aria-(?:checked|current|expanded|hidden|pressed|selected)|hidden|inert|open|style|tabindex)$/

/** Attributes that an enhanced element takes over from the server: what it shows, not how it behaves. */
const SHOWN = /^(?:alt|class|datetime|height|href|sizes|src|srcset|title|width|data-(?:blok-c|blok-uid|island|static))$/

/** Ids that React derives from a place in its tree. */
const REACT_IDS = /_R_\w*_/g

/** An island's place or an enhanced element, with a key that identifies it in two versions of the page. */
interface Part {
  readonly key: string
  readonly element: Element
  readonly parts: readonly Part[]
}

/** A part as the server last sent it. */
interface Sent {
  readonly html: string
  readonly tags: string
}

const isIsland = (element: Element): boolean => element.hasAttribute('data-island')

const isEnhanced = (element: Element): boolean => element.localName.startsWith('site-')

/**
 * Swaps a draft page in place for another rendering of it, without a reload (DOM morphing). Unchanged parts keep their
 * state: islands stay hydrated, and enhanced elements as they are. React owns the elements of an island, so a changed
 * island is replaced by its markup, without React, until the page is loaded again. Scroll, focus and open details stay.
 */
export class PageSwap {
  #sent: ReadonlyMap<string, Sent>
  /** Islands that have become plain markup. */
  readonly #plain = new Set<string>()

  /** @param html of the page as it is shown. */
  constructor(html: string) {
    this.#sent = sentParts(parse(html).root)
  }

  /** Shows another rendering of the page. No effect for HTML that is not a page. */
  show(html: string): void {
    const live = document.querySelector(LIVE_ROOT)
    const { page, root } = parse(html)
    if (!live || !root) return
    const sent = sentParts(root)
    const next = new Map(flat(partsOf(root)).map((part) => [part.key, part.element]))
    const untouched = new Set<Element>()
    this.#prepare(partsOf(live, this.#plain), next, untouched)
    nameBlocks(live)
    nameBlocks(root)
    takeOverHead(page)
    // Returns a promise only when it is to wait for styles, which it is not here.
    void Idiomorph.morph(live, root, {
      morphStyle: 'outerHTML',
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (old, fresh) => !untouched.has(old) && !isFilled(old, fresh),
        beforeNodeRemoved: (old) => !isPlaceOfScript(old),
        beforeAttributeUpdated: mayUpdate,
      },
    })
    for (const element of document.querySelectorAll(`[id^="${TEMPORARY}"]`)) element.removeAttribute('id')
    this.#sent = sent
  }

  /** Decides the handling of each part before the page is morphed. */
  #prepare(parts: readonly Part[], next: ReadonlyMap<string, Element>, untouched: Set<Element>): void {
    for (const { key, element, parts: inner } of parts) {
      const fresh = next.get(key)
      const sent = this.#sent.get(key)
      if (!fresh) continue
      if (sent?.html === htmlOf(fresh)) {
        untouched.add(element)
        match(element, fresh, key)
      } else if (isIsland(element) || sent?.tags !== tagsOf(fresh)) {
        if (isIsland(element)) this.#plain.add(key)
        // An enhanced element connects as it enters the document.
        const copy = document.importNode(fresh, true)
        element.replaceWith(copy)
        untouched.add(copy)
        match(copy, fresh, key)
      } else {
        match(element, fresh, key)
        this.#prepare(inner, next, untouched)
      }
    }
  }
}

/** Leaves out scripts, which do not run again and keep their places. Structured data is no script, and is updated. */
function parse(html: string): { readonly page: Document; readonly root: Element | null } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script:not([type="application/ld+json"])')) script.remove()
  const root = page.querySelector(LIVE_ROOT)
  for (const place of root?.querySelectorAll('island-place') ?? []) if (isPlaceOfScript(place)) place.remove()
  return { page, root }
}

/**
 * The parts below an element, each named by its block, its tag and its index among these. `plain` names the islands
 * that are no longer parts; the content of other islands belongs to React and is left out.
 */
function partsOf(root: Element | null, plain?: ReadonlySet<string>): Part[] {
  const counts = new Map<string, number>()
  const visit = (parent: Element, scope: string, block: string): Part[] =>
    [...parent.children].flatMap((element) => {
      const own = element.getAttribute('data-blok-uid') ?? block
      if (!isIsland(element) && !isEnhanced(element)) return visit(element, scope, own)
      const name = `${scope} ${own} ${element.localName}`
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      const key = `${name} ${count}`
      if (!isIsland(element)) return [{ key, element, parts: visit(element, scope, own) }]
      if (plain?.has(key)) return visit(element, key, own)
      return [{ key, element, parts: plain ? [] : visit(element, key, own) }]
    })
  return root ? visit(root, '', '') : []
}

const flat = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...flat(part.parts)])

const sentParts = (root: Element | null): ReadonlyMap<string, Sent> =>
  new Map(flat(partsOf(root)).map(({ key, element }) => [key, { html: htmlOf(element), tags: tagsOf(element) }]))

const htmlOf = ({ outerHTML }: Element): string => outerHTML.replace(REACT_IDS, '')

/** Structure without texts and attributes: while it is unchanged, an enhanced element keeps its child elements. */
const tagsOf = (element: Element): string => `${element.localName}(${[...element.children].map(tagsOf).join()})`

/** Morphing matches elements by id, wherever they are. */
function match(element: Element, fresh: Element, key: string): void {
  if (element.id !== '' || fresh.id !== '') return
  element.id = fresh.id = TEMPORARY + key
}

/** Gives blocks an id by their uid, so that a moved or inserted block changes no other. */
function nameBlocks(root: Element): void {
  const seen = new Set<string>()
  for (const block of root.querySelectorAll('[data-blok-uid]:not([id])')) {
    const uid = block.getAttribute('data-blok-uid') as string
    if (!seen.has(uid)) block.id = `${TEMPORARY}block ${uid}`
    seen.add(uid)
  }
}

/** The place of an island that shows nothing, such as the editor's bridge. */
const isPlaceOfScript = (node: Node): boolean =>
  isElement(node) && node.localName === 'island-place' && !node.closest('[data-island]')

/** Not `instanceof`: elements of a parsed document may have the class of another window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** An element that the server sends empty, and an enhancement has filled. */
const isFilled = (old: Node, fresh: Node): boolean =>
  isElement(old) && old.childElementCount > 0 && !fresh.hasChildNodes() && enhancementOf(old) !== null

function enhancementOf(element: Element): Element | null {
  for (let one: Element | null = element; one; one = one.parentElement) if (isEnhanced(one)) return one
  return null
}

function mayUpdate(name: string, element: Element, kind: 'update' | 'remove'): boolean {
  if (name === 'open' && (element.localName === 'details' || element.localName === 'dialog')) return false
  if (kind === 'remove' && STATES.test(name)) return false
  return SHOWN.test(name) || enhancementOf(element) === null
}

/** Takes over the title, and styles that are new to the page. */
function takeOverHead({ title, head }: Document): void {
  if (document.title !== title) document.title = title
  const has = (style: Element): boolean =>
    [...document.querySelectorAll(style.localName)].some((one) =>
      style.localName === 'link'
        ? one.getAttribute('href') === style.getAttribute('href')
        : one.textContent === style.textContent,
    )
  for (const style of head.querySelectorAll('link[rel="stylesheet"], style'))
    if (!has(style)) document.head.append(document.importNode(style, true))
}

/** Milliseconds after which a page that is still loading pictures counts as at rest. */
const MAX_LOADING = 5_000

/** Milliseconds for which a click is held at most; then it does what it does without scripts. */
export const MAX_HELD = 4_000

/** The loader as an inline script for the markup. It asks for `files` (addresses) when an island is needed. */
export const islandLoader = (files: readonly string[]): string =>
  `<script>(${loadIslands.toString().replace(/\n\s*/g, '\n').replace(/ +/g, ' ')})` +
  `(${JSON.stringify(files)},${MAX_LOADING},${MAX_HELD})</script>`

/** The files that a page's loader asks for; none where the page has no loader. */
export function filesOfLoader(html: string): string[] {
  const [, files] = LOADER.exec(html) ?? []
  return files ? (JSON.parse(files) as string[]) : []
}

/** Whether the code of an inline script is the loader, with nothing but addresses of its own. */
export function isIslandLoader(code: string): boolean {
  const script = `<script>${code}</script>`
  return LOADER.test(script) && islandLoader(filesOfLoader(script)) === script
}

const LOADER = new RegExp(`\\)\\((\\[[^\\]]*\\]),${MAX_LOADING},${MAX_HELD}\\)</script>`)

/**
 * Runs in the browser, as its own source text: no imports, no comments, no template literals over several lines.
 *
 * Islands stand in elements with `data-island`. One of `view` is needed when the page is at rest and the element is in
 * view, one of `touch` when somebody touches it, or presses the tab key anywhere: on the way to it the focus takes some
 * presses, and its native fields would be stops that hydration takes away. `data-island-stored` names an entry of the
 * session storage with which `touch` becomes `view`.
 *
 * A click that comes before hydration is held, and dispatched once all islands say that they are hydrated, where a
 * script fails to load, or after `maxHeld`. Held is what hydration changes: links and fields of a `touch` island, which
 * do something else without it, and controls of a `view` island, which do nothing without it and are in no static
 * subtree. Where hydration comes between the press and the click and takes away what was pressed, the click goes to
 * what has come in its place.
 *
 * What others change in the page before it is hydrated is undone then, since React renders anew what differs from the
 * server's markup: translation of the browser, extensions. Translated text comes again afterwards, as such software
 * follows what changes in a page; what answers each undoing at once has its way in the end. Static subtrees are not
 * React's, and it minds no element more in the body.
 *
 * A form whose submit button is disabled until hydration has no click to hold: it is submitted then where somebody
 * pressed Enter in a field of it, or that button.
 */
function loadIslands(files: readonly string[], maxLoading: number, maxHeld: number): void {
  const touches = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const enhanced = 'a,input,label,[type=submit]'
  const owned = 'button:not([commandfor]),input,label'
  const disabled = '[type=submit]:disabled'
  let resting = false
  let loading = false
  let held: MouseEvent | undefined
  let pressed: Element | undefined
  let submit: HTMLElement | undefined
  let edits: MutationRecord[] = []
  let rounds = 0
  const hostOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  const isReacts = (node: Node): boolean => {
    const element = node.nodeType === 1 ? (node as Element) : node.parentElement
    return element !== document.body && !(element && element.closest('[data-static]'))
  }
  const isHydrated = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'))
  const undo = (): void => {
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of edits.reverse()) {
      if (oldValue !== null) (target as Text).data = oldValue
      for (const node of addedNodes) node.parentNode?.removeChild(node)
      const before = nextSibling?.parentNode === target ? nextSibling : null
      for (const node of removedNodes) target.insertBefore(node, before)
    }
    edits = []
    observer.takeRecords()
  }
  const observer = new MutationObserver((records) => {
    edits.push(...records.filter(({ target }) => isReacts(target) && !isHydrated(target)))
    if (loading && rounds++ < 30) undo()
  })
  const load = (): void => {
    if (loading) return
    loading = true
    undo()
    for (const src of files)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true, onerror: release }))
  }
  const touch = (event: Event): void => {
    if (!hostOf(event) && (event as KeyboardEvent).key !== 'Tab') return
    const target = event.target as Element
    if (event.type === 'pointerdown') pressed = target
    const form = (event as KeyboardEvent).key === 'Enter' && target.closest('input') && target.closest('form')
    submit = (form ? form.querySelector<HTMLElement>(disabled) : target.closest<HTMLElement>(disabled)) || submit
    load()
  }
  const pass = (event: MouseEvent, first: Element): void => {
    const host = first.closest('[data-island]')
    const under =
      first.getClientRects().length === 0 && event.detail > 0
        ? document.elementFromPoint(event.clientX, event.clientY)
        : null
    const target = under && host && host.contains(under) ? under : first
    if (!event.defaultPrevented && (target === first || target === event.target)) return
    event.stopImmediatePropagation()
    target.dispatchEvent(new MouseEvent('click', event))
  }
  const hold = (event: MouseEvent): void => {
    pressed = undefined
    const host = hostOf(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!host || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const isTouch = host.dataset.island === 'touch'
    const control = (event.target as Element).closest(isTouch ? enhanced : owned)
    if (!control || !host.contains(control) || (!isTouch && control.closest('[data-static]'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    load()
    if (!held) setTimeout(release, maxHeld)
    held = event
  }
  const release = (): void => {
    for (const type of touches) removeEventListener(type, touch, true)
    removeEventListener('click', hold, true)
    removeEventListener('islands', release)
    observer.disconnect()
    const event = held
    held = undefined
    // In a task of its own: React enables the button after the islands' effects.
    const button = submit
    if (button) setTimeout(() => button.click())
    const first = pressed
    if (event) pass(event, event.target as Element)
    else if (first)
      addEventListener(
        'click',
        (late) => {
          if (first.getClientRects().length === 0) pass(late, first)
        },
        { capture: true, once: true },
      )
  }
  const isStored = (name: string | undefined): boolean => {
    try {
      return name !== undefined && sessionStorage.getItem(name) !== null
    } catch {
      return false
    }
  }
  const rest = (): void => {
    if (resting || loading) return
    resting = true
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      load()
    })
    for (const host of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (host.dataset.island === 'view' || isStored(host.dataset.islandStored)) seen.observe(host)
  }
  const all = { childList: true, characterData: true, characterDataOldValue: true, subtree: true }
  observer.observe(document.body, all)
  for (const type of touches) addEventListener(type, touch, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('islands', release)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(rest)))
  setTimeout(rest, maxLoading)
}

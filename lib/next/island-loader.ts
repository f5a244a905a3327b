/** Milliseconds after which a page that is still loading pictures counts as at rest. */
const MAX_LOADING = 5_000

/** Maximum milliseconds for which a click is held; then it has its effect without scripts. */
export const MAX_HELD = 4_000

/** The loader as an inline script for the markup. It loads `files` (addresses) when an island is needed. */
export const islandLoader = (files: readonly string[]): string =>
  `<script>(${loadIslands.toString().replace(/\n\s*/g, '\n').replace(/ +/g, ' ')})` +
  `(${JSON.stringify(files)},${MAX_LOADING},${MAX_HELD})</script>`

/** The files that a page's loader loads; none where the page has no loader. */
export function filesOfLoader(html: string): string[] {
  const [, files] = LOADER.exec(html) ?? []
  return files ? (JSON.parse(files) as string[]) : []
}

/** Whether the code of an inline script is the loader, whose addresses alone may differ. */
export function isIslandLoader(code: string): boolean {
  const script = `<script>${code}</script>`
  return LOADER.test(script) && islandLoader(filesOfLoader(script)) === script
}

const LOADER = new RegExp(`\\)\\((\\[[^\\]]*\\]),${MAX_LOADING},${MAX_HELD}\\)</script>`)

/**
 * Runs in the browser, as its own source text: no imports, no comments, no template literals over several lines.
 *
 * Islands are in elements with `data-island`. A `view` island is needed when the page is at rest and the element is in
 * view. A `touch` island is needed when the visitor touches it, or presses the Tab key anywhere: the focus takes some
 * presses to reach it, and hydration removes its native fields, which would be stops. `data-island-stored` names an
 * entry of the session storage with which `touch` becomes `view`.
 *
 * A click before hydration is held, and dispatched once all islands report that they are hydrated, where a script fails
 * to load, or after `maxHeld`. Only clicks that hydration changes are held: on links and fields of a `touch` island,
 * which act differently without it, and on controls of a `view` island outside static subtrees, which do nothing
 * without it. Where hydration removes the pressed element before the click, the click goes to the element in its place.
 *
 * Hydration mismatch: changes by other software (the browser's translation, extensions) are undone before hydration,
 * since React renders again what differs from the HTML. Such software then translates the changed text again;
 * if it answers each undoing at once, it prevails in the end. Static subtrees are not React's, and React ignores
 * additional elements in the body.
 *
 * A form whose submit button is disabled until hydration has no click to hold. After hydration it is submitted if the
 * visitor has pressed Enter in one of its fields, or that button, in a task of its own: React enables the button after
 * the islands' effects.
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

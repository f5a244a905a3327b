import { type Result, ok } from '@barriere/shared/domain/result.ts'
import { type Destination, type DestinationFault, checkDestination } from './destination.ts'

/** The part of `window` that navigation uses. */
export interface View {
  readonly location: Pick<Location, 'href' | 'assign'>
  readonly history: Pick<History, 'pushState' | 'replaceState'>
  readonly document: Pick<Document, 'getElementById' | 'activeElement'>
  scrollTo(x: number, y: number): void
}

/**
 * Navigation for client code; use nothing else (specification §2, navigation rules). Refuses an address of another host
 * unless `external` is true, and dangerous addresses always: it then does nothing and returns the reason. On the same
 * page, a hash scrolls to its anchor and moves the focus there; anything else loads the page.
 */
export function navigateTo(
  raw: string,
  options: { external?: boolean } = {},
  view: View = window,
): Result<Destination, DestinationFault> {
  const checked = checkDestination(raw, options)
  if (!checked.ok) return checked
  const here = new URL(view.location.href)
  const target = new URL(checked.value.href, here)
  if (checked.value.kind === 'internal' && target.href.includes('#') && withoutHash(target) === withoutHash(here)) {
    goToAnchor(target, here, view)
  } else {
    view.location.assign(target.href)
  }
  return ok(checked.value)
}

const withoutHash = (url: URL): string => url.href.split('#', 1)[0] as string

/** Pushes a history entry, except for the anchor that is already current, as browsers do. */
function goToAnchor(target: URL, here: URL, view: View): void {
  const { history, document } = view
  if (target.href === here.href) history.replaceState(null, '', target.href)
  else history.pushState(null, '', target.href)
  const element = anchorOf(target.hash.slice(1), document)
  if (element) {
    element.scrollIntoView()
    moveFocus(element, document)
  } else if (target.hash === '' || target.hash.toLowerCase() === '#top') {
    view.scrollTo(0, 0)
  }
}

/** Looks up the id as written, then decoded, in the order of the HTML standard. */
function anchorOf(id: string, document: View['document']): HTMLElement | null {
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch (error) {
    if (error instanceof URIError) return id
    throw error
  }
}

/**
 * Accessibility: a heading is made focusable for as long as it has the focus, so that the next Tab continues from
 * there.
 */
function moveFocus(element: HTMLElement, document: View['document']): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.setAttribute('tabindex', '-1')
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex')
    },
    { once: true },
  )
  element.focus({ preventScroll: true })
}

import { isOfOtherBuild, isOutdated, loadAnew } from '#lib/client/builds.ts'
import { searchOf } from '#lib/analytics/read-marks.ts'
import { track } from '#lib/analytics/track.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { remember } from '../booking/visit.ts'
import { chooseTown } from './choose-town.ts'
import { formHref } from './form-href.ts'

/** Timeout of geolocation in milliseconds. */
const POSITION_TIMEOUT = 10_000

/** Reads whether the filters are open, and their scroll position. The returned function restores both. */
function sheetOf(answer: Element): () => void {
  const find = () => answer.querySelector<HTMLElement>('[data-filters]')
  const sheet = find()
  if (!sheet?.matches(':popover-open')) return () => undefined
  const { scrollTop } = sheet
  return () => {
    const next = find()
    next?.showPopover()
    if (next) next.scrollTop = scrollTop
  }
}

/** Updates the bar to the next answer. The bar is outside the answer, so that its island is not re-created. */
function updateBar(root: Element, next: Element | null | undefined): void {
  const [bar, coming] = [root, next].map((side) => side?.querySelector<HTMLElement>('[data-bar]'))
  if (!bar || !coming) return
  bar.hidden = coming.hidden
  const form = bar.querySelector('form')
  for (const field of bar.querySelectorAll('[data-filter]')) field.remove()
  form?.prepend(...coming.querySelectorAll('[data-filter]'))
  const [place, other] = [bar, coming].map((side) => side.querySelector<HTMLSelectElement>('select[name=place]'))
  if (place && other) place.value = other.value
}

/**
 * Progressive enhancement of the search: replaces the results by those of the next address without a page load, and
 * updates the address. On a failure, and if the results are of another build, the browser navigates instead.
 * `data-not-located`: message for a failed geolocation.
 */
defineElement('site-search-updater', (element, signal) => {
  const root = element.closest('search')
  const form = root?.querySelector('[data-answer]')?.closest('form')
  const words = form?.querySelector<HTMLInputElement>('[type=search]')
  if (!root || !form || !words) return
  let pending: AbortController | undefined

  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  element.replaceChildren(message)

  const show = async (href: string, keep: boolean): Promise<void> => {
    pending?.abort()
    if (isOutdated()) return loadAnew(href)
    pending = new AbortController()
    root.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(href, {
        signal: AbortSignal.any([pending.signal, signal]),
        headers: { accept: 'text/html' },
      })
      const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
      const next = fetched.getElementById(root.id)
      const [shown, coming] = [root, next].map((side) => side?.querySelector('[data-answer]'))
      if (!response.ok || !shown || !coming) throw new Error(`The search answered ${response.status}.`)
      if (isOfOtherBuild(fetched)) {
        root.removeAttribute('aria-busy')
        return loadAnew(href)
      }
      const focused = document.activeElement
      const same =
        focused instanceof HTMLInputElement && shown.contains(focused)
          ? `[name="${focused.name}"][value="${CSS.escape(focused.value)}"]`
          : undefined
      const restoreSheet = sheetOf(shown)
      const before = searchOf(root)
      shown.replaceChildren(...coming.childNodes)
      const search = searchOf(root)
      // Another page of the same results, or another order, does not count as a search.
      if (search && JSON.stringify(search) !== JSON.stringify(before)) track({ event: 'search', ...search })
      restoreSheet()
      updateBar(root, next)
      for (const button of shown.querySelectorAll<HTMLElement>('[data-locate]'))
        button.hidden = !('geolocation' in navigator)
      if (same) shown.querySelector<HTMLElement>(same)?.focus()
      if (!keep) words.value = new URL(href, location.href).searchParams.get('q') ?? ''
      if (keep) history.pushState(null, '', href)
      root.removeAttribute('aria-busy')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      location.assign(href)
    }
  }

  const locate = (): void => {
    message.textContent = element.dataset['locating'] ?? ''
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = form.querySelector<HTMLInputElement>('[name=near]')
        // Privacy: two decimals, about a kilometre, are precise enough for a search.
        if (near) near.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`
        message.textContent = ''
        void show(formHref(form, { sort: 'distance' }), true)
      },
      () => {
        message.textContent = element.dataset['notLocated'] ?? ''
        if (!chooseTown(form)) form.querySelector<HTMLElement>('[name=town]')?.focus()
      },
      { timeout: POSITION_TIMEOUT },
    )
  }

  // Stores the stay of a shared address for the visit: the hotels' pages then start with it.
  const bar = root.querySelector<HTMLFormElement>('form[data-stay=given]')
  if (bar) remember(bar)
  for (const button of form.querySelectorAll<HTMLElement>('[data-locate]'))
    button.hidden = !('geolocation' in navigator)
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      form.querySelector<HTMLElement>('[data-filters]')?.hidePopover()
      void show(formHref(form), true)
    },
    { signal },
  )
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target !== words) void show(formHref(form), true)
    },
    { signal },
  )
  form.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest('[data-locate]')) return locate()
      const link = target?.closest('a')
      if (!link || link.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      words.value = new URL(link.href).searchParams.get('q') ?? ''
      void show(link.href, true).then(() => {
        root.scrollIntoView()
      })
    },
    { signal },
  )
  window.addEventListener(
    'popstate',
    () => {
      void show(location.href, false)
    },
    { signal },
  )
})

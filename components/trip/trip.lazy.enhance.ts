import { isOfOtherBuild, loadAnew } from '#lib/client/builds.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { tripStore } from '#lib/client/trip.ts'
import { TRIP_PARAMETER, tripQuery } from '@barriere/shared/domain/visitors/trip.ts'

/** Updates the shared address to the current trip, for example after the visitor removed an item. */
function readdress(answer: HTMLElement): void {
  const share = answer.querySelector<HTMLElement>('site-share')
  const mail = share?.querySelector('a')
  const old = share?.dataset['href']
  if (!share || !mail || !old) return
  const href = `${location.origin}${location.pathname}?${tripQuery(tripStore.keys())}`
  share.dataset['href'] = href
  mail.href = mail.href.replace(encodeURIComponent(old), encodeURIComponent(href))
}

/**
 * The page of My trip. Without a trip in its address, it requests this browser's trip from the server. A trip in the
 * address was shared, and the visitor can keep it. `data-away`: message for a missing answer of the server.
 */
defineElement('site-trip', (element, signal) => {
  const answer = element.previousElementSibling
  if (!(answer instanceof HTMLElement)) return
  const isOwn = !new URLSearchParams(location.search).has(TRIP_PARAMETER)
  let asked = ''
  let pending: AbortController | undefined

  /** Shows the note about a shared trip, unless this browser's trip contains all its items. */
  const settle = (): void => {
    const keys = (answer.querySelector<HTMLElement>('[data-keys]')?.dataset['keys'] ?? '').split(' ')
    const shared = answer.querySelector<HTMLElement>('[data-shared]')
    if (!shared) return
    shared.hidden = isOwn || keys.every(tripStore.has)
    const keep = shared.querySelector<HTMLButtonElement>('[data-keep]')
    if (!keep) return
    keep.hidden = false
    keep.onclick = () => {
      if (tripStore.add(keys)) location.assign(location.pathname)
      else window.alert(document.querySelector<HTMLElement>('site-trip-badge')?.dataset['full'])
    }
  }

  const load = async (): Promise<void> => {
    const query = tripQuery(tripStore.keys())
    if (tripStore.keys().length === 0 || query === asked) return
    asked = query
    pending?.abort()
    pending = new AbortController()
    answer.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(`${location.pathname}?${query}`, {
        signal: AbortSignal.any([signal, pending.signal]),
        headers: { accept: 'text/html' },
      })
      const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
      const next = fetched.getElementById(answer.id)
      if (!response.ok || !next) throw new Error(`My trip answered ${response.status}.`)
      // The answer is shown in any case, because a page that has just reloaded does not reload again.
      if (isOfOtherBuild(fetched)) loadAnew(location.href)
      answer.replaceChildren(...next.childNodes)
      settle()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      answer.textContent = element.dataset['away'] ?? ''
    }
    answer.removeAttribute('aria-busy')
  }

  settle()
  if (!isOwn) return
  // A removed item stays visible with its heart, so that the visitor can add it again. Only new items load the page's
  // content again, such as items from the account.
  const first = new Set(tripStore.keys())
  tripStore.subscribe(() => {
    readdress(answer)
    if (tripStore.keys().some((key) => !first.has(key))) {
      for (const key of tripStore.keys()) first.add(key)
      void load()
    }
  }, signal)
  void load()
})

import { isOfOtherBuild, loadAnew } from '#lib/client/builds.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { tripStore } from '#lib/client/trip.ts'
import { TRIP_PARAMETER, tripQuery } from '@barriere/shared/domain/visitors/trip.ts'

/** What is shared is the trip as it is now, also after a heart was taken out. */
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
 * The page of My trip. Without a trip in its address it asks the server for that of this browser; an address with
 * another trip is one that was shared, and can be kept. `data-away` says that the server did not answer.
 */
defineElement('site-trip', (element, signal) => {
  const answer = element.previousElementSibling
  if (!(answer instanceof HTMLElement)) return
  const isOwn = !new URLSearchParams(location.search).has(TRIP_PARAMETER)
  let asked = ''
  let pending: AbortController | undefined

  /** Whether all of the page's trip is this browser's. */
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
      // Shown all the same: a page that has just reloaded itself does not do so again.
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
  // What is taken out stays in sight with its heart, so that it can come back; what the account brings is new.
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

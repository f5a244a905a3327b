import { defineElement } from '#lib/client/define-element.ts'
import { pageLocale } from '#lib/client/page-locale.ts'
import type { SaleCategoryAnswer } from '@barriere/shared/programmes/casino/seats.ts'
import type { LiveState } from './live-places.tsx'
import { askCasino } from './live-sales.ts'

/** Event that tells the page's lists that the filter data of items has changed (`blocks/listing`). */
const CHANGED = 'list-filters'

/** Maximum number of places that counts as the last places. */
const LAST = 5

/** Milliseconds for which an answer is fresh. */
const FRESH = 30_000

function stateOf({ state, left, waiting }: SaleCategoryAnswer): LiveState {
  if (state === 'open') return left <= LAST ? 'last' : 'open'
  return state === 'full' && waiting > 0 ? 'waiting' : state
}

/**
 * Badges of the places left, by one call for all sales. Without an answer the page keeps the badges from the content.
 * When the visitor returns to the page, a stale answer is requested again.
 */
defineElement('site-live-places', (element, signal) => {
  const badges = new Map(
    [...element.querySelectorAll<HTMLElement>('[data-badge]')].map((badge) => [badge.dataset['badge'], badge]),
  )
  let askedAt = 0

  const show = (category: SaleCategoryAnswer): void => {
    const { key, left, state } = category
    const template = badges.get(stateOf(category))
    const badge = template?.firstElementChild?.cloneNode(true) as HTMLElement | undefined
    if (!template || !badge) return
    const words = left === 1 && template.dataset['one'] ? template.dataset['one'] : badge.textContent
    badge.textContent = words.replace('{count}', new Intl.NumberFormat(pageLocale()).format(left))
    for (const place of element.querySelectorAll<HTMLElement>(`[data-live="${CSS.escape(key)}"]`)) {
      const known = place.querySelector<HTMLElement>('[data-known]')
      if (known) known.hidden = true
      place.querySelector('[data-told]')?.replaceChildren(badge.cloneNode(true))
    }
    for (const label of element.querySelectorAll<HTMLElement>('[data-live-action]')) {
      const [of = '', ...rest] = label.dataset['liveAction']?.split(' ') ?? []
      if (rest.join(' ') === key) label.hidden = (of === 'full') !== (state === 'full')
    }
    for (const item of element.querySelectorAll<HTMLElement>('[data-filter]')) {
      const filter = JSON.parse(item.dataset['filter'] ?? '') as { readonly key: string }
      if (filter.key === key) item.dataset['filter'] = JSON.stringify({ ...filter, places: state === 'open' })
    }
  }

  const ask = async (): Promise<void> => {
    askedAt = performance.now()
    const answer = await askCasino('GET sales', { anonymous: true })
    if (signal.aborted || !answer.ok) return
    for (const category of answer.value.sales.flatMap(({ categories }) => categories)) show(category)
    document.dispatchEvent(new Event(CHANGED))
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && performance.now() - askedAt > FRESH) void ask()
    },
    { signal },
  )
  void ask()
})

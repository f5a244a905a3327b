import { eventQueue } from '#lib/analytics/data-layer.ts'
import { watchPopins } from '#lib/analytics/popins.ts'
import { eventsOfForm, eventsOfLink, eventsOfPage, promotionOf, searchOf } from '#lib/analytics/read-marks.ts'
import { takeTracked, track } from '#lib/analytics/track.ts'
import { consentStore } from '#lib/client/consent.ts'
import { defineElement } from '#lib/client/define-element.ts'

const trackAll = (events: readonly Parameters<typeof track>[0][]): void => {
  for (const event of events) track(event)
}

/** Event delegation: one listener for all links, one for all forms, also for those of later islands. */
function watchClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined
    if (link) trackAll(eventsOfLink(link))
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) trackAll(eventsOfForm(target))
  })
}

/** Tracks each promoting block once, when it reaches the middle half of the window. */
function watchPromotions(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const event = promotionOf(target as HTMLElement)
        if (event) track(event)
      }
    },
    { rootMargin: '-25% 0px' },
  )
  for (const block of document.querySelectorAll('[data-promo]')) observer.observe(block)
}

/** Tracks the page, its promotions, clicks and submits. Privacy: nothing leaves the page without consent. */
defineElement('site-analytics', (page) => {
  let seen = false
  let measured = false
  eventQueue.watch((fate) => {
    if ('pushed' in fate && fate.event.event === 'page_view_GA4') seen = true
  })
  const begin = (): void => {
    trackAll(eventsOfPage(page))
    const search = searchOf(document)
    if (search) track({ event: 'search', ...search })
  }
  const measure = (): void => {
    if (measured) return
    measured = true
    void import('#lib/analytics/vitals.ts').then(({ measureVitals }) => measureVitals(page.dataset['type'] ?? 'page'))
  }

  takeTracked((event) => eventQueue.add(event))
  eventQueue.followPage()
  watchClicks()
  watchPopins()
  watchPromotions()
  begin()
  if (consentStore.allows('measurement')) measure()
  consentStore.subscribe(() => {
    if (!consentStore.allows('measurement')) return
    measure()
    // The visitor consents after the queue has dropped the page's events: track them now, still as one page view.
    if (!seen && !eventQueue.waitsFor('page_view_GA4')) begin()
  })
})

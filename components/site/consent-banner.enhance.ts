import { consentStore } from '#lib/client/consent.ts'
import { resendReceipt, sendReceipt } from '#lib/client/consent-receipts.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { TagManager } from '#lib/client/tag-manager.ts'
import { TypedInput } from '#lib/client/typed-input.ts'
import { removeStored } from '#lib/client/withdraw.ts'
import { type Choices, PURPOSES, type Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import { answersFor, purposesOf } from '../consent/answers.ts'

/** Whether the page is in a frame: the visual editor uses one, and needs no consent. */
const isFramed = (): boolean => window.top !== window

/** Pixels that stay free above the banner. */
const CLEARANCE = 32

/** Whether a script of the purpose has been loaded into this page. */
const isRunning = (purpose: Purpose): boolean => document.querySelector(`script[data-purposes~=${purpose}]`) !== null

/** Adds the style sheets of another page that this page lacks. Resolves when they are loaded. */
async function adoptSheets(page: Document): Promise<void> {
  const own = new Set([...document.styleSheets].map(({ href }) => href))
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')]
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).href)
    .filter((href) => !own.has(href))
  await Promise.all(
    sheets.map(
      (href) =>
        new Promise((resolve, reject) => {
          document.head.append(
            Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href,
              onload: resolve,
              onerror: reject,
            }),
          )
        }),
    ),
  )
}

/**
 * Consent manager of a page: shows the first layer while a purpose is undecided, opens the second layer in place,
 * loads the tag manager after consent, sends receipts, and removes stored data after a withdrawal.
 */
defineElement('site-consent', (element, signal) => {
  const banner = element.querySelector('section')
  const dialog = element.querySelector('dialog')
  const box = dialog?.querySelector('[data-second-layer]')
  if (!banner || !dialog || !box) return
  const offered = purposesOf(element)
  const { tagManager: src } = document.documentElement.dataset
  const manager = src === undefined ? undefined : new TagManager(src)
  const typed = new TypedInput(signal)
  let before: Choices = consentStore.get()?.choices ?? {}

  const show = (): void => {
    banner.hidden = isFramed() || offered.every((purpose) => before[purpose] !== undefined)
  }
  // Focus not obscured (WCAG 2.4.11): scrolling and the footer both end above the banner.
  const covered = new ResizeObserver(() => {
    const height = banner.offsetHeight
    document.documentElement.style.setProperty('--covered', `${height > 0 ? height + CLEARANCE : 0}px`)
  })
  covered.observe(banner)
  signal.addEventListener('abort', () => covered.disconnect())
  const take = (choices: Choices): void => {
    const withdrawn = PURPOSES.filter((purpose) => before[purpose] === true && choices[purpose] !== true)
    before = choices
    show()
    manager?.apply(choices)
    if (withdrawn.length === 0) return
    removeStored(withdrawn)
    // A running script cannot be removed from a page, so the page reloads, unless the visitor would lose input. Until
    // the next page, the tag manager knows that the purpose is denied.
    if (withdrawn.some(isRunning) && !typed.isLostBy(location.href)) location.reload()
  }
  const open = async (href: string): Promise<void> => {
    try {
      const response = await fetch(href, { headers: { accept: 'text/html' }, signal })
      if (!response.ok) throw new Error(`The choices answered ${response.status}.`)
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const choices = page.querySelector('site-consent-choices')
      if (!choices) throw new Error('The page has no choices.')
      await adoptSheets(page)
      box.replaceChildren(choices)
      dialog.showModal()
    } catch {
      // Fallback: opens the page itself. If the site is unavailable, the browser reports it.
      location.assign(href)
    }
  }

  const unsubscribe = consentStore.subscribe((consent) => {
    void sendReceipt(consent)
    take(consent.choices)
  })
  signal.addEventListener('abort', unsubscribe)
  // The choice may have changed in another tab, or on another page before a return by the back/forward cache.
  const catchUp = (): void => {
    const { choices = {} } = consentStore.get() ?? {}
    if (PURPOSES.some((purpose) => choices[purpose] !== before[purpose])) take(choices)
  }
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && catchUp(), { signal })

  banner.addEventListener(
    'click',
    ({ target }) => {
      const answer = target instanceof Element ? target.closest('button')?.value : undefined
      if (answer === 'refuse' || answer === 'accept') consentStore.choose(answersFor(offered, answer === 'accept'))
    },
    { signal },
  )
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : undefined
      const isTheirs = link?.closest('site-consent') === element || link?.dataset['consent'] !== undefined
      if (!link || !isTheirs || link.closest('dialog') || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.pathname === location.pathname) return
      event.preventDefault()
      void open(link.href)
    },
    { signal },
  )
  // A choice made in the dialog closes it.
  dialog.addEventListener('submit', () => dialog.close(), { signal })

  show()
  const begin = (): void => {
    manager?.apply(before)
    void resendReceipt()
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true, signal })
})

import { consentStore } from '#lib/client/consent.ts'
import { resendReceipt, sendReceipt } from '#lib/client/consent-receipts.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { TagManager } from '#lib/client/tag-manager.ts'
import { TypedInput } from '#lib/client/typed-input.ts'
import { removeStored } from '#lib/client/withdraw.ts'
import { type Choices, PURPOSES, type Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import { answersFor, purposesOf } from '../consent/answers.ts'

/** The visual editor shows pages in a frame, and is no visitor. */
const isFramed = (): boolean => window.top !== window

/** Pixels that stay free above the banner. */
const CLEARANCE = 32

/** Whether a script of the purpose has been loaded into this page. */
const isRunning = (purpose: Purpose): boolean => document.querySelector(`script[data-purposes~=${purpose}]`) !== null

/** Takes over the sheets of another page that this one has not, and resolves once they are there. */
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
 * Consent manager of a page: shows the first layer while something has not been decided, opens the second one in place,
 * loads the tag manager once it may, sends receipts, and undoes what was withdrawn.
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
  // Focus not obscured (WCAG 2.4.11): scrolling ends above the banner, and the footer ends above it as well.
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
    // A script that runs cannot be taken out of a page, only left behind with it: at once, unless something typed would
    // be lost. Until the next page the tag manager knows that everything is denied.
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
      // The page itself is the other way; where the site is away, the browser says so.
      location.assign(href)
    }
  }

  const unsubscribe = consentStore.subscribe((consent) => {
    void sendReceipt(consent)
    take(consent.choices)
  })
  signal.addEventListener('abort', unsubscribe)
  // Another tab may have chosen meanwhile, or another page before the browser came back to this one (bfcache).
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

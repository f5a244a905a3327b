import { LOAD_ANEW, askLatest, isServed, logUnanswered, noteOutdated, ownBuild } from '#lib/client/builds.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { loadPage } from '#lib/client/load-page.ts'
import { openByItself } from '#components/ui/open-by-itself.ts'
import { poll } from '#lib/client/poll-builds.ts'
import { mayReload } from '#lib/client/reload-guard.ts'
import { TypedInput } from '#lib/client/typed-input.ts'

/** Milliseconds after the page's load when the description of its build is preloaded (specification §9). */
const PRELOAD_AFTER = 1_000

/** Path of what a build consists of. */
const BUILD_FILES = '/_next/static/'

/** How Chromium, Firefox, Safari and the bundler say that a dynamic import has failed. */
const IMPORT_FAILED = /dynamically imported module|importing a module script|failed to load chunk/i

const isBuildFile = (address: string): boolean => address.startsWith(location.origin + BUILD_FILES)

/** Address of the script or sheet that an error event is about. */
const addressOf = ({ target }: Event): string =>
  target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''

/** Whether a file of the build was refused before this was loaded. */
const hasFailed = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => isBuildFile(entry.name) && (entry as PerformanceResourceTiming).responseStatus >= 400)

/** Whether the page may be one of the HTTP cache's: browsers do not revalidate those that they go back to. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

/**
 * A tab that outlives a release. Pages are documents, so the next one is of the new build by itself; what is left is a
 * page out of the history, a file of the old build that is no longer served, and markup that is fetched into the page.
 * Each of them reloads the page: once in ten seconds at most, only where there is a new build, and after a question
 * where input would be lost. Nothing of it happens while the site does not answer: what is there stays readable.
 */
defineElement('site-new-build', (element, signal) => {
  const question = element.querySelector('dialog')
  if (!question || ownBuild() === undefined) return
  const typed = new TypedInput(signal)
  const [reload, later] = ['[data-reload]', '[data-later]'].map((name) => question.querySelector<HTMLElement>(name))
  let wanted = location.href

  const ask = (): void => {
    if (question.open) return
    openByItself(question)
    // What somebody is typing just now must not press the button that loses it.
    later?.focus()
  }

  const renew = (href: string): void => {
    wanted = href
    if (typed.isLostBy(href)) ask()
    else if (href !== location.href || mayReload(location.pathname)) loadPage(href)
  }

  const renewIfOutdated = async (): Promise<void> => {
    // Without a connection nothing comes, whatever the build.
    if (!navigator.onLine) return
    try {
      if (await askLatest()) renew(location.href)
    } catch (error) {
      logUnanswered(error)
    }
  }

  const preload = async (): Promise<void> => {
    try {
      if (!(await isServed())) noteOutdated()
    } catch (error) {
      logUnanswered(error)
    }
  }
  const preloadLater = (): void => {
    const timer = setTimeout(() => void preload(), PRELOAD_AFTER)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
    })
  }

  // Errors of elements do not bubble.
  addEventListener('error', (event) => void (isBuildFile(addressOf(event)) && renewIfOutdated()), {
    capture: true,
    signal,
  })
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void (IMPORT_FAILED.test(String(reason)) && renewIfOutdated()),
    { signal },
  )
  addEventListener('pageshow', ({ persisted }) => void (persisted && renewIfOutdated()), { signal })
  document.addEventListener(
    LOAD_ANEW,
    (event) => {
      event.preventDefault()
      renew((event as CustomEvent<string>).detail)
    },
    { signal },
  )
  reload?.addEventListener('click', () => loadPage(wanted), { signal })
  later?.addEventListener('click', () => question.close(), { signal })

  if (isFromHistory() || hasFailed()) void renewIfOutdated()
  if (document.readyState === 'complete') preloadLater()
  else addEventListener('load', preloadLater, { once: true, signal })
  poll(askLatest, signal)
})

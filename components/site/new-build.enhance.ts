import { LOAD_ANEW, askLatest, isServed, logUnanswered, noteOutdated, ownBuild } from '#lib/client/builds.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { loadPage } from '#lib/client/load-page.ts'
import { openByItself } from '#components/ui/open-by-itself.ts'
import { poll } from '#lib/client/poll-builds.ts'
import { mayReload } from '#lib/client/reload-guard.ts'
import { TypedInput } from '#lib/client/typed-input.ts'

/** Milliseconds after the page's load when the description of its build is preloaded (specification §9). */
const PRELOAD_AFTER = 1_000

/** Path of a build's files. */
const BUILD_FILES = '/_next/static/'

/** Messages of Chromium, Firefox, Safari and the bundler for a failed dynamic import. */
const IMPORT_FAILED = /dynamically imported module|importing a module script|failed to load chunk/i

const isBuildFile = (address: string): boolean => address.startsWith(location.origin + BUILD_FILES)

/** Address of the script or style sheet of an error event. */
const addressOf = ({ target }: Event): string =>
  target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''

/** Whether a file of the build failed before this code was loaded. */
const hasFailed = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => isBuildFile(entry.name) && (entry as PerformanceResourceTiming).responseStatus >= 400)

/** Whether the page may be from the HTTP cache: browsers do not revalidate pages of the history. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

/**
 * Updates a tab that is older than the current release. Pages are documents, so the next page has the new build by
 * itself. Three cases remain: a page from the history, a file of the old build that is no longer served, and markup
 * that is fetched into the page. Each case reloads the page: at most once in ten seconds, only if there is a new
 * build, and after a question if input would be lost. While the site does not answer, the page stays readable.
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
    // A key of a visitor who is typing must not press the button that loses the input.
    later?.focus()
  }

  const renew = (href: string): void => {
    wanted = href
    if (typed.isLostBy(href)) ask()
    else if (href !== location.href || mayReload(location.pathname)) loadPage(href)
  }

  const renewIfOutdated = async (): Promise<void> => {
    // Without a connection all files fail, whatever the build.
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

import { LATEST_BUILD_PATH, type LatestBuild, buildMetaPath } from '#lib/contracts/builds.ts'
import { loadPage } from './load-page.ts'

/** Time-out in milliseconds of the request for the latest build. */
const TIMEOUT = 2_000

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { isOutdated?: boolean }

/** Build that rendered a document; undefined under `npm run dev`. */
const buildOf = ({ documentElement }: Document): string | undefined => documentElement.dataset['build']

export const ownBuild = (): string | undefined => buildOf(document)

/**
 * Whether a newer build is known to exist. Code that updates the page in place then loads the next address instead:
 * markup of two builds has two styles.
 */
export const isOutdated = (): boolean => page.isOutdated === true

export const noteOutdated = (): void => {
  page.isOutdated = true
}

/** Whether a fetched document is from another build than this page, which then counts as outdated. */
export function isOfOtherBuild(fetched: Document): boolean {
  if (buildOf(fetched) !== ownBuild()) noteOutdated()
  return isOutdated()
}

/**
 * Asks the site for its latest build; this page counts as outdated if it differs.
 * @returns whether this page is outdated. Rejects where the site does not answer.
 */
export async function askLatest(): Promise<boolean> {
  if (isOutdated()) return true
  const response = await fetch(`${LATEST_BUILD_PATH}?${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The latest build answered ${response.status}.`)
  const { id } = (await response.json()) as LatestBuild
  if (id !== ownBuild()) noteOutdated()
  return isOutdated()
}

/** Whether the site still knows this page's build, whose description is preloaded. Rejects where it does not answer. */
export async function isServed(): Promise<boolean> {
  const response = await fetch(buildMetaPath(ownBuild() ?? ''), { priority: 'low' })
  if (!response.ok && response.status !== 404) throw new Error(`The build's description answered ${response.status}.`)
  return response.ok
}

/** Logs a missing answer. The visitor is not told, since nothing depends on it. */
export const logUnanswered = (error: unknown): void => {
  console.warn('The site did not say which build it runs.', error)
}

/** Event of the document: an address is to be loaded, since the page cannot be updated in place. */
export const LOAD_ANEW = 'load-anew'

/** Loads an address instead of updating the page in place. Where that would lose input, the visitor is asked first. */
export function loadAnew(href: string): void {
  const event = new CustomEvent(LOAD_ANEW, { detail: href, cancelable: true })
  if (document.dispatchEvent(event)) loadPage(href)
}

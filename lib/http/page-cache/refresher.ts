import type { ContentGateway } from '#lib/content/gateway.ts'
import { storyOfTag } from '#lib/content/tags.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/domain/locale.ts'
import { pageStore } from './page-store.ts'

interface RefresherSettings {
  readonly port: number
  readonly log: { warn(o: object, message: string): void }
}

/** Milliseconds between looks for pages that still wait, such as those whose rendering failed. */
const LOOK_EVERY = 3_000

/** Pages asked for at a time. */
const AT_ONCE = 2

/** Milliseconds; a stale page answers at once, a missing one after its rendering. */
const DEADLINE = 10_000

/**
 * Marks the pages that a change of content touches as stale, and asks for them: the new rendering is then ready
 * before a visitor comes. Returns a function that stops it.
 */
export function keepPagesFresh(gateway: ContentGateway, { port, log }: RefresherSettings): () => void {
  const store = pageStore()
  let running: Promise<void> | undefined
  let asked = 0

  const refresh = () => {
    asked += 1
    running ??= refreshWhatWasAsked().finally(() => { running = undefined })
  }

  /** What changes while pages are being asked for is not left to the next look. */
  async function refreshWhatWasAsked(): Promise<void> {
    for (let served = 0; served !== asked;) {
      served = asked
      await refreshAll()
    }
  }

  async function refreshAll(): Promise<void> {
    const pages = gateway.live.snapshot && !gateway.live.failing ? store.stalePages() : []
    await Promise.all(LOCALES.map((locale) => gateway.prefetch(storiesOf(pages, locale), locale)))
    for (let start = 0; start < pages.length; start += AT_ONCE) {
      await Promise.all(pages.slice(start, start + AT_ONCE).map(({ key }) => refreshOne(key)))
    }
  }

  async function refreshOne(key: string): Promise<void> {
    try {
      const answer = await fetch(`http://localhost:${port}${publicPath(key)}`, {
        redirect: 'manual', signal: AbortSignal.timeout(DEADLINE), headers: { 'sec-fetch-site': 'same-origin' },
      })
      await answer.body?.cancel()
      // It went, or moved: there is nothing left to keep fresh.
      if (answer.status === 404 || answer.status === 308) await store.delete(key)
    } catch (error) {
      log.warn({ event: 'page.not-refreshed', key, err: error }, 'page could not be refreshed')
    }
  }

  gateway.onChange((tags) => {
    store.invalidate(tags, gateway.generation)
    refresh()
  })
  const timer = setInterval(refresh, LOOK_EVERY)
  timer.unref()
  return () => { clearInterval(timer) }
}

/** The stories of the stale pages in one language: a page names its own story first. */
const storiesOf = (pages: readonly { key: string; tags: readonly string[] }[], locale: Locale): string[] =>
  pages.filter(({ key }) => key.split('/')[1] === locale).map(({ tags }) => storyOfTag(tags[0])).filter((uuid) => uuid !== undefined)

/** `/fr/hotels` → `/hotels`, `/fr` → `/`, `/en/hotels` as it is. */
function publicPath(key: string): string {
  const path = key.split('/').map(encodeURIComponent).join('/')
  const inside = path === `/${DEFAULT_LOCALE}` ? '/' : path
  return inside.startsWith(`/${DEFAULT_LOCALE}/`) ? inside.slice(DEFAULT_LOCALE.length + 1) : inside
}

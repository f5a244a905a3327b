import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { UNSAVED_STORY_HEADER, UNSAVED_STORY_PATH } from '#lib/contracts/live-edit.ts'

/** Renders a story as it is being typed; resolves to the page's HTML, or to undefined where it was refused. */
type Render = (story: object) => Promise<string | undefined>

type Show = (html: string) => void | Promise<void>

/** Requests this page with an unsaved story: posts the story, then reads the page rendered from it. */
export async function renderUnsaved(story: object): Promise<string | undefined> {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  query.set('page', pathname)
  const held = await fetch(`${UNSAVED_STORY_PATH}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: '1' },
    body: JSON.stringify({ story }),
  })
  if (!held.ok) return undefined
  const { key } = (await held.json()) as { key: string }
  return await readPage({ [UNSAVED_STORY_HEADER]: key })
}

/** This page as the server renders it now: the saved draft, or the version that a header names. */
export async function readPage(headers: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const page = await fetch(location.pathname + location.search, { headers, cache: 'no-store' })
  return page.ok && !page.redirected ? await page.text() : undefined
}

/**
 * Live editing of one page. Coalescing: one request at a time, while the newest story waits, so the last keystroke is
 * shown last, and a burst is rendered at most twice.
 */
export class LiveEdit {
  readonly #render: Render
  readonly #show: Show
  readonly #warn: (error: unknown) => void
  #waiting: object | undefined
  #isRunning = false

  /** @param warn called for a failed rendering, mostly a lost connection; the next keystroke tries again */
  constructor(render: Render, show: Show, warn: (error: unknown) => void) {
    this.#render = render
    this.#show = show
    this.#warn = warn
  }

  /** Resolves when no story waits any more. */
  async input(story: object): Promise<void> {
    this.#waiting = story
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiting) {
      const next: object = this.#waiting
      this.#waiting = undefined
      try {
        const html = await this.#render(next)
        if (html !== undefined) await this.#show(html)
      } catch (error) {
        this.#warn(error)
      }
    }
    this.#isRunning = false
  }
}

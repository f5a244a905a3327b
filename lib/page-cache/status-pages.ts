import { randomBytes } from 'node:crypto'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { ERROR_STATUSES, type ErrorStatus, type FailedRequest } from '#lib/i18n/status-words.ts'
import { withPageStyles } from '#lib/next/page-styles.ts'
import { withoutScripts } from '#lib/next/page-scripts.ts'
import { log } from '#lib/process/log.ts'
import { Rendering } from '#lib/process/rendering.ts'
import { STATUS_PATH_HEADER, STATUS_REQUEST_HEADER } from '#lib/routing/response-headers.ts'
import { lastResortPage } from './last-resort-page.ts'
import type { PageRenderer } from './renderer.ts'
import { type Spliced, splice } from './spliced-gzip.ts'

/** Placeholders that the page is rendered with; each answer puts its own path and request id in their place. */
const PATH = `/${randomBytes(16).toString('hex')}`
const REQUEST_ID = randomBytes(16).toString('hex')

/** The status whose page names the path that failed. */
const WITH_PATH: ErrorStatus = 404

/** Milliseconds between attempts to render missing or incomplete pages. */
const RETRY_INTERVAL = 3_000

interface Template {
  readonly page: Spliced
  /** Markup between the path, where the page names it, and the id of the request. */
  readonly between: string
  readonly tags: ReadonlySet<string>
  /** Whether header, footer and links of the space are present. */
  readonly isComplete: boolean
}

const KEYS = LOCALES.flatMap((locale) => ERROR_STATUSES.map((status) => keyOf(status, locale)))

function keyOf(status: ErrorStatus, locale: Locale): string {
  return `/${locale}/site-status/${status}`
}

/** Status pages without a rendering, such as in development. */
export const LAST_RESORT_PAGES = {
  fill: (status: ErrorStatus, locale: Locale, failed: FailedRequest): ReturnType<Spliced['fill']> =>
    splice(Buffer.from(lastResortPage(status, locale, failed)), Buffer.alloc(0)).fill(Buffer.alloc(0)),
}

/**
 * Template cache of the pages for 403, 404, 500 and 503, one per status and language: an error is answered from memory,
 * without a rendering that could fail too, and unknown addresses cost next to nothing. Their only scripts are the
 * enhancers.
 */
export class StatusPages {
  readonly #renderer: Pick<PageRenderer, 'ask'>
  readonly #templates = new Map<string, Template>()
  /** Keys of missing, incomplete or stale pages. */
  readonly #due = new Set(KEYS)
  #running: Promise<void> | undefined

  constructor(renderer: Pick<PageRenderer, 'ask'>) {
    this.#renderer = renderer
  }

  /** The page of a failed request; the last resort where it could never be rendered. */
  fill(status: ErrorStatus, locale: Locale, failed: FailedRequest): ReturnType<Spliced['fill']> {
    const template = this.#templates.get(keyOf(status, locale))
    if (!template) return LAST_RESORT_PAGES.fill(status, locale, failed)
    const path = status === WITH_PATH ? escapeMarkup(failed.path) + template.between : ''
    return template.page.fill(Buffer.from(path + failed.requestId))
  }

  /** Tag-based invalidation. */
  invalidate(tags: ReadonlySet<string>): void {
    for (const [key, template] of this.#templates) {
      if (!template.isComplete || !template.tags.isDisjointFrom(tags)) this.#due.add(key)
    }
  }

  /** Renders due pages; after a failure the last good page stays, and is due again. Never rejects. */
  refresh(): Promise<void> {
    this.#running ??= this.#renderDue().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Renders the pages now and whenever the space changes. Returns a function that stops it. */
  follow(gateway: Pick<ContentGateway, 'onChange'>): () => void {
    gateway.onChange((tags) => {
      this.invalidate(tags)
      void this.refresh()
    })
    const timer = setInterval(() => void this.refresh(), RETRY_INTERVAL)
    timer.unref()
    void this.refresh()
    return () => {
      clearInterval(timer)
    }
  }

  async #renderDue(): Promise<void> {
    const again: string[] = []
    // Pages that become due meanwhile are rendered too: a set may grow during its iteration.
    for (const key of this.#due) {
      this.#due.delete(key)
      try {
        const template = await this.#render(key)
        if (template.isComplete || !this.#templates.get(key)?.isComplete) this.#templates.set(key, template)
        if (!template.isComplete) again.push(key)
      } catch (error) {
        again.push(key)
        log.warn({ event: 'page.not-rendered', key, err: error }, 'page could not be rendered')
      }
    }
    for (const key of again) this.#due.add(key)
  }

  async #render(key: string): Promise<Template> {
    const rendering = new Rendering()
    const headers = { [STATUS_PATH_HEADER]: PATH, [STATUS_REQUEST_HEADER]: REQUEST_ID }
    const { status, body } = await this.#renderer.ask(key, headers, rendering)
    const markup = withoutScripts(withPageStyles(body))
    const [before = '', between = '', after = '', ...more] = key.endsWith(String(WITH_PATH))
      ? markup.split(new RegExp(`${PATH}|${REQUEST_ID}`))
      : markup.split(REQUEST_ID).toSpliced(1, 0, '')
    if (status !== 200 || after === '' || more.length > 0)
      throw new Error(`It answered ${status}, without one gap each for its path and request id.`)
    const frameTags = rendering.frameParts.flatMap(({ tags }) => tags)
    return {
      page: splice(Buffer.from(before), Buffer.from(after)),
      between,
      tags: new Set([...rendering.tags, ...frameTags]),
      isComplete: !rendering.tags.has(INCOMPLETE_TAG),
    }
  }
}

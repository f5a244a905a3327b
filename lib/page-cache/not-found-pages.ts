import { randomBytes } from 'node:crypto'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { escapeMarkup } from '#lib/domain/escape-markup.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { withoutScripts } from '#lib/next/page-scripts.ts'
import { log } from '#lib/process/log.ts'
import { withPageStyles } from '#lib/next/page-styles.ts'
import type { PageRenderer } from './renderer.ts'
import { Rendering } from '#lib/process/rendering.ts'
import { STATUS_PATH_HEADER } from '#lib/routing/response-headers.ts'
import { type Spliced, splice } from './spliced-gzip.ts'

/** Placeholder path that the page is rendered with; each answer puts the visitor's path in its place. */
const PLACEHOLDER = `/${randomBytes(16).toString('hex')}`

/**
 * Template cache of the not-found page, one per language: only the path differs, so unknown addresses cost neither a
 * rendering nor memory. Without scripts but the enhancers.
 */
export class NotFoundPages {
  readonly #renderer: Pick<PageRenderer, 'ask'>
  readonly #pages = new Map<Locale, Spliced>()
  #isStale = true

  constructor(renderer: Pick<PageRenderer, 'ask'>) {
    this.#renderer = renderer
  }

  /** The page for a path; undefined before the template has been rendered. */
  fill(locale: Locale, path: string): ReturnType<Spliced['fill']> | undefined {
    return this.#pages.get(locale)?.fill(Buffer.from(escapeMarkup(path)))
  }

  /** Whether a template is missing or incomplete. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** Renders the templates again; a failure leaves the last good one. */
  async refresh(): Promise<void> {
    this.#isStale = false
    await Promise.all(
      LOCALES.map(async (locale) => {
        try {
          const rendering = new Rendering()
          const { status, body } = await this.#renderer.ask(
            `/${locale}/site-status/404`,
            { [STATUS_PATH_HEADER]: encodeURI(PLACEHOLDER) },
            rendering,
          )
          this.#isStale ||= rendering.tags.has(INCOMPLETE_TAG)
          const [before, after, ...more] = withoutScripts(withPageStyles(body)).split(PLACEHOLDER)
          if (status !== 200 || before === undefined || after === undefined || more.length > 0)
            throw new Error(`It answered ${status}, with ${more.length + 1} gaps.`)
          this.#pages.set(locale, splice(Buffer.from(before), Buffer.from(after)))
        } catch (error) {
          this.#isStale = true
          log.warn(
            { event: 'page.not-rendered', key: `/${locale}/site-status/404`, err: error },
            'page could not be rendered',
          )
        }
      }),
    )
  }
}

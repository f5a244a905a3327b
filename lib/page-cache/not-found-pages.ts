import { randomBytes } from 'node:crypto'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { escapeMarkup } from '#lib/domain/escape-markup.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { log } from '#lib/process/log.ts'
import type { PageRenderer } from './renderer.ts'
import { Rendering } from '#lib/process/rendering.ts'
import { STATUS_PATH_HEADER } from '#lib/routing/headers/status-path.ts'
import { type Spliced, splice } from './spliced-gzip.ts'

/** What the site's words for a missing page are asked for with; it stands where the path of a visitor will. */
const PLACEHOLDER = `/${randomBytes(16).toString('hex')}`

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g

/**
 * The pages of addresses that do not exist, one for each language, with a gap for the address: a crowd of wrong
 * addresses costs next to nothing and leaves nothing behind. They hold links and no scripts.
 */
export class NotFoundPages {
  readonly #renderer: Pick<PageRenderer, 'ask'>
  readonly #pages = new Map<Locale, Spliced>()
  #waiting = true

  constructor(renderer: Pick<PageRenderer, 'ask'>) {
    this.#renderer = renderer
  }

  /** The page in a language, with the path that was asked for; undefined before it has been rendered. */
  fill(locale: Locale, path: string): ReturnType<Spliced['fill']> | undefined {
    return this.#pages.get(locale)?.fill(Buffer.from(escapeMarkup(path)))
  }

  /** Whether one of them could not be rendered, or not with all that belongs to it. */
  get waiting(): boolean {
    return this.#waiting
  }

  /** Renders them anew. What fails leaves the page that there was. */
  async refresh(): Promise<void> {
    this.#waiting = false
    await Promise.all(
      LOCALES.map(async (locale) => {
        try {
          const rendering = new Rendering()
          const { status, body } = await this.#renderer.ask(
            `/${locale}/site-status/404`,
            { [STATUS_PATH_HEADER]: encodeURI(PLACEHOLDER) },
            rendering,
          )
          this.#waiting ||= rendering.tags.has(INCOMPLETE_TAG)
          const [before, after, ...more] = body.replace(SCRIPTS, '').split(PLACEHOLDER)
          if (status !== 200 || before === undefined || after === undefined || more.length > 0)
            throw new Error(`It answered ${status}, with ${more.length + 1} gaps.`)
          this.#pages.set(locale, splice(Buffer.from(before), Buffer.from(after)))
        } catch (error) {
          this.#waiting = true
          log.warn(
            { event: 'page.not-rendered', key: `/${locale}/site-status/404`, err: error },
            'page could not be rendered',
          )
        }
      }),
    )
  }
}

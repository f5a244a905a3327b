import { rmSync } from 'node:fs'
import { ContentGateway } from '#lib/content/gateway.ts'
import { isPage } from '#lib/content/live/directory.ts'
import { type Page, loadPage } from '#lib/content/page.ts'
import { createContentClient } from '#lib/content/service/client.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { type RunningServices, startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

/** Noon in Paris of a Friday: the demonstration content is set for its week. */
export const NOW = Date.parse('2026-06-12T10:00:00Z')

export interface SitePage {
  readonly path: string
  readonly locale: Locale
  readonly page: Page
}

/** The demonstration content as its pages read it: the content service, the official client, the gateway. */
export class Site {
  readonly gateway: ContentGateway
  readonly #running: RunningServices
  readonly #dataDir: string

  private constructor(running: RunningServices, dataDir: string) {
    this.#running = running
    this.#dataDir = dataDir
    this.gateway = new ContentGateway(
      createContentClient({
        endpoint: `${running.url}/content/v2`,
        region: undefined,
        token: env.content.publicToken,
        oauthToken: undefined,
        requestsPerSecond: undefined,
      }),
    )
  }

  static async start(): Promise<Site> {
    const dataDir = await temporaryDataDir('site-')
    const running = await startServices(
      {
        SERVICES: ['content'],
        SERVICES_PORT: 0,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        CONTENT_SEED_DAY: new Date(NOW),
      },
      { clock: { now: () => NOW } },
    )
    return new Site(running, dataDir)
  }

  /** Every page in every language, with its frame. */
  async pages(): Promise<SitePage[]> {
    const entries = [...((await this.gateway.live.ensure())?.directory.entries.values() ?? [])].filter((entry) =>
      isPage(entry, env.rootFolder),
    )
    await Promise.all(
      LOCALES.map((locale) =>
        this.gateway.prefetch(
          entries.map(({ uuid }) => uuid),
          locale,
        ),
      ),
    )
    return await Promise.all(
      entries.flatMap((entry) =>
        LOCALES.map(async (locale) => {
          const path = entry.paths[locale]
          const inside = path.replace(locale === 'fr' ? /^\// : /^\/en\/?/, '')
          return { path, locale, page: await loadPage({ locale, inside, draft: false }, this.gateway) }
        }),
      ),
    )
  }

  async stop(): Promise<void> {
    await this.#running.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

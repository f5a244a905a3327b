import { DEFAULT_LOCALE, LOCALES, mapLocales } from '@barriere/shared/domain/locale.ts'
import { SALE_KINDS, type SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import type { ContentClient, RawStory } from '../../../kit/content/client.ts'
import { ContentFollower } from '../../../kit/content/follower.ts'
import type { Logger } from '../../../kit/log.ts'
import { toCasinos } from './casinos.ts'
import { type StoryTranslations, toSaleFacts } from './sale-facts.ts'

const CONTENT_TYPES = [...SALE_KINDS, 'casino']

export interface SaleSyncSettings {
  readonly content: Pick<ContentClient, 'version' | 'stories' | 'rootFolder'>
  /** Ids of all stored sales that are not withdrawn. */
  readonly stored: () => Promise<readonly string[]>
  /** Idempotent; each call has its own transaction. */
  readonly apply: (facts: SaleFacts) => Promise<void>
  readonly withdraw: (id: string) => Promise<void>
  /** Called after a version with all sales applied. */
  readonly applied?: (() => Promise<void>) | undefined
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Keeps the sales at the space's version: polls every few seconds, and applies the sales with changed facts. While the
 * content service is unavailable, or a story is invalid, the last facts stay.
 */
export class SaleSync extends ContentFollower {
  readonly #settings: SaleSyncSettings
  /** Last version with all sales applied. */
  #version = -1
  /** Facts that this instance has applied, as JSON, by sale. */
  readonly #applied = new Map<string, string>()

  constructor(settings: SaleSyncSettings) {
    super({ log: settings.log, event: 'sales.not_applied', message: 'sales not brought up to date' })
    this.#settings = settings
  }

  protected override async update(): Promise<void> {
    const { content, stored, apply, withdraw } = this.#settings
    const version = await content.version()
    if (version === this.#version) return
    const sales = await this.#read(version)
    const failures: unknown[] = []
    // A failed sale does not block others; it is retried at the next poll.
    const attempt = async (work: Promise<void>): Promise<boolean> => {
      const [outcome] = await Promise.allSettled([work])
      if (outcome.status === 'rejected') failures.push(outcome.reason)
      return outcome.status === 'fulfilled'
    }
    let applied = 0
    for (const [id, facts] of sales) {
      const json = JSON.stringify(facts)
      if (this.stopped) return
      if (facts === undefined || json === this.#applied.get(id) || !(await attempt(apply(facts)))) continue
      this.#applied.set(id, json)
      applied += 1
    }
    const gone = (await stored()).filter((id) => !sales.has(id))
    for (const id of gone) if (!this.stopped && (await attempt(withdraw(id)))) this.#applied.delete(id)
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sales: ${String(failures[0])}`)
    await this.#settings.applied?.()
    this.#version = version
    if (applied + gone.length > 0)
      this.#settings.log.info({ event: 'sales.applied', version, stories: applied + gone.length }, 'sales applied')
  }

  /** Facts of every sale of the space; undefined for an invalid story. */
  async #read(version: number): Promise<Map<string, SaleFacts | undefined>> {
    const { content, log } = this.#settings
    const translations = new Map<string, Partial<StoryTranslations>>()
    const stories: RawStory[] = []
    for (const locale of LOCALES) {
      const all = await content.stories(locale, version, CONTENT_TYPES)
      for (const story of all) translations.set(story.uuid, { ...translations.get(story.uuid), [locale]: story })
      if (locale === DEFAULT_LOCALE) stories.push(...all)
    }
    const casinos = toCasinos(stories)
    // Safety: an empty or wrong space must not end every sale.
    if (casinos.size === 0) throw new Error('The content service has no casino.')
    const sales = new Map<string, SaleFacts | undefined>()
    for (const story of stories) {
      const inEach = mapLocales((locale) => translations.get(story.uuid)?.[locale] ?? story)
      const facts = toSaleFacts(inEach, casinos, content.rootFolder)
      if (!facts.ok) log.warn({ event: 'sale.invalid', story: story.full_slug, reason: facts.error }, 'invalid story')
      if (!facts.ok || facts.value) sales.set(story.uuid, facts.ok ? facts.value : undefined)
    }
    return sales
  }
}

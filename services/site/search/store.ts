import { sql } from 'drizzle-orm'
import type { Locale } from '#lib/domain/locale.ts'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { searchIndex } from '../schema.ts'
import type { Hours, SearchDocument } from './document.ts'
import { plainWords, toPlain } from './plain.ts'

/** Rows written at a time, so that searches come in between. */
const CHUNK = 100

/** Milliseconds after which an instance that began to build counts as lost. */
const LEASE = 120_000

export interface IndexState {
  /** Which documents count; 0 before there are any. */
  readonly generation: number
  /** The space's version that they were read at. */
  readonly version: number
}

/** The documents in the database. A new generation is written beside the one that answers, and takes its place at once. */
export class SearchStore {
  readonly #sql: Sql
  readonly #clock: Clock
  #hours: { readonly generation: number; readonly of: ReadonlyMap<string, Hours> } | undefined

  constructor(database: Sql, clock: Clock) {
    this.#sql = database
    this.#clock = clock
  }

  async state(): Promise<IndexState> {
    const [row] = await this.#sql.select({ generation: sql<number>`generation`, version: sql<string>`version` }).from(sql`site.search_index`)
    return { generation: row?.generation ?? 0, version: Number(row?.version ?? -1) }
  }

  /** Writes a whole new index and puts it in the place of the old one. False while another instance is at it. */
  async replace(version: number, documents: readonly SearchDocument[]): Promise<boolean> {
    const now = this.#clock.now()
    const [lease] = await this.#sql.update(searchIndex).set({ buildingUntil: new Date(now + LEASE) })
      .where(sql`building_until is null or building_until < ${new Date(now)}`).returning({ id: searchIndex.id })
    if (!lease) return false
    try {
      const [next] = await this.#sql.select({ generation: sql<number>`nextval('site.search_generations')::int` }).from(sql`(select 1) as one`)
      const generation = next?.generation ?? 1
      for (let start = 0; start < documents.length; start += CHUNK) await this.#write(generation, documents.slice(start, start + CHUNK))
      for (const locale of new Set(documents.map((document) => document.locale))) await this.#writeWords(generation, locale, documents)
      await this.#sql.transaction(async (transaction) => {
        await transaction.update(searchIndex).set({ generation, version })
        await transaction.execute(sql`delete from site.search_documents where generation <> ${generation}`)
        await transaction.execute(sql`delete from site.search_words where generation <> ${generation}`)
      })
      await this.#sql.execute(sql`analyze site.search_documents`)
      return true
    } finally {
      await this.#sql.update(searchIndex).set({ buildingUntil: null })
    }
  }

  /** The opening hours of the documents that have some, by uuid; the same in every language. */
  async hours(generation: number): Promise<ReadonlyMap<string, Hours>> {
    if (this.#hours?.generation !== generation) {
      const rows = await this.#sql.select({ uuid: sql<string>`uuid`, hours: sql<Hours>`hours` })
        .from(sql`site.search_documents`).where(sql`generation = ${generation} and hours is not null`)
      this.#hours = { generation, of: new Map(rows.map(({ uuid, hours }) => [uuid, hours])) }
    }
    return this.#hours.of
  }

  async #write(generation: number, documents: readonly SearchDocument[]): Promise<void> {
    const rows = documents.map((document) => {
      const { locale, uuid, kind, name, town, category, stars, experiences, price, latitude, longitude, days, hours, shown, words } = document
      return {
        locale, uuid, kind, name, town, category, stars, experiences, price, latitude, longitude, hours, shown,
        days: days.length === 0 ? null : `{${days.map(([from, until]) => `[${from},${until}]`).join(',')}}`,
        ends: days.length === 0 ? null : days.map(([, until]) => until).sort().at(-1),
        plain: toPlain(`${name} ${town}`),
        a: words.A, b: words.B, c: words.C, d: words.D,
      }
    })
    // The vectors are made by the database, whose dictionaries also read the questions.
    await this.#sql.execute(sql`
      insert into site.search_documents
      select ${generation}, locale, uuid, kind, name, town, category, stars, experiences, price, latitude, longitude,
        days::datemultirange, ends::date, hours, shown, plain,
        setweight(to_tsvector(('site.' || locale)::regconfig, a), 'A') || setweight(to_tsvector(('site.' || locale)::regconfig, b), 'B')
          || setweight(to_tsvector(('site.' || locale)::regconfig, c), 'C') || setweight(to_tsvector(('site.' || locale)::regconfig, d), 'D')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        locale text, uuid text, kind text, name text, town text, category text, stars text, experiences text[], price double precision,
        latitude double precision, longitude double precision, days text, ends text, hours jsonb, shown jsonb, plain text, a text, b text, c text, d text)`)
  }

  /** The words that names, kinds and cards are made of: what a misspelt word may have meant. */
  async #writeWords(generation: number, locale: Locale, documents: readonly SearchDocument[]): Promise<void> {
    const counts = new Map<string, number>()
    for (const { words } of documents.filter((document) => document.locale === locale)) {
      for (const word of new Set(plainWords(`${words.A} ${words.B} ${words.C} ${words.D}`))) {
        if (word.length > 2 && word.length < 40) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
    const rows = [...counts].map(([word, count]) => ({ word, documents: count }))
    for (let start = 0; start < rows.length; start += CHUNK * 10) {
      await this.#sql.execute(sql`
        insert into site.search_words
        select ${generation}, ${locale}, word, documents from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + CHUNK * 10))}::jsonb) as row(word text, documents integer)`)
    }
  }
}

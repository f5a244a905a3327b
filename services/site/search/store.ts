import { sql } from 'drizzle-orm'
import { LOCALES, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import type { Sql } from '../../kit/database.ts'
import type { SearchDocument } from './document.ts'
import type { Synonyms } from './source.ts'
import { plainWords, toPlain } from '@barriere/shared/domain/text/plain-words.ts'

/** Batch size: rows written per statement, so that searches can run in between. */
const CHUNK = 100

/** Tables whose rows belong to a generation. */
const TABLES = ['documents', 'words', 'changes'].map((name) => sql.raw(`site.search_${name}`))

type Documents = Iterable<SearchDocument> | AsyncIterable<SearchDocument>

export interface IndexState {
  /** The generation that searches read; 0 before the first build. */
  readonly generation: number
  /** The space's version that the generation reflects. */
  readonly version: number
}

/**
 * Store of the search documents. A rebuild writes a new generation beside the active one and then switches atomically;
 * a few changed stories are updated in place.
 */
export class SearchStore {
  readonly #sql: Sql
  readonly #fingerprint: string

  /** `fingerprint`: of the code and settings that make the documents (`indexFingerprint`). */
  constructor(database: Sql, fingerprint: string) {
    this.#sql = database
    this.#fingerprint = fingerprint
  }

  async state(): Promise<IndexState> {
    const [row] = await this.#sql
      .select({ generation: sql<number>`generation`, version: sql<string>`version` })
      .from(sql`site.search_index`)
    return { generation: row?.generation ?? 0, version: Number(row?.version ?? -1) }
  }

  /** Whether this store's fingerprint is that of the stored index, so that a build would write the same documents. */
  async isOwn(): Promise<boolean> {
    const [row] = await this.#sql
      .select({ isOwn: sql<boolean>`fingerprint = ${this.#fingerprint}` })
      .from(sql`site.search_index`)
    return row?.isOwn ?? false
  }

  /**
   * Rebuild: writes a new generation and activates it, unless a later one is already active. Resolves to its number
   * either way.
   */
  async replace(version: number, documents: Documents, synonyms: Synonyms): Promise<number> {
    const [next] = await this.#sql
      .select({ generation: sql<number>`nextval('site.search_generations')::int` })
      .from(sql`(select 1) as one`)
    if (!next) throw new Error('A sequence has a next value.')
    const { generation } = next
    await this.#write(this.#sql, generation, documents)
    await this.#sql.transaction(async (transaction) => {
      await transaction.execute(
        sql`update site.search_index set generation = ${generation}, version = ${version},
            fingerprint = ${this.#fingerprint}, synonyms = ${JSON.stringify(synonyms)}::jsonb
          where generation < ${generation}`,
      )
      for (const table of TABLES)
        await transaction.execute(
          sql`delete from ${table} where generation < (select generation from site.search_index)`,
        )
    })
    // Planner statistics: without them the database scans whole tables instead of using their indexes.
    for (const table of TABLES) await this.#sql.execute(sql`analyze ${table}`)
    return generation
  }

  /**
   * Incremental update: replaces all documents of the given stories in one transaction. False if that generation is no
   * longer active; true without a change if another instance has already reached this version.
   */
  async mend({
    generation,
    version,
    uuids,
    documents,
    synonyms,
  }: {
    readonly generation: number
    readonly version: number
    readonly uuids: readonly string[]
    readonly documents: readonly SearchDocument[]
    readonly synonyms: Synonyms
  }): Promise<boolean> {
    return await this.#sql.transaction(async (transaction) => {
      const [current] = await transaction
        .select({ generation: sql<number>`generation`, version: sql<string>`version` })
        .from(sql`site.search_index for update`)
      if (current?.generation !== generation) return false
      if (Number(current.version) >= version) return true
      const mended = sql`generation = ${generation} and uuid in (select jsonb_array_elements_text(${JSON.stringify(
        uuids,
      )}::jsonb))`
      await transaction.execute(sql`
        update site.search_words as kept set documents = kept.documents - gone.documents
        from (select locale, word, count(*)::int as documents from site.search_documents, unnest(vocabulary) as word
          where ${mended} group by 1, 2) as gone
        where kept.generation = ${generation} and kept.locale = gone.locale and kept.word = gone.word`)
      await transaction.execute(sql`delete from site.search_words where generation = ${generation} and documents <= 0`)
      await transaction.execute(sql`delete from site.search_documents where ${mended}`)
      await this.#write(transaction, generation, documents)
      await transaction.execute(sql`
        insert into site.search_changes select ${generation}, ${version}, jsonb_array_elements_text(${JSON.stringify(
          uuids,
        )}::jsonb) on conflict do nothing`)
      // Mixed index: with documents of two releases it matches no release's fingerprint, so the next start rebuilds it.
      await transaction.execute(sql`update site.search_index
        set version = ${version}, synonyms = ${JSON.stringify(synonyms)}::jsonb,
          fingerprint = case when fingerprint = ${this.#fingerprint} then fingerprint else '' end`)
      return true
    })
  }

  /** Streams in chunks: all documents of a space do not fit in memory. */
  async #write(database: Sql, generation: number, documents: Documents): Promise<void> {
    const words = mapLocales(() => new Map<string, number>())
    let some: SearchDocument[] = []
    for await (const document of documents) {
      const counts = words[document.locale]
      for (const word of vocabularyOf(document.words)) counts.set(word, (counts.get(word) ?? 0) + 1)
      some.push(document)
      if (some.length < CHUNK) continue
      await this.#addDocuments(database, generation, some)
      some = []
    }
    if (some.length > 0) await this.#addDocuments(database, generation, some)
    for (const locale of LOCALES) await this.#addWords(database, generation, locale, words[locale])
  }

  async #addDocuments(database: Sql, generation: number, documents: readonly SearchDocument[]): Promise<void> {
    const rows = documents.map((document) => {
      const {
        locale,
        uuid,
        part,
        kind,
        name,
        town,
        category,
        stars,
        experiences,
        price,
        latitude,
        longitude,
        days,
        hours,
        shown,
        words,
      } = document
      return {
        locale,
        uuid,
        part,
        kind,
        name,
        town,
        category,
        stars,
        experiences,
        price,
        latitude,
        longitude,
        days,
        hours,
        shown,
        plain: toPlain(`${name} ${town}`),
        vocabulary: vocabularyOf(words),
        // Without invisible characters: the parser takes a soft hyphen for the end of a word.
        a: cleanLine(words.A),
        b: cleanLine(words.B),
        c: cleanLine(words.C),
        d: cleanLine(words.D),
      }
    })
    // The database computes the vectors, with the same dictionaries that parse the queries.
    await database.execute(sql`
      insert into site.search_documents (generation, locale, uuid, part, kind, name, town, category,
        stars, experiences, price, latitude, longitude, days, hours, shown, plain, vocabulary, head, words)
      select ${generation}, locale, uuid, part, kind, name, town, category, stars, experiences, price,
        latitude, longitude, days, hours, shown, plain, vocabulary,
        setweight(to_tsvector(('site.' || locale)::regconfig, a), 'A')
          || setweight(to_tsvector(('site.' || locale)::regconfig, b), 'B'),
        setweight(to_tsvector(('site.' || locale)::regconfig, a), 'A')
          || setweight(to_tsvector(('site.' || locale)::regconfig, b), 'B')
          || setweight(to_tsvector(('site.' || locale)::regconfig, c), 'C')
          || setweight(to_tsvector(('site.' || locale)::regconfig, d), 'D')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        locale text, uuid text, part text, kind text, name text, town text, category text, stars text,
        experiences text[], price double precision,
        latitude double precision, longitude double precision, days jsonb, hours jsonb, shown jsonb, plain text,
        vocabulary text[], a text, b text, c text, d text)`)
  }

  /** Updates the word counts for the spelling correction. */
  async #addWords(
    database: Sql,
    generation: number,
    locale: Locale,
    counts: ReadonlyMap<string, number>,
  ): Promise<void> {
    const rows = [...counts].map(([word, count]) => ({ word, documents: count }))
    for (let start = 0; start < rows.length; start += CHUNK * 10) {
      await database.execute(sql`
        insert into site.search_words as kept
        select ${generation}, ${locale}, word, documents from jsonb_to_recordset(${JSON.stringify(
          rows.slice(start, start + CHUNK * 10),
        )}::jsonb) as row(word text, documents integer)
        on conflict (generation, locale, word) do update set documents = kept.documents + excluded.documents`)
    }
  }
}

/**
 * Distinct normalised words of a document, without numbers and words that are too short or too long for spelling
 * correction.
 */
const vocabularyOf = ({ A, B, C, D }: SearchDocument['words']): string[] =>
  [...new Set(plainWords(`${A} ${B} ${C} ${D}`))].filter((word) => /^\p{L}[\p{L}\p{N}]{2,38}$/u.test(word))

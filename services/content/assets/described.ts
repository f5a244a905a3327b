import { eq, inArray } from 'drizzle-orm'
import type { Work } from '../store/store.ts'
import type { Content } from '../store/types.ts'
import { assets } from './schema.ts'
import { mergeTexts } from './texts.ts'
import type { AssetTexts } from './types.ts'

type Fields = Readonly<Record<string, unknown>>

/** Keys of an alternative text in `meta_data`: `alt`, `alt__i18n__en`. */
const ALTERNATIVE = /^alt(?:__i18n__\w+)?$/

const recordOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Alternative texts of a copy, by their key. */
const alternativesOf = ({ alt, meta_data: meta }: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ alt, ...recordOf(meta) }).filter(
      (entry): entry is [string, string] =>
        ALTERNATIVE.test(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  )

/** The copies of library assets in a content, in its order. */
function* copiesIn(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const member of value) yield* copiesIn(member)
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Fields
    if (fields.fieldtype === 'asset' && typeof fields.id === 'number') yield fields
    else for (const member of Object.values(fields)) yield* copiesIn(member)
  }
}

/** Adds the texts of a copy. A translation is taken only with the text that it translates. */
function describedBy(texts: AssetTexts, { alt, ...translations }: Readonly<Record<string, string>>): AssetTexts {
  const described = texts.alt === '' && alt !== undefined ? mergeTexts(texts, { alt }) : texts
  const missing = Object.entries(translations).filter(([key]) => !described.metaData[key])
  if (described.alt !== alt || missing.length === 0) return described
  return mergeTexts(described, { metaData: { ...described.metaData, ...Object.fromEntries(missing) } })
}

/**
 * Gives an asset of the library without an alternative text the one from a published story, for the next story that
 * takes the asset. Existing texts of the library are not changed.
 */
export async function describeAssets(
  { sql, now }: Pick<Work, 'sql' | 'now'>,
  contents: readonly Content[],
): Promise<void> {
  const copies = contents.flatMap((content) => [...copiesIn(content)])
  const ids = [...new Set(copies.map(({ id }) => id as number))]
  if (ids.length === 0) return
  for (const row of await sql.select().from(assets).where(inArray(assets.id, ids))) {
    const texts = copies
      .filter(({ id }) => id === row.id)
      .reduce((before, copy) => describedBy(before, alternativesOf(copy)), row.texts)
    if (texts !== row.texts) await sql.update(assets).set({ texts, updatedAt: now }).where(eq(assets.id, row.id))
  }
}

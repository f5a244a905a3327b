import { translatedKey } from './types.ts'
import {
  type AnyBlock,
  type PlacedBlock,
  type SchemaField,
  type Schemas,
  blocksOf,
  fieldsOf,
  isEmpty,
} from './schema-fields.ts'

/** Types of fields that hold text. A missing link is no missing translation: few links differ by language. */
const WORDS: readonly string[] = ['text', 'textarea', 'richtext', 'markdown']

/** `outdated`: the original has changed since the translation was made. */
export type TranslationState = 'done' | 'missing' | 'outdated'

/** A field with a text in the default language, and the state of its translation into another one. */
export interface TranslatableField {
  readonly placed: PlacedBlock
  readonly field: string
  readonly rules: SchemaField
  /** The translation's key in the block. */
  readonly key: string
  readonly state: TranslationState
}

/** Coverage of a story in one language. */
export interface Coverage {
  readonly lang: string
  readonly fields: number
  readonly missing: number
  readonly outdated: number
}

/**
 * Every translatable field with a text, in the order of the page.
 * @param outdated has the `uid.key` of each translation that is older than its original
 */
export function translatableFields(
  root: AnyBlock,
  outdated: ReadonlySet<string>,
  schemas: Schemas,
  language: string,
): TranslatableField[] {
  return Array.from(blocksOf(root, schemas)).flatMap((placed) =>
    fieldsOf(placed.schema)
      .filter(
        ([field, { type, translatable }]) =>
          translatable === true && WORDS.includes(type) && !isEmpty(placed.block[field]),
      )
      .map(([field, rules]) => {
        const key = translatedKey(field, language)
        return { placed, field, rules, key, state: stateOf(placed.block, key, outdated) }
      }),
  )
}

/** Counts of a story's translations by language. */
export const coverageOf = (
  root: AnyBlock,
  outdated: ReadonlySet<string>,
  schemas: Schemas,
  languages: readonly string[],
): Coverage[] =>
  languages.map((lang) => {
    const states = translatableFields(root, outdated, schemas, lang).map(({ state }) => state)
    const count = (wanted: TranslationState): number => states.filter((state) => state === wanted).length
    return { lang, fields: states.length, missing: count('missing'), outdated: count('outdated') }
  })

function stateOf(block: AnyBlock, key: string, outdated: ReadonlySet<string>): TranslationState {
  if (isEmpty(block[key])) return 'missing'
  return outdated.has(`${String(block._uid)}.${key}`) ? 'outdated' : 'done'
}

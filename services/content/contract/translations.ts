import {
  type AnyBlock,
  type PlacedBlock,
  type SchemaField,
  type Schemas,
  blocksOf,
  fieldsOf,
  isEmpty,
  translatedKey,
} from './fields.ts'

/** Kinds of fields that hold words. A link in another language is an exception, and not a lack where it is absent. */
const WORDS: readonly string[] = ['text', 'textarea', 'richtext', 'markdown']

/** `outdated`: the original has changed since it was last published, and the translation has not. */
export type TranslationState = 'done' | 'missing' | 'outdated'

/** A field that has a text in the default language, and what another language has for it. */
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
 * @param published the version that visitors see, if any: what the draft's originals are compared with
 */
export function translatableFields(
  root: AnyBlock,
  published: AnyBlock | undefined,
  schemas: Schemas,
  language: string,
): TranslatableField[] {
  const before = new Map(
    published ? Array.from(blocksOf(published, schemas), ({ block }) => [block._uid, block] as const) : [],
  )
  return Array.from(blocksOf(root, schemas)).flatMap((placed) =>
    fieldsOf(placed.schema)
      .filter(
        ([field, { type, translatable }]) =>
          translatable === true && WORDS.includes(type) && !isEmpty(placed.block[field]),
      )
      .map(([field, rules]) => {
        const key = translatedKey(field, language)
        return { placed, field, rules, key, state: stateOf(placed.block, before.get(placed.block._uid), field, key) }
      }),
  )
}

/** Counts of a story's translations by language. */
export const coverageOf = (
  root: AnyBlock,
  published: AnyBlock | undefined,
  schemas: Schemas,
  languages: readonly string[],
): Coverage[] =>
  languages.map((lang) => {
    const states = translatableFields(root, published, schemas, lang).map(({ state }) => state)
    const count = (wanted: TranslationState): number => states.filter((state) => state === wanted).length
    return { lang, fields: states.length, missing: count('missing'), outdated: count('outdated') }
  })

function stateOf(block: AnyBlock, before: AnyBlock | undefined, field: string, key: string): TranslationState {
  if (isEmpty(block[key])) return 'missing'
  if (!before || isEmpty(before[field])) return 'done'
  return !isSame(before[field], block[field]) && isSame(before[key], block[key]) ? 'outdated' : 'done'
}

/** Values of JSON whose keys keep their order. */
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import catalogue from './schema-text.fr.json' with { type: 'json' }

/** Texts of the schemas by kind, then by the English text in the schema. */
export type SchemaCatalogue = Readonly<Record<keyof typeof catalogue, Readonly<Record<string, string>>>>

export const FRENCH: SchemaCatalogue = catalogue

/** Message catalogues of the schemas. A language without a catalogue uses the English texts of the schemas. */
const CATALOGUES: ReadonlyMap<Locale, SchemaCatalogue> = new Map([[DEFAULT_LOCALE, FRENCH]])

/**
 * Translates a text. A text that is not in the catalogue is returned unchanged: a space may contain other components.
 */
export const textIn = (texts: Readonly<Record<string, string>>, text: string): string =>
  (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text

/** A text of a schema, such as a field's label, in a language. */
export function schemaText(kind: keyof SchemaCatalogue, text: string, locale: Locale): string {
  const texts = CATALOGUES.get(locale)?.[kind]
  return texts ? textIn(texts, text) : text
}

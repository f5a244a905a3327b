import { withNewUids } from '@barriere/shared/stories/new-uids.ts'
import { type Block, type Component, type ComponentField, keyIn } from '@barriere/shared/stories/types.ts'

/** The names of a story: in the default language, and by language code. */
export interface Names {
  readonly name: string
  readonly translated: Readonly<Record<string, string>>
}

/**
 * Copies the content of a page for a new one, with new uids. Fields that only contain its name (title, heading, last
 * part of the breadcrumb) get the new name.
 */
export function contentFrom(example: Block, before: Names, now: Names): Block {
  const rename = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => rename(member, ''))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rename(member, name)]))
    if (typeof value !== 'string') return value
    const [, language] = /__i18n__(\w+)$/.exec(key) ?? []
    if (language === undefined) return value === before.name ? now.name : value
    const known = [before.name, before.translated[language]]
    return known.includes(value) ? now.translated[language] || now.name : value
  }
  return withNewUids(rename(example, '') as Block)
}

/** Content of an empty page of a type: its title, and the default values of the schema. */
export const emptyContent = ({ name, schema }: Component, names: Names): Block => ({
  _uid: crypto.randomUUID(),
  component: name,
  ...Object.fromEntries(
    Object.entries(schema).flatMap(([field, { default_value: value }]) =>
      value === undefined ? [] : [[field, value]],
    ),
  ),
  ...titleOf(schema, names),
})

/** Content of a page from a stored template, with the values of an empty page for missing fields. */
export const contentOfPreset = (preset: Block, component: Component, names: Names): Block =>
  withNewUids({ ...emptyContent(component, names), ...preset, ...titleOf(component.schema, names) })

/** Whether a field is the page's title, which is filled with its name. */
export const isTitle = (field: string, { type }: ComponentField): boolean => field === 'title' && type === 'text'

/** The title of a page in all its languages, if its type has one. */
function titleOf({ title }: Component['schema'], { name, translated }: Names): Readonly<Record<string, string>> {
  if (!title || !isTitle('title', title)) return {}
  const inLanguages = Object.entries(translated).map(([code, text]) => [keyIn('title', code), text])
  return { title: name, ...(title.translatable ? Object.fromEntries(inLanguages) : {}) }
}

/** Redirects references to the copied story to the copy. */
export const pointedAt = (content: Block, before: string, now: string): Block =>
  JSON.parse(JSON.stringify(content).replaceAll(before, now)) as Block

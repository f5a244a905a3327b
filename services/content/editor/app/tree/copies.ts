import { withNewUids } from '../../../contract/new-uids.ts'
import type { Block, ComponentField, Component } from '../story/types.ts'

/** The names of a story: the default language's, and by language code. */
export interface Names {
  readonly name: string
  readonly translated: Readonly<Record<string, string>>
}

/**
 * Content of a page as the beginning of another: blocks with uids of their own, and its name replaced wherever a field
 * says nothing but it (title, heading, last part of the breadcrumb).
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

/** Content of an empty page of a type: its title, and the values that its schema begins with. */
export function emptyContent({ name, schema }: Component, names: Names): Block {
  const defaults = Object.entries(schema).flatMap(([field, { default_value: value }]) =>
    value === undefined ? [] : [[field, value]],
  )
  const isText = (field: ComponentField | undefined): boolean => field?.type === 'text'
  return {
    _uid: crypto.randomUUID(),
    component: name,
    ...Object.fromEntries(defaults),
    ...(isText(schema.title) ? { title: names.name } : {}),
    ...(isText(schema.title) && schema.title?.translatable
      ? Object.fromEntries(Object.entries(names.translated).map(([code, text]) => [`title__i18n__${code}`, text]))
      : {}),
  }
}

/** Content that speaks of its own story speaks of the copy. */
export const pointedAt = (content: Block, before: string, now: string): Block =>
  JSON.parse(JSON.stringify(content).replaceAll(before, now)) as Block

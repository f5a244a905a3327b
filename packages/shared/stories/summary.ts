import { isBlock } from './blocks.ts'
import { type Block, type Component, keyIn } from './types.ts'
import { isEmptyValue } from './field-rules.ts'

/** Maximum length of a summary in characters. */
const LONGEST = 80

/** Fields that best describe a block, in order of preference. */
const TELLING = ['title', 'name', 'label', 'question', 'headline', 'text', 'caption']

type Node = { readonly text?: unknown; readonly content?: unknown }

/** Plain text of a value, formatted or not, on one line. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { text, content } = value as Node
  return typeof text === 'string' ? text : plainText(content)
}

/**
 * A line of text that identifies a block among its neighbours: its own text, or that of its first block; empty without
 * one.
 */
export function summaryOf(block: Block, components: ReadonlyMap<string, Component>, language: string): string {
  const schema = components.get(block.component)?.schema ?? {}
  const texts = Object.entries(schema)
    .filter(([, { type }]) => ['text', 'textarea', 'richtext'].includes(type))
    .sort(([a, { pos: first = 0 }], [b, { pos: second = 0 }]) => rank(a) - rank(b) || first - second)
  for (const [field] of texts) {
    const value = [block[keyIn(field, language)], block[field]].find((one) => !isEmptyValue(one))
    const text = plainText(value).replace(/\s+/g, ' ').trim()
    if (text !== '') return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
  }
  const first = Object.values(block)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .find(isBlock)
  return first ? summaryOf(first, components, language) : ''
}

const rank = (field: string): number => (TELLING.includes(field) ? TELLING.indexOf(field) : TELLING.length)

/** A component's name for editors. */
export const titleOf = (component: string, components: ReadonlyMap<string, Component>): string =>
  components.get(component)?.display_name ?? component

/**
 * Components that a list of blocks allows, sorted by display name. A list without a whitelist allows all blocks except
 * those on any whitelist: these are parts of others, such as the questions of an FAQ.
 */
export function allowedComponents(
  { restrict_components: isRestricted, component_whitelist: whitelist = [] }: Component['schema'][string],
  components: ReadonlyMap<string, Component>,
): readonly Component[] {
  const all = [...components.values()].filter(({ is_nestable: isNestable }) => isNestable)
  const parts = new Set(
    [...components.values()].flatMap(({ schema }) =>
      Object.values(schema).flatMap((field) => (field.restrict_components ? (field.component_whitelist ?? []) : [])),
    ),
  )
  return all
    .filter(({ name }) => (isRestricted && whitelist.length > 0 ? whitelist.includes(name) : !parts.has(name)))
    .sort((a, b) => (a.display_name ?? a.name).localeCompare(b.display_name ?? b.name))
}

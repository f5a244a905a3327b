import { isLayout } from '../../../contract/fields.ts'
import type { Component, ComponentField } from '../story/types.ts'

/** A field of the form, or a section with its fields under a heading. */
export interface FormPart {
  /** Key of its entry in the schema. */
  readonly name: string
  /** The section's own entry; undefined for a field that is in none. */
  readonly section: ComponentField | undefined
  readonly fields: readonly (readonly [name: string, field: ComponentField])[]
}

export interface FormTab {
  /** Key of the tab's entry. */
  readonly name: string
  /** Undefined for “General”, which has no entry. */
  readonly label: string | undefined
  readonly parts: readonly FormPart[]
}

/** Name of the tab of all that no tab has. */
const GENERAL = ''

/**
 * Tabs of a component's form, as Storyblok reads its schema: in the order of `pos`, what no tab names in the first one,
 * and a section in the tab that names it or its fields. A tab or a section without fields is left out; a schema
 * without tabs has “General” alone.
 */
export function tabsOf(schema: Component['schema']): readonly FormTab[] {
  const entries = Object.entries(schema).sort(([, { pos: a = 0 }], [, { pos: b = 0 }]) => a - b)
  /** What each key is in; of two entries that name it, the first. */
  const ownersOf = (type: 'tab' | 'section'): ReadonlyMap<string, string> =>
    new Map(
      entries
        .filter(([, entry]) => entry.type === type)
        .flatMap(([name, { keys = [] }]) => keys.map((key) => [key, name] as const))
        .reverse(),
    )
  const [tabOf, sectionOf] = [ownersOf('tab'), ownersOf('section')]
  const fields = entries.filter(([, entry]) => !isLayout(entry))
  const parts = entries.flatMap(([name, entry]): readonly FormPart[] => {
    if (entry.type === 'section')
      return [{ name, section: entry, fields: fields.filter(([key]) => sectionOf.get(key) === name) }]
    return isLayout(entry) || sectionOf.has(name) ? [] : [{ name, section: undefined, fields: [[name, entry]] }]
  })
  const placeOf = ({ name, fields: inside }: FormPart): string =>
    [name, ...inside.map(([key]) => key)].map((key) => tabOf.get(key)).find((tab) => tab !== undefined) ?? GENERAL
  const byTab = Map.groupBy(
    parts.filter((part) => part.fields.length > 0),
    placeOf,
  )
  const tabs = entries.filter(([, entry]) => entry.type === 'tab')
  return [
    { name: GENERAL, label: undefined },
    ...tabs.map(([name, { display_name: label = name }]) => ({ name, label })),
  ].flatMap((tab) => {
    const inside = byTab.get(tab.name)
    return inside ? [{ ...tab, parts: inside }] : []
  })
}

/** The tab that a field is in. */
export const tabOfField = (tabs: readonly FormTab[], field: string): FormTab | undefined =>
  tabs.find(({ parts }) => parts.some(({ fields }) => fields.some(([name]) => name === field)))

/** The field at the top of a form. */
export const firstField = (schema: Component['schema']): string | undefined =>
  tabsOf(schema)[0]?.parts[0]?.fields[0]?.[0]

import { isLayout } from '@barriere/shared/stories/schema-fields.ts'
import type { Component, ComponentField } from '@barriere/shared/stories/types.ts'

/** A field of the form, or a section with its fields under a heading. */
export interface FormPart {
  /** Key of the field or section in the schema. */
  readonly name: string
  /** Schema entry of the section; undefined for a field outside of sections. */
  readonly section: ComponentField | undefined
  readonly fields: readonly (readonly [name: string, field: ComponentField])[]
}

export interface FormTab {
  /** Key of the tab in the schema. */
  readonly name: string
  /** Undefined for “General”, which is not in the schema. */
  readonly label: string | undefined
  readonly parts: readonly FormPart[]
}

/** Name of the tab for all fields that belong to no other tab. */
const GENERAL = ''

/**
 * Tabs of a component's form, as Storyblok reads its schema: in the order of `pos`, with “General” first for fields
 * outside of tabs. A section belongs to the tab that names it or one of its fields. Tabs and sections without fields
 * are omitted. A schema without tabs has only “General”.
 */
export function tabsOf(schema: Component['schema']): readonly FormTab[] {
  const entries = Object.entries(schema).sort(([, { pos: a = 0 }], [, { pos: b = 0 }]) => a - b)
  /** Owner of each key; if two entries name the key, the first one. */
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

/** The tab of a field. */
export const tabOfField = (tabs: readonly FormTab[], field: string): FormTab | undefined =>
  tabs.find(({ parts }) => parts.some(({ fields }) => fields.some(([name]) => name === field)))

/** The first field of a form. */
export const firstField = (schema: Component['schema']): string | undefined =>
  tabsOf(schema)[0]?.parts[0]?.fields[0]?.[0]

import type { FieldDescriptor } from './field.ts'

/** Fields under one heading of the form. */
export interface FormSection {
  readonly label: string
  readonly fields: readonly string[]
}

/** A tab of the form: fields, and below them sections. */
export interface FormTab {
  readonly label: string
  readonly fields?: readonly string[]
  readonly sections?: Readonly<Record<string, FormSection>>
}

/**
 * Form layout of a block. Fields without a tab are in the first one, which Storyblok calls “General”, and its sections
 * follow them. Names of missing fields are ignored, so that one layout serves many blocks.
 */
export interface FormLayout {
  readonly sections?: Readonly<Record<string, FormSection>>
  readonly tabs?: Readonly<Record<string, FormTab>>
}

/** Entry of a schema that arranges fields and holds no value, as the management API writes it. */
export interface LayoutDescriptor {
  type: 'tab' | 'section'
  display_name: string
  /** Names of fields; for a tab, also its sections and their fields. */
  keys: string[]
}

export type SchemaEntry = (FieldDescriptor | LayoutDescriptor) & { pos: number }

type Entries = [string, FieldDescriptor | LayoutDescriptor][]

/** The schema of a component: fields in the order of the form, and its tabs and sections. */
export function layOut(
  descriptors: Readonly<Record<string, FieldDescriptor>>,
  { sections, tabs = {} }: FormLayout = {},
): Record<string, SchemaEntry> {
  const fieldsOf = (names: readonly string[] = []): Entries =>
    names.flatMap((name): Entries => {
      const descriptor = descriptors[name]
      return descriptor ? [[name, descriptor]] : []
    })
  const sectionsOf = (all: FormTab['sections'] = {}): Entries =>
    Object.entries(all).flatMap(([name, { label, fields }]): Entries => {
      const inside = fieldsOf(fields)
      if (inside.length === 0) return []
      return [[`section_${name}`, { type: 'section', display_name: label, keys: keysOf(inside) }], ...inside]
    })
  const tabbed = Object.entries(tabs).flatMap(([name, { label, fields, sections: own }]): Entries => {
    const inside = [...fieldsOf(fields), ...sectionsOf(own)]
    if (inside.length === 0) return []
    return [[`tab-${name}`, { type: 'tab', display_name: label, keys: keysOf(inside) }], ...inside]
  })
  const general = sectionsOf(sections)
  const placed = new Set(keysOf([...general, ...tabbed]))
  const loose = Object.entries(descriptors).filter(([name]) => !placed.has(name))
  return Object.fromEntries(
    [...loose, ...general, ...tabbed].map(([name, descriptor], pos) => [name, { ...descriptor, pos }]),
  )
}

const keysOf = (entries: Entries): string[] => entries.map(([name]) => name)

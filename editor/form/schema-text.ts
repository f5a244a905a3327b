import { useCallback } from 'react'
import { FRENCH, type SchemaCatalogue, textIn } from '../../blocks/schema-text.ts'
import type { Component, ComponentField } from '@barriere/shared/stories/types.ts'
import { useLanguage } from '../words.ts'

const translateField = (
  { display_name: label, description: hint, options, ...field }: ComponentField,
  { labels, hints, choices }: SchemaCatalogue,
): ComponentField => ({
  ...field,
  ...(label === undefined ? {} : { display_name: textIn(labels, label) }),
  ...(hint === undefined ? {} : { description: textIn(hints, hint) }),
  ...(options ? { options: options.map((option) => ({ ...option, name: textIn(choices, option.name) })) } : {}),
})

/** Translates a component with a catalogue: names, groups, descriptions, labels, hints, choices. */
export const translateComponent = (component: Component, catalogue: SchemaCatalogue): Component => ({
  ...component,
  ...(component.component_group_name === undefined
    ? {}
    : { component_group_name: textIn(catalogue.groups, component.component_group_name) }),
  ...(component.description === undefined
    ? {}
    : { description: textIn(catalogue.descriptions, component.description) }),
  display_name: component.display_name === null ? null : textIn(catalogue.names, component.display_name),
  schema: Object.fromEntries(
    Object.entries(component.schema).map(([name, field]) => [name, translateField(field, catalogue)]),
  ),
})

/**
 * Message catalogue of the components, whose schemas are in English: translates a component to the editor's language.
 * Used where components are read, so that display, sorting and search have one language.
 */
export function useSchemaText(): (component: Component) => Component {
  const language = useLanguage()
  return useCallback(
    (component: Component) => (language === 'fr' ? translateComponent(component, FRENCH) : component),
    [language],
  )
}

/**
 * Translates the name of a datasource to the editor's language. A name that is not in the catalogue is shown unchanged.
 */
export function useListName(): (name: string) => string {
  const language = useLanguage()
  return (name) => (language === 'fr' ? textIn(FRENCH.lists, name) : name)
}

/** Position of a group in the order of the catalogue. Unknown groups come last. */
export function useGroupOrder(): (group: string | undefined) => number {
  const language = useLanguage()
  const groups = language === 'fr' ? Object.values(FRENCH.groups) : Object.keys(FRENCH.groups)
  return (group) => {
    const place = groups.indexOf(group ?? '')
    return place < 0 ? groups.length : place
  }
}

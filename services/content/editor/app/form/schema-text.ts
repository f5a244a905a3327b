import { useCallback } from 'react'
import type { Component, ComponentField } from '../story/types.ts'
import { useLanguage } from '../words.ts'
import french from './schema-text.fr.json' with { type: 'json' }

type Catalogue = Readonly<Record<keyof typeof french, Readonly<Record<string, string>>>>

/** A text that the catalogue has not is shown as it is: a space may have components of its own. */
const textIn = (texts: Readonly<Record<string, string>>, text: string): string =>
  (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text

const translateField = (
  { display_name: label, description: hint, options, ...field }: ComponentField,
  { labels, hints, choices }: Catalogue,
): ComponentField => ({
  ...field,
  ...(label === undefined ? {} : { display_name: textIn(labels, label) }),
  ...(hint === undefined ? {} : { description: textIn(hints, hint) }),
  ...(options ? { options: options.map((option) => ({ ...option, name: textIn(choices, option.name) })) } : {}),
})

/** The component in the words of a catalogue: names, groups, descriptions, labels, hints, choices. The rest stays. */
export const translateComponent = (component: Component, catalogue: Catalogue): Component => ({
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
 * Message catalogue of the components, whose schemas are in English: gives a component in the editor's language.
 * Where components are read, so that all that shows, sorts or searches them has one language.
 */
export function useSchemaText(): (component: Component) => Component {
  const language = useLanguage()
  return useCallback(
    (component: Component) => (language === 'fr' ? translateComponent(component, french) : component),
    [language],
  )
}

/** Gives the name of a list of values in the editor's language; one that the catalogue has not is shown as it is. */
export function useListName(): (name: string) => string {
  const language = useLanguage()
  return (name) => (language === 'fr' ? textIn(french.lists, name) : name)
}

/** Place of a group among the others, as the catalogue lists them; one that it has not comes last. */
export function useGroupOrder(): (group: string | undefined) => number {
  const language = useLanguage()
  const groups = language === 'fr' ? Object.values(french.groups) : Object.keys(french.groups)
  return (group) => {
    const place = groups.indexOf(group ?? '')
    return place < 0 ? groups.length : place
  }
}

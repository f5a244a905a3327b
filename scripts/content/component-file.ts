import { COMPONENTS } from '#blocks/schemas.ts'
import type { ComponentJson } from '#lib/content/block-kit/define-block.ts'

/**
 * A component as the official command line tool stores it; the id is unique in the file and means nothing outside it.
 */
export interface StoredComponent extends ComponentJson {
  id: number
  component_group_uuid: string | null
}

type Known = Pick<StoredComponent, 'id' | 'name'>

/**
 * The file of all components, made of the blocks' schemas. A component keeps the id it has in `known`: presets, should
 * there be any, refer to it. A new one takes the next free id.
 */
export function toComponents(known: readonly Known[]): StoredComponent[] {
  const ids = new Map(known.map(({ name, id }) => [name, id]))
  let last = Math.max(0, ...ids.values())
  return Object.values(COMPONENTS)
    .map((schema) => schema.toComponent())
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .map((component) => ({ id: ids.get(component.name) ?? (last += 1), ...component, component_group_uuid: null }))
}

/** The file's text: two spaces and a closing line break, as the command line tool and editors agree on. */
export const writeComponents = (components: readonly StoredComponent[]): string =>
  `${JSON.stringify(components, null, 2)}\n`

/** The file's content, of which only ids and names are read. Null stands for no file yet. */
export function readComponents(text: string | null): Known[] {
  const value: unknown = text === null ? [] : JSON.parse(text)
  if (!Array.isArray(value)) throw new Error('components.json must hold a list.')
  return value.filter(
    (entry: unknown): entry is Known =>
      typeof entry === 'object' &&
      entry !== null &&
      typeof (entry as Known).id === 'number' &&
      typeof (entry as Known).name === 'string',
  )
}

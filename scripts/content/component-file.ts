import { COMPONENTS } from '#blocks/schemas.ts'
import type { ComponentJson } from '@barriere/shared/block-kit/define-block.ts'

/** A component in the official CLI's file format. The id is unique within the file and has no meaning outside it. */
export interface StoredComponent extends ComponentJson {
  id: number
  component_group_uuid: string | null
}

type Known = Pick<StoredComponent, 'id' | 'name'>

/**
 * Generates the content of the components file from the blocks' schemas. A component keeps its id from `known`, because
 * presets refer to it; a new one gets the next free id.
 */
export function toComponents(known: readonly Known[]): StoredComponent[] {
  const ids = new Map<string, number>()
  // Id collision: branches may have assigned the same next id; the first keeps it.
  for (const { name, id } of known) if (![...ids.values()].includes(id)) ids.set(name, id)
  let last = Math.max(0, ...ids.values())
  return Object.values(COMPONENTS)
    .map((schema) => schema.toComponent())
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .map((component) => ({ id: ids.get(component.name) ?? (last += 1), ...component, component_group_uuid: null }))
}

/** Serialises with the formatting of the official CLI: two spaces and a final line break. */
export const writeComponents = (components: readonly StoredComponent[]): string =>
  `${JSON.stringify(components, null, 2)}\n`

/** Reads names and ids from the components file. Null: there is no file yet. */
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

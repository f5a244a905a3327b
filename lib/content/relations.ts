import type { AnyBlockSchema } from './block-kit/define-block.ts'

/**
 * `component.field` of every list that shows other stories, for the delivery API's `resolve_relations`. Single stories
 * are requested separately.
 */
export const relationFields = (components: Readonly<Record<string, AnyBlockSchema>>): string[] =>
  Object.values(components).flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(
        ([, { descriptor }]) =>
          descriptor.type === 'options' && descriptor.source === 'internal_stories' && descriptor.max_options !== '1',
      )
      .map(([field]) => `${name}.${field}`),
  )

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Stories that a piece of content refers to, by uuid. */
export interface References {
  /** Stories shown, resolved or not: an unpublished one may be published later. */
  readonly shown: readonly string[]
  /** Linked to. */
  readonly linked: readonly string[]
}

/** Collects relations and links from content. Not recursive: the references of a shown story are not included. */
export function referencesOf(content: unknown): References {
  const shown = new Set<string>()
  const linked = new Set<string>()
  const visit = (node: unknown, inList: boolean): void => {
    if (typeof node === 'string') {
      if (inList && UUID.test(node)) shown.add(node)
    } else if (Array.isArray(node)) {
      for (const item of node) visit(item, true)
    } else if (typeof node === 'object' && node !== null) {
      const { linktype, id, uuid, content: inner } = node as Record<string, unknown>
      if (linktype === 'story') linked.add(String(uuid ?? id))
      else if (typeof uuid === 'string' && typeof inner === 'object') shown.add(uuid)
      else for (const value of Object.values(node)) visit(value, false)
    }
  }
  visit(content, false)
  return { shown: [...shown], linked: [...linked] }
}

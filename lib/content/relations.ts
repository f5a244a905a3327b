import type { AnyBlockSchema } from './block-kit/define-block.ts'

/** `component.field` of every field that shows other stories: what the delivery API is asked to resolve. */
export const relationFields = (components: Readonly<Record<string, AnyBlockSchema>>): string[] =>
  Object.values(components).flatMap(({ name, fields }) => Object.entries(fields)
    .filter(([, { descriptor }]) => descriptor.type === 'options' && descriptor.source === 'internal_stories')
    .map(([field]) => `${name}.${field}`))

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Relations that the service could not resolve, such as a story not yet published: their uuids stayed in place. */
export function unresolvedRelations(content: unknown): string[] {
  if (Array.isArray(content)) {
    return content.flatMap((item: unknown) => typeof item === 'string' ? UUID.test(item) ? [item] : [] : unresolvedRelations(item))
  }
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(unresolvedRelations) : []
}

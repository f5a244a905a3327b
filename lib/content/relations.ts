/** Relation fields by component: where a story's content names others by uuid. */
export type Relations = ReadonlyMap<string, ReadonlySet<string>>

/** `component.field` of relations, by component. */
export function toRelations(fields: readonly string[]): Relations {
  const relations = new Map<string, Set<string>>()
  for (const text of fields) {
    const [component = '', field = ''] = text.split('.')
    relations.set(component, (relations.get(component) ?? new Set()).add(field))
  }
  return relations
}

/** Uuids in the relation fields of a story's content that are not resolved, each once, in order. */
export function relatedIn(content: unknown, relations: Relations): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const related = fieldsOf(value, relations)
    for (const [name, member] of Object.entries(value)) {
      if (!related?.has(name) || !Array.isArray(member)) visit(member)
      else for (const one of member) if (typeof one === 'string') found.add(one)
    }
  }
  visit(content)
  return [...found]
}

/**
 * Content with known stories in place of the uuids in its relation fields. These stories are shared, not copied: a
 * story that is named often is in memory, and parsed, once.
 */
export function withRelated(content: unknown, relations: Relations, stories: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(content)) return content.map((member) => withRelated(member, relations, stories))
  if (typeof content !== 'object' || content === null) return content
  const related = fieldsOf(content, relations)
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      related?.has(name) && Array.isArray(value)
        ? value.map((one: unknown) => (typeof one === 'string' ? (stories.get(one) ?? one) : one))
        : withRelated(value, relations, stories),
    ]),
  )
}

const fieldsOf = (node: object, relations: Relations): ReadonlySet<string> | undefined => {
  const { component } = node as { component?: unknown }
  return typeof component === 'string' ? relations.get(component) : undefined
}

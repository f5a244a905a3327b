/** References in content: stories in relation fields and in links. */

export interface RelationPattern {
  component: string
  field: string
}

/** `component.field,component2.field2`; a part without a dot is ignored. */
export const parsePatterns = (parts: readonly string[]): RelationPattern[] =>
  parts
    .map((part) => part.split('.'))
    .flatMap(([component = '', field = '']) => (field === '' ? [] : [{ component, field }]))

/** UUIDs in the given fields of the given components, at any depth, in the order of content. */
export function relationsIn(content: unknown, patterns: readonly RelationPattern[]): string[] {
  const found: string[] = []
  visit(content, (node) => {
    for (const { component, field } of patterns) {
      if (node.component !== component) continue
      const value = node[field]
      if (typeof value === 'string') found.push(value)
      else if (Array.isArray(value)) found.push(...value.filter((member) => typeof member === 'string'))
    }
  })
  return found
}

/** UUIDs of the stories that multilink fields and link marks of rich text lead to. */
export function linksIn(content: unknown): string[] {
  const found: string[] = []
  visit(content, (node) => {
    if (node.fieldtype === 'multilink' && node.linktype === 'story' && typeof node.id === 'string') found.push(node.id)
    const attrs = node.type === 'link' ? (node.attrs as Record<string, unknown> | null | undefined) : undefined
    if (typeof attrs === 'object' && attrs !== null && attrs.linktype === 'story' && typeof attrs.uuid === 'string')
      found.push(attrs.uuid)
  })
  return found
}

/** Ids of the assets in asset fields; 0 and null count as none. */
export function assetsIn(content: unknown): number[] {
  const found: number[] = []
  visit(content, (node) => {
    if (node.fieldtype === 'asset' && typeof node.id === 'number' && node.id > 0) found.push(node.id)
  })
  return found
}

function visit(value: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const member of value) visit(member, see)
  } else if (typeof value === 'object' && value !== null) {
    see(value as Record<string, unknown>)
    for (const member of Object.values(value)) visit(member, see)
  }
}

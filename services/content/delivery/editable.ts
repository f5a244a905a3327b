import type { Content } from '../store/types.ts'

/**
 * A copy of a draft's content in which every block carries `_editable`, the comment that ties its element to the
 * visual editor. Rich text's blocks included.
 */
export const withEditable = (content: Content, space: number, story: number): Content =>
  mark(content, String(space), String(story)) as Content

function mark(value: unknown, space: string, id: string): unknown {
  if (Array.isArray(value)) return value.map((member) => mark(member, space, id))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) copy[name] = mark(member, space, id)
  const { component, _uid: uid } = copy
  if (typeof component === 'string' && typeof uid === 'string') {
    copy._editable = `<!--#storyblok#{"name": ${quote(component)}, "space": ${quote(space)}, "uid": ${quote(
      uid,
    )}, "id": ${quote(id)}}-->`
  }
  return copy
}

/** The bridge's parser strips backslashes and ends at `-->`, so neither may appear; names hold neither in practice. */
const quote = (text: string): string => `"${text.replace(/["\\]|-->/g, '')}"`

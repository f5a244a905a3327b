/**
 * Copies a draft's content and adds `_editable` to every block, in rich text too: the visual editor finds the element
 * of a block by this comment.
 */
export const withEditable = <Content>(content: Content, space: number, story: number): Content =>
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

/** Escaping: the bridge's parser strips backslashes and ends at `-->`; real names contain neither. */
const quote = (text: string): string => `"${text.replace(/["\\]|-->/g, '')}"`

type Members = Readonly<Record<string, unknown>>

/** A node of formatted text. */
export interface TextNode {
  readonly type: string
  readonly attrs: Members
  readonly text: string
  readonly marks: readonly { readonly type: string; readonly attrs: Members }[]
}

const recordOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {})

/** All nodes of formatted text in document order, without the content of embedded blocks. */
export function nodesOf(document: unknown): TextNode[] {
  const { type, attrs, text, marks, content } = recordOf(document)
  if (typeof type !== 'string') return []
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  return [
    {
      type,
      attrs: recordOf(attrs),
      text: typeof text === 'string' ? text : '',
      marks: list(marks).map((mark) => ({ type: String(recordOf(mark).type), attrs: recordOf(recordOf(mark).attrs) })),
    },
    ...list(content).flatMap(nodesOf),
  ]
}

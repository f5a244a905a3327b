import type { Nodes, Parents, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Nodes and marks as the content service stores formatted text. */
export interface RichNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
  readonly text?: string
  readonly marks?: readonly Mark[]
}

interface Mark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

export interface RichTextContext {
  /** Finds the story of a path. Throws if there is none. */
  resolve(path: string): { readonly uuid: string; readonly fullSlug: string }
  /** Applies the language's quotation marks and spaces. */
  typeset(text: string): string
}

/** `{#spa}` at the end of a heading sets an anchor. */
const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Markdown → a document of the content service. Throws on elements that content does not use. */
export function toRichText(markdown: string, context: RichTextContext): RichNode {
  const tree = fromMarkdown(context.typeset(markdown))
  return { type: 'doc', content: tree.children.map((node) => toBlock(node, context)) }
}

function toBlock(node: RootContent, context: RichTextContext): RichNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inline(node, context) }
    case 'heading':
      return {
        type: 'heading',
        // The service's schema requires an alignment, even if it is null.
        attrs: { level: node.depth, textAlign: null },
        content: anchored(inline(node, context)),
      }
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map((child) => toBlock(child, context)) }
    case 'list':
      return {
        type: node.ordered ? 'ordered_list' : 'bullet_list',
        ...(node.ordered ? { attrs: { order: node.start ?? 1 } } : {}),
        content: node.children.map((item) => ({
          type: 'list_item',
          content: item.children.map((child) => toBlock(child, context)),
        })),
      }
    case 'thematicBreak':
      return { type: 'horizontal_rule' }
    default:
      throw new Error(`Markdown “${node.type}” is not used in content.`)
  }
}

/** Moves `{#name}` from the end of a heading into an anchor mark of its last text. */
function anchored(nodes: readonly RichNode[]): readonly RichNode[] {
  const last = nodes.at(-1)
  const match = ANCHOR.exec(last?.text ?? '')
  if (!last || !match) return nodes
  const text = (last.text ?? '').replace(ANCHOR, '')
  return [
    ...nodes.slice(0, -1),
    { ...last, text, marks: [...(last.marks ?? []), { type: 'anchor', attrs: { id: match[1] } }] },
  ]
}

const inline = (node: Parents, context: RichTextContext, marks: readonly Mark[] = []): RichNode[] =>
  node.children.flatMap((child) => toInline(child, context, marks))

function toInline(node: Nodes, context: RichTextContext, marks: readonly Mark[]): RichNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replace(/\n/g, ' '), ...(marks.length > 0 ? { marks } : {}) }]
    case 'strong':
      return inline(node, context, [...marks, { type: 'bold' }])
    case 'emphasis':
      return inline(node, context, [...marks, { type: 'italic' }])
    case 'break':
      return [{ type: 'hard_break' }]
    case 'link':
      return inline(node, context, [...marks, { type: 'link', attrs: linkAttributes(node.url, context) }])
    default:
      throw new Error(`Markdown “${node.type}” is not used in content.`)
  }
}

function linkAttributes(address: string, context: RichTextContext): Readonly<Record<string, unknown>> {
  if (address.startsWith('mailto:'))
    return { href: address.slice('mailto:'.length), uuid: null, anchor: null, target: null, linktype: 'email' }
  if (!address.startsWith('story:')) return { href: address, uuid: null, anchor: null, target: null, linktype: 'url' }
  const [path = '', anchor] = address.slice('story:'.length).split('#')
  const { uuid, fullSlug } = context.resolve(path)
  return { href: fullSlug, uuid, anchor: anchor ?? null, target: null, linktype: 'story' }
}

import { type Result, fail, ok } from '../domain/result.ts'
import { type RawBlock, isRawBlock } from './define-block.ts'
import type { FieldFault } from './field.ts'
import { parseAsset, parseLink } from './decode.ts'
import type { Asset, Link } from './values.ts'

/** Formatted text as a tree of known nodes and marks; unknown nodes are replaced by their children. */
export interface RichText {
  readonly nodes: readonly RichTextNode[]
}

export type Align = 'left' | 'center' | 'right' | 'justify'

export interface TableCell {
  readonly header: boolean
  readonly colspan: number
  readonly rowspan: number
  readonly nodes: readonly RichTextNode[]
}

export type RichTextNode =
  | { readonly type: 'paragraph'; readonly align: Align | undefined; readonly nodes: readonly RichTextNode[] }
  | {
      readonly type: 'heading'
      readonly level: 1 | 2 | 3 | 4 | 5 | 6
      readonly align: Align | undefined
      readonly nodes: readonly RichTextNode[]
    }
  | { readonly type: 'blockquote' | 'bulletList' | 'listItem'; readonly nodes: readonly RichTextNode[] }
  | { readonly type: 'orderedList'; readonly start: number; readonly nodes: readonly RichTextNode[] }
  | { readonly type: 'codeBlock'; readonly language: string; readonly text: string }
  | { readonly type: 'hardBreak' | 'horizontalRule' }
  | { readonly type: 'image'; readonly asset: Asset }
  | { readonly type: 'emoji'; readonly name: string; readonly emoji: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly type: 'blocks'; readonly blocks: readonly RawBlock[] }
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[] }

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'superscript' | 'subscript' }
  | { readonly type: 'link'; readonly link: Link; readonly custom: Readonly<Record<string, string>> }
  | { readonly type: 'anchor'; readonly id: string }
  | { readonly type: 'styled'; readonly className: string }
  | { readonly type: 'textColor' | 'highlight'; readonly color: string }

type Raw = Record<string, unknown>

/** Recursion limit against stack overflow, beyond what an editor can produce. */
const MAX_DEPTH = 40

/** Parses a rich-text field; an empty document is undefined. */
export function parseRichText(raw: unknown): Result<RichText | undefined, FieldFault> {
  const doc = asRecord(raw)
  if (!doc || doc.type !== 'doc') return fail('formatted')
  const nodes = parseNodes(doc.content, 0)
  return ok(nodes.every(isBlank) ? undefined : { nodes })
}

const asRecord = (raw: unknown): Raw | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Raw) : undefined

const asText = (raw: unknown): string => (typeof raw === 'string' ? raw : '')

const asCount = (raw: unknown, least: number, most: number): number =>
  typeof raw === 'number' && Number.isInteger(raw) ? Math.min(Math.max(raw, least), most) : least

const asAlign = (raw: unknown): Align | undefined =>
  raw === 'left' || raw === 'center' || raw === 'right' || raw === 'justify' ? raw : undefined

/** An untouched editor stores one empty paragraph. */
const isBlank = (node: RichTextNode): boolean => node.type === 'paragraph' && node.nodes.every(isBlank)

function parseNodes(raw: unknown, depth: number): RichTextNode[] {
  if (!Array.isArray(raw) || depth > MAX_DEPTH) return []
  return raw.flatMap((entry: unknown) => {
    const node = asRecord(entry)
    return node ? parseNode(node, depth + 1) : []
  })
}

function parseNode(node: Raw, depth: number): RichTextNode[] {
  const attrs = asRecord(node.attrs) ?? {}
  const children = () => parseNodes(node.content, depth)
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', align: asAlign(attrs.textAlign), nodes: children() }]
    case 'heading': {
      const level = asCount(attrs.level, 1, 6) as 1 | 2 | 3 | 4 | 5 | 6
      return [{ type: 'heading', level, align: asAlign(attrs.textAlign), nodes: children() }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', nodes: children() }]
    case 'bullet_list':
      return [{ type: 'bulletList', nodes: children() }]
    case 'ordered_list':
      return [{ type: 'orderedList', start: asCount(attrs.order, 1, 100_000), nodes: children() }]
    case 'list_item':
      return [{ type: 'listItem', nodes: children() }]
    case 'code_block': {
      const language = asText(attrs.class).replace(/^language-/, '')
      return [{ type: 'codeBlock', language: /^[\w+#-]*$/.test(language) ? language : '', text: plainText(children()) }]
    }
    case 'hard_break':
      return [{ type: 'hardBreak' }]
    case 'horizontal_rule':
      return [{ type: 'horizontalRule' }]
    case 'image': {
      const asset = parseAsset({ ...attrs, filename: attrs.src })
      return asset.ok && asset.value ? [{ type: 'image', asset: asset.value }] : []
    }
    case 'emoji':
      return [{ type: 'emoji', name: asText(attrs.name), emoji: asText(attrs.emoji) }]
    case 'table':
      return [{ type: 'table', rows: parseRows(node.content, depth) }]
    case 'blok': {
      const blocks = Array.isArray(attrs.body) ? attrs.body.filter(isRawBlock) : []
      return blocks.length > 0 ? [{ type: 'blocks', blocks }] : []
    }
    case 'text': {
      const text = asText(node.text)
      return text === '' ? [] : [{ type: 'text', text, marks: parseMarks(node.marks) }]
    }
    default:
      return children()
  }
}

function parseRows(raw: unknown, depth: number): TableCell[][] {
  if (!Array.isArray(raw) || depth > MAX_DEPTH) return []
  return raw.flatMap((entry: unknown) => {
    const row = asRecord(entry)
    if (row?.type !== 'tableRow' || !Array.isArray(row.content)) return []
    return [
      row.content.flatMap((cellEntry: unknown): TableCell[] => {
        const cell = asRecord(cellEntry)
        if (cell?.type !== 'tableHeader' && cell?.type !== 'tableCell') return []
        const attrs = asRecord(cell.attrs) ?? {}
        return [
          {
            header: cell.type === 'tableHeader',
            colspan: asCount(attrs.colspan, 1, 100),
            rowspan: asCount(attrs.rowspan, 1, 100),
            nodes: parseNodes(cell.content, depth + 1),
          },
        ]
      }),
    ]
  })
}

function parseMarks(raw: unknown): Mark[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry: unknown): Mark[] => {
    const mark = asRecord(entry)
    const attrs = asRecord(mark?.attrs) ?? {}
    switch (mark?.type) {
      case 'strong':
        return [{ type: 'bold' }]
      case 'bold':
      case 'italic':
      case 'strike':
      case 'underline':
      case 'code':
      case 'superscript':
      case 'subscript':
        return [{ type: mark.type }]
      case 'link': {
        // A mark has the address in `href` and the story's uuid in `uuid`; a field has them in `url` and `id`.
        const link = parseLink({ ...attrs, url: attrs.href, cached_url: attrs.href, id: attrs.uuid })
        return link.ok && link.value ? [{ type: 'link', link: link.value, custom: parseCustom(attrs.custom) }] : []
      }
      case 'anchor':
        return asText(attrs.id) === '' ? [] : [{ type: 'anchor', id: asText(attrs.id) }]
      case 'styled':
        return asText(attrs.class) === '' ? [] : [{ type: 'styled', className: asText(attrs.class) }]
      case 'textStyle':
        return asText(attrs.color) === '' ? [] : [{ type: 'textColor', color: asText(attrs.color) }]
      case 'highlight':
        return [{ type: 'highlight', color: asText(attrs.color) }]
      default:
        return []
    }
  })
}

function parseCustom(raw: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asRecord(raw) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Plain text of a tree, for structured data and search: one line per paragraph, list item or cell. */
export const plainText = (nodes: readonly RichTextNode[]): string => linesOf(nodes).join('\n')

function linesOf(nodes: readonly RichTextNode[]): string[] {
  const lines: string[] = []
  let open = false
  for (const node of nodes) {
    const words = inlineText(node)
    if (words === undefined) lines.push(...blockLines(node))
    else if (open) lines.push((lines.pop() ?? '') + words)
    else lines.push(words)
    open = words !== undefined
  }
  return lines.filter((line) => line.trim() !== '')
}

/** Text of an inline node; undefined for a block node, which gets its own lines. */
function inlineText(node: RichTextNode): string | undefined {
  switch (node.type) {
    case 'text':
      return node.text
    case 'emoji':
      return node.emoji
    case 'hardBreak':
      return '\n'
    default:
      return undefined
  }
}

function blockLines(node: RichTextNode): string[] {
  if (node.type === 'codeBlock') return [node.text]
  if (node.type === 'table') return node.rows.flat().flatMap((cell) => linesOf(cell.nodes))
  return 'nodes' in node ? linesOf(node.nodes) : []
}

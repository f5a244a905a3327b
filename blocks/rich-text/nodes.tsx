import type { ReactNode } from 'react'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { RichTextNode } from '@barriere/shared/block-kit/rich-text.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { RichTextImage } from './image.tsx'
import { type Inline, Texts } from './marks.tsx'
import styles from './prose.module.css'
import { RichTextTable } from './table.tsx'

export interface NodesProps {
  readonly nodes: readonly RichTextNode[]
  readonly locale: Locale
  /** Renders embedded blocks; without it they are left out. */
  readonly renderBlocks?: ((blocks: readonly RawBlock[]) => ReactNode) | undefined
}

type Frame = Omit<NodesProps, 'nodes'>

/** Renders known nodes as elements; no markup is passed through. */
export function Nodes({ nodes, ...frame }: NodesProps): ReactNode {
  return group(nodes).map((part, index) =>
    Array.isArray(part) ? (
      <Texts key={index} nodes={part} locale={frame.locale} />
    ) : (
      <Node key={index} node={part} {...frame} />
    ),
  )
}

type Other = Exclude<RichTextNode, Inline>

const isInline = (node: RichTextNode): node is Inline => node.type === 'text' || node.type === 'hardBreak'

/** Groups neighbouring texts and line breaks. Every other node is separate. */
function group(nodes: readonly RichTextNode[]): (Other | Inline[])[] {
  const parts: (Other | Inline[])[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (!isInline(node)) parts.push(node)
    else if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  return parts
}

const isPicture = (node: RichTextNode): boolean => node.type === 'image'

const isBlank = (nodes: readonly RichTextNode[]): boolean =>
  nodes.every((node) => node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === ''))

/**
 * Splits a paragraph into pictures and the texts between them, because a figure must not be inside a paragraph. A
 * paragraph without a picture is one part, even if it is empty.
 */
function withoutPictures(nodes: readonly RichTextNode[]): readonly (readonly RichTextNode[])[] {
  if (!nodes.some(isPicture)) return [nodes]
  const parts: RichTextNode[][] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (last?.[0] && isPicture(last[0]) === isPicture(node)) last.push(node)
    else parts.push([node])
  }
  return parts.filter((part) => part.some(isPicture) || !isBlank(part))
}

function Node({ node, ...frame }: { node: Other } & Frame): ReactNode {
  const children = (nodes: readonly RichTextNode[]) => <Nodes nodes={nodes} {...frame} />
  switch (node.type) {
    case 'paragraph':
      return withoutPictures(node.nodes).map((part, index) =>
        part.every(isPicture) && part.length > 0 ? (
          <Nodes key={index} nodes={part} {...frame} />
        ) : (
          <p key={index} className={node.align && styles[node.align]}>
            {children(part)}
          </p>
        ),
      )
    case 'heading': {
      // Editors may leave an empty line as a heading, which screen readers would announce.
      if (isBlank(node.nodes)) return null
      // The page's only h1 belongs to its first block.
      const Tag = `h${node.level === 1 ? 2 : node.level}` as const
      return <Tag className={node.align && styles[node.align]}>{children(node.nodes)}</Tag>
    }
    case 'blockquote':
      return <blockquote>{children(node.nodes)}</blockquote>
    case 'bulletList':
      return <ul>{children(node.nodes)}</ul>
    case 'orderedList':
      return <ol start={node.start === 1 ? undefined : node.start}>{children(node.nodes)}</ol>
    case 'listItem':
      return <li>{children(node.nodes)}</li>
    case 'codeBlock':
      return (
        <pre tabIndex={0}>
          <code data-language={node.language || undefined}>{node.text}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'image':
      return <RichTextImage asset={node.asset} />
    case 'emoji':
      return node.emoji || `:${node.name}:`
    case 'table':
      return <RichTextTable rows={node.rows} locale={frame.locale} renderCell={children} />
    case 'blocks':
      return frame.renderBlocks?.(node.blocks) ?? null
  }
}

/** Formatted text with the spacing of prose. */
export function Prose(props: NodesProps) {
  return (
    <div className={styles.prose}>
      <Nodes {...props} />
    </div>
  )
}

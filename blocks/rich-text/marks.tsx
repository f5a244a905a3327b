import { Raised } from '#components/ui/raised.tsx'
import { Fragment, type ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { LinkedPhones } from '#components/ui/linked-phones.tsx'
import { toAnchor } from '#lib/content/links.ts'
import type { Mark, RichTextNode } from '@barriere/shared/block-kit/rich-text.ts'
import { displayPhone } from '@barriere/shared/domain/people/displayed-phone.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { safeColor, safeId, safeLinkAttributes, safeStyles } from './attributes.ts'
import styles from './prose.module.css'

type TextNode = Extract<RichTextNode, { type: 'text' }>

/** A text, or a line break between texts. */
export type Inline = Extract<RichTextNode, { type: 'text' | 'hardBreak' }>

type LinkMark = Extract<Mark, { type: 'link' }>

/** Consecutive texts and line breaks with the same link, or without a link. */
interface Run {
  readonly link: LinkMark | undefined
  readonly nodes: readonly Inline[]
}

const linkOf = (text: TextNode): LinkMark | undefined => text.marks.find((mark) => mark.type === 'link')

const sameLink = (a: LinkMark | undefined, b: LinkMark | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

const isText = (node: Inline): node is TextNode => node.type === 'text'

/**
 * Merges neighbouring texts of one link into one `<a>`: bold words or a line break inside a link must not split it. A
 * line break at the end of a link does not belong to it.
 */
function toRuns(nodes: readonly Inline[]): Run[] {
  const runs: { link: LinkMark | undefined; nodes: Inline[] }[] = []
  for (const [index, node] of nodes.entries()) {
    const text = isText(node) ? node : nodes.slice(index).find(isText)
    const next = text && linkOf(text)
    const last = runs.at(-1)
    const link = isText(node) || sameLink(last?.link, next) ? next : undefined
    if (last && sameLink(last.link, link)) last.nodes.push(node)
    else runs.push({ link, nodes: [node] })
  }
  return runs
}

/** Texts with their marks. A link without a valid address renders its text alone. */
export function Texts({ nodes, locale }: { nodes: readonly Inline[]; locale: Locale }) {
  return toRuns(nodes).map(({ link, nodes: run }, index) => {
    const anchor = toAnchor(link?.link, locale)
    const words = run.map((node, position) =>
      isText(node) ? <Marked key={position} text={node} isLinked={anchor !== undefined} /> : <br key={position} />,
    )
    return anchor ? (
      <a key={index} {...anchor} {...safeLinkAttributes(link?.custom ?? {}, anchor.rel)}>
        {words}
      </a>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    )
  })
}

/** A text with its marks. Telephone numbers become links, even if the editor did not link them. */
const Marked = ({ text, isLinked }: { text: TextNode; isLinked: boolean }): ReactNode =>
  text.marks.reduceRight<ReactNode>(
    (inside, mark) => wrap(mark, inside),
    isLinked ? <Raised text={unbroken(text)} /> : <LinkedPhones text={text.text} />,
  )

const unbroken = ({ text, marks }: TextNode): string =>
  marks.some((mark) => mark.type === 'link' && mark.link.kind === 'url' && mark.link.url.startsWith('tel:'))
    ? displayPhone(text)
    : text

function wrap(mark: Mark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'strike':
      return <s>{inside}</s>
    case 'underline':
      return <u>{inside}</u>
    case 'code':
      return <code>{inside}</code>
    case 'superscript':
      return <sup>{inside}</sup>
    case 'subscript':
      return <sub>{inside}</sub>
    case 'link':
      return inside
    case 'anchor': {
      const id = safeId(mark.id)
      return id ? <span id={id}>{inside}</span> : inside
    }
    case 'styled': {
      const known = safeStyles(mark.className)
      return known.length > 0 ? <span className={cx(...known.map((style) => styles[style]))}>{inside}</span> : inside
    }
    case 'textColor': {
      const color = safeColor(mark.color)
      return color ? <span style={{ color }}>{inside}</span> : inside
    }
    case 'highlight': {
      const color = safeColor(mark.color)
      return color ? <mark style={{ backgroundColor: color }}>{inside}</mark> : <mark>{inside}</mark>
    }
  }
}

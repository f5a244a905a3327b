import { Raised } from '#components/ui/raised.tsx'
import { Fragment, type ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { LinkedPhones } from '#components/ui/linked-phones.tsx'
import { toAnchor } from '#lib/content/links.ts'
import type { Mark, RichTextNode } from '#lib/content/rich-text/document.ts'
import { displayPhone } from '#lib/domain/displayed-phone.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { safeColor, safeId, safeLinkAttributes, safeStyles } from './attributes.ts'
import styles from './prose.module.css'

type TextNode = Extract<RichTextNode, { type: 'text' }>

type LinkMark = Extract<Mark, { type: 'link' }>

/** A run of text and its link, if any. */
interface Run {
  readonly link: LinkMark | undefined
  readonly texts: readonly TextNode[]
}

const linkOf = (text: TextNode): LinkMark | undefined => text.marks.find((mark) => mark.type === 'link')

const sameLink = (a: LinkMark | undefined, b: LinkMark | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Merges neighbouring texts of one link into one `<a>`: bold words inside a link must not split it. */
function toRuns(texts: readonly TextNode[]): Run[] {
  const runs: { link: LinkMark | undefined; texts: TextNode[] }[] = []
  for (const text of texts) {
    const link = linkOf(text)
    const last = runs.at(-1)
    if (last && sameLink(last.link, link)) last.texts.push(text)
    else runs.push({ link, texts: [text] })
  }
  return runs
}

/** Texts with their marks. A link without a valid address renders its text alone. */
export function Texts({ texts, locale }: { texts: readonly TextNode[]; locale: Locale }) {
  return toRuns(texts).map(({ link, texts: run }, index) => {
    const anchor = toAnchor(link?.link, locale)
    const words = run.map((text, position) => <Marked key={position} text={text} isLinked={anchor !== undefined} />)
    return anchor ? (
      <a key={index} {...anchor} {...safeLinkAttributes(link?.custom ?? {}, anchor.rel)}>
        {words}
      </a>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    )
  })
}

/** A telephone number is a link, also where an editor has made none of it. */
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

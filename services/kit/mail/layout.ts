import { ordinalsIn } from '@barriere/shared/domain/text/ordinals.ts'
import { phonesIn } from '@barriere/shared/domain/people/displayed-phone.ts'
import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'
import { DISPLAY_FONT_FACE, DISPLAY_FONTS, TEXT_FONTS } from '../display-font.ts'

/** Content of a mail in one language, for plain text and HTML. All texts are plain: markup in them is escaped. */
export interface MailDocument {
  readonly language: string
  readonly subject: string
  /**
   * Paragraphs, which may have several lines. The first is the greeting; the second, the purpose, is also the preview
   * line of mailboxes (preheader).
   */
  readonly opening: readonly string[]
  /** Labelled details after the opening; a value may have several lines. */
  readonly facts?: readonly MailFact[]
  /** A picture that the mail carries, before the facts. */
  readonly picture?: MailPicture | undefined
  /** Main link; its address is absolute. */
  readonly action?: MailLink | undefined
  /** Paragraphs after the action. */
  readonly closing: readonly string[]
  /** Small links at the foot, such as to end a subscription; addresses are absolute. */
  readonly links?: readonly MailLink[]
  /** Signature of the mails. */
  readonly sender: string
  /** The site's address, without a trailing slash. */
  readonly origin: string
  /** The language's colon, with its space. */
  readonly colon: string
}

/** A square picture on white, in CSS pixels. */
export interface MailPicture {
  readonly contentId: string
  readonly alt: string
  readonly size: number
}

export interface MailLink {
  readonly label: string
  readonly address: string
}

export interface MailFact {
  readonly label: string
  readonly value: string
}

/**
 * Subject, plain text and HTML of a mail in the design language. Tables and inline styles: Outlook lays out nothing
 * else, and Gmail drops style sheets in forwarded mails. Tracking: no picture is remote, since it would report that the
 * mail was opened, and mail programs hide it; the wordmark is text.
 */
export function renderMail(mail: MailDocument): { subject: string; text: string; html: string } {
  return { subject: mail.subject, text: textOf(mail), html: htmlOf(mail) }
}

function textOf(mail: MailDocument): string {
  const { opening, facts = [], action, closing, links = [], sender, colon } = mail
  const list = facts.map(({ label, value }) => `${label}${colon}${value.includes('\n') ? '\n' : ' '}${value}`)
  const written = ({ label, address }: MailLink): string => `${label}${colon}\n${address}`
  const link = action ? [written(action)] : []
  const told = [...opening, ...(list.length > 0 ? [list.join('\n')] : []), ...link, ...closing]
  return `${[...told, sender, ...links.map(written)].join('\n\n')}\n`
}

/** Inks of the design language §2, by role. The dark theme works by class, since inline styles know no media query. */
const INKS = {
  page: '#f7f0e0',
  sheet: '#fffbf1',
  text: '#13203a',
  soft: '#44506a',
  line: '#e4d5b5',
  band: '#b4321f',
  onBand: '#fffbf1',
} as const

/** `[data-ogsc]`: Outlook.com and its apps do not support the media query, but mark the elements that they darken. */
const NIGHT = [
  ['.page', 'background-color: #0b1428'],
  ['.sheet', 'background-color: #132140; border-color: #1c2e55'],
  ['.text', 'color: #f8ecd2'],
  ['.soft', 'color: #bfc4d2'],
  ['.line', 'border-color: #1c2e55'],
  ['.key', 'background-color: #e9b95a'],
  ['.key-label', 'color: #13203a; border-color: #13203a'],
] as const

const important = (declarations: string): string => declarations.replace(/(?=;|$)/g, ' !important')

const STYLE = `
${DISPLAY_FONT_FACE}
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${NIGHT.map(([selector, declarations]) => `${selector} { ${important(declarations)} }`).join('\n')}
}
${NIGHT.map(([selector, declarations]) => `[data-ogsc] ${selector} { ${important(declarations)} }`).join('\n')}
@media (max-width: 480px) { .inner { padding: 24px 20px !important } .title { font-size: 24px !important } }
`

const HEADING = `margin:0;font:400 28px/1.14 ${DISPLAY_FONTS};color:${INKS.onBand}`

const PARAGRAPH = `margin:0 0 20px;font:400 18px/1.5 ${TEXT_FONTS};color:${INKS.text};overflow-wrap:anywhere`

/** Escaped text without a line break in “e-mail”: mail programs print a word joiner as a box. */
const unbroken = (text: string): string =>
  escapeMarkup(text).replace(/(?<![\w@.-])e-mail/gi, '<span style="white-space:nowrap">$&</span>')

/** Raised endings of French ordinals. Line height 0: otherwise they would move the line below. */
const raised = (text: string): string =>
  ordinalsIn(text)
    .map((part) => (part.raised ? `<sup style="font-size:11px;line-height:0">${part.text}</sup>` : unbroken(part.text)))
    .join('')

/** Telephone numbers are links, with no-break spaces; ordinals are raised. */
const wordsOf = (text: string): string =>
  phonesIn(text)
    .map((part) =>
      part.href === undefined
        ? raised(part.text)
        : `<a class="text" href="${part.href}" style="color:${INKS.text}">${escapeMarkup(part.text)}</a>`,
    )
    .join('')

const linesOf = (text: string): string => text.split('\n').map(wordsOf).join('<br>')

const paragraph = (text: string): string => `<p class="text" style="${PARAGRAPH}">${linesOf(text)}</p>`

const CELL = `vertical-align:top;text-align:left;font:400 16px/1.45 ${TEXT_FONTS}`

const RULE = `border-top:1px solid ${INKS.line}`

/** Maximum number of characters of a one-line value beside its label; other values have the whole width below it. */
const BESIDE = 60

function factRow({ label, value }: MailFact): string {
  const lines = value.split('\n')
  const isBeside = lines.length === 1 && value.length <= BESIDE
  const width = isBeside ? 'width="30%"' : 'colspan="2"'
  const head = `<th class="soft line" scope="row" ${width} style="${CELL};${RULE};padding:8px 16px ${
    isBeside ? 8 : 0
  }px 0;white-space:nowrap;color:${INKS.soft}">${escapeMarkup(label)}</th>`
  const words = linesOf(value)
  const style = `${CELL};padding:${isBeside ? '8px' : '2px'} 0 8px;overflow-wrap:anywhere;color:${INKS.text}`
  return isBeside
    ? `<tr>${head}<td class="text line" style="${style};${RULE}">${words}</td></tr>`
    : `<tr>${head}</tr><tr><td class="text" colspan="2" style="${style}">${words}</td></tr>`
}

const factTable = (facts: readonly MailFact[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
${facts.map(factRow).join('\n')}
</table>`

/** A button is a table cell with a background: Outlook ignores the padding of a link. */
const button = ({ label, address }: MailLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr>
<td class="key" bgcolor="${INKS.band}" style="padding:3px;background-color:${INKS.band};border-radius:2px">
<a class="key-label" href="${escapeMarkup(address)}" style="display:block;padding:12px 22px;border:1px solid ${
    INKS.onBand
  };font:700 18px/1.3 ${TEXT_FONTS};color:${INKS.onBand};text-decoration:none">${unbroken(label)}</a>
</td></tr></table>`

const footLink = ({ label, address }: MailLink): string =>
  `<br><a class="soft" href="${escapeMarkup(address)}" style="color:${INKS.soft}">${unbroken(label)}</a>`

/** White in the dark theme too: scanners cannot read a light code on a dark ground. */
const pictureOf = ({ contentId, alt, size }: MailPicture): string =>
  `<p style="margin:0 0 24px"><img src="cid:${contentId}" alt="${escapeMarkup(alt)}" width="${size}" height="${size}"
style="display:block;width:${size}px;height:${size}px;background-color:#ffffff"></p>`

const htmlOf = ({
  language,
  subject,
  opening,
  facts = [],
  picture,
  action,
  closing,
  links = [],
  sender,
  origin,
}: MailDocument): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeMarkup(subject)}</title>
<style>${STYLE}</style>
<!--[if mso]><style>* { font-family: 'Trebuchet MS', sans-serif !important }</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background-color:${INKS.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(opening[1] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${
    INKS.page
  }" style="background-color:${INKS.page}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="center" style="padding:8px 0 20px"><a class="text" href="${escapeMarkup(
    `${origin}/`,
  )}" style="font:400 22px/1.2 ${DISPLAY_FONTS};letter-spacing:.26em;color:${
    INKS.text
  };text-decoration:none">BARRIÈRE</a></td></tr>
<tr><td class="sheet" bgcolor="${INKS.sheet}" style="padding:8px;background-color:${INKS.sheet};border:1px solid ${
    INKS.line
  }">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td bgcolor="${INKS.band}" style="padding:26px 24px;background-color:${INKS.band}">
<h1 class="title" style="${HEADING}">${unbroken(subject)}</h1>
</td></tr>
<tr><td class="inner" style="padding:32px 32px 12px">
${opening.map(paragraph).join('\n')}
${[...(picture ? [pictureOf(picture)] : []), ...(facts.length > 0 ? [factTable(facts)] : [])]
  .map((part) => `${part}\n`)
  .join('')}${action ? button(action) : ''}
${closing.map(paragraph).join('\n')}
</td></tr></table>
</td></tr>
<tr><td class="soft" align="center" style="padding:20px 12px;font:400 15px/1.5 ${TEXT_FONTS};color:${
    INKS.soft
  }">${escapeMarkup(sender)}${links.map(footLink).join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`

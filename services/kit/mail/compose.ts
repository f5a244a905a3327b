import { fillPlaceholders } from '@barriere/shared/domain/text/placeholders.ts'
import { FORMATS } from '@barriere/shared/locales/locales.ts'
import type { MailWords } from '@barriere/shared/locales/types.ts'
import type { MailContents, WrittenMail } from '../accounts/programme.ts'
import { renderMail } from './layout.ts'

interface Words extends MailWords {
  /** Label of the link. */
  readonly action?: string
}

interface Composed {
  readonly words: Words
  /** Path of the page that the link leads to; absent for a mail without one. */
  readonly path?: string | undefined
  /** Signature. */
  readonly sender: string
}

/**
 * A mail of a programme: its words with their placeholders filled in, in the order greeting, purpose, link, then what
 * to do if the mail was not expected. HTML injection: a member's own values are escaped.
 */
export function composeWords(
  { locale, origin, token, name, values, facts = [], picture }: Omit<MailContents, 'kind'>,
  { words, path, sender }: Composed,
): WrittenMail {
  const fill = (text: string): string => fillPlaceholders(text, (placeholder) => values[placeholder] ?? '')
  const subject = fill(words.subject)
  const paragraphs = words.paragraphs.map((paragraph) =>
    fill(paragraph.replace(' {name}', () => (name === undefined ? '' : ` ${name}`))),
  )
  const action =
    path === undefined || words.action === undefined
      ? undefined
      : { label: words.action, address: `${origin}${path}${token === undefined ? '' : `?token=${token}`}` }
  return renderMail({
    language: locale,
    subject,
    opening: paragraphs.slice(0, 2),
    facts,
    picture,
    action,
    closing: paragraphs.slice(2),
    sender,
    origin,
    colon: FORMATS[locale].colon,
  })
}

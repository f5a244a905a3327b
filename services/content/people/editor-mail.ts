import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fillPlaceholders } from '@barriere/shared/domain/text/placeholders.ts'
import { FORMATS, LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import type { LinkMailWords } from '@barriere/shared/locales/types.ts'
import { type MailFact, renderMail } from '../../kit/mail/layout.ts'

/** Properties of every mail to a user of the editor. */
export interface EditorMail {
  readonly language: Locale
  /** Name of the recipient. */
  readonly name: string
  /** Absolute URL of the link. */
  readonly address: string
  /** Origin of the editor. */
  readonly origin: string
}

/**
 * A day in Paris as text, such as `1er décembre 2026`.
 * @param more options of `Intl.DateTimeFormat`, such as `timeStyle` for the time of day
 */
export const dayOf = (at: Date, language: Locale, more: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language].format, { dateStyle: 'long', timeZone: 'Europe/Paris', ...more })
    .format(at)
    .replace(/^\d+/, (digits) => FORMATS[language].dayOfMonth(Number(digits)))

/**
 * Subject, plain text and HTML of a mail to a user of the editor. The values replace placeholders. HTML injection: they
 * are escaped.
 */
export function editorMail(
  { subject, opening, action, closing }: LinkMailWords,
  { language, name, address, origin }: EditorMail,
  values: Readonly<Record<string, string>> = {},
  facts: readonly MailFact[] = [],
): ReturnType<typeof renderMail> {
  return renderMail({
    language,
    subject,
    opening: opening.map((text) =>
      fillPlaceholders(text, (placeholder) => (placeholder === 'name' ? name : values[placeholder])),
    ),
    facts,
    action: { label: action, address },
    closing,
    sender: 'Barrière',
    origin,
    colon: FORMATS[language].colon,
  })
}

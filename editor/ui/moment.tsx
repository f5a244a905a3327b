import { type Language, useLanguage } from '../words.ts'

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' }),
}

/** A moment in Paris as text, for places without elements. */
export const formatMoment = (at: Date, language: Language): string => FORMATS[language].format(at)

/** A moment in Paris. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{formatMoment(new Date(at), language)}</time>
}

const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Paris' }),
}

/** The day of a moment in Paris. @param at ISO 8601 */
export function Day({ at }: { at: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{DAYS[language].format(new Date(at))}</time>
}

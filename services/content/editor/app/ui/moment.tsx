import { type Language, useLanguage } from '../words.ts'

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' }),
}

/** A moment in Paris. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{FORMATS[language].format(new Date(at))}</time>
}

import { useLanguage } from '../words.ts'

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const

/** A moment in Paris, with its offset where the reader may be elsewhere in the year. */
export function When({ at }: { at: string }) {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}

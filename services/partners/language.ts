export type Language = 'fr' | 'en'

/** Words in both languages. */
export type Words = Readonly<Record<Language, string>>

export const words = (fr: string, en: string): Words => ({ fr, en })

/** `fr-FR`, `fr` → French; any other tag → English; no tag → French. */
export const languageOf = (tag: string | undefined): Language =>
  tag === undefined || tag.trim() === '' || /^\s*fr\b/i.test(tag) ? 'fr' : 'en'

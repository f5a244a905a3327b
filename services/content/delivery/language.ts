import type { Snapshot } from '../store/snapshot.ts'

/** A configured language's code, or null for the default language. An unknown code is the default one. */
export const knownLanguage = (snapshot: Snapshot, code: string | undefined): string | null =>
  snapshot.languages.find((language) => language.code.toLowerCase() === code?.toLowerCase())?.code ?? null

/** `en/blog` → the language and the rest; without a language prefix, null and the whole slug. */
export function splitLanguage(snapshot: Snapshot, slug: string): { language: string | null; rest: string } {
  const slash = slug.indexOf('/')
  const head = slash < 0 ? slug : slug.slice(0, slash)
  const language = snapshot.languages.find(({ code }) => code === head)?.code
  return language === undefined
    ? { language: null, rest: slug }
    : { language, rest: slash < 0 ? '' : slug.slice(slash + 1) }
}

import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { EN } from './en.ts'
import { FR, type Words } from './fr.ts'

/** The desk has its own languages: a language of the site without texts here falls back to French. */
const OWN: Readonly<Partial<Record<Locale, Words>>> = { fr: FR, en: EN }

/** All texts of the desk's pages, by language. */
export const WORDS = mapLocales((language): Words => OWN[language] ?? FR)

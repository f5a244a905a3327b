import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { EN } from './en.ts'
import { FR, type Words } from './fr.ts'

/** The desk's languages are its own: one of the site's that it does not speak yet has French words. */
const OWN: Readonly<Partial<Record<Locale, Words>>> = { fr: FR, en: EN }

/** Everything that the desk's pages say, by language. */
export const WORDS = mapLocales((language): Words => OWN[language] ?? FR)

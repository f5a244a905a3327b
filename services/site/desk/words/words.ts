import type { Locale } from '#lib/domain/locale.ts'
import { EN } from './en.ts'
import { FR, type Words } from './fr.ts'

/** Everything that the desk's pages say, by language. */
export const WORDS: Readonly<Record<Locale, Words>> = { fr: FR, en: EN }

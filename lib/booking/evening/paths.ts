import type { Locale } from '#lib/domain/locale.ts'

/**
 * Where an evening is put together, in each language. Its parameters make the page: it is rendered for each request.
 */
export const EVENING_PATHS: Readonly<Record<Locale, string>> = { fr: '/ma-soiree', en: '/en/my-evening' }

import { absoluteUrl } from '#lib/content/absolute-url.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

export const FEEDS = ['journal', 'agenda'] as const

type FeedName = (typeof FEEDS)[number]

export const feedPath = (name: FeedName, locale: Locale): string => `/feeds/${name}-${locale}.xml`

/** Feeds of a language, for a page's head. */
export const feedLinks = (locale: Locale): { url: string; title: string }[] =>
  FEEDS.map((name) => ({ url: absoluteUrl(feedPath(name, locale)), title: getTranslator(locale, 'feeds')(name) }))

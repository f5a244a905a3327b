import { type Agent, BROWSER_NAMES, SYSTEM_NAMES } from '../domain/people/agent.ts'
import { type Locale, localizedPath } from '../domain/locale.ts'
import type { CasinoMailWords, CasinoPaths, CasinoRewardWords } from './casino-types.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { PagePaths } from './page-paths.ts'
import type { SeatWords } from './seat-types.ts'
import type { Demonstration } from './demonstration-types.ts'
import type {
  AgentWords,
  BookingCodes,
  CityNames,
  EditorInvitationWords,
  EditorMentionWords,
  EditorRecoveryWords,
  EditorReviewWords,
  EditorScheduledWords,
  EditorTokenWords,
  Formats,
  HotelPaths,
  InvoiceWords,
  LanguageTags,
  Mails,
  NewsletterFormWords,
  NewsletterWords,
  Phone,
  Prepositions,
  RequestWords,
  Search,
} from './types.ts'

/**
 * One table for each thing that differs by language. Tables, and the parts of a language's file, are separate exports
 * for tree shaking: a browser's bundle holds only the parts that its islands use.
 */
type PerLocale<T> = Readonly<Record<Locale, T>>

/** Each language's name in itself. */
export const LANGUAGE_NAMES: PerLocale<string> = { fr: fr.name, en: en.name }

export const LANGUAGE_TAGS: PerLocale<LanguageTags> = { fr: fr.tags, en: en.tags }

export const FORMATS: PerLocale<Formats> = { fr: fr.formats, en: en.formats }

export const PREPOSITIONS: PerLocale<Prepositions> = { fr: fr.prepositions, en: en.prepositions }

export const PHONES: PerLocale<Phone> = { fr: fr.phone, en: en.phone }

/** Slugs of pages. */
export const PAGES: PerLocale<PagePaths> = { fr: fr.pages, en: en.pages }

export const HOTEL_PAGES: PerLocale<HotelPaths> = { fr: fr.hotelPages, en: en.hotelPages }

export const BOOKING_CODES: PerLocale<BookingCodes> = { fr: fr.booking, en: en.booking }

/** Translation of the legal gambling warning; undefined if none is needed. */
export const GAMBLING_AIDS: PerLocale<string | undefined> = { fr: fr.gamblingAid, en: en.gamblingAid }

export const CITY_NAMES: PerLocale<CityNames> = { fr: fr.cities, en: en.cities }

export const SEARCH: PerLocale<Search> = { fr: fr.search, en: en.search }

export const MAILS: PerLocale<Mails> = { fr: fr.mails, en: en.mails }

export const REQUESTS: PerLocale<RequestWords> = { fr: fr.requests, en: en.requests }

export const NEWSLETTER: PerLocale<NewsletterWords> = { fr: fr.newsletter, en: en.newsletter }

export const NEWSLETTER_FORM: PerLocale<NewsletterFormWords> = { fr: fr.newsletterForm, en: en.newsletterForm }

export const EDITOR_INVITATIONS: PerLocale<EditorInvitationWords> = { fr: fr.editorInvitation, en: en.editorInvitation }
export const EDITOR_RECOVERIES: PerLocale<EditorRecoveryWords> = { fr: fr.editorRecovery, en: en.editorRecovery }
export const EDITOR_MENTIONS: PerLocale<EditorMentionWords> = { fr: fr.editorMention, en: en.editorMention }
export const EDITOR_REVIEWS: PerLocale<EditorReviewWords> = { fr: fr.editorReview, en: en.editorReview }
export const EDITOR_SCHEDULES: PerLocale<EditorScheduledWords> = { fr: fr.editorScheduled, en: en.editorScheduled }
export const EDITOR_TOKENS: PerLocale<EditorTokenWords> = { fr: fr.editorToken, en: en.editorToken }

export const INVOICES: PerLocale<InvoiceWords> = { fr: fr.invoices, en: en.invoices }

const AGENTS: PerLocale<AgentWords> = { fr: fr.agents, en: en.agents }

export const DEMONSTRATION: PerLocale<Demonstration> = { fr: fr.demonstration, en: en.demonstration }

export const CASINO_PAGES: PerLocale<CasinoPaths> = { fr: fr.casinoPages, en: en.casinoPages }

export const CASINO_MAILS: PerLocale<CasinoMailWords> = { fr: fr.casinoMails, en: en.casinoMails }

export const CASINO_REWARDS: PerLocale<CasinoRewardWords> = { fr: fr.casinoRewards, en: en.casinoRewards }

export const SEATS: PerLocale<SeatWords> = { fr: fr.seats, en: en.seats }

/** Address of a page, with its language's prefix: `/recherche`, `/en/search`. */
export const pagePath = (page: keyof PagePaths, locale: Locale): string => localizedPath(PAGES[locale][page], locale)

/** Name of a browser: `Firefox sur Windows`, `Firefox on Windows`. */
export function agentName({ browser, system }: Agent, locale: Locale): string {
  const { on, unknownBrowser, unknownSystem } = AGENTS[locale]
  return on(
    browser === 'other' ? unknownBrowser : BROWSER_NAMES[browser],
    system === 'other' ? unknownSystem : SYSTEM_NAMES[system],
  )
}

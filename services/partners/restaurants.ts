import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { DAY, Refusal, optional, required, upcoming } from './checks.ts'
import { type Language, type Words, languageOf, words } from './language.ts'
import type { Fact, PartnerPage } from './page.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const DIGITS = /^\d{1,12}$/
const VENUE = /^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/
const PARTY = /^(?:[1-9]|1\d|20)$/
/** Zenchef’s languages, as far as the site uses them. */
const LANGUAGE = /^(?:fr|en)$/
const SOURCE = /^[\w.-]{1,60}$/

const unknownRestaurant = (): Refusal =>
  new Refusal(words('Aucun restaurant n’a cet identifiant.', 'No restaurant has this id.'))

/** `https://widget.thefork.com/{fr|en-GB}/{uuid}`. Throws a Refusal. */
export function theForkPage(
  path: { readonly language: string; readonly id: string },
  query: URLSearchParams,
  now: number,
): PartnerPage {
  if (!UUID.test(path.id)) throw unknownRestaurant()
  return tablePage('TheFork', languageOf(path.language), {
    restaurant: path.id,
    date: dateOf(query, 'date', now),
    party: optional(query, 'pax', PARTY),
    source: optional(query, 'utm_source', SOURCE),
  })
}

/** `https://bookings.zenchef.com/results?rid=…&pid=1001`. Throws a Refusal. */
export function zenchefPage(query: URLSearchParams, now: number): PartnerPage {
  const restaurant = required(query, 'rid', DIGITS)
  required(query, 'pid', DIGITS)
  return tablePage('Zenchef', languageOf(optional(query, 'lang', LANGUAGE)), {
    restaurant,
    date: dateOf(query, 'day', now),
    party: optional(query, 'pax', PARTY),
  })
}

/**
 * `https://www.sevenrooms.com/explore/{venue}/reservations/create/search/`, in the browser's language. Throws a
 * Refusal.
 */
export function sevenRoomsPage(
  venue: string,
  query: URLSearchParams,
  { now, language }: { readonly now: number; readonly language: Language },
): PartnerPage {
  if (!VENUE.test(venue)) throw unknownRestaurant()
  return tablePage('SevenRooms', language, {
    restaurant: venue,
    date: dateOf(query, 'date', now),
    party: optional(query, 'party_size', PARTY),
  })
}

function dateOf(query: URLSearchParams, name: string, now: number): string | undefined {
  const day = optional(query, name, DAY)
  return day === undefined ? undefined : upcoming(day, toParisTime(now).day)
}

const TERMS = {
  restaurant: words('Restaurant', 'Restaurant'),
  date: words('Jour', 'Day'),
  party: words('Convives', 'Guests'),
  source: words('Provenance', 'Source'),
} satisfies Record<string, Words>

type TableFacts = { readonly [Term in keyof typeof TERMS]?: string | undefined }

function tablePage(provider: string, language: Language, given: TableFacts): PartnerPage {
  return {
    language,
    title: words(`Réserver une table avec ${provider}`, `Book a table with ${provider}`)[language],
    lead: words(
      `Cette page tient lieu de ${provider}. Voici ce que ${provider} a compris.`,
      `This page stands for ${provider}. Here is what ${provider} understood.`,
    )[language],
    facts: (Object.keys(TERMS) as (keyof typeof TERMS)[]).flatMap((term): Fact[] =>
      given[term] === undefined ? [] : [[TERMS[term][language], given[term]]],
    ),
  }
}

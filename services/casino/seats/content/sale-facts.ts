import { PAGE_TYPES } from '../../../../blocks/schemas.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, mapLocales, trimSlashes } from '@barriere/shared/domain/locale.ts'
import { toCents } from '@barriere/shared/domain/money.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { SaleCategory, SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { buyInOf, buyInTotal, structureOf } from '@barriere/shared/domain/sales/tournament-fields.ts'
import type { RawStory } from '../../../kit/content/client.ts'
import type { Casinos } from './casinos.ts'

/** A story in every language. */
export type StoryTranslations = Readonly<Record<Locale, RawStory>>

type Views<K extends keyof typeof PAGE_TYPES> = Readonly<
  Record<Locale, Extract<ReturnType<(typeof PAGE_TYPES)[K]['parse']>, { ok: true }>['value']>
>

/** Facts from the fields of one content type; the rest is the same for all. */
type Sold = Omit<SaleFacts, 'id' | 'kind' | 'title' | 'path' | 'casino'> & {
  /** uuid of the story that should be the casino. */
  readonly casino: string | undefined
}

const READERS = {
  tournament: (content: StoryTranslations) => read('tournament', content, tournamentSold),
  show: (content: StoryTranslations) => read('show', content, showSold),
  event: (content: StoryTranslations) => read('event', content, eventSold),
} as const

const isSaleKind = (component: string): component is keyof typeof READERS => Object.hasOwn(READERS, component)

/**
 * The sale of a story; undefined if it sells nothing. Fails with a reason for an invalid story, of which nothing is
 * used.
 */
export function toSaleFacts(
  story: StoryTranslations,
  casinos: Casinos,
  rootFolder: string,
): Result<SaleFacts | undefined, string> {
  const { uuid, content } = story[DEFAULT_LOCALE]
  const kind = content.component
  if (!isSaleKind(kind)) return ok(undefined)
  const reading = READERS[kind](story)
  if (!reading.ok) return reading
  const { title, casino, ...sold } = reading.value
  if (sold.categories.length === 0) return ok(undefined)
  return ok({
    id: uuid,
    kind,
    title,
    path: mapLocales((locale) => pathOf(story[locale].full_slug, locale, rootFolder)),
    // A named casino without a story: its reference replaces the key, and its uuid is missing.
    casino: casino === undefined ? {} : (casinos.get(casino) ?? { key: casino }),
    ...sold,
  })
}

/** Parses a story in every language, and reads its sale. */
function read<K extends keyof typeof READERS>(
  kind: K,
  story: StoryTranslations,
  toSold: (views: Views<K>) => Sold,
): Result<Sold & Pick<SaleFacts, 'title'>, string> {
  const views: Partial<Record<Locale, Views<K>[Locale]>> = {}
  for (const locale of LOCALES) {
    const parsed = PAGE_TYPES[kind].parse(story[locale].content)
    if (!parsed.ok) return fail(parsed.error.map(({ path, kind }) => `${path}: ${kind}`).join(', '))
    views[locale] = parsed.value as Views<K>[Locale]
  }
  const all = views as Views<K>
  return ok({ title: mapLocales((locale) => all[locale].title), ...toSold(all) })
}

/** `en/website-hotels/tournaments/x` → `tournaments/x`. */
function pathOf(slug: string, locale: Locale, rootFolder: string): string {
  const language = `${locale}/`
  const whole = trimSlashes(slug.startsWith(language) ? slug.slice(language.length) : slug)
  return whole.startsWith(`${rootFolder}/`) ? whole.slice(rootFolder.length + 1) : whole
}

interface Named {
  readonly uid: string
  readonly name: string | undefined
}

/** Name of one item of a list in every language; French if there is no translation. */
function nameOf(lists: Readonly<Record<Locale, readonly Named[]>>, uid: string): SaleCategory['name'] {
  const named = (locale: Locale): string | undefined => lists[locale].find((item) => item.uid === uid)?.name
  return mapLocales((locale) => named(locale) ?? named(DEFAULT_LOCALE) ?? '')
}

/** The content's numbers may have decimals; only the whole part is used. */
const whole = (value = 0): number => Math.trunc(value)

function tournamentSold(views: Views<'tournament'>): Sold {
  const view = views[DEFAULT_LOCALE]
  const { casino, flights, minimum_age, maximum_age } = view
  const buyIn = buyInOf(view)
  const names = mapLocales((locale) => views[locale].flights)
  return {
    casino,
    categories: flights.map(({ uid, starts_at: at, places, status }) => ({
      key: uid,
      name: nameOf(names, uid),
      startsAt: at.toISOString(),
      places: whole(places),
      cents: buyInTotal(buyIn),
      buyIn,
      status,
    })),
    minimumAge: Number(minimum_age),
    ...(maximum_age === undefined ? {} : { maximumAge: whole(maximum_age) }),
    structure: structureOf(view),
  }
}

type SeatCategory = Views<'show'>[Locale]['seats'][number]

const seatsOf = (seats: Readonly<Record<Locale, readonly SeatCategory[]>>) =>
  seats[DEFAULT_LOCALE].map(({ uid, price, places }) => ({
    key: uid,
    name: nameOf(seats, uid),
    places: whole(places),
    cents: toCents(price),
  }))

/** The venue is the casino, unless another casino sells the seats: then the hall's name is the place. */
function hostOf(views: Views<'show'> | Views<'event'>): Pick<Sold, 'casino' | 'place' | 'hall'> {
  const { venue, seller = venue, venue_name: name } = views[DEFAULT_LOCALE]
  if (name === undefined) return { casino: seller }
  const hall = mapLocales((locale) => views[locale].venue_name ?? name)
  return { casino: seller, ...(seller === venue ? { hall } : { place: hall }) }
}

/** Each performance has all categories. */
function showSold(views: Views<'show'>): Sold {
  const { performances } = views[DEFAULT_LOCALE]
  const seats = seatsOf(mapLocales((locale) => views[locale].seats))
  return {
    ...hostOf(views),
    categories: performances.flatMap(({ uid, starts_at: at, status }) =>
      seats.map(({ key, ...seat }) => ({ key: `${uid}:${key}`, ...seat, startsAt: at.toISOString(), status })),
    ),
  }
}

function eventSold(views: Views<'event'>): Sold {
  const { starts_at: at, status } = views[DEFAULT_LOCALE]
  const seats = seatsOf(mapLocales((locale) => views[locale].seats))
  return { ...hostOf(views), categories: seats.map((seat) => ({ ...seat, startsAt: at.toISOString(), status })) }
}

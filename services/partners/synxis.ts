import { daysBetween, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { DAY, Refusal, optional, required, upcoming } from './checks.ts'
import { type Language, type Words, languageOf, words } from './language.ts'
import type { Fact, PartnerPage } from './page.ts'

const CODE = /^\d{1,10}$/
const PROMOTION = /^[A-Za-z0-9_-]{1,20}$/

/** Languages of the engine. */
const LANGUAGE = /^(?:fr-FR|en-US|en-GB)$/

const MOST = { nights: 30, rooms: 4, adults: 9, children: 6, age: 17 } as const

/** Comma-separated integers, one per room. */
const LIST = /^\d{1,2}(?:,\d{1,2})*$/

/** Campaign parameters that the engine accepts. */
const MEASURED = /^(?:utm_\w+|gclid|_gl)$/

const TERMS = {
  property: words('Établissement', 'Property'),
  arrival: words('Arrivée', 'Arrival'),
  departure: words('Départ', 'Departure'),
  nights: words('Nuits', 'Nights'),
  rooms: words('Chambres', 'Rooms'),
  guests: words('Voyageurs', 'Guests'),
  room: words('Type de chambre', 'Room type'),
  language: words('Langue', 'Language'),
  currency: words('Devise', 'Currency'),
  promotion: words('Promotion', 'Promotion'),
  rate: words('Tarif', 'Rate'),
  measured: words('Mesure d’audience', 'Analytics'),
} satisfies Record<string, Words>

/** The engine's page for a deep link to rooms. Throws a Refusal. `now` in milliseconds since the epoch. */
export function synxisPage(query: URLSearchParams, now: number): PartnerPage {
  const language = languageOf(query.get('locale') ?? undefined)
  const chain = required(query, 'chain', CODE)
  const hotel = required(query, 'hotel', CODE)
  required(query, 'level', /^hotel$/)
  const arrive = upcoming(required(query, 'arrive', DAY), toParisTime(now).day)
  const depart = upcoming(required(query, 'depart', DAY), arrive)
  const nights = daysBetween(arrive, depart)
  if (nights < 1) throw new Refusal(words('Le départ doit suivre l’arrivée.', 'Departure must be after arrival.'))
  if (nights > MOST.nights)
    throw new Refusal(
      words(`Un séjour compte au plus ${MOST.nights} nuits.`, `A stay has at most ${MOST.nights} nights.`),
    )
  const rooms = Number(optional(query, 'rooms', /^[1-9]$/) ?? 1)
  if (rooms > MOST.rooms)
    throw new Refusal(
      words(`Une réservation compte au plus ${MOST.rooms} chambres.`, `A booking has at most ${MOST.rooms} rooms.`),
    )
  const adults = perRoom(required(query, 'adult', LIST), rooms)
  const children = perRoom(optional(query, 'child', LIST) ?? '0', rooms)
  if (adults.includes(0)) throw new Refusal(words('Chaque chambre demande un adulte.', 'Each room needs an adult.'))
  if (adults.some((count) => count > MOST.adults) || children.some((count) => count > MOST.children)) {
    throw new Refusal(words('Aucune chambre ne loge autant de voyageurs.', 'No room sleeps that many guests.'))
  }
  const ages = optional(query, 'childages', LIST)
  if (ages !== undefined && !agesFit(ages.split(',').map(Number), children)) {
    throw new Refusal(
      words('Il faut l’âge de chaque enfant, 17 ans au plus.', 'There must be the age of each child, 17 at most.'),
    )
  }
  const measured = [...query].filter(([name]) => MEASURED.test(name)).map(([name, value]) => `${name}=${value}`)
  const facts: [keyof typeof TERMS, string | undefined][] = [
    ['property', `${hotel} (${chain})`],
    ['arrival', arrive],
    ['departure', depart],
    ['nights', String(nights)],
    ['rooms', String(rooms)],
    ['guests', guests({ adults, children, ages }, language)],
    ['room', optional(query, 'room', PROMOTION)],
    ['language', optional(query, 'locale', LANGUAGE)],
    ['currency', optional(query, 'currency', /^[A-Z]{3}$/)],
    ['promotion', optional(query, 'promo', PROMOTION)],
    ['rate', optional(query, 'rate', PROMOTION)],
    ['measured', measured.join(', ') || undefined],
  ]
  return {
    language,
    title: words('Moteur de réservation', 'Booking engine')[language],
    lead: words(
      'Cette page tient lieu du moteur de réservation. Voici ce qu’il a compris.',
      'This page stands for the booking engine. Here is what it understood.',
    )[language],
    facts: facts.flatMap(([term, value]): Fact[] => (value === undefined ? [] : [[TERMS[term][language], value]])),
  }
}

/** Whether there is one age for each child of all rooms. */
const agesFit = (ages: readonly number[], children: readonly number[]): boolean =>
  ages.length === children.reduce((sum, count) => sum + count, 0) && ages.every((age) => age <= MOST.age)

function perRoom(text: string, rooms: number): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.length === 1) return Array.from({ length: rooms }, () => numbers[0] ?? 0)
  if (numbers.length !== rooms)
    throw new Refusal(
      words('Il faut un nombre de voyageurs par chambre.', 'There must be one number of guests for each room.'),
    )
  return numbers
}

interface Guests {
  readonly adults: readonly number[]
  readonly children: readonly number[]
  readonly ages: string | undefined
}

/** Occupancy by room: `2 adultes, 1 enfant (8 ans) ; 1 adulte`. */
function guests({ adults, children, ages }: Guests, language: Language): string {
  const rooms = adults.map((adult, index) => {
    const child = children[index] ?? 0
    const counted = (count: number, one: Words, more: Words): string => `${count} ${(count > 1 ? more : one)[language]}`
    const grown = counted(adult, words('adulte', 'adult'), words('adultes', 'adults'))
    return child === 0 ? grown : `${grown}, ${counted(child, words('enfant', 'child'), words('enfants', 'children'))}`
  })
  return `${rooms.join(' + ')}${ages === undefined ? '' : ` (${words('âges', 'ages')[language]} ${ages})`}`
}

import { readingMinutes } from '../../../lib/domain/reading-time.ts'
import { block } from '../kit/block.ts'
import { url } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { day, w } from '../kit/words.ts'
import type { Activity, Article, Collection, Event, Offer, Show } from '../model/pleasures.ts'
import type { TownGroup } from '../model/town.ts'
import { LEVELS, TOWN, cardsOf, crumbs, keyFacts, pageHead, passage, questions, slugify, townLevel } from './common.ts'
import { list } from './hotel.ts'
import { where } from './place.ts'
import { seatCategories, seatsOf } from './tournaments.ts'

const hotelOf = (slug: string | undefined) => (slug ? { hotel: `hotels/${slug}` } : {})

/** @param town where it is: who asks about one that starts from no hotel calls the town's first. */
export function activityStory(activity: Activity, { hotels }: TownGroup): StorySource {
  const { name, slug, town } = activity
  const picture = `activite-${slug}`
  return storyAt({ path: `activites/${slug}`, name, slugEn: slugify(name.en) }, 'activity', {
    ...pageHead(name, activity, picture),
    ...where(activity),
    ...hotelOf(activity.hotel),
    category: activity.category,
    duration: activity.minutes,
    age_from: activity.ageFrom,
    price: activity.price,
    phone: activity.hotel ? undefined : hotels[0]?.phone,
    body: [
      block('hero', { title: name, lead: activity.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      keyFacts(`activites/${slug}`),
      crumbs(name, LEVELS.activities, townLevel(town)),
      passage(activity.story, { eyebrow: w(TOWN[town].name, TOWN[town].name) }),
      block('rich-text', { title: w('À savoir', 'Good to know'), text: list(activity.lines), tone: 'alternate' }),
      block('activities', {
        title: w('Dans la même ville', 'In the same town'),
        list_folder: 'activites',
        town: TOWN[town].name,
        limit: 3,
      }),
    ],
  })
}

export function offerStory(offer: Offer): StorySource {
  const { name, slug, town, picture = `offre-${slug}` } = offer
  const path = `offres/${slug}`
  return storyAt({ path, name, slugEn: slugify(name.en) }, 'offer', {
    ...pageHead(name, offer, picture),
    town: TOWN[town].name,
    category: offer.category,
    houses: offer.houses,
    price: offer.price,
    price_before: offer.priceBefore,
    price_unit: offer.priceUnit,
    valid_from: offer.validFrom,
    valid_until: offer.validUntil,
    promotion_code: offer.promotionCode,
    nights: offer.stay?.nights,
    arrival_days: offer.stay?.arrivalDays,
    adults: offer.stay?.adults,
    children: offer.stay?.children,
    body: [
      block('hero', { title: name, lead: offer.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      keyFacts(path),
      crumbs(name, LEVELS.offers, townLevel(town)),
      passage(offer.story, { eyebrow: w('Offre', 'Offer') }),
      block('rich-text', {
        title: w('L’offre comprend', 'What you get'),
        text: list(offer.includes),
        tone: 'alternate',
      }),
      block('offer-card', { offer: path, conditions: offer.conditions }),
      block('offers-list', {
        title: w('Autres offres', 'More offers'),
        list_folder: 'offres',
        limit: 3,
        tone: 'alternate',
      }),
    ],
  })
}

export function showStory(show: Show): StorySource {
  const { name, slug, town } = show
  const picture = `spectacle-${slug}`
  const path = `spectacles/${slug}`
  return storyAt({ path, name, slugEn: slugify(name.en) }, 'show', {
    ...pageHead(name, show, picture),
    theme: 'night',
    town: TOWN[town].name,
    venue: show.venue,
    venue_name: show.hall,
    genre: show.genre,
    category: show.category,
    performances: show.performances.map(({ at, status, promotion }) =>
      block('performance', { starts_at: at, status, promotion }),
    ),
    duration: show.minutes,
    price: show.price,
    seats: seatCategories(show.seats),
    seller: show.seller,
    body: [
      block('hero', { title: name, lead: show.lead, image: picture, band: 'or', height: 'half' }),
      keyFacts(path),
      crumbs(name, LEVELS.shows, townLevel(town)),
      passage(show.story, { eyebrow: show.genre }),
      block('agenda-dates', { title: w('Dates et places', 'Dates and seats'), of: path, tone: 'alternate' }),
      ...seatsOf(path, show.seats),
      questions(show.questions),
      block('shows-list', {
        title: w('À l’affiche ensuite', 'Also on stage'),
        list_folder: 'spectacles',
        limit: 4,
        tone: 'alternate',
      }),
    ],
  })
}

export function eventStory(event: Event): StorySource {
  const { name, slug, town, picture = `evenement-${slug}` } = event
  const path = `evenements/${slug}`
  return storyAt({ path, name, slugEn: slugify(name.en) }, 'event', {
    ...pageHead(name, event, picture),
    town: TOWN[town].name,
    venue: event.venue,
    venue_name: event.place,
    category: event.category,
    starts_at: event.from,
    ends_at: event.until,
    status: event.status,
    promotion: event.promotion,
    price: event.price,
    seats: seatCategories(event.seats),
    seller: event.seller,
    body: [
      block('hero', { title: name, lead: event.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      keyFacts(path),
      crumbs(name, LEVELS.events, townLevel(town)),
      block('agenda-dates', { title: w('La date', 'The date'), of: path, tone: 'alternate' }),
      ...seatsOf(path, event.seats),
      passage(event.story, { eyebrow: event.place }),
      block('timeline', {
        title: w('Le programme', 'The programme'),
        tone: 'alternate',
        items: event.programme.map(({ time, text }) => block('timeline-entry', { date: time, text })),
      }),
      ...(event.film ? [block('film', { ...event.film, address: url(event.film.address) })] : []),
      questions(event.questions),
      block('events-list', {
        title: w('Et ensuite', 'What comes next'),
        list_folder: 'evenements',
        limit: 4,
        tone: 'alternate',
      }),
    ],
  })
}

/** Markdown without the addresses of its links and headings. */
const wordsOf = (markdown: string): string => markdown.replace(/\]\([^)]*\)|\{#[^}]*\}/g, ' ')

/** Who writes for the journal, by section. */
const DESKS = {
  places: w('rédaction des villes', 'towns desk'),
  table: w('rédaction gourmande', 'food desk'),
  houses: w('archives du groupe', 'the group’s archives'),
  games: w('rédaction des nuits', 'nights desk'),
} as const

/** @param others the journal's other articles, the first of which are what to read next. */
export function articleStory(article: Article, others: readonly Article[]): StorySource {
  const { name, slug } = article
  return storyAt({ path: `journal/${slug}`, name, slugEn: slugify(name.en) }, 'article', {
    ...pageHead(name, article, article.picture),
    author: DESKS[article.category],
    published_on: day(-7 * article.weeksAgo, '08:00'),
    category: article.category,
    reading_time: readingMinutes(wordsOf(article.text.fr)),
    body: [
      block('hero', { title: name, lead: article.lead, image: article.picture, band: 'nuit', height: 'half' }),
      crumbs(name, LEVELS.journal),
      block('rich-text', { text: article.text }),
      ...(article.quote ? [block('quote', { ...article.quote, tone: 'alternate' })] : []),
      ...cardsOf(w('Pour y aller', 'Where to find it'), article.next),
      block('articles-list', {
        title: w('À lire ensuite', 'Read next'),
        stories: others.slice(0, 3).map((other) => `journal/${other.slug}`),
        limit: 3,
        tone: 'alternate',
      }),
    ],
  })
}

export function collectionStory(collection: Collection): StorySource {
  const { name, slug } = collection
  return storyAt({ path: `collections/${slug}`, name, slugEn: slugify(name.en) }, 'collection', {
    ...pageHead(name, collection, collection.picture),
    houses: collection.houses,
    body: [
      block('hero', { title: name, lead: collection.lead, image: collection.picture, band: 'petrole', height: 'half' }),
      crumbs(name, LEVELS.collections),
      passage(collection.story),
      ...cardsOf(w('Les maisons', 'The houses'), collection.houses, { tone: 'alternate' }),
    ],
  })
}

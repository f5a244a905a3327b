import { withA } from '@barriere/shared/locales/contraction.ts'
import { type BlockSource, block } from '../kit/block.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { same, w } from '../kit/words.ts'
import type { Casino, Destination, Restaurant, Seminar, Spa } from '../model/places.ts'
import type { TownGroup } from '../model/town.ts'
import type { Tournament } from '../model/tournaments.ts'
import {
  LEVELS,
  TOWN,
  cardsOf,
  crumbs,
  evening,
  keyFacts,
  pageHead,
  passage,
  points,
  questions,
  quotation,
  timeline,
  townLevel,
} from './common.ts'
import { accessOf } from './access.ts'
import { closedDays, openingHours } from './hours.ts'
import { menuOf } from './menu.ts'
import { contact, where } from './place.ts'
import { tournamentRows } from './tournaments.ts'

const headerOf = (hotel: string | undefined) =>
  hotel ? { hotel: `hotels/${hotel}`, local_header: `headers/local/${hotel}` } : {}

export function restaurantStory(restaurant: Restaurant): StorySource {
  const { slug, town } = restaurant
  const name = same(restaurant.name)
  const picture = `restaurant-${slug}`
  return storyAt({ path: `restaurants/${slug}`, name }, 'restaurant', {
    ...pageHead(name, restaurant, picture),
    ...where(restaurant),
    ...contact(restaurant),
    ...headerOf(restaurant.hotel),
    cuisine: restaurant.cuisine,
    category: restaurant.category,
    price: restaurant.price,
    booking_provider: restaurant.provider,
    booking_id: restaurant.bookingId,
    body: [
      block('hero', { title: name, lead: restaurant.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      keyFacts(`restaurants/${slug}`),
      crumbs(name, LEVELS.restaurants, townLevel(town)),
      passage(restaurant.story, { eyebrow: restaurant.cuisine }),
      menuOf(restaurant),
      openingHours(restaurant.hours, 'page'),
      block('restaurant-info', {
        title: w('Venir à table', 'Coming to eat'),
        tone: 'alternate',
        ...where(restaurant),
        ...contact(restaurant),
        cuisine: restaurant.cuisine,
        name: restaurant.name,
        dress: restaurant.info.dress,
        ...accessOf(`restaurants/${slug}`),
        access: restaurant.info.access,
        payment: restaurant.info.payment,
        terrace: restaurant.info.terrace,
        price_range: w(`menu dès ${restaurant.price} €`, `menu from €${restaurant.price}`),
        booking_provider: restaurant.provider,
        booking_id: restaurant.bookingId,
        closed_days: closedDays(restaurant.hours),
      }),
      ...quotation(restaurant.quote, 'page'),
      questions(restaurant.questions),
    ],
  })
}

const GAMES = {
  'roulette': { name: w('Roulette anglaise', 'English roulette'), picture: 'jeu-roulette' },
  'black-jack': { name: w('Black-jack', 'Blackjack'), picture: 'jeu-black-jack' },
  'poker': { name: w('Poker', 'Poker'), picture: 'jeu-poker' },
  'machines': { name: w('Machines à sous', 'Slot machines'), picture: 'jeu-machines' },
} as const

/** @param tournaments those that are played there. */
export function casinoStory(
  casino: Casino,
  { restaurants }: TownGroup,
  tournaments: readonly Tournament[],
): StorySource {
  const { name, slug, town } = casino
  const picture = `casino-${slug}`
  return storyAt({ path: `casinos/${slug}`, name }, 'casino', {
    ...pageHead(name, casino, picture),
    ...where(casino),
    ...contact(casino),
    theme: 'night',
    trigram: casino.trigram,
    tables: casino.tables,
    machines: casino.machines,
    body: [
      block('hero', { title: name, lead: casino.lead, image: picture, band: 'or' }),
      keyFacts(`casinos/${slug}`),
      crumbs(name, LEVELS.casinos, townLevel(town)),
      passage(casino.story, { eyebrow: w('La maison', 'The house') }),
      block('casino-games', {
        eyebrow: w('Jeux', 'Games'),
        title: w('Les salles', 'The rooms'),
        tone: 'alternate',
        games: casino.games.map(({ game, text, stake, tables, opens }) =>
          block('casino-game', {
            name: GAMES[game].name,
            image: GAMES[game].picture,
            text,
            stake,
            tables,
            opening: opens,
          }),
        ),
      }),
      block('shows-list', {
        eyebrow: w('Sur scène', 'On stage'),
        title: w('Prochains spectacles', 'Coming shows'),
        list_folder: 'spectacles',
        town: TOWN[town].name,
      }),
      ...tournamentRows(w('Prochains tournois', 'Coming tournaments'), tournaments),
      evening(`casinos/${slug}`, town),
      openingHours(casino.hours, 'alternate', false),
      casinoInfo(casino),
      block('search-box', {
        title: w('Dormir près du casino', 'Stay near the casino'),
        kinds: ['hotel'],
        town: TOWN[town].name,
        filters: true,
      }),
      timeline(casino.timeline.title, casino.timeline.years, 'alternate'),
      ...cardsOf(
        w('Avant ou après le jeu', 'Before or after the tables'),
        restaurants.map((one) => `restaurants/${one.slug}`),
        { eyebrow: w('À table', 'At the table') },
      ),
      questions(casino.questions, 'alternate'),
      block('search-box', {
        title: w('Un autre casino, une autre soirée', 'Another casino, another evening'),
        kinds: ['casino', 'show', 'event'],
      }),
      block('responsible-gaming', {}),
    ],
  })
}

const casinoInfo = (casino: Casino): BlockSource =>
  block('casino-info', {
    title: w('Venir au casino', 'Coming to the casino'),
    ...where(casino),
    ...contact(casino),
    ...accessOf(`casinos/${casino.slug}`),
    name: casino.name.fr,
    minimum_age: '18',
    papers: ['card', 'passport', 'licence', 'residence'],
    entry: w('Libre, sans droit d’entrée', 'Free of charge'),
    dress: w('Correcte ; pas de short ni de tongs après 19 h', 'Smart enough; no shorts or flip-flops after 7 pm'),
    payment: w('Cartes, espèces, distributeur dans le hall', 'Cards, cash, cash machine in the hall'),
  })

const spaInfo = (spa: Spa): BlockSource =>
  block('spa-info', {
    title: w('Venir au spa', 'Coming to the spa'),
    tone: 'alternate',
    ...where(spa),
    ...contact(spa),
    ...accessOf(`spas/${spa.slug}`),
    name: spa.name,
    age_from: 16,
    lent: w('Peignoir, serviette et sandales', 'Robe, towel and slippers'),
    cancellation: w('Sans frais jusqu’à 24 h avant le soin', 'Free up to 24 hours before the treatment'),
    payment: w('Cartes, espèces, chèques-vacances', 'Cards, cash, holiday vouchers'),
  })

/** The spa's hotel, on dates to begin with: its guests have the water a few steps away. */
const stayBy = (hotel: string, { name, phone }: Spa): BlockSource =>
  block('book-stay', {
    eyebrow: w('Séjour', 'Stay'),
    title: w('Dormir à côté du spa', 'Sleep next to the spa'),
    intro: w(
      `${name} appartient à l’hôtel : la chambre se réserve ici, les soins au ${phone}.`,
      `${name} belongs to the hotel: book the room here, and treatments on ${phone}.`,
    ),
    place: [`hotels/${hotel}`],
    action_label: w('Voir les prix de l’hôtel', 'See the hotel’s prices'),
  })

export function spaStory(spa: Spa): StorySource {
  const { slug, town } = spa
  const name = same(spa.name)
  const picture = `spa-${slug}`
  return storyAt({ path: `spas/${slug}`, name }, 'spa', {
    ...pageHead(name, spa, picture),
    ...where(spa),
    ...contact(spa),
    ...headerOf(spa.hotel),
    area: spa.area,
    cabins: spa.cabins,
    price: spa.price,
    body: [
      block('hero', { title: name, lead: spa.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      keyFacts(`spas/${slug}`),
      crumbs(name, LEVELS.spas, townLevel(town)),
      passage(spa.story, { eyebrow: w('Spa', 'Spa') }),
      points(spa.points),
      block('treatments', {
        eyebrow: w('Soins', 'Treatments'),
        title: w('La carte des soins', 'The treatment list'),
        tone: 'alternate',
        phone: spa.phone,
        items: spa.treatments.map(({ name: treatment, text, minutes, price }) =>
          block('treatment', { name: treatment, text, minutes, price, place: same(spa.name) }),
        ),
      }),
      openingHours(spa.hours, 'page', false),
      spaInfo(spa),
      ...(spa.hotel ? [stayBy(spa.hotel, spa)] : []),
      questions(spa.questions, 'alternate'),
    ],
  })
}

export function seminarStory(venue: Seminar): StorySource {
  const { slug, town, halls } = venue
  const name = same(venue.name)
  const picture = `seminaire-${slug}`
  const guests = Math.max(...halls.flatMap(({ seats }) => Object.values(seats)))
  return storyAt({ path: `seminaires/${slug}`, name }, 'seminar', {
    ...pageHead(name, venue, picture),
    ...where(venue),
    ...contact(venue),
    ...headerOf(venue.hotel),
    halls: halls.length,
    guests,
    area: halls.reduce((sum, { area }) => sum + area, 0),
    body: [
      block('hero', { title: name, lead: venue.lead, image: picture, band: TOWN[town].band, height: 'half' }),
      crumbs(name, LEVELS.seminars, townLevel(town)),
      passage(venue.story, { eyebrow: w('Séminaires', 'Seminars') }),
      block('seminar-venues', {
        title: w('Les salons', 'The halls'),
        tone: 'alternate',
        halls: halls.map(({ seats: { theatre, classroom, uShape, boardroom, banquet, cocktail }, ...hall }) =>
          block('hall', { ...hall, theatre, classroom, u_shape: uShape, boardroom, banquet, cocktail }),
        ),
      }),
      points(venue.points),
      block('seminar-incentives-popin', {
        title: w('À faire ensemble', 'To do together'),
        popin_title: w('Idées pour l’équipe', 'Ideas for the team'),
        button_label: w('Voir les idées', 'See the ideas'),
        incentives: venue.incentives.map(({ picture: image, name: title, text }) =>
          block('seminar-incentive', { image, title, text }),
        ),
      }),
      block('seminar-form', {
        title: w('Demander un devis', 'Ask for a quote'),
        tone: 'alternate',
        ...contact(venue),
        thanks: w('Vous recevez un devis sous deux jours ouvrés.', 'You receive a quote within two working days.'),
      }),
      questions(venue.questions),
    ],
  })
}

export function destinationStory(town: Destination): StorySource {
  const { slug } = town
  const name = same(town.name)
  return storyAt({ path: `destinations/${slug}`, name }, 'destination', {
    ...pageHead(name, town, `ville-${slug}-affiche`),
    region: TOWN[town.slug].region,
    band: TOWN[slug].band,
    latitude: town.latitude,
    longitude: town.longitude,
    body: [
      block('hero', {
        title: name,
        lead: town.lead,
        image: `ville-${slug}`,
        image_mobile: `ville-${slug}-mobile`,
        band: TOWN[slug].band,
        booking: true,
      }),
      crumbs(name, LEVELS.destinations),
      passage(town.story, { eyebrow: TOWN[town.slug].region }),
      points(town.points),
      block('house-list', {
        title: w(`Nos maisons ${withA(town.name, 'town')}`, `Our houses in ${town.name}`),
        town: town.name,
        tone: 'alternate',
      }),
      block('activities', {
        eyebrow: w('Dehors', 'Out and about'),
        title: w('Que faire', 'What to do'),
        list_folder: 'activites',
        town: town.name,
      }),
      block('events-list', {
        eyebrow: w('Agenda', 'Diary'),
        title: w('Bientôt ici', 'Soon here'),
        list_folder: 'evenements',
        town: town.name,
        tone: 'alternate',
      }),
      block('offers-list', {
        eyebrow: w('Offres', 'Offers'),
        title: w('De bonnes raisons de venir', 'Good reasons to come'),
        list_folder: 'offres',
        town: town.name,
      }),
      ...quotation(town.quote),
      questions(town.questions),
    ],
  })
}

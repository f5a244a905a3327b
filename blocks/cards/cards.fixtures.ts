import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf, unsafeLink } from '../fixture-values.ts'

const room = (slug: string, title: string, image: string, area: string, guests: string, price: string) =>
  storyOf(`hotels/les-colombages/chambres/${slug}`, {
    component: 'room',
    title,
    teaser: 'Lit de 180, baignoire, balcon ou bow-window.',
    image: assetOf(image, 800, 600),
    area,
    guests,
    price,
  })

const destination = (slug: string, title: string, region: string, band?: string) =>
  storyOf(`destinations/${slug}`, {
    component: 'destination',
    title,
    region,
    image: assetOf(`${slug}.avif`, 720, 960),
    ...(band ? { band } : {}),
  })

/** Pages of several content types, in the format of resolved relations. */
export const storyFixtures = {
  page: storyOf('spas', {
    component: 'page',
    title: 'Nos spas',
    teaser: 'Cinq bassins d’eau de mer.',
    image: assetOf('spa.avif', 800, 600),
  }),
  hotel: storyOf('hotels/les-colombages', {
    component: 'hotel',
    title: 'Les Colombages',
    town: 'Deauville',
    stars: '5',
    rooms: '271',
    image: assetOf('hotel-deauville-w.avif', 800, 600),
  }),
  palace: storyOf('hotels/le-majestic', {
    component: 'hotel',
    title: 'Le Palmarium',
    town: 'Cannes',
    stars: 'palace',
    image: assetOf('hotel-cannes-w.avif', 800, 600),
  }),
  room: room('classique', 'Chambre Classique vue mer', 'room1.avif', '24', '2', '285'),
  casino: storyOf('casinos/deauville', {
    component: 'casino',
    title: 'Casino de Deauville',
    town: 'Deauville',
    image: assetOf('roulette.avif', 800, 600),
  }),
  restaurant: storyOf('restaurants/la-grand-table', {
    component: 'restaurant',
    title: 'La Grand’Table',
    town: 'Deauville',
    cuisine: 'Poissons et grillades',
    image: assetOf('table.avif', 900, 675),
  }),
  article: storyOf('journal/carnet-d-ete', {
    component: 'article',
    title: 'Carnet d’été',
    published_on: '2026-06-12 08:00',
    image: assetOf('sailing.avif', 800, 600),
  }),
  destination: destination('deauville', 'Deauville', 'Calvados', 'vermillon'),
  /** Invalid: a room without a title. */
  broken: storyOf('hotels/x/chambres/sans-titre', { component: 'room' }),
} as const

export const cardsFixtures: Fixtures & { readonly posters: Fixtures['full'] } = {
  minimal: {
    _uid: 'cards-minimal',
    component: 'cards',
    items: [{ _uid: 'c1', component: 'card', title: 'Une voix, un piano' }],
  },
  full: {
    _uid: 'cards-full',
    component: 'cards',
    tone: 'alternate',
    eyebrow: 'Chambres et suites',
    title: 'Côté mer, côté ville, côté jardin',
    intro: 'Trois plans, une même lumière.',
    stories: [storyFixtures.room, room('deluxe', 'Deluxe balcon', 'room2.avif', '31', '3', '360')],
    items: [
      {
        _uid: 'c1',
        component: 'card',
        title: 'Suite des Planches',
        text: 'Salon ouvert sur le balcon.',
        facts: '58\u00a0m² · 4\u00a0pers.',
        image: assetOf('room3.avif', 800, 600),
        price_label: 'dès, la nuit',
        price: '690\u00a0€',
        link: storyLink('hotels/les-colombages/chambres/suite'),
        link_label: 'Choisir',
      },
    ],
    action_label: 'Toutes les chambres',
    action: storyLink('hotels/les-colombages/chambres'),
  },
  longest: {
    _uid: 'cards-longest',
    component: 'cards',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: Object.values(storyFixtures),
    items: [
      {
        _uid: 'c1',
        component: 'card',
        title: `${UNBREAKABLE} ${filler(34)}`,
        text: filler(200),
        facts: filler(90),
        price_label: filler(40),
        price: '214\u202f806,50\u00a0€',
        image: assetOf('slots.avif', 800, 600),
        link: storyLink('x'),
        link_label: filler(40),
      },
      { _uid: 'c2', component: 'card', title: 'Lien dangereux', link: unsafeLink, link_label: 'Cliquer' },
    ],
    action_label: filler(40),
    action: storyLink('x'),
  },
  posters: {
    _uid: 'cards-posters',
    component: 'cards',
    look: 'poster',
    eyebrow: 'Destinations',
    title: 'Huit villes, huit affiches',
    stories: [
      storyFixtures.destination,
      destination('cannes', 'Cannes', 'Côte d’Azur', 'petrole'),
      destination('courchevel', 'Courchevel', 'Savoie', 'nuit'),
      destination('biarritz', 'Biarritz', 'Pays basque', 'basque'),
      destination('labaule', 'La Baule', 'Loire-Atlantique', 'pins'),
      destination('enghien', 'Enghien-les-Bains', 'Val-d’Oise'),
    ],
    action_label: 'Toutes les destinations',
    action: storyLink('destinations'),
  },
}

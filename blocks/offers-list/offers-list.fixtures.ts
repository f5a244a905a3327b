import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf, urlLink } from '../fixture-values.ts'

const offer = (slug: string, title: string, more: Record<string, unknown>) =>
  storyOf(`offres/${slug}`, {
    component: 'offer',
    title,
    town: 'Deauville',
    image: assetOf(`offre-${slug}.avif`, 900, 600),
    ...more,
  })

/** Offers around Friday, 12 June 2026. Moments are in UTC, as in the API. */
export const offerStories = {
  endless: offer('vue-sur-l-emeraude', 'Vue sur l’Émeraude', {
    town: 'Dinard',
    category: 'stay',
    price: '240',
    price_unit: 'pour deux, une nuit',
  }),
  reduced: offer('deux-nuits-et-un-bain', 'Deux nuits et un bain', {
    category: 'spa',
    price: '590',
    price_before: '690',
    price_unit: 'pour deux, deux nuits',
    valid_from: '2026-06-01 06:00',
    valid_until: '2026-06-30 20:00',
    promotion_code: 'BAIN26',
    booking: urlLink('https://reservation.example/bain'),
    teaser: 'Deux nuits côté mer, un bain d’algues de trente minutes.',
    houses: [
      storyOf('hotels/les-colombages', { component: 'hotel', title: 'Les Colombages', town: 'Deauville' }),
      storyOf('spas/les-bains', { component: 'spa', title: 'Les Bains de Deauville', town: 'Deauville' }),
    ],
  }),
  soon: offer('huitres-et-champagne', 'Huîtres et champagne', {
    category: 'table',
    price: '49',
    price_unit: 'par personne',
    valid_until: '2026-07-14 20:00',
  }),
  later: offer('deux-nuits-au-grand-vent', 'Deux nuits au grand vent', {
    category: 'stay',
    price: '180',
    valid_until: '2026-12-01 20:00',
  }),
  past: offer('trois-nuits-a-cannes', 'Trois nuits à Cannes', {
    town: 'Cannes',
    category: 'stay',
    price: '320',
    valid_until: '2026-06-11 20:00',
    booking: urlLink('https://reservation.example/printemps'),
  }),
  gambling: offer('table-et-spectacle', 'Table et jeux', {
    category: 'evening',
    price: '75',
    gambling: true,
    valid_until: '2026-09-01 20:00',
  }),
} as const

export const offersListFixtures: Fixtures = {
  minimal: { _uid: 'offers-minimal', component: 'offers-list' },
  full: {
    _uid: 'offers-full',
    component: 'offers-list',
    tone: 'alternate',
    eyebrow: 'Offres',
    title: 'Partir maintenant',
    intro: 'La plus pressée d’abord.',
    stories: Object.values(offerStories),
    filters: true,
    action_label: 'Toutes les offres',
    action: storyLink('offres'),
  },
  longest: {
    _uid: 'offers-longest',
    component: 'offers-list',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [
      offer('longue', `${UNBREAKABLE} ${filler(60)}`, {
        category: 'family',
        teaser: filler(200),
        price: '1285.5',
        price_before: '1990',
        price_unit: filler(40),
        valid_until: '2026-06-30 20:00',
      }),
      offerStories.soon,
    ],
    filters: true,
    action_label: filler(40),
    action: storyLink('offres'),
  },
}

import { type Fixtures, filler, storyOf } from '../fixture-values.ts'

const category = (_uid: string, name: string, price: string, places: string) => ({
  _uid,
  component: 'seat-category',
  name,
  price,
  places,
})

const flight = (_uid: string, name: string, starts_at: string, status = 'open') => ({
  _uid,
  component: 'tournament-flight',
  name,
  starts_at,
  places: '80',
  status,
})

/** Stories with seats to sell around Friday, 12 June 2026. Moments are in UTC, as in the API. */
export const soldStories = {
  tournament: {
    ...storyOf('tournois/deauville-deepstack', {
      component: 'tournament',
      title: 'Deauville Deepstack',
      game: 'holdem',
      format: 'deepstack',
      buy_in_prize: '200',
      buy_in_fee: '40',
      buy_in_staff: '10',
      flights: [
        flight('deepstack-1a', 'Jour 1A', '2026-06-19 17:00'),
        flight('deepstack-1b', 'Jour 1B', '2026-06-20 12:00', 'full'),
        flight('deepstack-1c', 'Jour 1C', '2026-06-20 17:00', 'canceled'),
      ],
      chips: '30000',
      minimum_age: '18',
    }),
    uuid: 'a8f3c1de-0000-4000-8000-0000000000a1',
  },
  show: {
    ...storyOf('spectacles/cabaret-des-planches', {
      component: 'show',
      title: 'Cabaret des Planches',
      town: 'Deauville',
      performances: [
        { _uid: 'cabaret-1', component: 'performance', starts_at: '2026-06-18 18:30', status: 'open' },
        { _uid: 'cabaret-2', component: 'performance', starts_at: '2026-06-25 18:30', status: 'postponed' },
      ],
      seats: [category('cat-1', 'Première catégorie', '60', '120'), category('cat-2', 'Balcon', '35.5', '80')],
    }),
    uuid: 'a8f3c1de-0000-4000-8000-0000000000a2',
  },
  event: {
    ...storyOf('evenements/bal-de-l-ete', {
      component: 'event',
      title: 'Bal de l’été',
      town: 'Deauville',
      starts_at: '2026-06-21 19:00',
      seats: [category('bal', 'Entrée', '25', '300')],
    }),
    uuid: 'a8f3c1de-0000-4000-8000-0000000000a3',
  },
} as const

export const seatsFixtures: Fixtures = {
  minimal: { _uid: 'seats-minimal', component: 'seats', of: [soldStories.event] },
  full: {
    _uid: 'seats-full',
    component: 'seats',
    eyebrow: 'Inscriptions',
    title: 'Trois jours pour entrer',
    intro: 'Les tables ouvrent une heure avant.',
    of: [soldStories.tournament],
    tone: 'night',
  },
  longest: {
    _uid: 'seats-longest',
    component: 'seats',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    of: [soldStories.show],
    tone: 'alternate',
  },
}

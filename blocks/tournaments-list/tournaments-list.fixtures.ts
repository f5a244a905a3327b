import { type Fixtures, UNBREAKABLE, filler, storyLink, storyOf } from '../fixture-values.ts'

export const CASINO_UUID = '5e8c1f0a-0000-4000-8000-0000000000c1'

type Flight = readonly [startsAt: string, places: number, more?: Record<string, unknown>]

const tournament = (slug: string, title: string, flights: readonly Flight[], more: Record<string, unknown> = {}) =>
  storyOf(`tournois/${slug}`, {
    component: 'tournament',
    title,
    flights: flights.map(([starts_at, places, own], index) => ({
      _uid: `${slug}-${index}`,
      component: 'tournament-flight',
      starts_at,
      places: String(places),
      ...own,
    })),
    ...more,
  })

const level = (small: number, minutes = 25, ante = 0) => ({
  _uid: `level-${small}`,
  component: 'tournament-level',
  kind: 'level',
  small_blind: String(small),
  big_blind: String(small * 2),
  ante: String(ante),
  minutes: String(minutes),
})

const pause = (key: string, minutes = 15) => ({
  _uid: `break-${key}`,
  component: 'tournament-level',
  kind: 'break',
  minutes: String(minutes),
})

/** Tournaments around Friday, 12 June 2026. Moments are in UTC, as in the API. */
export const tournamentStories = {
  friday: tournament('vendredi-des-planches', 'Le Vendredi des Planches', [['2026-06-19 17:00', 60]], {
    casino: [CASINO_UUID],
    game: 'holdem',
    format: 'freezeout',
    buy_in_prize: '85',
    buy_in_fee: '10',
    buy_in_staff: '5',
    guarantee: '5000',
    chips: '30000',
    late_level: '3',
    levels: [level(100), level(200), pause('a'), level(300), level(500, 25, 500)],
  }),
  main: tournament(
    'grand-tournoi-de-la-baie',
    'Grand tournoi de la Baie',
    [
      ['2026-07-03 12:00', 120, { name: 'Jour 1A', status: 'full' }],
      ['2026-07-04 12:00', 120, { name: 'Jour 1B' }],
    ],
    {
      game: 'omaha',
      format: 'reentry',
      buy_in_prize: '440',
      buy_in_fee: '40',
      buy_in_staff: '20',
      guarantee: '100000',
      chips: '50000',
      late_level: '2',
      re_entries: '1',
      add_on: '100',
      add_on_chips: '25000',
      maximum_age: '99',
      minimum_age: '21',
      levels: [level(100, 40), pause('b', 20), level(200, 40, 200), level(400, 60, 400)],
    },
  ),
  past: tournament('ouverture', 'Tournoi d’ouverture', [['2026-05-01 17:00', 40]], { buy_in_prize: '50' }),
} as const

export const tournamentsListFixtures: Fixtures = {
  minimal: { _uid: 'tournaments-minimal', component: 'tournaments-list' },
  full: {
    _uid: 'tournaments-full',
    component: 'tournaments-list',
    eyebrow: 'Poker',
    title: 'Les tournois à venir',
    intro: 'Une place, un tapis, une heure de départ.',
    stories: Object.values(tournamentStories),
    action_label: 'Tous les casinos',
    action: storyLink('casinos'),
    tone: 'night',
  },
  longest: {
    _uid: 'tournaments-longest',
    component: 'tournaments-list',
    look: 'short',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [
      tournamentStories.main,
      tournament('longest', `${UNBREAKABLE} ${filler(50)}`, [['2026-06-20 18:30', 5000, { name: filler(40) }]], {
        buy_in_prize: '100000',
        guarantee: '100000',
        chips: '1000000',
        levels: [level(100, 240)],
      }),
    ],
    action_label: filler(40),
    action: storyLink('casinos'),
  },
}

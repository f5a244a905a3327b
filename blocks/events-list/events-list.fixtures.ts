import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf, urlLink } from '../fixture-values.ts'

const event = (slug: string, title: string, startsAt: string, more: Record<string, unknown> = {}) =>
  storyOf(`evenements/${slug}`, {
    component: 'event',
    title,
    town: 'Deauville',
    starts_at: startsAt,
    image: assetOf(`evenement-${slug}.avif`, 900, 600),
    ...more,
  })

/** Events around Friday, 12 June 2026. Moments are in UTC, as in the API. */
export const eventStories = {
  past: event('bal-des-planches', 'Bal des Planches', '2026-06-06 19:00', { ends_at: '2026-06-07 01:00' }),
  today: event('nuit-du-cinema', 'Nuit du cinéma', '2026-06-12 19:00', {
    ends_at: '2026-06-12 23:30',
    venue_name: 'Salon des Ambassadeurs',
    price: '12',
    status: 'promotion',
    booking: urlLink('https://billets.example/nuit-du-cinema'),
    teaser: 'Trois films, un entracte et du bouillon.',
  }),
  full: event('fete-du-surf', 'Fête du surf', '2026-06-20 08:00', {
    town: 'Biarritz',
    ends_at: '2026-06-21 18:00',
    status: 'full',
    price: '0',
    booking: urlLink('https://billets.example/surf'),
  }),
  canceled: event('enduro-des-sables', 'Enduro des Sables', '2026-07-04 07:30', {
    town: 'Le Touquet',
    status: 'canceled',
    price: '18',
    booking: urlLink('https://billets.example/enduro'),
  }),
  postponed: event('regates', 'Régates de la Baie', '2026-07-11 12:00', { town: 'La Baule', status: 'postponed' }),
  gambling: event('tournoi', 'Tournoi d’été', '2026-06-27 18:00', {
    status: 'exclusive',
    price: '150',
    gambling: true,
    booking: urlLink('https://billets.example/tournoi'),
  }),
  broken: storyOf('evenements/sans-date', { component: 'event', title: 'Sans date', town: 'Deauville' }),
} as const

export const eventsListFixtures: Fixtures = {
  minimal: { _uid: 'events-minimal', component: 'events-list' },
  full: {
    _uid: 'events-full',
    component: 'events-list',
    eyebrow: 'Agenda',
    title: 'Ce qui se passe en ville',
    intro: 'Les rendez-vous des huit villes, mois par mois.',
    stories: Object.values(eventStories),
    show_past: true,
    tone: 'night',
    action_label: 'Tout l’agenda',
    action: storyLink('evenements'),
  },
  longest: {
    _uid: 'events-longest',
    component: 'events-list',
    look: 'cards',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [
      event('longue', `${UNBREAKABLE} ${filler(60)}`, '2026-09-30 19:00', {
        town: 'Enghien-les-Bains',
        venue_name: filler(60),
        teaser: filler(200),
        price: '1285.5',
        status: 'exclusive',
      }),
      eventStories.full,
    ],
    action_label: filler(40),
    action: storyLink('evenements'),
  },
}

import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf, urlLink } from '../fixture-values.ts'

const show = (
  slug: string,
  title: string,
  performances: readonly (readonly [startsAt: string, status?: string])[],
  more: Record<string, unknown> = {},
) =>
  storyOf(`spectacles/${slug}`, {
    component: 'show',
    title,
    town: 'Deauville',
    venue_name: 'Théâtre du Casino',
    image: assetOf(`spectacle-${slug}.avif`, 900, 600),
    performances: performances.map(([starts_at, status = 'open'], index) => ({
      _uid: `${slug}-${index}`,
      component: 'performance',
      starts_at,
      status,
    })),
    ...more,
  })

/** Shows around Friday, 12 June 2026. Moments are in UTC, as in the API. */
export const showStories = {
  piano: show(
    'une-voix-un-piano',
    'Une voix, un piano',
    [['2026-06-05 18:30'], ['2026-06-13 18:30', 'full'], ['2026-06-19 18:30'], ['2026-07-04 18:30', 'canceled']],
    {
      genre: 'Récital',
      duration: '90',
      price: '42',
      booking: urlLink('https://billets.example/piano'),
      teaser: 'Vingt chansons, un Steinway, une lampe.',
    },
  ),
  jazz: show('nuit-du-jazz', 'Nuit du jazz', [['2026-06-14 19:00', 'exclusive']], {
    genre: 'Jazz',
    town: 'Cannes',
    price: '35',
    booking: urlLink('https://billets.example/jazz'),
  }),
  past: show('flamenco-puro', 'Flamenco puro', [['2026-05-01 19:00']]),
} as const

export const showsListFixtures: Fixtures = {
  minimal: { _uid: 'shows-minimal', component: 'shows-list' },
  full: {
    _uid: 'shows-full',
    component: 'shows-list',
    eyebrow: 'Spectacles',
    title: 'À l’affiche',
    intro: 'Le rideau se lève à l’heure dite.',
    stories: Object.values(showStories),
    tone: 'night',
    action_label: 'Tous les spectacles',
    action: storyLink('spectacles'),
  },
  longest: {
    _uid: 'shows-longest',
    component: 'shows-list',
    look: 'posters',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [
      show(
        'long',
        `${UNBREAKABLE} ${filler(50)}`,
        Array.from({ length: 12 }, (_, index) => [`2026-09-${10 + index} 18:30`] as const),
        { genre: filler(30), venue_name: filler(60) },
      ),
      showStories.piano,
      showStories.jazz,
    ],
    action_label: filler(40),
    action: storyLink('spectacles'),
  },
}

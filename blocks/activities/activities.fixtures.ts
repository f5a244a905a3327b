import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

const activity = (slug: string, title: string, town: string, more: Record<string, unknown> = {}) =>
  storyOf(`activites/${slug}`, {
    component: 'activity',
    title,
    town,
    image: assetOf(`activite-${slug}.avif`, 960, 640),
    ...more,
  })

export const activitiesFixtures: Fixtures = {
  minimal: {
    _uid: 'activities-minimal',
    component: 'activities',
    stories: [activity('voile', 'Voile dans la baie', 'La Baule')],
  },
  full: {
    _uid: 'activities-full',
    component: 'activities',
    tone: 'alternate',
    eyebrow: 'Activités',
    title: 'Sortir de la chambre',
    intro: 'Le matin, avant le vent.',
    stories: [
      activity('voile-dans-la-baie', 'Voile dans la baie', 'La Baule', {
        teaser: 'Deux heures, gilets fournis.',
        category: 'sea',
        price: '45',
        duration: '120',
        age_from: '8',
      }),
      activity('promenade-a-cheval', 'Promenade à cheval', 'Deauville', {
        teaser: 'Au pas, le long de l’eau.',
        category: 'land',
        price: '60',
      }),
      activity('chemin-de-ronde', 'Chemin de ronde', 'Dinard', {
        teaser: 'Sept kilomètres de sentier.',
        category: 'land',
        price: '0',
      }),
    ],
    action_label: 'Toutes les activités',
    action: storyLink('activites'),
  },
  longest: {
    _uid: 'activities-longest',
    component: 'activities',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: ['sea', 'land', 'snow', 'taste', 'culture'].map((category) =>
      activity(category, `${UNBREAKABLE} ${category}`, UNBREAKABLE, { teaser: filler(200), category, price: '1250' }),
    ),
    action_label: filler(40),
    action: storyLink('x'),
  },
}

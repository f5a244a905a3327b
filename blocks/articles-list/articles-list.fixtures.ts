import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

/** An article in the format of lists. `day` is its date of publication. */
export const articleOf = (slug: string, day: string, more: Record<string, unknown> = {}) =>
  storyOf(`journal/${slug}`, { component: 'article', title: slug, published_on: `${day} 08:00`, ...more })

const written = [
  articleOf('une-journee-aux-planches', '2026-06-12', {
    title: 'Une journée aux Planches',
    teaser: 'Du premier café au dernier bain, sans quitter le bois.',
    category: 'places',
    reading_time: '6',
    image: assetOf('ville-deauville.avif', 2400, 1350),
  }),
  articleOf('la-sole-de-midi', '2026-05-29', {
    title: 'La sole de midi',
    teaser: 'De la criée à l’assiette en une heure.',
    category: 'table',
    reading_time: '4',
    image: assetOf('restaurant-la-criee.avif', 2400, 1600),
  }),
  articleOf('petit-lexique-de-la-roulette', '2026-05-15', {
    title: 'Petit lexique de la roulette',
    category: 'games',
    image: assetOf('jeu-roulette.avif', 2400, 1600),
  }),
]

export const articlesListFixtures: Fixtures = {
  minimal: { _uid: 'articles-minimal', component: 'articles-list', stories: [articleOf('sans-image', '2026-06-01')] },
  full: {
    _uid: 'articles-full',
    component: 'articles-list',
    tone: 'alternate',
    eyebrow: 'Journal',
    title: 'À lire avant de venir',
    intro: 'Trois histoires de nos maisons.',
    stories: written,
    lead: true,
    action_label: 'Tout le journal',
    action: storyLink('journal'),
  },
  longest: {
    _uid: 'articles-longest',
    component: 'articles-list',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    lead: true,
    paged: true,
    limit: '2',
    stories: Array.from({ length: 9 }, (_, index) =>
      articleOf(`article-${index}`, '2026-06-01', {
        title: `${UNBREAKABLE} ${filler(40)}${index}`,
        teaser: filler(200),
        reading_time: '12',
        image: assetOf('article.avif', 2400, 1600),
      }),
    ),
    action_label: filler(40),
    action: storyLink('x'),
  },
}

import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

const category = (label: string, value: string, slug = value) => ({
  _uid: `category-${slug}`,
  component: 'article-category',
  label,
  category: value,
  link: storyLink(`journal/rubriques/${slug}`),
})

export const articleCategoriesFixtures: Fixtures = {
  minimal: { _uid: 'categories-minimal', component: 'article-categories', items: [category('Lieux', 'places')] },
  full: {
    _uid: 'categories-full',
    component: 'article-categories',
    title: 'Rubriques',
    items: [
      { ...category('Tout le journal', 'all'), link: storyLink('journal') },
      category('Lieux', 'places'),
      category('À table', 'table'),
      category('Maisons et histoire', 'houses'),
      category('Jeux et nuits', 'games'),
    ],
  },
  longest: {
    _uid: 'categories-longest',
    component: 'article-categories',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    items: Array.from({ length: 8 }, (_, index) =>
      category(`${UNBREAKABLE} ${filler(30)}`, 'games', `rubrique-${index}`),
    ),
  },
}

import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

const linkOf = (label: string, slug: string) => ({
  _uid: `trip-${slug}`,
  component: 'nav-link',
  label,
  link: storyLink(slug),
})

export const tripFixtures: Fixtures = {
  minimal: { _uid: 'trip-minimal', component: 'trip' },
  full: {
    _uid: 'trip-full',
    component: 'trip',
    eyebrow: 'Mon voyage',
    title: 'Ce que vous aimez, au même endroit',
    intro: 'Un cœur sur un hôtel, une table, une soirée : il vous attend ici.',
    links: [linkOf('Les hôtels', 'hotels'), linkOf('Les tables', 'restaurants')],
    tone: 'alternate',
  },
  longest: {
    _uid: 'trip-longest',
    component: 'trip',
    eyebrow: filler(60),
    title: UNBREAKABLE.slice(0, 60),
    intro: filler(200),
    links: [linkOf(filler(30), 'hotels')],
    tone: 'night',
  },
}

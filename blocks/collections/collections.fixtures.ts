import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

const house = (slug: string) => storyOf(`hotels/${slug}`, { component: 'hotel', title: slug, town: 'Deauville' })

const collection = (slug: string, title: string, more: Record<string, unknown> = {}) =>
  storyOf(`collections/${slug}`, {
    component: 'collection',
    title,
    image: assetOf(`${slug}.avif`, 1600, 1067),
    ...more,
  })

const stories = [
  collection('face-a-la-mer', 'Face à la mer', {
    teaser: 'On ouvre les volets, elle est là.',
    houses: [house('les-colombages'), house('la-baie-doree')],
  }),
  collection('en-famille', 'En famille', {
    teaser: 'Chambres qui communiquent, dîner à 18\u00a0h\u00a030.',
    houses: [house('le-pavillon-des-dunes')],
  }),
]

export const collectionsFixtures: Fixtures & { readonly posters: Fixtures['full'] } = {
  minimal: {
    _uid: 'collections-minimal',
    component: 'collections',
    stories: [collection('pour-la-fete', 'Pour la fête', { image: undefined })],
  },
  full: {
    _uid: 'collections-full',
    component: 'collections',
    tone: 'alternate',
    eyebrow: 'Collections',
    title: 'Quatre façons de partir',
    intro: 'Choisissez l’envie, nous avons la maison.',
    stories,
    action_label: 'Toutes les collections',
    action: storyLink('collections'),
  },
  longest: {
    _uid: 'collections-longest',
    component: 'collections',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [collection('long', `${UNBREAKABLE} ${filler(60)}`, { teaser: filler(200) })],
    action_label: filler(40),
    action: storyLink('x'),
  },
  posters: { _uid: 'collections-posters', component: 'collections', look: 'poster', title: 'Collections', stories },
}

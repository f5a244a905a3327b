import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

const spa = (slug: string, title: string, town: string, more: Record<string, unknown> = {}) =>
  storyOf(`spas/${slug}`, { component: 'spa', title, town, image: assetOf(`spa-${slug}.avif`, 960, 640), ...more })

export const spaCardsFixtures: Fixtures = {
  minimal: {
    _uid: 'spa-cards-minimal',
    component: 'spa-cards',
    stories: [spa('les-bains', 'Les Bains de Deauville', 'Deauville')],
  },
  full: {
    _uid: 'spa-cards-full',
    component: 'spa-cards',
    tone: 'alternate',
    eyebrow: 'Spas',
    title: 'Six bassins, trois mers',
    intro: 'On y vient en peignoir ou de la rue.',
    stories: [
      spa('les-bains', 'Les Bains de Deauville', 'Deauville', {
        teaser: 'Un bassin d’eau de mer à 32\u00a0°C.',
        area: '900',
        price: '85',
      }),
      spa('thalasso', 'Thalasso La Baie', 'La Baule', {
        teaser: 'L’eau est pompée à 400\u00a0mètres du bord.',
        area: '2400',
        price: '70',
      }),
    ],
    action_label: 'Tous les spas',
    action: storyLink('spas'),
  },
  longest: {
    _uid: 'spa-cards-longest',
    component: 'spa-cards',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: [
      spa('long', `${UNBREAKABLE} ${filler(40)}`, UNBREAKABLE, { teaser: filler(200), area: '12000', price: '1250' }),
    ],
    action_label: filler(40),
    action: storyLink('x'),
  },
}

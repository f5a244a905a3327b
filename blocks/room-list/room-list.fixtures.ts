import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

const room = (slug: string, title: string, more: Record<string, unknown>) =>
  storyOf(`hotels/les-colombages/chambres/${slug}`, {
    component: 'room',
    title,
    image: assetOf(`${slug}.avif`, 960, 640),
    ...more,
  })

export const roomListFixtures: Fixtures = {
  minimal: { _uid: 'room-list-minimal', component: 'room-list', stories: [room('jardin', 'Chambre Jardin', {})] },
  full: {
    _uid: 'room-list-full',
    component: 'room-list',
    tone: 'alternate',
    eyebrow: 'Chambres et suites',
    title: 'Côté mer, côté ville, côté jardin',
    intro: 'Trois plans, une même lumière.',
    stories: [
      room('deauville', 'Chambre Deauville', {
        teaser: 'Lit de 180, baignoire, balcon ou bow-window.',
        area: '24',
        guests: '2',
        beds: 'Un lit de 180',
        view: 'Mer',
        price: '285',
      }),
      room('jardin', 'Chambre Jardin', {
        teaser: 'Rez-de-jardin, porte sur les pommiers.',
        area: '28',
        guests: '2',
        beds: 'Deux lits de 90',
        view: 'Jardin',
        price: '260',
      }),
      room('deluxe-balcon', 'Deluxe Balcon', {
        teaser: 'Le balcon tient une table et deux chaises.',
        area: '31',
        guests: '3',
        beds: 'Un lit de 180',
        view: 'Mer',
        price: '360',
      }),
    ],
    action_label: 'Toutes les chambres',
    action: storyLink('hotels/les-colombages/chambres'),
  },
  longest: {
    _uid: 'room-list-longest',
    component: 'room-list',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    stories: Array.from({ length: 10 }, (_, index) =>
      room(`chambre-${index}`, `${UNBREAKABLE} ${index}`, {
        teaser: filler(200),
        area: '120',
        guests: '12',
        beds: filler(60),
        view: `${UNBREAKABLE} ${index}`,
        price: '12500',
      }),
    ),
    action_label: filler(40),
    action: storyLink('x'),
  },
}

import { type Fixtures, UNBREAKABLE, filler, storyLink, unsafeLink } from '../fixture-values.ts'

const point = (icon: string, title: string, text = '', link?: object) => ({
  _uid: `point-${icon}`,
  component: 'key-selling-point',
  icon,
  title,
  text,
  ...(link ? { link } : {}),
})

export const keySellingPointsFixtures: Fixtures = {
  minimal: { _uid: 'points-minimal', component: 'key-selling-points', items: [point('', 'Pieds dans le sable')] },
  full: {
    _uid: 'points-full',
    component: 'key-selling-points',
    eyebrow: 'Chez nous',
    title: 'Quatre habitudes de la maison',
    items: [
      point('waves', 'Pieds dans le sable', 'Sept maisons en front de mer'),
      point('sunrise', 'Arrivée à 15\u00a0h', 'Les bagages sont reçus dès le matin'),
      point('clock', 'Départ à midi', 'Sans supplément'),
      point('dog', 'Chiens bienvenus', 'Panier et gamelle préparés', storyLink('questions-frequentes')),
    ],
  },
  longest: {
    _uid: 'points-longest',
    component: 'key-selling-points',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    items: [
      point('car', `${UNBREAKABLE} ${filler(14)}`, filler(120), storyLink('x')),
      point('bath', filler(40), filler(120), unsafeLink),
      point('rivage:shell', filler(40), filler(120)),
      point('wifi', 'Wi-Fi', filler(120)),
      point('no-such-drawing', 'Sans dessin', filler(120)),
    ],
  },
}

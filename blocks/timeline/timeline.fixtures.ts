import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

const moment = (date: string, title: string, text: string) => ({
  _uid: `moment-${date}`,
  component: 'timeline-entry',
  date,
  title,
  text,
})

export const timelineFixtures: Fixtures = {
  minimal: { _uid: 'timeline-minimal', component: 'timeline', items: [moment('9\u00a0h', '', '')] },
  full: {
    _uid: 'timeline-full',
    component: 'timeline',
    tone: 'alternate',
    eyebrow: 'Histoire',
    title: 'La maison en quatre étés',
    items: [
      moment('1912', 'L’ouverture', 'Cent chambres et un orchestre.'),
      moment('1925', 'L’aile du jardin', 'Elle apporte le damier de pierre.'),
      moment('1968', 'Le bassin', 'L’eau de mer est chauffée.'),
      moment('2024', 'Les travaux', 'Chambres redessinées, pans de bois restaurés.'),
    ],
  },
  longest: {
    _uid: 'timeline-longest',
    component: 'timeline',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    items: ['1871', 'Printemps 1912', '1925', '1944', '1968', '1989', '2024'].map((date) =>
      moment(date, `${UNBREAKABLE} ${filler(34)}`, filler(200)),
    ),
  },
}

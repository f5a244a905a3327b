import { type Fixtures, UNBREAKABLE, filler, urlLink } from '../fixture-values.ts'

const treatment = (uid: string, name: string, more: Record<string, unknown> = {}) => ({
  _uid: uid,
  component: 'treatment',
  name,
  ...more,
})

export const treatmentsFixtures: Fixtures = {
  minimal: { _uid: 'treatments-minimal', component: 'treatments', items: [treatment('t', 'Modelage')] },
  full: {
    _uid: 'treatments-full',
    component: 'treatments',
    eyebrow: 'Soins',
    title: 'La carte des soins',
    intro: 'Arrivez un quart d’heure avant.',
    phone: '02 61 91 10 30',
    tone: 'alternate',
    items: [
      treatment('t1', 'Modelage aux galets', {
        text: 'Des galets de basalte, chauds.',
        minutes: '50',
        price: '110',
        place: 'Cabine double',
        booking: urlLink('https://booking.example/galets'),
      }),
      treatment('t2', 'Enveloppement d’algues', { minutes: '30', price: '75' }),
    ],
  },
  longest: {
    _uid: 'treatments-longest',
    component: 'treatments',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    phone: '+33 (0)1 99 00 10 20',
    tone: 'night',
    items: Array.from({ length: 3 }, (_, index) =>
      treatment(`t${index}`, `${UNBREAKABLE} ${filler(60)}`, {
        text: filler(200),
        minutes: '180',
        price: '1250',
        place: filler(40),
        booking: urlLink('https://booking.example/x'),
      }),
    ),
  },
}

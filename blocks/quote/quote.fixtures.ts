import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const quoteFixtures: Fixtures = {
  minimal: { _uid: 'quote-minimal', component: 'quote', text: 'On vient pour une nuit, on repart avec une habitude.' },
  full: {
    _uid: 'quote-full',
    component: 'quote',
    text: 'On vient pour une nuit, on repart avec une habitude.',
    author: 'Camille Rousseau',
    role: 'Carnet d’été, La Baule',
    tone: 'alternate',
  },
  longest: {
    _uid: 'quote-longest',
    component: 'quote',
    text: `${UNBREAKABLE}. ${filler(193)}`,
    author: filler(60),
    role: filler(80),
    tone: 'night',
  },
}

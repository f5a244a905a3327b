import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoOffersFixtures: Fixtures = {
  minimal: { _uid: 'casino-offers-minimal', component: 'casino-offers' },
  full: {
    _uid: 'casino-offers-full',
    component: 'casino-offers',
    title: 'Mes offres',
    intro: 'Ce que votre carte vous donne.',
  },
  longest: {
    _uid: 'casino-offers-longest',
    component: 'casino-offers',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

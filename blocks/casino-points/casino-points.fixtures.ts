import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoPointsFixtures: Fixtures = {
  minimal: { _uid: 'casino-points-minimal', component: 'casino-points' },
  full: {
    _uid: 'casino-points-full',
    component: 'casino-points',
    title: 'Mes points',
    intro: 'Votre solde, et chaque point avec sa raison.',
  },
  longest: {
    _uid: 'casino-points-longest',
    component: 'casino-points',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

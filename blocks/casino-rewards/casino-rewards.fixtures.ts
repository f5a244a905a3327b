import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoRewardsFixtures: Fixtures = {
  minimal: { _uid: 'casino-rewards-minimal', component: 'casino-rewards' },
  full: {
    _uid: 'casino-rewards-full',
    component: 'casino-rewards',
    title: 'Mes récompenses',
    intro: 'Vos points deviennent un dîner, un spectacle, une nuit.',
  },
  longest: {
    _uid: 'casino-rewards-longest',
    component: 'casino-rewards',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

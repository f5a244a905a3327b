import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoJackpotsFixtures: Fixtures = {
  minimal: { _uid: 'casino-jackpots-minimal', component: 'casino-jackpots' },
  full: {
    _uid: 'casino-jackpots-full',
    component: 'casino-jackpots',
    title: 'Jackpots',
    intro: 'Ceux qui montent, ceux qui sont tombés.',
  },
  longest: {
    _uid: 'casino-jackpots-longest',
    component: 'casino-jackpots',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

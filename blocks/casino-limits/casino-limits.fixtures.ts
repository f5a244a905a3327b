import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoLimitsFixtures: Fixtures = {
  minimal: { _uid: 'casino-limits-minimal', component: 'casino-limits' },
  full: {
    _uid: 'casino-limits-full',
    component: 'casino-limits',
    title: 'Limiter mon accès',
    intro: 'Une pause ou une limite, quand vous le voulez.',
  },
  longest: {
    _uid: 'casino-limits-longest',
    component: 'casino-limits',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

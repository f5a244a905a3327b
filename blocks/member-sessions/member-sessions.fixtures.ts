import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const memberSessionsFixtures: Fixtures = {
  minimal: { _uid: 'member-sessions-minimal', component: 'member-sessions' },
  full: {
    _uid: 'member-sessions-full',
    component: 'member-sessions',
    title: 'Mes connexions',
    intro: 'Les navigateurs où votre compte est ouvert.',
  },
  longest: {
    _uid: 'member-sessions-longest',
    component: 'member-sessions',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

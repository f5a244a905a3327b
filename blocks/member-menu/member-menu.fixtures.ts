import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const memberMenuFixtures: Fixtures = {
  minimal: { _uid: 'member-menu-minimal', component: 'member-menu' },
  full: {
    _uid: 'member-menu-full',
    component: 'member-menu',
    title: 'Espace membre',
    intro: 'Toutes vos pages au même endroit.',
  },
  longest: {
    _uid: 'member-menu-longest',
    component: 'member-menu',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const siteMenuFixtures: Fixtures = {
  minimal: { _uid: 'menu-minimal', component: 'site-menu' },
  full: {
    _uid: 'menu-full',
    component: 'site-menu',
    title: 'Plan du site',
    intro: 'Toutes les rubriques sur une page.',
  },
  longest: {
    _uid: 'menu-longest',
    component: 'site-menu',
    tone: 'night',
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(54)}`,
    intro: filler(300),
  },
}

import { type Fixtures, filler } from '../fixture-values.ts'

export const searchBoxFixtures: Fixtures = {
  minimal: { _uid: 'search-box-minimal', component: 'search-box', title: 'Que cherchez-vous ?' },
  full: {
    _uid: 'search-box-full',
    component: 'search-box',
    title: 'Trouver un casino, une soirée',
    intro: 'Par ville, par date, par prix, ou autour de vous.',
    kinds: ['casino', 'show', 'event'],
    tone: 'night',
  },
  longest: {
    _uid: 'search-box-longest',
    component: 'search-box',
    title: filler(60),
    intro: filler(200),
    kinds: ['offer'],
    tone: 'alternate',
  },
}

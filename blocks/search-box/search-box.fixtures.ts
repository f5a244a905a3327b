import { type Fixtures, filler } from '../fixture-values.ts'

export const searchBoxFixtures: Fixtures & { readonly filters: Fixtures['full'] } = {
  minimal: { _uid: 'search-box-minimal', component: 'search-box', title: 'Que cherchez-vous ?' },
  full: {
    _uid: 'search-box-full',
    component: 'search-box',
    title: 'Trouver un casino, une soirée',
    intro: 'Par ville, par date, par prix, ou autour de vous.',
    kinds: ['casino', 'show', 'event'],
    tone: 'night',
  },
  filters: {
    _uid: 'search-box-filters',
    component: 'search-box',
    title: 'Dormir près du casino',
    intro: 'Un hôtel à Deauville selon vos envies ; les prix, les dates et la carte suivent.',
    kinds: ['hotel'],
    town: 'Deauville',
    filters: true,
    tone: 'night',
  },
  longest: {
    _uid: 'search-box-longest',
    component: 'search-box',
    title: filler(60),
    intro: filler(200),
    kinds: ['offer'],
    town: 'Enghien-les-Bains',
    tone: 'alternate',
  },
}

import { type Fixtures, filler } from '../fixture-values.ts'

export const searchFixtures: Fixtures = {
  minimal: { _uid: 'search-minimal', component: 'search' },
  full: { _uid: 'search-full', component: 'search', title: 'Que cherchez-vous ?' },
  longest: { _uid: 'search-longest', component: 'search', title: filler(60) },
}

import { type Fixtures, filler } from '../fixture-values.ts'

export const searchFixtures: Fixtures = {
  minimal: { _uid: 'search-minimal', component: 'search' },
  full: {
    _uid: 'search-full',
    component: 'search',
    title: 'Que cherchez-vous ?',
    intro: 'Hôtels, tables, soirées : tout le groupe en un mot.',
  },
  longest: { _uid: 'search-longest', component: 'search', title: filler(60), intro: filler(200) },
}

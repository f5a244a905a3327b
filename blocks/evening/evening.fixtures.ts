import { type Fixtures, filler } from '../fixture-values.ts'

export const eveningFixtures: Fixtures = {
  minimal: { _uid: 'evening-minimal', component: 'evening' },
  full: {
    _uid: 'evening-full',
    component: 'evening',
    eyebrow: 'Ma soirée',
    title: 'Une table, une scène, une chambre',
    tone: 'alternate',
    intro: 'Dites le soir et combien vous serez : nous accordons les heures.',
    house: ['5e8c1f0a-0000-4000-8000-000000000001'],
  },
  longest: {
    _uid: 'evening-longest',
    component: 'evening',
    eyebrow: filler(60),
    title: filler(60),
    intro: filler(200),
    tone: 'night',
    house: ['5e8c1f0a-0000-4000-8000-000000000001'],
  },
}

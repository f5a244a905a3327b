import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoRegistrationsFixtures: Fixtures = {
  minimal: { _uid: 'casino-registrations-minimal', component: 'casino-registrations' },
  full: {
    _uid: 'casino-registrations-full',
    component: 'casino-registrations',
    title: 'Mes inscriptions',
    intro: 'Vos tournois, vos spectacles, vos billets.',
  },
  longest: {
    _uid: 'casino-registrations-longest',
    component: 'casino-registrations',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

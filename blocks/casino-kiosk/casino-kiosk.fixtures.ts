import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoKioskFixtures: Fixtures = {
  minimal: { _uid: 'casino-kiosk-minimal', component: 'casino-kiosk' },
  full: {
    _uid: 'casino-kiosk-full',
    component: 'casino-kiosk',
    title: 'Votre carte',
    intro: 'Présentez votre carte ou son code.',
  },
  longest: {
    _uid: 'casino-kiosk-longest',
    component: 'casino-kiosk',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

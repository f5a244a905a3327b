import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const casinoSponsorshipFixtures: Fixtures = {
  minimal: { _uid: 'casino-sponsorship-minimal', component: 'casino-sponsorship' },
  full: {
    _uid: 'casino-sponsorship-full',
    component: 'casino-sponsorship',
    title: 'Parrainage',
    intro: 'Invitez ceux avec qui vous sortez.',
  },
  longest: {
    _uid: 'casino-sponsorship-longest',
    component: 'casino-sponsorship',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

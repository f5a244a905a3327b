import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const memberProfileFixtures: Fixtures = {
  minimal: { _uid: 'member-profile-minimal', component: 'member-profile' },
  full: {
    _uid: 'member-profile-full',
    component: 'member-profile',
    title: 'Mon profil',
    intro: 'Ce que nous savons de vous, et que vous pouvez changer.',
  },
  longest: {
    _uid: 'member-profile-longest',
    component: 'member-profile',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const memberCardFixtures: Fixtures = {
  minimal: { _uid: 'member-card-minimal', component: 'member-card' },
  full: {
    _uid: 'member-card-full',
    component: 'member-card',
    title: 'Ma carte',
    intro: 'Un numéro, un code, et la carte par e-mail.',
  },
  longest: {
    _uid: 'member-card-longest',
    component: 'member-card',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}

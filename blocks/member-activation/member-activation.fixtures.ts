import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberActivationFixtures: Fixtures = {
  minimal: { _uid: 'member-activation-minimal', component: 'member-activation' },
  full: {
    _uid: 'member-activation-full', component: 'member-activation', title: 'Activer mon compte', intro: 'Encore un appui, et vous y êtes.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bonjour', band: 'petrole',
  },
  longest: {
    _uid: 'member-activation-longest', component: 'member-activation', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

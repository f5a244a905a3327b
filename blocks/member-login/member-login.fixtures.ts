import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberLoginFixtures: Fixtures = {
  minimal: { _uid: 'member-login-minimal', component: 'member-login' },
  full: {
    _uid: 'member-login-full', component: 'member-login', title: 'Me connecter', intro: 'Vos séjours, votre carte et vos avantages.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bonsoir', band: 'nuit',
  },
  longest: {
    _uid: 'member-login-longest', component: 'member-login', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

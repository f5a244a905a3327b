import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberForgottenFixtures: Fixtures = {
  minimal: { _uid: 'member-forgotten-minimal', component: 'member-forgotten' },
  full: {
    _uid: 'member-forgotten-full', component: 'member-forgotten', title: 'Mot de passe oublié', intro: 'Un lien, et vous en choisissez un autre.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bonsoir', band: 'nuit',
  },
  longest: {
    _uid: 'member-forgotten-longest', component: 'member-forgotten', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

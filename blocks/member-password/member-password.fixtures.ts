import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberPasswordFixtures: Fixtures = {
  minimal: { _uid: 'member-password-minimal', component: 'member-password' },
  full: {
    _uid: 'member-password-full', component: 'member-password', title: 'Nouveau mot de passe', intro: 'Choisissez-le long, et pour cette maison seulement.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bonsoir', band: 'nuit',
  },
  longest: {
    _uid: 'member-password-longest', component: 'member-password', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

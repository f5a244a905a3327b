import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

export const memberEmailFixtures: Fixtures = {
  minimal: { _uid: 'member-email-minimal', component: 'member-email' },
  full: {
    _uid: 'member-email-full', component: 'member-email', kind: 'confirm', title: 'Confirmer mon adresse e-mail', intro: 'Une adresse, et c’est la vôtre.',
    image: assetOf('login.jpg', 1200, 1600), lettering: 'Bonjour', band: 'petrole',
  },
  longest: {
    _uid: 'member-email-longest', component: 'member-email', kind: 'undo', title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200), image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16), band: 'or',
  },
}

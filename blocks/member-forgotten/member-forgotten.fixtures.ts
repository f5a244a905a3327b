import { entryFixtures } from '../entry-fixtures.ts'

export const memberForgottenFixtures = entryFixtures('member-forgotten', {
  title: 'Mot de passe oublié',
  intro: 'Un lien, et vous en choisissez un autre.',
  lettering: 'Bonsoir',
  band: 'nuit',
})

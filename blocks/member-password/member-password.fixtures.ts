import { entryFixtures } from '../entry-fixtures.ts'

export const memberPasswordFixtures = entryFixtures('member-password', {
  title: 'Nouveau mot de passe',
  intro: 'Choisissez-le long, et pour cette maison seulement.',
  lettering: 'Bonsoir',
  band: 'nuit',
})

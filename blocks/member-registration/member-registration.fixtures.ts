import { entryFixtures } from '../entry-fixtures.ts'

export const memberRegistrationFixtures = entryFixtures('member-registration', {
  title: 'Créer mon compte',
  intro: 'Quelques lignes, et vos séjours ont une adresse.',
  lettering: 'Bienvenue',
  band: 'lac',
})

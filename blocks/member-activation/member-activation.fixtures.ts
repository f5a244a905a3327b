import { entryFixtures } from '../entry-fixtures.ts'

export const memberActivationFixtures = entryFixtures('member-activation', {
  title: 'Activer mon compte',
  intro: 'Encore un appui, et vous y êtes.',
  lettering: 'Bonjour',
  band: 'petrole',
})

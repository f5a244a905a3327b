import { entryFixtures } from '../entry-fixtures.ts'

export const memberEmailFixtures = entryFixtures('member-email', {
  title: 'Confirmer mon adresse e-mail',
  intro: 'Une adresse, et c’est la vôtre.',
  lettering: 'Bonjour',
  band: 'petrole',
  full: { kind: 'confirm' },
  longest: { kind: 'undo' },
})

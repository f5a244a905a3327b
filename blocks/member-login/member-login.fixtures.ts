import { entryFixtures } from '../entry-fixtures.ts'

export const memberLoginFixtures = entryFixtures('member-login', {
  title: 'Me connecter',
  intro: 'Vos séjours, votre carte et vos avantages.',
  lettering: 'Bonsoir',
  band: 'nuit',
})

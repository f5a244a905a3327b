import { titleFixtures } from '../title-fixtures.ts'

export const casinoRegistrationsFixtures = titleFixtures(
  'casino-registrations',
  'Mes inscriptions',
  'Vos tournois, vos spectacles, vos billets.',
)

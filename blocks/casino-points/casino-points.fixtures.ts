import { titleFixtures } from '../title-fixtures.ts'

export const casinoPointsFixtures = titleFixtures(
  'casino-points',
  'Mes points',
  'Votre solde, et chaque point avec sa raison.',
)

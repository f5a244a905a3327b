import { titleFixtures } from '../title-fixtures.ts'

export const casinoRewardsFixtures = titleFixtures(
  'casino-rewards',
  'Mes récompenses',
  'Vos points deviennent un dîner, un spectacle, une nuit.',
)

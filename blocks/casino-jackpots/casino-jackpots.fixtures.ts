import { titleFixtures } from '../title-fixtures.ts'

export const casinoJackpotsFixtures = titleFixtures(
  'casino-jackpots',
  'Jackpots',
  'Ceux qui montent, ceux qui sont tombés.',
)

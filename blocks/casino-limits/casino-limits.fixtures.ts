import { titleFixtures } from '../title-fixtures.ts'

export const casinoLimitsFixtures = titleFixtures(
  'casino-limits',
  'Limiter mon accès',
  'Une pause ou une limite, quand vous le voulez.',
)

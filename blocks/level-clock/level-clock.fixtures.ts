import { titleFixtures } from '../title-fixtures.ts'

export const levelClockFixtures = titleFixtures(
  'level-clock',
  'L’horloge du tournoi',
  'La même sur le grand écran et dans votre poche.',
)

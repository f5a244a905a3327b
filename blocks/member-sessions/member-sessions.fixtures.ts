import { titleFixtures } from '../title-fixtures.ts'

export const memberSessionsFixtures = titleFixtures(
  'member-sessions',
  'Mes connexions',
  'Les navigateurs où votre compte est ouvert.',
)

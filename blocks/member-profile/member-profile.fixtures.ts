import { titleFixtures } from '../title-fixtures.ts'

export const memberProfileFixtures = titleFixtures(
  'member-profile',
  'Mon profil',
  'Ce que nous savons de vous, et que vous pouvez changer.',
)

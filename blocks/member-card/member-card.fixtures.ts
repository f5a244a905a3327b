import { titleFixtures } from '../title-fixtures.ts'

export const memberCardFixtures = titleFixtures(
  'member-card',
  'Ma carte',
  'Un numéro, un code, et la carte par e-mail.',
)

import { titleFixtures } from '../title-fixtures.ts'

export const casinoSponsorshipFixtures = titleFixtures(
  'casino-sponsorship',
  'Parrainage',
  'Invitez ceux avec qui vous sortez.',
)

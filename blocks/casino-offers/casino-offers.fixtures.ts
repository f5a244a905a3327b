import { titleFixtures } from '../title-fixtures.ts'

export const casinoOffersFixtures = titleFixtures('casino-offers', 'Mes offres', 'Ce que votre carte vous donne.')

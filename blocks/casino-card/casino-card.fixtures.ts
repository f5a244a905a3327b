import { titleFixtures } from '../title-fixtures.ts'

export const casinoCardFixtures = titleFixtures('casino-card', 'Ma carte', 'Votre numéro, votre code, votre statut.')

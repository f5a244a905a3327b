import { titleFixtures } from '../title-fixtures.ts'

export const casinoKioskFixtures = titleFixtures('casino-kiosk', 'Votre carte', 'Présentez votre carte ou son code.')

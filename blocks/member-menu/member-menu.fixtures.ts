import { titleFixtures } from '../title-fixtures.ts'

export const memberMenuFixtures = titleFixtures('member-menu', 'Espace membre', 'Toutes vos pages au même endroit.')

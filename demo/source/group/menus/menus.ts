import type { MenuSource } from '../../model/menu.ts'
import { ATLANTIC } from './atlantic.ts'
import { BRITTANY } from './brittany-enghien.ts'
import { NORMANDY } from './normandy-riviera.ts'
import { SOUTH } from './basque-savoy.ts'

/** Menus of the restaurants, by slug. */
export const MENUS: Readonly<Record<string, MenuSource>> = { ...NORMANDY, ...ATLANTIC, ...BRITTANY, ...SOUTH }

import type { TownGroup } from '../../model/town.ts'
import { avironSurLeLac, tennisAuClub } from './activities.ts'
import { casino } from './casino.ts'
import { destination } from './destination.ts'
import { lePavillonDuLac } from './hotel.ts'
import { leJardinDHiver } from './jardin-d-hiver.ts'
import { leDebarcadere } from './le-debarcadere.ts'
import { rotondeDuLac } from './seminar.ts'
import { lesThermesDuLac } from './spa.ts'

export const enghien: TownGroup = {
  destination,
  hotels: [lePavillonDuLac],
  restaurants: [leDebarcadere, leJardinDHiver],
  casinos: [casino],
  spas: [lesThermesDuLac],
  seminars: [rotondeDuLac],
  activities: [avironSurLeLac, tennisAuClub],
}

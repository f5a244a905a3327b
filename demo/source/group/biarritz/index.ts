import type { TownGroup } from '../../model/town.ts'
import { atelierChocolat, ecoleDeSurf } from './activities.ts'
import { casino } from './casino.ts'
import { destination } from './destination.ts'
import { lEperon } from './hotel.ts'
import { laRhune, lePortVieux } from './restaurants.ts'
import { salonImperatrice } from './seminar.ts'
import { spaImperial } from './spa.ts'

export const biarritz: TownGroup = {
  destination,
  hotels: [lEperon],
  restaurants: [laRhune, lePortVieux],
  casinos: [casino],
  spas: [spaImperial],
  seminars: [salonImperatrice],
  activities: [ecoleDeSurf, atelierChocolat],
}

import type { TownGroup } from '../../model/town.ts'
import { chiensDeTraineau, premiereTrace } from './activities.ts'
import { destination } from './destination.ts'
import { leGrandMeleze } from './hotel.ts'
import { laTableDuMeleze, leRefugeDuGlacier } from './restaurants.ts'
import { spaDuGlacier } from './spa.ts'

export const courchevel: TownGroup = {
  destination,
  hotels: [leGrandMeleze],
  restaurants: [laTableDuMeleze, leRefugeDuGlacier],
  casinos: [],
  spas: [spaDuGlacier],
  seminars: [],
  activities: [premiereTrace, chiensDeTraineau],
}

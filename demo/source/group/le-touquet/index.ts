import type { TownGroup } from '../../model/town.ts'
import { charAVoile, foretAVelo } from './activities.ts'
import { casino } from './casino.ts'
import { destination } from './destination.ts'
import { lePavillonDesDunes } from './hotel.ts'
import { laHalle, leComptoirDesOyats } from './restaurants.ts'
import { salonsDuPhare } from './seminar.ts'

export const leTouquet: TownGroup = {
  destination,
  hotels: [lePavillonDesDunes],
  restaurants: [leComptoirDesOyats, laHalle],
  casinos: [casino],
  spas: [],
  seminars: [salonsDuPhare],
  activities: [charAVoile, foretAVelo],
}

import type { TownGroup } from '../../model/town.ts'
import { maraisSalantsAVelo, voileDansLaBaie } from './activities.ts'
import { casino } from './casino.ts'
import { destination } from './destination.ts'
import { laBaieDoree } from './hotel.ts'
import { laSaline, leBarDesRegates } from './restaurants.ts'
import { espacePresquIle } from './seminar.ts'
import { thalassoLaBaie } from './spa.ts'

export const laBaule: TownGroup = {
  destination,
  hotels: [laBaieDoree],
  restaurants: [laSaline, leBarDesRegates],
  casinos: [casino],
  spas: [thalassoLaBaie],
  seminars: [espacePresquIle],
  activities: [voileDansLaBaie, maraisSalantsAVelo],
}

import type { TownGroup } from '../../model/town.ts'
import { golfDesFalaises, promenadeACheval } from './activities.ts'
import { casino } from './casino.ts'
import { leClosDesCourses } from './clos.ts'
import { lesColombages } from './colombages.ts'
import { destination } from './destination.ts'
import { laCriee } from './la-criee.ts'
import { lePaddock } from './le-paddock.ts'
import { salonDesPlanches } from './seminar.ts'
import { lesBainsDeDeauville } from './spa.ts'

export const deauville: TownGroup = {
  destination,
  hotels: [lesColombages, leClosDesCourses],
  restaurants: [laCriee, lePaddock],
  casinos: [casino],
  spas: [lesBainsDeDeauville],
  seminars: [salonDesPlanches],
  activities: [promenadeACheval, golfDesFalaises],
}

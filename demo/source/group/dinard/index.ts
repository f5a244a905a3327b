import type { TownGroup } from '../../model/town.ts'
import { cheminDeRonde, kayakSurLaRance } from './activities.ts'
import { casino } from './casino.ts'
import { destination } from './destination.ts'
import { laRocheEmeraude } from './hotel.ts'
import { lAmiral } from './l-amiral.ts'
import { laTerrasseDesTentes } from './terrasse-des-tentes.ts'

export const dinard: TownGroup = {
  destination,
  hotels: [laRocheEmeraude],
  restaurants: [lAmiral, laTerrasseDesTentes],
  casinos: [casino],
  spas: [],
  seminars: [],
  activities: [cheminDeRonde, kayakSurLaRance],
}

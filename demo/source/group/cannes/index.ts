import type { TownGroup } from '../../model/town.ts'
import { marcheForville, sortieAuxIles } from './activities.ts'
import { casinoDeLaCroisette } from './casino-croisette.ts'
import { casinoDesPalmiers } from './casino-palmiers.ts'
import { destination } from './destination.ts'
import { villaEstelle } from './estelle.ts'
import { laTableDuPalmarium } from './la-table.ts'
import { lePonton } from './le-ponton.ts'
import { lePalmarium } from './palmarium.ts'
import { centreDeLaCroisette } from './seminar.ts'
import { spaDuPalmarium } from './spa.ts'

export const cannes: TownGroup = {
  destination,
  hotels: [lePalmarium, villaEstelle],
  restaurants: [laTableDuPalmarium, lePonton],
  casinos: [casinoDeLaCroisette, casinoDesPalmiers],
  spas: [spaDuPalmarium],
  seminars: [centreDeLaCroisette],
  activities: [sortieAuxIles, marcheForville],
}

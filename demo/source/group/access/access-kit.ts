import { type Words, w } from '../../kit/words.ts'
import type { Town } from '../../model/common.ts'
import type { Access } from '../../model/access.ts'

/** The station and the airport of a town, the same for all its houses. */
const TRAVEL: Readonly<Record<Town, Pick<Access, 'station' | 'airport'>>> = {
  'deauville': { station: 'Trouville-Deauville', airport: 'Deauville-Normandie' },
  'cannes': { station: 'Cannes', airport: 'Nice-Côte d’Azur' },
  'la-baule': { station: 'La Baule-Escoublac', airport: 'Nantes-Atlantique' },
  'le-touquet': { station: 'Étaples-Le Touquet', airport: 'Lille-Lesquin' },
  'dinard': { station: 'Saint-Malo', airport: 'Rennes-Bretagne' },
  'enghien-les-bains': { station: 'Enghien-les-Bains', airport: 'Paris-Charles-de-Gaulle' },
  'biarritz': { station: 'Biarritz', airport: 'Biarritz-Pays basque' },
  'courchevel': { station: 'Moûtiers-Salins', airport: 'Chambéry-Savoie' },
}

type Claims = Access['accessibility']

export const access = (
  town: Town,
  [stationMinutes, stationWay, airportMinutes]: readonly [number, Access['stationWay'], number],
  [parkingPrice, parkingUnit]: readonly [number, Access['parkingUnit']],
  accessibility: Claims,
  more: Pick<Access, 'parking' | 'byTrain' | 'byCar' | 'access' | 'adaptedRooms'> = {},
): Access => ({
  ...TRAVEL[town],
  stationMinutes,
  stationWay,
  airportMinutes,
  parkingPrice,
  parkingUnit,
  accessibility,
  ...more,
})

export const parking = (fr: string, en: string): { readonly parking: Words } => ({ parking: w(fr, en) })
export const train = (fr: string, en: string): { readonly byTrain: Words } => ({ byTrain: w(fr, en) })
export const car = (fr: string, en: string): { readonly byCar: Words } => ({ byCar: w(fr, en) })
const COUNTED = {
  2: w('Deux', 'Two'),
  3: w('Trois', 'Three'),
  4: w('Quatre', 'Four'),
  5: w('Cinq', 'Five'),
  6: w('Six', 'Six'),
} as const

/** How many rooms are for wheelchairs, and the sentence on them: “Quatre chambres pour fauteuil”, and its end. */
export const adaptedRooms = (
  count: keyof typeof COUNTED,
  fr: string,
  en: string,
): { readonly access: Words; readonly adaptedRooms: number } => ({
  adaptedRooms: count,
  access: w(`${COUNTED[count].fr} chambres pour fauteuil${fr}`, `${COUNTED[count].en} wheelchair rooms${en}`),
})

export const said = (fr: string, en: string): { readonly access: Words } => ({ access: w(fr, en) })

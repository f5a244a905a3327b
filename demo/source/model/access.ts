import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { BLOCKS } from '../../../blocks/schemas.ts'
import type { Words } from '../kit/words.ts'

type Practical = ViewOf<(typeof BLOCKS)['spa-info']>

/** How to get to a house. */
export interface Access {
  /** Name of the nearest station, without “Gare de”. */
  readonly station: string
  readonly stationMinutes: number
  readonly stationWay: Practical['station_way']
  /** Name of the nearest airport that lines serve. */
  readonly airport: string
  /** By car. */
  readonly airportMinutes: number
  /** Euros; 0 is free. */
  readonly parkingPrice: number
  readonly parkingUnit: Practical['parking_unit']
  readonly accessibility: Practical['accessibility']
  readonly parking?: Words
  readonly byTrain?: Words
  readonly byCar?: Words
  /** For whom it is accessible, in a sentence. */
  readonly access?: Words
  /** A hotel's rooms for wheelchairs: the only place that counts them. */
  readonly adaptedRooms?: number
}

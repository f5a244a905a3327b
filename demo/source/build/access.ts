import { ACCESS } from '../group/access/access.ts'

/** The fields that say how to get to the house of that path. @throws where nobody has written them. */
export function accessOf(path: string) {
  const access = ACCESS[path]
  if (!access) throw new Error(`source/group/access says nothing of ${path}.`)
  return {
    station: access.station,
    station_minutes: access.stationMinutes,
    station_way: access.stationWay,
    airport: access.airport,
    airport_minutes: access.airportMinutes,
    parking_price: access.parkingPrice,
    parking_unit: access.parkingUnit,
    accessibility: access.accessibility,
    parking: access.parking,
    by_train: access.byTrain,
    by_car: access.byCar,
    access: access.access,
  }
}

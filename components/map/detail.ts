import type { MapArea } from '#lib/domain/map-area.ts'

const [WEST, SOUTH, EAST, NORTH] = [0, 1, 2, 3] as const

/** The detail around the towns as GeoJSON. Each feature has the property `kind`. */
export function detailOf(areas: readonly MapArea[]): GeoJSON.FeatureCollection {
  const features = areas.flatMap(({ box, land, coast, lakes, rivers, towns }) => {
    const feature = (kind: string, geometry: GeoJSON.Geometry) => ({
      type: 'Feature' as const,
      properties: { kind },
      geometry,
    })
    const [west, south, east, north] = box
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    return [
      feature('area', { type: 'Polygon', coordinates: [corners] }),
      feature('land', { type: 'MultiPolygon', coordinates: land as unknown as number[][][][] }),
      feature('coast', { type: 'MultiLineString', coordinates: coast as unknown as number[][][] }),
      feature('lake', { type: 'MultiPolygon', coordinates: lakes.map((ring) => [ring]) as unknown as number[][][][] }),
      feature('river', { type: 'MultiLineString', coordinates: rivers as unknown as number[][][] }),
      feature('town', {
        type: 'MultiPoint',
        coordinates: towns.map(({ longitude, latitude }) => [longitude, latitude]),
      }),
    ]
  })
  return { type: 'FeatureCollection', features }
}

/** Maximum zoom of the base data: its coasts are accurate to about a kilometre. */
export const BASE_ZOOM = 9

/** Maximum zoom at a place for which the data is fine enough: of the detail around it, else of the base. */
export function zoomAt(areas: readonly MapArea[], { latitude, longitude }: { latitude: number; longitude: number }) {
  const around = areas.filter(
    ({ box }) => longitude > box[WEST] && longitude < box[EAST] && latitude > box[SOUTH] && latitude < box[NORTH],
  )
  return Math.max(BASE_ZOOM, ...around.map(({ zoom }) => zoom))
}

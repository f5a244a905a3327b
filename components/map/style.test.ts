import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MapArea } from '#lib/domain/map-area.ts'
import { BASE } from './area.ts'
import { BASE_ZOOM, detailOf, zoomAt } from './detail.ts'
import { mapStyle } from './style.ts'

const INKS = {
  sea: 'rgb(1, 1, 1)',
  ripple: 'rgb(2, 2, 2)',
  land: 'rgb(3, 3, 3)',
  coast: 'rgb(4, 4, 4)',
  border: 'rgb(5, 5, 5)',
}

const base = JSON.parse(readFileSync(new URL('./base.json', import.meta.url), 'utf8')) as GeoJSON.FeatureCollection<
  GeoJSON.MultiPolygon | GeoJSON.MultiLineString,
  { kind: string }
>

const STORIES = new URL('../../content/stories/1/', import.meta.url)

const DESTINATIONS = readdirSync(STORIES)
  .map(
    (file) => (JSON.parse(readFileSync(new URL(file, STORIES), 'utf8')) as { content: Record<string, string> }).content,
  )
  .filter(({ component }) => component === 'destination')
  .map(({ title, latitude, longitude }) => ({
    name: title as string,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const areas = JSON.parse(readFileSync(new URL('./towns.json', import.meta.url), 'utf8')) as readonly MapArea[]

test('the style has every ink in it and nothing to fetch', () => {
  const style = mapStyle(INKS, { base, detail: detailOf(areas) })
  const text = JSON.stringify(style.layers)
  for (const ink of Object.values(INKS)) expect(text).toContain(ink)
  expect(JSON.stringify({ ...style, sources: {} })).not.toMatch(/https?:|glyphs|sprite/)
  // Land covers the water lines, so that they are visible off the coast only.
  const ids = style.layers.map(({ id }) => id)
  expect(ids.indexOf('land')).toBeGreaterThan(
    Math.max(...ids.flatMap((id, index) => (id.startsWith('base-water') ? index : []))),
  )
})

test('the base holds what the style draws, and reaches beyond what the map shows', () => {
  expect(base.features.map(({ properties }) => properties.kind)).toEqual(['land', 'border'])
  const positions = base.features.flatMap(({ geometry }) =>
    geometry.coordinates.flat(geometry.type === 'MultiPolygon' ? 2 : 1),
  ) as [number, number][]
  const [x, y] = [positions.map(([longitude]) => longitude), positions.map(([, latitude]) => latitude)]
  const reach = (values: number[], of: 'min' | 'max') => values.reduce((one, other) => Math[of](one, other))
  // West of Ireland there is only sea.
  expect(reach(x, 'min')).toBeLessThan(-10)
  expect(reach(x, 'max')).toBeGreaterThan(BASE.east)
  expect(reach(y, 'min')).toBeLessThan(BASE.south)
  expect(reach(y, 'max')).toBeGreaterThan(BASE.north)
})

describe('the detail', () => {
  test('surrounds every destination, whose zoom is that of its data; elsewhere it is that of the base', () => {
    expect(areas.map(({ towns }) => towns[0]?.name)).toEqual(DESTINATIONS.map(({ name }) => name))
    for (const destination of DESTINATIONS) {
      const { zoom } = areas.find(({ towns }) => towns[0]?.name === destination.name) as MapArea
      expect(zoomAt(areas, destination)).toBe(zoom)
      expect(zoom).toBeGreaterThan(BASE_ZOOM)
    }
    // In the Massif Central, and off the coast of Brittany.
    expect(zoomAt(areas, { latitude: 45, longitude: 3 })).toBe(BASE_ZOOM)
    expect(zoomAt(areas, { latitude: 47.5, longitude: -6 })).toBe(BASE_ZOOM)
  })

  test('has land and neighbouring towns in every area, and land where each town is', () => {
    for (const { land, towns, box, coast } of areas) {
      expect(towns.length).toBeGreaterThan(5)
      const { latitude, longitude } = towns[0] as MapArea['towns'][number]
      expect([towns[0]?.name, isInside(land, longitude, latitude)]).toEqual([towns[0]?.name, true])
      // Areas by the sea contain water, inland areas contain none.
      const [west, south, east, north] = box
      const grid = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20)
      const isWater = grid.some((x) =>
        grid.some((y) => !isInside(land, west + x * (east - west), south + y * (north - south))),
      )
      expect([towns[0]?.name, isWater]).toEqual([towns[0]?.name, coast.length > 0])
    }
  })
})

/** Ray casting, over the rings of all polygons. */
function isInside(land: MapArea['land'], x: number, y: number): boolean {
  let inside = false
  for (const ring of land.flat())
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring.at(index - 1) as readonly [number, number]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    })
  return inside
}

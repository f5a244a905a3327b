import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BASE } from './area.ts'
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

test('the style has every ink in it and nothing to fetch', () => {
  const style = mapStyle(INKS, base)
  const text = JSON.stringify(style.layers)
  for (const ink of Object.values(INKS)) expect(text).toContain(ink)
  expect(JSON.stringify({ ...style, sources: {} })).not.toMatch(/https?:|glyphs|sprite/)
  // Land lies over the engraved waters, so that they show beyond the coast alone.
  const ids = style.layers.map(({ id }) => id)
  expect(ids.indexOf('land')).toBeGreaterThan(
    Math.max(...ids.flatMap((id, index) => (id.startsWith('water') ? index : []))),
  )
})

test('the base holds what the style draws, and reaches beyond what the map shows', () => {
  expect(base.features.map(({ properties }) => properties.kind)).toEqual(['land', 'border'])
  const positions = base.features.flatMap(({ geometry }) =>
    geometry.coordinates.flat(geometry.type === 'MultiPolygon' ? 2 : 1),
  ) as [number, number][]
  const [x, y] = [positions.map(([longitude]) => longitude), positions.map(([, latitude]) => latitude)]
  const reach = (values: number[], of: 'min' | 'max') => values.reduce((one, other) => Math[of](one, other))
  // West of Ireland there is nothing but the sea.
  expect(reach(x, 'min')).toBeLessThan(-10)
  expect(reach(x, 'max')).toBeGreaterThan(BASE.east)
  expect(reach(y, 'min')).toBeLessThan(BASE.south)
  expect(reach(y, 'max')).toBeGreaterThan(BASE.north)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MapArea } from '#lib/domain/map-area.ts'
import { SKETCH, sketchOf } from './sketch.ts'

const AREAS = JSON.parse(readFileSync(new URL('./towns.json', import.meta.url), 'utf8')) as readonly MapArea[]

const TOWNS = {
  'Deauville': { latitude: 49.3629, longitude: 0.071 },
  'Cannes': { latitude: 43.5515, longitude: 7.0188 },
  'La Baule': { latitude: 47.2843, longitude: -2.3927 },
  'Le Touquet': { latitude: 50.5158, longitude: 1.5829 },
  'Dinard': { latitude: 48.6344, longitude: -2.057 },
  'Enghien-les-Bains': { latitude: 48.9704, longitude: 2.3079 },
  'Biarritz': { latitude: 43.484, longitude: -1.558 },
  'Courchevel': { latitude: 45.4131, longitude: 6.6322 },
}

/** Absolute end points of a path's relative steps. */
function pointsOf(path: string): (readonly [number, number])[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Ml])(-?\d+) (-?\d+)/g)].map(([, step, dx, dy]) => {
    ;[x, y] = step === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)]
    return [x, y]
  })
}

describe('the sketch of a place', () => {
  test.each(Object.entries(TOWNS))('%s has land, in few bytes and within the picture', (_, place) => {
    const sketch = sketchOf(AREAS, place)
    if (!sketch) throw new Error('No sketch.')
    expect(sketch.land).not.toBe('')
    const paths = sketch.land + sketch.coast + sketch.rivers + sketch.lakes
    // Six water lines repeat the coast; gzip removes this repetition.
    expect(paths.length).toBeLessThan(5_000)
    const corners = pointsOf(sketch.land)
    expect(Math.min(...corners.map(([x]) => x))).toBeGreaterThanOrEqual(-40)
    expect(Math.max(...corners.map(([x]) => x))).toBeLessThanOrEqual(SKETCH.width + 40)
    expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThanOrEqual(-40)
    expect(Math.max(...corners.map(([, y]) => y))).toBeLessThanOrEqual(SKETCH.height + 40)
  })

  test('on the coast there is a coast, inland there is none', () => {
    expect(sketchOf(AREAS, TOWNS.Deauville)?.coast).not.toBe('')
    expect(sketchOf(AREAS, TOWNS.Courchevel)?.coast).toBe('')
  })

  // Houses are up to a few kilometres from their town's centre.
  const AROUND = Object.values(TOWNS).flatMap(({ latitude, longitude }) =>
    [-0.03, -0.01, 0, 0.01, 0.03].map((north) => ({ latitude: latitude + north, longitude: longitude + north })),
  )

  test('no name of a town stands under the pin, or is cut by the edge of the picture', () => {
    const names = AROUND.flatMap((place) => sketchOf(AREAS, place)?.towns ?? [])
    expect(names.length).toBeGreaterThan(AROUND.length)
    for (const { x, y } of names) {
      expect(Math.abs(x - SKETCH.width / 2) > 90 || Math.abs(y - SKETCH.height / 2) > 44).toBe(true)
      // A name is 20 units high and begins 11 units above its point.
      expect([x > 0, x < SKETCH.width, y > 11 + 20, y < SKETCH.height]).toEqual([true, true, true, true])
    }
  })

  test('fills its frame, which cuts nothing off', () => {
    const [, width, height] = /aspect-ratio: (\d+) \/ (\d+)/.exec(
      readFileSync(new URL('./place-map.module.css', import.meta.url), 'utf8'),
    ) as unknown as [string, string, string]
    expect(SKETCH.height).toBe(Math.round((SKETCH.width * Number(height)) / Number(width)))
  })

  test('elsewhere there is none', () => {
    expect(sketchOf(AREAS, { latitude: 0, longitude: 0 })).toBeUndefined()
  })
})

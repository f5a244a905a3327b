import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusters, fallsApart, labelWidth, legible, townOf } from './clusters.ts'
import type { MapPoint } from './point.ts'

const point = (id: string, longitude: number, latitude: number, town = 'Cannes'): MapPoint => ({
  id,
  name: id,
  town,
  href: `/${id}`,
  latitude,
  longitude,
  label: '1 €',
  detail: 'Hôtel',
})

/** Projection with `zoom` pixels per degree. */
const at =
  (zoom: number) =>
  ({ longitude, latitude }: { longitude: number; latitude: number }) => ({ x: longitude * zoom, y: -latitude * zoom })

const keys = (points: readonly MapPoint[], zoom: number) => clusters(points, at(zoom)).map(({ key }) => key)

describe('clusters', () => {
  const points = [point('a', 0, 0), point('b', 1, 0), point('c', 1, 1), point('d', 5, 5)]

  test('put together what is near at this zoom, and part it at the next', () => {
    expect(keys(points, 9)).toEqual(['a b c d'])
    expect(keys(points, 40)).toEqual(['a b c', 'd'])
    expect(keys(points, 50)).toEqual(['a b', 'c', 'd'])
    expect(keys(points, 100)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('stand in the middle of their points', () => {
    expect(clusters(points.slice(0, 3), at(10))[0]).toMatchObject({ latitude: 1 / 3, longitude: 2 / 3 })
  })

  test('one address never parts', () => {
    expect(keys([point('a', 1, 1), point('b', 1, 1)], 1e6)).toEqual(['a b'])
  })

  test('fall apart where the nearest zoom shows pins of their own', () => {
    // At zoom 13 a degree of longitude is 11 651 pixels.
    expect(fallsApart([point('a', 7, 43.5), point('b', 7.007, 43.5)], 13)).toBe(true)
    expect(fallsApart([point('a', 7, 43.5), point('b', 7.006, 43.5)], 13)).toBe(false)
    expect(fallsApart([point('a', 7, 43.5), point('b', 7, 43.5031)], 13)).toBe(true)
    expect(fallsApart([point('a', 7, 43.5)], 13)).toBe(false)
  })

  test('each point is in one of them, in the order of the list', () => {
    const place = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: 40, max: 55 }) })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 24 }), fc.integer({ min: 1, max: 300 }), (places, zoom) => {
        const all = places.map(({ x, y }, index) => point(String(index), x, y))
        const found = clusters(all, at(zoom))
        expect(
          found
            .flatMap(({ points: together }) => together)
            .map(({ id }) => Number(id))
            .sort((a, b) => a - b),
        ).toEqual(all.map((_, index) => index))
        expect(found.map(({ points: together }) => Number(together[0]?.id))).toEqual(
          found.map(({ points: together }) => Number(together[0]?.id)).sort((a, b) => a - b),
        )
      }),
    )
  })

  test('have a town where all their points stand in it', () => {
    const named = (...towns: string[]) =>
      townOf(
        clusters(
          towns.map((town, index) => point(String(index), 0, 0, town)),
          at(1),
        )[0] as ReturnType<typeof clusters>[0],
      )
    expect(named('Cannes', 'Cannes')).toBe('Cannes')
    expect(named('Cannes', 'Nice')).toBeUndefined()
    expect(named('', '')).toBeUndefined()
  })
})

test('names that would cover a pin or another name are left out', () => {
  const names = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 300, y: 0 },
    { x: 600, y: 0 },
  ]
  expect([...legible(names, (name) => name, [{ x: 310, y: 5 }])]).toEqual([names[0], names[3]])
})

test('a long name needs more room than a short one', () => {
  const long = 'Soisy-sous-Montmorency'
  const shown = (x: number, text: string): number => {
    const names = [
      { text: long, x: 0, y: 0 },
      { text, x, y: 0 },
    ]
    return legible(
      names,
      (name) => name,
      [],
      (name) => labelWidth(name.text),
    ).size
  }
  expect([shown(120, 'Cannes'), shown(150, 'Cannes'), shown(150, long)]).toEqual([1, 2, 1])
})

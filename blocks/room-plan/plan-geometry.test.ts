import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PlanRoom,
  SIDES,
  areaOf,
  boundsOf,
  freeStretches,
  lengthOf,
  placeOpening,
  sharedStretch,
  sideLength,
} from './plan-geometry.ts'
import { guessOpenings, quietWall } from './plan-openings.ts'

const entrance: PlanRoom = { kind: 'entrance', x: 0, y: 3, width: 2, height: 3 }
const bathroom: PlanRoom = { kind: 'bathroom', x: 0, y: 0, width: 3, height: 3 }
const bedroom: PlanRoom = { kind: 'bedroom', x: 3, y: 0, width: 5, height: 3 }
const living: PlanRoom = { kind: 'living', x: 2, y: 3, width: 6, height: 3 }
const balcony: PlanRoom = { kind: 'balcony', x: 8, y: 1, width: 1.5, height: 5 }
const suite = [entrance, bathroom, bedroom, living, balcony]

describe('walls', () => {
  test('two rooms share the stretch along which they touch', () => {
    expect(sharedStretch(bathroom, 'bottom', living)).toEqual({ from: 2, to: 3 })
    expect(sharedStretch(living, 'top', bathroom)).toEqual({ from: 0, to: 1 })
    expect(sharedStretch(bathroom, 'bottom', bedroom)).toBeUndefined()
    expect(sharedStretch(entrance, 'left', living)).toBeUndefined()
  })

  test('stretches that no room shares are free, the longest first', () => {
    expect(freeStretches(bedroom, 'right', [bathroom, living, balcony])).toEqual([{ from: 0, to: 1 }])
    expect(freeStretches(bedroom, 'top', [bathroom, living, balcony])).toEqual([{ from: 0, to: 5 }])
  })

  test('the plan’s size and areas', () => {
    expect(boundsOf(suite)).toEqual({ x: 0, y: 0, width: 9.5, height: 6 })
    expect([areaOf(entrance), areaOf(bathroom, balcony), areaOf({ x: 0, y: 0, width: 0.1, height: 3 })]).toEqual([
      6, 16.5, 0.3,
    ])
  })

  test('an opening stays within its side', () => {
    expect(placeOpening(bedroom, { kind: 'door', side: 'left', offset: 9, width: 1 })).toEqual({
      start: { x: 3, y: 2 },
      end: { x: 3, y: 3 },
      inward: { x: 1, y: 0 },
    })
    expect(placeOpening(bedroom, { kind: 'window', side: 'bottom', offset: 0, width: 20 }).end).toEqual({ x: 8, y: 3 })
  })
})

describe('openings of a plan that names none', () => {
  const [entry = [], bath = [], bed = [], sitting = [], outside = []] = guessOpenings(suite)

  test('one comes in from outside, through the entrance’s free wall', () => {
    expect(entry.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['door left'])
  })

  test('every room is reached from the most public one beside it', () => {
    expect(bath.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['door bottom'])
    expect(bed.filter(({ kind }) => kind === 'door').map(({ side }) => side)).toEqual(['bottom'])
    expect(sitting.filter(({ kind }) => kind === 'door').map(({ side }) => side)).toEqual(['left'])
  })

  test('windows look onto the balcony, which has none of its own', () => {
    expect([...bed, ...sitting].filter(({ kind }) => kind === 'window').map(({ side }) => side)).toEqual([
      'right',
      'right',
    ])
    expect(outside).toEqual([])
  })

  test('without a balcony a room has its window on its longest outer wall, not where the door is', () => {
    const [only = []] = guessOpenings([bedroom])
    expect(only.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['door top', 'window bottom'])
  })

  test('isolated rooms get no door, and no endless loop', () => {
    expect(guessOpenings([entrance, { ...bathroom, x: 40 }])[1]).toEqual([])
  })
})

test('furniture keeps away from doors and windows, those of the neighbours too', () => {
  const openings = guessOpenings(suite)
  // The bedroom opens below and to the right; the bathroom is its neighbour to the left.
  expect(quietWall(suite, openings, 2)).toBe('top')
  // The bedroom's door is in the living room's upper wall.
  expect(quietWall(suite, openings, 3)).toBe('bottom')
  expect(quietWall([bedroom], [[]], 0)).toBe('top')
})

describe('whatever the plan', () => {
  const size = fc.integer({ min: 1, max: 16 }).map((half) => half / 2)
  const room = fc.record({
    kind: fc.constantFrom(...(['bedroom', 'living', 'bathroom', 'dressing', 'entrance', 'balcony'] as const)),
    x: size,
    y: size,
    width: size,
    height: size,
  })

  test('free and shared stretches of a side never overlap, and openings lie within their walls', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 6 }), (rooms) => {
        for (const [index, one] of rooms.entries()) {
          const others = rooms.filter((_, other) => other !== index)
          for (const side of SIDES) {
            const shared = others
              .map((other) => sharedStretch(one, side, other))
              .filter((stretch) => stretch !== undefined)
            for (const free of freeStretches(one, side, others)) {
              expect(lengthOf(free)).toBeGreaterThan(0)
              expect(shared.some((stretch) => stretch.from < free.to && stretch.to > free.from)).toBe(false)
            }
          }
          for (const opening of guessOpenings(rooms)[index] ?? []) {
            expect(opening.offset).toBeGreaterThanOrEqual(0)
            expect(opening.offset + opening.width).toBeLessThanOrEqual(sideLength(one, opening.side) + 1e-9)
          }
        }
      }),
    )
  })
})

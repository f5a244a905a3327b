import { describe, expect, test } from 'vitest'
import type { Box, Position } from './clip.ts'
import { chained, landOf, simplified } from './coast.ts'

const BOX: Box = [0, 0, 10, 10]

/** Signed area of the polygons' rings. */
const areaOf = (polygons: readonly (readonly (readonly Position[])[])[]): number =>
  polygons.flat().reduce(
    (sum, ring) =>
      sum +
      ring.reduce((one, [x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] as Position
        return one + (x * nextY - nextX * y) / 2
      }, 0),
    0,
  )

describe('chained', () => {
  test('joins lines end to beginning, also where they are not in order, and closes rings', () => {
    expect(
      chained([
        [
          [2, 2],
          [3, 3],
        ],
        [
          [1, 1],
          [2, 2],
        ],
        [
          [5, 5],
          [6, 5],
        ],
        [
          [6, 5],
          [5, 5],
        ],
      ]),
    ).toEqual([
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      [
        [5, 5],
        [6, 5],
        [5, 5],
      ],
    ])
  })
})

describe('landOf', () => {
  test('is the whole box without a coast', () => {
    expect(areaOf(landOf([], BOX))).toBe(100)
  })

  test('lies on the left of a coast, around the corners of that side', () => {
    // Northward through the middle: land in the west. Southward: in the east.
    const north: Position[] = [
      [4, 0],
      [4, 10],
    ]
    expect(areaOf(landOf([north], BOX))).toBe(40)
    expect(areaOf(landOf([north.toReversed()], BOX))).toBe(60)
  })

  test('of two coasts is a strip between them, or both sides', () => {
    const [one, other]: [Position[], Position[]] = [
      [
        [4, 0],
        [4, 10],
      ],
      [
        [7, 10],
        [7, 0],
      ],
    ]
    expect(areaOf(landOf([one, other], BOX))).toBe(70)
    expect(areaOf(landOf([one.toReversed(), other.toReversed()], BOX))).toBe(30)
  })

  test('has islands beside it, and refuses a coast that ends in the sea', () => {
    const island: Position[] = [
      [8, 8],
      [9, 8],
      [9, 9],
      [8, 9],
      [8, 8],
    ]
    const coast: Position[] = [
      [4, 0],
      [4, 10],
    ]
    expect(areaOf(landOf([coast, island], BOX))).toBe(41)
    expect(areaOf(landOf([island], BOX))).toBe(1)
    expect(() =>
      landOf(
        [
          [
            [4, 0],
            [4, 5],
          ],
        ],
        BOX,
      ),
    ).toThrow(/ends inside/)
  })
})

test('simplifying keeps what is farther than the tolerance', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.05],
    [2, 3],
    [3, 0],
  ]
  expect(simplified(line, 0.1)).toEqual(line)
  expect(
    simplified(
      [
        [0, 0],
        [1, 0.05],
        [2, 0],
      ],
      0.1,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
  ])
})

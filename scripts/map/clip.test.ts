import { describe, expect, test } from 'vitest'
import { type Box, clipLine, clipRing, rounded } from './clip.ts'

const BOX: Box = [0, 0, 10, 10]

describe('clipRing', () => {
  test('keeps what is inside as it is', () => {
    const ring = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ] as const
    expect(clipRing(ring, BOX)).toEqual(ring)
  })

  test('cuts at the sides, and closes along them', () => {
    const clipped = clipRing(
      [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
        [5, 5],
      ],
      BOX,
    )
    expect(clipped.at(0)).toEqual(clipped.at(-1))
    expect(new Set(clipped.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']))
  })

  test('leaves nothing of what is outside, and the box of what is around it', () => {
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
          [20, 20],
        ],
        BOX,
      ),
    ).toEqual([])
    expect(
      new Set(
        clipRing(
          [
            [-5, -5],
            [20, -5],
            [20, 20],
            [-5, 20],
            [-5, -5],
          ],
          BOX,
        ).map(String),
      ),
    ).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
  })
})

describe('clipLine', () => {
  test('parts a line that leaves and comes back', () => {
    expect(
      clipLine(
        [
          [1, 5],
          [5, 15],
          [9, 5],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [1, 5],
        [3, 10],
      ],
      [
        [7, 10],
        [9, 5],
      ],
    ])
  })

  test('begins where a line comes in', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 5],
          [6, 6],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [6, 6],
      ],
    ])
  })

  test('leaves nothing of a line outside', () => {
    expect(
      clipLine(
        [
          [20, 0],
          [20, 10],
        ],
        BOX,
      ),
    ).toEqual([])
  })
})

test('rounding drops consecutive duplicates', () => {
  expect(
    rounded(
      [
        [1.23456, 0],
        [1.2346, 0.0001],
        [1.236, 0],
      ],
      3,
    ),
  ).toEqual([
    [1.235, 0],
    [1.236, 0],
  ])
})

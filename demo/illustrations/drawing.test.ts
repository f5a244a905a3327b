import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { house } from './buildings/house.ts'
import { Camera, Wall } from './camera.ts'
import { Canvas } from './canvas.ts'
import { lighten, mix } from './colour.ts'
import { PALETTES } from './palettes.ts'
import { createRandom, hash } from './random.ts'
import { at, polyD, round1, smooth, svg } from './svg-path.ts'

describe('random', () => {
  it('repeats itself for a seed, within its bounds', () => {
    const [a, b] = [createRandom(7), createRandom(7)]
    const numbers = Array.from({ length: 200 }, () => a())
    expect(numbers).toEqual(Array.from({ length: 200 }, () => b()))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(Array.from({ length: 300 }, () => a.i(2, 4)).toSorted()).toEqual(expect.arrayContaining([2, 3, 4]))
    expect(createRandom(8)()).not.toBe(numbers[0])
  })

  it('hashes as FNV-1a does', () => {
    expect(hash('')).toBe(0x811c9dc5)
    expect(hash('a')).toBe(0xe40c292c)
  })
})

describe('colour', () => {
  it('mixes from the first to the second', () => {
    expect(mix('#13203a', '#f7f0e0', 0)).toBe('#13203a')
    expect(mix('#13203a', '#f7f0e0', 1)).toBe('#f7f0e0')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
  })

  it('lightens, up to white', () => {
    expect(lighten('#808080', 0)).toBe('#808080')
    expect(lighten('#ffffff', 0.5)).toBe('#ffffff')
  })

  it('refuses what is no colour', () => {
    expect(() => mix('#fff', '#000000', 0.5)).toThrow('not a colour')
  })
})

describe('paths', () => {
  it('writes numbers with one decimal and text as it is', () => {
    expect(svg`M${1.26} ${-0.01}${'Z'}`).toBe('M1.3 0Z')
    expect(
      polyD([
        [0, 0],
        [10.04, 5],
      ]),
    ).toBe('M0 0L10 5Z')
  })

  it('never writes a negative zero', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (x) => !Object.is(round1(x), -0)))
  })

  it('runs a curve through its points', () => {
    const d = smooth([
      [0, 0],
      [10, 10],
      [20, 0],
    ])
    expect(d).toMatch(/^M0 0C.* 10 10C.* 20 0$/)
    expect(
      smooth(
        [
          [0, 0],
          [10, 10],
          [20, 0],
        ],
        true,
      ),
    ).toMatch(/ 0 0Z$/)
  })

  it('does not invent an element', () => {
    expect(() => at([1], 1)).toThrow('no element 1')
  })
})

describe('camera', () => {
  const camera = new Camera({ cx: 500, hy: 400, f: 1000, eye: 1.6 })

  it('keeps the eye’s height on the horizon and verticals vertical', () => {
    expect(camera.p(0, 1.6, 7)).toEqual([500, 400])
    expect(camera.p(2, 0, 5)[0]).toBe(camera.p(2, 3, 5)[0])
    expect(camera.p(2, 0, 5)[1]).toBeGreaterThan(camera.p(2, 0, 50)[1])
  })

  it('cuts off what lies behind', () => {
    expect(
      camera.ground([
        [-1, -5],
        [1, -5],
        [1, -9],
      ]),
    ).toEqual([])
    expect(
      camera.ground([
        [-1, -5],
        [1, -5],
        [1, 9],
        [-1, 9],
      ]),
    ).toHaveLength(4)
  })

  it('measures a wall in metres', () => {
    const wall = new Wall(camera, [0, 10], [3, 14])
    expect(wall.len).toBe(5)
    expect(wall.w(5, 2)).toEqual([3, 2, 14])
    expect(wall.w(0, 0, 1)).toEqual([0.8, 0, 9.4])
    expect(wall.scale(0)).toBeCloseTo(100)
  })
})

describe('house', () => {
  const draw = (turn: number, roof: 'hip' | 'gable' | 'flat'): string => {
    const canvas = new Canvas(1500, 1000, 1)
    const camera = new Camera({ cx: 750, hy: 600, f: 900, eye: 2 })
    house(canvas, PALETTES.doree, camera, { at: [-6, 40], turn, w: 12, d: 10, storeys: 2, roof }, createRandom(1))
    return canvas.svg({ grain: 0, title: '' })
  }
  const lit = PALETTES.doree.wall[2]

  it('shows its lit side when it turns to the light, its shaded side when it turns away', () => {
    // The third ink paints walls in shade. Such a wall is visible only at a negative turn.
    expect(draw(0, 'hip')).not.toContain(`fill="${lit}"`)
    expect(draw(-0.5, 'hip')).toContain(`fill="${lit}"`)
  })

  it('has three roofs', () => {
    expect(new Set([draw(0.4, 'hip'), draw(0.4, 'gable'), draw(0.4, 'flat')]).size).toBe(3)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOperations } from './parse.ts'
import { planRender } from './plan.ts'

const plan = (operations: string, width = 1000, height = 500) =>
  planRender(parseOperations(operations).operations, { width, height })

describe('planRender', () => {
  it.each([
    ['', 1000, 500],
    ['0x0', 1000, 500],
    ['200x0', 200, 100],
    ['0x200', 400, 200],
    ['2000x0', 2000, 1000],
    ['2000x0/filters:no_upscale()', 1000, 500],
    ['300x300', 300, 300],
    ['3000x3000', 3000, 3000],
    ['3000x3000/filters:no_upscale()', 500, 500],
    ['fit-in/300x300', 300, 150],
    ['fit-in/2000x2000', 2000, 1000],
    ['fit-in/2000x2000/filters:no_upscale()', 1000, 500],
    ['fit-in/0x100', 200, 100],
    ['0x4000', 4000, 2000],
    ['100x100:300x200/50x0', 50, 25],
  ])('%s gives %i by %i', (operations, width, height) => {
    expect(plan(operations)).toMatchObject({ resize: { width, height }, canvas: null, problems: [] })
  })

  it('frames only fit-in with a fill and both sides', () => {
    expect(plan('fit-in/300x300/filters:fill(000000)').canvas).toEqual({ width: 300, height: 300 })
    expect(plan('300x300/filters:fill(000000)').canvas).toBeNull()
    expect(plan('fit-in/300x0/filters:fill(000000)').canvas).toBeNull()
  })

  it('crops the centre unless there is a focal point', () => {
    expect(plan('100x100').extract).toEqual({ left: 250, top: 0, right: 750, bottom: 500 })
    expect(plan('100x100/filters:focal(0x0:20x20)').extract).toMatchObject({ left: 0, right: 500 })
    expect(plan('100x100/filters:focal(990x0:1000x20)').extract).toMatchObject({ left: 500, right: 1000 })
    expect(plan('100x100/smart').fit).toBe('attention')
    expect(plan('100x100/smart/filters:focal(0x0:9x9)')).toMatchObject({ fit: 'fill', extract: { left: 0 } })
  })

  it('names a crop or a focal rectangle outside the picture and goes on without it', () => {
    expect(plan('2000x0:2100x50')).toMatchObject({
      extract: { left: 0, right: 1000 },
      problems: [expect.stringContaining('outside')],
    })
    expect(plan('100x100/filters:focal(2000x0:2001x1)').problems).toHaveLength(1)
    expect(plan('500x0:9000x500').extract).toEqual({ left: 500, top: 0, right: 1000, bottom: 500 })
  })

  it('keeps the focal rectangle in sight and every rectangle inside the picture', () => {
    const side = fc.integer({ min: 1, max: 3000 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, fc.tuple(share, share, share, share), (w, h, boxW, boxH, [a, b, c, d]) => {
        const [left = 0, right = 0] = [a * w, b * w].map(Math.round).sort((x, y) => x - y)
        const [top = 0, bottom = 0] = [c * h, d * h].map(Math.round).sort((x, y) => x - y)
        const focal = `${String(left)}x${String(top)}:${String(right)}x${String(bottom)}`
        const { extract } = plan(`${String(boxW)}x${String(boxH)}/filters:focal(${focal})`, w, h)
        expect(extract.left).toBeGreaterThanOrEqual(0)
        expect(extract.top).toBeGreaterThanOrEqual(0)
        expect(extract.right).toBeLessThanOrEqual(w)
        expect(extract.bottom).toBeLessThanOrEqual(h)
        if (right - left <= extract.right - extract.left) {
          expect(extract.left).toBeLessThanOrEqual(left)
          expect(extract.right).toBeGreaterThanOrEqual(right)
        }
        if (bottom - top <= extract.bottom - extract.top) {
          expect(extract.top).toBeLessThanOrEqual(top)
          expect(extract.bottom).toBeGreaterThanOrEqual(bottom)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

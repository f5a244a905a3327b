import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusAt, placeOf } from './focus.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 9_999 }), height: fc.integer({ min: 1, max: 9_999 }) })
const share = fc.double({ min: -0.5, max: 1.5, noNaN: true })

test('a focal point lies in the picture, and within a pixel of where it was set', () => {
  fc.assert(
    fc.property(size, share, share, (picture, x, y) => {
      const focus = focusAt({ x, y }, picture)
      const [left = -1, top = -1, right = -1, bottom = -1] = focus.split(/[x:]/).map(Number)
      expect(left >= 0 && top >= 0 && right <= picture.width && bottom <= picture.height).toBe(true)
      const place = placeOf(focus, picture)
      const inside = (value: number): number => Math.min(1, Math.max(0, value))
      expect(Math.abs((place?.x ?? 9) - inside(x)) * picture.width).toBeLessThanOrEqual(1.01)
      expect(Math.abs((place?.y ?? 9) - inside(y)) * picture.height).toBeLessThanOrEqual(1.01)
    }),
  )
})

test('what is no focal point has no place', () => {
  for (const focus of ['', 'middle', '1x2', '1x2:3']) expect(placeOf(focus, { width: 9, height: 9 })).toBeUndefined()
})

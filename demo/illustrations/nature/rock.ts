import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { type Point, polyD } from '../svg-path.ts'

/** A sea rock: its outline, given from left foot over the top to right foot, is cut into lit and shaded facets. */
export const rock = (c: Canvas, p: Inks, outline: readonly Point[], tones: Inks['sand']): void => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const [w, h] = [right - left, foot - top]
  const d = polyD(outline)
  c.path(d, tones[0])
  c.clip(d, () => {
    for (const [i, [x, y]] of outline.entries()) {
      if (y > foot - h * 0.08) continue
      const fall = foot - y
      // A ridge runs down from each corner of the outline; its right side is in shade.
      c.poly(
        [
          [x, y],
          [x + w * 0.05, y + fall * 0.28],
          [x - w * 0.01, y + fall * 0.55],
          [x + w * 0.06, foot],
          [x + w * 0.24, foot],
          [x + w * 0.16, y + fall * 0.3],
        ],
        i % 2 ? tones[1] : tones[2],
        { opacity: 0.9 },
      )
      c.poly(
        [
          [x - w * 0.05, y + fall * 0.2],
          [x - w * 0.01, y + fall * 0.32],
          [x - w * 0.05, y + fall * 0.66],
          [x - w * 0.1, y + fall * 0.5],
        ],
        mix(tones[0], p.cream, 0.3),
        { opacity: 0.8 },
      )
    }
    c.shade(d, left, 0, right, 0, tones[2], 0, 0.85)
    c.shade(d, 0, foot - h * 0.3, 0, foot, mix(tones[2], p.sea[0], 0.5), 0, 0.8)
  })
}

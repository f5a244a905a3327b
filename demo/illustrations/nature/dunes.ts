import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'

/** A tuft of marram grass bent by a wind from the left; (x, y) is the foot. */
export const marram = (c: Canvas, p: Inks, x: number, y: number, h: number, { r }: { r: Random }): void => {
  const tones = [p.fol[0], p.fol[1], mix(p.fol[1], p.fol[2], 0.6), p.fol[2]] as const
  for (const [layer, tone] of tones.entries())
    for (let i = 0; i < 7; i++) {
      const spread = r.r(-0.45, 0.75)
      const length = h * r.r(0.6, 1.1) * (1 - layer * 0.08)
      const foot = x + spread * h * 0.3
      const [tipX, tipY] = [foot + (0.3 + spread * 0.7) * length, y - length * (0.95 - 0.3 * Math.abs(spread))]
      const [midX, midY] = [foot + spread * length * 0.25, y - length * 0.62]
      c.path(
        svg`M${foot - h * 0.014} ${y}Q${midX - h * 0.014} ${midY} ${tipX} ${tipY}Q${midX + h * 0.016} ${
          midY + h * 0.02
        } ${foot + h * 0.014} ${y}Z`,
        tone,
      )
    }
}

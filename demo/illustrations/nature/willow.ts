import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'
import { leafMass } from './plants.ts'

/** The curtain of a weeping willow, from the top edge, between two positions. */
export const willow = (c: Canvas, p: Inks, x0: number, x1: number, { r, drop }: { r: Random; drop: number }): void => {
  const strands = Math.round((x1 - x0) / 13)
  for (const layer of [0, 1, 2] as const)
    for (let i = 0; i < strands; i++) {
      const t = (i + r()) / strands
      const x = lerp(x0, x1, t)
      const length = drop * r.r(0.45, 1) * (1 - 0.62 * t ** 1.6) * (1 - layer * 0.1)
      const sway = r.r(-14, 20)
      const w = r.r(5, 10)
      c.path(
        svg`M${x - w} -10Q${x - w + sway * 0.2} ${length * 0.6} ${x + sway} ${length}Q${x + w + sway * 0.4} ${
          length * 0.6
        } ${x + w} -10Z`,
        layer === 0 ? p.fol[0] : layer === 1 ? p.fol[1] : mix(p.fol[1], p.fol[2], r.r(0.3, 1)),
        { opacity: layer === 2 ? 0.9 : 1 },
      )
    }
  leafMass(c, p, lerp(x0, x1, 0.2), drop * 0.06, (x1 - x0) * 0.62, drop * 0.12, { r, k: 9 })
}

import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'
import { leafMass } from './plants.ts'

/** An apple tree in fruit; (x, y) is the foot, `h` the height. */
export const appleTree = (c: Canvas, p: Inks, x: number, y: number, h: number, { r }: { r: Random }): void => {
  const trunk = mix(p.fol[0], p.roof[1], 0.5)
  c.ell(x + h * 0.42, y + h * 0.01, h * 0.46, h * 0.06, mix(p.fol[0], p.fol[1], 0.6), { opacity: 0.7 })
  c.path(
    svg`M${x - h * 0.05} ${y}Q${x - h * 0.02} ${y - h * 0.2} ${x - h * 0.16} ${y - h * 0.45}L${x - h * 0.1} ${
      y - h * 0.46
    }L${x + h * 0.01} ${y - h * 0.28}L${x + h * 0.13} ${y - h * 0.48}L${x + h * 0.19} ${y - h * 0.44}Q${x + h * 0.05} ${
      y - h * 0.22
    } ${x + h * 0.06} ${y}Z`,
    trunk,
  )
  for (const [dx, dy, rx, ry] of [
    [-0.2, 0.4, 0.24, 0.24],
    [0.22, 0.4, 0.24, 0.22],
    [0, 0.5, 0.34, 0.4],
  ] as const)
    leafMass(c, p, x + dx * h, y - dy * h, rx * h, ry * h, { r, k: 7 })
  for (let i = 0; i < 15; i++) {
    const [ax, ay] = [x + h * r.r(-0.32, 0.32), y - h * r.r(0.42, 0.78)]
    c.circle(ax, ay, h * 0.026, p.accent)
    c.circle(ax - h * 0.008, ay - h * 0.009, h * 0.009, p.cream)
  }
}

/** A cypress; (x, y) is the foot, `h` the height. */
export const cypress = (c: Canvas, p: Inks, x: number, y: number, h: number): void => {
  const w = h * 0.11
  const shape = svg`M${x} ${y}Q${x - w * 1.25} ${y - h * 0.1} ${x - w} ${y - h * 0.42}Q${x - w * 0.6} ${
    y - h * 0.8
  } ${x} ${y - h}Q${x + w * 0.6} ${y - h * 0.8} ${x + w} ${y - h * 0.42}Q${x + w * 1.25} ${y - h * 0.1} ${x} ${y}Z`
  c.path(shape, p.fol[1])
  c.clip(shape, () => {
    c.path(svg`M${x + w * 0.1} ${y}Q${x + w * 0.3} ${y - h * 0.5} ${x} ${y - h}H${x + w * 2}V${y}Z`, p.fol[0])
    for (let i = 0; i < 7; i++)
      c.path(
        svg`M${x - w * 0.9} ${y - h * (0.04 + i * 0.12)}Q${x - w * 0.5} ${y - h * (0.12 + i * 0.12)} ${x - w * 0.1} ${
          y - h * (0.2 + i * 0.12)
        }Q${x - w * 0.4} ${y - h * (0.09 + i * 0.12)} ${x - w * 0.9} ${y - h * (0.04 + i * 0.12)}Z`,
        mix(p.fol[2], p.fol[1], 0.35),
      )
  })
}

import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, at, polyD } from '../svg-path.ts'

/** A rocky face between the foot and the edge of a plateau; points run from far to near. */
export const cliff = (
  c: Canvas,
  p: Inks,
  cam: Camera,
  edge: readonly (readonly [x: number, z: number, height: number])[],
  { r, rock = [p.stone, mix(p.stone, p.wall[2], 0.5), p.wall[3]] }: { r: Random; rock?: Inks['sand'] },
): void => {
  const foot = (i: number, spread: number): Point => {
    const [x, z] = at(edge, i)
    return cam.p(x - spread, 0, z - spread * 0.6)
  }
  const brow = (i: number): Point => {
    const [x, z, h] = at(edge, i)
    return cam.p(x, h, z)
  }
  for (let i = 0; i + 1 < edge.length; i++) {
    const [a, b] = [brow(i), brow(i + 1)]
    const [d, e] = [foot(i, 2.5), foot(i + 1, 2.5)]
    const whole = [a, b, e, d]
    c.poly(whole, i % 2 ? rock[0] : mix(rock[0], rock[1], 0.45))
    // Facets: a ledge is lit, a cleft is in shade.
    const part = (u: number, v: number): Point => [
      a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v + (a[0] - b[0] - d[0] + e[0]) * u * v,
      a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v + (a[1] - b[1] - d[1] + e[1]) * u * v,
    ]
    for (let k = 0; k < 2; k++) {
      const u = (k + r.r(0.1, 0.5)) / 2
      const v = r.r(0.3, 0.6)
      c.poly(
        [
          part(u, 0),
          part(u + 0.3, 0),
          part(u + 0.2, v),
          part(u + 0.34, 1),
          part(u + 0.02, 1),
          part(u + 0.08, v + 0.12),
        ],
        rock[1],
        { opacity: 0.9 },
      )
      c.poly(
        [
          part(u + 0.2, v * 0.4),
          part(u + 0.34, v * 0.7),
          part(u + 0.3, v + 0.25),
          part(u + 0.22, 1),
          part(u + 0.1, 1),
          part(u + 0.16, v),
        ],
        mix(rock[1], rock[2], 0.55),
      )
      c.poly(
        [part(u - 0.14, v * 0.5), part(u + 0.04, v * 0.3), part(u + 0.06, v), part(u - 0.1, v + 0.3)],
        mix(rock[0], '#fff6e0', 0.3),
        { opacity: 0.8 },
      )
    }
    c.shade(polyD(whole), 0, Math.min(a[1], b[1]), 0, Math.max(d[1], e[1]), rock[2], 0, 0.7)
  }
}

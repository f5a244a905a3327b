import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'
import type { Pavilion } from './parts.ts'

/** Input of a site, which draws the sky, its ground, the house and the foreground. */
export interface Site {
  readonly c: Canvas
  readonly p: Inks
  readonly r: Random
  readonly pavilion: Pavilion
  /** Drawing units per unit of the house. */
  readonly S: number
  readonly port: boolean
  readonly tree: 'pine' | 'palm' | 'none'
  readonly calm: boolean
}

/** Searchlights from the heart of the house. */
export const searchlights = (c: Canvas, p: Inks, cx: number, y: number, reach: number): void => {
  const light = c.rad(cx, y, reach, [
    [0, p.glow, 0.75],
    [0.4, p.glow, 0.28],
    [1, p.glow, 0],
  ])
  const N = 13
  const b = 0.052
  let d = ''
  for (let i = 0; i < N; i++) {
    const a = -Math.PI + (Math.PI * (i + 0.5)) / N
    d += svg`M${cx} ${y}L${cx + 2600 * Math.cos(a - b)} ${y + 2600 * Math.sin(a - b)}L${cx + 2600 * Math.cos(a + b)} ${
      y + 2600 * Math.sin(a + b)
    }Z`
  }
  c.path(d, light)
}

/** Steps and carpet before the door of a house in frontal view. */
export const steps = ({ c, p, S }: Site, cx: number, yb: number): void => {
  for (let i = 0; i < 4; i++)
    c.rect(cx - (235 + i * 26) * S, yb - 16 * S + i * 9 * S, (470 + i * 52) * S, 9.6 * S, i % 2 ? p.wall[1] : p.wall[0])
  c.path(svg`M${cx - 48 * S} ${yb - 16 * S}H${cx + 48 * S}L${cx + 66 * S} ${yb + 20 * S}H${cx - 66 * S}Z`, p.accent)
}

/** A lamp with three globes; (x, y) is its foot, `h` its height. */
export const lamp = (c: Canvas, p: Inks, x: number, y: number, h: number): void => {
  const u = h / 120
  const post = mix(p.wall[2], p.ink, 0.4)
  c.rect(x - 3 * u, y - h, 6 * u, h, post)
  c.rect(x - 22 * u, y - h + 14 * u, 44 * u, 4 * u, post)
  for (const e of [-20, 0, 20]) {
    const yy = y - h - (e ? 0 : 16 * u)
    c.glow(x + e * u, yy, 34 * u, p.glow, 0.6)
    c.circle(x + e * u, yy, 8.5 * u, lighten(p.glow, 0.05))
  }
}

/** Dark masses of a park on both sides of the house. */
export const thickets = ({ c, p, r, S }: Site, cx: number, y: number, size = 1): void => {
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      leafMass(c, p, cx + s * (620 * S + i * 130), y, 150 * S + r.r(0, 60), r.r(120, 230) * S * size, {
        r,
        lx: -s,
        k: 8,
      })
}

/** A mirrored tree on each side, which frames the picture like a curtain. */
export const curtains = ({ c, p, r, port, tree }: Site): void => {
  const { W, H } = c
  const dark: Inks = { ...p, fol: [p.fol[0], mix(p.fol[1], p.fol[0], 0.3), p.fol[2]] }
  for (const s of [-1, 1])
    c.group(
      () => {
        if (tree === 'palm')
          palm(c, dark, W * (port ? -0.01 : 0.015), H * 0.99, H * (port ? 0.38 : 0.7), { r, lean: 0.09, lx: 1 })
        else if (tree === 'pine')
          pine(c, dark, W * -0.01, H * 1.02, H * (port ? 0.5 : 0.86), { r, lean: 0.04, lx: 1, spread: 0.56 })
        else
          for (const [x, y, w, h] of [
            [-0.02, 1.0, 0.14, 0.66],
            [0.09, 1.04, 0.11, 0.3],
          ] as const)
            leafMass(c, dark, W * x, H * y, W * w, H * h * (port ? 0.6 : 1), { r, lx: 1, k: 9 })
      },
      { transform: s > 0 ? svg`translate(${W} 0) scale(-1 1)` : null },
    )
}

/** A rectangle on the ground, in metres. */
export const bed = (
  c: Canvas,
  cam: Camera,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  fill: string,
): void => {
  c.poly(
    cam.ground([
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ]),
    fill,
  )
}

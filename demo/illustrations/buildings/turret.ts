import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A round tower, in metres. */
interface TurretPlan {
  readonly x: number
  readonly z: number
  readonly radius: number
  /** Heights of the foot and the eaves. */
  readonly base?: number
  readonly top: number
  /** Height of the cone; 0 leaves room for a lantern. */
  readonly cone: number
  /** Rows of windows, by height. */
  readonly rows?: readonly number[]
  readonly walls?: Inks['wall']
  readonly roof?: Inks['roof']
}

/** A round tower under a cone, lit from the left. */
export const turret = (c: Canvas, p: Inks, cam: Camera, plan: TurretPlan): void => {
  const { x, z, radius, base = 0, top, cone, rows = [], walls = p.wall, roof = p.roof } = plan
  const [cx, foot] = cam.p(x, base, z)
  const k = cam.f / z
  const w = radius * k
  const Y = (y: number): number => cam.p(x, y, z)[1]
  const body = c.lin(cx - w, 0, cx + w, 0, [
    [0, walls[1]],
    [0.14, walls[0]],
    [0.5, walls[0]],
    [0.66, mix(walls[0], walls[2], 0.6)],
    [0.82, walls[2]],
    [1, walls[3]],
  ])
  c.rect(cx - w, Y(top), 2 * w, foot - Y(top), body)
  for (const y of rows)
    for (const angle of [-0.75, 0, 0.75]) {
      const X = cx + w * Math.sin(angle)
      const ww = w * 0.17 * Math.cos(angle)
      const h = 1.7 * k
      const dark = angle > 0.3
      c.rect(X - ww * 1.35, Y(y) - h - ww * 0.35, ww * 2.7, h + ww * 0.7, mix(walls[0], walls[2], dark ? 0.7 : 0.1))
      c.rect(X - ww, Y(y) - h, ww * 2, h, p.night ? p.glow : mix(p.glass, p.ink, dark ? 0.4 : 0))
    }
  c.rect(cx - w * 1.06, Y(top), w * 2.12, 0.5 * k, mix(walls[2], walls[3], 0.3), { opacity: 0.7 })
  if (cone === 0) return
  const e = w * 1.2
  const y0 = Y(top - 0.2)
  const tip = Y(top + cone)
  const shape = svg`M${cx - e} ${y0}Q${cx - e * 0.3} ${y0 - (y0 - tip) * 0.45} ${cx} ${tip}Q${cx + e * 0.3} ${
    y0 - (y0 - tip) * 0.45
  } ${cx + e} ${y0}Q${cx} ${y0 + e * 0.22} ${cx - e} ${y0}Z`
  c.path(shape, lighten(roof[0], 0.02))
  c.clip(shape, () => {
    c.path(svg`M${cx} ${tip}L${cx + e * 0.16} ${y0 + e}H${cx + e * 2}V${tip}Z`, roof[1])
    c.path(svg`M${cx} ${tip}L${cx + e * 0.68} ${y0 + e}H${cx + e * 2}V${tip}Z`, roof[2])
  })
  c.rect(cx - k * 0.07, tip - k * 1.3, k * 0.14, k * 1.5, p.ink)
}

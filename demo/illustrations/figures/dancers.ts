import type { Camera, GroundPoint } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A man in evening dress; (x, y) is the foot, `h` the height. */
export const drawDancer = (c: Canvas, p: Inks, x: number, y: number, h: number, coat: string): void => {
  c.path(
    svg`M${x - h * 0.09} ${y - h * 0.82}Q${x} ${y - h * 0.87} ${x + h * 0.09} ${y - h * 0.82}L${x + h * 0.07} ${
      y - h * 0.42
    }L${x + h * 0.06} ${y}H${x + h * 0.01}L${x} ${y - h * 0.38}L${x - h * 0.01} ${y}H${x - h * 0.06}L${x - h * 0.07} ${
      y - h * 0.42
    }Z`,
    coat,
  )
  c.circle(x, y - h * 0.91, h * 0.055, p.skin)
  c.path(
    svg`M${x - h * 0.06} ${y - h * 0.91}Q${x - h * 0.05} ${y - h * 0.99} ${x + h * 0.01} ${y - h * 0.98}Q${
      x + h * 0.06
    } ${y - h * 0.97} ${x + h * 0.05} ${y - h * 0.92}Q${x} ${y - h * 0.95} ${x - h * 0.06} ${y - h * 0.91}Z`,
    mix(p.ink, p.roof[2], 0.5),
  )
}

/** A couple that waltzes, the gown swung out to the left. */
export const drawCouple = (c: Canvas, p: Inks, cam: Camera, [x, z]: GroundPoint, gown: string, shade: string): void => {
  const [fx, fy] = cam.p(x, 0, z)
  const h = (cam.f / z) * 1.8
  c.ell(fx + h * 0.22, fy, h * 0.5, h * 0.06, shade, { opacity: 0.7 })
  drawDancer(c, p, fx + h * 0.1, fy, h, p.ink)
  const y = fy + h * 0.02
  const w = fx - h * 0.08
  const skirt = svg`M${w - h * 0.05} ${y - h * 0.8}Q${w} ${y - h * 0.77} ${w + h * 0.05} ${y - h * 0.79}L${
    w + h * 0.045
  } ${y - h * 0.54}Q${w + h * 0.15} ${y - h * 0.2} ${w + h * 0.17} ${y}Q${w - h * 0.1} ${y + h * 0.05} ${
    w - h * 0.42
  } ${y - h * 0.03}Q${w - h * 0.14} ${y - h * 0.24} ${w - h * 0.045} ${y - h * 0.54}Z`
  c.path(skirt, gown)
  c.shade(skirt, w - h * 0.1, 0, w + h * 0.2, 0, p.wall[3], 0, 0.6)
  c.circle(w, y - h * 0.88, h * 0.05, p.skin)
  c.circle(w - h * 0.02, y - h * 0.915, h * 0.052, mix(p.roof[1], p.ink, 0.3))
  for (const [ex, ey] of [
    [w + h * 0.2, y - h * 0.82],
    [fx - h * 0.3, y - h * 0.86],
  ] as const)
    c.line(
      [
        [w + (ex > w ? h * 0.03 : -h * 0.02), y - h * 0.76],
        [ex, ey],
      ],
      p.skin,
      h * 0.028,
    )
}

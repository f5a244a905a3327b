import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, polyD, svg } from '../svg-path.ts'

/** A court seen from high up, in diagonal. */
export function tennis(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.34 : 0.3)
  const cam = new Camera({
    cx: W * (port ? 0.3 : 0.28),
    hy,
    f: Math.max(W, H) * (port ? 0.6 : 0.66),
    eye: port ? 7.8 : 7,
  })
  sky(c, p, { hy, r, rays: { x: W * (port ? 0.24 : 0.2), y: hy * 0.5, R: H * 0.05, len: W * 1.1, N: 32, o: 0.5 } })
  cumulus(c, p, W * 0.62, hy * 0.8, Math.min(W * 0.3, 420), { r, lit: mix(p.cream, p.sky[3], 0.15), dark: p.sky[1] })
  sea(c, p, { y0: hy - 10, y1: hy + H * 0.06, bands: 4, r, amp: 0.3 })
  for (let i = 0; i < 26; i++)
    leafMass(c, p, W * (i / 25) + r.r(-20, 20), hy + H * 0.07, r.r(60, 110), r.r(50, 110), { r, k: 8 })
  const clay = mix(p.roof[0], p.sand[1], 0.25)
  c.rect(0, hy + H * 0.03, W, H, mix(p.fol[1], p.fol[0], 0.2))
  c.poly(
    cam.poly([
      [-60, 0, 3],
      [60, 0, 3],
      [60, 0, 41],
      [-60, 0, 41],
    ]),
    mix(p.fol[1], p.fol[2], 0.25),
  )
  const a = -0.5
  const ca = Math.cos(a)
  const sa = Math.sin(a)
  const ox = port ? 0.4 : 3.2
  const oz = port ? 22 : 20
  const T = (x: number, z: number) => [ox + x * ca - z * sa, oz + x * sa + z * ca] as const
  const G = (P2: readonly Point[]) => cam.ground(P2.map(([x, z]) => T(x, z)))
  c.poly(
    G([
      [-9, -17],
      [9, -17],
      [9, 17],
      [-9, 17],
    ]),
    mix(clay, p.roof[1], 0.22),
  )
  c.poly(
    G([
      [-5.5, -11.9],
      [5.5, -11.9],
      [5.5, 11.9],
      [-5.5, 11.9],
    ]),
    clay,
  )
  const cd = polyD(
    G([
      [-9, -17],
      [9, -17],
      [9, 17],
      [-9, 17],
    ]),
  )
  c.shade(cd, W * 0.4, hy, W * 0.7, H, p.roof[1], 0, 0.6)
  const ln = (x0: number, z0: number, x1: number, z1: number, w = 0.11) =>
    c.poly(
      G([
        [x0 - (x0 === x1 ? w : 0), z0 - (z0 === z1 ? w : 0)],
        [x1 + (x0 === x1 ? w : 0), z0 - (z0 === z1 ? w : 0)],
        [x1 + (x0 === x1 ? w : 0), z1 + (z0 === z1 ? w : 0)],
        [x0 - (x0 === x1 ? w : 0), z1 + (z0 === z1 ? w : 0)],
      ]),
      p.cream,
    )
  for (const x of [-5.5, 5.5, -4.1, 4.1]) ln(x, -11.9, x, 11.9)
  for (const z of [-11.9, 11.9]) ln(-5.5, z, 5.5, z)
  for (const z of [-6.4, 6.4]) ln(-4.1, z, 4.1, z)
  ln(0, -6.4, 0, 6.4)
  // net + shadow
  c.poly(
    G([
      [-6.2, 0],
      [6.2, 0],
      [6.2, -1.5],
      [-6.2, -1.5],
    ]),
    mix(p.roof[1], p.wall[3], 0.5),
    { opacity: 0.65 },
  )
  const nt = (x: number, y: number) => {
    const [X, Z] = T(x, 0)
    return cam.p(X, y, Z)
  }
  c.poly([nt(-6.2, 0), nt(6.2, 0), nt(6.2, 1.05), nt(-6.2, 1.05)], p.ink, { opacity: 0.42 })
  for (let i = 0; i <= 40; i++) c.line([nt(-6.2 + i * 0.31, 0), nt(-6.2 + i * 0.31, 1)], p.cream, 1.2, { opacity: 0.5 })
  c.poly([nt(-6.3, 0.95), nt(6.3, 0.95), nt(6.3, 1.14), nt(-6.3, 1.14)], p.cream)
  for (const x of [-6.3, 6.3]) c.line([nt(x, 0), nt(x, 1.25)], p.ink, 7)
  // far player
  {
    const [X, Z] = T(1.5, 10.6)
    const g = cam.p(X, 0, Z)
    const s = (cam.f / Z) * 1.9
    figure(c, p, g[0], g[1], s, {
      kind: 'costume',
      col: p.cream,
      shadow: mix(p.roof[1], p.wall[3], 0.5),
      hat: p.cream,
    })
  }
  const [PX, PZ] = T(port ? 1.2 : -1.6, port ? -9 : -8.2)
  const g = cam.p(PX, 0, PZ)
  const s = (cam.f / PZ) * (port ? 2.9 : 2.5)
  const x = g[0]
  const y = g[1]
  const sh = mix(p.roof[1], p.wall[3], 0.6)
  c.path(
    svg`M${x - s * 0.08} ${y}L${x + s * 0.12} ${y}L${x + s * 0.9} ${y + s * 0.12}Q${x + s * 1.15} ${y + s * 0.1} ${x + s * 1.3} ${y + s * 0.22}Q${x + s * 1.1} ${y + s * 0.26} ${x + s * 0.85} ${y + s * 0.2}Z`,
    sh,
    { opacity: 0.9 },
  )
  c.ell(x + s * 1.52, y + s * 0.24, s * 0.18, s * 0.05, sh, { opacity: 0.9 })
  c.line(
    [
      [x - s * 0.02, y - s * 0.44],
      [x - s * 0.14, y - s * 0.22],
      [x - s * 0.12, y],
    ],
    p.skin,
    s * 0.058,
  )
  c.line(
    [
      [x + s * 0.03, y - s * 0.44],
      [x + s * 0.12, y - s * 0.24],
      [x + s * 0.2, y - s * 0.02],
    ],
    mix(p.skin, p.roof[1], 0.3),
    s * 0.058,
  )
  c.path(
    svg`M${x - s * 0.07} ${y - s * 0.78}L${x + s * 0.09} ${y - s * 0.8}L${x + s * 0.055} ${y - s * 0.56}L${x + s * 0.18} ${y - s * 0.33}Q${x} ${y - s * 0.27} ${x - s * 0.17} ${y - s * 0.36}L${x - s * 0.05} ${y - s * 0.56}Z`,
    '#fffdf4',
  )
  c.path(
    svg`M${x + s * 0.03} ${y - s * 0.79}L${x + s * 0.09} ${y - s * 0.8}L${x + s * 0.055} ${y - s * 0.56}L${x + s * 0.18} ${y - s * 0.33}L${x + s * 0.06} ${y - s * 0.3}Z`,
    mix(p.wall[2], p.cream, 0.35),
  )
  for (let i = -3; i < 4; i++)
    c.line(
      [
        [x + i * s * 0.014, y - s * 0.56],
        [x + i * s * 0.045, y - s * 0.33],
      ],
      mix(p.wall[2], p.cream, 0.4),
      s * 0.007,
    )
  c.line(
    [
      [x - s * 0.06, y - s * 0.77],
      [x - s * 0.2, y - s * 0.92],
      [x - s * 0.22, y - s * 1.1],
    ],
    p.skin,
    s * 0.045,
  )
  c.line(
    [
      [x + s * 0.08, y - s * 0.78],
      [x + s * 0.24, y - s * 0.84],
      [x + s * 0.22, y - s * 1.02],
    ],
    mix(p.skin, p.roof[1], 0.18),
    s * 0.045,
  )
  c.line(
    [
      [x + s * 0.22, y - s * 1.02],
      [x + s * 0.31, y - s * 1.2],
    ],
    p.ink,
    s * 0.025,
  )
  c.group(
    () => {
      c.ell(0, 0, s * 0.085, s * 0.12, p.cream, { opacity: 0.35, stroke: p.accent, 'stroke-width': s * 0.022 })
      for (let i = -2; i < 3; i++) {
        c.line(
          [
            [i * s * 0.03, -s * 0.1],
            [i * s * 0.03, s * 0.1],
          ],
          p.cream,
          1.5,
        )
        c.line(
          [
            [-s * 0.07, i * s * 0.04],
            [s * 0.07, i * s * 0.04],
          ],
          p.cream,
          1.5,
        )
      }
    },
    { transform: svg`translate(${x + s * 0.365} ${y - s * 1.31}) rotate(26)` },
  )
  c.circle(x + s * 0.01, y - s * 0.9, s * 0.062, p.skin)
  c.path(
    svg`M${x - s * 0.06} ${y - s * 0.9}Q${x - s * 0.05} ${y - s * 0.98} ${x + s * 0.02} ${y - s * 0.97}Q${x + s * 0.09} ${y - s * 0.95} ${x + s * 0.075} ${y - s * 0.87}L${x + s * 0.04} ${y - s * 0.92}Z`,
    p.roof[2],
  )
  c.line(
    [
      [x - s * 0.06, y - s * 0.925],
      [x + s * 0.07, y - s * 0.93],
    ],
    p.accent,
    s * 0.024,
  )
  c.circle(x - s * 0.26, y - s * 1.42, s * 0.04, p.accent2)
  c.circle(x - s * 0.27, y - s * 1.43, s * 0.025, lighten(p.accent2, 0.12))
  const u = T(7.2, 0)
  const gu = cam.p(u[0], 0, u[1])
  parasol(c, p, gu[0], gu[1], (cam.f / u[1]) * 1.5, { shadow: sh })
  if (!port) pine(c, p, W * 1.0, H * 1.1, H * 0.9, { r, lean: -0.08, spread: 0.8, lx: -1 })
}

import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { person } from '../figures/person.ts'
import { place } from '../figures/place.ts'
import { SERVE } from '../figures/poses.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, polyD, svg } from '../svg-path.ts'

/** Mown stripes, a gravel walk with its hedge, and the club house under the trees. */
const lawn = (c: Canvas, p: Inks, cam: Camera, r: SceneOptions['r']): void => {
  const strip = (z0: number, z1: number, fill: string, o = 1): void => {
    c.poly(
      cam.ground([
        [-70, z0],
        [70, z0],
        [70, z1],
        [-70, z1],
      ]),
      fill,
      { opacity: o },
    )
  }
  strip(3, 44, mix(p.fol[1], p.fol[2], 0.35))
  for (let i = 0; i < 16; i++) {
    const x = -46 + i * 6
    c.poly(
      cam.ground([
        [x + 14, 3],
        [x + 17, 3],
        [x - 9, 44],
        [x - 12, 44],
      ]),
      mix(p.fol[2], p.fol[1], 0.25),
      { opacity: 0.75 },
    )
  }
  strip(38, 41.5, p.sand[0])
  const [hx, hy] = cam.p(9, 0, 43)
  const u = cam.f / 43
  c.path(svg`M${hx} ${hy}V${hy - 4 * u}H${hx + 14 * u}V${hy}Z`, p.wall[0])
  c.path(svg`M${hx + 9 * u} ${hy}V${hy - 4 * u}H${hx + 14 * u}V${hy}Z`, p.wall[2])
  c.path(
    svg`M${hx - u} ${hy - 4 * u}L${hx + 2 * u} ${hy - 6.6 * u}H${hx + 12 * u}L${hx + 15 * u} ${hy - 4 * u}Z`,
    p.roof[0],
  )
  c.path(
    svg`M${hx + 8 * u} ${hy - 4 * u}L${hx + 9 * u} ${hy - 6.6 * u}H${hx + 12 * u}L${hx + 15 * u} ${hy - 4 * u}Z`,
    p.roof[1],
  )
  c.path(svg`M${hx - u} ${hy - 2.6 * u}H${hx + 15 * u}V${hy - 3.2 * u}H${hx - u}Z`, p.accent)
  for (let i = 0; i < 7; i++) c.rect(hx + (0.8 + i * 1.9) * u, hy - 2.2 * u, u, 2.2 * u, p.glass)
  for (let i = 0; i < 34; i++) {
    const [x, y] = cam.p(-34 + i * 2.2, 0, 37.4)
    leafMass(c, p, x, y, u * 1.5, u * r.r(1.3, 1.9), {
      r,
      k: 6,
      cols: i % 5 === 2 ? [p.fol[1], p.accent, mix(p.accent, p.cream, 0.4)] : p.fol,
    })
  }
}

/** A court from high above, in diagonal view. */
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
  lawn(c, p, cam, r)
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
    figure(c, p, g[0], g[1], s, { kind: 'costume', col: p.cream, shadow: mix(p.roof[1], p.wall[3], 0.5), hat: p.cream })
  }
  const [PX, PZ] = T(port ? 1.2 : -1.6, port ? -9 : -8.2)
  const g = cam.p(PX, 0, PZ)
  const s = (cam.f / PZ) * (port ? 2.9 : 2.5)
  const sh = mix(p.roof[1], p.wall[3], 0.6)
  person(c, p, g[0], g[1], s, {
    pose: SERVE,
    top: p.cream,
    bottom: p.cream,
    bare: true,
    legs: true,
    skirt: [34, 11],
    hair: p.roof[2],
    shadow: sh,
    sl: 1.1,
    st: -0.16,
  })
  place(
    c,
    g[0] - s * 0.17,
    g[1] - s * 0.99,
    () => {
      c.path('M-3 0H3L4 -70H-4Z', p.ink)
      c.ell(0, -118, 36, 52, p.cream, { opacity: 0.3 })
      for (let i = -2; i <= 2; i++) {
        c.path(svg`M${i * 12} -164V-72M-34 ${-118 + i * 16}H34`, 'none', { 'stroke': p.cream, 'stroke-width': 2 })
      }
      c.ell(0, -118, 36, 52, 'none', { 'stroke': p.accent, 'stroke-width': 9 })
    },
    { s: s / 620, rot: -24 },
  )
  c.circle(g[0] + s * 0.16, g[1] - s * 1.36, s * 0.035, p.accent2)
  c.circle(g[0] + s * 0.152, g[1] - s * 1.37, s * 0.022, lighten(p.accent2, 0.12))
  const u = T(7.2, 0)
  const gu = cam.p(u[0], 0, u[1])
  parasol(c, p, gu[0], gu[1], (cam.f / u[1]) * 1.5, { shadow: sh })
  if (!port) pine(c, p, W * 1.0, H * 1.1, H * 0.9, { r, lean: -0.08, spread: 0.8, lx: -1 })
}

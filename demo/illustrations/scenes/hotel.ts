import { normanWing } from '../buildings/norman-wing.ts'
import { palaceWing } from '../buildings/palace-wing.ts'
import { rotunda } from '../buildings/rotunda.ts'
import { Camera, type GroundPoint, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { clamp, mix } from '../colour.ts'
import { bathingCabins } from '../figures/bathing-cabins.ts'
import { parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, at, polyD, svg } from '../svg-path.ts'

/** A seaside grand hotel: corner building at the focal third, lit wing along the bay, shaded wing to the edge. */
export function hotel(
  c: Canvas,
  p: Inks,
  { r, focal, style = 'palace', tree = 'pine', cabins = false, calm = false, aloft = false }: SceneOptions,
): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (aloft ? 0.5 : port ? 0.68 : 0.69)
  const side = (focal?.[0] ?? 0.64) > 0.5 ? 1 : -1 // building on right (1) or left (-1)
  const flip = side < 0
  const fx = flip ? 1 - (focal?.[0] ?? 0.36) : (focal?.[0] ?? 0.64)
  const body = () => {
    const sunX = W * (port ? 0.22 : 0.285)
    const sunY = hy - H * (port ? 0.15 : 0.115)
    c.layer('sky')
    sky(c, p, {
      hy,
      r,
      stars: p.night && p.sky[3] < '#a' ? 60 : 0,
      rays: { x: sunX, y: sunY, R: H * 0.052, len: W * 1.05, N: calm ? 0 : 34, o: 0.42, disc: true },
    })
    c.layer('clouds')
    if (tree === 'none')
      cumulus(c, p, W * 0.02, hy * 0.985, W * 0.3, { r, lit: mix(p.cream, p.sky[3], 0.45), dark: p.sky[2], o: 0.9 })
    cumulus(c, p, W * 0.46, hy * 0.52, Math.min(W * 0.22, 420), {
      r,
      lit: mix(p.cream, p.sky[2], 0.15),
      dark: p.sky[1],
      o: 0.85,
    })
    c.layer('sea')
    // headland
    hills(c, hy + 2, H * 0.075, { r, col: p.hill[0], x0: W * 0.18, x1: W * 0.8, N: 5, base: hy + 4 })
    sea(c, p, { y0: hy, y1: H, bands: 10, r, sunX, glit: 22 })
    c.layer('sails')
    for (let i = 0; i < 3; i++)
      sail(
        c,
        p,
        W * (0.06 + 0.11 * i + r.r(-0.02, 0.02)),
        hy + H * (0.012 + 0.018 * i),
        H * (0.05 + 0.022 * ((i * 2) % 3)),
        { c1: p.cream, c2: i % 2 ? p.accent : p.accent2 },
      )
    c.layer('shore')
    const f = Math.max(W, H) * 0.62
    const cam = new Camera({ cx: W * (port ? 0.3 : 0.34), hy, f, eye: aloft ? 17 : 4.2 })
    const z0 = port ? 47 : 56
    const X0 = ((fx * W - cam.cx) * z0) / f
    const aL = port ? 2.02 : 2.1 // left wing direction
    const L = port ? 52 : 58
    const A: GroundPoint = [X0, z0]
    const Bl: GroundPoint = [X0 + Math.cos(aL) * L, z0 + Math.sin(aL) * L]
    const Br: GroundPoint = [X0 + Math.cos(0.36) * L * 0.9, z0 + Math.sin(0.36) * L * 0.9]
    const d: GroundPoint = [Math.cos(aL), Math.sin(aL)]
    const nn: GroundPoint = [-d[1], d[0]]
    const G = (s: number, o: number) => [X0 + d[0] * s + nn[0] * o, z0 + d[1] * s + nn[1] * o] as const
    const oe = (s: number) => {
      const t = clamp((58 - s) / 100)
      return 21 + 46 * t * t * (3 - 2 * t) + Math.sin(s * 0.2) * 0.9
    }
    const E: Point[] = []
    const E3: Point[] = []
    for (let s = -75; s <= 190; s += 3) {
      const q = G(s, oe(s))
      E3.push(q)
      if (q[1] > 3) E.push(cam.p(q[0], 0, q[1]))
    }
    c.poly(cam.ground([G(-75, 0), ...E3, G(190, 0)]), p.sand[0])
    const sandD = polyD(cam.ground([G(-75, 0), ...E3, G(190, 0)]))
    c.clip(sandD, () =>
      c.curve(
        E.map((q) => [q[0] + 14, q[1] + 6] as const),
        p.sand[1],
        26,
      ),
    )
    c.curve(E, p.sea[3] || p.sea[2], 16)
    c.curve(
      E.map((q) => [q[0] + 3, q[1] + 2] as const),
      p.foam,
      7,
    )
    c.shade(sandD, 0, H, 0, hy + H * 0.05, p.sand[1], 0.95, 0)
    // boards (planches)
    for (let i = 0; i < 9; i++) {
      const o0 = 4.6 + i * 0.72
      c.poly(
        cam.ground([G(-60, o0), G(150, o0), G(150, o0 + 0.66), G(-60, o0 + 0.66)]),
        i % 2 ? p.sand[1] : mix(p.sand[1], p.sand[0], 0.55),
      )
    }
    c.poly(cam.ground([G(-60, 0), G(160, 0), G(160, 4.4), G(-60, 4.4)]), mix(p.fol[2], p.sand[0], 0.25))
    // building shadow cast towards viewer-right
    c.poly(
      cam.ground([A, [X0 + 9, z0 - 13], [X0 + 60, z0 - 22], [at(Br, 0) + 60, at(Br, 1) - 10], Br]),
      mix(p.wall[3], p.sand[2], 0.25),
    )
    const WL = new Wall(cam, Bl, A)
    const WR = new Wall(cam, A, Br)
    if (style === 'norman') {
      normanWing(c, p, WR, { lit: false, r })
      normanWing(c, p, WL, { lit: true, r })
    } else {
      const sh = style === 'basque' ? p.accent : null
      palaceWing(c, p, WR, { lit: false, r, shut: sh })
      palaceWing(c, p, WL, { lit: true, r, shut: sh })
      rotunda(c, p, cam, A, 4.6, { r, dome: style === 'basque' ? 0.9 : 1.1 })
    }
    // hedge + base planting along left wing
    for (let s = L; s >= -4; s -= 3.4) {
      const [x, z] = G(s, 1.6)
      const q = cam.p(x, 0, z)
      const k = f / z
      if (z < 4) continue
      leafMass(c, p, q[0], q[1], k * 1.5, k * 1.5, { r, k: 6 })
    }
    if (cabins) bathingCabins(c, p, cam, G)
    // parasols on the beach, receding
    const cols = [
      [p.accent, p.cream],
      [p.accent2, p.cream],
      [p.sea[1], p.cream],
      [p.cream, p.accent],
    ] as const
    const spots: Point[] = []
    for (let s = 74; s >= -42; s -= 6.6)
      for (let o = cabins ? 19 : 15; o < oe(s) - 4.5; o += 8.5)
        spots.push([s + (o % 2) * 2.6 + r.r(-0.4, 0.4), o + r.r(-0.7, 0.7)])
    spots
      .map((q, i) => ({ q, i, z: G(...q)[1] }))
      .filter((o) => o.z > 8.5)
      .toSorted((a, b) => b.z - a.z)
      .forEach(({ q, i, z }) => {
        const [x] = G(...q)
        const k = f / z
        const g = cam.p(x, 0, z)
        parasol(c, p, g[0], g[1], k * 1.7, {
          c1: at(cols, i % 4)[0],
          c2: at(cols, i % 4)[1],
          shadow: p.sand[2],
          sl: 1.15,
          tilt: -4,
        })
      }) // strollers
    ;(
      [
        [-4, 33.6, 'robe', p.accent],
        [-3.2, 35, 'costume', p.cream],
        [14, 9, 'robe', p.cream],
        [30, 7.6, 'costume', p.sea[0]],
        [-18, 43, 'robe', p.accent2],
      ] as const
    ).forEach(([s, o, kind, col]) => {
      const [x, z] = G(s, o)
      if (z < 5) return
      const g = cam.p(x, 0, z)
      figure(c, p, g[0], g[1], (f / z) * 2.1, {
        kind,
        col,
        shadow: p.sand[2],
        hat: kind === 'robe' ? p.accent2 : p.cream,
      })
    })
    c.layer('gulls')
    for (let i = 0; i < 5; i++) gull(c, W * r.r(0.2, 0.5), hy * r.r(0.3, 0.62), r.r(9, 20), p.cream)
    c.layer('trees')
    // foreground framing
    const ty = H * 1.06
    if (tree === 'pine') {
      c.path(svg`M-40 ${H + 20}V${H * 0.9}Q${W * 0.1} ${H * 0.86} ${W * 0.3} ${H + 20}Z`, p.fol[0])
      pine(c, p, W * (port ? 0.06 : 0.055), ty, H * (port ? 0.74 : 0.92), {
        r,
        lean: port ? 0.1 : 0.06,
        spread: port ? 0.8 : 0.82,
      })
    } else if (tree === 'palm') {
      c.path(svg`M-40 ${H + 20}V${H * 0.9}Q${W * 0.1} ${H * 0.87} ${W * 0.28} ${H + 20}Z`, p.fol[0])
      palm(c, p, W * (port ? -0.02 : 0.015), ty, H * (port ? 0.64 : 0.84), { r, lean: port ? 0.06 : 0.09 })
      palm(c, p, W * (port ? 0.16 : 0.12), ty, H * (port ? 0.36 : 0.5), { r, lean: -0.06, N: 10 })
    }
  }
  if (flip) c.group(body, { transform: svg`translate(${W} 0) scale(-1 1)` })
  else body()
}

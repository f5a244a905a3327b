import { house } from '../buildings/house.ts'
import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { rowingBoat } from '../figures/rowing-boat.ts'
import { leafMass } from '../nature/plants.ts'
import { reflection } from '../nature/reflection.ts'
import { hills } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'

/** The verandah of iron and glass before the house, from `x0` to `x1`. */
const verandah = (c: Canvas, p: Inks, cam: Camera, x0: number, x1: number, z: number): void => {
  const W = new Wall(cam, [x0, z], [x1, z])
  const iron = p.night ? p.fol[0] : mix(p.fol[1], p.fol[0], 0.4)
  const pane = p.night ? p.glow : mix(p.glass, p.cream, 0.45)
  c.poly(W.rect(0, 1, W.len, 5.2), mix(pane, p.cream, 0.15))
  const a = W.pt(0, 5.2)
  c.shade(
    `M${a.map((v) => v.toFixed(1)).join(' ')}H${W.pt(W.len, 0)[0].toFixed(1)}V${W.pt(0, 1)[1].toFixed(1)}H${a[0].toFixed(
      1,
    )}Z`,
    0,
    a[1],
    0,
    W.pt(0, 1)[1],
    mix(p.accent2, p.roof[1], 0.3),
    p.night ? 0.55 : 0.1,
    0,
  )
  const n = Math.round(W.len / 3.2)
  const b = W.len / n
  for (let i = 0; i <= n; i++) c.poly(W.rect(i * b - 0.13, 1, i * b + 0.13, 5.3, 0.1), iron)
  for (let i = 0; i < n; i++) {
    for (const u of [0.25, 0.5, 0.75]) c.poly(W.rect(i * b + b * u - 0.035, 1, i * b + b * u + 0.035, 4.2), iron)
    c.poly(W.rect(i * b, 2, i * b + b, 2.1), iron)
    c.poly(W.rect(i * b, 4.15, i * b + b, 4.27), iron)
    // A fan of iron in the arch of each bay.
    const [hx, hy] = W.pt(i * b + b / 2, 4.2)
    const R = W.scale(0) * b * 0.42
    for (let k = 1; k < 6; k++)
      c.line(
        [
          [hx, hy],
          [hx + R * Math.cos((Math.PI * k) / 6), hy - R * 0.55 * Math.sin((Math.PI * k) / 6)],
        ],
        iron,
        1.6,
      )
  }
  c.poly(
    W.quad([
      [-0.6, 5.2, 0.8],
      [W.len + 0.6, 5.2, 0.8],
      [W.len, 6.9, -3.4],
      [0, 6.9, -3.4],
    ]),
    p.night ? p.roof[1] : mix(p.hill[1], p.cream, 0.25),
  )
  for (let s = 0; s <= W.len; s += 1.06) c.line([W.pt(s, 5.2, 0.8), W.pt(s, 6.9, -3.4)], mix(iron, p.hill[1], 0.4), 1.6)
  c.poly(W.rect(-0.6, 5, W.len + 0.6, 5.35, 0.8), p.cream)
  for (let s = -0.5; s < W.len + 0.3; s += 0.55)
    c.poly(
      W.quad([
        [s, 5, 0.8],
        [s + 0.5, 5, 0.8],
        [s + 0.25, 4.6, 0.8],
      ]),
      p.cream,
    )
}

/** A pavilion at the water's edge, seen across the lake. */
export function lakePavilion(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.57 : 0.56)
  const cx = W * 0.5
  const cam = new Camera({ cx, hy, f: port ? 640 : 980, eye: 3 })
  const shore = cam.p(0, 0, 50)[1]
  const scene = c.capture(() => {
    sky(c, p, {
      hy,
      r,
      streaks: 5,
      stars: p.night ? 70 : 0,
      rays: { x: W * 0.76, y: hy - H * 0.3, R: H * 0.045, len: W, N: calm ? 0 : 26, o: 0.36 },
    })
    cumulus(c, p, W * 0.2, hy * 0.5, Math.min(W * 0.26, 380), {
      r,
      lit: mix(p.cream, p.sky[3], 0.45),
      dark: p.sky[1],
      o: 0.8,
    })
    hills(c, shore, H * 0.14, { r, col: p.hill[0], N: 6, base: shore })
    for (let i = 0; i < 15; i++)
      leafMass(c, p, W * lerp(-0.03, 1.03, i / 14), shore + 2, W * 0.06 + 20, H * r.r(0.16, 0.27), { r, k: 8 })
    const inks: Inks = {
      ...p,
      wall: p.night ? [mix(p.wall[0], p.hill[0], 0.62), mix(p.wall[1], p.hill[0], 0.6), p.wall[2], p.wall[3]] : p.wall,
      roof: p.night ? p.roof : ['#6b8597', '#46607a', '#2e425e'],
    }
    if (p.night) c.glow(cx, shore - 60, W * 0.42, p.glow, 0.4)
    const part = { base: 1, ground: 5, storey: 3.5, bay: 3.1, eaves: 1 }
    house(
      c,
      inks,
      cam,
      {
        ...part,
        at: [-21, 58],
        w: 42,
        d: 12,
        storeys: 3,
        roof: 'hip',
        rise: 5,
        balconies: [2],
        dormers: 6,
        chimneys: [0.12, 0.88],
      },
      r,
    )
    for (const x of [-24, 15])
      house(
        c,
        inks,
        cam,
        { ...part, at: [x, 55], w: 9, d: 12, storeys: 3, roof: 'hip', rise: 6.4, balconies: [1, 2] },
        r,
      )
    house(
      c,
      inks,
      cam,
      {
        ...part,
        at: [-5.5, 54.6],
        w: 11,
        d: 12,
        storeys: 3,
        roof: 'gable',
        across: true,
        rise: 5.6,
        balconies: [1, 2],
      },
      r,
    )
    const [fx, fy] = cam.p(0, 18.5, 54.6)
    flag(c, p, fx, fy, (cam.f / 54) * 4.4, { cols: [p.accent] })
    verandah(c, p, cam, -14.6, 14.6, 52)
    // Quay, balustrade and steps to the water.
    const Q = new Wall(cam, [-62, 50], [62, 50])
    c.poly(Q.rect(0, 0, Q.len, 1), mix(p.wall[1], p.stone, 0.4))
    c.poly(Q.rect(0, 0.85, Q.len, 1.08), p.wall[0])
    for (let s = 0; s < Q.len; s += 0.62) if (Math.abs(s - 62) > 4) c.poly(Q.rect(s, 1.08, s + 0.2, 1.75), p.wall[0])
    for (const s of [0, 66]) c.poly(Q.rect(s, 1.7, s + 58, 1.92), p.wall[0])
    for (let i = 0; i < 4; i++)
      c.poly(
        cam.poly([
          [-4 - i * 0.4, 1 - i * 0.3, 50 - i * 0.7],
          [4 + i * 0.4, 1 - i * 0.3, 50 - i * 0.7],
          [4 + i * 0.4, 0.7 - i * 0.3, 50 - i * 0.7],
          [-4 - i * 0.4, 0.7 - i * 0.3, 50 - i * 0.7],
        ]),
        i % 2 ? p.wall[1] : p.wall[0],
      )
    for (const x of [-26, -17.5, -6, 6, 17.5, 26]) {
      const [gx, gy] = cam.p(x, 1.9, 50)
      const k = cam.f / 50
      c.rect(gx - k * 0.07, gy - k * 2.6, k * 0.14, k * 2.6, p.ink)
      if (p.night) c.glow(gx, gy - k * 2.8, k * 2.4, p.glow, 0.7)
      c.circle(gx, gy - k * 2.8, k * 0.32, p.night ? lighten(p.glow, 0.04) : p.cream)
    }
    for (const [x, kind, col] of [
      [-1.4, 'costume', p.ink],
      [-0.5, 'robe', p.accent],
      [9.6, 'robe', p.cream],
    ] as const) {
      const [gx, gy] = cam.p(x, 1, 50.6)
      figure(c, p, gx, gy, (cam.f / 50.6) * 1.85, { kind, col, hat: p.accent2 })
    }
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++)
        leafMass(
          c,
          p,
          cx + s * (cam.f / 50) * (30 + i * 6),
          shore - 12,
          (cam.f / 50) * 4,
          (cam.f / 50) * r.r(2.6, 4.4),
          { r, k: 7, lx: -1 },
        )
  })
  c.add(scene)
  c.rect(
    0,
    shore,
    W,
    H - shore,
    c.lin(0, shore, 0, H, [
      [0, p.sea[2]],
      [0.4, p.sea[1]],
      [1, p.sea[0]],
    ]),
  )
  reflection(c, scene, { y: shore, squash: 0.88, strength: 0.8 })
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.4) / 34
    lens(
      c,
      r.r(-0.1, 0.95) * W,
      lerp(shore + 6, H, t ** 1.3),
      W * r.r(0.07, 0.24),
      lerp(1.5, 8, t),
      i % 3 ? mix(p.sea[0], p.sea[1], 0.4) : mix(p.sea[1], p.foam, 0.3),
      r.r(0.35, 0.75),
    )
  }
  for (const [x, z, hull, crew] of port
    ? ([
        [-5, 24, p.accent, 2],
        [6, 32, p.cream, 1],
      ] as const)
    : ([
        [-12, 26, p.accent, 2],
        [13, 31, p.cream, 1],
        [20, 39, p.accent2, 0],
      ] as const)) {
    const [gx, gy] = cam.p(x, 0, z)
    rowingBoat(c, p, gx, gy, (cam.f / z) * 5.4, { hull, crew })
  }
  for (const s of [0, 1])
    for (let i = 0; i < 5; i++)
      leafMass(
        c,
        p,
        W * (s ? 1.04 - i * 0.05 : -0.04 + i * 0.05),
        H * (1.05 + i * 0.008),
        W * 0.07 + 20,
        H * (0.15 - i * 0.024),
        { r, k: 8 },
      )
}

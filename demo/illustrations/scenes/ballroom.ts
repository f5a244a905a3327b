import { box } from '../buildings/box.ts'
import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { drawCouple, drawDancer } from '../figures/dancers.ts'
import { leafMass } from '../nature/plants.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** A great ballroom seen from its end: the orchestra on its stage, couples on the floor, tables along the walls. */
export function ballroom(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.5, f: Math.max(W * 0.55, H * 0.62), eye: 2.3 })
  const hw = 7
  const hh = 7
  const zE = 20
  const wl = mix(p.wall[1], p.accent2, 0.12)
  const wr = mix(p.wall[2], p.wall[1], 0.25)
  const cl = mix(p.cream, p.wall[2], 0.35)
  const fl = mix(p.sand[1], p.roof[0], 0.25)
  c.poly(
    cam.poly([
      [-hw, 0, 0.5],
      [-hw, 0, zE],
      [-hw, hh, zE],
      [-hw, hh, 0.5],
    ]),
    wr,
  )
  c.poly(
    cam.poly([
      [hw, 0, zE],
      [hw, 0, 0.5],
      [hw, hh, 0.5],
      [hw, hh, zE],
    ]),
    wl,
  )
  c.poly(
    cam.poly([
      [-hw, hh, 0.5],
      [hw, hh, 0.5],
      [hw, hh, zE],
      [-hw, hh, zE],
    ]),
    cl,
  )
  c.poly(
    cam.ground([
      [-hw, 0.5],
      [hw, 0.5],
      [hw, zE],
      [-hw, zE],
    ]),
    fl,
  )
  for (let j = 0; j < 12; j++)
    for (let i = 0; i < 10; i++)
      if ((i + j) % 2)
        c.poly(
          cam.ground([
            [-hw + i * 1.4, 0.9 + j * 1.6],
            [-hw + i * 1.4 + 1.4, 0.9 + j * 1.6],
            [-hw + i * 1.4 + 1.4, 2.5 + j * 1.6],
            [-hw + i * 1.4, 2.5 + j * 1.6],
          ]),
          mix(fl, p.cream, 0.4),
        )
  // ceiling coffers
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 5; i++) {
      const x0 = -hw + 0.35 + i * 2.7
      const z0 = 1 + j * 2.1
      c.poly(
        cam.poly([
          [x0, hh, z0],
          [x0 + 2.2, hh, z0],
          [x0 + 2.2, hh, z0 + 1.6],
          [x0, hh, z0 + 1.6],
        ]),
        mix(cl, p.wall[3], 0.22),
      )
      c.poly(
        cam.poly([
          [x0 + 0.2, hh, z0 + 0.15],
          [x0 + 2, hh, z0 + 0.15],
          [x0 + 2, hh, z0 + 1.45],
          [x0 + 0.2, hh, z0 + 1.45],
        ]),
        mix(cl, p.accent2, 0.25),
      )
    }
  // windows left, mirrors right
  for (const s of [-1, 1])
    for (let j = 5; j >= 0; j--) {
      const z0 = 2.2 + j * 3
      const W3 =
        s < 0
          ? new Wall(cam, [-hw + 0.01, z0], [-hw + 0.01, z0 + 2])
          : new Wall(cam, [hw - 0.01, z0], [hw - 0.01, z0 + 2])
      c.poly(W3.arch(-0.14, 0.5, 2.14, 5.75), p.cream)
      c.poly(W3.arch(0, 0.5, 2, 5.6), s < 0 ? p.sky[1] : mix(p.sky[2], wl, 0.45))
      if (s < 0) {
        const q = W3.rect(0, 0.5, 2, 2.3)
        c.poly(q, p.sea[1])
        c.poly(W3.rect(0, 2.3, 2, 2.9), p.sky[3])
      }
      for (const u of [0.66, 1.33]) c.poly(W3.rect(u - 0.04, 0.5, u + 0.04, 5.3), p.cream)
      for (const y of [1.7, 2.9, 4.1]) c.poly(W3.rect(0, y, 2, y + 0.08), p.cream)
      for (const e of [-0.75, 2.2]) {
        c.poly(W3.rect(e, 0, e + 0.55, 6.2), mix(p.cream, s < 0 ? p.wall[2] : p.wall[1], s < 0 ? 0.35 : 0.2))
        c.poly(W3.rect(e - 0.08, 5.9, e + 0.63, 6.3), p.accent2)
      }
      c.poly(
        W3.quad([
          [-0.35, 6, 0],
          [0.3, 6, 0],
          [0.05, 3, 0],
          [-0.2, 0.3, 0],
          [-0.4, 0.3, 0],
        ]),
        p.accent,
      )
      c.poly(
        W3.quad([
          [2.35, 6, 0],
          [1.7, 6, 0],
          [1.95, 3, 0],
          [2.2, 0.3, 0],
          [2.4, 0.3, 0],
        ]),
        mix(p.accent, p.ink, 0.25),
      )
      if (s < 0) {
        c.poly(
          cam.ground([
            [-hw, z0],
            [-hw, z0 + 2],
            [-hw + 6.5, z0 + 0.4],
            [-hw + 6.5, z0 - 1.6],
          ]),
          p.halo,
          { opacity: 0.5 },
        )
      }
    }
  const a = cam.p(-hw, hh, zE)
  const b = cam.p(hw, 0, zE)
  c.rect(a[0], a[1], b[0] - a[0], b[1] - a[1], mix(p.sea[0], p.accent, 0.03))
  const q = cam.p(0, 1, zE)
  const k = cam.f / zE
  c.clip(
    svg`M${q[0] - 5.4 * k} ${q[1]}V${q[1] - 1.2 * k}A${5.4 * k} ${4.6 * k} 0 0 1 ${q[0] + 5.4 * k} ${q[1] - 1.2 * k}V${
      q[1]
    }Z`,
    () => {
      c.rect(0, 0, W, H, p.accent2)
      sunRays(c, p, { x: q[0], y: q[1], len: 7 * k, N: 30, col: p.cream, o: 0.9, disc: false })
    },
  )
  box(c, cam, -4.6, 4.6, 0, 0.8, zE - 2.2, zE, { top: mix(p.roof[0], p.cream, 0.25), front: p.accent })
  drawOrchestra(c, p, cam, zE - 1.4)
  for (const [x, z] of [
    [-5, 14.4],
    [5, 14.4],
    [-5, 11.2],
    [5, 11.2],
    [-5, 8.2],
    [5, 8.2],
    [-4.9, 5.6],
    [4.9, 5.6],
  ] as const) {
    const g = cam.p(x, 0.75, z)
    const u = cam.f / z
    const b = cam.p(x, 0, z)
    c.ell(b[0] + u * 0.4, b[1], u * 1.5, u * 0.24, mix(fl, p.roof[1], 0.5), { opacity: 0.7 })
    for (let i = 0; i < 8; i++) {
      const A = (i / 8) * 6.283 + 0.3
      const X = g[0] + u * 1.35 * Math.cos(A)
      const Y = g[1] + u * 0.3 * Math.sin(A)
      if (Math.sin(A) < 0)
        c.path(
          svg`M${X - u * 0.22} ${Y + u * 0.5}V${Y - u * 0.2}A${u * 0.22} ${u * 0.22} 0 0 1 ${X + u * 0.22} ${
            Y - u * 0.2
          }V${Y + u * 0.5}Z`,
          p.accent2,
        )
    }
    c.path(
      svg`M${g[0] - u * 1.1} ${g[1]}L${g[0] - u * 1.2} ${b[1]}Q${g[0]} ${b[1] + u * 0.25} ${g[0] + u * 1.2} ${b[1]}L${
        g[0] + u * 1.1
      } ${g[1]}Z`,
      c.lin(g[0] - u, 0, g[0] + u, 0, [
        [0, p.cream],
        [0.5, mix(p.cream, p.wall[1], 0.6)],
        [1, p.wall[2]],
      ]),
    )
    c.ell(g[0], g[1], u * 1.1, u * 0.24, p.cream)
    for (let i = 0; i < 7; i++) {
      const A = (i / 7) * 6.283
      c.ell(
        g[0] + u * 0.78 * Math.cos(A),
        g[1] + u * 0.16 * Math.sin(A),
        u * 0.14,
        u * 0.035,
        mix(p.cream, p.wall[2], 0.45),
      )
    }
    c.rect(g[0] - u * 0.03, g[1] - u * 0.5, u * 0.06, u * 0.5, p.accent2)
    for (const [e, f2, w] of [
      [-0.2, -0.5, 0.22],
      [0.2, -0.5, 0.22],
      [0, -0.68, 0.28],
    ] as const)
      leafMass(c, p, g[0] + e * u, g[1] + f2 * u + u * 0.1, w * u, w * u, {
        r,
        k: 7,
        cols: [mix(p.accent, p.wall[3], 0.5), mix(p.accent, p.cream, 0.3), p.cream],
      })
    for (let i = 0; i < 8; i++) {
      const A = (i / 8) * 6.283 + 0.3
      const X = g[0] + u * 1.35 * Math.cos(A)
      const Y = g[1] + u * 0.34 * Math.sin(A)
      if (Math.sin(A) >= 0) {
        c.path(
          svg`M${X - u * 0.22} ${Y + u * 0.62}V${Y - u * 0.12}A${u * 0.22} ${u * 0.22} 0 0 1 ${X + u * 0.22} ${
            Y - u * 0.12
          }V${Y + u * 0.62}Z`,
          mix(p.accent2, p.accent, 0.25),
          { 'stroke': mix(p.accent2, p.ink, 0.3), 'stroke-width': 2 },
        )
      }
    }
  }
  for (const [x, z, gown] of [
    [-1.9, 13.6, p.accent2],
    [1.6, 12.4, p.sea[2]],
    [-0.6, 10.4, p.accent],
    [2.2, 8.4, p.cream],
    [-1.9, 7.4, p.sea[1]],
  ] as const)
    drawCouple(c, p, cam, [x, z], gown, mix(fl, p.roof[1], 0.5))
  // chandeliers far to near
  for (const z of [15, 10.5, 6.6]) {
    const g = cam.p(0, hh, z)
    const u = cam.f / z
    c.rect(g[0] - u * 0.03, g[1], u * 0.06, u * 0.7, p.accent2)
    c.glow(g[0], g[1] + u * 1.25, u * 2.2, p.glow, 0.6)
    for (let i = 0; i < 5; i++) {
      const w = u * (1.15 - 0.22 * i)
      const y = g[1] + u * (0.7 + 0.24 * i)
      c.ell(g[0], y, w, w * 0.16, p.accent2)
      c.path(
        svg`M${g[0] - w} ${y}A${w} ${w * 0.16} 0 0 0 ${g[0] + w} ${y}L${g[0] + w * 0.9} ${y + u * 0.2}A${w * 0.9} ${
          w * 0.15
        } 0 0 1 ${g[0] - w * 0.9} ${y + u * 0.2}Z`,
        i % 2 ? p.glow : p.cream,
      )
      for (let m = -4; m <= 4; m++)
        c.rect(g[0] + (w * m) / 4.6 - 1, y + w * 0.06, 2, u * 0.2, p.accent2, { opacity: 0.6 })
    }
  }
}

/** The piano and four players before the gilded fan. */
const drawOrchestra = (c: Canvas, p: Inks, cam: Camera, z: number): void => {
  const k = cam.f / z
  const [px, py] = cam.p(-2.2, 0.8, z)
  c.path(
    svg`M${px - k * 1.1} ${py - k * 0.62}H${px + k * 1.1}V${py - k * 0.9}Q${px + k * 0.5} ${py - k} ${px} ${
      py - k * 0.95
    }H${px - k * 1.1}Z`,
    p.ink,
  )
  c.poly(
    [
      [px - k * 0.9, py - k * 0.95],
      [px + k * 0.7, py - k * 1.9],
      [px + k * 1.05, py - k * 0.95],
    ],
    mix(p.ink, p.sea[0], 0.4),
  )
  for (const a of [-1, 0.9]) c.rect(px + a * k, py - k * 0.62, k * 0.08, k * 0.62, p.ink)
  for (const x of [-0.5, 0.7, 1.9, 3.1]) {
    const [fx, fy] = cam.p(x, 0.8, z)
    drawDancer(c, p, fx, fy, k * 1.7, p.ink)
    c.ell(fx + k * 0.16, fy - k * 0.95, k * 0.12, k * 0.22, mix(p.roof[0], p.accent2, 0.4), {
      transform: svg`rotate(24 ${fx} ${fy - k})`,
    })
  }
}

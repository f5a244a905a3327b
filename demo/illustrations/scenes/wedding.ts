import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { balustrade } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, polyD, svg } from '../svg-path.ts'

/** An aisle between chairs to an arch of flowers above the sea. */
export function wedding(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.52
  const cx = W * 0.5
  const cam = new Camera({ cx, hy, f: Math.max(W * 0.55, H * 0.75), eye: 1.9 })
  sky(c, p, { hy, r, rays: { x: cx, y: hy - H * 0.1, R: H * 0.095, len: W, N: 40, o: 0.55 } })
  cumulus(c, p, W * 0.14, hy * 0.8, Math.min(W * 0.26, 380), { r, lit: mix(p.cream, p.sky[3], 0.25), dark: p.sky[2] })
  cumulus(c, p, W * 0.86, hy * 0.66, Math.min(W * 0.26, 380), {
    r,
    lit: mix(p.cream, p.sky[3], 0.25),
    dark: p.sky[2],
    lx: 1,
  })
  sea(c, p, { y0: hy, y1: H * 0.66, bands: 7, r, sunX: cx, glit: 20, amp: 0.6 })
  sail(c, p, W * 0.2, hy + 22, H * 0.06, {})
  sail(c, p, W * 0.83, hy + 12, H * 0.04, { c2: p.accent2 })
  const lawn = mix(p.fol[2], p.sand[0], 0.2)
  c.poly(
    cam.ground([
      [-40, 0.5],
      [40, 0.5],
      [40, 13.5],
      [-40, 13.5],
    ]),
    lawn,
  )
  for (let j = 0; j < 8; j++)
    c.poly(
      cam.ground([
        [-40, 1 + j * 1.7],
        [40, 1 + j * 1.7],
        [40, 1.85 + j * 1.7],
        [-40, 1.85 + j * 1.7],
      ]),
      mix(lawn, p.fol[1], 0.22),
    )
  balustrade(c, p, cam, 13.4, -14, 14, { h: 1, step: 0.45 })
  c.poly(
    cam.ground([
      [-0.95, 0.5],
      [0.95, 0.5],
      [0.95, 12.6],
      [-0.95, 12.6],
    ]),
    p.cream,
  )
  c.shade(
    polyD(
      cam.ground([
        [-0.95, 0.5],
        [0.95, 0.5],
        [0.95, 12.6],
        [-0.95, 12.6],
      ]),
    ),
    0,
    H * 0.6,
    0,
    H,
    p.wall[1],
    0,
    0.9,
  )
  for (let i = 0; i < 120; i++) {
    const z = 1.6 + 10 * r() ** 1.5
    const x = (r.b() ? 1 : -1) * r.r(0.55, 1.05)
    const g = cam.p(x, 0, z)
    const s = (cam.f / z) * 0.05
    c.ell(g[0], g[1], s, s * 0.45, r.pick([p.accent, mix(p.accent, p.cream, 0.5), p.accent2]))
  }
  const g = cam.p(0, 0, 11.6)
  const u = cam.f / 11.6
  const ar = u * 1.75
  const ay = g[1] - u * 2.3
  for (const s of [-1, 1]) c.rect(g[0] + s * ar - u * 0.07, ay, u * 0.14, g[1] - ay, p.cream)
  c.path(svg`M${g[0] - ar} ${ay}A${ar} ${ar} 0 0 1 ${g[0] + ar} ${ay}`, 'none', {
    'stroke': p.cream,
    'stroke-width': u * 0.14,
  })
  const pts: Point[] = []
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI - (Math.PI * i) / 22
    pts.push([g[0] + ar * Math.cos(a), ay - ar * Math.sin(a)])
  }
  for (let i = 0; i < 6; i++) {
    pts.unshift([g[0] - ar, ay + i * u * 0.38])
    pts.push([g[0] + ar, ay + i * u * 0.38])
  }
  pts.forEach(([x, y]) => {
    leafMass(c, p, x, y + u * 0.12, u * r.r(0.28, 0.4), u * r.r(0.24, 0.34), { r, k: 7 })
  })
  pts.forEach(([x, y]) => {
    for (let m = 0; m < 2; m++) {
      const X = x + r.r(-0.26, 0.26) * u
      const Y = y + r.r(-0.26, 0.2) * u
      const s = u * r.r(0.09, 0.16)
      const col = r.pick([p.accent, mix(p.accent, p.cream, 0.55), p.cream, p.accent2])
      c.circle(X, Y, s, mix(col, p.wall[3], 0.25))
      c.circle(X - s * 0.15, Y - s * 0.18, s * 0.82, col)
      c.circle(X - s * 0.2, Y - s * 0.25, s * 0.4, mix(col, p.cream, 0.6))
    }
  })
  const q = cam.p(0, 0, 9.6)
  const v = (cam.f / 9.6) * 2.0
  c.path(
    svg`M${q[0] - v * 0.2} ${q[1]}L${q[0] + v * 0.18} ${q[1]}L${q[0] + v * 0.28} ${q[1] + v * 0.85}Q${q[0]} ${
      q[1] + v * 1.1
    } ${q[0] - v * 0.32} ${q[1] + v * 0.85}Z`,
    p.wall[2],
    { opacity: 0.6 },
  )
  figure(c, p, q[0] + v * 0.14, q[1], v, { kind: 'costume', col: p.ink, lx: 1, hat: p.ink })
  {
    const x = q[0] - v * 0.12
    const y = q[1]
    const s = v * 0.95
    const D = svg`M${x - s * 0.06} ${y - s * 0.8}Q${x} ${y - s * 0.76} ${x + s * 0.06} ${y - s * 0.8}L${x + s * 0.05} ${
      y - s * 0.54
    }Q${x + s * 0.12} ${y - s * 0.2} ${x + s * 0.17} ${y}Q${x - s * 0.1} ${y + s * 0.05} ${x - s * 0.36} ${
      y + s * 0.01
    }Q${x - s * 0.14} ${y - s * 0.24} ${x - s * 0.05} ${y - s * 0.54}Z`
    c.path(D, '#fffdf6')
    c.shade(D, x + s * 0.05, 0, x - s * 0.25, 0, p.wall[2], 0, 0.7)
    c.ell(x, y - s * 0.9, s * 0.05, s * 0.06, p.skin)
    c.path(
      svg`M${x + s * 0.04} ${y - s * 0.98}Q${x - s * 0.16} ${y - s * 0.98} ${x - s * 0.14} ${y - s * 0.62}Q${
        x - s * 0.2
      } ${y - s * 0.3} ${x - s * 0.34} ${y - s * 0.04}Q${x - s * 0.08} ${y - s * 0.3} ${x - s * 0.045} ${
        y - s * 0.84
      }Z`,
      '#ffffff',
      { opacity: 0.75 },
    )
    c.line(
      [
        [x + s * 0.06, y - s * 0.76],
        [x + s * 0.13, y - s * 0.58],
        [x + s * 0.2, y - s * 0.6],
      ],
      p.skin,
      s * 0.035,
    )
  }
  // chairs
  for (let z = 9.6; z >= 3; z -= 1.35)
    for (const s of [-1, 1])
      for (let i = 3; i >= 0; i--) {
        const x = s * (1.75 + i * 0.86)
        const g2 = cam.p(x, 0, z)
        const w = cam.f / z
        c.path(
          svg`M${g2[0] - w * 0.3} ${g2[1]}H${g2[0] + w * 0.3}L${g2[0] + w * 0.34 + s * w * 0.1} ${g2[1] + w * 0.5}H${
            g2[0] - w * 0.26 + s * w * 0.1
          }Z`,
          mix(lawn, p.fol[0], 0.55),
          { opacity: 0.7 },
        )
        for (const e of [-0.3, 0.27])
          c.rect(g2[0] + e * w, g2[1] - w * 1.02, w * 0.045, w * 1.02, e < 0 ? p.cream : mix(p.cream, p.wall[2], 0.5))
        for (const y of [0.62, 0.74, 0.86, 0.98]) c.rect(g2[0] - w * 0.3, g2[1] - w * y, w * 0.6, w * 0.05, p.cream)
        c.path(
          svg`M${g2[0] - w * 0.34} ${g2[1] - w * 0.46}H${g2[0] + w * 0.34}V${g2[1] - w * 0.38}H${g2[0] - w * 0.34}Z`,
          mix(p.cream, p.wall[2], 0.25),
        )
        if (i === 0) {
          for (const [e, f, q2] of [
            [-0.12, -0.98, 0.13],
            [0.1, -0.98, 0.13],
            [0, -1.08, 0.15],
          ] as const)
            leafMass(c, p, g2[0] + e * w, g2[1] + f * w + w * 0.06, q2 * w, q2 * w, {
              r,
              k: 6,
              cols: [mix(p.accent, p.wall[3], 0.4), mix(p.accent, p.cream, 0.4), p.cream],
            })
        }
      }
  // framing foliage
  for (const s of [-1, 1]) {
    c.group(
      () =>
        pine(c, p, -W * 0.0, H * 1.06, H * (port ? 0.62 : 0.92), { r, lean: -0.0, lx: 1, spread: port ? 0.62 : 0.8 }),
      { transform: s > 0 ? svg`translate(${W} 0) scale(-1 1)` : null },
    )
  }
}

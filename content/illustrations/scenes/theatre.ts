import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, at, svg } from '../svg-path.ts'

/** A stage between curtains: a singer, a piano, a fan of light. */
export function theatre(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const cx = W / 2
  const port = H > W * 1.1
  const red = p.accent
  const rd = mix(red, p.ink, 0.45)
  const rdd = mix(red, p.ink, 0.75)
  const fl = H * 0.74
  c.rect(0, 0, W, H, mix(p.sky[0], p.ink, 0.4))
  // backdrop fan
  c.rect(
    0,
    0,
    W,
    fl,
    c.rad(cx, fl, H * 1.05, [
      [0, mix(p.accent2, p.cream, 0.35)],
      [0.3, p.accent2],
      [0.62, mix(p.accent2, p.accent, 0.75)],
      [1, mix(p.accent, p.ink, 0.72)],
    ]),
  )
  for (let k = 6; k >= 1; k--) {
    const R = k * H * 0.135
    c.path(svg`M${cx - R} ${fl}A${R} ${R} 0 0 1 ${cx + R} ${fl}Z`, 'none', {
      stroke: k % 2 ? mix(p.accent2, p.cream, 0.4) : mix(p.accent, p.ink, 0.35),
      'stroke-width': H * 0.012,
      opacity: 0.55,
    })
  }
  sunRays(c, p, { x: cx, y: fl, len: H * 1.1, N: 36, col: p.glow, o: 0.6, disc: false })
  // floor
  c.poly(
    [
      [0, fl],
      [W, fl],
      [W, H],
      [0, H],
    ],
    c.lin(0, fl, 0, H, [
      [0, mix(p.accent2, p.roof[2] || p.ink, 0.4)],
      [1, mix(p.ink, p.accent, 0.2)],
    ]),
  )
  for (let i = -14; i <= 14; i++)
    c.line(
      [
        [cx + i * W * 0.045, fl],
        [cx + i * W * 0.16, H],
      ],
      mix(p.ink, p.accent, 0.25),
      2,
      { opacity: 0.5 },
    )
  // spots
  for (const [x, a] of [
    [0.18, 0.55],
    [0.82, 0.5],
    [0.5, 0.4],
  ] as const) {
    const X = W * x
    const d = svg`M${X - 14} -10H${X + 14}L${cx + H * 0.26} ${fl + H * 0.05}H${cx - H * 0.26}Z`
    c.shade(d, X, 0, cx, fl, p.cream, a, 0.12)
  }
  c.ell(cx, fl + H * 0.055, H * 0.32, H * 0.05, p.cream, { opacity: 0.85 })
  c.ell(cx + H * 0.05, fl + H * 0.06, H * 0.2, H * 0.018, mix(p.accent2, p.ink, 0.55), { opacity: 0.8 })
  const px = cx + H * (port ? 0.03 : 0.2)
  const py = fl + H * 0.05
  const s = H * 0.001 * (port ? 0.58 : 1)
  const I = p.ink
  c.path(
    svg`M${px} ${py - 120 * s}H${px + 250 * s}Q${px + 282 * s} ${py - 120 * s} ${px + 282 * s} ${py - 150 * s}V${py - 168 * s}H${px}Z`,
    I,
  )
  c.path(
    svg`M${px + 14 * s} ${py - 168 * s}Q${px + 40 * s} ${py - 330 * s} ${px + 150 * s} ${py - 320 * s}Q${px + 250 * s} ${py - 300 * s} ${px + 276 * s} ${py - 176 * s}Z`,
    mix(I, p.accent, 0.28),
  )
  c.path(svg`M${px + 14 * s} ${py - 168 * s}Q${px + 40 * s} ${py - 330 * s} ${px + 150 * s} ${py - 320 * s}`, 'none', {
    stroke: p.glow,
    'stroke-width': 5 * s,
  })
  for (const k of [26, 250]) {
    c.path(svg`M${px + k * s} ${py - 122 * s}h${22 * s}l${-6 * s} ${122 * s}h${-10 * s}Z`, I)
  }
  c.rect(px - 26 * s, py - 146 * s, 40 * s, 12 * s, p.cream)
  const x = cx - H * (port ? 0.075 : 0.06)
  const y = fl + H * 0.058
  const h = H * (port ? 0.4 : 0.44)
  const gown = svg`M${x - h * 0.05} ${y - h * 0.76}Q${x - h * 0.085} ${y - h * 0.62} ${x - h * 0.05} ${y - h * 0.52}Q${x - h * 0.1} ${y - h * 0.34} ${x - h * 0.07} ${y - h * 0.14}Q${x - h * 0.1} ${y - h * 0.04} ${x - h * 0.26} ${y}Q${x} ${y + h * 0.03} ${x + h * 0.2} ${y}Q${x + h * 0.08} ${y - h * 0.05} ${x + h * 0.065} ${y - h * 0.14}Q${x + h * 0.1} ${y - h * 0.34} ${x + h * 0.045} ${y - h * 0.52}Q${x + h * 0.075} ${y - h * 0.62} ${x + h * 0.055} ${y - h * 0.76}Q${x} ${y - h * 0.7} ${x - h * 0.05} ${y - h * 0.76}Z`
  c.path(
    svg`M${x - h * 0.075} ${y - h * 0.78}Q${x} ${y - h * 0.83} ${x + h * 0.075} ${y - h * 0.78}L${x + h * 0.05} ${y - h * 0.68}H${x - h * 0.05}Z`,
    p.skin,
  )
  c.line(
    [
      [x + h * 0.068, y - h * 0.775],
      [x + h * 0.15, y - h * 0.86],
      [x + h * 0.2, y - h * 1.0],
    ],
    p.skin,
    h * 0.034,
  )
  c.line(
    [
      [x - h * 0.068, y - h * 0.775],
      [x - h * 0.12, y - h * 0.66],
      [x - h * 0.06, y - h * 0.62],
    ],
    p.skin,
    h * 0.034,
  )
  c.path(gown, p.ink)
  c.clip(gown, () => {
    c.path(
      svg`M${x - h * 0.3} ${y - h}H${x - h * 0.01}Q${x - h * 0.05} ${y - h * 0.35} ${x - h * 0.04} ${y}H${x - h * 0.3}Z`,
      mix(p.sky[2], p.ink, 0.25),
    )
    c.shade(gown, x - h * 0.1, 0, x + h * 0.02, 0, p.glow, 0.6, 0)
  })
  c.path(svg`M${x - h * 0.018} ${y - h * 0.86}h${h * 0.036}v${h * 0.07}h${-h * 0.036}Z`, p.skin)
  c.ell(x + h * 0.006, y - h * 0.9, h * 0.042, h * 0.055, p.skin)
  c.path(
    svg`M${x - h * 0.055} ${y - h * 0.86}Q${x - h * 0.075} ${y - h * 0.985} ${x + h * 0.01} ${y - h * 0.975}Q${x + h * 0.06} ${y - h * 0.965} ${x + h * 0.05} ${y - h * 0.915}Q${x} ${y - h * 0.94} ${x - h * 0.01} ${y - h * 0.88}Q${x - h * 0.03} ${y - h * 0.84} ${x - h * 0.055} ${y - h * 0.86}Z`,
    p.ink,
  )
  c.rect(x - h * 0.162, y - h * 0.78, h * 0.008, h * 0.78, p.ink)
  c.ell(x - h * 0.158, y - h * 0.8, h * 0.018, h * 0.026, p.ink)
  c.ell(x - h * 0.158, y, h * 0.06, h * 0.01, p.ink)
  // curtains
  const cur = (s: number) => {
    const w = W * (port ? 0.27 : 0.25)
    const k = 7
    for (let i = 0; i < k; i++) {
      const a = (i / k) * w
      const b = ((i + 1) / k) * w
      const X = (v: number) => (s < 0 ? v : W - v)
      const pts: Point[] = []
      for (let t = 0; t <= 1.001; t += 0.1)
        pts.push([X(a * (0.55 + 0.45 * Math.abs(Math.cos(t * 1.9))) + a * 0.1), t * (fl + H * 0.06)])
      const pts2: Point[] = []
      for (let t = 0; t <= 1.001; t += 0.1)
        pts2.push([X(b * (0.55 + 0.45 * Math.abs(Math.cos(t * 1.9))) + b * 0.1), t * (fl + H * 0.06)])
      const x0 = X(a)
      const x1 = X(b)
      c.poly(
        [...pts, ...pts2.reverse()],
        c.lin(x0, 0, x1, 0, [
          [0, rd],
          [0.35, red],
          [0.55, mix(red, p.cream, 0.14)],
          [1, rdd],
        ]),
      )
    }
  }
  cur(-1)
  cur(1)
  const K = port ? 5 : 9
  const vw = W / K
  const vh = H * 0.15
  c.rect(0, 0, W, H * 0.05, rdd)
  for (let i = 0; i < K; i++) {
    for (let j = 3; j >= 0; j--) {
      const q = 1 - j * 0.2
      c.path(
        svg`M${i * vw} 0H${(i + 1) * vw}V${H * 0.03}Q${(i + 0.5) * vw} ${H * 0.03 + vh * 1.5 * q} ${i * vw} ${H * 0.03}Z`,
        mix(red, p.ink, at([0.62, 0.12, 0.4, 0], j)),
      )
    }
    c.path(svg`M${(i + 1) * vw} ${H * 0.03}Q${(i + 0.5) * vw} ${H * 0.03 + vh * 1.5} ${i * vw} ${H * 0.03}`, 'none', {
      stroke: p.accent2,
      'stroke-width': H * 0.009,
    })
  }
  for (let i = 0; i <= K; i++) {
    c.path(svg`M${i * vw - 9} ${H * 0.03}h18l6 ${H * 0.06}h-30Z`, p.accent2)
  }
  // footlights + audience
  c.rect(0, fl + H * 0.115, W, H * 0.02, mix(p.accent2, p.ink, 0.25))
  for (let i = 0; i < 26; i++) {
    const X = (W * (i + 0.5)) / 26
    c.path(svg`M${X - 15} ${fl + H * 0.117}A15 15 0 0 1 ${X + 15} ${fl + H * 0.117}Z`, p.glow)
  }
  const rows = [
    [H * 0.93, H * 0.07, mix(p.ink, p.accent, 0.3)],
    [H * 1.0, H * 0.1, mix(p.ink, p.accent, 0.1)],
  ] as const
  for (const [y0, s0, col] of rows) {
    for (let X = r.r(-20, 30); X < W + 60; X += s0 * 1.55) {
      const e = s0 * 0.42 * r.r(0.92, 1.08)
      const Y = y0 - s0 * 0.5 + r.r(-6, 6)
      c.ell(X, Y, e * 0.82, e, col)
      c.path(
        svg`M${X - s0 * 0.72} ${H + 10}Q${X - s0 * 0.7} ${Y + e * 1.2} ${X} ${Y + e * 0.9}Q${X + s0 * 0.7} ${Y + e * 1.2} ${X + s0 * 0.72} ${H + 10}Z`,
        col,
      )
      if (r.b(0.4)) c.ell(X + e * 0.25, Y - e * 0.9, e * 0.5, e * 0.34, col)
      c.path(svg`M${X - e * 0.6} ${Y - e * 0.7}Q${X} ${Y - e * 1.15} ${X + e * 0.6} ${Y - e * 0.7}`, 'none', {
        stroke: p.accent2,
        'stroke-width': 2.4,
        opacity: 0.7,
      })
    }
  }
}

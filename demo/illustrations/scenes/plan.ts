import type { Attributes, Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { type Point, svg } from '../svg-path.ts'

interface PlanStroke {
  readonly fill?: string
  readonly s?: string
  readonly w?: number
  readonly a?: Attributes
}

/** The plan of a room, as an architect draws it. */
export function plan(c: Canvas, p: Inks): void {
  const { W, H } = c
  const bg = mix(p.ink, p.sea[0], 0.55)
  const ln = p.cream
  const th = mix(p.cream, bg, 0.45)
  const ac = p.accent2
  c.rect(0, 0, W, H, bg)
  for (let x = 0; x < W; x += 25) c.rect(x, 0, x % 100 ? 0.7 : 1.4, H, ln, { opacity: x % 100 ? 0.06 : 0.12 })
  for (let y = 0; y < H; y += 25) c.rect(0, y, W, y % 100 ? 0.7 : 1.4, ln, { opacity: y % 100 ? 0.06 : 0.12 })
  const port = H > W * 1.1
  const mw = port ? W * 0.74 : Math.min(W * 0.74, 1180)
  const mh = port ? H * 0.66 : H * 0.66
  const x0 = (W - mw) / 2
  const y0 = (H - mh) / 2 + H * 0.02
  const t = 20
  const R = (x: number, y: number, w: number, h: number, o: PlanStroke = {}) =>
    c.rect(x0 + x * mw, y0 + y * mh, w * mw, h * mh, o.fill || 'none', {
      'stroke': o.s || ln,
      'stroke-width': o.w || 2.5,
      ...o.a,
    })
  const L = (pts: readonly Point[], w = 2.5, o: PlanStroke = {}) =>
    c.line(
      pts.map(([a, b]) => [x0 + a * mw, y0 + b * mh] as const),
      o.s || ln,
      w,
      o.a,
    )
  // floor tints
  c.rect(x0, y0, mw, mh, mix(bg, p.cream, 0.1))
  c.rect(x0, y0 + mh * 0.0, mw * 0.3, mh * 0.46, mix(bg, p.sea[2], 0.35))
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < 10; j++)
      if ((i + j) % 2)
        c.rect(x0 + (i * mw * 0.3) / 14, y0 + (j * mh * 0.46) / 10, (mw * 0.3) / 14, (mh * 0.46) / 10, p.cream, {
          opacity: 0.07,
        })
  for (let i = 0; i < 40; i++) c.rect(x0 + mw * 0.3 + (i * mw * 0.7) / 40, y0, 1, mh, ln, { opacity: 0.12 })
  // balcony
  c.rect(x0 + mw + t, y0 + mh * 0.08, mw * 0.14, mh * 0.84, mix(bg, p.accent2, 0.22), {
    'stroke': ln,
    'stroke-width': 2,
  })
  for (let i = 0; i < 24; i++)
    c.rect(x0 + mw + t, y0 + mh * 0.08 + (i * mh * 0.84) / 24, mw * 0.14, 1, ln, { opacity: 0.35 })
  for (const b of [0.3, 0.7]) {
    c.circle(x0 + mw + t + mw * 0.07, y0 + mh * b, mh * 0.05, bg, { 'stroke': ln, 'stroke-width': 2.5 })
    c.add(
      svg`<rect x="${x0 + mw + t + mw * 0.035}" y="${y0 + mh * b - mh * 0.13}" width="${mw * 0.07}" height="${
        mh * 0.06
      }" rx="10" fill="${p.accent}" stroke="${ln}" stroke-width="2"/>`,
    )
  }
  // walls (poché)
  const wall = (x: number, y: number, w: number, h: number) => {
    c.rect(x, y, w, h, ln)
  }
  wall(x0 - t, y0 - t, mw + 2 * t, t)
  wall(x0 - t, y0 + mh, mw + 2 * t, t)
  wall(x0 - t, y0, t, mh)
  wall(x0 + mw, y0, t, mh * 0.12)
  wall(x0 + mw, y0 + mh * 0.88, t, mh * 0.12)
  wall(x0 + mw, y0 + mh * 0.46, t, mh * 0.08)
  for (const y of [0.12, 0.54]) {
    c.rect(x0 + mw, y0 + mh * y, t, mh * 0.34, bg, { 'stroke': ln, 'stroke-width': 2 })
    c.rect(x0 + mw + t * 0.42, y0 + mh * y, t * 0.16, mh * 0.34, ln)
  }
  wall(x0 + mw * 0.3, y0, t * 0.7, mh * 0.12)
  wall(x0 + mw * 0.3, y0 + mh * 0.28, t * 0.7, mh * 0.18)
  wall(x0, y0 + mh * 0.46, mw * 0.3 + t * 0.7, t * 0.7)
  wall(x0 + mw * 0.16, y0 + mh * 0.46, t * 0.7, mh * 0.12)
  wall(x0 + mw * 0.16, y0 + mh * 0.78, t * 0.7, mh * 0.22)
  // doors arcs
  const door = (x: number, y: number, s: number, a0: number, a1: number) => {
    const q = (a: number) => [x + s * Math.cos(a), y + s * Math.sin(a)] as const
    const A = q(a0)
    const B = q(a1)
    c.line([[x, y], A], ac, 4)
    c.path(svg`M${A[0]} ${A[1]}A${s} ${s} 0 0 ${a1 > a0 ? 1 : 0} ${B[0]} ${B[1]}`, 'none', {
      'stroke': ac,
      'stroke-width': 2,
      'stroke-dasharray': '9 6',
    })
  }
  door(x0 + mw * 0.3 + t * 0.35, y0 + mh * 0.12, mh * 0.16, 0, Math.PI / 2)
  c.rect(x0 - t, y0 + mh * 0.6, t, mh * 0.15, bg)
  door(x0 - t * 0.5, y0 + mh * 0.75, mh * 0.15, 0, -Math.PI / 2)
  // bathroom: tub, basins, wc
  const rr = (x: number, y: number, w: number, h: number, q: number, f?: string, sw = 2.5) =>
    c.add(
      svg`<rect x="${x0 + x * mw}" y="${y0 + y * mh}" width="${w * mw}" height="${h * mh}" rx="${q}" fill="${
        f || 'none'
      }" stroke="${ln}" stroke-width="${sw}"/>`,
    )
  rr(0.015, 0.03, 0.09, 0.38, 44, mix(bg, p.cream, 0.18))
  rr(0.024, 0.048, 0.072, 0.344, 36)
  c.circle(x0 + 0.06 * mw, y0 + 0.09 * mh, 6, ln)
  rr(0.14, 0.02, 0.14, 0.09, 6, mix(bg, p.cream, 0.18))
  for (const q of [0.17, 0.245])
    c.ell(x0 + (q + 0.003) * mw, y0 + 0.065 * mh, mw * 0.024, mh * 0.03, bg, { 'stroke': ln, 'stroke-width': 2 })
  rr(0.23, 0.34, 0.055, 0.1, 26, mix(bg, p.cream, 0.18))
  rr(0.14, 0.3, 0.06, 0.14, 4, 'none')
  c.line(
    [
      [x0 + 0.14 * mw, y0 + 0.3 * mh],
      [x0 + 0.2 * mw, y0 + 0.44 * mh],
    ],
    th,
    1.5,
  )
  // wardrobe
  for (let i = 0; i < 9; i++)
    L(
      [
        [0.008 + i * 0.017, 0.8],
        [0.016 + i * 0.017, 0.98],
      ],
      2,
      { s: th },
    )
  rr(0.005, 0.79, 0.15, 0.2, 2)
  // bed
  rr(0.46, 0.03, 0.24, 0.4, 6, mix(bg, p.cream, 0.16))
  rr(0.44, 0.0, 0.28, 0.035, 2, ac)
  rr(0.475, 0.055, 0.1, 0.09, 10, mix(bg, p.cream, 0.5))
  rr(0.585, 0.055, 0.1, 0.09, 10, mix(bg, p.cream, 0.5))
  c.path(svg`M${x0 + 0.46 * mw} ${y0 + 0.2 * mh}H${x0 + 0.7 * mw}V${y0 + 0.26 * mh}H${x0 + 0.46 * mw}Z`, p.accent, {
    opacity: 0.9,
  })
  c.line(
    [
      [x0 + 0.46 * mw, y0 + 0.2 * mh],
      [x0 + 0.7 * mw, y0 + 0.2 * mh],
    ],
    ln,
    2,
  )
  for (const x of [0.385, 0.735]) {
    rr(x, 0.02, 0.05, 0.085, 4, mix(bg, p.cream, 0.12))
    c.circle(x0 + (x + 0.025) * mw, y0 + 0.062 * mh, mh * 0.022, ac, { opacity: 0.9 })
  }
  // rug, sofa, table, desk
  R(0.44, 0.58, 0.3, 0.34, { fill: mix(bg, p.accent, 0.28), s: ac, w: 2.5 })
  R(0.45, 0.6, 0.28, 0.3, { s: ac, w: 1.2 })
  rr(0.47, 0.84, 0.22, 0.1, 14, mix(bg, p.cream, 0.3))
  rr(0.48, 0.855, 0.097, 0.06, 8)
  rr(0.583, 0.855, 0.097, 0.06, 8)
  c.circle(x0 + 0.58 * mw, y0 + 0.72 * mh, mh * 0.06, bg, { 'stroke': ln, 'stroke-width': 2.5 })
  sunRays(c, p, { x: x0 + 0.58 * mw, y: y0 + 0.72 * mh, len: mh * 0.055, N: 12, col: ac, o: 1, disc: false })
  for (const [x, y] of [
    [0.46, 0.66],
    [0.675, 0.66],
  ] as const)
    rr(x, y, 0.055, 0.11, 18, mix(bg, p.cream, 0.22))
  rr(0.22, 0.86, 0.16, 0.1, 3, mix(bg, p.cream, 0.14))
  rr(0.275, 0.77, 0.05, 0.075, 18, mix(bg, p.cream, 0.22))
  rr(0.86, 0.4, 0.06, 0.2, 22, mix(bg, p.cream, 0.22))
  for (const y of [0.05, 0.93]) {
    c.circle(x0 + 0.955 * mw, y0 + y * mh, mh * 0.038, 'none', {
      'stroke': mix(p.fol[2], ln, 0.3),
      'stroke-width': 2.5,
    })
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.283
      c.line(
        [
          [x0 + 0.955 * mw, y0 + y * mh],
          [x0 + 0.955 * mw + mh * 0.036 * Math.cos(a), y0 + y * mh + mh * 0.036 * Math.sin(a)],
        ],
        mix(p.fol[2], ln, 0.3),
        2,
      )
    }
  }
  // curtains wave
  for (const y of [0.12, 0.54]) {
    let d = svg`M${x0 + mw - 9} ${y0 + mh * y}`
    for (let i = 0; i < 17; i++) d += svg`q${i % 2 ? 8 : -8} ${mh * 0.01} 0 ${mh * 0.02}`
    c.path(d, 'none', { 'stroke': ac, 'stroke-width': 2.5 })
  }
  // dimension lines + north
  const dim = (a: Point, b: Point) => {
    c.line([a, b], th, 1.6)
    for (const q of [a, b])
      c.line(
        [
          [q[0] - 8, q[1] + 8],
          [q[0] + 8, q[1] - 8],
        ],
        ac,
        3,
      )
  }
  dim([x0, y0 - t - 38], [x0 + mw * 0.3, y0 - t - 38])
  dim([x0 + mw * 0.3, y0 - t - 38], [x0 + mw, y0 - t - 38])
  dim([x0 - t - 38, y0], [x0 - t - 38, y0 + mh])
  dim([x0, y0 + mh + t + 34], [x0 + mw, y0 + mh + t + 34])
  const nx = W - 70
  const ny = H - 74
  c.circle(nx, ny, 34, 'none', { 'stroke': ln, 'stroke-width': 2.5 })
  c.poly(
    [
      [nx, ny - 44],
      [nx + 13, ny],
      [nx, ny - 8],
    ],
    ac,
  )
  c.poly(
    [
      [nx, ny - 44],
      [nx - 13, ny],
      [nx, ny - 8],
    ],
    ln,
  )
  c.poly(
    [
      [nx, ny + 30],
      [nx + 9, ny],
      [nx - 9, ny],
    ],
    th,
  )
}

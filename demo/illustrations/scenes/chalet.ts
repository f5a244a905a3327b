import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { sky } from '../nature/sky.ts'
import { snowy } from '../nature/snow.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { round1, smooth, svg } from '../svg-path.ts'
import { fir, peak } from './mountain.ts'

/** A mountain hotel under a faceted peak, blue shadows falling to the right. */
export function chalet(c: Canvas, inks: Inks, { r, focal, calm = false }: SceneOptions): void {
  const p = snowy(inks)
  const { W, H } = c
  const port = H > W * 1.1
  const cx = W * (focal?.[0] ?? (port ? 0.5 : 0.6))
  const U = port ? (W / 1000) * 1.12 : 1
  const hy = H * 0.62
  sky(c, p, {
    hy,
    r,
    stars: p.night ? 90 : 0,
    rays: { x: W * 0.16, y: H * 0.2, R: H * 0.055, len: W * 1.05, N: calm ? 0 : 30, o: 0.5 },
  })
  const SN = p.sand[0]
  const SS = p.sand[2]
  const SM = p.sand[1]
  peak(c, p, W * 0.84, hy + 30, W * 0.5, H * 0.44, mix(SM, p.sky[2], 0.3), mix(SS, p.hill[1], 0.3), SM)
  peak(c, p, W * 0.08, hy + 30, W * 0.55, H * 0.32, mix(SM, p.sky[2], 0.3), mix(SS, p.sky[2], 0.2), SM)
  peak(c, p, W * (port ? 0.42 : 0.4), hy + 30, W * (port ? 0.9 : 0.62), H * 0.56, SN, SS, SM)
  for (let i = 0; i < 34; i++) {
    const x = (W * i) / 33 + r.r(-14, 14)
    fir(c, p, x, hy + 38 + r.r(-6, 10), r.r(70, 120), 0, [p.hill[2], p.hill[1], p.hill[1]])
  }
  c.path(svg`M0 ${hy + 50}Q${W * 0.3} ${hy - 6} ${W * 0.6} ${hy + 34}T${W} ${hy + 10}V${H}H0Z`, SM)
  const yb = hy + 112 * U
  const w = 560 * U
  const b0 = p.wall[0]
  const b1 = p.wall[1]
  const b2 = p.wall[2]
  const b3 = p.wall[3]
  const gable = (x: number, w: number, hb: number, rise: number, over: number) => {
    const l = x - w / 2
    const rr = x + w / 2
    const y0 = yb
    const y1 = yb - hb
    const ap = yb - hb - rise
    c.path(svg`M${l} ${y0}V${y1}L${x} ${ap}L${rr} ${y1}V${y0}Z`, b0)
    c.shade(svg`M${l} ${y0}V${y1}L${x} ${ap}L${rr} ${y1}V${y0}Z`, l, 0, rr, 0, b2, 0, 0.9)
    c.clip(svg`M${l} ${y0}V${y1}L${x} ${ap}L${rr} ${y1}V${y0}Z`, () => {
      for (let y = y1 - rise; y < y0 - 80 * U; y += 13 * U) c.rect(l, y, w, 2.2 * U, b2, { opacity: 0.5 })
      // stone base
      c.rect(l, y0 - 84 * U, w, 90 * U, mix(p.stone, p.cream, 0.25))
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < w / (46 * U); i++)
          c.rect(
            l + i * 46 * U + (j % 2) * 23 * U + r.r(0, 6),
            y0 - (80 - 21 * j) * U,
            r.r(26, 40) * U,
            16 * U,
            mix(p.stone, b3, r.r(0.05, 0.4)),
            { opacity: 0.6 },
          )
      c.shade(
        svg`M${l} ${ap}H${rr}V${y1 + 60 * U}L${x} ${ap + 84 * U}L${l} ${y1 + 60 * U}Z`,
        0,
        ap,
        0,
        y1 + 60 * U,
        b3,
        0.75,
        0.75,
      )
    })
    const fl = Math.floor((hb - 84 * U) / (82 * U))
    for (let f = 0; f <= fl; f++) {
      const y = y0 - 84 * U - f * 82 * U
      const span = f === fl ? w * 0.52 : w * 0.92
      const k = Math.max(1, Math.round(span / (78 * U)))
      for (let i = 0; i < k; i++) {
        const X = x - span / 2 + (span * (i + 0.5)) / k
        c.rect(X - 19 * U, y - 66 * U, 38 * U, 50 * U, b3)
        const on = r.b(0.85)
        c.rect(X - 16 * U, y - 63 * U, 32 * U, 46 * U, on ? p.glow : p.hill[2])
        c.rect(X - 1.5 * U, y - 63 * U, 3 * U, 46 * U, b2)
        c.rect(X - 16 * U, y - 44 * U, 32 * U, 3 * U, b2)
        for (const s of [-1, 1]) c.rect(X + (s < 0 ? -31 : 19) * U, y - 66 * U, 12 * U, 50 * U, p.accent)
      }
      // balcony
      const bw = f === fl ? w * 0.6 : w * 1.03
      c.rect(x - bw / 2, y - 2 * U, bw, 10 * U, b3)
      c.rect(x - bw / 2, y - 26 * U, bw, 7 * U, mix(b1, b2, 0.3))
      for (let q = 0; q < bw / (11 * U); q++)
        c.rect(
          x - bw / 2 + q * 11 * U,
          y - 22 * U,
          6 * U,
          22 * U,
          mix(b1, b2, x - bw / 2 + q * 11 * U > x ? 0.7 : 0.15),
        )
      c.path(
        svg`M${x - bw / 2} ${y - 26 * U}q${bw / 8} ${-9 * U} ${bw / 4} 0t${bw / 4} 0t${bw / 4} 0t${bw / 4} 0v${
          3 * U
        }h${-bw}Z`,
        SN,
      )
    }
    for (let i = 0; i < 5; i++) {
      const X = l + (w * (i + 0.5)) / 5
      c.path(
        svg`M${X - 26 * U} ${y0}V${y0 - 44 * U}A${26 * U} ${24 * U} 0 0 1 ${X + 26 * U} ${y0 - 44 * U}V${y0}Z`,
        p.glow,
        { 'stroke': b3, 'stroke-width': 5 * U },
      )
      c.rect(X - 2 * U, y0 - 66 * U, 4 * U, 66 * U, b2)
    }
    // roof: snow slabs with thick edge
    const o = over
    const sl = rise / (w / 2)
    const T = (X: number, up: number) => [X, y1 - rise + Math.abs(X - x) * sl + up] as const
    c.poly(
      [
        T(l - o, 10 * U),
        T(x, 6 * U),
        T(rr + o, 10 * U),
        [rr + o, T(rr + o, 26 * U)[1]],
        [x, T(x, 30 * U)[1]],
        [l - o, T(l - o, 26 * U)[1]],
      ],
      b3,
    )
    c.path(
      svg`M${l - o - 6} ${T(l - o, 14 * U)[1]}Q${l - o - 12} ${T(l - o, -16 * U)[1]} ${l - o + 10} ${
        T(l - o, -30 * U)[1]
      }L${x - 14 * U} ${T(x, -26 * U)[1]}Q${x} ${T(x, -38 * U)[1]} ${x + 14 * U} ${T(x, -26 * U)[1]}L${rr + o - 10} ${
        T(rr + o, -30 * U)[1]
      }Q${rr + o + 12} ${T(rr + o, -16 * U)[1]} ${rr + o + 6} ${T(rr + o, 14 * U)[1]}L${x} ${T(x, 10 * U)[1]}Z`,
      SN,
    )
    c.path(
      svg`M${x} ${T(x, 10 * U)[1]}L${x + 8 * U} ${T(x, -32 * U)[1]}L${rr + o - 10} ${T(rr + o, -30 * U)[1]}Q${
        rr + o + 12
      } ${T(rr + o, -16 * U)[1]} ${rr + o + 6} ${T(rr + o, 14 * U)[1]}Z`,
      mix(SM, SS, 0.35),
    )
  }
  // side wing behind
  const ch = (X: number, y: number) => {
    c.rect(X - 17 * U, y - 64 * U, 34 * U, 90 * U, p.stone)
    c.rect(X + 3 * U, y - 64 * U, 14 * U, 90 * U, mix(p.stone, b3, 0.5))
    c.rect(X - 22 * U, y - 76 * U, 44 * U, 18 * U, SN)
    for (let i = 0; i < 5; i++)
      c.circle(X + i * 22 * U + r.r(-5, 5), y - (96 + i * 24) * U, (13 + i * 7) * U, SN, {
        opacity: round1((0.75 - 0.13 * i) * 100) / 100,
      })
  }
  ch(cx - w * 0.62, yb - 330 * U)
  gable(cx - w * 0.62, w * 0.56, 220 * U, 112 * U, 40 * U)
  gable(cx + w * 0.66, w * 0.5, 190 * U, 100 * U, 36 * U)
  ch(cx + w * 0.2, yb - 470 * U)
  gable(cx, w, 300 * U, 178 * U, 62 * U)
  flag(c, p, cx, yb - 516 * U, 66 * U, { cols: [p.accent] })
  c.glow(cx, yb - 20, w * 0.75, p.glow, 0.4)
  // foreground slopes
  c.path(svg`M0 ${hy + 70}Q${W * 0.22} ${hy + 92} ${W * 0.42} ${hy + 112}T${W} ${hy + 96}V${H}H0Z`, SN)
  c.shade(
    svg`M0 ${hy + 70}Q${W * 0.22} ${hy + 92} ${W * 0.42} ${hy + 112}T${W} ${hy + 96}V${H}H0Z`,
    W * 0.2,
    0,
    W,
    0,
    SM,
    0,
    0.95,
  )
  // long blue shadows of chalet & firs
  c.path(
    svg`M${cx - w * 0.5} ${yb + 2}L${cx + w * 0.95} ${yb + 2}L${cx + w * 1.6} ${yb + 120}L${cx + w * 0.9} ${yb + 74}L${
      cx + w * 0.35
    } ${yb + 150}Z`,
    SS,
    { opacity: 0.8 },
  )
  const F = [
    [0.02, 1.02, 0.44],
    [0.1, 1.06, 0.56],
    [0.93, 0.99, 0.4],
    [1.0, 1.05, 0.58],
    [0.19, 0.93, 0.24],
    [0.86, 0.9, 0.2],
    [0.3, 0.88, 0.17],
  ] as const
  for (const [a, b, h] of F.toSorted((q, v) => q[1] - v[1])) {
    const X = W * a
    const Y = H * b
    const hh = H * h * (port ? 0.75 : 1)
    c.path(svg`M${X - hh * 0.08} ${Y}L${X + hh * 1.05} ${Y + hh * 0.12}L${X + hh * 0.1} ${Y + hh * 0.06}Z`, SS, {
      opacity: 0.75,
    })
    fir(c, p, X, Y, hh, 1)
  }
  // ski tracks + skier
  const tr = (o: number) =>
    smooth([
      [W * 0.3 + o, hy + 150],
      [W * 0.36 + o, H * 0.8],
      [W * 0.3 + o * 1.3, H * 0.88],
      [W * 0.42 + o * 1.5, H + 10],
    ])
  for (const o of [0, 13]) c.path(tr(o), 'none', { 'stroke': SS, 'stroke-width': 4, 'opacity': 0.85 })
  const sx = W * 0.335
  const sy = H * 0.83
  const s = H * 0.11
  c.path(
    svg`M${sx} ${sy}L${sx + s * 1.5} ${sy + s * 0.28}L${sx + s * 1.3} ${sy + s * 0.34}L${sx - s * 0.1} ${
      sy + s * 0.06
    }Z`,
    SS,
  )
  c.line(
    [
      [sx - s * 0.75, sy - s * 0.1],
      [sx + s * 0.55, sy + s * 0.12],
      [sx + s * 0.68, sy + s * 0.08],
    ],
    p.ink,
    s * 0.05,
  )
  c.line(
    [
      [sx - s * 0.65, sy - s * 0.02],
      [sx + s * 0.62, sy + s * 0.22],
      [sx + s * 0.74, sy + s * 0.18],
    ],
    p.ink,
    s * 0.05,
  )
  c.path(
    svg`M${sx - s * 0.1} ${sy + s * 0.04}L${sx + s * 0.14} ${sy - s * 0.22}L${sx - s * 0.06} ${sy - s * 0.44}L${
      sx + s * 0.12
    } ${sy - s * 0.5}L${sx + s * 0.34} ${sy - s * 0.2}L${sx + s * 0.12} ${sy + s * 0.1}Z`,
    p.ink,
  )
  c.path(
    svg`M${sx - s * 0.1} ${sy - s * 0.4}Q${sx - s * 0.02} ${sy - s * 0.78} ${sx + s * 0.26} ${sy - s * 0.88}L${
      sx + s * 0.36
    } ${sy - s * 0.74}Q${sx + s * 0.26} ${sy - s * 0.5} ${sx + s * 0.14} ${sy - s * 0.42}Z`,
    p.accent,
  )
  c.line(
    [
      [sx + s * 0.26, sy - s * 0.76],
      [sx + s * 0.44, sy - s * 0.52],
      [sx + s * 0.58, sy - s * 0.56],
    ],
    p.accent,
    s * 0.09,
  )
  c.circle(sx + s * 0.37, sy - s * 0.94, s * 0.095, p.skin)
  c.path(
    svg`M${sx + s * 0.27} ${sy - s * 0.97}A${s * 0.1} ${s * 0.1} 0 0 1 ${sx + s * 0.47} ${sy - s * 0.98}Z`,
    p.accent2,
  )
  c.line(
    [
      [sx + s * 0.58, sy - s * 0.6],
      [sx + s * 0.42, sy + s * 0.1],
    ],
    p.ink,
    s * 0.028,
  )
  c.path(
    svg`M${sx + s * 0.24} ${sy - s * 0.84}Q${sx - s * 0.1} ${sy - s * 0.96} ${sx - s * 0.34} ${sy - s * 0.82}L${
      sx - s * 0.3
    } ${sy - s * 0.74}Q${sx} ${sy - s * 0.84} ${sx + s * 0.24} ${sy - s * 0.76}Z`,
    p.accent2,
  )
}

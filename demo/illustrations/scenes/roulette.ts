import { Camera } from '../camera.ts'
import type { Attributes, Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, round1, svg } from '../svg-path.ts'

/** A roulette wheel that runs off the edge, the ball at seven o’clock. */
export function roulette(c: Canvas, p: Inks, { focal }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const K = 0.5
  const cx = W * (focal?.[0] ?? (port ? 0.5 : 0.56))
  const cy = H * (port ? 0.6 : 0.64)
  const R = Math.max(W * 0.5, H * 0.62) * (port ? 0.95 : 1)
  c.rect(
    0,
    0,
    W,
    H,
    c.lin(0, 0, W, H, [
      [0, mix('#0b4a45', p.ink, 0.2)],
      [0.6, '#0c3b3d'],
      [1, p.ink],
    ]),
  )
  // felt layout diagonal grid at back left
  const cam = new Camera({ cx: W * 0.3, hy: -H * 0.3, f: 1000, eye: 3 })
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 3; j++) {
      const x = -4.4 + i * 0.82
      const z = 3.1 + j * 0.8
      c.poly(
        cam.ground([
          [x, z],
          [x + 0.78, z],
          [x + 0.78, z + 0.76],
          [x, z + 0.76],
        ]),
        (i + j) % 2 ? p.accent : p.ink,
        { opacity: 0.85 },
      )
    }
  c.shade(svg`M0 0H${W}V${H}H0Z`, W * 0.2, 0, W * 0.7, H * 0.6, p.ink, 0.1, 0.75)
  const ring = (
    r0: number,
    r1: number,
    h0: number,
    h1: number,
    a0: number,
    a1: number,
    fill: string,
    o?: Attributes,
  ) => {
    const Q: Point[] = []
    const N = 4
    for (let i = 0; i <= N; i++) {
      const a = lerp(a0, a1, i / N)
      Q.push([cx + R * r0 * Math.cos(a), cy - h0 * R + R * r0 * K * Math.sin(a)])
    }
    for (let i = N; i >= 0; i--) {
      const a = lerp(a0, a1, i / N)
      Q.push([cx + R * r1 * Math.cos(a), cy - h1 * R + R * r1 * K * Math.sin(a)])
    }
    c.poly(Q, fill, o)
  }
  c.ell(cx + R * 0.1, cy + R * 0.14, R * 1.06, R * K * 1.08, '#000000', { opacity: 0.45, filter: 'url(#soft2)' })
  const wood = (a: number) => {
    const t = (Math.cos(a + 2.4) + 1) / 2
    const u = (Math.cos(2 * a + 0.6) + 1) / 2
    return mix(mix('#4a1d1c', '#b9642f', t * 0.85), '#f1b566', u * t * 0.55)
  }
  const seg = (r0: number, r1: number, h0: number, h1: number, fn: (angle: number, i: number) => string, N = 96) => {
    for (let i = 0; i < N; i++) {
      const a = (i / N) * Math.PI * 2
      ring(r0, r1, h0, h1, a - 0.004, a + (Math.PI * 2) / N + 0.012, fn(a + Math.PI / N, i))
    }
  }
  // outer rim wall (thickness)
  c.path(
    svg`M${cx - R} ${cy}V${cy + R * 0.09}A${R} ${R * K} 0 0 0 ${cx + R} ${cy + R * 0.09}V${cy}Z`,
    c.lin(cx - R, 0, cx + R, 0, [
      [0, '#2c1015'],
      [0.3, '#8a4427'],
      [0.42, '#d08a4a'],
      [0.55, '#7b3a24'],
      [1, '#1d0a10'],
    ]),
  )
  seg(1, 0.93, 0, 0.012, (a) => wood(a))
  seg(0.93, 0.915, 0.012, 0, () => p.accent2)
  seg(0.915, 0.74, 0, -0.075, (a) => mix(wood(a + Math.PI), '#2a0f16', 0.25))
  // diamonds
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2
    const q = 0.83
    const X = cx + R * q * Math.cos(a)
    const Y = cy + R * 0.037 + R * q * K * Math.sin(a)
    const s = R * 0.034
    const v = i % 2
    c.poly(
      [
        [X - s * (v ? 1.7 : 0.7), Y],
        [X, Y - s * (v ? 0.5 : 1)],
        [X + s * (v ? 1.7 : 0.7), Y],
        [X, Y + s * (v ? 0.5 : 1)],
      ],
      lighten(p.accent2, 0.1),
    )
    c.poly(
      [
        [X, Y - s * (v ? 0.5 : 1)],
        [X + s * (v ? 1.7 : 0.7), Y],
        [X, Y + s * (v ? 0.5 : 1)],
      ],
      mix(p.accent2, '#4a1d1c', 0.45),
    )
  }
  const n37 = 37
  const rot = 0.13
  seg(0.745, 0.73, -0.075, -0.075, () => p.accent2)
  for (let i = 0; i < n37; i++) {
    const a0 = (i / n37) * Math.PI * 2 + rot
    const a1 = ((i + 1) / n37) * Math.PI * 2 + rot
    const base = i === 0 ? '#178a5b' : i % 2 ? '#c3322a' : '#171a26'
    const l = (Math.cos(a0 + 2.5) + 1) / 2
    const col = mix(mix(base, p.cream, l * 0.16), '#000000', (1 - l) * 0.28)
    ring(0.73, 0.62, -0.075, -0.082, a0, a1, col)
    ring(0.62, 0.5, -0.082, -0.115, a0, a1, mix(col, '#000000', 0.25))
    // pip
    const am = (a0 + a1) / 2
    c.ell(
      cx + R * 0.675 * Math.cos(am),
      cy + 0.079 * R + R * 0.675 * K * Math.sin(am),
      R * 0.012,
      R * 0.0085,
      p.cream,
      { opacity: 0.9 },
    )
  }
  for (let i = 0; i < n37; i++) {
    const a0 = (i / n37) * Math.PI * 2 + rot
    ring(0.73, 0.5, -0.075, -0.112, a0 - 0.006, a0 + 0.006, lighten(p.accent2, 0.08))
  }
  seg(0.505, 0.49, -0.112, -0.11, () => lighten(p.accent2, 0.1))
  seg(0.49, 0.12, -0.11, 0.03, (a, i) => mix(wood(a + 0.4), i % 12 < 6 ? '#f6c680' : '#3b1518', 0.22), 72)
  const tx = cx
  const t0 = cy - 0.02 * R
  const br = c.lin(cx - R * 0.12, 0, cx + R * 0.12, 0, [
    [0, '#7a4a1a'],
    [0.25, '#ffe2a0'],
    [0.45, '#e9b44c'],
    [0.75, '#8a5a22'],
    [1, '#4d2c14'],
  ])
  c.ell(tx, t0, R * 0.13, R * 0.065, '#6b3d18')
  c.path(
    svg`M${tx - R * 0.12} ${t0}Q${tx - R * 0.03} ${t0 - R * 0.05} ${tx - R * 0.035} ${t0 - R * 0.2}H${tx + R * 0.035}Q${
      tx + R * 0.03
    } ${t0 - R * 0.05} ${tx + R * 0.12} ${t0}A${R * 0.12} ${R * 0.06} 0 0 1 ${tx - R * 0.12} ${t0}Z`,
    br,
  )
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.5
    const X = tx + R * 0.17 * Math.cos(a)
    const Y = t0 - R * 0.14 + R * 0.17 * K * Math.sin(a)
    c.line(
      [
        [tx, t0 - R * 0.14],
        [X, Y],
      ],
      '#e9b44c',
      R * 0.022,
    )
    c.circle(
      X,
      Y,
      R * 0.03,
      c.rad(X - R * 0.01, Y - R * 0.012, R * 0.04, [
        [0, '#fff2c8'],
        [0.5, '#e9b44c'],
        [1, '#7a4a1a'],
      ]),
    )
  }
  c.circle(
    tx,
    t0 - R * 0.22,
    R * 0.05,
    c.rad(tx - R * 0.015, t0 - R * 0.24, R * 0.07, [
      [0, '#fff6d8'],
      [0.45, '#e9b44c'],
      [1, '#6b3d18'],
    ]),
  )
  const ba = 2.25
  const bx = cx + R * 0.79 * Math.cos(ba)
  const by = cy + R * 0.045 + R * 0.79 * K * Math.sin(ba)
  for (let i = 0; i < 26; i++) {
    const a = ba - 0.02 - i * 0.03
    ring(0.802, 0.778, -0.045, -0.045, a - 0.032, a, p.cream, { opacity: round1(0.5 * (1 - i / 26) * 100) / 100 })
  }
  c.ell(bx + R * 0.012, by + R * 0.02, R * 0.035, R * 0.016, '#000000', { opacity: 0.5 })
  c.circle(
    bx,
    by,
    R * 0.031,
    c.rad(bx - R * 0.01, by - R * 0.012, R * 0.045, [
      [0, '#ffffff'],
      [0.5, p.cream],
      [1, '#a58f7a'],
    ]),
  )
  // beam
  c.shade(
    svg`M${-W * 0.1} ${-H * 0.1}H${W * 0.32}L${cx + R * 0.75} ${cy + R * 0.2}L${cx - R * 0.5} ${cy + R * 0.5}Z`,
    0,
    0,
    cx,
    cy + R * 0.3,
    p.glow,
    0.3,
    0,
  )
}

import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { sail } from '../nature/sea.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, round1, smooth, svg } from '../svg-path.ts'

/** A seaside town from above: coast on the left third, radial square, racecourse. */
export function map(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const land = mix(p.sand[0], p.sand[1], 0.25)
  const blk = mix(p.sand[1], p.roof[0], 0.12)
  const blk2 = mix(p.roof[0], p.sand[1], 0.35)
  const road = p.cream
  c.rect(0, 0, W, H, land)
  const D = Math.hypot(W, H)
  const ax = W * 0.52
  const ay = H * 0.36
  c.group(
    () => {
      const b = Math.max(70, Math.min(W, H) * 0.085)
      for (let i = -22; i < 22; i++)
        for (let j = -22; j < 22; j++) {
          const x = i * b * 1.28
          const y = j * b
          if (r.b(0.04)) continue
          const park = r.b(0.1)
          c.rect(
            x + 6,
            y + 6,
            b * 1.28 - (j % 3 ? 10 : 18),
            b - (i % 4 ? 9 : 18),
            park ? mix(p.fol[2], p.fol[1], 0.25) : r.b(0.18) ? blk2 : blk,
          )
          if (park) {
            for (let q = 0; q < 4; q++) c.circle(x + 20 + r() * b, y + 20 + r() * b * 0.6, r.r(6, 11), p.fol[1])
          } else if (r.b(0.5)) {
            c.rect(x + b * 0.4, y + b * 0.35, b * 0.5, b * 0.3, mix(blk, p.roof[1], 0.38))
          }
        }
    },
    { transform: svg`translate(${ax} ${ay}) rotate(-14)` },
  )
  // boulevards
  for (const [a, w] of [
    [0.5, 26],
    [1.3, 18],
    [2.1, 26],
    [2.75, 16],
  ] as const)
    c.line(
      [
        [ax, ay],
        [ax + D * Math.cos(a), ay + D * Math.sin(a)],
      ],
      road,
      w,
    )
  c.circle(ax, ay, Math.min(W, H) * 0.085, road)
  c.circle(ax, ay, Math.min(W, H) * 0.066, mix(p.fol[2], p.fol[1], 0.35))
  sunRays(c, p, { x: ax, y: ay, len: Math.min(W, H) * 0.066, N: 16, col: p.cream, o: 1, disc: false })
  c.circle(ax, ay, Math.min(W, H) * 0.02, p.accent)
  // river
  const rv = [
    [W * 0.86, -40],
    [W * 0.8, H * 0.22],
    [W * 0.88, H * 0.48],
    [W * 0.8, H * 0.74],
    [W * 0.9, H + 60],
  ] as const
  c.curve(rv, road, 86)
  c.curve(rv, p.sea[2], 66)
  c.curve(rv, mix(p.sea[2], p.cream, 0.35), 18)
  for (const t of [0.3, 0.62])
    c.line(
      [
        [W * 0.74, H * t],
        [W * 0.94, H * (t - 0.03)],
      ],
      road,
      20,
    )
  const ox = W * 0.6
  const oy = H * 0.78
  const orx = Math.min(W, H) * 0.24
  const ory = orx * 0.46
  c.group(
    () => {
      c.add(
        svg`<rect x="${-orx * 1.12}" y="${-ory * 1.14}" width="${orx * 2.24}" height="${ory * 2.28}" rx="${
          ory * 1.14
        }" fill="${mix(p.fol[2], p.fol[1], 0.3)}"/><rect x="${-orx}" y="${-ory}" width="${orx * 2}" height="${
          ory * 2
        }" rx="${ory}" fill="none" stroke="${p.sand[1]}" stroke-width="20"/><rect x="${-orx * 0.8}" y="${
          -ory * 0.62
        }" width="${orx * 1.6}" height="${ory * 1.24}" rx="${ory * 0.62}" fill="${p.fol[1]}"/>`,
      )
    },
    { transform: svg`translate(${ox} ${oy}) rotate(-14)` },
  )
  // coast: sea on left/top-left
  const coast = [
    [W * 0.34, -60],
    [W * 0.26, H * 0.12],
    [W * 0.2, H * 0.3],
    [W * 0.215, H * 0.5],
    [W * 0.14, H * 0.72],
    [W * 0.09, H * 0.9],
    [W * 0.02, H + 80],
  ] as const
  const sea = smooth(coast, false, 0.9) + svg`L-60 ${H + 80}V-60Z`
  c.path(
    smooth(
      coast.map((q) => [q[0] + 58, q[1] + 10] as const),
      false,
      0.9,
    ) + svg`L-60 ${H + 80}V-60Z`,
    mix(p.sand[1], p.cream, 0.2),
  )
  for (let i = 0; i < 12; i++)
    c.curve(
      coast.map((q) => [q[0] + 58, q[1] + 10] as const),
      p.roof[1],
      3,
      { 'stroke-dasharray': '18 9' },
    )
  c.path(
    smooth(
      coast.map((q) => [q[0] + 46, q[1] + 8] as const),
      false,
      0.9,
    ) + svg`L-60 ${H + 80}V-60Z`,
    p.sand[0],
  )
  // parasol dots on beach
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) * 5.9
    const k = Math.floor(t)
    const f = t - k
    const q = [
      lerp(at(coast, k)[0], at(coast, k + 1)[0], f) + 22 + r.r(-6, 10),
      lerp(at(coast, k)[1], at(coast, k + 1)[1], f),
    ]
    c.circle(at(q, 0) + 5, at(q, 1) + 6, 9, p.sand[2], { opacity: 0.7 })
    c.circle(at(q, 0), at(q, 1), 9, at([p.accent, p.accent2, p.sea[1]], i % 3))
    c.circle(at(q, 0), at(q, 1), 3.5, p.cream)
  }
  c.path(sea, p.sea[1])
  for (let i = 0; i < 9; i++)
    c.curve(
      coast.map((q) => [q[0] - 10 - i * i * 3.4 - i * 12, q[1]] as const),
      i ? mix(p.sea[1], i % 2 ? p.sea[2] : p.sea[0], 0.6) : p.foam,
      i ? 7 : 8,
      { opacity: i ? round1(0.9 - 0.08 * i) : 1 },
    )
  // piers
  for (const [y, l] of [
    [0.62, 0.14],
    [0.66, 0.12],
  ] as const)
    c.line(
      [
        [W * 0.19, H * y],
        [W * (0.19 - l), H * (y - 0.07)],
      ],
      p.cream,
      12,
    )
  c.circle(W * 0.05, H * 0.55, 11, p.accent)
  sail(c, p, W * 0.08, H * 0.3, Math.min(W, H) * 0.1, { refl: false })
  sail(c, p, W * 0.045, H * 0.8, Math.min(W, H) * 0.07, { refl: false, c2: p.accent2 })
  const X = W * 0.12
  const Y = H * 0.14
  const R = Math.min(W, H) * 0.085
  c.circle(X, Y, R * 1.12, 'none', { 'stroke': p.cream, 'stroke-width': 3 })
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 - Math.PI / 2
    const l = i % 2 ? R * 0.55 : R
    const b = 0.3
    c.poly(
      [
        [X, Y],
        [X + l * 0.26 * Math.cos(a - b * 2.2), Y + l * 0.26 * Math.sin(a - b * 2.2)],
        [X + l * Math.cos(a), Y + l * Math.sin(a)],
      ],
      p.cream,
    )
    c.poly(
      [
        [X, Y],
        [X + l * 0.26 * Math.cos(a + b * 2.2), Y + l * 0.26 * Math.sin(a + b * 2.2)],
        [X + l * Math.cos(a), Y + l * Math.sin(a)],
      ],
      i === 0 ? p.accent : p.accent2,
    )
  }
  c.shade(svg`M0 0H${W}V${H}H0Z`, W * 0.3, H * 0.2, W, H, p.wall[2], 0, 0.32)
}

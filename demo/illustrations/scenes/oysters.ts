import type { Point3 } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, smooth, svg } from '../svg-path.ts'
import { bottle } from './tableware.ts'

/** A platter, two coupes and a bottle before the disc of the sun. */
export function oysters(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const cx = W * (port ? 0.5 : 0.46)
  const S = Math.min(W, H) * (port ? 0.94 : 1)
  const bg = mix(p.sea[0], p.ink, 0.45)
  c.rect(
    0,
    0,
    W,
    H,
    c.lin(0, 0, 0, H, [
      [0, mix(bg, p.sea[1], 0.4)],
      [0.55, bg],
      [1, p.ink],
    ]),
  )
  sunRays(c, p, { x: W * 0.1, y: -H * 0.1, len: W * 1.3, N: 44, col: p.accent2, o: 0.5, disc: false })
  const mx = cx + S * 0.14
  const my = H * (port ? 0.33 : 0.4)
  c.circle(mx, my, S * 0.4, p.accent2)
  c.shade(
    svg`M${mx - S * 0.4} ${my}a${S * 0.4} ${S * 0.4} 0 1 1 ${S * 0.8} 0a${S * 0.4} ${S * 0.4} 0 1 1 ${-S * 0.8} 0Z`,
    mx - S * 0.2,
    my - S * 0.3,
    mx + S * 0.3,
    my + S * 0.35,
    p.accent,
    0,
    0.95,
  )
  for (let i = 1; i < 4; i++)
    c.circle(mx, my, S * (0.4 + i * 0.03), 'none', {
      'stroke': p.accent2,
      'stroke-width': 3,
      'opacity': 0.7 - i * 0.18,
    })
  // table
  const ty = H * 0.6
  c.path(
    svg`M0 ${ty}H${W}V${H}H0Z`,
    c.lin(0, ty, 0, H, [
      [0, mix(p.cream, p.wall[1], 0.3)],
      [1, p.cream],
    ]),
  )
  c.shade(svg`M0 ${ty}H${W}V${H}H0Z`, W * 0.25, 0, W, 0, p.wall[2], 0, 0.75)
  const shd = mix(p.wall[2], p.wall[3], 0.35)
  const bx = cx + S * 0.3
  const by = H * 0.72
  const bs = S * 0.25
  c.path(
    svg`M${bx - bs * 0.4} ${by}L${bx + bs * 2.6} ${by - bs * 0.1}L${bx + bs * 2.4} ${by - bs * 0.45}L${bx + bs * 0.5} ${
      by - bs * 0.4
    }Z`,
    shd,
    { opacity: 0.8 },
  )
  bottle(c, p, bx + bs * 0.05, by - bs * 0.3, bs * 3.1, { rot: 11, col: '#12443c' })
  const BK = svg`M${bx - bs * 0.7} ${by - bs * 1.2}H${bx + bs * 0.7}L${bx + bs * 0.48} ${by}Q${bx} ${by + bs * 0.2} ${
    bx - bs * 0.48
  } ${by}Z`
  for (let i = 0; i < 6; i++)
    c.path(
      svg`M${bx - bs * 0.6 + i * bs * 0.2} ${by - bs * 1.18}l${bs * 0.1} ${-bs * r.r(0.14, 0.26)}l${bs * 0.13} ${
        bs * 0.14
      }Z`,
      mix(p.cream, p.sea[2], r.r(0.05, 0.4)),
    )
  c.path(
    BK,
    c.lin(bx - bs * 0.7, 0, bx + bs * 0.7, 0, [
      [0, '#41566d'],
      [0.1, '#a7b7c2'],
      [0.22, '#fbfbf2'],
      [0.36, '#b7c4cd'],
      [0.5, '#8395a7'],
      [0.62, '#e3e7e2'],
      [0.76, '#64768c'],
      [1, '#25344c'],
    ]),
  )
  c.path(
    svg`M${bx - bs * 0.76} ${by - bs * 1.28}H${bx + bs * 0.76}V${by - bs * 1.14}H${bx - bs * 0.76}Z`,
    c.lin(bx - bs * 0.7, 0, bx + bs * 0.7, 0, [
      [0, '#8496a8'],
      [0.25, '#ffffff'],
      [0.6, '#c4ced4'],
      [1, '#50637a'],
    ]),
  )
  for (let i = 0; i < 3; i++)
    c.path(svg`M${bx - bs * (0.62 - 0.03 * i)} ${by - bs * (0.86 - 0.13 * i)}H${bx + bs * (0.62 - 0.03 * i)}`, 'none', {
      'stroke': '#33465e',
      'stroke-width': 2.4,
      'opacity': 0.5,
    })
  for (const s of [-1, 1])
    c.circle(bx + s * bs * 0.74, by - bs * 0.95, bs * 0.13, 'none', {
      'stroke': s < 0 ? '#f1f2ea' : '#6f8196',
      'stroke-width': bs * 0.05,
    })
  // coupes
  const coupe = (x: number, y: number, h: number) => {
    const w = h * 0.36
    c.path(
      svg`M${x} ${y}L${x + h * 0.7} ${y - h * 0.12}Q${x + h * 1.1} ${y - h * 0.26} ${x + h * 1.4} ${y - h * 0.13}Q${
        x + h * 1.1
      } ${y - h * 0.02} ${x + h * 0.7} ${y - h * 0.06}Z`,
      shd,
      { opacity: 0.7 },
    )
    c.ell(x, y, w * 0.62, h * 0.045, p.cream)
    c.ell(x, y - 2, w * 0.5, h * 0.03, mix(p.cream, p.wall[2], 0.4))
    c.path(
      svg`M${x - h * 0.035} ${y - h * 0.02}Q${x - h * 0.006} ${y - h * 0.3} ${x - h * 0.018} ${y - h * 0.62}H${
        x + h * 0.018
      }Q${x + h * 0.006} ${y - h * 0.3} ${x + h * 0.035} ${y - h * 0.02}Z`,
      p.cream,
    )
    const B = svg`M${x - w} ${y - h}C${x - w} ${y - h * 0.72} ${x - w * 0.4} ${y - h * 0.62} ${x} ${y - h * 0.61}C${
      x + w * 0.4
    } ${y - h * 0.62} ${x + w} ${y - h * 0.72} ${x + w} ${y - h}Z`
    c.path(B, mix(p.accent2, p.cream, 0.35))
    c.clip(B, () => {
      c.shade(B, x - w * 0.3, 0, x + w, 0, p.roof[0], 0, 0.75)
      for (let i = 0; i < 26; i++)
        c.circle(x + r.r(-0.75, 0.75) * w, y - h * r.r(0.66, 0.98), h * r.r(0.005, 0.014), p.cream, { opacity: 0.85 })
    })
    c.ell(x, y - h, w, h * 0.055, lighten(p.accent2, 0.12))
    c.ell(x, y - h, w, h * 0.055, 'none', { 'stroke': p.cream, 'stroke-width': h * 0.014 })
    c.path(
      svg`M${x - w * 0.86} ${y - h * 0.92}Q${x - w * 0.7} ${y - h * 0.74} ${x - w * 0.4} ${y - h * 0.68}`,
      'none',
      { 'stroke': p.cream, 'stroke-width': h * 0.022, 'stroke-linecap': 'round', 'opacity': 0.9 },
    )
  }
  coupe(cx - S * 0.3, H * 0.7, S * 0.46)
  coupe(cx - S * 0.03, H * 0.665, S * 0.42)
  const px = cx - S * 0.06
  const py = H * (port ? 0.8 : 0.83)
  const rx = S * 0.5
  const ry = S * 0.165
  c.ell(px + S * 0.05, py + S * 0.045, rx * 1.03, ry * 1.02, shd, { opacity: 0.8 })
  c.ell(px, py + S * 0.012, rx, ry, '#51657c')
  c.ell(
    px,
    py,
    rx,
    ry,
    c.lin(px - rx, 0, px + rx, 0, [
      [0, '#c9d2d6'],
      [0.2, '#ffffff'],
      [0.5, '#aebbc6'],
      [0.75, '#eef0ea'],
      [1, '#66798f'],
    ]),
  )
  c.ell(
    px,
    py,
    rx * 0.93,
    ry * 0.91,
    c.lin(px - rx, 0, px + rx, 0, [
      [0, '#6d8095'],
      [0.5, '#dfe4e2'],
      [1, '#8596a8'],
    ]),
  )
  for (let i = 0; i < 90; i++) {
    const a = r.r(0, 6.28)
    const q = Math.sqrt(r()) * 0.86
    const X = px + rx * q * Math.cos(a)
    const Y = py + ry * q * Math.sin(a)
    const s = r.r(8, 22)
    c.poly(
      [
        [X - s, Y],
        [X - s * 0.2, Y - s * 0.7],
        [X + s * 0.9, Y - s * 0.2],
        [X + s * 0.3, Y + s * 0.5],
      ],
      r.pick([p.cream, mix(p.cream, p.sea[2], 0.25), mix(p.cream, p.sea[2], 0.5), '#ffffff']),
      { opacity: 0.9 },
    )
  }
  const oyster = (x: number, y: number, s: number, rot: number) =>
    c.group(
      () => {
        const P1: Point[] = []
        const K = 13
        for (let i = 0; i < K; i++) {
          const a = (i / K) * 6.283
          const q = 1 + 0.1 * Math.sin(a * 5 + rot) + (Math.cos(a) > 0.6 ? 0.18 : 0)
          P1.push([s * 1.05 * q * Math.cos(a), s * 0.62 * q * Math.sin(a)])
        }
        c.path(
          smooth(
            P1.map(([a, b]) => [a + s * 0.05, b + s * 0.12] as const),
            true,
            0.8,
          ),
          p.ink,
          { opacity: 0.5 },
        )
        c.path(smooth(P1, true, 0.8), mix(p.hill[2], p.ink, 0.35))
        c.path(
          smooth(
            P1.map(([a, b]) => [a * 0.95, b * 0.93 - s * 0.03] as const),
            true,
            0.8,
          ),
          mix(p.hill[1], p.cream, 0.3),
        )
        c.path(
          smooth(
            P1.map(([a, b]) => [a * 0.84, b * 0.8 - s * 0.02] as const),
            true,
            0.8,
          ),
          p.cream,
        )
        c.shade(
          smooth(
            P1.map(([a, b]) => [a * 0.84, b * 0.8 - s * 0.02] as const),
            true,
            0.8,
          ),
          -s * 0.3,
          -s * 0.3,
          s * 0.8,
          s * 0.5,
          p.hill[1],
          0,
          0.7,
        )
        c.path(
          svg`M${-s * 0.55} ${s * 0.02}Q${-s * 0.4} ${-s * 0.36} ${s * 0.1} ${-s * 0.28}Q${s * 0.62} ${-s * 0.16} ${
            s * 0.5
          } ${s * 0.14}Q${s * 0.1} ${s * 0.38} ${-s * 0.55} ${s * 0.02}Z`,
          mix(p.stone, p.cream, 0.45),
        )
        c.path(svg`M${-s * 0.4} ${s * 0.08}Q${s * 0.05} ${s * 0.3} ${s * 0.45} ${s * 0.1}`, 'none', {
          'stroke': p.ink,
          'stroke-width': s * 0.07,
          'opacity': 0.55,
          'stroke-linecap': 'round',
        })
        c.path(svg`M${-s * 0.28} ${-s * 0.12}Q${0} ${-s * 0.24} ${s * 0.2} ${-s * 0.15}`, 'none', {
          'stroke': '#ffffff',
          'stroke-width': s * 0.07,
          'stroke-linecap': 'round',
        })
      },
      { transform: svg`translate(${x} ${y}) rotate(${rot * 57.3})` },
    )
  const ring: Point3[] = []
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283 + 0.35
    ring.push([px + rx * 0.63 * Math.cos(a), py - S * 0.012 + ry * 0.6 * Math.sin(a), a])
  }
  ring.sort((a, b) => a[1] - b[1])
  for (const [x, y, a] of ring) oyster(x, y, S * 0.088, Math.atan2(Math.sin(a) * 0.3, Math.cos(a)) + Math.PI)
  const lx = px
  const ly = py - S * 0.03
  const lr = S * 0.075
  c.ell(lx + lr * 0.3, ly + lr * 0.55, lr * 1.1, lr * 0.5, p.ink, { opacity: 0.35 })
  c.circle(lx, ly, lr, mix(p.accent2, p.accent, 0.25))
  c.ell(lx - lr * 0.04, ly - lr * 0.12, lr * 0.97, lr * 0.86, p.accent2)
  c.ell(lx - lr * 0.04, ly - lr * 0.12, lr * 0.84, lr * 0.73, p.cream)
  for (let i = 0; i < 9; i++) {
    const a0 = (i / 9) * 6.283 + 0.08
    const a1 = ((i + 1) / 9) * 6.283 - 0.08
    c.path(
      svg`M${lx - lr * 0.04 + lr * 0.1 * Math.cos((a0 + a1) / 2)} ${
        ly - lr * 0.12 + lr * 0.09 * Math.sin((a0 + a1) / 2)
      }L${lx - lr * 0.04 + lr * 0.74 * Math.cos(a0)} ${ly - lr * 0.12 + lr * 0.64 * Math.sin(a0)}Q${
        lx - lr * 0.04 + lr * 0.86 * Math.cos((a0 + a1) / 2)
      } ${ly - lr * 0.12 + lr * 0.75 * Math.sin((a0 + a1) / 2)} ${lx - lr * 0.04 + lr * 0.74 * Math.cos(a1)} ${
        ly - lr * 0.12 + lr * 0.64 * Math.sin(a1)
      }Z`,
      lighten(p.accent2, 0.06),
    )
  }
  c.glow(bx - bs * 0.45, by - bs * 1.1, 70, p.cream, 0.5)
  star4(c, bx - bs * 0.42, by - bs * 1.15, 34, '#fffdf2')
  star4(c, cx - S * 0.43, H * 0.7 - S * 0.44, 24, '#fffdf2')
}

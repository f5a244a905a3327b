import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { clamp, lerp, lighten, mix } from '../colour.ts'
import { balustrade } from '../figures/beach.ts'
import { leafMass } from '../nature/plants.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, at, polyD, svg } from '../svg-path.ts'
import { VIEWS } from '../views/views.ts'
import { viewOf } from '../views/view.ts'
import { bottle, chair, glassWine } from './tableware.ts'

/** A table laid for two under an awning, the sea behind. */
export function table(c: Canvas, p: Inks, { r, focal, view = 'beach', decor, calm = false }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.4
  const cx = W * (focal?.[0] ?? 0.5)
  VIEWS[view](viewOf({ c, p, r, hy, calm }, [0, 0, W, H * 0.66]))
  if (view === 'beach' || view === 'tents' || p.snow) c.rect(0, H * 0.655, W, H * 0.12, p.sand[0])
  // terrace
  const cam = new Camera({ cx, hy, f: 900, eye: 2.1 })
  c.poly(
    cam.ground([
      [-30, 0.9],
      [30, 0.9],
      [30, 5.4],
      [-30, 5.4],
    ]),
    p.sand[0],
  )
  for (let i = -16; i < 16; i++)
    for (let j = 0; j < 5; j++)
      if ((i + j) % 2)
        c.poly(
          cam.ground([
            [i * 0.9, 1 + j * 0.9],
            [i * 0.9 + 0.9, 1 + j * 0.9],
            [i * 0.9 + 0.9, 1.9 + j * 0.9],
            [i * 0.9, 1.9 + j * 0.9],
          ]),
          p.sand[1],
        )
  c.shade(
    polyD(
      cam.ground([
        [-30, 0.9],
        [30, 0.9],
        [30, 5.4],
        [-30, 5.4],
      ]),
    ),
    0,
    H * 0.7,
    0,
    H,
    p.sand[2],
    0,
    0.7,
  )
  balustrade(c, p, cam, 5.3, -12, 12, { h: 1.0, step: 0.36 })
  // urns
  for (const s of [-1, 1]) {
    const q = cam.p(s * (port ? 1.9 : 4.4), 1.0, 5.3)
    const u = 150
    c.path(
      svg`M${q[0] - u * 0.3} ${q[1] - u * 0.5}H${q[0] + u * 0.3}Q${q[0] + u * 0.2} ${q[1] - u * 0.1} ${
        q[0] + u * 0.1
      } ${q[1]}H${q[0] - u * 0.1}Q${q[0] - u * 0.2} ${q[1] - u * 0.1} ${q[0] - u * 0.3} ${q[1] - u * 0.5}Z`,
      c.lin(q[0] - u * 0.3, 0, q[0] + u * 0.3, 0, [
        [0, p.wall[0]],
        [0.5, p.wall[1]],
        [1, p.wall[2]],
      ]),
    )
    for (const [a, b, w] of [
      [-0.22, -0.55, 0.26],
      [0.22, -0.55, 0.26],
      [0, -0.72, 0.32],
    ] as const)
      leafMass(c, p, q[0] + a * u, q[1] + b * u + u * 0.1, w * u, w * u, {
        r,
        k: 7,
        cols: [mix(p.accent, p.wall[3], 0.55), p.accent, mix(p.accent, p.cream, 0.5)],
      })
  }
  const ty = H * (port ? 0.74 : 0.76)
  const rx = Math.min(W * 0.4, 620)
  const ry = rx * 0.27
  chair(c, p, cx - rx * 0.98, ty - ry * 0.35, rx * 0.42)
  chair(c, p, cx + rx * 0.98, ty - ry * 0.35, rx * 0.42)
  // table: shadow, drape, top
  c.ell(cx + rx * 0.3, H * 1.0, rx * 1.15, ry * 0.8, p.sand[2], { opacity: 0.9 })
  const fold = 14
  const bot: Point[] = []
  for (let i = 0; i <= fold; i++) {
    const a = Math.PI - (i / fold) * Math.PI
    bot.push([cx + rx * 1.05 * Math.cos(a), ty + ry * 1.15 * Math.sin(a) + H * 0.22 + (i % 2 ? 18 : -12)])
  }
  c.path(
    svg`M${cx - rx} ${ty}` +
      bot
        .map((q, i) =>
          i
            ? svg`Q${(q[0] + at(bot, i - 1)[0]) / 2} ${Math.max(q[1], at(bot, i - 1)[1]) + 10} ${q[0]} ${q[1]}`
            : svg`L${q[0]} ${q[1]}`,
        )
        .join('') +
      svg`L${cx + rx} ${ty}Z`,
    p.cream,
  )
  for (let i = 0; i < fold; i++) {
    const a0 = Math.PI - ((i + 0.35) / fold) * Math.PI
    const a1 = Math.PI - ((i + 0.95) / fold) * Math.PI
    const sh = mix(p.wall[1], p.wall[2], clamp((i / fold) * 1.25))
    c.poly(
      [
        [cx + rx * Math.cos(a0), ty + ry * Math.sin(a0)],
        [cx + rx * Math.cos(a1), ty + ry * Math.sin(a1)],
        at(bot, Math.min(fold, i + 1)),
        [lerp(at(bot, i)[0], at(bot, i + 1)[0], 0.45), at(bot, i)[1] + 6],
      ],
      sh,
      { opacity: 0.85 },
    )
  }
  c.ell(cx, ty, rx, ry, p.cream)
  c.shade(
    svg`M${cx - rx} ${ty}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    cx - rx * 0.2,
    0,
    cx + rx,
    0,
    p.wall[1],
    0,
    0.95,
  )
  c.ell(cx, ty, rx * 0.965, ry * 0.96, 'none', { 'stroke': p.accent, 'stroke-width': 5 })
  c.ell(cx, ty, rx * 0.94, ry * 0.93, 'none', { 'stroke': p.accent, 'stroke-width': 1.8 })
  const sh = mix(p.wall[1], p.wall[2], 0.75)
  const bx = cx + rx * 0.08
  const by = ty - ry * 0.32
  const bs = rx * 0.2
  c.path(svg`M${bx} ${by}L${bx + bs * 2.3} ${by - bs * 0.25}L${bx + bs * 2.2} ${by + bs * 0.12}Z`, sh, {
    opacity: 0.75,
  })
  bottle(c, p, bx - bs * 0.04, by - bs * 0.35, bs * 2.6, { rot: 9 })
  const BK = svg`M${bx - bs * 0.62} ${by - bs * 1.0}H${bx + bs * 0.62}L${bx + bs * 0.42} ${by}Q${bx} ${
    by + bs * 0.16
  } ${bx - bs * 0.42} ${by}Z`
  c.path(
    BK,
    c.lin(bx - bs * 0.6, 0, bx + bs * 0.6, 0, [
      [0, '#7f93a6'],
      [0.18, '#f4f4ea'],
      [0.34, '#b9c6cf'],
      [0.55, '#e8ebe4'],
      [0.72, '#6f8196'],
      [1, '#394a63'],
    ]),
  )
  c.rect(bx - bs * 0.66, by - bs * 1.06, bs * 1.32, bs * 0.1, '#eef0e8')
  c.path(BK, 'none', { 'stroke': p.accent2, 'stroke-width': 2 })
  for (const s of [-1, 1])
    c.circle(bx + s * bs * 0.64, by - bs * 0.78, bs * 0.09, 'none', { 'stroke': '#d5dbd8', 'stroke-width': 4 })
  // plates
  const plate = (x: number, y: number, s: number, food: number) => {
    c.ell(x + s * 0.06, y + s * 0.05, s * 1.04, s * 0.3, sh, { opacity: 0.8 })
    c.ell(x, y, s, s * 0.28, p.cream)
    c.ell(x, y, s * 0.97, s * 0.265, 'none', { 'stroke': mix(p.sea[0], p.accent, 0), 'stroke-width': 4 })
    c.ell(x, y + 2, s * 0.68, s * 0.18, mix(p.cream, p.wall[1], 0.55))
    c.ell(x, y + 4, s * 0.62, s * 0.155, p.cream)
    if (food === 0) {
      // sole meunière
      c.path(
        svg`M${x - s * 0.5} ${y}Q${x - s * 0.1} ${y - s * 0.22} ${x + s * 0.34} ${y - s * 0.02}L${x + s * 0.52} ${
          y - s * 0.1
        }L${x + s * 0.5} ${y + s * 0.08}L${x + s * 0.34} ${y + s * 0.02}Q${x - s * 0.1} ${y + s * 0.16} ${
          x - s * 0.5
        } ${y}Z`,
        mix(p.accent2, p.roof[0], 0.35),
      )
      for (let i = 0; i < 5; i++)
        c.path(svg`M${x - s * 0.3 + i * s * 0.12} ${y - s * 0.07}q${s * 0.04} ${s * 0.06} 0 ${s * 0.11}`, 'none', {
          'stroke': mix(p.roof[1], p.accent2, 0.2),
          'stroke-width': 3.5,
        })
      c.circle(x - s * 0.4, y - s * 0.015, s * 0.02, p.ink)
      c.path(
        svg`M${x + s * 0.05} ${y + s * 0.13}A${s * 0.12} ${s * 0.06} 0 0 1 ${x + s * 0.29} ${y + s * 0.13}Z`,
        p.accent2,
      )
      for (const a of [0, 1, 2])
        leafMass(c, p, x - s * 0.34 + a * s * 0.09, y + s * 0.11, s * 0.07, s * 0.05, { r, k: 5 })
    } else {
      c.ell(x - s * 0.16, y - s * 0.02, s * 0.2, s * 0.1, p.accent)
      c.ell(x + s * 0.12, y - s * 0.03, s * 0.22, s * 0.1, mix(p.accent, p.cream, 0.3))
      for (let i = 0; i < 4; i++)
        leafMass(c, p, x - s * 0.2 + i * s * 0.15, y + s * 0.06, s * 0.1, s * 0.08, { r, k: 5 })
    }
  }
  plate(cx - rx * 0.42, ty + ry * 0.26, rx * 0.3, 0)
  plate(cx + rx * 0.46, ty + ry * 0.22, rx * 0.3, 1)
  const cut = (x: number, y: number, l: number) => {
    c.line(
      [
        [x, y],
        [x + l * 0.12, y - l * 0.3],
      ],
      '#5f7288',
      5,
    )
    c.line(
      [
        [x - 1, y - 1],
        [x + l * 0.12 - 1, y - l * 0.3 - 1],
      ],
      '#e9ece6',
      2.4,
    )
  }
  cut(cx - rx * 0.8, ty + ry * 0.3, rx * 0.5)
  cut(cx - rx * 0.075, ty + ry * 0.52, rx * 0.5)
  cut(cx + rx * 0.83, ty + ry * 0.18, rx * 0.4)
  glassWine(c, p, cx - rx * 0.24, ty - ry * 0.22, rx * 0.46, mix(p.accent2, p.cream, 0.3), { sh })
  glassWine(c, p, cx + rx * 0.44, ty - ry * 0.4, rx * 0.44, '#8e1f33', { sh })
  glassWine(c, p, cx - rx * 0.62, ty - ry * 0.24, rx * 0.38, mix(p.sea[2], p.cream, 0.55), { sh })
  // small vase
  {
    const x = cx + rx * 0.74
    const y = ty - ry * 0.2
    const s = rx * 0.12
    c.path(
      svg`M${x - s * 0.3} ${y}Q${x - s * 0.5} ${y - s * 0.5} ${x - s * 0.2} ${y - s}H${x + s * 0.2}Q${x + s * 0.5} ${
        y - s * 0.5
      } ${x + s * 0.3} ${y}Z`,
      p.sea[1],
    )
    for (const [a, b, w] of [
      [-0.35, -1.2, 0.42],
      [0.4, -1.2, 0.42],
      [0, -1.5, 0.5],
    ] as const)
      leafMass(c, p, x + a * s, y + b * s + s * 0.2, w * s, w * s, {
        r,
        k: 7,
        cols: [mix(p.accent2, p.accent, 0.5), p.accent2, lighten(p.accent2, 0.1)],
      })
  }
  const K = port ? 9 : 17
  const vw = W / K
  const ah = H * 0.075
  for (let i = 0; i < K; i++) {
    const col = i % 2 ? p.cream : (decor?.curtain ?? p.accent)
    c.path(svg`M${i * vw} 0H${(i + 1) * vw}V${ah}A${vw / 2} ${vw * 0.42} 0 0 1 ${i * vw} ${ah}Z`, col)
    c.shade(
      svg`M${i * vw} 0H${(i + 1) * vw}V${ah}A${vw / 2} ${vw * 0.42} 0 0 1 ${i * vw} ${ah}Z`,
      0,
      ah * 1.3,
      0,
      0,
      p.wall[3],
      0,
      0.7,
    )
  }
  c.rect(0, ah - 4, W, 5, p.accent2, { opacity: 0.9 })
}

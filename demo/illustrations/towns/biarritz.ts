import { house } from '../buildings/house.ts'
import { lighthouse } from '../buildings/lighthouse.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { surfer } from '../figures/surfer.ts'
import { leafMass } from '../nature/plants.ts'
import { rock } from '../nature/rock.ts'
import { gull, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import { breaker } from '../nature/surf.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, svg } from '../svg-path.ts'

/** A footbridge of iron on stone piers. */
const footbridge = (c: Canvas, p: Inks, [x0, y0]: Point, [x1, y1]: Point, foot: number, s: number): void => {
  const on = (t: number, up = 0): Point => [lerp(x0, x1, t), lerp(y0, y1, t) - up]
  for (const t of [0.3, 0.66]) {
    const [x, y] = on(t)
    c.poly(
      [
        [x - s * 0.9, y],
        [x + s * 0.9, y],
        [x + s * 1.5, foot],
        [x - s * 1.5, foot],
      ],
      p.stone,
    )
    c.poly(
      [
        [x + s * 0.1, y],
        [x + s * 0.9, y],
        [x + s * 1.5, foot],
        [x + s * 0.2, foot],
      ],
      mix(p.stone, p.wall[3], 0.6),
    )
  }
  c.line([on(0), on(1)], mix(p.wall[3], p.ink, 0.4), s * 0.8)
  c.line([on(0, s * 1.9), on(1, s * 1.9)], mix(p.wall[3], p.ink, 0.4), s * 0.32)
  for (let i = 0; i <= 26; i++) {
    c.line([on(i / 26), on(i / 26, s * 1.9)], mix(p.wall[3], p.ink, 0.4), s * 0.18)
    if (i < 26) c.line([on(i / 26), on((i + 1) / 26, s * 1.9)], mix(p.wall[3], p.ink, 0.3), s * 0.12)
  }
  c.line([on(0, -s * 0.5), on(1, -s * 0.5)], p.cream, s * 0.22, { opacity: 0.6 })
}

/** Biarritz: the rock and its footbridge, the lighthouse on the headland, breakers below. */
export function biarritz(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.5 : 0.48)
  const U = port ? 0.72 : 1
  const tones: Inks['sand'] = [
    mix(p.stone, p.roof[1], 0.22),
    mix(p.wall[2], p.roof[1], 0.3),
    mix(p.wall[3], p.roof[2], 0.3),
  ]
  sky(c, p, { hy, r, streaks: 8 })
  const sunX = W * (port ? 0.16 : 0.12)
  c.glow(sunX, hy - H * 0.1, H * 0.24, p.halo, 0.75)
  c.circle(sunX, hy - H * 0.1, H * 0.05, p.sun)
  for (const [x, y, w] of [
    [0.62, 0.4, 0.3],
    [0.3, 0.26, 0.22],
  ] as const)
    cumulus(c, p, W * x, hy * y, Math.min(W * w, 480), { r, lit: mix(p.cream, p.sky[3], 0.2), dark: p.sky[1], o: 0.9 })
  sea(c, p, { y0: hy, y1: H, bands: 8, r, amp: 1.6, sunX, glit: 16 })
  // Headland with the white lighthouse, far to the right.
  const headX = W * (port ? 0.66 : 0.7)
  const head: Point[] = [
    [headX - 190 * U, hy + 12],
    [headX - 170 * U, hy - 34 * U],
    [headX - 120 * U, hy - 66 * U],
    [headX - 20 * U, hy - 84 * U],
    [headX + 110 * U, hy - 76 * U],
    [W + 60, hy - 70 * U],
    [W + 60, hy + 14],
  ]
  rock(c, p, head, [mix(tones[0], p.hill[0], 0.35), mix(tones[1], p.hill[1], 0.35), mix(tones[2], p.hill[1], 0.3)])
  for (let i = 0; i < 9; i++)
    leafMass(c, p, headX - 110 * U + i * 56 * U, hy - 74 * U, 44 * U, r.r(14, 26) * U, { r, k: 6 })
  lighthouse(c, p, headX - 44 * U, hy - 76 * U, H * 0.27 * (port ? 0.86 : 1))
  const cam = new Camera({ cx: W * 0.5, hy, f: 900, eye: -7 * U })
  const basque: Inks = { ...p, roof: ['#cf5b40', '#93404a', '#5d2a48'] }
  const right = (W * 0.5 * 120) / 900
  for (const [x, w, storeys] of port
    ? ([[right - 20, 15, 3]] as const)
    : ([
        [right - 50, 13, 2],
        [right - 32, 16, 3],
        [right - 11, 15, 4],
      ] as const))
    house(
      c,
      basque,
      cam,
      {
        at: [x, 118],
        turn: -0.25,
        w,
        d: 12,
        base: 0.5,
        storeys,
        roof: 'gable',
        across: true,
        rise: 3.6,
        bay: 3.2,
        skin: 'timber',
        shut: p.accent,
        balconies: [1],
      },
      r,
    )
  for (let i = 0; i < 8; i++) leafMass(c, p, lerp(headX + 60 * U, W, i / 7), hy - 62 * U, 50 * U, 28 * U, { r, k: 6 })
  // The near cliff on the right carries the footbridge.
  const ry = hy + H * 0.16
  const bank: Point[] = [
    [W * 0.74, ry + 60],
    [W * 0.76, ry - 60 * U],
    [W * 0.8, ry - 140 * U],
    [W * 0.85, ry - 206 * U],
    [W * 0.93, ry - 200 * U],
    [W + 40, ry - 236 * U],
    [W + 40, ry + 60],
  ]
  rock(c, p, bank, tones)
  for (let i = 0; i < 6; i++) leafMass(c, p, W * (0.88 + i * 0.03), ry - (202 + i * 6) * U, 50 * U, 34 * U, { r, k: 6 })
  const rx = W * (port ? 0.3 : 0.36)
  const s = H * (port ? 0.85 : 1)
  const deck = ry - 0.195 * s
  footbridge(c, p, [rx + 0.05 * s, deck], [W * 0.85, ry - 196 * U], ry + 26, 9 * U)
  // The rock, pierced by a tunnel, with a white figure on its head.
  const main: Point[] = [
    [rx - 0.3 * s, ry + 40],
    [rx - 0.25 * s, ry - 0.06 * s],
    [rx - 0.2 * s, ry - 0.1 * s],
    [rx - 0.16 * s, ry - 0.22 * s],
    [rx - 0.09 * s, ry - 0.26 * s],
    [rx - 0.05 * s, ry - 0.36 * s],
    [rx + 0.02 * s, ry - 0.37 * s],
    [rx + 0.06 * s, ry - 0.27 * s],
    [rx + 0.12 * s, ry - 0.22 * s],
    [rx + 0.15 * s, ry - 0.1 * s],
    [rx + 0.22 * s, ry - 0.05 * s],
    [rx + 0.26 * s, ry + 40],
  ]
  rock(c, p, main, tones)
  c.path(
    svg`M${rx + 0.02 * s} ${deck + 0.004 * s}V${deck - 0.034 * s}A${0.024 * s} ${0.026 * s} 0 0 1 ${rx + 0.068 * s} ${
      deck - 0.034 * s
    }V${deck + 0.004 * s}Z`,
    p.ink,
  )
  c.path(
    svg`M${rx - 0.1 * s} ${ry + 40}Q${rx - 0.1 * s} ${ry - 0.07 * s} ${rx - 0.04 * s} ${ry - 0.08 * s}Q${
      rx + 0.02 * s
    } ${ry - 0.06 * s} ${rx + 0.02 * s} ${ry + 40}Z`,
    mix(p.sea[0], p.ink, 0.3),
  )
  const top = ry - 0.365 * s
  c.path(svg`M${rx - 0.034 * s} ${top}L${rx - 0.026 * s} ${top - 0.02 * s}H${rx}L${rx + 0.008 * s} ${top}Z`, p.wall[1])
  c.path(
    svg`M${rx - 0.026 * s} ${top - 0.02 * s}Q${rx - 0.03 * s} ${top - 0.07 * s} ${rx - 0.014 * s} ${top - 0.084 * s}Q${
      rx + 0.004 * s
    } ${top - 0.07 * s} ${rx} ${top - 0.02 * s}Z`,
    p.cream,
  )
  c.path(
    svg`M${rx - 0.012 * s} ${top - 0.02 * s}Q${rx - 0.012 * s} ${top - 0.06 * s} ${rx - 0.012 * s} ${top - 0.084 * s}Q${
      rx + 0.004 * s
    } ${top - 0.07 * s} ${rx} ${top - 0.02 * s}Z`,
    p.wall[2],
  )
  c.circle(rx - 0.014 * s, top - 0.091 * s, 0.009 * s, p.cream)
  for (let i = 0; i < 14; i++) {
    const x = rx + r.r(-0.33, 0.28) * s
    lens(c, x - 60, ry + 34 + r.r(-10, 14), r.r(90, 200), 16, p.foam, 0.95)
  }
  // Rollers come in, one with a surfer.
  breaker(c, p, -W * 0.1, W * 0.5, ry + H * 0.1, H * 0.06, { r })
  breaker(c, p, W * 0.46, W * 1.12, ry + H * 0.14, H * 0.085, { r })
  const wy = H * (port ? 0.9 : 0.93)
  breaker(c, p, -W * 0.16, W * (port ? 0.92 : 0.74), wy, H * (port ? 0.14 : 0.19), { r })
  surfer(c, p, W * (port ? 0.62 : 0.52), wy - H * 0.035, H * 0.11)
  breaker(c, p, W * 0.5, W * 1.2, H * 1.02, H * 0.09, { r })
  for (let i = 0; i < 6; i++) gull(c, W * r.r(0.42, 0.66), H * r.r(0.12, 0.4), r.r(12, 24), p.cream)
}

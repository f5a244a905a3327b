import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { PokerCloth, SceneOptions } from '../scene.ts'
import { at, round1, svg } from '../svg-path.ts'
import { card } from './cards.ts'
import { chipStack } from './chips.ts'

/** Cloth of the table: lit, plain, and in shade. */
const CLOTHS: Readonly<Record<PokerCloth, readonly [light: string, plain: string, dark: string]>> = {
  green: ['#2c8f73', '#14685a', '#0a3b3a'],
  blue: ['#3577ad', '#1b4f86', '#0d2b52'],
  red: ['#c2513f', '#8f2c33', '#4d1426'],
  plum: ['#84508f', '#573067', '#2c173c'],
}

/** Cards in hand: distance from the middle in card widths, rotation in degrees, suit and rank. */
const HANDS = {
  2: [
    [-0.34, -13, 'spade', 'A'],
    [0.3, 9, 'heart', 'A'],
  ],
  4: [
    [-0.78, -21, 'spade', 'A'],
    [-0.26, -7, 'spade', 'K'],
    [0.24, 5, 'heart', 'K'],
    [0.74, 19, 'heart', 'A'],
  ],
} as const

/** A cone of light on felt: cards, chips, and a hand of two aces, or of four cards. */
export function poker(c: Canvas, p: Inks, { cloth = 'green', hand = 2 }: SceneOptions): void {
  const { W, H } = c
  const cx = W * 0.5
  const port = H > W * 1.1
  const q = Math.min(W / 1500, 1.25)
  c.rect(
    0,
    0,
    W,
    H,
    c.lin(0, 0, 0, H, [
      [0, mix(p.ink, p.sky[1], 0.25)],
      [1, p.ink],
    ]),
  )
  // deco wall panels
  for (let i = -9; i <= 9; i++) {
    const x = cx + i * 120
    c.rect(x - 2, 0, 4, H * 0.5, p.accent2, { opacity: 0.22 })
    c.path(svg`M${x - 46} ${H * 0.5}V${H * 0.16}A46 46 0 0 1 ${x + 46} ${H * 0.16}V${H * 0.5}`, 'none', {
      'stroke': p.accent2,
      'stroke-width': 2,
      'opacity': 0.16,
    })
  }
  const ly = H * 0.13
  const ty = H * 0.66
  const rx = Math.max(W * 0.62, 560)
  const ry = H * 0.36
  const [feltL, felt, feltD] = CLOTHS[cloth]
  c.ell(cx, ty + H * 0.055, rx * 1.06, ry * 1.08, mix(p.ink, '#000000', 0.4))
  c.ell(cx, ty + H * 0.03, rx * 1.045, ry * 1.07, mix(p.roof[2] || p.ink, p.accent, 0.2))
  c.ell(
    cx,
    ty,
    rx * 1.04,
    ry * 1.06,
    c.lin(cx - rx, 0, cx + rx, 0, [
      [0, '#3b1a22'],
      [0.3, '#8b4630'],
      [0.5, '#b5683a'],
      [0.7, '#8b4630'],
      [1, '#3b1a22'],
    ]),
  )
  c.ell(cx, ty + 4, rx * 0.965, ry * 0.965, '#2a1119')
  const F = svg`M${cx - rx * 0.95} ${ty + 6}a${rx * 0.95} ${ry * 0.95} 0 1 0 ${rx * 1.9} 0a${rx * 0.95} ${
    ry * 0.95
  } 0 1 0 ${-rx * 1.9} 0Z`
  c.path(F, felt)
  c.clip(F, () => {
    c.ell(
      cx,
      ty,
      rx * 0.95,
      ry * 0.95,
      c.rad(
        cx,
        ty,
        rx * 0.95,
        [
          [0, feltL],
          [0.45, felt],
          [1, feltD],
        ],
        { gradientTransform: svg`translate(0 ${ty - (ty * ry) / rx}) scale(1 ${round1((ry / rx) * 1000) / 1000})` },
      ),
    )
    c.ell(cx, ty, rx * 0.72, ry * 0.7, 'none', { 'stroke': p.accent2, 'stroke-width': 4, 'opacity': 0.75 })
    c.ell(cx, ty, rx * 0.7, ry * 0.67, 'none', { 'stroke': p.accent2, 'stroke-width': 1.6, 'opacity': 0.6 })
    sunRays(c, { ...p }, { x: cx, y: ty - ry * 0.2, len: rx, N: 40, col: p.glow, o: 0.12, disc: false })
  })
  // light cone
  c.shade(
    svg`M${cx - 70} ${ly + 40}H${cx + 70}L${cx + rx * 0.8} ${ty + ry * 0.3}A${rx * 0.8} ${ry * 0.75} 0 0 1 ${
      cx - rx * 0.8
    } ${ty + ry * 0.3}Z`,
    0,
    ly,
    0,
    ty + ry,
    p.glow,
    0.62,
    0,
  )
  c.rect(cx - 3, -5, 6, ly + 5, p.accent2)
  c.path(
    svg`M${cx - 26} ${ly - 26}H${cx + 26}L${cx + 170} ${ly + 48}H${cx - 170}Z`,
    c.lin(cx - 170, 0, cx + 170, 0, [
      [0, mix(p.accent2, p.ink, 0.35)],
      [0.35, lighten(p.accent2, 0.08)],
      [1, mix(p.accent2, p.ink, 0.65)],
    ]),
  )
  c.ell(cx, ly + 48, 170, 17, p.glow)
  c.glow(cx, ly + 60, 260, p.glow, 0.7)
  // community cards in perspective; not with a hand of four, because some cards would appear twice
  const cw = 118 * q
  const fan =
    hand === 4
      ? []
      : ([
          ['diamond', 'A'],
          ['spade', 'K'],
          ['heart', 'K'],
          ['diamond', 'K'],
        ] as const)
  fan.forEach(([s, k], i) => {
    c.group(() => card(c, p, 0, 0, cw, (i - 1.5) * 2.2, s, k), {
      transform: svg`translate(${cx + (i - 1.5) * cw * 1.16} ${ty - ry * 0.3}) scale(1 0.62)`,
    })
  })
  // chips
  const cols = [p.accent, '#1d5d94', p.accent2, p.ink, '#1a7a63']
  const st = (
    [
      [-0.52, -0.1, 5, 1],
      [-0.42, 0.06, 8, 0],
      [-0.55, 0.2, 3, 2],
      [0.46, -0.06, 7, 3],
      [0.56, 0.12, 10, 0],
      [0.42, 0.2, 4, 2],
      [0.66, -0.02, 5, 1],
      [-0.68, 0.06, 9, 3],
      [-0.3, 0.26, 5, 0],
      [0.28, 0.3, 3, 1],
    ] as const
  ).toSorted((a, b) => a[1] - b[1])
  for (const [a, b, k, ci] of st) {
    const s = lerp(0.8, 1.15, (b + 0.1) / 0.4)
    chipStack(c, p, cx + a * Math.min(rx, W * 0.62), ty + b * ry * 1.5, 58 * q * s, k, at(cols, ci), { tilt: 0.42 })
  }
  const fy = H * (port ? 0.9 : 0.9)
  const fw = 250 * q
  HANDS[hand].forEach(([across, turn, suit, rank]) => {
    card(c, p, cx + fw * across, fy - (across > 0 ? 4 : 0), fw, turn, suit, rank)
  })
  chipStack(c, p, cx - fw * 1.75, H * 0.95, 96 * q, 6, p.accent, { tilt: 0.44 })
  chipStack(c, p, cx + fw * 1.75, H * 0.94, 96 * q, 9, p.accent2, { tilt: 0.44 })
}

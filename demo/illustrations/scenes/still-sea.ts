import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { cocktail, roomKey, scallop, slippers, strawHat } from '../figures/keepsakes.ts'
import { place } from '../figures/place.ts'
import { sail, sea } from '../nature/sea.ts'
import { lens, sky, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { coupe } from './still-table.ts'
import { chipStack } from './chips.ts'

/** Paving in two tones, seen from above. */
const tiles = (c: Canvas, a: string, b: string, step: number): void => {
  c.rect(0, 0, c.W, c.H, a)
  for (let j = -1; j <= c.H / step + 1; j++) {
    for (let i = -1; i <= c.W / step + 1; i++) {
      if ((i + j) % 2 === 0)
        c.poly(
          [
            [i * step, j * step],
            [(i + 0.5) * step, (j - 0.5) * step],
            [(i + 1) * step, j * step],
            [(i + 0.5) * step, (j + 0.5) * step],
          ],
          b,
        )
    }
  }
}

const sand = (c: Canvas, p: Inks, r: SceneOptions['r']): void => {
  c.rect(0, 0, c.W, c.H, p.sand[0])
  for (let i = 0; i < 16; i++)
    c.path(
      svg`M-50 ${i * 70 + r.r(-10, 10)}Q${c.W * 0.3} ${i * 70 - 30} ${c.W * 0.6} ${i * 70 + 12}Q${c.W * 0.8} ${
        i * 70 + 30
      } ${c.W + 50} ${i * 70}v10Q${c.W * 0.8} ${i * 70 + 44} ${c.W * 0.6} ${i * 70 + 24}Q${c.W * 0.3} ${
        i * 70 - 16
      } -50 ${i * 70 + 14}Z`,
      p.sand[1],
      { opacity: 0.55 },
    )
  c.shade(svg`M0 0H${c.W}V${c.H}H0Z`, c.W * 0.4, c.H * 0.3, c.W, c.H, p.sand[2], 0, 0.7)
}

/** One parasol and its long shadow on the sand, from above the beach. */
export function loneParasol(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  sand(c, p, r)
  c.path(
    svg`M0 0H${W}V${H * 0.16}Q${W * 0.7} ${H * 0.26} ${W * 0.4} ${H * 0.2}Q${W * 0.2} ${H * 0.16} 0 ${H * 0.24}Z`,
    p.sea[2],
  )
  c.path(
    svg`M0 0H${W}V${H * 0.1}Q${W * 0.7} ${H * 0.2} ${W * 0.4} ${H * 0.14}Q${W * 0.2} ${H * 0.1} 0 ${H * 0.17}Z`,
    p.sea[1],
  )
  c.path(
    svg`M0 ${H * 0.24}Q${W * 0.2} ${H * 0.16} ${W * 0.4} ${H * 0.2}Q${W * 0.7} ${H * 0.26} ${W} ${H * 0.16}v26Q${
      W * 0.7
    } ${H * 0.3} ${W * 0.4} ${H * 0.225}Q${W * 0.2} ${H * 0.185} 0 ${H * 0.27}Z`,
    p.foam,
  )
  const shadow = mix(p.sand[2], p.wall[2], 0.35)
  place(c, W * 0.4, H * 0.86, () => {
    c.path('M-150 -26L120 -66L180 20L-110 66Z', shadow, { opacity: 0.6, transform: 'translate(20 14)' })
    c.path('M-150 -26L120 -66L180 20L-110 66Z', p.cream)
    for (let i = 0; i < 4; i++) c.path(svg`M${-136 + i * 70} ${-28 - i * 10}l26 -4l40 90l-26 4Z`, p.accent)
  })
  parasol(c, p, W * 0.46, H * 0.8, W * 0.31, { shadow, sl: 1.2, tilt: -8, N: 9 })
  strawHat(c, p, W * 0.26, H * 0.85, shadow, { s: 0.42, ribbon: p.sea[1] })
}

/** A cold glass on the rail, the sea behind. */
export function railGlass(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  sky(c, p, { r, hy: H * 0.5 })
  c.circle(W * 0.74, H * 0.3, 74, p.sun)
  sea(c, p, { y0: H * 0.5, y1: H * 0.78, r, bands: 7, amp: 0.7, sunX: W * 0.74, glit: 16 })
  sail(c, p, W * 0.2, H * 0.53, 90, {})
  c.rect(0, H * 0.76, W, H * 0.3, mix(p.wall[0], p.wall[1], 0.5))
  c.rect(0, H * 0.76, W, 16, p.cream)
  c.shade(svg`M0 ${H * 0.76}H${W}V${H}H0Z`, W * 0.2, 0, W, 0, p.wall[2], 0, 0.8)
  coupe(c, p, W * 0.42, H * 0.9, H * 0.62, mix(p.wall[2], p.wall[3], 0.3))
}

/** Chips in stacks on green felt. */
export function feltChips(c: Canvas, p: Inks): void {
  const { W, H } = c
  c.rect(
    0,
    0,
    W,
    H,
    c.rad(W * 0.45, H * 0.5, W * 0.9, [
      [0, '#2c8f73'],
      [0.5, '#14685a'],
      [1, '#08302f'],
    ]),
  )
  c.path(svg`M${-W * 0.2} ${H * 0.34}Q${W * 0.5} ${H * 0.06} ${W * 1.2} ${H * 0.4}`, 'none', {
    'stroke': p.accent2,
    'stroke-width': 8,
  })
  c.path(svg`M${-W * 0.2} ${H * 0.38}Q${W * 0.5} ${H * 0.1} ${W * 1.2} ${H * 0.44}`, 'none', {
    'stroke': p.accent2,
    'stroke-width': 3,
  })
  sunRays(c, p, { x: W * 0.3, y: -60, len: 1300, N: 34, col: p.glow, o: 0.18, disc: false })
  const cols = ['#1d5d94', p.accent2, p.accent, p.ink] as const
  for (const [x, y, k, i] of [
    [0.7, 0.42, 4, 0],
    [0.34, 0.5, 7, 1],
    [0.6, 0.68, 9, 2],
    [0.28, 0.82, 3, 3],
    [0.84, 0.86, 2, 1],
  ] as const)
    chipStack(c, p, W * x, H * y, 132, k, at(cols, i), { tilt: 0.46 })
}

/** The room key on a table by the window. */
export function keyOnTable(c: Canvas, p: Inks): void {
  const { W, H } = c
  c.rect(0, 0, W, H, mix(p.sea[1], p.ink, 0.15))
  for (let i = -10; i < 26; i++) c.path(svg`M${i * 90} 0l40 0l-420 ${H}h-40Z`, mix(p.sea[1], p.cream, 0.08))
  c.path(
    svg`M${W * 0.1} ${H}L${W * 0.5} 0H${W * 0.72}L${W * 0.36} ${H}ZM${W * 0.42} ${H}L${W * 0.78} 0H${W * 0.98}L${
      W * 0.66
    } ${H}Z`,
    p.halo,
    { opacity: 0.3 },
  )
  roomKey(c, p, W * 0.56, H * 0.36, p.ink, { s: Math.min(W, H) / 820, rot: -14 })
}

/** Slippers on a chequered floor. */
export function tiledSlippers(c: Canvas, p: Inks): void {
  const { W, H } = c
  tiles(c, mix(p.cream, p.wall[1], 0.3), mix(p.sea[2], p.cream, 0.35), 250)
  c.shade(svg`M0 0H${W}V${H}H0Z`, W * 0.3, 0, W, H, p.wall[2], 0, 0.7)
  c.path(svg`M0 0H${W * 0.5}L0 ${H * 0.62}Z`, p.sea[1])
  c.path(svg`M${W * 0.5} 0h60L0 ${H * 0.7}V${H * 0.62}Z`, p.cream)
  c.clip(svg`M0 0H${W * 0.5}L0 ${H * 0.62}Z`, () => {
    for (let i = 0; i < 9; i++) lens(c, W * 0.02 + (i % 3) * 110, 60 + i * 52, 120, 9, mix(p.sea[2], p.foam, 0.4), 0.9)
  })
  slippers(c, p, W * 0.58, H * 0.6, mix(p.wall[2], p.wall[3], 0.35), { s: 1.36, rot: 14 })
}

/** A shell at the edge of the foam. */
export function shellOnSand(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  sand(c, p, r)
  c.path(
    svg`M0 0H${W * 0.62}Q${W * 0.4} ${H * 0.22} ${W * 0.3} ${H * 0.3}Q${W * 0.1} ${H * 0.42} ${W * 0.12} ${H * 0.62}Q${
      W * 0.1
    } ${H * 0.8} 0 ${H * 0.9}Z`,
    mix(p.sand[1], p.sea[2], 0.45),
  )
  c.path(
    svg`M0 0H${W * 0.5}Q${W * 0.34} ${H * 0.2} ${W * 0.22} ${H * 0.28}Q${W * 0.04} ${H * 0.4} ${W * 0.06} ${H * 0.58}Q${
      W * 0.04
    } ${H * 0.7} 0 ${H * 0.76}Z`,
    p.foam,
  )
  c.path(
    svg`M0 0H${W * 0.42}Q${W * 0.3} ${H * 0.16} ${W * 0.16} ${H * 0.25}Q0 ${H * 0.36} ${W * 0.01} ${H * 0.5}L0 ${
      H * 0.6
    }Z`,
    p.sea[2],
  )
  c.path(svg`M0 0H${W * 0.3}Q${W * 0.2} ${H * 0.14} ${W * 0.06} ${H * 0.2}L0 ${H * 0.26}Z`, p.sea[1])
  scallop(c, p, W * 0.56, H * 0.56, mix(p.accent, p.sand[0], 0.4), mix(p.sand[2], p.wall[2], 0.4), { s: 1.5, rot: -16 })
  for (const [x, y, q] of [
    [0.24, 0.8, 30],
    [0.84, 0.24, 24],
    [0.34, 0.88, 18],
    [0.9, 0.3, 15],
  ] as const) {
    c.ell(W * x + 12, H * y + 8, q * 1.1, q * 0.7, p.sand[2], { opacity: 0.8 })
    c.ell(W * x, H * y, q * 1.1, q * 0.72, mix(p.wall[2], p.cream, 0.5))
    c.ell(W * x - q * 0.2, H * y - q * 0.16, q * 0.7, q * 0.36, p.cream, { opacity: 0.6 })
  }
}

/** A cocktail before a fan of gold. */
export function barCocktail(c: Canvas, p: Inks): void {
  const { W, H } = c
  c.rect(0, 0, W, H, mix(p.fol[1], p.ink, 0.25))
  sunRays(c, p, { x: W * 0.46, y: H * 0.74, len: 1300, N: 34, col: p.accent2, o: 0.55, disc: false })
  c.circle(W * 0.46, H * 0.46, W * 0.3, p.accent2, { opacity: 0.9 })
  c.circle(W * 0.46, H * 0.46, W * 0.26, mix(p.accent2, p.accent, 0.35))
  c.rect(0, H * 0.76, W, H * 0.3, mix(p.roof[1], p.ink, 0.1))
  c.rect(0, H * 0.76, W, 14, p.accent2)
  cocktail(c, p, W * 0.46, H * 0.9, H * 0.72, { shadow: mix(p.roof[2], p.ink, 0.4) })
}

/** One red sail, close, on a wide sea. */
export function redSail(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  sky(c, p, { r, hy: H * 0.62, streaks: 3 })
  c.circle(W * 0.24, H * 0.4, 90, p.sun)
  sea(c, p, { y0: H * 0.62, y1: H, r, bands: 8, amp: 0.8, sunX: W * 0.24, glit: 18 })
  sail(c, p, W * 0.84, H * 0.64, 70, { c2: p.accent2 })
  sail(c, p, W * 0.54, H * 0.76, 500, { c1: p.accent, c2: p.cream })
}

import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { centred } from '../figures/place.ts'
import { sky, star4 } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { fir, peak } from './mountain.ts'

/** A ribbon of torches winding down the mountain at night, to a village with lit windows. */
export function torches(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.7, stars: 130 })
  centred(c, () => {
    const night = (t: number): string => mix(mix(p.sea[2], p.cream, 0.35), p.sea[1], t)
    for (const [x, y, w, h, t] of [
      [280, 760, 820, 470, 0.65],
      [1240, 760, 800, 520, 0.6],
      [760, 800, 1060, 660, 0.3],
    ] as const) {
      peak(c, p, x, y, w, h, night(t), mix(p.sea[0], p.ink, 0.25), night(t + 0.3))
    }
    const slope = 'M-500 800Q300 660 700 640Q1100 640 2000 780V1500H-500Z'
    c.path(slope, mix(p.sea[2], p.sea[1], 0.5))
    c.shade(slope, 0, 640, 0, 1000, mix(p.sea[0], p.ink, 0.3), 0.1, 0.9)
    const path: [number, number][] = []
    for (let i = 0; i <= 60; i++) {
      const t = i / 60
      path.push([760 + Math.sin(t * 9.6) * lerp(30, 380, t ** 1.1) - t * 120, lerp(330, 900, t ** 1.25)])
    }
    c.curve(path, p.glow, 46, { opacity: 0.16 })
    c.curve(path, p.glow, 22, { opacity: 0.25 })
    path.forEach(([x, y], i) => {
      const s = lerp(2.4, 15, (i / 60) ** 1.2)
      c.glow(x, y, s * 5, p.accent2, 0.75)
      c.circle(x, y, s * 0.72, p.cream)
      if (i > 24 && i % 2 === 0) {
        c.path(
          svg`M${x + s * 0.6} ${y + s * 0.4}Q${x + s * 1.9} ${y + s} ${x + s * 1.7} ${y + s * 3.6}h${-s * 0.9}Q${
            x + s * 0.6
          } ${y + s * 2} ${x + s * 0.6} ${y + s * 0.4}Z`,
          p.ink,
        )
        c.circle(x + s * 1.5, y + s * 0.5, s * 0.5, p.ink)
      }
    })
    for (let i = 0; i < 26; i++) {
      const x = i < 13 ? -30 + i * 34 : 1530 - (i - 13) * 36
      fir(
        c,
        { ...p, sand: [mix(p.sea[2], p.cream, 0.25), p.sea[1], p.sea[0]] } as Inks,
        x,
        760 + Math.abs(x - 750) * -0.02 + ((i * 29) % 40),
        120 + ((i * 47) % 120),
      )
    }
    for (const [x, y, s] of [
      [1130, 900, 1.2],
      [1340, 960, 1.5],
      [960, 960, 1],
    ] as const) {
      const q = 100 * s
      c.glow(x + q * 0.6, y - q * 0.3, q * 1.5, p.glow, 0.45)
      c.path(
        svg`M${x} ${y}V${y - q * 0.7}L${x + q * 0.6} ${y - q * 1.1}L${x + q * 1.2} ${y - q * 0.7}V${y}Z`,
        mix(p.roof[1], p.ink, 0.2),
      )
      c.path(
        svg`M${x - q * 0.16} ${y - q * 0.6}L${x + q * 0.6} ${y - q * 1.16}L${x + q * 1.36} ${y - q * 0.6}L${
          x + q * 1.3
        } ${y - q * 0.74}L${x + q * 0.6} ${y - q * 1.34}L${x - q * 0.1} ${y - q * 0.74}Z`,
        mix(p.cream, p.sea[2], 0.3),
      )
      for (const [a, b] of [
        [0.16, 0.56],
        [0.5, 0.56],
        [0.84, 0.56],
        [0.16, 0.24],
        [0.84, 0.24],
        [0.5, 0.86],
      ] as const)
        c.rect(x + q * a, y - q * b, q * 0.2, q * 0.2, p.glow)
    }
    const front = 'M-500 990Q400 900 900 960Q1300 1000 2000 950V1500H-500Z'
    c.path(front, lighten(p.sea[1], 0.03))
    c.shade(front, 600, 0, -100, 0, p.ink, 0, 0.7)
    for (const [x, y] of [
      [210, 130],
      [1290, 90],
      [1040, 190],
    ] as const)
      star4(c, x, y, 18, p.cream)
  })
}

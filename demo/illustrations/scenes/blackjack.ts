import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { card } from './cards.ts'
import { chipStack } from './chips.ts'
import { ground } from './stage-kit.ts'

/** An ace and a king side by side on the felt, the shoe and the chips beyond. */
export function blackjack(c: Canvas, p: Inks): void {
  centred(c, () => {
    const felt = '#1b4f78'
    ground(c, -500, 1500, mix(p.ink, p.roof[1], 0.35), p.ink)
    c.glow(750, 60, 700, p.glow, 0.4)
    for (let i = -3; i < 20; i++)
      c.path(svg`M${i * 96} 330V150A34 34 0 0 1 ${i * 96 + 68} 150V330Z`, mix(p.accent, p.ink, 0.7))
    const table = 'M-700 330Q750 210 2200 330V1500H-700Z'
    c.path(table, '#5a2a1e', { transform: 'translate(0 -26)' })
    c.path('M-700 330Q750 210 2200 330V352Q750 232 -700 352Z', '#c9803c', { transform: 'translate(0 -26)' })
    c.path(
      table,
      c.rad(750, 620, 1100, [
        [0, lighten(felt, 0.12)],
        [0.5, felt],
        [1, mix(felt, p.ink, 0.7)],
      ]),
    )
    for (const [q, w] of [
      [0, 7],
      [34, 3],
    ] as const)
      c.path(svg`M-200 ${560 + q}Q750 ${300 + q} 1700 ${560 + q}`, 'none', { 'stroke': p.accent2, 'stroke-width': w })
    for (let i = 0; i < 5; i++) {
      const x = 90 + i * 330
      const y = 590 - Math.cos(((i - 2) / 2) * 1.1) * 90 + 60
      if (i !== 2) c.ell(x, y, 92, 46, 'none', { 'stroke': p.cream, 'stroke-width': 5, 'opacity': 0.75 })
    }
    sunRays(c, p, { x: 750, y: 120, len: 1200, N: 34, col: p.glow, o: 0.14, disc: false, from: 0.3, to: 2.84 })
    place(c, 1180, 330, () => {
      c.path('M-160 90H260L330 60Z', p.ink, { opacity: 0.5 })
      toned(c, 'M-150 90V-40L-60 -110H240V90Z', mix(p.roof[1], p.ink, 0.3), p.ink, 90, 40)
      c.path('M-150 90V-40L-60 -110V20Z', p.accent)
      c.path('M-140 84L-200 118l70 20l60 -34Z', p.cream)
      c.path('M-60 -110H240V-92H-60Z', p.accent2)
    })
    for (const [i, x] of [560, 680].entries())
      c.group(() => card(c, p, 0, 0, 130, i ? 4 : -5, 'diamond', i ? 'K' : 'A'), {
        transform: svg`translate(${x} 400) scale(1 0.6)`,
      })
    for (const [x, y, k, col] of [
      [90, 588, 5, p.accent],
      [420, 560, 3, p.accent2],
      [1090, 556, 4, p.cream],
      [1410, 590, 6, '#1a7a63'],
    ] as const)
      chipStack(c, p, x, y, 54, k, col, { tilt: 0.46 })
    card(c, p, 640, 800, 330, -11, 'spade', 'A')
    card(c, p, 880, 810, 330, 7, 'heart', 'K')
    chipStack(c, p, 250, 930, 112, 8, p.accent, { tilt: 0.46 })
    chipStack(c, p, 1250, 900, 112, 5, p.accent2, { tilt: 0.46 })
    chipStack(c, p, 1430, 970, 112, 10, '#1a7a63', { tilt: 0.46 })
    star4(c, 500, 590, 34, p.cream)
  })
}

import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { star4 } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'
import { coupe } from './still-table.ts'

/** Two tickets without a word on them, opera glasses, a coupe. */
export function tickets(c: Canvas, p: Inks): void {
  centred(c, () => {
    ground(c, -500, 560, mix(p.accent, p.ink, 0.5), mix(p.accent, p.ink, 0.3))
    for (let i = -6; i < 22; i++)
      c.path(
        svg`M${i * 90} -500h44Q${i * 90 + 60} 100 ${i * 90 + 30} 600h-40Q${i * 90 + 20} 100 ${i * 90} -500Z`,
        mix(p.accent, p.cream, 0.05),
        { opacity: 0.75 },
      )
    c.glow(1010, 330, 520, p.glow, 0.55)
    ground(c, 556, 1500, mix(p.ink, p.sea[0], 0.5), p.ink)
    c.rect(-500, 550, 2500, 12, p.accent2)
    const sh = p.ink
    coupe(c, p, 1080, 760, 520, mix(p.ink, p.sea[0], 0.2))
    for (const [x, y, rot, col] of [
      [520, 760, -16, p.cream],
      [600, 800, 4, mix(p.accent2, p.cream, 0.45)],
    ] as const) {
      place(
        c,
        x,
        y,
        () => {
          const d = 'M-330 -110H330V-34A34 34 0 0 0 330 34V110H-330V34A34 34 0 0 0 -330 -34Z'
          c.path(d, sh, { transform: 'translate(22 20)', opacity: 0.7 })
          c.path(d, col)
          c.shade(d, 0, 0, 330, 110, p.accent2, 0, 0.6)
          c.path('M-300 -86H300V-52A54 54 0 0 0 300 52V86H-300V52A54 54 0 0 0 -300 -52Z', 'none', {
            'stroke': p.accent,
            'stroke-width': 6,
          })
          c.path('M170 -110V110', 'none', {
            'stroke': mix(p.accent, p.ink, 0.3),
            'stroke-width': 5,
            'stroke-dasharray': '12 12',
          })
          for (let i = 0; i < 11; i++) {
            const a = Math.PI * (1 + (i + 0.5) / 11)
            c.path(
              svg`M-70 66L${-70 + 128 * Math.cos(a - 0.09)} ${66 + 128 * Math.sin(a - 0.09)}L${
                -70 + 128 * Math.cos(a + 0.09)
              } ${66 + 128 * Math.sin(a + 0.09)}Z`,
              i % 2 ? p.accent : p.accent2,
            )
          }
          c.circle(-70, 66, 28, p.accent)
          star4(c, 240, 0, 44, p.accent)
        },
        { rot },
      )
    }
    place(
      c,
      330,
      620,
      () => {
        c.path('M-150 100Q60 60 330 90Q360 120 200 140L-120 130Z', sh, { opacity: 0.7 })
        const pearl = mix(p.cream, p.wall[2], 0.15)
        for (const x of [-80, 80]) {
          toned(
            c,
            svg`M${x - 70} 100L${x - 44} -90H${x + 44}L${x + 70} 100Q${x} 130 ${x - 70} 100Z`,
            pearl,
            mix(p.roof[1], p.wall[2], 0.35),
            56,
            0,
          )
          c.path(
            svg`M${x - 76} 106L${x - 70} 70Q${x} 100 ${x + 70} 70L${x + 76} 106Q${x} 140 ${x - 76} 106Z`,
            p.accent2,
          )
          c.path(svg`M${x - 50} -50L${x - 46} -96H${x + 46}L${x + 50} -50Q${x} -34 ${x - 50} -50Z`, p.accent2)
          c.ell(x, -96, 46, 13, p.ink)
        }
        c.path('M-30 -30H30V0H-30ZM-24 40H24V66H-24Z', p.accent2)
        c.circle(0, -40, 20, mix(p.accent2, p.roof[1], 0.4))
      },
      { rot: -6, s: 1.05 },
    )
    for (const [x, y, s] of [
      [1290, 640, 1],
      [1350, 700, 0.7],
      [860, 930, 0.8],
    ] as const)
      star4(c, x, y, 26 * s, p.glow)
  })
}

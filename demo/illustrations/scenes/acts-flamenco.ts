import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { guitar } from '../figures/instruments.ts'
import { person, toned } from '../figures/person.ts'
import { centred } from '../figures/place.ts'
import { SIT } from '../figures/poses.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** A dancer in a skirt of ruffles on an ochre yard, a guitarist in the shade. */
export function flamenco(c: Canvas, p: Inks): void {
  centred(c, () => {
    const ochre = mix(p.sand[1], p.accent2, 0.4)
    ground(c, -500, 760, mix(ochre, p.roof[0], 0.25), lighten(ochre, 0.04))
    c.path('M1000 760V330A190 190 0 0 1 1380 330V760Z', mix(p.roof[1], p.ink, 0.15))
    c.path('M1000 760V330A190 190 0 0 1 1190 140V760Z', mix(p.roof[1], p.wall[3], 0.2))
    c.path('M972 330A218 218 0 0 1 1408 330H1380A190 190 0 0 0 1000 330Z', p.cream)
    c.path('M-500 -500H560L-500 900Z', mix(p.roof[1], p.wall[3], 0.4), { opacity: 0.45 })
    for (let i = -8; i < 24; i++)
      c.path(svg`M${i * 100} 760v-52l50 -26l50 26v52Z`, i % 2 ? mix(p.sea[1], p.cream, 0.1) : p.cream)
    c.rect(-500, 668, 2500, 14, mix(p.sea[0], p.ink, 0.1))
    ground(c, 756, 1500, mix(p.sand[0], p.roof[0], 0.2), mix(p.sand[2], p.roof[1], 0.3))
    c.path('M1100 812h14V690h110v122h14V676H1100Z', mix(p.accent2, p.ink, 0.45))
    person(c, p, 1160, 830, 520, {
      pose: {
        ...SIT,
        arms: [
          [
            [13, 50],
            [24, 55],
          ],
          [
            [8, 42],
            [10, 38],
          ],
        ],
      },
      top: mix(p.ink, p.roof[1], 0.2),
      bottom: p.ink,
      dir: -1,
      hat: 'boater',
      hatCol: p.ink,
      side: true,
      shadow: mix(p.roof[1], p.wall[3], 0.3),
      sl: 0.4,
      st: 0.1,
    })
    guitar(c, p, 1200, 680, 0.33, -66)
    c.path('M1140 634q-22 -4 -30 16l10 10q20 -6 26 -18Z', p.skin)
    const shadow = mix(p.roof[1], p.wall[3], 0.25)
    c.path('M640 884Q980 830 1120 872Q1210 896 1010 912Q800 930 640 908Z', shadow, { opacity: 0.85 })
    const red = p.accent
    const tail = 'M470 872Q400 640 520 520L590 560Q700 640 760 790Q900 900 1010 880Q900 930 760 916Q560 930 470 872Z'
    toned(c, tail, red, mix(red, p.ink, 0.34), 120, 10)
    for (let i = 0; i < 5; i++) {
      const y = 650 + i * 52
      const [a, b] = [468 - i * 6, 610 + i * 46]
      c.path(
        svg`M${a} ${y}Q${a + (b - a) * 0.25} ${y + 44} ${a + (b - a) * 0.5} ${y + 20}Q${a + (b - a) * 0.75} ${y + 58} ${
          b + 10
        } ${y + 26}L${b + 26} ${y + 50}Q${a + (b - a) * 0.75} ${y + 92} ${a + (b - a) * 0.5} ${y + 54}Q${
          a + (b - a) * 0.25
        } ${y + 78} ${a - 6} ${y + 34}Z`,
        i % 2 ? mix(red, p.ink, 0.5) : mix(red, p.cream, 0.25),
      )
    }
    person(c, p, 545, 888, 640, {
      pose: {
        hip: [0, 50],
        chest: [-5, 80],
        head: [-8, 91.5],
        arms: [
          [
            [13, 92],
            [6, 108],
          ],
          [
            [-20, 90],
            [-14, 107],
          ],
        ],
        legs: [
          [
            [-2, 27],
            [-2, 1.5],
          ],
          [
            [3, 27],
            [3, 1.5],
          ],
        ],
      },
      top: red,
      dir: 1,
      bare: true,
      skirt: [14, 12, 2],
      hair: p.ink,
    })
    c.circle(472, 300, 17, p.accent2)
    c.path('M440 268q-16 -16 -4 -30q14 4 12 22Z', p.ink)
  })
}

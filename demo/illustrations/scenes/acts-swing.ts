import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { bass, drums, microphone, saxophone } from '../figures/instruments.ts'
import { person } from '../figures/person.ts'
import { centred } from '../figures/place.ts'
import { SIT, STAND } from '../figures/poses.ts'
import { hills, sea } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { dawnBands } from './acts-voices.ts'
import { audience, boards, ground } from './stage-kit.ts'

/** A trio before a great disc: double bass, saxophone, drums. */
export function jazzTrio(c: Canvas, p: Inks): void {
  centred(c, () => {
    ground(c, -500, 1000, mix(p.roof[2], p.ink, 0.3), mix(p.accent, p.roof[1], 0.5))
    dawnBands(c, p, 820, 520)
    c.shade('M-500 -500H2000V1000H-500Z', 0, 900, 0, 200, p.roof[1], 0.5, 0)
    boards(c, 800, mix(p.roof[1], p.ink, 0.15), p.ink, 820)
    const dark = mix(p.ink, p.roof[2], 0.35)
    const shadow = mix(p.ink, p.roof[1], 0.12)
    person(c, p, 1085, 800, 520, {
      pose: {
        ...SIT,
        chest: [-1, 57],
        head: [-2, 70],
        arms: [
          [
            [-14, 45],
            [-8, 36],
          ],
          [
            [14, 52],
            [20, 66],
          ],
        ],
        legs: [
          [
            [-10, 27],
            [-12, 2],
          ],
          [
            [12, 27],
            [14, 2],
          ],
        ],
      },
      top: p.cream,
      bottom: dark,
      dir: -1,
      hat: 'boater',
      hatCol: p.ink,
    })
    drums(c, p, 1090, 850, 1.05)
    c.path('M986 458L1020 640l5 -2L992 456ZM1200 520L1120 610l4 4L1204 524Z', p.cream)
    person(c, p, 770, 876, 600, {
      pose: {
        ...STAND,
        hip: [-1, 49],
        chest: [-4, 79],
        head: [-3, 91],
        arms: [
          [
            [7, 66],
            [9, 62],
          ],
          [
            [5, 62],
            [11, 53],
          ],
        ],
        legs: [
          [
            [-4, 27],
            [-7, 1.5],
          ],
          [
            [5, 28],
            [5, 1.5],
          ],
        ],
      },
      top: mix(p.sea[1], p.ink, 0.1),
      bottom: p.ink,
      hat: 'boater',
      hatCol: p.cream,
      shadow,
      sl: 0.4,
      st: 0.1,
    })
    saxophone(c, p, 775, 360, 1.15)
    person(c, p, 395, 890, 660, {
      pose: {
        ...STAND,
        hip: [-2, 49],
        chest: [2, 79],
        head: [5, 90],
        arms: [
          [
            [12, 74],
            [17, 87],
          ],
          [
            [9, 62],
            [16, 52],
          ],
        ],
      },
      top: mix(p.roof[1], p.ink, 0.3),
      bottom: p.ink,
      shadow,
      sl: 0.4,
      st: 0.1,
    })
    bass(c, p, 500, 900, 1.14, 4)
    c.path('M470 536q32 -10 46 8l-8 20q-20 6 -40 -6Z', p.skin)
  })
}

/** A band in a white shell over the water, at nightfall. */
export function lakeSwing(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.62, stars: 50 })
  hills(c, c.H * 0.6, 110, { r, col: p.hill[1], N: 6 })
  sea(c, p, { y0: c.H * 0.6, y1: c.H, r, bands: 9, amp: 0.5 })
  centred(c, () => {
    const shell = c.capture(() => {
      c.path('M260 640A490 470 0 0 1 1240 640Z', p.cream)
      for (let i = 0; i < 12; i++) {
        const a = Math.PI * (1 + (i + 0.15) / 12)
        const b = Math.PI * (1 + (i + 0.85) / 12)
        c.path(
          svg`M750 640L${750 + 470 * Math.cos(a)} ${640 + 448 * Math.sin(a)}A470 448 0 0 1 ${750 + 470 * Math.cos(b)} ${
            640 + 448 * Math.sin(b)
          }Z`,
          mix(p.accent2, at([p.cream, p.accent, p.roof[1]], Math.min(2, Math.floor(Math.abs(i - 3.5) / 3))), 0.42),
        )
      }
      c.shade('M260 640A490 470 0 0 1 1240 640Z', 620, 0, 1240, 0, p.roof[1], 0, 0.6)
      c.path('M400 640A350 300 0 0 1 1100 640Z', p.glow)
      c.rect(200, 628, 1100, 44, p.cream)
      c.rect(200, 650, 1100, 22, mix(p.accent, p.ink, 0.1))
    })
    c.add(shell)
    c.glow(750, 560, 360, p.cream, 0.7)
    for (let i = 0; i < 6; i++) {
      const x = 470 + i * 112
      person(c, p, x, 600, 210, {
        pose: {
          ...SIT,
          arms: [
            [
              [9, 50],
              [16, 62],
            ],
            [
              [8, 46],
              [15, 58],
            ],
          ],
        },
        top: p.cream,
        bottom: p.ink,
        side: true,
        dir: i < 3 ? 1 : -1,
      })
      c.path(svg`M${x - 44} 640V574H${x + 44}V640Z`, i % 2 ? p.accent : mix(p.accent, p.roof[2], 0.4))
      c.path(svg`M${x - 26} 640A26 26 0 0 1 ${x + 26} 640Z`, p.accent2)
      c.path(svg`M${x + (i < 3 ? 20 : -20)} 478l${i < 3 ? 46 : -46} -30l6 10l${i < 3 ? -46 : 46} 30Z`, p.accent2)
    }
    person(c, p, 690, 652, 250, {
      pose: {
        ...STAND,
        arms: [
          [
            [-15, 84],
            [-22, 98],
          ],
          [
            [15, 78],
            [25, 90],
          ],
        ],
      },
      top: p.ink,
    })
    microphone(c, p, 900, 652, 190)
    person(c, p, 950, 652, 240, {
      pose: {
        ...STAND,
        arms: [
          [
            [-11, 70],
            [-18, 66],
          ],
          [
            [15, 70],
            [24, 80],
          ],
        ],
      },
      top: p.accent,
      bare: true,
      skirt: [0, 15],
      dir: -1,
    })
    c.group(() => c.group(() => c.add(shell), { transform: 'translate(0 1330) scale(1 -1)' }), { opacity: 0.32 })
    for (let i = 0; i < 22; i++)
      lens(c, 220 + r.r(0, 900), 690 + i * 13, r.r(90, 300), 6 + i * 0.3, mix(p.sea[1], p.ink, 0.2), 0.75)
    for (let i = 0; i < 16; i++) lens(c, 420 + r.r(0, 560), 684 + i * 14, r.r(60, 160), 5, p.foam, 0.7)
    for (const s of [-1, 1]) {
      c.path(svg`M${750 + s * 560} 330Q${750 + s * 660} 420 ${750 + s * 800} 300`, 'none', {
        'stroke': p.ink,
        'stroke-width': 4,
      })
      for (let i = 0; i < 3; i++) {
        const [x, y] = [750 + s * (590 + i * 66), 372 + (i === 1 ? 20 : 0)]
        c.glow(x, y, 70, p.glow, 0.7)
        c.ell(x, y, 24, 29, i === 1 ? p.accent : p.glow)
      }
    }
    audience(c, r, 925, 110, mix(p.ink, p.roof[2], 0.2), p.accent2)
  })
}

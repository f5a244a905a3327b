import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { PRAISE } from '../figures/poses.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { audience, beam, ground } from './stage-kit.ts'

/** The ring from above the stands: a trapeze flies across, a white horse trots round. */
export function circus(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 1500, mix(p.sea[0], p.ink, 0.4), mix(p.accent, p.ink, 0.3))
    for (let i = 0; i < 26; i++) {
      const a = (Math.PI * 2 * i) / 26
      const b = (Math.PI * 2 * (i + 1)) / 26
      c.path(
        svg`M960 -160L${960 + 1900 * Math.cos(a)} ${-160 + 1150 * Math.sin(a)}L${960 + 1900 * Math.cos(b)} ${
          -160 + 1150 * Math.sin(b)
        }Z`,
        i % 2 ? mix(p.accent, p.roof[1], 0.2) : mix(p.cream, p.wall[1], 0.5),
      )
    }
    c.shade('M-500 -500H2000V700H-500Z', 960, 0, 960, 560, p.ink, 0.15, 0.85)
    c.ell(750, 700, 1000, 330, mix(p.ink, p.roof[2], 0.35))
    for (let row = 0; row < 5; row++) {
      const R = 980 - row * 74
      for (let i = 0; i < 66; i++) {
        const a = Math.PI + (Math.PI * (i + (row % 2) * 0.5)) / 66
        c.circle(
          750 + R * Math.cos(a),
          690 + R * 0.3 * Math.sin(a) + row * 10,
          13 + row,
          r.pick([
            mix(p.skin, p.ink, 0.72),
            mix(p.accent2, p.ink, 0.76),
            mix(p.sea[1], p.ink, 0.66),
            mix(p.accent, p.ink, 0.68),
          ]),
        )
      }
    }
    c.ell(750, 800, 640, 206, mix(p.accent, p.ink, 0.4))
    c.ell(750, 778, 640, 206, p.accent)
    for (let i = 0; i < 40; i += 2) {
      const [a, b] = [(Math.PI * 2 * i) / 40, (Math.PI * 2 * (i + 1)) / 40]
      c.path(
        svg`M750 778L${750 + 640 * Math.cos(a)} ${778 + 206 * Math.sin(a)}A640 206 0 0 1 ${750 + 640 * Math.cos(b)} ${
          778 + 206 * Math.sin(b)
        }Z`,
        p.cream,
      )
    }
    c.ell(750, 782, 584, 180, mix(p.sand[1], p.roof[0], 0.25))
    c.ell(750, 788, 570, 170, mix(p.sand[0], p.accent2, 0.35))
    beam(c, [1300, -60], [640, 800], 300, p.glow, { a: 0.75, pool: 0.5, ry: 90 })
    beam(c, [120, -60], [900, 800], 250, p.cream, { a: 0.35, pool: 0.35, ry: 80 })
    const shadow = mix(p.roof[1], p.sand[2], 0.4)
    c.ell(720, 862, 190, 22, shadow, { opacity: 0.8 })
    place(c, 600, 850, () => {
      const coat =
        'M0 -150Q-20 -196 30 -206Q120 -214 190 -204Q216 -262 250 -286L262 -300L276 -282Q310 -262 322 -238L310 -226L272 -236Q256 -190 240 -160Q232 -130 214 -122L222 -76L252 -50L246 -4L262 0H236L232 -46L196 -74L190 -120Q130 -108 76 -120Q66 -90 44 -76L56 0H34L26 -80Q40 -100 30 -128L4 -74L-30 -40L-46 -48L-16 -84Z'
      toned(c, coat, p.cream, mix(p.cream, p.wall[2], 0.5), -4, 34)
      c.path('M2 -170Q-50 -190 -70 -100Q-40 -140 6 -140Z', mix(p.wall[2], p.cream, 0.3))
      c.path('M256 -290Q220 -270 200 -206L186 -206Q200 -270 250 -300Z', mix(p.wall[2], p.cream, 0.2))
      c.path('M262 -300Q240 -360 270 -392Q284 -350 274 -304Z', p.accent)
      c.path('M78 -212H160L150 -188H88Z', p.accent)
      c.path('M200 -206L232 -150l-10 8L188 -200ZM276 -250l40 -12l2 8l-40 12Z', p.accent)
    })
    person(c, p, 722, 648, 250, {
      pose: {
        ...PRAISE,
        legs: [
          [
            [-17, 44],
            [-36, 52],
          ],
          [
            [2, 27],
            [2, 1.5],
          ],
        ],
        chest: [4, 80],
        head: [6, 92],
      },
      top: p.accent2,
      bare: true,
      legs: true,
      skirt: [38, 15],
    })
    c.path('M360 -100L430 300l4 -1L364 -100ZM520 -100L540 296l4 0L524 -100Z', p.accent2)
    c.rect(416, 296, 142, 9, p.cream)
    place(c, 490, 300, () => {
      person(c, p, 0, 372, 360, {
        pose: {
          hip: [3, 76],
          chest: [9, 48],
          head: [12, 34],
          arms: [
            [
              [24, 40],
              [36, 26],
            ],
            [
              [17, 30],
              [32, 18],
            ],
          ],
          legs: [
            [
              [-9, 88],
              [6, 108],
            ],
            [
              [10, 94],
              [12, 116],
            ],
          ],
        },
        top: p.cream,
        bare: true,
        bottom: p.cream,
        dir: 1,
      })
    })
    audience(c, r, 945, 120, mix(p.ink, p.roof[2], 0.25), lighten(p.accent2, 0.02))
  })
}

import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cast, person, taper, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { SKI } from '../figures/poses.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { fir, peak } from './mountain.ts'

const peaks = (c: Canvas, p: Inks, list: readonly (readonly [number, number, number, number])[], far = 0): void => {
  for (const [x, y, w, h] of list)
    peak(c, p, x, y, w, h, mix(p.sand[0], p.sky[2], far), mix(p.sand[2], p.sky[1], 0.2 + far * 0.5), p.sand[1])
}

/** A skier draws the first line down an untouched slope. */
export function firstTrack(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.62, rays: { x: c.W * 0.2, y: c.H * 0.2, R: 58, N: 0 } })
  centred(c, () => {
    peaks(
      c,
      p,
      [
        [1180, 620, 640, 400],
        [760, 620, 560, 330],
        [300, 640, 620, 260],
      ],
      0.35,
    )
    peaks(c, p, [[1480, 720, 760, 520]], 0.05)
    for (let i = 0; i < 15; i++) fir(c, p, -30 + i * 64, 690 - i * 5 + ((i * 37) % 26), 90 + ((i * 53) % 60))
    const slope = 'M2000 300Q1500 330 1240 440Q900 600 300 690Q-100 740 -500 740V1500H2000Z'
    c.path(slope, p.sand[0])
    c.shade(slope, 300, 300, 1300, 1000, p.sand[2], 0, 0.85)
    c.path('M2000 420Q1500 470 1180 620Q900 740 420 830Q980 800 1300 680Q1600 560 2000 540Z', p.sand[1], {
      opacity: 0.5,
    })
    c.path(
      'M1330 402Q1180 470 1230 540Q1290 600 1080 650Q840 700 900 760Q950 806 720 838L700 858Q980 820 930 752Q880 708 1100 668Q1330 610 1264 536Q1216 474 1350 404Z',
      mix(p.sand[2], p.sand[1], 0.3),
    )
    c.path(
      'M1330 402Q1180 470 1230 540Q1290 600 1080 650Q840 700 900 760Q950 806 720 838Q930 800 880 756Q830 700 1076 644Q1270 596 1216 540Q1166 470 1330 402Z',
      p.sand[0],
    )
    for (let i = 0; i < 60; i++)
      c.circle(690 + r.r(-20, 190), 850 - r.r(-20, 110) * r(), r.r(4, 22), i % 3 ? p.cream : p.sand[1], {
        opacity: 0.85,
      })
    place(
      c,
      590,
      880,
      () => {
        c.path('M-190 26L260 -6l24 -14l4 6l-22 18L-188 36Z', p.sand[2], { transform: 'translate(60 16)' })
        person(c, p, 20, 4, 420, {
          pose: SKI,
          top: p.accent,
          bottom: mix(p.ink, p.sea[0], 0.4),
          side: true,
          hat: 'helmet',
          hatCol: p.accent2,
          shadow: p.sand[2],
          sl: 0.8,
          st: 0.12,
        })
        c.path('M-170 10L250 -12q26 -4 34 -20l6 4q-8 24 -38 28L-168 20Z', p.accent2)
        c.path('M100 -146L-130 -20l4 7L106 -138Z', p.ink)
        c.path('M124 -172L190 12l6 -2L132 -176Z', p.ink)
      },
      { flip: true, rot: 9 },
    )
    fir(c, p, 60, 1050, 520)
    fir(c, p, 230, 1080, 380)
  })
}

/** One sledge dog at a trot, 200 long. */
const dog = (c: Canvas, p: Inks, x: number, y: number, s: number, coat: string, step: number): void => {
  place(
    c,
    x,
    y,
    () => {
      const leg = (hx: number, k: number): string =>
        taper([hx, -62], [hx + 14 * k, -34], 12, 7) +
        taper([hx + 14 * k, -34], [hx + 4 * k - 12 * Math.abs(k), -2], 6, 5)
      const body =
        'M-88 -88Q-60 -110 0 -104Q50 -106 70 -130L76 -152L92 -136Q120 -130 140 -112Q142 -102 128 -102L104 -96Q90 -60 60 -54Q0 -50 -40 -64Q-84 -50 -92 -70Z'
      const dark = mix(coat, p.ink, 0.4)
      cast(c, body + leg(60, step) + leg(-70, -step), 0, p.sand[2], 0.9, 0.18)
      c.path(leg(66, -step) + leg(-64, step), mix(dark, p.ink, 0.2))
      c.path('M-84 -92Q-130 -110 -126 -150Q-108 -128 -78 -104Z', coat)
      toned(c, leg(56, step), coat, dark, 4, 0)
      toned(c, leg(-74, -step), coat, dark, 4, 0)
      toned(c, body, coat, dark, 4, 24)
      c.path('M104 -96Q90 -60 60 -54Q70 -80 84 -108Q110 -100 128 -102Z', p.cream)
      c.path('M30 -108L62 -58l-12 4L18 -106Z', p.accent)
    },
    { s },
  )
}

/** A team in harness crossing a white plateau under the peaks. */
export function sledDogs(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6, streaks: 5 })
  centred(c, () => {
    c.circle(1180, 240, 74, p.sun)
    peaks(
      c,
      p,
      [
        [380, 640, 780, 430],
        [900, 640, 640, 320],
        [1360, 640, 700, 370],
      ],
      0.3,
    )
    for (let i = 0; i < 22; i++) fir(c, p, -60 + i * 78 + r.r(-16, 16), 650 + r.r(-8, 14), r.r(80, 150))
    const field = 'M-500 650Q500 616 900 640Q1300 664 2000 630V1500H-500Z'
    c.path(field, p.sand[0])
    c.shade(field, 0, 640, 0, 1000, p.sand[2], 0, 0.7)
    for (let i = 0; i < 4; i++)
      c.path(
        svg`M-500 ${730 + i * 70}Q300 ${690 + i * 76} 900 ${740 + i * 70}Q1400 ${770 + i * 60} 2000 ${
          720 + i * 70
        }Q1400 ${790 + i * 64} 900 ${756 + i * 70}Q300 ${710 + i * 76} -500 ${744 + i * 70}Z`,
        p.sand[1],
        { opacity: 0.7 },
      )
    c.path('M-500 930Q0 880 420 872L1060 838V846L420 884Q0 900 -500 966Z', mix(p.sand[2], p.sand[1], 0.3))
    c.path('M470 780Q900 760 1330 742', 'none', { 'stroke': p.ink, 'stroke-width': 4 })
    const coats = [mix(p.wall[3], p.ink, 0.3), mix(p.stone, p.cream, 0.3), mix(p.wall[1], p.ink, 0.25)] as const
    for (let i = 2; i >= 0; i--) {
      dog(c, p, 1250 - i * 220, 812 + i * 8, 1.02, at(coats, (i + 1) % 3), i % 2 ? 1 : -1)
      dog(c, p, 1210 - i * 220, 846 + i * 10, 1.14, at(coats, i), i % 2 ? -1 : 1)
    }
    place(
      c,
      330,
      890,
      () => {
        const wood = mix(p.accent2, p.wall[2], 0.35)
        c.path('M-190 8H230Q280 0 300 -50', 'none', {
          'stroke': p.sand[2],
          'stroke-width': 14,
          'transform': 'translate(60 8)',
        })
        person(c, p, -150, -6, 380, {
          pose: {
            hip: [0, 47],
            chest: [6, 77],
            head: [10, 89],
            arms: [
              [
                [15, 62],
                [26, 55],
              ],
              [
                [14, 60],
                [25, 52],
              ],
            ],
            legs: [
              [
                [3, 26],
                [-4, 2],
              ],
              [
                [4, 26],
                [0, 1.5],
              ],
            ],
          },
          top: p.accent,
          bottom: p.ink,
          side: true,
          hat: 'cap',
          hatCol: p.ink,
          shadow: p.sand[2],
        })
        toned(
          c,
          'M-60 -30Q-50 -110 40 -120Q140 -110 230 -40L220 -24H-50Z',
          p.sea[0],
          mix(p.sea[0], p.ink, 0.4),
          -10,
          34,
        )
        c.path('M-50 -60Q60 -100 190 -62L200 -46Q60 -80 -54 -40Z', p.accent2)
        person(c, p, -8, -60, 300, {
          pose: {
            hip: [0, 4],
            chest: [-4, 36],
            head: [0, 48],
            arms: [
              [
                [10, 22],
                [22, 20],
              ],
              [
                [9, 20],
                [20, 18],
              ],
            ],
            legs: [
              [
                [10, 2],
                [20, 0],
              ],
              [
                [10, 2],
                [20, 0],
              ],
            ],
          },
          top: p.accent2,
          side: true,
          hat: 'cap',
          hatCol: p.cream,
        })
        toned(c, 'M-60 -30Q-10 -70 40 -78Q140 -70 230 -40L220 -24H-50Z', p.sea[0], mix(p.sea[0], p.ink, 0.4), -10, 34)
        for (const k of [-40, 60, 160]) c.path(svg`M${k} -26l-14 26`, 'none', { 'stroke': wood, 'stroke-width': 9 })
        c.path('M-190 0H230Q290 -6 302 -60', 'none', { 'stroke': wood, 'stroke-width': 11, 'stroke-linecap': 'round' })
        c.path('M-70 -4Q-80 -120 -50 -196', 'none', { 'stroke': wood, 'stroke-width': 10, 'stroke-linecap': 'round' })
      },
      { s: 1.06 },
    )
    for (let i = 0; i < 46; i++) c.circle(r.r(120, 1100), 880 - r.r(-20, 40), r.r(3, 9), p.cream, { opacity: 0.9 })
    for (let i = 0; i < 3; i++) fir(c, p, -10 + i * 64, 1060 + i * 20, 300 - i * 60)
  })
}

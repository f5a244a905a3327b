import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { bathingCabins } from '../figures/bathing-cabins.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND } from '../figures/poses.ts'
import { palm } from '../nature/palm.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** A dancing couple; (x, y) is the ground between the two. */
const couple = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  gown: string,
  suit: string,
  dir: 1 | -1,
  shadow: string,
): void => {
  const u = h / 100
  const hold = { ...STAND, hip: [0, 49], chest: [1, 80], head: [2, 92] } as const
  person(c, p, x - dir * 9 * u, y, h, {
    pose: {
      ...hold,
      arms: [
        [
          [12, 82],
          [24, 88],
        ],
        [
          [10, 68],
          [16, 64],
        ],
      ],
      legs: [
        [
          [-3, 27],
          [-9, 3],
        ],
        [
          [4, 27],
          [5, 1.5],
        ],
      ],
    },
    top: suit,
    bottom: suit,
    dir,
    shadow,
    side: true,
  })
  person(c, p, x + dir * 9 * u, y, h * 0.94, {
    pose: {
      ...hold,
      arms: [
        [
          [-2, 84],
          [-10, 96],
        ],
        [
          [8, 74],
          [14, 80],
        ],
      ],
      legs: [
        [
          [-1, 27],
          [0, 1.5],
        ],
        [
          [2, 27],
          [2, 1.5],
        ],
      ],
    },
    top: gown,
    dir: dir === 1 ? -1 : 1,
    skirt: [1, 19, -9],
    bare: true,
    shadow,
    side: true,
    hair: mix(p.roof[0], p.ink, 0.45),
  })
}

/** Couples dancing on the boards under strings of lanterns. */
export function boardsBall(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.52, stars: 60 })
  centred(c, () => {
    c.circle(330, 210, 62, p.sun)
    sea(c, p, { y0: 500, y1: 580, r, bands: 5, amp: 0.4, sunX: 330, glit: 10 })
    ground(c, 572, 1500, p.sand[1], p.sand[2])
    const cam = new Camera({ cx: 420, hy: 470, f: 900, eye: 3 })
    c.clip('M640 0H2000V730H640Z', () => bathingCabins(c, p, cam, (s, o) => [17 + s * 0.2 - o * 0.1, 42 + s * 0.93]))
    const floor = cam.ground([
      [-40, 3.2],
      [30, 3.2],
      [30, 15],
      [-40, 15],
    ])
    c.poly(floor, mix(p.sand[0], p.roof[0], 0.35))
    for (let i = 0; i < 40; i++)
      c.poly(
        cam.ground([
          [-34 + i * 1.4, 3.2],
          [-33.9 + i * 1.4, 3.2],
          [-33.9 + i * 1.4, 15],
          [-34 + i * 1.4, 15],
        ]),
        mix(p.roof[1], p.ink, 0.2),
        { opacity: 0.5 },
      )
    c.glow(700, 760, 700, p.glow, 0.5)
    const lamps = (y: number, sag: number, s: number, n: number): void => {
      c.path(svg`M-200 ${y}Q750 ${y + sag * 2} 1700 ${y - 30}`, 'none', { 'stroke': p.ink, 'stroke-width': 4 })
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n
        const [x, ly] = [-200 + 1900 * t, y * (1 - t) ** 2 + (y + sag * 2) * 2 * t * (1 - t) + (y - 30) * t * t]
        c.glow(x, ly + s, s * 3, p.glow, 0.6)
        c.ell(x, ly + s * 1.1, s, s * 1.15, at([p.glow, p.accent, p.cream, p.accent2], i % 4))
        c.ell(x + s * 0.3, ly + s * 1.1, s * 0.5, s * 1.1, p.roof[1], { opacity: 0.25 })
        c.rect(x - s * 0.4, ly - s * 0.08, s * 0.8, s * 0.2, p.ink)
      }
    }
    lamps(250, 70, 20, 17)
    const shadow = mix(p.roof[2], p.ink, 0.2)
    couple(c, p, 560, 720, 230, p.cream, p.ink, 1, shadow)
    couple(c, p, 900, 740, 250, p.accent2, mix(p.ink, p.sea[1], 0.3), -1, shadow)
    couple(c, p, 1190, 850, 380, mix(p.sea[3], p.cream, 0.3), p.ink, -1, shadow)
    couple(c, p, 620, 930, 520, p.accent, mix(p.ink, p.roof[2], 0.2), 1, shadow)
    lamps(70, 100, 36, 11)
  })
}

/** A mask with its plumes before a chandelier, palms at the window. */
export function maskedBall(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 1500, mix(p.sea[0], p.roof[2], 0.5), mix(p.roof[2], p.ink, 0.3))
    c.path('M-500 -500H2000V1500H-500Z', mix(p.sea[0], p.sky[0], 0.4))
    for (let i = 0; i < 3; i++) {
      const x = 40 + i * 500
      c.clip(svg`M${x} 800V250A210 210 0 0 1 ${x + 420} 250V800Z`, () => {
        sky(c, p, { r, hy: 640, stars: 30 })
        c.rect(-100, 600, 1800, 300, p.sea[1])
        palm(c, { ...p, fol: [p.ink, p.ink, p.fol[1]] }, x + 120 + i * 60, 840, 470, { r, lean: 0.1 })
      })
      c.path(svg`M${x} 800V250A210 210 0 0 1 ${x + 420} 250V800`, 'none', { 'stroke': p.accent2, 'stroke-width': 14 })
    }
    c.glow(750, 90, 500, p.glow, 0.7)
    for (let i = 0; i < 5; i++) {
      const w = 250 - i * 44
      c.path(
        svg`M${750 - w} ${10 + i * 40}A${w} 30 0 0 0 ${750 + w} ${10 + i * 40}L${750 + w * 0.86} ${44 + i * 40}A${
          w * 0.86
        } 26 0 0 1 ${750 - w * 0.86} ${44 + i * 40}Z`,
        i % 2 ? p.glow : p.cream,
      )
    }
    ground(c, 800, 1500, mix(p.roof[1], p.accent2, 0.2), mix(p.roof[2], p.ink, 0.3))
    const dark = mix(p.roof[2], p.ink, 0.35)
    couple(c, { ...p, skin: mix(p.skin, p.roof[2], 0.4) }, 170, 830, 280, mix(p.accent, p.roof[2], 0.35), dark, 1, dark)
    couple(
      c,
      { ...p, skin: mix(p.skin, p.roof[2], 0.4) },
      1330,
      840,
      290,
      mix(p.accent2, p.roof[2], 0.4),
      dark,
      -1,
      dark,
    )
    const plume = (a: number, L: number, col: string): void => {
      place(
        c,
        750,
        560,
        () => {
          const d = svg`M-12 0C${-L * 0.2} ${-L * 0.3} ${-L * 0.2} ${-L * 0.8} ${L * 0.04} ${-L}C${L * 0.12} ${
            -L * 1.06
          } ${L * 0.2} ${-L * 0.94} ${L * 0.12} ${-L * 0.9}C${L * 0.2} ${-L * 0.6} ${L * 0.14} ${-L * 0.2} 12 0Z`
          toned(c, d, col, mix(col, p.ink, 0.38), L * 0.1)
          c.path(svg`M0 0C${-L * 0.04} ${-L * 0.4} ${-L * 0.04} ${-L * 0.7} ${L * 0.06} ${-L * 0.95}`, 'none', {
            'stroke': mix(col, p.cream, 0.5),
            'stroke-width': 4,
          })
        },
        { rot: a },
      )
    }
    const cols = [p.sea[1], p.accent, p.sea[2], p.accent2, p.accent, p.cream] as const
    for (const [i, a] of [-68, 68, -54, 54, -40, 40, -27, 27, -13, 13, 0].entries())
      plume(a, 330 + i * 22, at(cols, Math.floor(i / 2)))
    c.path('M1130 640L1230 1010h26L1150 632Z', p.accent2)
    c.path('M1120 640q40 -40 60 0q-20 30 -60 0Z', p.accent)
    const shape =
      'M750 560Q640 470 470 500Q330 500 300 590Q310 760 500 780Q660 790 722 690Q750 660 778 690Q840 790 1000 780Q1190 760 1200 590Q1170 500 1030 500Q860 470 750 560Z'
    c.path(shape, p.ink, { transform: 'translate(22 26)', opacity: 0.5 })
    toned(c, shape, p.cream, mix(p.cream, p.roof[1], 0.5), 150, 16)
    c.path(shape, 'none', { 'stroke': p.accent2, 'stroke-width': 16, 'stroke-linejoin': 'round' })
    for (const k of [1, -1]) {
      place(
        c,
        750,
        0,
        () => {
          c.path('M110 640Q220 560 350 610Q330 700 210 706Q130 700 110 640Z', p.accent2)
          c.path('M130 642Q226 580 328 622Q310 686 212 690Q148 686 130 642Z', dark)
          for (let i = 0; i < 7; i++)
            c.circle(96 + i * 46, 556 - Math.sin(i * 0.5) * 26, 11, at([p.accent, p.sea[1]], i % 2))
          c.path('M380 560Q430 620 390 700Q420 640 380 560Z', p.accent)
        },
        { flip: k < 0 },
      )
    }
    c.path('M750 520L800 580L750 650L700 580Z', p.accent)
    c.path('M750 520L800 580L750 590L700 580Z', mix(p.accent, p.cream, 0.4))
  })
}

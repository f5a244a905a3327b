import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Point } from '../svg-path.ts'
import { cast, type Pose, person, taper, toned } from './person.ts'
import { place } from './place.ts'

export interface HorseOptions {
  readonly coat: string
  readonly gait?: 'gallop' | 'walk'
  /** Colour of the rider's jacket and cap; no rider without. */
  readonly silks?: readonly [jacket: string, cap: string]
  readonly flip?: boolean
  readonly shadow?: string
}

type Leg = readonly [Point, Point, Point]

const LEGS: Readonly<Record<'gallop' | 'walk', readonly [Leg, Leg, Leg, Leg]>> = {
  gallop: [
    [
      [88, -122],
      [166, -112],
      [196, -66],
    ],
    [
      [-92, -122],
      [-118, -62],
      [-186, -52],
    ],
    [
      [82, -118],
      [152, -88],
      [214, -44],
    ],
    [
      [-100, -126],
      [-168, -92],
      [-232, -34],
    ],
  ],
  walk: [
    [
      [86, -118],
      [122, -74],
      [108, -26],
    ],
    [
      [-92, -122],
      [-78, -64],
      [-122, -8],
    ],
    [
      [78, -118],
      [92, -60],
      [82, -2],
    ],
    [
      [-98, -122],
      [-120, -66],
      [-106, -2],
    ],
  ],
}

const BODIES = {
  gallop:
    'M-146 -150Q-134 -190 -84 -190Q0 -172 62 -188Q104 -208 150 -242L166 -262L176 -246Q214 -222 240 -190Q246 -176 232 -172L190 -182Q160 -150 128 -128Q104 -98 60 -104Q0 -96 -50 -116Q-90 -84 -130 -108Q-152 -126 -146 -150Z',
  walk: 'M-142 -154Q-132 -192 -84 -190Q0 -176 56 -190Q92 -226 118 -272L128 -292L142 -276Q178 -254 200 -216Q202 -202 188 -202L146 -218Q138 -180 118 -146Q102 -98 60 -104Q0 -94 -50 -114Q-90 -84 -126 -108Q-150 -128 -142 -154Z',
} as const

const RIDERS: Readonly<Record<'gallop' | 'walk', Pose>> = {
  gallop: {
    hip: [-12, 44],
    chest: [12, 58],
    head: [21, 65],
    arms: [
      [
        [20, 44],
        [32, 44],
      ],
      [
        [18, 42],
        [31, 42],
      ],
    ],
    legs: [
      [
        [8, 34],
        [-4, 18],
      ],
      [
        [9, 32],
        [-4, 14],
      ],
    ],
  },
  walk: {
    hip: [-4, 32],
    chest: [-1, 62],
    head: [1, 74],
    arms: [
      [
        [7, 48],
        [18, 46],
      ],
      [
        [6, 47],
        [17, 44],
      ],
    ],
    legs: [
      [
        [10, 24],
        [3, 4],
      ],
      [
        [10, 23],
        [2, 2],
      ],
    ],
  },
}

/** A horse in profile, with or without a rider; (x, y) is the ground, `s` = 1 is 400 long. */
export const horseInProfile = (c: Canvas, p: Inks, x: number, y: number, s: number, o: HorseOptions): void => {
  const { coat, gait = 'walk' } = o
  const dark = mix(coat, p.ink, 0.48)
  const leg = ([a, b, d]: Leg): string =>
    taper(a, b, 19, 10) + taper(b, d, 10, 6) + taper(d, [d[0] + 9, d[1] + 1], 8, 6)
  const [farFore, farHind, fore, hind] = LEGS[gait]
  place(
    c,
    x,
    y,
    () => {
      const tail =
        gait === 'gallop'
          ? 'M-140 -168Q-196 -196 -258 -150Q-206 -158 -138 -136Z'
          : 'M-138 -170Q-178 -160 -168 -66Q-150 -110 -130 -136Z'
      const body = BODIES[gait]
      const light = o.flip === true ? 1 : -1
      if (o.shadow !== undefined)
        cast(c, body + leg(fore) + leg(hind) + leg(farFore) + leg(farHind), 0, o.shadow, 0.9 * -light, 0.16)
      c.path(leg(farFore) + leg(farHind), dark)
      c.path(tail, mix(coat, p.ink, 0.7))
      toned(c, leg(hind), lighten(coat, 0.02), dark, -light * 5, 0)
      toned(c, leg(fore), lighten(coat, 0.02), dark, -light * 5, 0)
      toned(c, body, lighten(coat, 0.04), dark, -light * 6, 24)
      c.path(
        gait === 'gallop'
          ? 'M160 -254Q112 -250 60 -192L92 -192Q128 -222 168 -246Z'
          : 'M124 -284Q86 -250 56 -192L84 -196Q104 -234 134 -276Z',
        mix(coat, p.ink, 0.7),
      )
      if (o.silks === undefined) return
      c.path('M-44 -186H34L26 -148H-34Z', o.silks[1])
      const [hx, hy] = gait === 'gallop' ? [4, -102] : [-6, -118]
      person(c, p, hx, hy, gait === 'gallop' ? 232 : 226, {
        pose: RIDERS[gait],
        top: o.silks[0],
        bottom: p.cream,
        hat: 'helmet',
        hatCol: o.silks[1],
        lx: light,
        side: true,
      })
    },
    { s, flip: o.flip === true },
  )
}

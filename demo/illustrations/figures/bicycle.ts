import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { cast, type Pose, person } from './person.ts'
import { place } from './place.ts'

const RIDING: Pose = {
  hip: [-11, 55],
  chest: [4, 79],
  head: [8.5, 90],
  arms: [
    [
      [14, 68],
      [25, 63],
    ],
    [
      [13, 67],
      [24, 62],
    ],
  ],
  legs: [
    [
      [9, 50],
      [3, 34],
    ],
    [
      [8, 38],
      [-3, 16],
    ],
  ],
}

/** A bicycle with its rider, or standing alone; (x, y) is the ground, `s` = 1 is 300 long. */
export const bicycle = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  {
    col,
    coat,
    flip = false,
    shadow,
    hat,
  }: { col: string; coat?: string; flip?: boolean; shadow?: string; hat?: 'boater' | 'wide' },
): void => {
  place(
    c,
    x,
    y,
    () => {
      if (shadow !== undefined) {
        const ring = 'M-166 -64a66 64 0 1 0 132 0a66 64 0 1 0 -132 0ZM-156 -64a56 54 0 1 1 112 0a56 54 0 1 1 -112 0Z'
        const other = 'M54 -64a66 64 0 1 0 132 0a66 64 0 1 0 -132 0ZM64 -64a56 54 0 1 1 112 0a56 54 0 1 1 -112 0Z'
        cast(
          c,
          `${ring}${other}M-100 -60L-30 -160H80L-10 -60ZM-60 -180H40L60 -330H0Z`,
          0,
          shadow,
          flip ? -0.9 : 0.9,
          0.14,
        )
      }
      for (const wx of [-100, 120]) {
        for (let i = 0; i < 7; i++) {
          const a = i * 0.449
          c.path(
            svg`M${wx - 62 * Math.cos(a)} ${-64 - 62 * Math.sin(a)}L${wx + 62 * Math.cos(a)} ${-64 + 62 * Math.sin(a)}`,
            'none',
            { 'stroke': p.cream, 'stroke-width': 1.6, 'opacity': 0.8 },
          )
        }
        c.circle(wx, -64, 62, 'none', { 'stroke': p.ink, 'stroke-width': 8 })
      }
      const frame = { 'stroke': col, 'stroke-width': 9, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
      c.path('M-100 -64L-42 -156L68 -160L-6 -62ZM-42 -156L-6 -62H-100M-52 -186L-42 -156M120 -64L72 -200', 'none', frame)
      c.path('M72 -200L62 -208Q90 -222 110 -206', 'none', { ...frame, 'stroke': p.ink, 'stroke-width': 7 })
      c.path('M-82 -190H-30Q-34 -178 -52 -178Q-80 -178 -82 -190Z', p.ink)
      c.circle(-6, -62, 17, 'none', { 'stroke': p.ink, 'stroke-width': 6 })
      c.path('M80 -196H150L142 -146H90Z', mix(p.accent2, p.roof[1], 0.25))
      for (let i = 0; i < 3; i++) c.rect(84, -186 + i * 14, 62, 4, mix(p.accent2, p.ink, 0.35))
      if (coat !== undefined) {
        person(c, p, -10, 0, 345, {
          pose: RIDING,
          top: coat,
          bottom: p.cream,
          side: true,
          lx: flip ? 1 : -1,
          ...(hat === undefined ? {} : { hat, hatCol: p.cream }),
        })
      }
    },
    { s, flip },
  )
}

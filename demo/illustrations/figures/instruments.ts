import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { toned } from './person.ts'
import { place } from './place.ts'

/** A grand piano seen from its curved side, lid up; (x, y) is the ground under the keyboard, `s` = 1 is 470 wide. */
export const grandPiano = (c: Canvas, p: Inks, x: number, y: number, s: number, flip = false): void => {
  place(
    c,
    x,
    y,
    () => {
      const body = mix(p.ink, p.sky[1], 0.12)
      for (const [k, h] of [
        [34, 168],
        [250, 160],
        [410, 160],
      ] as const) {
        c.path(svg`M${k} ${-h}h34l-9 ${h - 14}h6v14h-26v-14h6Z`, p.ink)
      }
      c.path('M40 -262Q90 -470 250 -486Q380 -490 452 -284Z', mix(p.ink, p.accent, 0.3))
      c.shade('M40 -262Q90 -470 250 -486Q380 -490 452 -284Z', 60, 0, 430, 0, p.glow, 0.55, 0)
      c.path('M300 -270L318 -470l7 1L308 -270Z', p.accent2)
      toned(c, 'M0 -206H430Q470 -206 470 -246V-276H40V-246H0Z', lighten(body, 0.1), p.ink, 6, 9)
      c.path('M40 -276H470V-268H40Z', p.accent2)
      c.path('M-34 -226H44V-206H-34Z', p.ink)
      c.path('M-34 -238H44V-226H-34Z', p.cream)
      c.path('M186 -206h8l6 150h-20Z', p.ink)
    },
    { s, flip },
  )
}

/** A double bass or, smaller, a cello; (x, y) is the end of its spike. */
export const bass = (c: Canvas, p: Inks, x: number, y: number, s: number, rot = 0, wood = '#b5562c'): void => {
  place(
    c,
    x,
    y,
    () => {
      const body =
        'M0 -28C60 -28 92 -62 88 -110C86 -146 52 -156 52 -186C52 -216 78 -226 74 -262C70 -300 34 -312 0 -316C-34 -312 -70 -300 -74 -262C-78 -226 -52 -216 -52 -186C-52 -156 -86 -146 -88 -110C-92 -62 -60 -28 0 -28Z'
      c.path('M-3 0H3V-34H-3Z', p.ink)
      toned(c, body, lighten(wood, 0.08), mix(wood, p.ink, 0.42), 34, 8)
      c.path('M-9 -310H9L6 -520H-6Z', mix(wood, p.ink, 0.75))
      c.path('M-10 -520Q-14 -556 4 -560Q18 -556 12 -540Q10 -530 10 -520Z', mix(wood, p.ink, 0.4))
      for (const e of [-1, 1]) {
        c.path(svg`M${e * 30} -210C${e * 20} -190 ${e * 44} -170 ${e * 34} -148`, 'none', {
          'stroke': p.ink,
          'stroke-width': 6,
          'stroke-linecap': 'round',
        })
        c.path(svg`M${e * 12} -540h${e * 14}`, 'none', {
          'stroke': p.ink,
          'stroke-width': 7,
          'stroke-linecap': 'round',
        })
      }
      c.path('M-26 -158H26L20 -148H-20Z', p.cream)
      c.path('M-12 -60H12L8 -130H-8Z', p.ink)
      for (const e of [-4, 0, 4])
        c.path(svg`M${e} -70L${e * 0.8} -520`, 'none', { 'stroke': p.cream, 'stroke-width': 1.4, 'opacity': 0.8 })
    },
    { s, rot },
  )
}

/** A guitar, neck up; (x, y) is the bottom of its body. */
export const guitar = (c: Canvas, p: Inks, x: number, y: number, s: number, rot = 0, wood = '#d58a3c'): void => {
  place(
    c,
    x,
    y,
    () => {
      const body =
        'M0 0C70 0 112 -40 108 -98C105 -140 66 -156 64 -190C62 -220 88 -236 80 -270C72 -302 34 -308 0 -308C-34 -308 -72 -302 -80 -270C-88 -236 -62 -220 -64 -190C-66 -156 -105 -140 -108 -98C-112 -40 -70 0 0 0Z'
      c.path(body, mix(wood, p.ink, 0.7), { transform: 'translate(13 7)' })
      toned(c, body, lighten(wood, 0.06), mix(wood, p.roof[1], 0.5), 46, 10)
      c.path(body, 'none', { 'stroke': p.cream, 'stroke-width': 4, 'opacity': 0.7 })
      c.circle(0, -206, 42, p.accent2)
      c.circle(0, -206, 34, mix(wood, p.ink, 0.85))
      c.path('M-14 -236H14L11 -640H-11Z', mix(wood, p.ink, 0.72))
      c.path('M-19 -640H19L24 -736H-24Z', mix(wood, p.ink, 0.5))
      for (let i = 0; i < 3; i++) {
        for (const e of [-1, 1]) c.circle(e * 29, -662 - i * 27, 7, p.cream)
      }
      for (let i = 0; i < 12; i++) c.rect(-13, -300 - i * (31 - i * 0.6), 26, 2.5, p.accent2)
      c.path('M-48 -92H48V-78H-48Z', mix(wood, p.ink, 0.75))
      for (let i = 0; i < 6; i++)
        c.path(svg`M${-11 + i * 4.4} -86L${-8 + i * 3.2} -640`, 'none', { 'stroke': p.cream, 'stroke-width': 1.5 })
    },
    { s, rot },
  )
}

/** A saxophone; (x, y) is its mouthpiece. */
export const saxophone = (c: Canvas, p: Inks, x: number, y: number, s: number, flip = false): void => {
  place(
    c,
    x,
    y,
    () => {
      const gold = p.accent2
      const d =
        'M0 0Q26 -14 34 8L52 112Q62 150 92 146Q112 140 110 96L104 66L148 50L156 116Q158 206 92 206Q30 206 18 130L12 26Q8 10 2 12Z'
      toned(c, d, lighten(gold, 0.1), mix(gold, '#8a3c1c', 0.62), 11, 5)
      c.ell(126, 57, 25, 10, mix(gold, p.ink, 0.6), { transform: 'rotate(-20 126 57)' })
      for (let i = 0; i < 5; i++) c.circle(30 + i * 5, 34 + i * 25, 7, p.cream)
      c.path('M-16 -3L2 0V12L-14 5Z', p.ink)
    },
    { s, flip },
  )
}

/** A drum kit; (x, y) is the ground below the bass drum. */
export const drums = (c: Canvas, p: Inks, x: number, y: number, s: number): void => {
  place(
    c,
    x,
    y,
    () => {
      for (const [a, b, w] of [
        [-150, -250, 86],
        [150, -282, 96],
        [-196, -166, 66],
      ] as const) {
        c.path(svg`M${a} ${b}L${a * 1.05} 0`, 'none', { 'stroke': p.ink, 'stroke-width': 6 })
        c.ell(a, b, w, 13, mix(p.accent2, p.ink, 0.4))
        c.ell(a, b - 4, w, 11, p.accent2)
        c.ell(a - w * 0.3, b - 6, w * 0.4, 4, p.cream, { opacity: 0.8 })
      }
      for (const [a, b, w, h] of [
        [-66, -186, 60, 60],
        [66, -190, 62, 62],
        [170, -120, 68, 96],
      ] as const) {
        c.path(
          svg`M${a - w} ${b}V${b + h}A${w} 16 0 0 0 ${a + w} ${b + h}V${b}Z`,
          c.lin(a - w, 0, a + w, 0, [
            [0, lighten(p.accent, 0.08)],
            [0.5, p.accent],
            [1, mix(p.accent, p.ink, 0.6)],
          ]),
        )
        c.ell(a, b, w, 16, p.cream)
        c.ell(a, b, w, 16, 'none', { 'stroke': p.accent2, 'stroke-width': 5 })
      }
      c.circle(4, -96, 104, mix(p.accent, p.ink, 0.55))
      c.circle(0, -96, 100, p.accent2)
      c.circle(0, -96, 88, p.cream)
      c.shade('M-88 -96a88 88 0 1 0 176 0a88 88 0 1 0 -176 0Z', -60, 0, 90, 0, p.wall[2], 0, 0.8)
      c.path('M0 -52L-52 -118A68 68 0 0 1 52 -118Z', p.accent)
    },
    { s },
  )
}

/** A microphone on its stand; (x, y) is the foot. */
export const microphone = (c: Canvas, p: Inks, x: number, y: number, h: number): void => {
  c.ell(x, y, h * 0.13, h * 0.022, p.ink)
  c.path(svg`M${x - 3} ${y}h6V${y - h}h-6Z`, mix(p.accent2, p.ink, 0.45))
  c.path(
    svg`M${x - h * 0.03} ${y - h * 0.93}h${h * 0.06}V${y - h * 1.0}A${h * 0.03} ${h * 0.03} 0 0 0 ${x - h * 0.03} ${
      y - h * 1.0
    }Z`,
    p.cream,
  )
  c.path(
    svg`M${x} ${y - h * 0.93}h${h * 0.03}V${y - h * 1.0}A${h * 0.03} ${h * 0.03} 0 0 0 ${x} ${y - h * 1.03}Z`,
    p.wall[2],
  )
  for (let i = 0; i < 3; i++) c.rect(x - h * 0.03, y - h * (0.95 + i * 0.02), h * 0.06, 2, p.ink)
}

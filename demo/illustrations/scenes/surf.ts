import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cast, person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND, SURF } from '../figures/poses.ts'
import { hills, gull, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** A breaking wave; the crest curls at (x, y). */
const breaker = (c: Canvas, p: Inks, r: SceneOptions['r']): void => {
  const face =
    'M-500 760Q60 740 330 520Q560 300 900 300Q1130 310 1190 450Q1220 560 1110 590Q1140 500 1040 462Q900 430 820 560Q760 700 900 800Q1200 900 2000 880V1500H-500Z'
  c.path(face, p.sea[1])
  c.clip(face, () => {
    for (let i = 0; i < 11; i++)
      c.path(
        svg`M-500 ${800 + i * 22}Q${120 + i * 30} ${760 + i * 20} ${400 + i * 42} ${540 + i * 26}Q${600 + i * 30} ${
          360 + i * 34
        } ${880 + i * 6} ${330 + i * 26}`,
        'none',
        { 'stroke': i % 2 ? p.sea[2] : mix(p.sea[0], p.sea[1], 0.3), 'stroke-width': 17, 'opacity': 0.65 },
      )
    c.shade(face, 300, 0, 860, 0, p.sea[0], 0, 0.7)
  })
  c.path(
    'M330 520Q560 300 900 300Q1130 310 1190 450Q1220 560 1110 590Q1140 500 1040 462Q1110 400 960 360Q800 320 620 400Q480 460 330 520Z',
    p.foam,
  )
  c.path('M620 400Q800 320 960 360Q1110 400 1040 462Q1000 400 900 392Q760 384 620 400Z', mix(p.foam, p.sea[2], 0.4))
  for (let i = 0; i < 60; i++) {
    const a = r.r(0, 3)
    c.circle(
      1130 + 150 * Math.cos(a) * r.r(0.3, 1.1),
      560 + 90 * Math.sin(a) + r.r(-60, 40),
      r.r(5, 26),
      r.b(0.6) ? p.foam : mix(p.foam, p.sea[2], 0.35),
    )
  }
  for (let i = 0; i < 26; i++) c.circle(r.r(420, 1100), 330 - r.r(0, 90), r.r(2, 7), p.foam, { opacity: 0.9 })
}

/** A surfer on the shoulder of a wave, lighthouse and rock behind. */
export function surfLesson(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.56 })
  centred(c, () => {
    cumulus(c, p, 300, 260, 460, { r, lit: p.cream, dark: p.sky[1] })
    hills(c, 540, 90, { r, col: p.hill[1], N: 4, x0: 700, x1: 2000, base: 560 })
    c.path('M1290 470V300h-8v-14h56v14h-8V470Z', p.cream)
    c.path('M1312 470V300h18V470Z', p.wall[2])
    c.path('M1288 286q22 -34 44 0Z', p.accent)
    sea(c, p, { y0: 540, y1: 1500, r, bands: 9, amp: 1 })
    breaker(c, p, r)
    const board = 'M-170 0Q-150 -20 0 -22Q140 -20 190 -2Q140 16 0 18Q-130 16 -170 0Z'
    place(
      c,
      520,
      650,
      () => {
        c.path('M-330 60Q-200 20 -60 6L0 20Q-180 40 -300 84Q-260 66 -330 60Z', p.foam)
        toned(c, board, p.accent, mix(p.accent, p.ink, 0.4), 0, 12)
        c.path('M-160 -3L186 -5v5L-160 4Z', p.cream)
        person(c, p, 0, 4, 410, {
          pose: SURF,
          top: mix(p.ink, p.sea[0], 0.4),
          bottom: mix(p.ink, p.sea[0], 0.4),
          side: true,
          hair: mix(p.accent2, p.roof[1], 0.4),
        })
        for (let i = 0; i < 22; i++) c.circle(-r.r(60, 330), 10 - r.r(-30, 50), r.r(4, 13), p.foam)
      },
      { rot: -14 },
    )
    sea(c, p, { y0: 880, y1: 1500, r, bands: 4, amp: 1.6, cols: [p.sea[2], p.sea[1], p.sea[1], p.sea[0]] })
    for (const [x, y, col] of [
      [1180, 880, p.accent2],
      [1340, 930, p.cream],
    ] as const) {
      c.ell(x, y + 10, 120, 14, p.foam)
      toned(
        c,
        svg`M${x - 120} ${y}Q${x} ${y - 20} ${x + 130} ${y - 4}Q${x} ${y + 20} ${x - 120} ${y}Z`,
        col,
        mix(col, p.ink, 0.3),
        0,
        10,
      )
      person(c, p, x - 20, y + 40, 190, {
        pose: {
          ...STAND,
          arms: [
            [
              [-11, 66],
              [-8, 54],
            ],
            [
              [13, 80],
              [20, 94],
            ],
          ],
          hip: [0, 40],
          legs: [
            [
              [-4, 26],
              [-4, 20],
            ],
            [
              [4, 26],
              [4, 20],
            ],
          ],
        },
        top: mix(p.ink, p.sea[0], 0.3),
        lx: -1,
      })
      c.ell(x - 20, y + 14, 60, 12, mix(p.sea[1], p.foam, 0.4))
    }
    for (let i = 0; i < 5; i++) gull(c, r.r(160, 620), r.r(90, 300), r.r(12, 24), p.cream)
  })
}

/** Boards planted in the sand like a fence, pennants, the sea behind. */
export function surfParty(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.55, rays: { x: c.W * 0.72, y: c.H * 0.4, R: 86, N: 30, len: 1500, o: 0.45 } })
  centred(c, () => {
    hills(c, 548, 120, { r, col: p.hill[1], N: 3, x0: -300, x1: 560, base: 556 })
    sea(c, p, { y0: 548, y1: 740, r, bands: 8, amp: 1.1, sunX: 1080, glit: 16 })
    c.path('M-500 716Q300 690 760 712Q1200 736 2000 700V1500H-500Z', p.foam)
    c.path('M-500 736Q300 706 760 730Q1200 756 2000 718V1500H-500Z', p.sand[0])
    c.shade('M-500 736H2000V1500H-500Z', 1200, 0, 200, 1000, p.sand[2], 0, 0.85)
    const shadow = p.sand[2]
    const cols = [p.accent, p.cream, p.sea[0], p.accent2, p.fol[1], p.cream, p.accent] as const
    for (let i = 0; i < 7; i++) {
      const [x, h] = [130 + i * 150, 520 + ((i * 53) % 90)]
      const y = 840 + ((i * 31) % 44)
      const col = at(cols, i)
      place(
        c,
        x,
        y,
        () => {
          const d = svg`M0 ${-h}Q74 ${-h * 0.72} 70 ${-h * 0.36}Q64 ${-h * 0.08} 34 12H-34Q-64 ${-h * 0.08} -70 ${
            -h * 0.36
          }Q-74 ${-h * 0.72} 0 ${-h}Z`
          cast(c, d, 0, shadow, -0.5, -0.22)
          toned(c, d, mix(col, p.ink, 0.36), col, -34, 0)
          c.clip(d, () => {
            if (i % 3 === 0) c.path(svg`M-90 ${-h * 0.42}L90 ${-h * 0.6}V${-h * 0.48}L-90 ${-h * 0.3}Z`, p.cream)
            if (i % 3 === 1) {
              for (let k = 0; k < 3; k++)
                c.rect(-90, -h * (0.3 + k * 0.09), 180, h * 0.045, at([p.accent, p.accent2, p.sea[1]], k))
            }
            if (i % 3 === 2) c.path(svg`M0 ${-h * 0.34}L-90 ${-h * 0.6}V${-h}H90V${-h * 0.6}Z`, p.accent2)
          })
          c.path(svg`M0 ${-h}V12`, 'none', { 'stroke': p.ink, 'stroke-width': 3, 'opacity': 0.35 })
          c.ell(0, 12, 66, 10, mix(p.sand[1], p.sand[2], 0.4))
        },
        { rot: -5 + ((i * 37) % 11) },
      )
    }
    person(c, p, 1230, 880, 330, {
      pose: STAND,
      top: p.accent,
      bare: true,
      legs: true,
      skirt: [40, 7],
      lx: -1,
      shadow,
      sl: -0.5,
      st: -0.2,
      hat: 'wide',
      hatCol: p.cream,
    })
    person(c, p, 1330, 900, 350, {
      pose: {
        ...STAND,
        arms: [
          [
            [-12, 70],
            [-18, 60],
          ],
          [
            [14, 84],
            [20, 99],
          ],
        ],
      },
      top: p.sea[0],
      bottom: p.cream,
      dir: -1,
      shadow,
      sl: -0.5,
      st: -0.2,
    })
    c.path('M-100 120Q400 330 860 190Q1200 90 1600 250', 'none', { 'stroke': p.ink, 'stroke-width': 5 })
    for (let i = 0; i < 16; i++) {
      const t = i / 15.5
      const x = -60 + t * 1620
      const y =
        t < 0.55
          ? 132 + 420 * t * (0.62 - t) * 4 * 0.33 + t * 150
          : 205 - Math.sin((t - 0.55) * 6) * 40 + (t - 0.75) * 160
      c.path(svg`M${x} ${y}l60 10l-22 84Z`, at(cols, i % 7))
    }
  })
}

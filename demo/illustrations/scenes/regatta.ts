import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** A varnished launch heading for an island of pines and its fort. */
export function islandTrip(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.44, rays: { x: c.W * 0.18, y: c.H * 0.2, R: 66, N: 30, len: 1500, o: 0.42 } })
  sea(c, p, { y0: c.H * 0.44, y1: c.H, r, bands: 10, amp: 1, sunX: c.W * 0.18, glit: 20 })
  centred(c, () => {
    hills(c, 442, 110, { r, col: p.hill[0], N: 6, base: 446 })
    c.path('M640 462Q760 424 900 420H1560V470Z', mix(p.stone, p.wall[2], 0.2))
    c.path('M1000 420V350H1240V420Z', p.wall[0])
    c.path('M1130 420V350H1240V420Z', p.wall[2])
    c.path('M1180 350V280H1226V350Z', p.wall[1])
    c.path('M1204 350V280H1226V350Z', p.wall[2])
    for (let i = 0; i < 9; i++) c.rect(1004 + i * 26, 340, 14, 12, i > 4 ? p.wall[2] : p.wall[0])
    for (const [x, h] of [
      [760, 130],
      [850, 170],
      [940, 150],
      [1290, 180],
      [1400, 210],
      [1500, 190],
    ] as const)
      pine(c, p, x, 432, h, { r, lean: 0.08 })
    for (let i = 0; i < 14; i++) leafMass(c, p, 700 + i * 64, 440, 50, r.r(20, 46), { r, k: 6 })
    for (let i = 0; i < 12; i++)
      lens(c, 660 + r.r(0, 700), 470 + i * 6, r.r(90, 260), 4, mix(p.fol[1], p.sea[1], 0.5), 0.8)
    sail(c, p, 430, 480, 90, { c2: p.accent2 })
    c.path('M-80 1010Q300 830 560 770L620 800Q420 860 330 1010Z', p.foam)
    c.path('M10 1010Q330 860 560 790L600 800Q360 880 250 1010Z', p.sea[2])
    place(
      c,
      760,
      770,
      () => {
        const hull = 'M-300 -30Q-330 20 -290 78H200Q380 40 470 -74L440 -80Q200 -56 -300 -40Z'
        const wood = mix(p.accent2, p.roof[1], 0.55)
        toned(c, hull, lighten(wood, 0.08), mix(wood, p.ink, 0.45), 0, 54)
        c.path('M-300 -44Q200 -60 470 -86L474 -70Q200 -38 -302 -22Z', p.cream)
        c.path('M-290 62H230Q210 80 190 84H-286Z', p.accent)
        c.path('M40 -62L90 -128Q190 -140 230 -78L216 -72Q180 -118 104 -112L64 -60Z', p.glass, { opacity: 0.75 })
        for (const [x, k, col] of [
          [-200, 170, p.accent],
          [-110, 180, p.cream],
          [10, 190, p.sea[0]],
        ] as const)
          person(c, p, x, 66, k * 1.3, {
            pose: {
              hip: [0, 49],
              chest: [0.5, 78],
              head: [2, 90],
              arms: [
                [
                  [9, 62],
                  [18, 62],
                ],
                [
                  [8, 62],
                  [14, 54],
                ],
              ],
              legs: [
                [
                  [-1, 40],
                  [-1, 40],
                ],
                [
                  [1, 40],
                  [1, 40],
                ],
              ],
            },
            top: col,
            hat: x === -110 ? 'wide' : 'boater',
            hatCol: x === 10 ? p.accent2 : p.cream,
            side: true,
          })
        c.path('M-300 -34Q0 -50 60 -52L64 -20Q-100 -10 -300 6Z', lighten(wood, 0.04))
        c.path('M-300 -44Q-100 -52 70 -56L70 -44Q-100 -38 -300 -28Z', p.cream)
        c.path('M-282 -40V-170h7V-40Z', p.ink)
        c.path('M-282 -168L-350 -150L-282 -120Z', p.accent)
        c.path('M260 84Q380 60 430 0Q450 60 520 84Q420 106 240 100Z', p.foam)
        c.path('M-310 70Q0 120 330 84L400 104Q0 146 -330 108Z', p.foam)
        c.path('M-300 92Q0 132 330 104L360 114Q0 156 -320 122Z', p.sea[1])
      },
      { rot: -4 },
    )
    for (let i = 0; i < 26; i++) c.circle(1200 + r.r(-60, 70), 770 - r.r(-30, 50), r.r(3, 10), p.foam, { opacity: 0.9 })
    for (let i = 0; i < 6; i++) gull(c, r.r(360, 760), r.r(120, 340), r.r(14, 30), p.cream)
  })
}

/** A line of round spinnakers running before the wind. */
export function spinnakers(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6 })
  centred(c, () => {
    cumulus(c, p, 200, 330, 620, { r, lit: p.cream, dark: p.sky[1] })
    cumulus(c, p, 1300, 460, 500, { r, lit: p.cream, dark: p.sky[2] })
    c.path('M-500 604Q200 560 700 592Q1200 566 2000 604Z', p.hill[0])
    sea(c, p, { y0: 600, y1: 1500, r, bands: 9, amp: 1.3 })
    const boat = (x: number, y: number, s: number, cols: readonly [string, string]): void => {
      place(
        c,
        x,
        y,
        () => {
          for (let i = 0; i < 7; i++)
            lens(c, -150 + i * 12, 40 + i * 22, 330 - i * 26, 9, mix(at(cols, i % 2), p.sea[1], 0.45), 0.75)
          toned(c, 'M-14 -560Q-120 -330 -190 -70H-14Z', p.cream, mix(p.cream, p.wall[2], 0.55), -50, 0)
          c.path('M-10 -600h8V-20h-8Z', mix(p.accent2, p.roof[1], 0.4))
          const kite = 'M0 -560C150 -540 310 -420 300 -230C296 -160 260 -110 220 -96Q120 -150 10 -96Q-20 -330 0 -560Z'
          c.path(kite, cols[0])
          c.clip(kite, () => {
            c.path('M0 -560C90 -520 180 -380 176 -110L110 -124C120 -340 60 -480 0 -560Z', cols[1])
            c.path('M0 -560C150 -540 310 -420 300 -230L300 -90L256 -100C280 -300 150 -480 0 -560Z', cols[1])
            c.shade(kite, 60, 0, 320, 0, p.ink, 0, 0.5)
            c.path('M0 -400Q160 -440 320 -330V-300Q160 -400 0 -364Z', cols[1])
          })
          c.path('M220 -96L10 -30M10 -96L-120 -30', 'none', { 'stroke': p.ink, 'stroke-width': 3 })
          toned(c, 'M-230 -34H240Q190 26 130 32H-170Q-220 20 -230 -34Z', p.cream, p.ink, 0, 16)
          for (const a of [-130, -80, -30])
            c.path(
              svg`M${a - 18} -34Q${a - 18} -84 ${a} -86Q${a + 22} -84 ${a + 18} -34Z`,
              a === -80 ? p.accent : p.sea[0],
            )
          for (const a of [-130, -80, -30]) c.circle(a, -98, 13, p.skin)
          c.path('M-260 26Q0 70 270 20Q200 62 60 64H-160Q-240 54 -260 26Z', p.foam)
        },
        { s },
      )
    }
    boat(1380, 640, 0.3, [p.cream, p.fol[1]])
    boat(1170, 650, 0.4, [p.accent2, p.cream])
    boat(130, 670, 0.5, [p.sea[0], p.cream])
    boat(930, 720, 0.72, [p.fol[1], p.accent2])
    boat(420, 850, 1.28, [p.accent, p.cream])
    sea(c, p, { y0: 915, y1: 1500, r, bands: 4, amp: 2, cols: [p.sea[1], p.sea[0], p.sea[0], p.sea[1]] })
    place(
      c,
      1290,
      935,
      () => {
        toned(c, 'M-54 60L-36 -90H36L54 60Z', p.accent, mix(p.accent, p.ink, 0.4), -20, 0)
        c.path('M-46 -8H46L50 24H-50Z', p.cream)
        c.path('M-4 -90V-160h8V-90Z', p.ink)
        c.path('M4 -158L70 -136L4 -112Z', p.accent2)
        c.ell(0, 62, 90, 14, p.foam)
      },
      { rot: 5 },
    )
    for (let i = 0; i < 7; i++) gull(c, r.r(900, 1400), r.r(80, 330), r.r(14, 30), p.cream)
  })
}

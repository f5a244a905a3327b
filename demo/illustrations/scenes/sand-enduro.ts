import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** Motorcycles leaping the dunes above the sea. */
export function sandEnduro(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6 })
  centred(c, () => {
    sea(c, p, { y0: 500, y1: 640, r, bands: 5, amp: 0.5 })
    c.path('M-500 560Q300 520 800 548Q1300 580 2000 520V1500H-500Z', mix(p.sand[1], p.sand[0], 0.5))
    for (let i = 0; i < 90; i++)
      c.circle(r.r(-20, 1520), 548 - r.r(0, 12), r.r(4, 7), r.pick([p.accent, p.cream, p.sea[0], p.accent2, p.ink]))
    for (const x of [140, 470, 1120, 1400]) flag(c, p, x, 560, 130, { cols: [x === 470 ? p.cream : p.accent2] })
    const dune = (d: string, x0: number, x1: number): void => {
      c.path(d, p.sand[0])
      c.shade(d, x0, 0, x1, 0, p.sand[2], 0, 0.95)
    }
    dune('M-500 760Q-100 560 160 620Q420 700 760 900L900 1500H-500Z', 0, 760)
    dune('M700 900Q980 590 1240 600Q1560 620 2000 800V1500H700Z', 1000, 1700)
    const bike = (x: number, y: number, s: number, rot: number, col: string): void => {
      place(
        c,
        x,
        y,
        () => {
          for (const wx of [-112, 124]) {
            c.circle(wx, -56, 58, p.ink)
            c.circle(wx, -56, 42, mix(p.cream, p.wall[2], 0.3))
            c.circle(wx, -56, 33, mix(p.sand[1], p.wall[2], 0.35))
            for (let i = 0; i < 8; i++)
              c.path(svg`M${wx} -56L${wx + 42 * Math.cos(i * 0.785)} ${-56 + 42 * Math.sin(i * 0.785)}`, 'none', {
                'stroke': p.cream,
                'stroke-width': 2,
              })
            for (let i = 0; i < 18; i++)
              c.circle(wx + 58 * Math.cos(i * 0.349), -56 + 58 * Math.sin(i * 0.349), 6, p.ink)
          }
          c.path('M124 -56L78 -196l12 -4L136 -58ZM-112 -56L-10 -84l4 14L-112 -46Z', mix(p.cream, p.wall[2], 0.5))
          c.path('M-40 -60L60 -64L56 -120L-30 -116Z', mix(p.ink, p.wall[3], 0.3))
          toned(
            c,
            'M-170 -172L-30 -148Q10 -186 62 -176L92 -150L50 -112L-20 -112L-60 -134Z',
            col,
            mix(col, p.ink, 0.4),
            0,
            24,
          )
          c.path('M64 -150L186 -142L190 -132L70 -128Z', col)
          c.path('M-120 -160L-20 -148l-8 14L-118 -150Z', p.ink)
          c.path('M50 -190L96 -216l6 8L60 -176Z', p.ink)
          person(c, p, -26, -95, 270, {
            pose: {
              hip: [-14, 58],
              chest: [8, 82],
              head: [17, 94],
              arms: [
                [
                  [26, 66],
                  [41, 47],
                ],
                [
                  [22, 64],
                  [40, 45],
                ],
              ],
              legs: [
                [
                  [14, 40],
                  [-2, 6],
                ],
                [
                  [14, 36],
                  [-4, 2],
                ],
              ],
            },
            top: col,
            bottom: p.cream,
            hat: 'helmet',
            hatCol: p.cream,
            side: true,
          })
          c.circle(22, -356, 23, p.cream)
          c.path('M14 -372L46 -364L44 -346L20 -350Z', p.ink)
          c.path('M10 -376L54 -380l2 7L14 -366Z', col)
        },
        { s, rot },
      )
    }
    const plume = (x: number, y: number, k: number, dir: number): void => {
      for (let i = 0; i < 15; i++)
        c.circle(
          x - dir * i * k * 1.6 + r.r(-k, k),
          y - r.r(0, 2.4) * k * (1 - i / 24),
          k * r.r(0.7, 1.7),
          mix(p.sand[0], p.sand[1], r.r(0, 0.8)),
          { opacity: 0.85 },
        )
    }
    plume(230, 640, 16, 1)
    bike(330, 640, 0.5, 8, p.sea[0])
    plume(1180, 610, 20, 1)
    bike(1290, 610, 0.66, -4, p.accent2)
    dune('M-500 1010Q-60 800 250 790Q470 800 760 1090V1500H-500Z', 160, 760)
    plume(480, 800, 34, 1)
    bike(740, 720, 1.18, -19, p.accent)
    c.ell(800, 960, 210, 20, p.sand[2], { opacity: 0.8 })
  })
}

import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { scallop } from '../figures/keepsakes.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { palm } from '../nature/palm.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** Mimosa in a jug on a sill; the bay and a palm beyond. */
export function mimosa(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.5 })
  sea(c, p, { y0: c.H * 0.48, y1: c.H * 0.86, r, bands: 7, amp: 0.7 })
  centred(c, () => {
    hills(c, 484, 110, { r, col: p.hill[0], N: 5, base: 490 })
    hills(c, 484, 60, { r, col: p.hill[1], N: 3, x0: 600, x1: 2000, base: 490 })
    sail(c, p, 330, 540, 80, { c2: p.accent })
    sail(c, p, 180, 516, 46, { c2: p.accent2 })
    palm(c, p, 120, 900, 760, { r, lean: 0.06 })
    c.path('M1240 -200H2000V1200H1240Z', mix(p.sea[2], p.fol[1], 0.35))
    for (let i = 0; i < 13; i++)
      c.path(svg`M1282 ${20 + i * 62}H1470V${56 + i * 62}L1282 ${44 + i * 62}Z`, mix(p.sea[1], p.fol[1], 0.5))
    c.rect(1240, -100, 30, 1000, mix(p.cream, p.wall[2], 0.3))
    ground(c, 790, 1500, p.cream, mix(p.wall[1], p.cream, 0.3))
    c.rect(-500, 850, 2500, 16, mix(p.wall[2], p.cream, 0.3))
    c.shade('M-500 790H2000V1500H-500Z', 500, 0, 1500, 0, p.wall[2], 0, 0.7)
    const sh = mix(p.wall[2], p.wall[3], 0.25)
    c.path('M760 890Q1060 820 1300 850Q1380 880 1160 896Z', sh, { opacity: 0.7 })
    const stems = [
      [-150, -420, 1],
      [-60, -520, 1],
      [70, -500, 1],
      [190, -400, 1],
      [250, -230, 0.8],
      [-230, -250, 0.8],
      [10, -360, 1],
    ] as const
    for (const [x, y] of stems)
      c.path(svg`M740 660Q${740 + x * 0.3} ${600 + y * 0.4} ${740 + x} ${660 + y}`, 'none', {
        'stroke': p.fol[1],
        'stroke-width': 7,
      })
    for (const [x, y, s] of stems) {
      for (let i = 0; i < 16; i++) {
        const t = i / 15
        const [a, b] = [740 + x * (0.35 + 0.7 * t), 660 + y * (0.42 + 0.66 * t)]
        place(c, a, b, () => c.path('M0 0Q40 -14 76 2Q40 12 0 0Z', i % 2 ? p.fol[1] : mix(p.fol[1], p.fol[2], 0.6)), {
          rot: i % 2 ? 20 : 150,
          s: 1.1,
        })
      }
      for (let i = 0; i < 34; i++) {
        const t = r.r(0.2, 1)
        const spread = 64 * s * (1.1 - t * 0.6)
        const [a, b] = [
          740 + x * (0.35 + 0.7 * t) + r.r(-spread, spread),
          660 + y * (0.42 + 0.66 * t) + r.r(-spread, spread),
        ]
        const q = r.r(11, 19)
        c.circle(a + 3, b + 4, q, mix(p.accent2, p.roof[0], 0.35))
        c.circle(a, b, q, p.accent2)
        c.circle(a - q * 0.25, b - q * 0.25, q * 0.5, mix(p.accent2, p.cream, 0.55))
      }
    }
    toned(
      c,
      'M660 610H830Q850 640 826 670Q900 740 880 830Q860 894 745 896Q630 894 610 830Q590 740 664 670Q640 640 660 610Z',
      mix(p.sea[1], p.cream, 0.15),
      mix(p.sea[0], p.ink, 0.15),
      130,
      0,
    )
    c.path('M612 760Q745 800 884 760V790Q745 830 608 790Z', p.cream)
    c.path(
      'M834 660Q930 650 920 740Q910 800 870 800L876 780Q900 770 900 730Q900 680 834 684Z',
      mix(p.sea[0], p.ink, 0.1),
    )
    for (const [x, y] of [
      [520, 880],
      [470, 904],
      [930, 912],
      [560, 920],
    ] as const)
      c.circle(x, y, 14, p.accent2)
  })
}

/** A pile of pebbles, a shell, a bowl of seaweed and a rolled towel. */
export function thalasso(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.44 })
  sea(c, p, { y0: c.H * 0.42, y1: c.H * 0.68, r, bands: 7, amp: 0.8, sunX: c.W * 0.3, glit: 14 })
  centred(c, () => {
    c.circle(450, 280, 70, p.sun)
    ground(c, 650, 1500, mix(p.stone, p.cream, 0.4), mix(p.sand[0], p.cream, 0.4))
    for (let i = 0; i < 6; i++)
      c.path(
        svg`M-500 ${690 + i * 62}Q600 ${670 + i * 66} 2000 ${694 + i * 60}v7Q600 ${678 + i * 66} -500 ${698 + i * 62}Z`,
        p.sand[1],
        { opacity: 0.6 },
      )
    c.shade('M-500 650H2000V1500H-500Z', 500, 0, 1500, 0, p.sand[2], 0, 0.75)
    const sh = mix(p.sand[2], p.wall[2], 0.5)
    c.path('M330 860Q700 800 900 830Q960 850 800 872Z', sh, { opacity: 0.7 })
    for (const [x, y, w, h, col] of [
      [400, 850, 210, 66, p.wall[3]],
      [410, 742, 170, 54, mix(p.stone, p.wall[3], 0.35)],
      [392, 652, 140, 46, mix(p.wall[3], p.ink, 0.3)],
      [404, 578, 104, 36, mix(p.cream, p.wall[2], 0.25)],
      [396, 520, 66, 25, p.wall[2]],
    ] as const) {
      toned(
        c,
        svg`M${x - w} ${y}A${w} ${h} 0 0 1 ${x + w} ${y}A${w * 1.0} ${h * 0.9} 0 0 1 ${x - w} ${y}Z`,
        lighten(col, 0.06),
        mix(col, p.ink, 0.28),
        w * 0.5,
        h * 0.34,
      )
    }
    c.path('M760 880Q1150 830 1320 850Q1360 870 1100 892Z', sh, { opacity: 0.7 })
    for (let i = 0; i < 9; i++) {
      const x = 780 + i * 34
      c.path(
        svg`M${x} 740q${-40 + i * 9} -60 ${-20 + i * 7} -${120 + ((i * 41) % 80)}q34 30 ${16 - i} 60q30 20 ${10} 70Z`,
        i % 2 ? p.fol[1] : mix(p.fol[1], p.fol[2], 0.6),
      )
    }
    toned(c, 'M720 730H1140Q1130 880 1000 890H860Q730 880 720 730Z', p.cream, mix(p.cream, p.wall[2], 0.65), 230, 0)
    c.ell(930, 730, 210, 36, mix(p.fol[0], p.sea[0], 0.4))
    c.ell(930, 730, 210, 36, 'none', { 'stroke': p.cream, 'stroke-width': 11 })
    for (let i = 0; i < 6; i++)
      c.path(svg`M${800 + i * 40} 740q${20} -40 ${60} -26q-10 34 -60 26Z`, i % 2 ? p.fol[2] : p.fol[1])
    c.path('M720 790Q930 830 1138 790L1132 812Q930 852 726 812Z', p.sea[1])
    scallop(c, p, 640, 880, mix(p.accent, p.sand[0], 0.5), sh, { s: 0.62, rot: -10 })
    toned(c, 'M1180 800H1420A56 56 0 0 1 1420 912H1180Z', p.cream, mix(p.cream, p.wall[2], 0.55), 0, 60)
    c.circle(1180, 856, 56, mix(p.cream, p.wall[2], 0.15))
    for (const q of [44, 30, 16]) c.circle(1180, 856, q, 'none', { 'stroke': p.wall[2], 'stroke-width': 5 })
    c.path('M1300 800h34v112h-34Z', p.accent)
    for (let i = 0; i < 5; i++) gull(c, r.r(800, 1300), r.r(100, 300), r.r(12, 26), p.cream)
  })
}

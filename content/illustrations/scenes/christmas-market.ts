import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { person } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND } from '../figures/poses.ts'
import { hills, sea } from '../nature/sea.ts'
import { sky, star4 } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { fir } from './mountain.ts'
import { ground } from './stage-kit.ts'

/** Wooden stalls round a lit fir, the lake behind, snow on the roofs. */
export function christmasMarket(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.56, stars: 70 })
  centred(c, () => {
    hills(c, 520, 60, { r, col: p.hill[1], N: 5, base: 528 })
    sea(c, p, { y0: 520, y1: 650, r, bands: 5, amp: 0.3 })
    const snow = mix(p.cream, p.sea[2], 0.45)
    ground(c, 630, 1500, mix(p.cream, p.sea[2], 0.4), mix(p.sea[1], p.sea[2], 0.5))
    c.glow(750, 640, 560, p.glow, 0.45)
    fir(c, { ...p, sand: [mix(p.fol[1], p.fol[2], 0.5), p.fol[1], p.fol[0]] } as Inks, 750, 740, 640)
    for (let i = 0; i < 9; i++) {
      const w = 20 + i * 19
      const y = 200 + i * 56
      c.path(svg`M${750 - w} ${y}Q750 ${y + 44} ${750 + w} ${y - 10}`, 'none', {
        stroke: p.accent2,
        'stroke-width': 4,
        opacity: 0.7,
      })
      for (let k = 0; k <= 3 + i; k++) {
        const t = k / (3 + i)
        const [x, ly] = [750 - w + 2 * w * t, y + 44 * 2 * t * (1 - t) - 10 * t]
        c.glow(x, ly, 26, p.glow, 0.7)
        c.circle(x, ly, 7, at([p.cream, p.glow, p.accent], (k + i) % 3))
      }
    }
    star4(c, 750, 96, 54, p.glow)
    c.glow(750, 96, 120, p.glow, 0.7)
    const stall = (x: number, y: number, s: number, flip: boolean, col: string): void => {
      place(
        c,
        x,
        y,
        () => {
          c.glow(0, -110, 240, p.glow, 0.5)
          c.path('M-150 0V-190H150V0Z', mix(p.accent2, p.roof[2], 0.7))
          c.path('M-126 -50V-172H126V-50Z', p.glow)
          for (let i = 0; i < 6; i++) c.circle(-100 + i * 40, -136, 15, at([p.accent, p.cream, col], i % 3))
          for (let i = 0; i < 6; i++)
            c.path(
              svg`M${-110 + i * 40} -50v-34q14 -22 28 0v34Z`,
              at([col, p.accent, mix(p.accent2, p.roof[1], 0.4)], i % 3),
            )
          c.path('M-160 -54H160V-36H-160Z', mix(p.accent2, p.cream, 0.3))
          for (let i = 0; i < 10; i++) c.rect(-148 + i * 30, -36, 3, 36, mix(p.roof[2], p.ink, 0.3))
          c.path('M-190 -176L0 -300L190 -176L180 -160L0 -276L-180 -160Z', mix(p.roof[2], p.ink, 0.2))
          c.path('M-200 -176L0 -316L200 -176Q150 -190 110 -216L0 -290L-96 -222Q-150 -186 -200 -176Z', p.cream)
          c.path('M0 -316L200 -176Q150 -190 110 -216L0 -290Z', snow)
          for (let i = 0; i < 9; i++) c.circle(-160 + i * 40, -166 - (i % 2) * 8, 6, p.glow)
        },
        { s, flip },
      )
    }
    stall(420, 700, 0.72, false, p.fol[2])
    stall(1090, 700, 0.72, true, p.sea[2])
    stall(170, 850, 1.15, false, p.sea[2])
    stall(1340, 860, 1.2, true, p.fol[2])
    const shadow = mix(p.sea[1], p.ink, 0.2)
    person(c, p, 560, 830, 220, {
      pose: STAND,
      top: p.accent,
      skirt: [10, 11],
      hat: 'cap',
      hatCol: p.cream,
      shadow,
      sl: 0.5,
    })
    person(c, p, 640, 850, 150, {
      pose: STAND,
      top: p.accent2,
      bottom: p.ink,
      hat: 'cap',
      hatCol: p.accent,
      shadow,
      sl: 0.5,
    })
    person(c, p, 950, 820, 230, {
      pose: STAND,
      top: mix(p.sea[0], p.ink, 0.3),
      hat: 'boater',
      hatCol: p.ink,
      shadow,
      sl: 0.5,
      dir: -1,
    })
    person(c, p, 1020, 840, 215, {
      pose: STAND,
      top: p.fol[1],
      skirt: [8, 11],
      hat: 'wide',
      hatCol: p.accent,
      shadow,
      sl: 0.5,
    })
    for (let i = 0; i < 170; i++) c.circle(r.r(-40, 1540), r.r(0, 990), r.r(2, 7), p.cream, { opacity: r.r(0.5, 1) })
  })
}

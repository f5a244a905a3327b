import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { bass } from '../figures/instruments.ts'
import { person } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { SIT, STAND } from '../figures/poses.ts'
import { hills, sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { boards, drape, ground } from './stage-kit.ts'

/** Behind the conductor: bows all at one slant, chandeliers above. */
export function orchestra(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    const wall = mix(p.wall[1], p.accent2, 0.35)
    ground(c, -500, 620, mix(wall, p.roof[1], 0.35), mix(wall, p.cream, 0.3))
    for (let i = -4; i < 12; i++) {
      const x = i * 200 - 50
      c.path(svg`M${x + 30} 560V210A70 70 0 0 1 ${x + 170} 210V560Z`, mix(p.roof[1], p.accent, 0.35))
      c.path(svg`M${x + 46} 560V214A54 54 0 0 1 ${x + 154} 214V560Z`, mix(p.roof[2], p.accent, 0.3))
      c.rect(x - 14, 60, 28, 520, p.cream)
      c.rect(x + 2, 60, 12, 520, mix(p.wall[2], p.cream, 0.3))
      c.rect(x - 22, 44, 44, 20, p.accent2)
    }
    c.rect(-500, 10, 2500, 34, p.cream)
    c.rect(-500, 40, 2500, 8, p.accent2)
    for (const x of [230, 1270]) {
      c.glow(x, 190, 230, p.glow, 0.75)
      for (let i = 0; i < 4; i++) {
        const w = 118 - i * 25
        c.path(
          svg`M${x - w} ${112 + i * 36}A${w} 18 0 0 0 ${x + w} ${112 + i * 36}L${x + w * 0.85} ${140 + i * 36}A${
            w * 0.85
          } 16 0 0 1 ${x - w * 0.85} ${140 + i * 36}Z`,
          i % 2 ? p.glow : p.cream,
        )
        c.ell(x, 112 + i * 36, w, 16, p.accent2)
      }
      c.rect(x - 3, -20, 6, 130, p.accent2)
    }
    ground(c, 560, 1500, mix(p.sand[1], p.roof[0], 0.4), mix(p.roof[1], p.ink, 0.2))
    for (let row = 0; row < 4; row++) {
      const y = 620 + row * 82
      const h = 230 + row * 46
      const step = 104 + row * 24
      c.rect(-500, y - 6, 2500, 100, mix(p.roof[1], p.ink, 0.1 + row * 0.08))
      for (let x = 750 - step * 7.5; x < 1560; x += step) {
        if (row > 1 && Math.abs(x - 750) < 150 + row * 30) continue
        const s = x < 750 ? 1 : -1
        const coat = at(
          [mix(p.ink, p.roof[2], 0.35), mix(p.ink, p.sea[0], 0.4), p.ink],
          Math.abs(row + Math.round(x)) % 3,
        )
        place(
          c,
          x,
          y,
          () => {
            c.path('M-60 40Q-58 -66 -20 -80H20Q58 -66 60 40Z', coat)
            c.path('M-14 -80L0 -30L14 -80Z', p.cream)
            c.path('M-60 40Q-58 -66 -20 -80L-12 -80Q-44 -60 -42 40Z', lighten(coat, 0.16))
            c.ell(4, -112, 23, 28, p.skin)
            c.path(
              'M-20 -110Q-26 -146 6 -144Q32 -142 27 -116Q18 -130 0 -126Q-8 -112 -20 -110Z',
              r.pick([p.ink, mix(p.roof[0], p.ink, 0.4), mix(p.cream, p.wall[2], 0.4)]),
            )
            c.path(
              'M-46 -54Q-30 -84 2 -66Q20 -82 40 -60Q34 -40 10 -46Q-24 -26 -46 -54Z',
              mix(p.accent2, p.roof[0], 0.55),
              { transform: 'rotate(-14)' },
            )
            c.path('M30 -62L92 -92l3 9L34 -52Z', mix(p.roof[2], p.ink, 0.4))
            c.path('M64 44L2 -170l7 -2L72 42Z', p.cream)
          },
          { s: h / 300, flip: s < 0 },
        )
      }
    }
    c.ell(750, 985, 290, 60, mix(p.roof[2], p.ink, 0.35))
    c.path('M540 930H960V1010H540Z', mix(p.accent, p.ink, 0.15))
    c.ell(750, 930, 210, 34, mix(p.accent, p.cream, 0.12))
    person(c, p, 750, 934, 640, {
      pose: {
        ...STAND,
        arms: [
          [
            [-17, 80],
            [-29, 93],
          ],
          [
            [17, 82],
            [28, 98],
          ],
        ],
        legs: [
          [
            [-3, 27],
            [-4, 1.5],
          ],
          [
            [3, 27],
            [4, 1.5],
          ],
        ],
      },
      top: p.ink,
      hair: mix(p.cream, p.wall[2], 0.5),
      shadow: mix(p.accent, p.ink, 0.5),
      sl: 0.2,
      st: 0.05,
    })
    c.path('M716 640L706 740L750 690L794 740L784 640Z', p.ink)
    c.ell(752, 343, 27, 33, mix(p.cream, p.wall[2], 0.5))
    c.path('M730 330Q752 300 776 330Q770 372 752 378Q764 344 730 330Z', mix(p.cream, p.wall[3], 0.5))
    c.path('M926 308L1030 236l3 5L930 318Z', p.cream)
  })
}

/** Four players in the blue light of a great window. */
export function quartet(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    const blue = { ...p, sky: [p.sea[1], mix(p.sea[1], p.sea[2], 0.5), p.sea[2], mix(p.sea[3], p.cream, 0.3)] } as Inks
    ground(c, -500, 1000, mix(p.sea[0], p.ink, 0.35), mix(p.sea[0], p.ink, 0.2))
    c.clip('M330 800V360A420 420 0 0 1 1170 360V800Z', () => {
      sky(c, blue, { r, hy: 640, stars: 40 })
      c.circle(960, 260, 54, p.cream)
      hills(c, 642, 60, { r, col: mix(p.sea[0], p.ink, 0.25), N: 5, base: 646 })
      sea(c, p, {
        y0: 640,
        y1: 820,
        r,
        bands: 6,
        amp: 0.7,
        sunX: 960,
        glit: 12,
        cols: [p.sea[1], p.sea[1], p.sea[2], p.sea[3]],
      })
    })
    const bar = mix(p.ink, p.sea[0], 0.25)
    for (const x of [540, 745, 950]) c.rect(x, -80, 12, 900, bar)
    for (const y of [360, 580]) c.rect(330, y, 840, 10, bar)
    c.path('M330 800V360A420 420 0 0 1 1170 360V800', 'none', {
      'stroke': mix(p.wall[2], p.sea[0], 0.3),
      'stroke-width': 26,
    })
    for (const side of [-1, 1] as const)
      drape(c, p, side, 300, { col: mix(p.sea[1], p.sea[2], 0.35), bottom: 800, tie: 0.66 })
    boards(c, 790, mix(p.sea[2], p.wall[2], 0.35), mix(p.ink, p.sea[0], 0.4))
    c.poly(
      [
        [430, 1000],
        [560, 800],
        [960, 800],
        [1130, 1000],
      ],
      p.sea[2],
      { opacity: 0.28 },
    )
    const chairs = mix(p.accent2, p.ink, 0.3)
    const shadow = mix(p.ink, p.sea[0], 0.25)
    const violin = (x: number, y: number, s: number, flip: boolean): void => {
      place(
        c,
        x,
        y,
        () => {
          c.path('M0 0Q10 -26 36 -16Q50 -30 70 -14Q74 6 54 8Q42 20 22 14Q2 18 0 0Z', mix(p.accent2, p.accent, 0.5))
          c.path('M66 -8L128 -26l2 7L68 2Z', p.ink)
          c.path('M30 40L70 -70l6 2L38 44Z', p.cream)
        },
        { s, flip },
      )
    }
    const seat = (x: number, y: number): void => {
      c.path(svg`M${x - 46} ${y}h8V${y - 130}h76V${y}h8V${y - 142}H${x - 46}Z`, chairs)
    }
    for (const [x, y, dir, top] of [
      [300, 880, 1, p.accent],
      [560, 840, 1, mix(p.ink, p.sea[0], 0.3)],
      [930, 840, -1, p.accent2],
    ] as const) {
      seat(x, y)
      person(c, p, x, y, 520, {
        pose: {
          ...SIT,
          arms: [
            [
              [10, 50],
              [20, 57],
            ],
            [
              [11, 46],
              [14, 58],
            ],
          ],
        },
        top,
        bottom: top === p.accent ? top : p.ink,
        ...(top === p.accent2 || top === p.accent ? { skirt: [1, 14, 10] as const, bottom: top } : {}),
        dir,
        side: true,
        shadow,
        sl: 0.3,
        st: 0.1,
      })
      violin(x + dir * 34, y - 306, 0.95, dir < 0)
    }
    seat(1190, 890)
    person(c, p, 1190, 890, 540, {
      pose: {
        ...SIT,
        arms: [
          [
            [14, 52],
            [22, 66],
          ],
          [
            [12, 40],
            [22, 38],
          ],
        ],
        legs: [
          [
            [14, 30],
            [20, 2],
          ],
          [
            [20, 27],
            [26, 2],
          ],
        ],
      },
      top: p.cream,
      bottom: p.ink,
      dir: -1,
      side: true,
      shadow,
      sl: 0.3,
      st: 0.1,
    })
    bass(c, p, 1090, 910, 0.72, 8, mix(p.accent2, p.accent, 0.5))
    c.path('M990 690L1190 742l-2 7L988 697Z', p.cream)
    for (const x of [430, 745, 1010]) {
      c.path(svg`M${x - 3} 900h6V690h-6ZM${x - 34} 902L${x} 860l34 42Z`, chairs)
      c.path(svg`M${x - 56} 700L${x - 44} 640H${x + 44}L${x + 56} 700Z`, p.cream)
      c.path(svg`M${x} 700V640H${x + 44}L${x + 56} 700Z`, mix(p.cream, p.sea[2], 0.5))
    }
  })
}

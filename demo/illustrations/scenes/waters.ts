import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { PADDLE } from '../figures/poses.ts'
import { leafMass } from '../nature/plants.ts'
import { hills, sea } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** A kayak between wooded banks, the tide mill on its dam. */
export function kayak(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.4, streaks: 4 })
  centred(c, () => {
    hills(c, 402, 70, { r, col: p.hill[1], N: 6, base: 410 })
    const water = [
      mix(p.sea[0], p.fol[1], 0.45),
      mix(p.sea[1], p.fol[1], 0.35),
      mix(p.sea[2], p.fol[2], 0.2),
      p.sea[3],
    ] as const
    sea(c, p, { y0: 400, y1: 1500, r, bands: 10, amp: 0.5, cols: water })
    c.path('M560 404V300H760V404Z', p.wall[0])
    c.path('M700 404V300H760V404Z', p.wall[2])
    c.path('M546 304L600 230H720L774 304Z', p.roof[1])
    c.path('M700 304L676 230H720L774 304Z', p.roof[2])
    for (const x of [584, 626, 668]) c.rect(x, 326, 20, 28, p.glass)
    c.path('M470 404H900V426H470Z', p.stone)
    for (const x of [610, 680]) c.path(svg`M${x - 18} 426V410A18 18 0 0 1 ${x + 18} 410V426Z`, p.ink)
    for (let i = 0; i < 12; i++)
      lens(c, 540 + r.r(0, 160), 434 + i * 8, r.r(60, 160), 4, mix(p.wall[0], at(water, 1), 0.4), 0.7)
    const bank = (k: 1 | -1): void => {
      const X = (v: number): number => (k === 1 ? v : 1500 - v)
      for (let i = 0; i < 12; i++)
        leafMass(c, p, X(-60 + i * 48), 430 + Math.max(0, 5 - i) * 20, 90, 220 - i * 12, { r, k: 8 })
      c.path(
        svg`M${X(-500)} 540Q${X(100)} 500 ${X(520)} 430L${X(500)} 446Q${X(100)} 530 ${X(-500)} 610Z`,
        mix(p.stone, p.wall[2], 0.3),
      )
      for (let i = 0; i < 14; i++)
        lens(
          c,
          k === 1 ? -40 : 1500 - 520 + i * 10,
          540 + i * 14 - 40,
          520 - i * 22,
          8,
          mix(p.fol[1], at(water, 0), 0.4),
          0.65,
        )
    }
    bank(1)
    bank(-1)
    for (let i = 0; i < 5; i++) lens(c, 60 + i * 50, 806 + i * 9, 480 - i * 60, 7, p.foam, 0.8)
    const boat = (x: number, y: number, s: number, col: string, coat: string): void => {
      place(
        c,
        x,
        y,
        () => {
          c.path('M-330 26Q0 62 340 20Q0 90 -330 26Z', mix(p.fol[0], at(water, 0), 0.4), { opacity: 0.8 })
          toned(
            c,
            'M-340 -10Q-200 -52 0 -50Q210 -50 360 -20Q220 40 0 42Q-230 40 -340 -10Z',
            lighten(col, 0.05),
            mix(col, p.ink, 0.4),
            0,
            44,
          )
          c.path('M-330 -14Q0 -30 350 -22Q0 -14 -330 -8Z', p.cream)
          for (const [a, body] of [
            [-120, coat],
            [90, p.cream],
          ] as const) {
            c.ell(a + 10, -38, 66, 16, p.ink)
            person(c, p, a, -44, 345, {
              pose: {
                ...PADDLE,
                legs: [
                  [
                    [4, 2],
                    [6, -3],
                  ],
                  [
                    [4, 2],
                    [6, -3],
                  ],
                ],
              },
              top: body,
              bottom: col,
              hat: 'cap',
              hatCol: p.cream,
              side: true,
            })
          }
          c.path(
            'M-340 -10Q-200 -54 -170 -50L-60 -30L40 -50L240 -44Q320 -32 360 -20Q220 40 0 42Q-230 40 -340 -10Z',
            col,
          )
          c.path('M-310 10Q0 50 320 0Q220 40 0 42Q-220 40 -310 10Z', mix(col, p.ink, 0.4))
          for (const a of [-120, 90]) {
            c.path(svg`M${a - 20} 30L${a + 190} -290l6 4L${a - 14} 34Z`, mix(p.accent2, p.ink, 0.3))
            c.path(svg`M${a - 20} 24q-40 16 -46 66q34 0 58 -56ZM${a + 186} -282q-6 -50 40 -70q16 42 -28 76Z`, p.accent2)
          }
        },
        { s },
      )
    }
    boat(400, 570, 0.4, p.accent2, p.sea[0])
    boat(790, 800, 1.05, p.accent, p.sea[0])
    for (let i = 0; i < 10; i++)
      lens(c, r.r(200, 1200), 850 + i * 15, r.r(120, 300), 9, mix(p.foam, at(water, 2), 0.3), 0.7)
  })
}

/** A scull seen from the bank of a lake, casino and trees on the far shore. */
export function rowing(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.44 })
  centred(c, () => {
    for (let i = 0; i < 5; i++) lens(c, -200 + i * 330, 130 + ((i * 71) % 150), 560, 16, p.sky[3], 0.6)
    hills(c, 440, 60, { r, col: p.hill[0], N: 6, base: 446 })
    const shore = c.capture(() => {
      for (let i = 0; i < 24; i++)
        leafMass(c, p, -60 + i * 70, 444, r.r(60, 90), r.r(50, 150), {
          r,
          k: 8,
          cols: [mix(p.fol[0], p.hill[1], 0.5), mix(p.fol[1], p.hill[1], 0.4), mix(p.fol[2], p.hill[0], 0.3)],
        })
      c.path('M880 446V350H1230V446Z', p.wall[0])
      c.path('M1100 446V350H1230V446Z', mix(p.wall[2], p.wall[1], 0.3))
      c.path('M900 350Q920 300 1000 300H1110Q1190 300 1210 350Z', p.roof[0])
      c.path('M1000 300Q1004 236 1055 224Q1106 236 1110 300Z', p.roof[1])
      c.path('M1052 224h6v-44h-6Z', p.accent2)
      for (let i = 0; i < 8; i++) c.path(svg`M${900 + i * 40} 432V384A12 12 0 0 1 ${924 + i * 40} 384V432Z`, p.glass)
    })
    c.add(shore)
    sea(c, p, { y0: 444, y1: 1500, r, bands: 9, amp: 0.3 })
    c.group(() => c.add(shore), { transform: 'translate(0 888) scale(1 -1)', opacity: 0.35 })
    for (let i = 0; i < 30; i++) lens(c, r.r(-200, 1400), 456 + i * 9, r.r(120, 420), 4 + i * 0.12, p.sea[2], 0.75)
    c.circle(250, 210, 60, p.sun)
    for (let i = 0; i < 16; i++) lens(c, 250 - r.r(20, 90), 470 + i * 15, r.r(60, 150), 5, p.sun, 0.8)
    c.group(
      () => {
        const wood = mix(p.accent2, p.roof[1], 0.4)
        c.path('M-20 726Q750 792 1530 700Q760 830 -20 726Z', mix(p.sea[0], p.ink, 0.2), { opacity: 0.55 })
        toned(
          c,
          'M-60 694Q700 736 1590 668Q1100 756 740 760Q330 764 -60 694Z',
          lighten(wood, 0.1),
          mix(wood, p.ink, 0.4),
          0,
          30,
        )
        c.path('M-60 694Q700 736 1590 668Q900 722 -40 700Z', p.cream)
        for (let i = 0; i < 4; i++) {
          const x = 300 + i * 250
          const y = 722
          person(c, p, x, y, 400, {
            pose: {
              hip: [0, 4],
              chest: [11, 32],
              head: [16, 43],
              arms: [
                [
                  [27, 26],
                  [40, 24],
                ],
                [
                  [25, 22],
                  [39, 22],
                ],
              ],
              legs: [
                [
                  [17, 17],
                  [33, 4],
                ],
                [
                  [18, 18],
                  [35, 4],
                ],
              ],
            },
            top: at([p.accent, p.cream], i % 2),
            bottom: p.ink,
            hair: at([p.ink, mix(p.accent2, p.roof[1], 0.5)], i % 2),
            bare: true,
            legs: true,
            side: true,
          })
          c.path(svg`M${x + 160} ${y - 90}L${x - 60} ${y + 130}l7 5L${x + 166} ${y - 84}Z`, p.cream)
          c.path(svg`M${x - 46} ${y + 110}l-64 60l-22 -8q10 -40 62 -70Z`, at([p.accent, p.sea[0]], i % 2))
          for (let k = 0; k < 3; k++)
            c.ell(x - 110 - k * 8, y + 170 + k * 4, 40 + k * 34, 6 + k * 5, 'none', {
              'stroke': p.foam,
              'stroke-width': 4,
              'opacity': 0.8 - k * 0.2,
            })
        }
        c.path('M-60 702Q700 746 1590 674Q1100 756 740 760Q330 764 -60 702Z', mix(wood, p.ink, 0.15))
        c.path('M-60 702Q700 746 1590 674Q1000 732 -40 708Z', lighten(wood, 0.12))
      },
      { transform: 'rotate(-3 750 720)' },
    )
    for (let i = 0; i < 22; i++)
      c.path(
        svg`M${-40 + i * 17} 1020q${-14 + (i % 5) * 8} -110 ${(i % 4) * 12 - 26} -${150 + ((i * 41) % 110)}q14 110 ${
          30 - (i % 3) * 12
        } ${160 + ((i * 41) % 100)}Z`,
        i % 2 ? p.fol[0] : p.fol[1],
      )
  })
}

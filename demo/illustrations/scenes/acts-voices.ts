import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { grandPiano, guitar, microphone } from '../figures/instruments.ts'
import { person } from '../figures/person.ts'
import { centred } from '../figures/place.ts'
import { SING, SIT, STAND } from '../figures/poses.ts'
import { star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { audience, bands, beam, boards, drape, footlights, ground, pelmet } from './stage-kit.ts'

/** A singer by a grand piano, seen from the stalls, under one lamp. */
export function pianoVoice(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 760, mix(p.ink, p.sky[1], 0.5), mix(p.sky[1], p.sky[2], 0.5))
    c.glow(610, 700, 620, p.glow, 0.55)
    boards(c, 745, mix(p.accent2, p.roof[1], 0.5), mix(p.ink, p.roof[1], 0.4), 560)
    beam(c, [330, -20], [520, 800], 250, p.glow, { a: 0.75 })
    grandPiano(c, p, 720, 812, 1.12)
    c.path('M632 812h14V722h-14ZM690 812h14V722h-14ZM612 700h112q10 24 -8 26h-94q-20 -2 -10 -26Z', p.ink)
    person(c, p, 665, 816, 420, { pose: SIT, top: mix(p.ink, p.sky[2], 0.2), side: true })
    person(c, p, 476, 812, 520, {
      pose: SING,
      top: p.accent,
      dir: -1,
      bare: true,
      skirt: [0, 17, 4],
      hair: mix(p.ink, p.roof[1], 0.5),
      shadow: mix(p.roof[2], p.ink, 0.4),
      sl: 0.5,
      st: 0.1,
    })
    microphone(c, p, 392, 816, 430)
    drape(c, p, -1, 330, { col: mix(p.accent, p.ink, 0.1), bottom: 850 })
    audience(c, r, 900, 120, p.ink, mix(p.accent2, p.ink, 0.3))
  })
}

/** A guitar on a stool, waiting in a single light. */
export function guitarStool(c: Canvas, p: Inks): void {
  centred(c, () => {
    const wall = mix(p.sea[1], p.fol[1], 0.35)
    ground(c, -500, 800, mix(wall, p.ink, 0.35), wall)
    for (let j = 0; j < 14; j++) {
      for (let i = -5; i < 18; i++) {
        c.rect(
          i * 118 + (j % 2) * 59 + 3,
          j * 58 + 3,
          110,
          50,
          mix(wall, (i * 7 + j * 3) % 5 === 0 ? p.accent2 : p.ink, 0.13),
          { opacity: 0.6 },
        )
      }
    }
    c.shade('M-500 -500H2000V800H-500Z', 700, 0, 1500, 0, p.ink, 0, 0.85)
    c.shade('M-500 -500H2000V800H-500Z', 500, 0, -100, 0, p.ink, 0, 0.85)
    boards(c, 780, mix(p.sand[1], p.roof[0], 0.35), mix(p.roof[2], p.ink, 0.3), 640)
    beam(c, [900, -60], [640, 880], 380, p.glow, { a: 0.8, pool: 0.55, ry: 74 })
    const shadow = mix(p.roof[2], p.ink, 0.35)
    c.path('M600 890L330 916L300 892L560 868ZM420 884Q250 838 150 870Q230 912 430 910Z', shadow, { opacity: 0.75 })
    const wood = mix(p.accent2, p.roof[1], 0.45)
    c.path('M566 620h18L540 900h-18ZM700 620h18L766 900h-18Z', wood)
    c.path('M630 620h16V886h-16Z', mix(wood, p.ink, 0.4))
    c.path('M552 742H742V756H552Z', mix(wood, p.ink, 0.25))
    c.path('M532 604V590H752V604Q752 632 642 632Q532 632 532 604Z', mix(wood, p.ink, 0.3))
    c.ell(642, 592, 110, 26, mix(wood, p.cream, 0.35))
    guitar(c, p, 610, 612, 0.84, 11)
    c.path('M748 588Q806 560 846 620Q868 720 836 800L818 796Q842 700 822 630Q800 596 750 606Z', p.accent)
    c.path('M748 588Q806 560 846 620L834 636Q800 590 750 600Z', mix(p.accent, p.cream, 0.3))
    microphone(c, p, 960, 905, 560)
    c.path('M960 352L880 326', 'none', { 'stroke': mix(p.accent2, p.ink, 0.45), 'stroke-width': 7 })
    for (const [x, y] of [
      [905, 905],
      [1110, 850],
      [1160, 890],
    ] as const) {
      c.path(svg`M${x - 30} ${y}l34 -8l26 6l-34 10Z`, p.cream)
    }
    drape(c, p, 1, 250, { col: mix(p.accent, p.ink, 0.15), bottom: 830 })
  })
}

/** Diva and clown before a closed curtain, in two circles of light. */
export function divaClown(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 770, mix(p.roof[2], p.ink, 0.35), mix(p.roof[2], p.ink, 0.35))
    drape(c, p, -1, 760, { col: mix(p.roof[1], p.sky[0], 0.4), bottom: 770, folds: 13 })
    drape(c, p, 1, 760, { col: mix(p.roof[1], p.sky[0], 0.4), bottom: 770, folds: 13 })
    boards(c, 770, mix(p.sand[1], p.roof[1], 0.3), mix(p.roof[2], p.ink, 0.4))
    for (const [x, R, col] of [
      [520, 300, p.glow],
      [1070, 228, p.cream],
    ] as const) {
      c.circle(x, 560, R, col, { opacity: 0.4 })
      c.circle(x, 560, R - 18, col, { opacity: 0.62 })
      c.ell(x, 850, R * 0.9, R * 0.17, col, { opacity: 0.75 })
    }
    const shadow = mix(p.roof[2], p.ink, 0.25)
    person(c, p, 525, 856, 590, {
      pose: SING,
      top: '#1d6a72',
      dir: -1,
      bare: true,
      skirt: [0, 27, 3],
      hair: mix(p.roof[0], p.ink, 0.2),
      shadow,
      sl: 0.4,
      st: 0.1,
    })
    c.path('M560 302Q588 252 572 212Q538 242 534 294Z', p.accent)
    for (let i = 0; i < 5; i++) star4(c, 440 + i * 34, 690 + ((i * 37) % 60), 12, p.cream)
    const x = 1070
    person(c, p, x, 850, 400, {
      pose: {
        ...STAND,
        chest: [-1, 79],
        head: [-4, 92],
        arms: [
          [
            [-16, 70],
            [-24, 84],
          ],
          [
            [13, 66],
            [16, 50],
          ],
        ],
        legs: [
          [
            [-6, 26],
            [-9, 1.5],
          ],
          [
            [6, 26],
            [8, 1.5],
          ],
        ],
      },
      top: p.cream,
      bottom: p.cream,
      dir: -1,
      hair: p.cream,
      hat: 'cone',
      hatCol: p.cream,
      shadow,
      sl: 0.4,
      st: 0.1,
    })
    for (let i = 0; i < 3; i++) c.circle(x - 4 + i * 2, 560 + i * 56, 13, p.accent)
    c.path(svg`M${x - 40} 530Q${x} 566 ${x + 48} 530Q${x + 30} 512 ${x} 514Q${x - 26} 512 ${x - 40} 530Z`, p.accent)
    c.circle(x + 26, 482, 7, p.accent)
    c.path(svg`M${x + 96} 512q-6 -90 34 -150`, 'none', { 'stroke': p.fol[1], 'stroke-width': 6 })
    for (const [a, b] of [
      [130, 358],
      [112, 346],
      [146, 344],
      [130, 332],
    ] as const) {
      c.circle(x + a, b, 17, p.accent)
    }
    c.circle(x + 130, 345, 9, p.accent2)
    footlights(c, p, 936)
    audience(c, r, 985, 130, p.ink, p.accent2)
  })
}

/** Three actors quarrelling round a table, their shadows grown large on the wall. */
export function threeActors(c: Canvas, p: Inks): void {
  centred(c, () => {
    const wall = mix(p.wall[1], p.accent2, 0.28)
    const shade = mix(p.wall[2], p.roof[1], 0.3)
    ground(c, -500, 740, mix(wall, p.sand[2], 0.35), wall)
    for (let i = -6; i < 26; i++) c.rect(i * 84, -500, 26, 1240, mix(wall, p.accent, 0.16), { opacity: 0.6 })
    c.rect(-500, 690, 2500, 54, mix(p.roof[1], p.ink, 0.25))
    c.rect(-500, 690, 2500, 8, p.accent2)
    c.path('M1150 690V250H1390V690Z', mix(p.sea[0], p.ink, 0.2))
    c.path('M1128 690V228H1412V690H1390V250H1150V690Z', p.cream)
    c.circle(1180, 480, 10, p.accent2)
    c.path('M120 170H380V440H120Z', p.accent2)
    c.path('M142 192H358V418H142Z', p.sea[1])
    c.path('M142 418V340Q200 300 260 350Q310 310 358 330V418Z', p.fol[1])
    c.circle(300, 260, 26, p.cream)
    boards(c, 740, mix(p.sand[1], p.roof[0], 0.35), mix(p.roof[1], p.ink, 0.25))
    c.glow(750, 330, 560, p.glow, 0.6)
    const red = {
      ...STAND,
      chest: [5, 79],
      head: [9, 91],
      arms: [
        [
          [-4, 64],
          [6, 55],
        ],
        [
          [20, 84],
          [33, 93],
        ],
      ],
      legs: [
        [
          [-3, 27],
          [-8, 1.5],
        ],
        [
          [5, 27],
          [6, 1.5],
        ],
      ],
    } as const
    const calm = {
      ...STAND,
      chest: [-1, 80],
      arms: [
        [
          [-17, 84],
          [-22, 100],
        ],
        [
          [14, 86],
          [20, 101],
        ],
      ],
    } as const
    c.group(
      () => {
        const flat = { ...p, skin: shade, ink: shade }
        person(c, flat, 400, 830, 760, { pose: red, top: shade, hair: shade })
        person(c, flat, 1090, 850, 780, { pose: red, dir: -1, top: shade, hair: shade })
      },
      { opacity: 0.4 },
    )
    person(c, p, 750, 800, 520, {
      pose: calm,
      top: mix(p.sea[1], p.ink, 0.1),
      bottom: p.ink,
      skirt: [2, 15],
      hair: mix(p.roof[0], p.ink, 0.35),
    })
    const dark = mix(p.roof[1], p.ink, 0.35)
    person(c, p, 470, 872, 560, {
      pose: red,
      top: p.accent,
      bottom: mix(p.ink, p.roof[2], 0.4),
      shadow: dark,
      lx: 1,
      sl: 0.5,
      st: 0.08,
    })
    person(c, p, 1030, 872, 555, {
      pose: red,
      dir: -1,
      top: mix(p.ink, p.sea[0], 0.5),
      hair: mix(p.wall[2], p.cream, 0.5),
      shadow: dark,
      sl: 0.5,
      st: 0.08,
    })
    c.ell(770, 898, 260, 34, dark, { opacity: 0.7 })
    c.path(
      'M520 690L556 890Q750 930 944 890L980 690Z',
      c.lin(520, 0, 980, 0, [
        [0, p.cream],
        [0.5, mix(p.cream, p.wall[1], 0.5)],
        [1, p.wall[2]],
      ]),
    )
    for (let i = 0; i < 7; i++)
      c.path(svg`M${560 + i * 60} 712L${580 + i * 54} 902`, 'none', {
        'stroke': p.wall[2],
        'stroke-width': 7,
        'opacity': 0.5,
      })
    c.ell(750, 690, 232, 42, p.cream)
    c.ell(640, 690, 44, 10, p.wall[2])
    c.ell(640, 687, 40, 8, p.cream)
    c.path('M842 690q8 16 36 14q-4 -12 -14 -16l30 -22l-6 -6Z', p.accent)
    c.path('M716 690h40V640q0 -14 -10 -22V576h-20v42q-10 8 -10 22Z', mix(p.fol[1], p.ink, 0.2))
    c.path('M748 -500h4V150h-4Z', p.ink)
    c.path('M700 150h100l80 84H620Z', mix(p.fol[1], p.accent2, 0.1))
    c.ell(750, 234, 130, 14, p.glow)
    sunRays(c, p, { x: 750, y: 220, len: 520, N: 22, col: p.glow, o: 0.28, disc: false, from: 0.5, to: 2.64 })
    pelmet(c, p, { col: mix(p.fol[1], p.ink, 0.15), n: 5, depth: 70 })
  })
}

/** The colours of a painted sunrise, from the middle out. */
export const dawnBands = (c: Canvas, p: Inks, x: number, y: number): void => {
  bands(
    c,
    x,
    y,
    [p.cream, p.glow, p.accent2, mix(p.accent2, p.accent, 0.5), p.accent, mix(p.accent, p.ink, 0.4)],
    86,
    150,
  )
}

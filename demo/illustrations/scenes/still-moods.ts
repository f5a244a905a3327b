import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { slippers } from '../figures/keepsakes.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** Folded towels, the lowest first; (x, y) is the middle of the ground line. */
const towels = (c: Canvas, p: Inks, x: number, y: number, w: number, cols: readonly string[]): void => {
  cols.forEach((col, i) => {
    const [h, v] = [w * 0.17, y - i * w * 0.165]
    const k = w * (0.5 - i * 0.012)
    toned(
      c,
      svg`M${x - k} ${v - h}H${x + k - h * 0.5}A${h * 0.5} ${h * 0.5} 0 0 1 ${x + k - h * 0.5} ${v}H${x - k}Q${
        x - k - 10
      } ${v - h * 0.5} ${x - k} ${v - h}Z`,
      col,
      mix(col, p.wall[2], 0.6),
      w * 0.55,
      h * 0.25,
    )
    c.path(svg`M${x - k} ${v - h * 0.5}H${x + k - h * 0.55}`, 'none', {
      'stroke': mix(col, p.wall[3], 0.4),
      'stroke-width': 4,
      'opacity': 0.7,
    })
    c.rect(x - k * 0.55, v - h, w * 0.07, h, p.accent2, { opacity: 0.85 })
  })
}

/** Slippers and towels on the steps of a pool, evening light between columns. */
export function poolside(c: Canvas, p: Inks): void {
  centred(c, () => {
    ground(c, -500, 420, mix(p.wall[1], p.accent2, 0.25), mix(p.wall[1], p.cream, 0.4))
    for (let i = -2; i < 6; i++) {
      const x = i * 330 - 40
      c.path(
        svg`M${x + 80} 420V150A95 95 0 0 1 ${x + 270} 150V420Z`,
        c.lin(0, 60, 0, 420, [
          [0, p.sky[1]],
          [0.7, p.sky[2]],
          [1, p.sky[3]],
        ]),
      )
      c.rect(x + 80, 350, 190, 70, p.sea[1])
      c.path(svg`M${x + 80} 420V150A95 95 0 0 1 ${x + 270} 150`, 'none', { 'stroke': p.cream, 'stroke-width': 12 })
    }
    c.circle(790, 300, 52, p.sun)
    ground(c, 420, 720, mix(p.sea[2], p.halo, 0.3), p.sea[1])
    for (let i = 0; i < 8; i++)
      c.path(svg`M${-500} ${440 + i * i * 4.2}H2000v${2 + i}H-500Z`, mix(p.sea[2], p.foam, 0.25), { opacity: 0.5 })
    for (let i = 0; i < 13; i++)
      lens(c, 790 - 40 - ((i * 37) % 60), 432 + i * 21, 110 + ((i * 53) % 90), 7, p.sun, 0.85)
    c.path('M-500 700H2000V742H-500Z', p.cream)
    c.path('M-500 730H2000V742H-500Z', mix(p.wall[2], p.cream, 0.3))
    const cam = new Camera({ cx: 750, hy: 420, f: 700, eye: 2 })
    ground(c, 742, 1500, mix(p.sand[0], p.cream, 0.4), mix(p.sand[1], p.cream, 0.2))
    for (let j = 0; j < 8; j++)
      for (let i = -9; i < 10; i++)
        if ((i + j) % 2)
          c.poly(
            cam.ground(
              [
                [i * 0.6, 1.6 + j * 0.35],
                [i * 0.6 + 0.6, 1.6 + j * 0.35],
                [i * 0.6 + 0.6, 1.95 + j * 0.35],
                [i * 0.6, 1.95 + j * 0.35],
              ].map(([x, z]) => [x ?? 0, Math.min(z ?? 0, 4.34)] as const),
            ),
            mix(p.sea[2], p.cream, 0.45),
          )
    c.shade('M-500 742H2000V1500H-500Z', 500, 0, 1500, 0, p.wall[2], 0, 0.7)
    const sh = mix(p.wall[2], p.wall[3], 0.3)
    c.path('M900 900H1320L1560 850H1240Z', sh, { opacity: 0.7 })
    towels(c, p, 1110, 900, 430, [p.cream, mix(p.accent, p.cream, 0.15), p.cream, mix(p.sea[1], p.cream, 0.15)])
    c.path('M1040 622q40 -60 110 -46q50 12 40 46Z', mix(p.accent2, p.cream, 0.3))
    c.group(() => slippers(c, p, 0, 0, sh, { s: 1.05, rot: 12 }), { transform: 'translate(480 860) scale(1 0.62)' })
  })
}

/** Two boards against a wall of tiles, a robe on its hook, the ocean in the doorway. */
export function surfAndSpa(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.5 })
  sea(c, p, { y0: c.H * 0.46, y1: c.H * 0.8, r, bands: 8, amp: 1.3 })
  centred(c, () => {
    hills(c, 462, 90, { r, col: p.hill[1], N: 3, x0: 900, x1: 2000, base: 468 })
    ground(c, 790, 1500, p.sand[0], mix(p.sand[1], p.sand[0], 0.4))
    const wall = 'M-500 -500H880V800H-500Z'
    c.path(wall, mix(p.cream, p.wall[1], 0.25))
    c.clip(wall, () => {
      for (let j = 0; j < 10; j++)
        for (let i = -6; i < 12; i++)
          c.rect(
            i * 90 + (j % 2) * 45 + 3,
            440 + j * 40,
            84,
            34,
            at(
              [mix(p.sea[2], p.cream, 0.2), mix(p.sea[1], p.cream, 0.15), mix(p.sea[2], p.cream, 0.4)],
              Math.abs(i * 7 + j * 5) % 3,
            ),
          )
      c.rect(-500, 424, 1400, 14, p.accent2)
    })
    c.shade(wall, 500, 0, -300, 0, p.wall[2], 0.05, 0.7)
    c.path('M880 -500H940V800H880Z', p.wall[1])
    c.path('M860 -500H884V806H860Z', p.cream)
    c.shade('M-500 790H2000V1500H-500Z', 900, 0, 0, 1000, p.sand[2], 0, 0.8)
    const sh = mix(p.wall[2], p.wall[3], 0.25)
    for (const [x, h, col, band] of [
      [330, 800, p.accent, p.cream],
      [590, 700, p.cream, p.accent2],
    ] as const) {
      place(
        c,
        x,
        890,
        () => {
          const d = svg`M0 ${-h}Q100 ${-h * 0.72} 96 ${-h * 0.36}Q90 ${-h * 0.08} 46 0H-46Q-90 ${-h * 0.08} -96 ${
            -h * 0.36
          }Q-100 ${-h * 0.72} 0 ${-h}Z`
          c.path(d, sh, { transform: 'translate(-46 -16)', opacity: 0.6 })
          toned(c, d, mix(col, p.ink, 0.3), col, -54, 0)
          c.clip(d, () => {
            c.rect(-120, -h * 0.5, 240, 34, band)
            c.rect(-120, -h * 0.43, 240, 16, band)
            c.path(svg`M-120 ${-h * 0.76}L0 ${-h * 0.66}L120 ${-h * 0.76}V${-h}H-120Z`, band)
          })
          c.path(svg`M0 ${-h}V0`, 'none', { 'stroke': p.ink, 'stroke-width': 4, 'opacity': 0.3 })
        },
        { rot: x < 400 ? -4 : 5 },
      )
    }
    c.circle(80, 214, 15, p.accent2)
    toned(
      c,
      'M40 230Q80 206 120 230L196 560Q206 680 186 760H-26Q-46 680 -36 560Z',
      p.cream,
      mix(p.cream, p.wall[2], 0.5),
      -90,
      0,
    )
    c.path('M60 232L76 560L100 232L92 226H68Z', mix(p.wall[2], p.cream, 0.3))
    c.path('M-36 500Q80 530 196 500L200 532Q80 562 -38 532Z', p.sea[1])
    c.path('M92 530l30 150h-26l-22 -148Z', p.sea[1])
    const y = 930
    c.path(svg`M820 ${y}H1240L1420 ${y - 40}H1100Z`, sh, { opacity: 0.6 })
    towels(c, p, 1030, y, 360, [p.cream, mix(p.accent2, p.cream, 0.2), p.cream])
    for (const [x, q, col] of [
      [1000, 40, p.wall[3]],
      [1070, 30, mix(p.stone, p.wall[2], 0.4)],
    ] as const)
      toned(
        c,
        svg`M${x - q} 748A${q} ${q * 0.5} 0 0 1 ${x + q} 748A${q} ${q * 0.4} 0 0 1 ${x - q} 748Z`,
        lighten(col, 0.08),
        mix(col, p.ink, 0.3),
        18,
        10,
      )
    sail(c, p, 1240, 520, 60, { c2: p.accent })
    for (let i = 0; i < 4; i++) gull(c, r.r(980, 1440), r.r(120, 340), r.r(14, 28), p.cream)
  })
}

/** Two empty deckchairs and a folded parasol on a wide beach, a gull for company. */
export function beforeSeason(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.5 })
  sea(c, p, { y0: c.H * 0.48, y1: c.H * 0.62, r, bands: 6, amp: 0.7 })
  centred(c, () => {
    cumulus(c, p, 1120, 380, 560, { r, lit: p.cream, dark: p.sky[1] })
    cumulus(c, p, 260, 260, 380, { r, lit: p.cream, dark: p.sky[1] })
    c.path('M-500 600Q400 586 900 604Q1400 620 2000 596V630Q1400 648 900 630Q400 612 -500 630Z', p.foam)
    ground(c, 622, 1500, mix(p.sand[1], p.sea[3], 0.3), p.sand[0])
    for (let i = 0; i < 9; i++)
      c.path(
        svg`M-500 ${640 + i * 44}Q500 ${620 + i * 48} 2000 ${646 + i * 44}v8Q500 ${630 + i * 48} -500 ${650 + i * 44}Z`,
        p.sand[1],
        { opacity: 0.6 },
      )
    c.shade('M-500 622H2000V1500H-500Z', 500, 0, 1500, 0, p.sand[2], 0, 0.6)
    const sh = mix(p.sand[2], p.wall[2], 0.4)
    const wood = mix(p.accent2, '#8a3c1c', 0.45)
    const chair = (x: number, y: number, s: number, col: string): void => {
      place(
        c,
        x,
        y,
        () => {
          c.path('M-150 0L260 -20L430 -90L120 -80Z', sh, { opacity: 0.75 })
          c.path('M-170 6L110 -330M170 6L-90 -150', 'none', {
            'stroke': mix(wood, p.ink, 0.3),
            'stroke-width': 14,
            'stroke-linecap': 'round',
          })
          const cloth = 'M20 -330L190 -300Q120 -180 60 -150Q0 -110 -10 -90L-170 -120Q-140 -170 -60 -200Q0 -230 20 -330Z'
          toned(c, cloth, p.cream, mix(p.cream, p.wall[2], 0.5), 0, -150)
          c.clip(cloth, () => {
            for (let i = 0; i < 5; i++)
              c.path(
                svg`M${40 + i * 36} -330Q${0 + i * 36} -210 ${-60 + i * 36} -186Q${-130 + i * 36} -150 ${
                  -150 + i * 36
                } -90l18 4Q${-110 + i * 36} -140 ${-40 + i * 36} -176Q${22 + i * 36} -200 ${58 + i * 36} -330Z`,
                col,
              )
          })
          c.path('M-20 20L200 -300M330 30L70 -120', 'none', {
            'stroke': wood,
            'stroke-width': 14,
            'stroke-linecap': 'round',
          })
          c.path('M14 -334L196 -302M-176 -120L-4 -88', 'none', {
            'stroke': wood,
            'stroke-width': 13,
            'stroke-linecap': 'round',
          })
        },
        { s },
      )
    }
    c.path('M1130 880Q1300 850 1560 840V862Q1300 880 1130 890Z', sh, { opacity: 0.7 })
    c.path('M1116 300h10V890h-10Z', wood)
    toned(
      c,
      'M1121 310Q1166 420 1160 640Q1150 700 1121 716Q1092 700 1082 640Q1076 420 1121 310Z',
      p.accent,
      mix(p.accent, p.ink, 0.4),
      34,
      0,
    )
    c.path(
      'M1121 310Q1130 480 1121 716Q1108 480 1121 310ZM1121 310Q1150 480 1146 690L1134 706Q1140 480 1121 310Z',
      p.cream,
    )
    c.path('M1080 590Q1121 612 1162 590V608Q1121 632 1080 608Z', p.cream)
    chair(470, 860, 1.02, p.sea[1])
    chair(820, 890, 1.08, p.accent)
    place(
      c,
      1330,
      850,
      () => {
        c.path('M20 0Q140 -10 200 -30Q120 10 20 10Z', sh, { opacity: 0.7 })
        c.path('M10 0L16 -40M34 0L32 -40', 'none', { 'stroke': p.accent2, 'stroke-width': 5 })
        toned(
          c,
          'M-70 -44Q-30 -90 30 -86Q40 -124 66 -124Q84 -122 86 -104Q74 -60 40 -40Q0 -24 -70 -44Z',
          p.cream,
          mix(p.cream, p.wall[2], 0.5),
          8,
          26,
        )
        c.path('M-84 -46Q-30 -76 20 -66Q-10 -44 -84 -46Z', p.wall[3])
        c.path('M86 -112L108 -104L84 -100Z', p.accent2)
        c.circle(72, -110, 4, p.ink)
      },
      { flip: true, s: 0.9 },
    )
    for (let i = 0; i < 5; i++) gull(c, r.r(500, 900), r.r(130, 400), r.r(14, 30), at([p.cream, p.ink], i % 2))
  })
}

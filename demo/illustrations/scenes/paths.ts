import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { bicycle } from '../figures/bicycle.ts'
import { person } from '../figures/person.ts'
import { centred } from '../figures/place.ts'
import { WALK } from '../figures/poses.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** Salt pans like window panes under a wide sky, heaps of salt, a cyclist on the dyke. */
export function saltMarsh(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.42, rays: { x: c.W * 0.3, y: c.H * 0.26, R: 70, N: 0 }, streaks: 7 })
  centred(c, () => {
    hills(c, 424, 30, { r, col: p.hill[0], N: 9, base: 430 })
    c.path('M1120 424V300l16 -60l16 60V424Z', p.hill[1])
    for (let i = 0; i < 7; i++) c.rect(1040 + i * 34, 396 + ((i * 13) % 14), 26, 30, p.hill[1])
    ground(c, 422, 1500, mix(p.fol[2], p.sand[1], 0.35), mix(p.sand[1], p.fol[1], 0.3))
    const cam = new Camera({ cx: 470, hy: 420, f: 900, eye: 3.2 })
    const reflect = (y: number): string =>
      mix(mix(p.sky[2], p.sky[3], 0.5), p.sea[1], Math.min(0.85, Math.max(0, (y - 430) / 620)))
    for (let row = 8; row >= 0; row--) {
      const z = 5.4 + row * row * 0.55 + row * 2.6
      const depth = 1.9 + row * 0.95
      for (let i = -7; i < 8; i++) {
        const x = i * 4.4 + 0.6
        if (i === 1 && row < 9) continue
        const far = cam.p(0, 0, z + depth)[1]
        const near = cam.p(0, 0, z)[1]
        const pane = cam.ground([
          [x, z],
          [x + 3.9, z],
          [x + 3.9, z + depth],
          [x, z + depth],
        ])
        c.poly(
          cam.ground([
            [x - 0.16, z - 0.2],
            [x + 4.06, z - 0.2],
            [x + 4.06, z + depth + 0.1],
            [x - 0.16, z + depth + 0.1],
          ]),
          mix(p.sand[2], p.fol[1], 0.3),
        )
        c.poly(
          pane,
          c.lin(0, far, 0, near, [
            [0, reflect(far)],
            [1, reflect(near)],
          ]),
        )
      }
    }
    for (let i = 0; i < 20; i++) lens(c, 300 + r.r(-160, 140), 440 + i * 26, r.r(40, 160), 3 + i * 0.2, p.foam, 0.75)
    c.poly(
      cam.ground([
        [4.9, 3],
        [8.2, 3],
        [6.2, 60],
        [5.1, 60],
      ]),
      mix(p.sand[0], p.fol[2], 0.15),
    )
    for (const [x, z, s] of [
      [4.4, 24, 1.1],
      [3.9, 16, 1.2],
      [3.2, 10.4, 1.3],
    ] as const) {
      const [gx, gy] = cam.p(x, 0, z)
      const u = (cam.f / z) * s
      c.path(svg`M${gx} ${gy}L${gx + u * 1.9} ${gy - u * 0.02}L${gx + u * 0.6} ${gy - u * 0.2}Z`, p.sand[2], {
        opacity: 0.7,
      })
      c.path(
        svg`M${gx - u} ${gy}Q${gx - u * 0.3} ${gy - u * 0.8} ${gx} ${gy - u}Q${gx + u * 0.3} ${gy - u * 0.8} ${
          gx + u
        } ${gy}Q${gx} ${gy + u * 0.14} ${gx - u} ${gy}Z`,
        p.cream,
      )
      c.path(
        svg`M${gx} ${gy - u}Q${gx + u * 0.3} ${gy - u * 0.8} ${gx + u} ${gy}Q${gx + u * 0.5} ${gy + u * 0.1} ${
          gx + u * 0.1
        } ${gy + u * 0.1}Q${gx + u * 0.3} ${gy - u * 0.4} ${gx} ${gy - u}Z`,
        mix(p.wall[2], p.cream, 0.4),
      )
    }
    c.path('M160 800L520 690', 'none', { 'stroke': mix(p.accent2, p.ink, 0.4), 'stroke-width': 8 })
    c.path('M500 668l40 44l-16 8l-36 -42Z', mix(p.accent2, p.ink, 0.2))
    const shadow = mix(p.sand[2], p.fol[0], 0.3)
    bicycle(c, p, 990, 740, 0.66, { col: p.sea[0], coat: p.cream, hat: 'boater', shadow, flip: true })
    bicycle(c, p, 1240, 900, 1.06, { col: p.accent, coat: p.accent, hat: 'wide', shadow, flip: true })
    for (let i = 0; i < 30; i++) {
      const x = 1290 + i * 12
      c.path(
        svg`M${x} 1010q${-10 + (i % 5) * 5} -90 ${-30 + (i % 4) * 18} -${120 + ((i * 37) % 90)}q${8} 80 ${
          44 - (i % 4) * 16
        } ${130 + ((i * 37) % 80)}Z`,
        i % 2 ? p.fol[1] : p.fol[0],
      )
    }
    for (let i = 0; i < 4; i++) gull(c, 560 + i * 62, 180 + ((i * 43) % 80), 16 + i * 3, p.ink)
  })
}

/** A path between tall pine trunks barred with light; two bicycles. */
export function forestRide(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 640, mix(p.fol[1], p.fol[2], 0.35), mix(p.halo, p.fol[2], 0.3))
    c.glow(840, 480, 560, p.sun, 0.9)
    for (let i = 0; i < 24; i++)
      leafMass(c, p, -60 + i * 70, 640, r.r(60, 100), r.r(60, 170), {
        r,
        k: 7,
        cols: [mix(p.fol[1], p.fol[2], 0.4), mix(p.fol[2], p.halo, 0.2), mix(p.fol[2], p.halo, 0.5)],
      })
    ground(c, 630, 1500, mix(p.fol[2], p.fol[1], 0.3), mix(p.fol[1], p.fol[0], 0.5))
    c.path('M800 632Q930 632 880 700Q760 800 260 1010H1320Q1180 800 1020 700Q960 632 850 630Z', p.sand[0])
    c.shade(
      'M800 632Q930 632 880 700Q760 800 260 1010H1320Q1180 800 1020 700Q960 632 850 630Z',
      0,
      640,
      0,
      1000,
      p.sand[2],
      0,
      0.7,
    )
    const trunk = (x: number, y: number, w: number, far: number): void => {
      const dark = mix(mix(p.fol[0], p.roof[1], 0.5), p.fol[2], far)
      c.path(
        svg`M${x - w} ${y}Q${x - w * 0.6} ${y - 120} ${x - w * 0.55} -40H${x + w * 0.55}Q${x + w * 0.6} ${y - 120} ${
          x + w * 1.1
        } ${y}Z`,
        dark,
      )
      c.path(
        svg`M${x - w} ${y}Q${x - w * 0.6} ${y - 120} ${x - w * 0.55} -40H${x - w * 0.1}Q${x - w * 0.1} ${y - 120} ${
          x - w * 0.3
        } ${y}Z`,
        mix(p.accent2, dark, 0.35 + far * 0.4),
      )
      c.path(
        svg`M${x - w} ${y - 2}L${x + w} ${y - 2}L${x + w + 900} ${y + w * 4}L${x + w * 0.2 + 800} ${y + w * 4.4}Z`,
        mix(p.fol[0], p.fol[1], 0.3),
        { opacity: 0.45 * (1 - far) + 0.1 },
      )
    }
    for (const [x, y, w, far] of [
      [610, 648, 11, 0.5],
      [720, 642, 9, 0.6],
      [990, 646, 10, 0.55],
      [1110, 652, 13, 0.45],
      [500, 668, 19, 0.3],
      [1240, 676, 22, 0.3],
      [330, 706, 29, 0.15],
      [1030, 690, 15, 0.35],
      [90, 790, 46, 0],
      [1420, 800, 52, 0],
    ] as const)
      trunk(x, y, w, far)
    const shadow = mix(p.sand[2], p.fol[0], 0.4)
    bicycle(c, p, 900, 760, 0.56, { col: p.cream, coat: p.accent2, hat: 'boater', shadow })
    bicycle(c, p, 700, 900, 1.0, { col: p.accent, coat: p.accent, hat: 'wide', shadow })
    for (let i = 0; i < 9; i++)
      leafMass(c, p, -60 + i * 200, -10 + ((i * 41) % 50), r.r(150, 220), -r.r(60, 150), { r, k: 9 })
    for (const [x, k] of [
      [60, 1],
      [1400, -1],
    ] as const) {
      for (let i = 0; i < 15; i++)
        c.path(
          svg`M${x} 1020Q${x + k * (i - 7) * 20} ${880 - i * 4} ${x + k * (i - 7) * 44} ${900 - ((i * 29) % 90)}Q${
            x + k * (i - 7) * 16
          } ${920} ${x + 14} 1020Z`,
          i % 2 ? p.fol[0] : p.fol[1],
        )
    }
  })
}

/** A path cut in the cliff, with its low wall, villas above and a green sea below. */
export function cliffPath(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const emerald = [
    mix(p.sea[0], p.fol[1], 0.5),
    mix(p.sea[1], p.fol[1], 0.4),
    mix(p.sea[2], p.fol[2], 0.25),
    p.sea[3],
  ] as const
  sky(c, p, { r, hy: c.H * 0.4 })
  centred(c, () => {
    cumulus(c, p, 340, 210, 480, { r, lit: p.cream, dark: p.sky[1] })
    hills(c, 402, 40, { r, col: p.hill[0], N: 5, x0: -500, x1: 700, base: 410 })
    sea(c, { ...p, sea: emerald } as Inks, { y0: 400, y1: 1500, r, bands: 11, amp: 0.9 })
    sail(c, p, 250, 470, 74, { c2: p.cream })
    sail(c, p, 430, 450, 46, { c2: p.accent })
    const rock = mix(p.stone, p.wall[2], 0.3)
    c.path('M1500 250Q1300 190 1180 240Q1080 300 1010 330Q930 420 900 520L860 640L2000 700V250Z', rock)
    c.shade(
      'M1500 250Q1300 190 1180 240Q1080 300 1010 330Q930 420 900 520L860 640L2000 700V250Z',
      900,
      0,
      1300,
      200,
      p.wall[3],
      0.1,
      0.8,
    )
    for (let i = 0; i < 9; i++) leafMass(c, p, 1040 + i * 66, 330 - i * 13, 60, 54, { r, k: 7 })
    for (const [x, y, s, roof] of [
      [1150, 268, 1, p.roof[0]],
      [1350, 224, 1.25, p.roof[1]],
    ] as const) {
      const q = 70 * s
      c.path(svg`M${x} ${y}V${y - q}H${x + q * 0.9}V${y}Z`, p.wall[0])
      c.path(svg`M${x + q * 0.9} ${y}V${y - q}H${x + q * 1.6}V${y}Z`, p.wall[2])
      c.path(svg`M${x - 6} ${y - q}L${x + q * 0.45} ${y - q * 1.7}L${x + q * 0.96} ${y - q}Z`, roof)
      c.path(
        svg`M${x + q * 0.45} ${y - q * 1.7}H${x + q * 1.2}L${x + q * 1.68} ${y - q}H${x + q * 0.96}Z`,
        mix(roof, p.wall[3], 0.4),
      )
      c.path(svg`M${x + q * 1.1} ${y - q * 1.5}h14v-${q * 0.5}h-14Z`, p.roof[2])
      for (const [a, b] of [
        [0.2, 0.7],
        [0.55, 0.7],
        [0.2, 0.3],
        [0.55, 0.3],
      ] as const)
        c.rect(x + q * a, y - q * b, q * 0.16, q * 0.24, p.glass)
    }
    const cliff = 'M2000 420L1240 470Q1020 560 930 640Q700 760 560 1000L520 1500H2000Z'
    c.path(cliff, mix(rock, p.cream, 0.25))
    c.clip(cliff, () => {
      for (let i = 0; i < 12; i++)
        c.poly(
          [
            [560 + i * 74, 1040 - i * 44],
            [640 + i * 76, 930 - i * 40],
            [700 + i * 84, 1040],
            [640 + i * 80, 1100],
          ],
          mix(rock, p.wall[3], i % 2 ? 0.5 : 0.25),
          { opacity: 0.7 },
        )
    })
    c.path('M1500 520Q1190 560 1090 640Q960 720 1010 780Q1110 860 930 1010H1500Z', mix(p.fol[1], p.fol[2], 0.3))
    c.path(
      'M2000 470Q1300 500 1150 590Q1000 680 1010 740Q1070 830 760 1010H1180Q1330 830 1180 740Q1130 690 1240 620Q1400 560 2000 540Z',
      p.sand[0],
    )
    c.shade(
      'M2000 470Q1300 500 1150 590Q1000 680 1010 740Q1070 830 760 1010H1180Q1330 830 1180 740Q1130 690 1240 620Q1400 560 2000 540Z',
      900,
      0,
      1300,
      0,
      p.sand[2],
      0,
      0.8,
    )
    const low = mix(p.wall[1], p.stone, 0.4)
    c.path(
      'M760 1010Q1070 830 1010 740Q1000 680 1150 590L1140 560Q970 660 976 736Q1020 800 690 1010Z',
      mix(low, p.wall[2], 0.55),
    )
    c.path('M690 1010Q1020 800 976 736Q970 660 1140 560L1128 552Q944 650 950 736Q980 790 640 1010Z', low)
    const shadow = mix(p.sand[2], p.wall[3], 0.3)
    person(c, p, 1100, 700, 120, {
      pose: WALK,
      top: p.sea[0],
      bottom: p.cream,
      dir: -1,
      shadow,
      hat: 'boater',
      hatCol: p.cream,
    })
    person(c, p, 1060, 890, 230, {
      pose: WALK,
      top: p.accent,
      dir: 1,
      skirt: [16, 9, 3],
      bare: true,
      legs: true,
      shadow,
      hat: 'wide',
      hatCol: p.cream,
    })
    person(c, p, 1160, 880, 240, {
      pose: WALK,
      top: p.cream,
      bottom: p.cream,
      dir: 1,
      shadow,
      hat: 'boater',
      hatCol: p.accent2,
    })
    pine(c, p, 1500, 1080, 640, { r, lean: -0.1, spread: 0.8 })
    for (let i = 0; i < 7; i++)
      leafMass(c, p, 1210 + i * 60, 1010, 70, r.r(50, 130), {
        r,
        k: 7,
        cols: [p.fol[0], p.fol[1], at([p.accent, p.fol[2]], i % 2)],
      })
    for (let i = 0; i < 6; i++) gull(c, r.r(480, 860), r.r(480, 720), r.r(12, 26), p.cream)
  })
}

import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { ARABESQUE, STAND } from '../figures/poses.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { fir } from './mountain.ts'
import { beam, boards, drape, footlights, ground } from './stage-kit.ts'

/** Dancers behind fans of feathers, between waves of painted wood. */
export function feathers(c: Canvas, p: Inks): void {
  centred(c, () => {
    ground(c, -500, 800, mix(p.sea[0], p.ink, 0.5), mix(p.sea[1], p.ink, 0.1))
    const wave = (y: number, k: number, col: string, edge: string): void => {
      let d = svg`M${-500} ${y}`
      for (let x = -500; x < 2000; x += k)
        d += svg`q${k * 0.3} ${-k * 0.62} ${k * 0.74} ${-k * 0.3}q${-k * 0.3} ${-k * 0.02} ${-k * 0.2} ${k * 0.16}q${
          k * 0.14
        } ${k * 0.14} ${k * 0.46} ${k * 0.14}`
      c.path(`${d}V1100H-500Z`, col)
      c.path(d, 'none', { 'stroke': edge, 'stroke-width': 9, 'stroke-linejoin': 'round' })
    }
    c.circle(750, 470, 400, mix(p.accent2, p.accent, 0.45))
    c.circle(750, 470, 350, p.accent2)
    c.circle(750, 470, 296, p.glow)
    wave(560, 250, mix(p.sea[1], p.sea[2], 0.4), p.foam)
    boards(c, 770, mix(p.sea[1], p.ink, 0.2), p.ink)
    const fan = (x: number, y: number, R: number, n: number, a0: number, a1: number, col: string): void => {
      for (let i = 0; i < n; i++) {
        const a = a0 + ((a1 - a0) * i) / (n - 1)
        place(
          c,
          x,
          y,
          () => {
            toned(
              c,
              svg`M0 0Q${-R * 0.15} ${-R * 0.62} ${-R * 0.05} ${-R * 0.96}Q${R * 0.05} ${-R * 1.06} ${R * 0.1} ${
                -R * 0.9
              }Q${R * 0.14} ${-R * 0.5} 0 0Z`,
              i % 2 ? lighten(col, 0.05) : mix(col, p.cream, 0.35),
              mix(col, p.ink, 0.28),
              R * 0.09,
            )
            c.path(svg`M0 0Q${R * 0.02} ${-R * 0.5} ${R * 0.02} ${-R * 0.92}`, 'none', {
              'stroke': mix(col, p.ink, 0.3),
              'stroke-width': 3,
            })
          },
          { rot: (a * 180) / Math.PI },
        )
      }
    }
    const dancer = (x: number, y: number, h: number, dir: 1 | -1, col: string): void => {
      const u = h / 100
      fan(x, y - 62 * u, 62 * u, 15, -1.75, 1.75, col)
      person(c, p, x, y, h, {
        pose: {
          hip: [-1, 50],
          chest: [1, 80],
          head: [2, 92],
          arms: [
            [
              [-15, 84],
              [-24, 92],
            ],
            [
              [15, 84],
              [25, 92],
            ],
          ],
          legs: [
            [
              [-2, 27],
              [-3, 1.5],
            ],
            [
              [13, 40],
              [6, 22],
            ],
          ],
        },
        top: p.accent2,
        dir,
        bare: true,
        legs: true,
        hat: 'plume',
        hatCol: col,
        shadow: p.ink,
        sl: 0.3,
        st: 0.1,
      })
    }
    dancer(330, 830, 430, 1, p.accent)
    dancer(1170, 830, 430, -1, p.accent)
    dancer(750, 868, 520, 1, p.cream)
    wave(985, 200, mix(p.sea[0], p.ink, 0.3), mix(p.foam, p.accent2, 0.5))
    footlights(c, p, 972)
    drape(c, p, -1, 150, { col: mix(p.accent, p.roof[1], 0.4), folds: 5, bottom: 900 })
    drape(c, p, 1, 150, { col: mix(p.accent, p.roof[1], 0.4), folds: 5, bottom: 900 })
  })
}

/** Dancers in white among painted firs, snow coming down. */
export function snowBallet(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 760, mix(p.sea[0], p.ink, 0.35), p.sea[2])
    c.circle(1040, 300, 190, mix(p.cream, p.sea[3], 0.4))
    c.circle(1040, 300, 150, p.cream)
    const cold = {
      ...p,
      fol: [mix(p.sea[0], p.ink, 0.2), mix(p.sea[0], p.sea[1], 0.5), p.sea[2]],
      sand: [p.cream, mix(p.cream, p.sea[2], 0.3), p.sea[2]],
    } as Inks
    const pale = { ...cold, fol: [mix(p.sea[1], p.sea[2], 0.4), mix(p.sea[1], p.sea[2], 0.6), p.sea[2]] } as Inks
    for (const [x, h] of [
      [120, 420],
      [330, 360],
      [560, 330],
      [820, 300],
      [1260, 380],
      [1440, 440],
    ] as const)
      fir(c, pale, x, 770, h)
    for (const [x, h] of [
      [-10, 760],
      [210, 560],
      [1400, 680],
      [1560, 820],
    ] as const)
      fir(c, cold, x, 800, h)
    ground(c, 758, 1500, mix(p.cream, p.sea[3], 0.5), mix(p.sea[2], p.sea[1], 0.3))
    c.shade('M-500 758H2000V1500H-500Z', 500, 0, 1500, 0, p.sea[1], 0, 0.6)
    beam(c, [420, -60], [640, 860], 330, p.cream, { a: 0.45, pool: 0.8, ry: 70 })
    const shadow = mix(p.sea[1], p.ink, 0.15)
    const tutu = (x: number, y: number, h: number, tilt: number): void => {
      const u = h / 100
      place(
        c,
        x,
        y - 54 * u,
        () => {
          for (const [k, col] of [
            [1, mix(p.cream, p.sea[2], 0.45)],
            [0.86, mix(p.cream, p.sea[2], 0.2)],
            [0.7, p.cream],
          ] as const) {
            c.path(
              svg`M${-27 * u * k} ${2.5 * u}Q${-14 * u * k} ${-4 * u} 0 ${-5 * u}Q${14 * u * k} ${-4 * u} ${27 * u * k} ${
                2.5 * u
              }Q${18 * u * k} ${7 * u} ${9 * u * k} ${5 * u}Q0 ${8 * u} ${-9 * u * k} ${5 * u}Q${-18 * u * k} ${7 * u} ${
                -27 * u * k
              } ${2.5 * u}Z`,
              col,
            )
          }
        },
        { rot: tilt },
      )
    }
    const crown = {
      ...STAND,
      arms: [
        [
          [-13, 93],
          [-5, 106],
        ],
        [
          [13, 93],
          [5, 106],
        ],
      ],
      legs: [
        [
          [-1, 27],
          [-1, 2],
        ],
        [
          [2, 27],
          [2, 2],
        ],
      ],
    } as const
    for (const [x, y] of [
      [1010, 806],
      [1130, 824],
      [1250, 812],
    ] as const) {
      person(c, p, x, y, 290, {
        pose: crown,
        top: p.cream,
        bottom: mix(p.cream, p.skin, 0.4),
        bare: true,
        hair: p.ink,
        shadow,
        sl: 0.6,
        st: 0.12,
      })
      tutu(x, y, 290, 0)
    }
    person(c, p, 620, 866, 600, {
      pose: ARABESQUE,
      top: p.cream,
      bottom: mix(p.cream, p.skin, 0.4),
      bare: true,
      hair: mix(p.roof[1], p.ink, 0.4),
      shadow,
      sl: 0.6,
      st: 0.12,
    })
    tutu(620, 872, 600, -14)
    for (let i = 0; i < 150; i++) c.circle(r.r(-40, 1540), r.r(0, 980), r.r(2, 7), p.cream, { opacity: r.r(0.5, 1) })
    const blue = mix(p.sea[0], p.ink, 0.15)
    drape(c, p, -1, 170, { col: blue, folds: 5, bottom: 900, tie: 0.62 })
    drape(c, p, 1, 170, { col: blue, folds: 5, bottom: 900, tie: 0.62 })
    c.rect(-500, 955, 2500, 100, blue)
  })
}

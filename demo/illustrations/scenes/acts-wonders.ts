import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { person, taper, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND } from '../figures/poses.ts'
import { star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { beam, drape, ground } from './stage-kit.ts'

/** A top hat, a rabbit, a gloved hand with its wand. */
export function magician(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 1500, mix(p.fol[1], p.ink, 0.25), mix(p.sea[1], p.fol[1], 0.3))
    sunRays(c, p, { x: 640, y: 640, len: 1300, N: 30, col: p.glow, o: 0.4, disc: false })
    c.glow(640, 480, 460, p.glow, 0.6)
    drape(c, p, 1, 200, { col: mix(p.accent, p.ink, 0.12), bottom: 1100 })
    c.ell(640, 905, 760, 150, mix(p.accent, p.ink, 0.55))
    c.path('M-120 905H1400L1460 1500H-200Z', mix(p.accent, p.ink, 0.4))
    c.ell(640, 895, 760, 146, mix(p.accent, p.ink, 0.1))
    c.ell(640, 893, 724, 130, 'none', { 'stroke': p.accent2, 'stroke-width': 6 })
    c.path('M520 900Q880 850 1180 900Q1240 930 980 960Q700 990 520 940Z', mix(p.accent, p.ink, 0.6), { opacity: 0.8 })
    const fur = p.cream
    const fold = mix(p.cream, p.wall[2], 0.6)
    for (const [x, a] of [
      [566, -14],
      [676, 13],
    ] as const) {
      place(
        c,
        x,
        400,
        () => {
          toned(c, 'M-34 90Q-58 -80 -14 -220Q0 -250 16 -218Q56 -80 36 90Z', fur, fold, 30)
          c.path('M-14 60Q-30 -70 -4 -168Q22 -70 14 60Z', mix(p.accent, p.cream, 0.5))
        },
        { rot: a },
      )
    }
    toned(c, 'M500 640Q480 420 622 404Q764 420 744 640Z', fur, fold, 110)
    for (const [x, w] of [
      [566, 14],
      [676, 14],
    ] as const) {
      c.ell(x, 500, w, 19, p.ink)
      c.circle(x - 4, 493, 5, p.cream)
    }
    c.path('M604 548H640L622 568Z', p.accent)
    for (const s of [-1, 1])
      for (const k of [-10, 6, 22])
        c.path(svg`M${622 + s * 40} ${570 + k * 0.3}L${622 + s * 130} ${560 + k}`, 'none', {
          'stroke': fold,
          'stroke-width': 3,
        })
    toned(c, svg`${taper([548, 640], [546, 606], 32, 26)}${taper([698, 640], [700, 606], 32, 26)}`, fur, fold, 14)
    const hat = p.ink
    c.ell(622, 640, 250, 52, mix(hat, p.sea[1], 0.35))
    c.ell(622, 644, 214, 40, mix(p.accent, p.ink, 0.35))
    c.clip('M372 640A250 52 0 0 0 872 640V700H372Z', () => {
      c.ell(622, 640, 250, 52, mix(hat, p.sea[1], 0.35))
      c.ell(622, 628, 236, 40, hat)
    })
    toned(
      c,
      'M412 672Q622 716 832 672Q790 760 800 884Q622 930 444 884Q454 760 412 672Z',
      mix(hat, p.sea[2], 0.35),
      hat,
      60,
      -6,
    )
    c.path('M418 690Q622 734 826 690L812 744Q622 786 432 744Z', p.accent)
    c.path('M418 690Q470 704 520 708L526 764Q470 756 432 744Z', mix(p.accent, p.cream, 0.3))
    place(c, 1010, 430, () => {
      toned(c, 'M90 60L420 -40L470 150L150 190Z', mix(p.ink, p.sea[2], 0.3), p.ink, 0, 40)
      toned(c, 'M60 70L112 50L176 186L120 204Z', p.cream, fold, 0, 40)
      toned(
        c,
        taper([30, 120], [-70, 100], 60, 30) +
          taper([-40, 70], [-110, 92], 24, 20) +
          taper([-40, 112], [-120, 128], 24, 19) +
          taper([-30, 150], [-96, 164], 23, 18) +
          taper([10, 80], [-50, 30], 28, 20) +
          taper([90, 128], [30, 120], 58, 60),
        p.cream,
        fold,
        6,
        26,
      )
      c.path('M-330 -60L-40 96l-8 16L-338 -46Z', p.ink)
      c.path('M-330 -60L-276 -31l-8 15L-338 -46Z', p.cream)
      toned(c, taper([-40, 70], [-110, 92], 22, 20), p.cream, fold, 2, 20)
    })
    for (let i = 0; i < 16; i++) {
      const a = i * 0.42
      star4(
        c,
        672 - i * 26 + r.r(-20, 20),
        360 - 150 * Math.sin(a * 0.6) + r.r(-40, 40),
        r.r(10, 34),
        i % 3 ? p.glow : p.cream,
      )
    }
    star4(c, 676, 376, 62, p.cream)
  })
}

/** One carved mask, 200 wide, hung at (x, y). */
const mask = (c: Canvas, p: Inks, x: number, y: number, s: number, kind: number, col: string, dark: string): void => {
  place(
    c,
    x,
    y,
    () => {
      const outline = at(
        [
          'M-80 -90Q0 -130 80 -90Q100 20 0 130Q-100 20 -80 -90Z',
          'M-92 -70Q-60 -120 0 -104Q60 -120 92 -70Q84 70 0 108Q-84 70 -92 -70Z',
          'M-74 -112H74Q92 0 60 92Q0 134 -60 92Q-92 0 -74 -112Z',
          'M0 -138L88 -60Q80 70 0 136Q-80 70 -88 -60Z',
        ],
        kind % 4,
      )
      c.path(outline, p.ink, { transform: 'translate(16 12)', opacity: 0.5 })
      toned(c, outline, col, dark, 62, 0)
      const eyes = at(
        [
          'M-58 -30Q-34 -58 -10 -26Q-36 -14 -58 -30Z',
          'M-60 -22Q-30 -52 -12 -30Q-24 -6 -60 -22Z',
          'M-52 -46H-14V-22H-52Z',
          'M-56 -16Q-46 -56 -12 -34Q-30 -22 -56 -16Z',
        ],
        kind % 4,
      )
      const mouth = at(
        [
          'M-40 52Q0 96 40 52Q0 70 -40 52Z',
          'M-34 76Q0 36 34 76Q0 60 -34 76Z',
          'M-18 66A18 22 0 1 1 18 66A18 22 0 1 1 -18 66Z',
          'M-30 62H30L22 76H-22Z',
        ],
        Math.floor(kind / 4) % 4,
      )
      for (const k of [1, -1]) c.path(eyes, p.ink, { transform: `scale(${String(k)} 1)` })
      c.path(mouth, p.ink)
      c.path('M-6 -40L-14 34Q0 46 16 34L8 -40Z', mix(col, dark, 0.7))
      for (const k of [1, -1])
        c.path('M-64 -58Q-38 -84 -8 -58Q-38 -70 -64 -58Z', kind % 3 === 0 ? p.accent2 : p.ink, {
          transform: `scale(${String(k)} 1)`,
        })
      if (kind % 5 === 1) {
        for (const k of [1, -1]) c.circle(k * 52, 24, 17, p.accent)
      }
      if (kind % 5 === 3) c.path('M0 -100L20 -76L0 -52L-20 -76Z', p.accent2)
    },
    { s },
  )
}

/** A wall of masks, and a small man holding one more. */
export function maskWall(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 1500, mix(p.roof[1], p.ink, 0.45), mix(p.roof[1], p.ink, 0.2))
    c.glow(480, 500, 760, p.accent2, 0.55)
    const cols = [
      p.cream,
      p.accent2,
      p.accent,
      mix(p.sea[2], p.cream, 0.3),
      mix(p.roof[0], p.cream, 0.4),
      p.cream,
      mix(p.fol[2], p.cream, 0.35),
    ] as const
    for (let j = 0; j < 5; j++) {
      for (let i = -2; i < 8; i++) {
        const x = 90 + i * 224 + (j % 2) * 112
        const y = 70 + j * 216
        if (x > 860 && x < 1240 && y > 380) continue
        const far = Math.min(1, Math.hypot(x - 480, y - 420) / 1050)
        const col = mix(at(cols, r.i(0, cols.length - 1)), p.roof[1], far * 0.6)
        mask(c, p, x, y, 0.83, r.i(0, 15), col, mix(col, p.roof[2], 0.55))
      }
    }
    ground(c, 880, 1500, mix(p.roof[2], p.ink, 0.5), p.ink)
    beam(c, [760, -40], [1050, 915], 230, p.glow, { a: 0.5, pool: 0.8 })
    person(c, p, 1050, 920, 500, {
      pose: {
        ...STAND,
        chest: [0, 80],
        head: [-1, 92],
        arms: [
          [
            [-16, 74],
            [-24, 88],
          ],
          [
            [11, 64],
            [3, 58],
          ],
        ],
      },
      top: p.ink,
      hair: p.ink,
      dir: 1,
      shadow: mix(p.roof[2], p.ink, 0.4),
      sl: 0.5,
      st: 0.1,
    })
    c.path('M1042 522l8 30l10 -30Z', p.cream)
    mask(c, p, 922, 470, 0.42, 4, p.cream, mix(p.cream, p.wall[2], 0.7))
  })
}

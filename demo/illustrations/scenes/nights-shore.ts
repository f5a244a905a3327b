import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { person } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND } from '../figures/poses.ts'
import { palm } from '../nature/palm.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { audience, ground } from './stage-kit.ts'

const burst = (c: Canvas, p: Inks, x: number, y: number, R: number, col: string, n = 26): void => {
  c.glow(x, y, R * 1.1, col, 0.4)
  for (let i = 0; i < n; i++) {
    const a = (Math.PI * 2 * i) / n
    for (const [k, w] of [
      [1, 0.03],
      [0.64, 0.022],
    ] as const) {
      const [ex, ey] = [
        x + R * k * Math.cos(a + (k < 1 ? 0.12 : 0)),
        y + R * k * Math.sin(a + (k < 1 ? 0.12 : 0)) + R * 0.12 * k * k,
      ]
      const [mx, my] = [x + R * 0.5 * k * Math.cos(a), y + R * 0.46 * k * Math.sin(a)]
      c.path(svg`M${x + R * 0.14 * Math.cos(a)} ${y + R * 0.14 * Math.sin(a)}Q${mx} ${my} ${ex} ${ey}`, 'none', {
        'stroke': k < 1 ? lighten(col, 0.12) : col,
        'stroke-width': R * w,
        'stroke-linecap': 'round',
        'opacity': 0.95,
      })
      c.circle(ex, ey, R * w * 1.1, p.cream)
    }
  }
}

/** Fireworks over a crescent bay, mirrored in the water. */
export function fireworks(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.64, stars: 70 })
  centred(c, () => {
    hills(c, 642, 70, { r, col: p.hill[2], N: 6, base: 650 })
    sea(c, p, { y0: 640, y1: 1500, r, bands: 9, amp: 0.4 })
    c.path(
      'M1500 560Q1200 620 900 632Q600 640 420 634Q800 652 1100 660Q1400 690 1560 760V560Z',
      mix(p.ink, p.hill[1], 0.4),
    )
    for (let i = 0; i < 46; i++) {
      const t = i / 46
      const [x, y] = [lerp(430, 1500, t), lerp(634, 620, t) + Math.sin(t * 3) * 4 - t * t * 20]
      const h = 14 + ((i * 37) % 22) * (0.5 + t)
      c.rect(x, y - h, 26, h + 10, mix(p.wall[3], p.ink, (i % 3) * 0.25))
      for (let k = 0; k < 2; k++) c.rect(x + 5 + k * 10, y - h + 6, 5, 7, p.glow)
      lens(c, x - 20, 672 + t * 50 + ((i * 37) % 40), 50, 4, p.glow, 0.7)
    }
    const shows = [
      [520, 280, 250, p.accent2],
      [980, 200, 190, mix(p.accent, p.cream, 0.25)],
      [1240, 400, 130, mix(p.sea[3], p.cream, 0.4)],
      [230, 470, 110, mix(p.accent, p.accent2, 0.5)],
    ] as const
    for (const [x, y, R, col] of shows) {
      c.path(svg`M${x} ${y + R * 0.2}Q${x + 10} ${(y + 640) / 2} ${x - 20} 636`, 'none', {
        'stroke': col,
        'stroke-width': 3,
        'opacity': 0.45,
      })
      burst(c, p, x, y, R, col)
      for (let i = 0; i < 16; i++)
        lens(c, x - R * 0.5 * r() - 30 + r.r(-40, 40), 660 + i * 18, R * r.r(0.3, 0.8), 6, col, 0.75 - i * 0.03)
    }
    sail(c, p, 300, 740, 60, { c1: mix(p.cream, p.ink, 0.5), c2: mix(p.accent, p.ink, 0.3), refl: false })
    c.rect(-500, 930, 2500, 600, p.ink)
    audience(c, r, 900, 92, p.ink, p.accent2)
    c.group(() =>
      palm(c, { ...p, fol: [p.ink, p.ink, mix(p.fol[1], p.ink, 0.4)] }, 1440, 1020, 620, { r, lean: -0.1, lx: -1 }),
    )
  })
}

/** A film projected onto the cliff, striped tents and deckchairs in the dark. */
export function beachCinema(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6, stars: 90 })
  centred(c, () => {
    sea(c, p, { y0: 560, y1: 660, r, bands: 5, amp: 0.4 })
    c.path('M-500 300Q-100 240 140 330Q260 420 330 600L-500 660Z', mix(p.hill[2], p.ink, 0.3))
    for (const [x, y] of [
      [40, 262],
      [120, 300],
    ] as const) {
      c.path(svg`M${x} ${y + 40}V${y - 20}l26 -40l26 40v60Z`, mix(p.wall[3], p.ink, 0.2))
      c.rect(x + 10, y - 8, 10, 14, p.glow)
      c.rect(x + 32, y - 8, 10, 14, p.glow)
    }
    ground(c, 640, 1500, mix(p.sand[0], p.sea[1], 0.2), p.sand[2])
    c.path('M330 640h22V150h-22ZM1010 640h22V150h-22Z', mix(p.ink, p.sea[0], 0.3))
    c.rect(340, 150, 684, 402, p.ink)
    const film = mix(p.cream, p.sky[3], 0.25)
    c.glow(682, 350, 620, film, 0.4)
    c.clip('M356 166H1008V536H356Z', () => {
      c.rect(356, 166, 652, 370, film)
      c.circle(860, 270, 74, p.cream)
      c.path('M356 440Q520 400 700 430Q860 400 1010 440V540H356Z', mix(film, p.sea[1], 0.6))
      person(c, { ...p, skin: mix(film, p.ink, 0.55), ink: mix(film, p.ink, 0.85) }, 560, 560, 330, {
        pose: {
          ...STAND,
          arms: [
            [
              [9, 68],
              [16, 58],
            ],
            [
              [9, 66],
              [17, 60],
            ],
          ],
        },
        top: mix(film, p.ink, 0.8),
        hat: 'boater',
        hatCol: mix(film, p.ink, 0.85),
        side: true,
      })
      person(c, { ...p, skin: mix(film, p.ink, 0.3), ink: mix(film, p.ink, 0.7) }, 650, 560, 300, {
        pose: {
          ...STAND,
          arms: [
            [
              [9, 68],
              [14, 60],
            ],
            [
              [9, 70],
              [17, 66],
            ],
          ],
        },
        top: mix(film, p.ink, 0.45),
        dir: -1,
        skirt: [2, 14],
        side: true,
      })
    })
    c.shade('M356 166V536L1460 780L1470 764L1008 166Z', 1460, 0, 356, 0, p.glow, 0.75, 0.06)
    const tent = (x: number, y: number, s: number, col: string): void => {
      place(
        c,
        x,
        y,
        () => {
          c.path('M-80 0V-120H80V0Z', p.cream)
          for (let i = 0; i < 5; i++) c.rect(-80 + i * 32, -120, 16, 120, col)
          c.path('M-92 -116L0 -196L92 -116Z', col)
          for (let i = 0; i < 3; i++) c.path(svg`M0 -196L${-62 + i * 52} -116h22Z`, p.cream)
          c.shade('M-80 0V-112L-92 -116L0 -196L92 -116L80 -112V0Z', -20, 0, 92, 0, p.ink, 0.25, 0.85)
          c.path('M-24 0L0 -96L24 0Z', p.ink)
        },
        { s },
      )
    }
    for (const [x, y, s, col] of [
      [1130, 690, 0.7, p.accent],
      [1260, 720, 0.85, p.sea[1]],
      [110, 720, 0.95, p.accent],
      [1420, 900, 1.5, p.accent2],
    ] as const)
      tent(x, y, s, col)
    c.path('M1396 770h110v60h-110ZM1440 830l-40 170h14l40 -160l40 160h14l-40 -170Z', p.ink)
    c.circle(1436, 758, 30, p.ink)
    c.circle(1490, 752, 36, p.ink)
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 6 - row; i++) {
        const s = 0.62 + row * 0.26
        place(
          c,
          260 + i * (150 + row * 56) + row * 40,
          760 + row * 94,
          () => {
            c.path('M-60 0L36 -150M60 0L-40 -96', 'none', {
              'stroke': mix(p.accent2, p.ink, 0.4),
              'stroke-width': 9,
              'stroke-linecap': 'round',
            })
            c.path('M-52 -150H52L60 -30H-60Z', at([p.accent, p.sea[1], p.accent2], (i + row) % 3))
            for (let k = 0; k < 3; k++) c.path(svg`M${-30 + k * 26} -150h10l2 120h-13Z`, p.cream)
            c.shade('M-60 -150H60V-30H-60Z', 0, -150, 0, -30, p.ink, 0.2, 0.75)
            if ((i * 3 + row) % 4 !== 0) {
              c.ell(-4, -172, 20, 25, p.ink)
              c.path('M-24 -176Q-4 -206 18 -176', 'none', { 'stroke': film, 'stroke-width': 4, 'opacity': 0.8 })
            }
          },
          { s },
        )
      }
    }
  })
}

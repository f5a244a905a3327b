import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { cast, person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** A land yacht on three wheels; (x, y) is the ground below the mast. */
const landYacht = (c: Canvas, p: Inks, x: number, y: number, s: number, col: string, shadow: string): void => {
  place(
    c,
    x,
    y,
    () => {
      const canvas = 'M4 -560C-90 -420 -170 -220 -176 -96L0 -112Z'
      cast(c, `${canvas}M-190 -30H250V-70H-190Z`, 0, shadow, 0.8, 0.12)
      const wheel = (wx: number, wy: number, R: number): void => {
        c.ell(wx, wy, R * 0.9, R, p.ink)
        c.ell(wx, wy, R * 0.62, R * 0.7, p.cream)
        c.ell(wx, wy, R * 0.16, R * 0.18, p.ink)
        for (let i = 0; i < 6; i++) {
          const a = (i * Math.PI) / 6
          c.path(
            svg`M${wx - R * 0.6 * Math.cos(a)} ${wy - R * 0.68 * Math.sin(a)}L${wx + R * 0.6 * Math.cos(a)} ${
              wy + R * 0.68 * Math.sin(a)
            }`,
            'none',
            { 'stroke': p.ink, 'stroke-width': 2 },
          )
        }
      }
      wheel(-120, -44, 34)
      c.path('M-140 -60L-20 -40L220 -36L222 -26L-30 -22L-170 -32Z', mix(p.ink, p.sea[0], 0.3))
      toned(c, canvas, p.cream, mix(p.cream, p.wall[2], 0.55), -34, 0)
      c.clip(canvas, () => {
        c.path('M-300 -330L60 -400V-310L-300 -240Z', col)
        for (let i = 0; i < 8; i++)
          c.path(svg`M-220 ${-520 + i * 62}Q-80 ${-500 + i * 62} 30 ${-540 + i * 62}`, 'none', {
            'stroke': p.wall[2],
            'stroke-width': 2.4,
          })
      })
      c.path('M4 -560C-90 -420 -170 -220 -176 -96', 'none', { 'stroke': col, 'stroke-width': 7 })
      c.path('M0 -566h9L16 -30H2Z', mix(p.accent2, p.roof[1], 0.4))
      c.path('M6 -118L-180 -96v8L6 -106Z', mix(p.accent2, p.roof[1], 0.4))
      person(c, p, -66, -40, 200, {
        pose: {
          hip: [0, 4],
          chest: [-8, 33],
          head: [-4, 45],
          arms: [
            [
              [6, 20],
              [18, 24],
            ],
            [
              [4, 18],
              [16, 22],
            ],
          ],
          legs: [
            [
              [22, 12],
              [40, 6],
            ],
            [
              [22, 14],
              [42, 6],
            ],
          ],
        },
        top: col,
        hat: 'helmet',
        hatCol: p.cream,
        side: true,
      })
      c.path('M-120 -52L200 -34L230 -20L-20 -8Q-110 -10 -136 -40Z', col)
      c.path('M-120 -52L200 -34L210 -30L-126 -44Z', lighten(col, 0.14))
      wheel(228, -28, 28)
      wheel(-64, -30, 40)
    },
    { s },
  )
}

/** Land yachts on the wet strand, sails one behind another. */
export function sandYachts(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6, streaks: 3 })
  centred(c, () => {
    cumulus(c, p, 260, 300, 520, { r, lit: p.cream, dark: p.sky[1] })
    cumulus(c, p, 1240, 430, 420, { r, lit: p.cream, dark: p.sky[2] })
    c.rect(-500, 596, 2500, 40, p.sea[1])
    c.rect(-500, 620, 2500, 22, p.foam)
    c.rect(-500, 632, 2500, 900, mix(p.sand[1], p.sea[2], 0.2))
    for (let i = 0; i < 9; i++)
      c.path(
        svg`M-500 ${660 + i * i * 6}Q400 ${640 + i * i * 6.4} 2000 ${656 + i * i * 5}v${6 + i * 3}Q400 ${
          652 + i * i * 6.6
        } -500 ${670 + i * i * 6.2}Z`,
        i % 2 ? mix(p.sea[2], p.foam, 0.4) : p.sand[0],
        { opacity: 0.75 },
      )
    c.path('M-500 640Q-100 560 120 600Q300 630 480 640L300 760Q-100 800 -500 860Z', p.sand[0])
    c.path('M-500 640Q-100 560 120 600Q60 640 -60 650Q-260 690 -500 700Z', mix(p.fol[2], p.sand[1], 0.3))
    for (let i = 0; i < 26; i++)
      c.path(
        svg`M${-60 + i * 10} ${606 + ((i * 17) % 30)}q${i % 2 ? 6 : -6} -26 ${i % 2 ? 14 : -16} -36q${
          i % 2 ? -2 : 4
        } 18 ${i % 2 ? -8 : 12} 38Z`,
        i % 3 ? p.fol[1] : p.fol[2],
      )
    const shadow = mix(p.sand[2], p.sea[0], 0.35)
    landYacht(c, p, 1330, 690, 0.34, p.fol[1], shadow)
    landYacht(c, p, 330, 730, 0.5, p.accent2, shadow)
    landYacht(c, p, 1080, 790, 0.78, p.sea[0], shadow)
    landYacht(c, p, 640, 920, 1.3, p.accent, shadow)
    c.path(
      'M-500 948Q300 930 540 924L500 940Q200 952 -500 976ZM-500 900Q200 896 560 890L560 896Q200 908 -500 916Z',
      mix(p.sand[2], p.sea[0], 0.3),
      { opacity: 0.7 },
    )
    for (let i = 0; i < 24; i++) c.circle(560 - r.r(0, 320), 905 - r.r(0, 70), r.r(3, 9), p.foam, { opacity: 0.85 })
  })
}

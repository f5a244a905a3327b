import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cast, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { fir, peak } from './mountain.ts'
import { ground } from './stage-kit.ts'

/** A great wheel and its track in the wet sand; the sail of the yacht cut by the edge. */
export function sandWheel(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.4 })
  centred(c, () => {
    cumulus(c, p, 330, 260, 460, { r, lit: p.cream, dark: p.sky[1] })
    c.rect(-500, 396, 2500, 34, p.sea[1])
    c.rect(-500, 418, 2500, 14, p.foam)
    ground(c, 430, 1500, mix(p.sand[1], p.sea[2], 0.3), p.sand[0])
    for (let i = 0; i < 7; i++)
      c.path(
        svg`M-500 ${456 + i * i * 9}Q400 ${440 + i * i * 9.6} 2000 ${452 + i * i * 8}v${5 + i * 4}Q400 ${
          452 + i * i * 9.8
        } -500 ${464 + i * i * 9.2}Z`,
        i % 2 ? mix(p.sea[2], p.foam, 0.4) : p.sand[1],
        { opacity: 0.6 },
      )
    c.path('M330 432L338 432Q520 640 980 900L860 930Q480 660 330 432Z', mix(p.sand[2], p.sea[0], 0.25), {
      opacity: 0.85,
    })
    for (let i = 0; i < 34; i++) {
      const t = (i / 34) ** 1.6
      c.path(
        svg`M${332 + 560 * t} ${432 + 470 * t}l${6 + 60 * t} ${-2 - 22 * t}l${2 + 8 * t} ${2 + 10 * t}l${-6 - 60 * t} ${
          2 + 22 * t
        }Z`,
        mix(p.sand[2], p.ink, 0.3),
        { opacity: 0.7 },
      )
    }
    c.path('M180 432L186 432Q200 700 120 1010H-60Q160 700 180 432Z', mix(p.sand[2], p.sea[0], 0.25), { opacity: 0.6 })
    const sail2 = 'M1330 -200Q1000 200 930 560L1350 610Z'
    toned(c, sail2, p.cream, mix(p.cream, p.wall[2], 0.55), -110, 0)
    c.clip(sail2, () => {
      c.path('M700 330L1600 190V330L700 460Z', p.accent)
      for (let i = 0; i < 7; i++)
        c.path(svg`M800 ${20 + i * 90}Q1100 ${60 + i * 90} 1400 ${-20 + i * 96}`, 'none', {
          'stroke': p.wall[2],
          'stroke-width': 4,
        })
    })
    c.path('M1326 -200h26L1370 660h-26Z', mix(p.accent2, p.roof[1], 0.4))
    c.path('M1360 600L900 560v18L1360 622Z', mix(p.accent2, p.roof[1], 0.5))
    toned(c, 'M880 690Q1100 650 1600 660V790Q1200 800 900 760Z', p.accent, mix(p.accent, p.ink, 0.4), 0, 60)
    c.path('M900 740L1240 700l8 20L910 762Z', mix(p.ink, p.sea[0], 0.3))
    const sh = mix(p.sand[2], p.sea[0], 0.35)
    c.path('M820 940Q1200 900 1600 930V970Q1200 980 820 960Z', sh, { opacity: 0.7 })
    place(c, 930, 760, () => {
      c.ell(24, 4, 176, 196, mix(p.ink, p.sea[0], 0.15))
      c.ell(0, 0, 176, 196, p.ink)
      for (let i = 0; i < 40; i++) c.circle(176 * Math.cos(i * 0.157), 196 * Math.sin(i * 0.157), 9, p.ink)
      c.ell(0, 0, 138, 156, p.cream)
      c.ell(0, 0, 122, 140, mix(p.sand[1], p.sea[2], 0.35))
      for (let i = 0; i < 18; i++)
        c.path(
          svg`M${14 * Math.cos(i * 0.349 + 0.5)} ${14 * Math.sin(i * 0.349 + 0.5)}L${130 * Math.cos(i * 0.349)} ${
            148 * Math.sin(i * 0.349)
          }`,
          'none',
          { 'stroke': p.cream, 'stroke-width': 5 },
        )
      c.ell(0, 0, 30, 34, p.accent)
      c.ell(-6, -6, 16, 18, p.cream)
    })
    for (let i = 0; i < 30; i++)
      c.circle(760 + r.r(-70, 60), 920 - r.r(-20, 110) * r(), r.r(3, 11), mix(p.sand[0], p.foam, 0.5), { opacity: 0.9 })
  })
}

/** Skis and poles planted in the first snow, bobble hat on one of them. */
export function plantedSkis(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.66 })
  centred(c, () => {
    for (const [x, w, h] of [
      [250, 700, 340],
      [1180, 760, 430],
      [700, 540, 250],
    ] as const)
      peak(c, p, x, 680, w, h, mix(p.sand[0], p.sky[2], 0.35), mix(p.sand[2], p.sky[1], 0.45), p.sand[1])
    for (let i = 0; i < 22; i++) fir(c, p, -40 + i * 76 + r.r(-14, 14), 700 + r.r(-8, 12), r.r(90, 170))
    const field = 'M-500 720Q300 660 800 690Q1300 720 2000 680V1500H-500Z'
    c.path(field, p.sand[0])
    c.shade(field, 500, 700, 1400, 1000, p.sand[2], 0, 0.8)
    const skis = [
      [600, 860, -7, p.accent, 720],
      [740, 880, 4, p.accent, 730],
      [960, 850, -3, p.accent2, 660],
      [1080, 866, 7, p.accent2, 664],
    ] as const
    for (const [x, y, rot, col, h] of skis) {
      place(
        c,
        x,
        y,
        () => {
          const d = svg`M-26 20V${-h * 0.86}Q-26 ${-h} 6 ${-h}Q30 ${-h} 26 ${-h * 0.86}V20Z`
          cast(c, d, 0, p.sand[2], 0.75, -0.2)
          toned(c, d, col, mix(col, p.ink, 0.4), 30, 0)
          c.clip(d, () => {
            c.rect(-40, -h * 0.78, 80, 26, p.cream)
            c.rect(-40, -h * 0.72, 80, 12, p.cream)
            c.rect(-40, -h * 0.46, 80, 90, mix(p.ink, p.sea[0], 0.2))
            c.rect(-14, -h * 0.44, 28, 66, p.cream)
          })
          c.ell(4, 18, 58, 13, p.sand[0])
        },
        { rot },
      )
    }
    for (const [x, rot] of [
      [430, -12],
      [1230, 12],
    ] as const) {
      place(
        c,
        x,
        900,
        () => {
          cast(c, 'M-5 0V-460H5V0Z', 0, p.sand[2], 0.75, -0.2)
          c.path('M-5 6V-460H5V6Z', p.ink)
          c.path('M-11 -460H11V-380H-11Z', p.accent)
          c.ell(0, -50, 34, 9, 'none', { 'stroke': p.ink, 'stroke-width': 6 })
          c.path('M0 -456Q-40 -420 -20 -380', 'none', { 'stroke': p.ink, 'stroke-width': 5 })
        },
        { rot },
      )
    }
    place(
      c,
      791,
      176,
      () => {
        toned(c, 'M-90 60Q-96 -60 0 -66Q96 -60 90 60Z', p.sea[0], mix(p.sea[0], p.ink, 0.4), 60, 0)
        for (let i = 0; i < 5; i++) c.path(svg`M${-74 + i * 36} 20l18 -30l18 30Z`, p.cream)
        toned(c, 'M-98 40H98V84Q0 100 -98 84Z', p.accent2, mix(p.accent2, p.ink, 0.3), 70, 0)
        for (let i = 0; i < 26; i++)
          c.circle(
            38 * Math.sqrt((i + 1) / 26) * Math.cos(i * 2.4),
            -86 + 38 * Math.sqrt((i + 1) / 26) * Math.sin(i * 2.4),
            12,
            i % 3 ? p.cream : mix(p.cream, p.sand[2], 0.4),
          )
      },
      { rot: 4, s: 0.94 },
    )
    for (let i = 0; i < 90; i++) c.circle(r.r(-20, 1520), r.r(0, 980), r.r(3, 8), p.cream, { opacity: r.r(0.6, 1) })
  })
}

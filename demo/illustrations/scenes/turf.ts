import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { bathingCabins } from '../figures/bathing-cabins.ts'
import { flag } from '../figures/beach.ts'
import { horseInProfile } from '../figures/horses.ts'
import { centred } from '../figures/place.ts'
import { Camera } from '../camera.ts'
import { leafMass } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** The finish: five horses along the rail, the post, the stand behind. */
export function raceFinish(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.5, streaks: 4 })
  centred(c, () => {
    cumulus(c, p, 1120, 240, 430, { r, lit: p.cream, dark: p.sky[2] })
    for (let i = 0; i < 22; i++) leafMass(c, p, -80 + i * 80, 500, r.r(60, 110), r.r(60, 130), { r, k: 8 })
    c.path('M-40 520V300L520 250V520Z', p.wall[1])
    for (let i = 0; i < 5; i++) {
      c.path(
        svg`M-40 ${330 + i * 40}L520 ${290 + i * 46}V${308 + i * 46}L-40 ${350 + i * 40}Z`,
        mix(p.wall[2], p.wall[3], i % 2 ? 0.2 : 0.6),
      )
      for (let k = 0; k < 48; k++)
        c.circle(
          -36 + k * 11.6,
          328 + i * 40 - (k / 48) * (40 - i * 6) + r.r(-3, 3),
          r.r(4, 6),
          r.pick([p.accent, p.cream, p.accent2, p.sea[1], p.ink, p.skin]),
        )
    }
    c.path('M-80 300L560 232V262L-80 326Z', p.cream)
    c.path('M-80 326L560 262V274L-80 338Z', p.accent)
    for (const x of [40, 200, 360, 506]) c.path(svg`M${x} ${312 - x * 0.1}h10V510h-10Z`, p.cream)
    for (const x of [40, 280, 500]) flag(c, p, x, 300 - x * 0.105, 92, { cols: [x === 280 ? p.accent2 : p.accent] })
    ground(c, 505, 1500, mix(p.fol[2], p.fol[1], 0.2), mix(p.fol[1], p.fol[2], 0.3))
    for (let i = 0; i < 9; i++)
      c.rect(-500, 530 + i * i * 7, 2500, 10 + i * 4, lighten(p.fol[2], 0.02), { opacity: 0.5 })
    c.rect(-500, 548, 2500, 10, p.cream)
    for (let x = -20; x < 1560; x += 130) c.rect(x, 552, 8, 56, p.cream)
    const shadow = mix(p.fol[1], p.fol[0], 0.55)
    c.path('M1176 170h18V640h-18Z', p.cream)
    for (let i = 0; i < 5; i++) c.rect(1176, 300 + i * 68, 18, 34, p.accent)
    c.circle(1185, 158, 66, p.accent)
    c.circle(1185, 158, 50, p.cream)
    c.circle(1185, 158, 26, p.accent)
    for (const [x, y, s, coat, a, b] of [
      [420, 640, 0.86, mix(p.roof[1], p.ink, 0.35), p.accent2, p.sea[1]],
      [730, 668, 0.95, mix(p.cream, p.wall[2], 0.35), p.sea[1], p.cream],
      [190, 744, 1.05, mix(p.roof[0], p.ink, 0.4), p.fol[1], p.accent2],
      [940, 770, 1.18, mix(p.roof[0], p.roof[1], 0.4), p.accent, p.cream],
      [480, 884, 1.42, mix(p.ink, p.roof[1], 0.3), p.cream, p.accent],
    ] as const) {
      for (let i = 0; i < 7; i++)
        c.circle(x - s * r.r(120, 330), y - s * r.r(-6, 34), s * r.r(5, 12), mix(p.fol[1], p.sand[2], 0.5), {
          opacity: 0.7,
        })
      horseInProfile(c, p, x, y, s, { coat, gait: 'gallop', silks: [a, b], shadow })
    }
    c.rect(-500, 930, 2500, 26, p.cream)
    c.rect(-500, 946, 2500, 10, p.wall[2])
    for (const x of [90, 560, 1030, 1500]) c.path(svg`M${x - 10} 940h28V1500h-28Z`, mix(p.cream, p.wall[2], 0.15))
  })
}

/** Two riders on wet sand at low tide, bathing cabins far along the boards. */
export function beachRide(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.46, rays: { x: c.W * 0.24, y: c.H * 0.3, R: 62, N: 0 }, streaks: 6 })
  hills(c, c.H * 0.46, 46, { r, col: p.hill[0], N: 4, x0: -50, x1: c.W * 0.6, base: c.H * 0.47 })
  sea(c, p, { y0: c.H * 0.46, y1: c.H * 0.62, r, bands: 6, amp: 0.6, sunX: c.W * 0.24, glit: 12 })
  centred(c, () => {
    sail(c, p, 480, 474, 60, { c2: p.accent })
    sail(c, p, 610, 468, 38, { c2: p.accent2 })
    c.path('M-500 590Q300 566 760 560Q1200 552 2000 480V1500H-500Z', p.foam)
    c.path('M-500 604Q300 582 760 570Q1200 560 2000 486V1500H-500Z', mix(p.sand[1], p.sea[2], 0.35))
    c.path('M-500 690Q500 650 2000 540V1500H-500Z', mix(p.sand[1], p.sea[2], 0.15))
    c.path('M-500 860Q700 760 2000 640V1500H-500Z', p.sand[0])
    c.shade('M-500 860Q700 760 2000 640V1500H-500Z', 600, 0, 1500, 1000, p.sand[2], 0, 0.8)
    const cam = new Camera({ cx: 520, hy: 470, f: 900, eye: 4 })
    c.clip('M800 0H2000V740H800Z', () => bathingCabins(c, p, cam, (s, o) => [15 + s * 0.26 - o * 0.2, 24 + s * 0.93]))
    const wet = (draw: () => void, y: number): void => {
      c.group(draw, { transform: svg`translate(0 ${y * 2}) scale(1 -1)`, opacity: 0.3 })
      draw()
    }
    wet(
      () => horseInProfile(c, p, 860, 700, 0.92, { coat: mix(p.cream, p.wall[2], 0.3), silks: [p.sea[0], p.ink] }),
      700,
    )
    wet(
      () => horseInProfile(c, p, 520, 790, 1.36, { coat: mix(p.roof[0], p.roof[1], 0.55), silks: [p.accent, p.ink] }),
      792,
    )
    for (let i = 0; i < 14; i++) lens(c, r.r(100, 1100), 800 + r.r(-90, 90), r.r(90, 260), 5, p.foam, 0.6)
    for (let i = 0; i < 8; i++)
      c.path(svg`M${40 + i * 46} ${842 - i * 4}q12 -10 24 0q-12 8 -24 0Z`, mix(p.sand[2], p.ink, 0.2))
    for (let i = 0; i < 6; i++) gull(c, r.r(620, 1100), r.r(100, 330), r.r(12, 26), at([p.cream, p.ink], i % 2))
  })
}

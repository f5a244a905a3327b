import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { roomKey, strawHat } from '../figures/keepsakes.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { leafMass } from '../nature/plants.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { lens, sky, star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** A coupe of champagne; (x, y) is the foot, `h` the height. */
export const coupe = (c: Canvas, p: Inks, x: number, y: number, h: number, shadow: string): void => {
  place(
    c,
    x,
    y,
    () => {
      c.path('M0 0L250 -40Q380 -120 480 -60Q380 10 250 -14Z', shadow, { opacity: 0.7 })
      c.ell(0, 0, 92, 18, p.cream, { opacity: 0.92 })
      c.ell(10, 4, 76, 12, shadow, { opacity: 0.35 })
      c.path('M-5 0Q-2 -60 -8 -236H8Q2 -60 5 0Z', p.cream, { opacity: 0.95 })
      c.path('M2 0Q2 -60 3 -236H8Q3 -60 5 0Z', p.wall[2])
      const bowl = 'M-200 -420Q-190 -250 -8 -232H8Q190 -250 200 -420Z'
      c.path(bowl, p.cream, { opacity: 0.35 })
      c.clip(bowl, () => {
        toned(c, 'M-220 -376H220V-200H-220Z', p.accent2, mix(p.accent2, '#b5602a', 0.6), 250, 0)
        for (let i = 0; i < 22; i++)
          c.circle(-120 + ((i * 53) % 240), -270 - ((i * 37) % 100), 3 + (i % 3) * 2, p.cream, { opacity: 0.9 })
      })
      c.ell(0, -376, 192, 17, lighten(p.accent2, 0.12))
      c.ell(0, -420, 200, 17, 'none', { 'stroke': p.cream, 'stroke-width': 7 })
      c.path('M-176 -392Q-160 -300 -90 -262', 'none', {
        'stroke': p.cream,
        'stroke-width': 10,
        'stroke-linecap': 'round',
        'opacity': 0.95,
      })
      star4(c, -176, -430, 30, p.cream)
    },
    { s: h / 440 },
  )
}

const cloth = (c: Canvas, p: Inks, y: number): void => {
  ground(c, y, 1500, mix(p.cream, p.wall[1], 0.35), p.cream)
  c.shade(svg`M-500 ${y}H2000V1500H-500Z`, 500, 0, 1500, 0, p.wall[2], 0, 0.75)
}

/** A breakfast tray before an open window on a green sea. */
export function breakfastTray(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const emerald = [
    mix(p.sea[0], p.fol[1], 0.5),
    mix(p.sea[1], p.fol[1], 0.35),
    mix(p.sea[2], p.fol[2], 0.25),
    p.sea[3],
  ] as const
  sky(c, p, { r, hy: c.H * 0.42 })
  sea(c, p, { y0: c.H * 0.4, y1: c.H, r, bands: 9, amp: 0.7, cols: emerald })
  centred(c, () => {
    hills(c, 402, 90, { r, col: p.hill[1], N: 4, x0: 600, x1: 2000, base: 408 })
    for (let i = 0; i < 6; i++) leafMass(c, p, 1080 + i * 60, 404, 46, 40 + ((i * 31) % 40), { r, k: 6 })
    sail(c, p, 560, 440, 84, { c2: p.accent })
    const frame = p.cream
    for (const x of [-60, 1500]) c.rect(x, -100, 60, 1200, frame)
    c.path('M-500 -100H130L130 760H-500Z', mix(p.accent, p.cream, 0.12))
    for (let i = 0; i < 4; i++)
      c.path(svg`M${-30 + i * 44} -100h20L${-20 + i * 42} 760h-22Z`, mix(p.accent, p.ink, 0.25))
    c.path('M1290 -100H1560V760H1340Q1300 300 1290 -100Z', p.cream)
    for (let i = 0; i < 4; i++)
      c.path(svg`M${1330 + i * 50} -100h18L${1376 + i * 42} 760h-20Z`, mix(p.cream, p.wall[2], 0.4))
    cloth(c, p, 690)
    // Nearer than the window, so larger than life.
    c.group(
      () => {
        const sh = mix(p.wall[2], p.wall[3], 0.25)
        const wood = mix(p.accent2, '#8a3c1c', 0.5)
        c.path('M330 950L1260 950L1340 985L420 1000Z', sh, { opacity: 0.6 })
        c.path('M300 930L420 740H1080L1200 930Z', wood)
        c.path('M300 930H1200V962H300Z', mix(wood, p.ink, 0.35))
        c.path('M340 912L440 758H1060L1160 912Z', p.cream)
        c.shade('M340 912L440 758H1060L1160 912Z', 600, 0, 1160, 0, p.wall[2], 0, 0.7)
        c.ell(860, 872, 170, 42, sh, { opacity: 0.6, transform: 'translate(20 8)' })
        c.ell(850, 866, 164, 42, lighten(p.cream, 0.02))
        c.ell(850, 862, 124, 29, mix(p.sea[2], p.cream, 0.55))
        for (const [x, y, f] of [
          [806, 838, false],
          [886, 848, true],
        ] as const) {
          place(
            c,
            x,
            y,
            () => {
              const d = 'M-96 26Q-100 -30 -40 -50Q0 -66 44 -48Q100 -30 98 26Q76 4 40 6Q0 -8 -40 6Q-76 4 -96 26Z'
              toned(c, d, mix(p.accent2, '#a8552a', 0.35), mix(p.accent2, '#7a3a1e', 0.75), 20, 18)
              for (const k of [-56, -20, 20, 56])
                c.path(svg`M${k} 4Q${k * 0.9 - 6} -30 ${k * 0.6} -56`, 'none', {
                  'stroke': mix(p.accent2, '#7a3a1e', 0.7),
                  'stroke-width': 6,
                })
            },
            { flip: f, rot: f ? 10 : -8, s: 0.92 },
          )
        }
        c.ell(520, 890, 100, 25, sh, { opacity: 0.6 })
        c.ell(510, 882, 96, 25, p.cream)
        toned(c, 'M446 800H574Q570 884 510 886Q450 884 446 800Z', p.cream, mix(p.cream, p.wall[2], 0.55), 64, 0)
        c.path('M572 816q46 -4 40 32q-8 30 -54 26l4 -12q34 4 38 -18q2 -18 -28 -16Z', mix(p.cream, p.wall[2], 0.45))
        c.ell(510, 800, 64, 15, mix(p.roof[2], p.roof[0], 0.4))
        c.ell(510, 800, 64, 15, 'none', { 'stroke': p.cream, 'stroke-width': 5 })
        toned(c, 'M636 846Q616 720 664 690H736Q784 720 764 846Q700 868 636 846Z', '#e7ecec', '#7c8fa5', 70, 0)
        c.path(
          'M760 726Q826 700 812 664L834 662Q852 720 766 764ZM642 724Q590 740 600 800Q610 834 640 830V816Q620 816 616 796Q612 756 642 746Z',
          '#9dabb8',
        )
        c.path('M664 692Q700 650 736 692Z', '#c9d2d6')
        c.circle(700, 658, 12, p.ink)
        c.path('M962 880V760h56V880Q990 894 962 880Z', p.cream, { opacity: 0.45 })
        c.path('M964 878V792h52V878Q990 890 964 878Z', p.accent2)
        c.ell(990, 792, 26, 6, lighten(p.accent2, 0.1))
        c.path('M1062 800V700h34V800Z', mix(p.sea[1], p.cream, 0.4))
        c.path('M1078 706Q1060 620 1084 560', 'none', { 'stroke': p.fol[1], 'stroke-width': 6 })
        for (const [x, y] of [
          [1084, 552],
          [1056, 574],
          [1112, 580],
          [1070, 606],
          [1104, 610],
        ] as const)
          c.circle(x, y, 25, p.accent)
        c.circle(1084, 580, 15, p.accent2)
      },
      { transform: 'translate(-225 -285) scale(1.3)' },
    )
  })
}

/** The key of the room by a window over the lake, moon on the water. */
export function lakeKey(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.4, stars: 80 })
  sea(c, p, { y0: c.H * 0.38, y1: c.H * 0.72, r, bands: 7, amp: 0.3 })
  centred(c, () => {
    c.circle(1050, 160, 80, p.sun)
    hills(c, 384, 60, { r, col: p.hill[2], N: 6, base: 392 })
    for (let i = 0; i < 6; i++) lens(c, 1050 - r.r(20, 110), 394 + i * 14, r.r(80, 200), 6, p.sun, 0.8)
    for (let i = 0; i < 8; i++) c.circle(160 + i * 56, 372 - ((i * 13) % 16), 5, p.glow)
    for (const x of [420, 900]) c.rect(x, -100, 22, 800, mix(p.wall[3], p.cream, 0.2))
    c.rect(-500, 470, 2500, 40, mix(p.wall[2], p.cream, 0.3))
    c.path('M-500 -100H220Q250 400 150 700H-500Z', mix(p.accent, p.ink, 0.2))
    for (let i = 0; i < 5; i++)
      c.path(
        svg`M${-10 + i * 46} -100h22Q${50 + i * 46} 400 ${-20 + i * 36} 700h-24Q${24 + i * 44} 400 ${
          -10 + i * 46
        } -100Z`,
        mix(p.accent, p.ink, 0.5),
      )
    ground(c, 506, 1500, mix(p.roof[1], p.accent2, 0.15), mix(p.roof[2], p.ink, 0.2))
    c.glow(300, 700, 560, p.glow, 0.5)
    roomKey(c, p, 830, 640, p.ink, { s: 0.94, rot: -6, tag: p.accent })
    c.path('M150 880h120l-16 -40h-88Z', p.accent2)
    c.rect(200, 560, 20, 290, p.accent2)
    c.path('M100 580L150 400H270L320 580Z', p.glow)
    c.path('M210 580V400H270L320 580Z', mix(p.glow, p.accent2, 0.6))
    c.ell(210, 884, 90, 16, mix(p.accent2, p.ink, 0.4))
  })
}

/** Race glasses in their strap, a straw hat, a rosette, the course far off. */
export function raceDay(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.42, streaks: 3 })
  centred(c, () => {
    for (let i = 0; i < 24; i++) leafMass(c, p, -60 + i * 70, 420, r.r(50, 90), r.r(40, 100), { r, k: 7 })
    ground(c, 416, 760, p.fol[2], mix(p.fol[2], p.fol[1], 0.5))
    c.rect(-500, 470, 2500, 9, p.cream)
    for (let x = 0; x < 1560; x += 110) c.rect(x, 474, 7, 40, p.cream)
    c.path('M1240 480V330h10V480Z', p.cream)
    c.circle(1245, 320, 34, p.accent)
    c.circle(1245, 320, 20, p.cream)
    cloth(c, p, 640)
    const sh = mix(p.wall[2], p.wall[3], 0.25)
    strawHat(c, p, 470, 800, sh, { s: 1.5, ribbon: p.accent, rot: -4 })
    const brass = p.accent2
    const leather = mix(p.roof[0], p.roof[1], 0.6)
    c.path('M840 880L1300 850Q1400 880 1300 930L900 950Z', sh, { opacity: 0.7 })
    c.path('M760 900Q640 980 780 990Q1000 1000 1120 930Q1300 860 1240 800', 'none', {
      'stroke': mix(leather, p.ink, 0.3),
      'stroke-width': 16,
    })
    for (const x of [860, 1050]) {
      toned(
        c,
        svg`M${x - 70} 900L${x - 46} 640H${x + 46}L${x + 70} 900Q${x} 934 ${x - 70} 900Z`,
        lighten(leather, 0.06),
        mix(leather, p.ink, 0.5),
        52,
        0,
      )
      c.path(svg`M${x - 74} 904L${x - 70} 866Q${x} 896 ${x + 70} 866L${x + 74} 904Q${x} 940 ${x - 74} 904Z`, brass)
      c.path(svg`M${x - 50} 700V640H${x + 50}V700Q${x} 716 ${x - 50} 700Z`, mix(p.ink, leather, 0.2))
      c.ell(x, 640, 50, 15, p.ink)
      c.ell(x, 638, 36, 9, mix(p.sea[2], p.ink, 0.3))
      c.ell(x - 8, 636, 18, 4, p.cream)
    }
    c.path('M900 720H1010V760H900ZM900 810H1010V850H900Z', brass)
    c.rect(936, 690, 38, 180, mix(brass, p.ink, 0.25))
    c.circle(955, 700, 30, brass)
    c.path('M250 930l-34 70h40l14 -30l20 30h36l-30 -74Z', p.sea[1])
    for (let i = 0; i < 16; i++)
      c.path(
        svg`M270 900L${270 + 76 * Math.cos(i * 0.393)} ${900 + 60 * Math.sin(i * 0.393)}L${
          270 + 76 * Math.cos(i * 0.393 + 0.36)
        } ${900 + 60 * Math.sin(i * 0.393 + 0.36)}Z`,
        i % 2 ? p.sea[1] : mix(p.sea[1], p.cream, 0.3),
      )
    c.ell(270, 898, 38, 30, p.cream)
    c.ell(270, 898, 26, 20, p.accent2)
    sunRays(c, p, { x: 270, y: 898, len: 22, N: 10, col: p.accent, o: 0.9, disc: false })
  })
}

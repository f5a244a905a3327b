import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { cast, person, toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { STAND, SURF } from '../figures/poses.ts'
import { hills, gull, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** A land yacht on three wheels; (x, y) is the ground below the mast. */
const landYacht = (c: Canvas, p: Inks, x: number, y: number, s: number, col: string, shadow: string): void => {
  place(c, x, y, () => {
    const canvas = 'M4 -560C-90 -420 -170 -220 -176 -96L0 -112Z'
    cast(c, `${canvas}M-190 -30H250V-70H-190Z`, 0, shadow, 0.8, 0.12)
    const wheel = (wx: number, wy: number, R: number): void => {
      c.ell(wx, wy, R * 0.9, R, p.ink)
      c.ell(wx, wy, R * 0.62, R * 0.7, p.cream)
      c.ell(wx, wy, R * 0.16, R * 0.18, p.ink)
      for (let i = 0; i < 6; i++) {
        const a = (i * Math.PI) / 6
        c.path(svg`M${wx - R * 0.6 * Math.cos(a)} ${wy - R * 0.68 * Math.sin(a)}L${wx + R * 0.6 * Math.cos(a)} ${wy + R * 0.68 * Math.sin(a)}`, 'none', { stroke: p.ink, 'stroke-width': 2 })
      }
    }
    wheel(-120, -44, 34)
    c.path('M-140 -60L-20 -40L220 -36L222 -26L-30 -22L-170 -32Z', mix(p.ink, p.sea[0], 0.3))
    toned(c, canvas, p.cream, mix(p.cream, p.wall[2], 0.55), -34, 0)
    c.clip(canvas, () => {
      c.path('M-300 -330L60 -400V-310L-300 -240Z', col)
      for (let i = 0; i < 8; i++) c.path(svg`M-220 ${-520 + i * 62}Q-80 ${-500 + i * 62} 30 ${-540 + i * 62}`, 'none', { stroke: p.wall[2], 'stroke-width': 2.4 })
    })
    c.path('M4 -560C-90 -420 -170 -220 -176 -96', 'none', { stroke: col, 'stroke-width': 7 })
    c.path('M0 -566h9L16 -30H2Z', mix(p.accent2, p.roof[1], 0.4))
    c.path('M6 -118L-180 -96v8L6 -106Z', mix(p.accent2, p.roof[1], 0.4))
    person(c, p, -66, -40, 200, { pose: { hip: [0, 4], chest: [-8, 33], head: [-4, 45], arms: [[[6, 20], [18, 24]], [[4, 18], [16, 22]]], legs: [[[22, 12], [40, 6]], [[22, 14], [42, 6]]] }, top: col, hat: 'helmet', hatCol: p.cream, side: true })
    c.path('M-120 -52L200 -34L230 -20L-20 -8Q-110 -10 -136 -40Z', col)
    c.path('M-120 -52L200 -34L210 -30L-126 -44Z', lighten(col, 0.14))
    wheel(228, -28, 28)
    wheel(-64, -30, 40)
  }, { s })
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
    for (let i = 0; i < 9; i++) c.path(svg`M-500 ${660 + i * i * 6}Q400 ${640 + i * i * 6.4} 2000 ${656 + i * i * 5}v${6 + i * 3}Q400 ${652 + i * i * 6.6} -500 ${670 + i * i * 6.2}Z`, i % 2 ? mix(p.sea[2], p.foam, 0.4) : p.sand[0], { opacity: 0.75 })
    c.path('M-500 640Q-100 560 120 600Q300 630 480 640L300 760Q-100 800 -500 860Z', p.sand[0])
    c.path('M-500 640Q-100 560 120 600Q60 640 -60 650Q-260 690 -500 700Z', mix(p.fol[2], p.sand[1], 0.3))
    for (let i = 0; i < 26; i++) c.path(svg`M${-60 + i * 10} ${606 + ((i * 17) % 30)}q${i % 2 ? 6 : -6} -26 ${i % 2 ? 14 : -16} -36q${i % 2 ? -2 : 4} 18 ${i % 2 ? -8 : 12} 38Z`, i % 3 ? p.fol[1] : p.fol[2])
    const shadow = mix(p.sand[2], p.sea[0], 0.35)
    landYacht(c, p, 1330, 690, 0.34, p.fol[1], shadow)
    landYacht(c, p, 330, 730, 0.5, p.accent2, shadow)
    landYacht(c, p, 1080, 790, 0.78, p.sea[0], shadow)
    landYacht(c, p, 640, 920, 1.3, p.accent, shadow)
    c.path('M-500 948Q300 930 540 924L500 940Q200 952 -500 976ZM-500 900Q200 896 560 890L560 896Q200 908 -500 916Z', mix(p.sand[2], p.sea[0], 0.3), { opacity: 0.7 })
    for (let i = 0; i < 24; i++) c.circle(560 - r.r(0, 320), 905 - r.r(0, 70), r.r(3, 9), p.foam, { opacity: 0.85 })
  })
}

/** Motorcycles leaping the dunes above the sea. */
export function sandEnduro(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.6 })
  centred(c, () => {
    sea(c, p, { y0: 500, y1: 640, r, bands: 5, amp: 0.5 })
    c.path('M-500 560Q300 520 800 548Q1300 580 2000 520V1500H-500Z', mix(p.sand[1], p.sand[0], 0.5))
    for (let i = 0; i < 90; i++) c.circle(r.r(-20, 1520), 548 - r.r(0, 12), r.r(4, 7), r.pick([p.accent, p.cream, p.sea[0], p.accent2, p.ink]))
    for (const x of [140, 470, 1120, 1400]) flag(c, p, x, 560, 130, { cols: [x === 470 ? p.cream : p.accent2] })
    const dune = (d: string, x0: number, x1: number): void => {
      c.path(d, p.sand[0])
      c.shade(d, x0, 0, x1, 0, p.sand[2], 0, 0.95)
    }
    dune('M-500 760Q-100 560 160 620Q420 700 760 900L900 1500H-500Z', 0, 760)
    dune('M700 900Q980 590 1240 600Q1560 620 2000 800V1500H700Z', 1000, 1700)
    const bike = (x: number, y: number, s: number, rot: number, col: string): void => {
      place(c, x, y, () => {
        for (const wx of [-112, 124]) {
          c.circle(wx, -56, 58, p.ink)
          c.circle(wx, -56, 42, mix(p.cream, p.wall[2], 0.3))
          c.circle(wx, -56, 33, mix(p.sand[1], p.wall[2], 0.35))
          for (let i = 0; i < 8; i++) c.path(svg`M${wx} -56L${wx + 42 * Math.cos(i * 0.785)} ${-56 + 42 * Math.sin(i * 0.785)}`, 'none', { stroke: p.cream, 'stroke-width': 2 })
          for (let i = 0; i < 18; i++) c.circle(wx + 58 * Math.cos(i * 0.349), -56 + 58 * Math.sin(i * 0.349), 6, p.ink)
        }
        c.path('M124 -56L78 -196l12 -4L136 -58ZM-112 -56L-10 -84l4 14L-112 -46Z', mix(p.cream, p.wall[2], 0.5))
        c.path('M-40 -60L60 -64L56 -120L-30 -116Z', mix(p.ink, p.wall[3], 0.3))
        toned(c, 'M-170 -172L-30 -148Q10 -186 62 -176L92 -150L50 -112L-20 -112L-60 -134Z', col, mix(col, p.ink, 0.4), 0, 24)
        c.path('M64 -150L186 -142L190 -132L70 -128Z', col)
        c.path('M-120 -160L-20 -148l-8 14L-118 -150Z', p.ink)
        c.path('M50 -190L96 -216l6 8L60 -176Z', p.ink)
        person(c, p, -26, -190, 270, { pose: { hip: [-14, 26], chest: [8, 50], head: [17, 60], arms: [[[26, 34], [41, 14]], [[22, 32], [40, 12]]], legs: [[[10, 20], [-6, 2]], [[10, 16], [-8, -4]]] }, top: col, bottom: p.cream, hat: 'helmet', hatCol: p.cream, side: true })
        c.circle(22, -356, 23, p.cream)
        c.path('M14 -372L46 -364L44 -346L20 -350Z', p.ink)
        c.path('M10 -376L54 -380l2 7L14 -366Z', col)
      }, { s, rot })
    }
    const plume = (x: number, y: number, k: number, dir: number): void => {
      for (let i = 0; i < 15; i++) c.circle(x - dir * i * k * 1.6 + r.r(-k, k), y - r.r(0, 2.4) * k * (1 - i / 24), k * r.r(0.7, 1.7), mix(p.sand[0], p.sand[1], r.r(0, 0.8)), { opacity: 0.85 })
    }
    plume(230, 640, 16, 1)
    bike(330, 640, 0.5, 8, p.sea[0])
    plume(1180, 610, 20, 1)
    bike(1290, 610, 0.66, -4, p.accent2)
    dune('M-500 1010Q-60 800 250 790Q470 800 760 1090V1500H-500Z', 160, 760)
    plume(480, 800, 34, 1)
    bike(740, 720, 1.18, -19, p.accent)
    c.ell(800, 960, 210, 20, p.sand[2], { opacity: 0.8 })
  })
}

/** A breaking wave; the crest curls at (x, y). */
const breaker = (c: Canvas, p: Inks, r: SceneOptions['r']): void => {
  const face = 'M-500 760Q60 740 330 520Q560 300 900 300Q1130 310 1190 450Q1220 560 1110 590Q1140 500 1040 462Q900 430 820 560Q760 700 900 800Q1200 900 2000 880V1500H-500Z'
  c.path(face, p.sea[1])
  c.clip(face, () => {
    for (let i = 0; i < 11; i++) c.path(svg`M-500 ${800 + i * 22}Q${120 + i * 30} ${760 + i * 20} ${400 + i * 42} ${540 + i * 26}Q${600 + i * 30} ${360 + i * 34} ${880 + i * 6} ${330 + i * 26}`, 'none', { stroke: i % 2 ? p.sea[2] : mix(p.sea[0], p.sea[1], 0.3), 'stroke-width': 17, opacity: 0.65 })
    c.shade(face, 300, 0, 860, 0, p.sea[0], 0, 0.7)
  })
  c.path('M330 520Q560 300 900 300Q1130 310 1190 450Q1220 560 1110 590Q1140 500 1040 462Q1110 400 960 360Q800 320 620 400Q480 460 330 520Z', p.foam)
  c.path('M620 400Q800 320 960 360Q1110 400 1040 462Q1000 400 900 392Q760 384 620 400Z', mix(p.foam, p.sea[2], 0.4))
  for (let i = 0; i < 60; i++) {
    const a = r.r(0, 3)
    c.circle(1130 + 150 * Math.cos(a) * r.r(0.3, 1.1), 560 + 90 * Math.sin(a) + r.r(-60, 40), r.r(5, 26), r.b(0.6) ? p.foam : mix(p.foam, p.sea[2], 0.35))
  }
  for (let i = 0; i < 26; i++) c.circle(r.r(420, 1100), 330 - r.r(0, 90), r.r(2, 7), p.foam, { opacity: 0.9 })
}

/** A surfer on the shoulder of a wave, lighthouse and rock behind. */
export function surfLesson(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.56 })
  centred(c, () => {
    cumulus(c, p, 300, 260, 460, { r, lit: p.cream, dark: p.sky[1] })
    hills(c, 540, 90, { r, col: p.hill[1], N: 4, x0: 700, x1: 2000, base: 560 })
    c.path('M1290 470V300h-8v-14h56v14h-8V470Z', p.cream)
    c.path('M1312 470V300h18V470Z', p.wall[2])
    c.path('M1288 286q22 -34 44 0Z', p.accent)
    sea(c, p, { y0: 540, y1: 1500, r, bands: 9, amp: 1 })
    breaker(c, p, r)
    const board = 'M-170 0Q-150 -20 0 -22Q140 -20 190 -2Q140 16 0 18Q-130 16 -170 0Z'
    place(c, 520, 650, () => {
      c.path('M-330 60Q-200 20 -60 6L0 20Q-180 40 -300 84Q-260 66 -330 60Z', p.foam)
      toned(c, board, p.accent, mix(p.accent, p.ink, 0.4), 0, 12)
      c.path('M-160 -3L186 -5v5L-160 4Z', p.cream)
      person(c, p, 0, 4, 410, { pose: SURF, top: mix(p.ink, p.sea[0], 0.4), bottom: mix(p.ink, p.sea[0], 0.4), side: true, hair: mix(p.accent2, p.roof[1], 0.4) })
      for (let i = 0; i < 22; i++) c.circle(-r.r(60, 330), 10 - r.r(-30, 50), r.r(4, 13), p.foam)
    }, { rot: -14 })
    sea(c, p, { y0: 880, y1: 1500, r, bands: 4, amp: 1.6, cols: [p.sea[2], p.sea[1], p.sea[1], p.sea[0]] })
    for (const [x, y, col] of [[1180, 880, p.accent2], [1340, 930, p.cream]] as const) {
      c.ell(x, y + 10, 120, 14, p.foam)
      toned(c, svg`M${x - 120} ${y}Q${x} ${y - 20} ${x + 130} ${y - 4}Q${x} ${y + 20} ${x - 120} ${y}Z`, col, mix(col, p.ink, 0.3), 0, 10)
      person(c, p, x - 20, y + 40, 190, { pose: { ...STAND, arms: [[[-11, 66], [-8, 54]], [[13, 80], [20, 94]]], hip: [0, 40], legs: [[[-4, 26], [-4, 20]], [[4, 26], [4, 20]]] }, top: mix(p.ink, p.sea[0], 0.3), lx: -1 })
      c.ell(x - 20, y + 14, 60, 12, mix(p.sea[1], p.foam, 0.4))
    }
    for (let i = 0; i < 5; i++) gull(c, r.r(160, 620), r.r(90, 300), r.r(12, 24), p.cream)
  })
}

/** Boards planted in the sand like a fence, pennants, the sea behind. */
export function surfParty(c: Canvas, p: Inks, { r }: SceneOptions): void {
  sky(c, p, { r, hy: c.H * 0.55, rays: { x: c.W * 0.72, y: c.H * 0.4, R: 86, N: 30, len: 1500, o: 0.45 } })
  centred(c, () => {
    hills(c, 548, 120, { r, col: p.hill[1], N: 3, x0: -300, x1: 560, base: 556 })
    sea(c, p, { y0: 548, y1: 740, r, bands: 8, amp: 1.1, sunX: 1080, glit: 16 })
    c.path('M-500 716Q300 690 760 712Q1200 736 2000 700V1500H-500Z', p.foam)
    c.path('M-500 736Q300 706 760 730Q1200 756 2000 718V1500H-500Z', p.sand[0])
    c.shade('M-500 736H2000V1500H-500Z', 1200, 0, 200, 1000, p.sand[2], 0, 0.85)
    const shadow = p.sand[2]
    const cols = [p.accent, p.cream, p.sea[0], p.accent2, p.fol[1], p.cream, p.accent] as const
    for (let i = 0; i < 7; i++) {
      const [x, h] = [130 + i * 150, 520 + ((i * 53) % 90)]
      const y = 840 + ((i * 31) % 44)
      const col = at(cols, i)
      place(c, x, y, () => {
        const d = svg`M0 ${-h}Q74 ${-h * 0.72} 70 ${-h * 0.36}Q64 ${-h * 0.08} 34 12H-34Q-64 ${-h * 0.08} -70 ${-h * 0.36}Q-74 ${-h * 0.72} 0 ${-h}Z`
        cast(c, d, 0, shadow, -0.5, -0.22)
        toned(c, d, mix(col, p.ink, 0.36), col, -34, 0)
        c.clip(d, () => {
          if (i % 3 === 0) c.path(svg`M-90 ${-h * 0.42}L90 ${-h * 0.6}V${-h * 0.48}L-90 ${-h * 0.3}Z`, p.cream)
          if (i % 3 === 1) for (let k = 0; k < 3; k++) c.rect(-90, -h * (0.3 + k * 0.09), 180, h * 0.045, at([p.accent, p.accent2, p.sea[1]], k))
          if (i % 3 === 2) c.path(svg`M0 ${-h * 0.34}L-90 ${-h * 0.6}V${-h}H90V${-h * 0.6}Z`, p.accent2)
        })
        c.path(svg`M0 ${-h}V12`, 'none', { stroke: p.ink, 'stroke-width': 3, opacity: 0.35 })
        c.ell(0, 12, 66, 10, mix(p.sand[1], p.sand[2], 0.4))
      }, { rot: -5 + ((i * 37) % 11) })
    }
    person(c, p, 1230, 880, 330, { pose: STAND, top: p.accent, bare: true, legs: true, skirt: [40, 7], lx: -1, shadow, sl: -0.5, st: -0.2, hat: 'wide', hatCol: p.cream })
    person(c, p, 1330, 900, 350, { pose: { ...STAND, arms: [[[-12, 70], [-18, 60]], [[14, 84], [20, 99]]] }, top: p.sea[0], bottom: p.cream, dir: -1, shadow, sl: -0.5, st: -0.2 })
    c.path('M-100 120Q400 330 860 190Q1200 90 1600 250', 'none', { stroke: p.ink, 'stroke-width': 5 })
    for (let i = 0; i < 16; i++) {
      const t = i / 15.5
      const x = -60 + t * 1620
      const y = t < 0.55 ? 132 + 420 * t * (0.62 - t) * 4 * 0.33 + t * 150 : 205 - Math.sin((t - 0.55) * 6) * 40 + (t - 0.75) * 160
      c.path(svg`M${x} ${y}l60 10l-22 84Z`, at(cols, i % 7))
    }
  })
}

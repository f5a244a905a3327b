import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { toned } from '../figures/person.ts'
import { centred, place } from '../figures/place.ts'
import { leafMass } from '../nature/plants.ts'
import { sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'
import { ground } from './stage-kit.ts'

/** Crates of lemons, tomatoes, artichokes and flowers under a striped awning. */
export function market(c: Canvas, p: Inks, { r }: SceneOptions): void {
  centred(c, () => {
    ground(c, -500, 520, mix(p.wall[2], p.sea[1], 0.35), mix(p.wall[1], p.wall[2], 0.35))
    for (let i = -2; i < 7; i++) {
      const x = i * 280 - 60
      c.path(svg`M${x} 520V200A110 110 0 0 1 ${x + 220} 200V520Z`, mix(p.wall[3], p.sea[0], 0.3))
      c.path(
        svg`M${x + 220} 520V200A110 110 0 0 0 ${x + 150} 98Q${x + 190} 160 ${x + 180} 520Z`,
        mix(p.wall[2], p.wall[1], 0.5),
      )
    }
    c.path('M-500 -100H2000V150H-500Z', p.cream)
    for (let i = -5; i < 20; i++) {
      c.path(svg`M${i * 124} -100H${i * 124 + 62}V190A31 26 0 0 1 ${i * 124} 190Z`, p.accent)
      c.path(svg`M${i * 124 + 62} 140H${i * 124 + 124}V190A31 26 0 0 1 ${i * 124 + 62} 190Z`, p.cream)
    }
    c.shade('M-500 -100H2000V190H-500Z', 0, 40, 0, 200, p.wall[3], 0, 0.6)
    const wood = mix(p.accent2, '#8a3c1c', 0.3)
    const crate = (x: number, y: number, w: number, h: number): void => {
      toned(c, svg`M${x} ${y}H${x + w}L${x + w - 14} ${y + h}H${x + 14}Z`, wood, mix(wood, p.ink, 0.3), w * 0.6, 0)
      for (const k of [0.32, 0.68]) c.rect(x + 6, y + h * k, w - 12, 5, mix(wood, p.ink, 0.5))
      for (const k of [24, w - 42]) c.rect(x + k, y, 18, h, mix(wood, p.cream, 0.25))
    }
    const round = (x: number, y: number, q: number, col: string): void => {
      c.circle(x + 5, y + 7, q, mix(col, p.ink, 0.5))
      toned(
        c,
        svg`M${x - q} ${y}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0Z`,
        col,
        mix(col, p.roof[1], 0.45),
        q * 0.75,
        q * 0.3,
      )
      c.ell(x - q * 0.35, y - q * 0.42, q * 0.26, q * 0.16, p.cream, { opacity: 0.85 })
    }
    const heap = (
      x: number,
      y: number,
      n: number,
      q: number,
      draw: (a: number, b: number, q: number) => void,
    ): void => {
      for (let row = 2; row >= 0; row--)
        for (let i = 0; i < n - row; i++) draw(x + (i + row / 2) * q * 1.85, y - row * q * 1.25, q)
    }
    const buckets = [p.accent, p.accent2, mix(p.accent, p.cream, 0.55), mix(p.wall[2], p.accent, 0.3)] as const
    for (let i = 0; i < 4; i++) {
      const x = 150 + i * 400
      toned(c, svg`M${x - 70} 430H${x + 70}L${x + 52} 570H${x - 52}Z`, '#b7c4cd', '#64768c', 80, 0)
      for (let k = 0; k < 5; k++) leafMass(c, p, x - 80 + k * 40, 430, 50, 80, { r, k: 6 })
      for (let k = 0; k < 15; k++) {
        const [a, b] = [x + r.r(-100, 100), 400 - r.r(0, 110)]
        for (let m = 0; m < 5; m++)
          c.circle(a + 13 * Math.cos(m * 1.257), b + 13 * Math.sin(m * 1.257), 12, at(buckets, i))
        c.circle(a, b, 9, i === 1 ? p.roof[1] : p.accent2)
      }
    }
    ground(c, 560, 1500, mix(wood, p.cream, 0.3), mix(wood, p.ink, 0.25))
    heap(70, 612, 6, 42, (a, b, q) => round(a, b, q, p.accent))
    crate(10, 640, 480, 100)
    heap(600, 618, 5, 40, (a, b, q) => {
      place(
        c,
        a,
        b,
        () => {
          toned(
            c,
            svg`M${-q * 1.2} 0Q${-q} ${-q} 0 ${-q * 0.9}Q${q} ${-q} ${q * 1.2} 0Q${q} ${q} 0 ${q * 0.9}Q${-q} ${q} ${
              -q * 1.2
            } 0Z`,
            p.accent2,
            mix(p.accent2, '#b5602a', 0.5),
            q * 0.6,
            q * 0.4,
          )
          c.ell(-q * 0.4, -q * 0.4, q * 0.3, q * 0.14, p.cream, { opacity: 0.9 })
        },
        { rot: ((a * 7) % 60) - 30 },
      )
    })
    crate(540, 640, 420, 100)
    heap(1080, 604, 4, 52, (a, b, q) => {
      for (let row = 0; row < 4; row++)
        for (let k = -2 + Math.floor(row / 2); k <= 2 - Math.floor(row / 2); k++)
          c.path(
            svg`M${a + k * q * 0.42 - q * 0.3} ${b + q * 0.6 - row * q * 0.36}Q${a + k * q * 0.42 - q * 0.2} ${
              b - row * q * 0.36
            } ${a + k * q * 0.3} ${b - q * 0.3 - row * q * 0.3}Q${a + k * q * 0.42 + q * 0.34} ${b - row * q * 0.36} ${
              a + k * q * 0.42 + q * 0.3
            } ${b + q * 0.6 - row * q * 0.36}Z`,
            (k + row) % 2 ? p.fol[1] : mix(p.fol[2], p.fol[1], k > 0 ? 0.6 : 0.1),
          )
    })
    crate(1020, 640, 440, 100)
    c.path('M-500 800H2000V1500H-500Z', mix(p.sea[2], p.cream, 0.65))
    for (let i = 0; i < 120; i++) {
      const [x, y] = [i * 13 - 20, 806 + ((i * 47) % 180)]
      c.poly(
        [
          [x, y],
          [x + 24, y - 6],
          [x + 14, y + 20],
        ],
        i % 2 ? p.cream : mix(p.sea[2], p.cream, 0.35),
      )
    }
    for (const [i, [x, y]] of (
      [
        [170, 870],
        [470, 900],
        [780, 868],
        [1090, 902],
        [1380, 872],
      ] as const
    ).entries()) {
      place(
        c,
        x,
        y,
        () => {
          const col = at([mix(p.sea[1], p.cream, 0.35), mix(p.accent, p.cream, 0.3)], i % 2)
          c.path('M-170 12Q-40 90 110 10L190 70L180 -10Z', p.sea[1], { opacity: 0.5, transform: 'translate(10 10)' })
          toned(
            c,
            'M-170 0Q-60 -74 110 -8L190 -56Q172 0 190 56L110 8Q-60 74 -170 0Z',
            mix(p.cream, col, 0.4),
            col,
            20,
            -24,
          )
          c.path('M-40 -44Q10 -84 70 -26Z', col)
          c.path('M-96 -28Q-76 0 -96 28', 'none', { 'stroke': mix(col, p.ink, 0.4), 'stroke-width': 5 })
          c.circle(-130, -8, 9, p.ink)
          c.circle(-132, -10, 3, p.cream)
          for (let k = 0; k < 3; k++)
            c.path(svg`M${-50 + k * 44} -10q14 10 0 22`, 'none', { 'stroke': mix(col, p.ink, 0.25), 'stroke-width': 4 })
        },
        { rot: -8 + i * 5 },
      )
    }
    sunRays(c, p, { x: -200, y: -100, len: 1900, N: 20, col: p.halo, o: 0.22, disc: false })
  })
}

/** Melted chocolate poured from a copper pan over a marble slab of moulds. */
export function chocolate(c: Canvas, p: Inks): void {
  centred(c, () => {
    const brown = '#5a2a1e'
    const dark = '#341418'
    ground(c, -500, 560, mix(p.sea[1], p.cream, 0.12), mix(p.sea[2], p.cream, 0.25))
    for (let j = 0; j < 9; j++)
      for (let i = -6; i < 22; i++)
        c.rect(i * 92 + 3, j * 64 + 3, 86, 58, mix(p.sea[2], p.cream, 0.2 + ((i * 5 + j * 3) % 4) * 0.08), {
          opacity: 0.8,
        })
    c.shade('M-500 -500H2000V560H-500Z', 500, 0, 1500, 0, p.sea[0], 0, 0.6)
    c.path('M-500 168H2000V190H-500Z', mix(p.accent2, '#8a3c1c', 0.3))
    for (const [x, w] of [
      [1060, 84],
      [1210, 70],
      [1330, 58],
    ] as const) {
      c.path(svg`M${x} 190v46`, 'none', { 'stroke': p.ink, 'stroke-width': 6 })
      toned(
        c,
        svg`M${x - w} 250H${x + w}V${250 + w * 0.9}Q${x} ${250 + w * 1.3} ${x - w} ${250 + w * 0.9}Z`,
        '#e59a62',
        '#8a3c1c',
        w,
        0,
      )
    }
    ground(c, 556, 1500, mix(p.cream, p.wall[1], 0.15), mix(p.cream, p.wall[2], 0.15))
    for (let i = 0; i < 7; i++)
      c.path(
        svg`M${-200 + i * 300} 556Q${-60 + i * 290} 700 ${-240 + i * 330} 820Q${-120 + i * 310} 900 ${
          -200 + i * 340
        } 1010`,
        'none',
        { 'stroke': p.wall[2], 'stroke-width': 4, 'opacity': 0.5 },
      )
    c.shade('M-500 556H2000V1500H-500Z', 500, 0, 1500, 0, p.wall[2], 0, 0.7)
    const sh = mix(p.wall[2], p.wall[3], 0.3)
    c.path('M300 900H1250L1420 840H900Z', sh, { opacity: 0.6 })
    c.path('M250 900L380 690H1120L1200 900Z', '#d9dfe0')
    c.path('M250 900H1200V930H250Z', '#7c8fa5')
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 6; i++) {
        const y = 716 + row * 64
        const s = 0.84 + row * 0.12
        const x = 725 + (i - 2.5) * 128 * s
        c.ell(x, y + 16, 52 * s, 22 * s, '#8596a8')
        if (row * 6 + i < 11) {
          toned(
            c,
            svg`M${x - 48 * s} ${y + 16}A48 ${40 * s} 0 0 1 ${x + 48 * s} ${y + 16}A${48 * s} ${18 * s} 0 0 1 ${
              x - 48 * s
            } ${y + 16}Z`,
            lighten(brown, 0.08),
            dark,
            30 * s,
            6,
          )
          c.ell(x - 16 * s, y - 6 * s, 14 * s, 5 * s, p.cream, { opacity: 0.75 })
          if (i % 3 === 1) c.path(svg`M${x - 20 * s} ${y + 6}q20 -24 40 0q-20 14 -40 0Z`, p.accent2)
          else
            c.path(svg`M${x - 26 * s} ${y + 2}q26 16 52 0`, 'none', {
              'stroke': mix(brown, p.cream, 0.5),
              'stroke-width': 5,
            })
        }
      }
    }
    const flow =
      'M604 400Q640 420 652 470Q668 560 650 690Q640 720 664 740Q640 760 610 742Q626 700 622 600Q622 500 590 440Z'
    c.path(flow, brown)
    c.path('M604 400Q640 420 646 480Q652 560 638 700Q640 560 626 480Q616 440 592 430Z', lighten(brown, 0.16))
    place(
      c,
      430,
      330,
      () => {
        c.path('M-190 -40L-560 -180l-12 34L-196 4Z', mix(p.ink, '#8a3c1c', 0.35))
        c.path('M-190 -40L-560 -180l-5 14L-194 -20Z', mix(p.ink, '#e59a62', 0.45))
        toned(
          c,
          'M-210 -110H200Q236 -96 214 -60Q180 150 20 150H-60Q-200 130 -210 -110Z',
          '#eaa26a',
          '#8a3c1c',
          150,
          -10,
        )
        c.path('M-150 -60Q-150 80 -60 116', 'none', {
          'stroke': '#fbd9b0',
          'stroke-width': 14,
          'stroke-linecap': 'round',
        })
        c.ell(-6, -110, 208, 44, '#b5602a')
        c.ell(-2, -104, 186, 34, brown)
        c.path('M60 -112Q150 -130 210 -84Q160 -70 60 -84Z', lighten(brown, 0.1))
      },
      { rot: 20 },
    )
    place(c, 1300, 780, () => {
      c.path('M-140 100H160L300 50H30Z', sh, { opacity: 0.6 })
      for (const [x, y, col] of [
        [0, 0, brown],
        [-30, -54, lighten(brown, 0.14)],
        [14, -104, dark],
      ] as const) {
        toned(
          c,
          svg`M${x - 150} ${y + 50}L${x - 110} ${y}H${x + 130}L${x + 150} ${y + 50}V${y + 96}H${x - 150}Z`,
          lighten(col, 0.06),
          mix(col, p.ink, 0.4),
          0,
          48,
        )
        for (let i = 0; i < 4; i++) c.path(svg`M${x - 98 + i * 58} ${y + 6}h44l6 34h-60Z`, lighten(col, 0.13))
      }
      c.path('M-40 -104l-40 -60l130 -8l60 68Z', p.accent2)
      c.path('M-40 -104l-40 -60l40 -4l50 64Z', lighten(p.accent2, 0.1))
    })
    for (const [x, y, k] of [
      [150, 880, 0],
      [230, 930, 1],
      [90, 950, 1],
      [1240, 950, 0],
    ] as const) {
      toned(
        c,
        svg`M${x - 36} ${y}Q${x} ${y - 40} ${x + 38} ${y - 4}Q${x + 10} ${y + 34} ${x - 36} ${y}Z`,
        k ? mix('#c9803c', p.cream, 0.1) : brown,
        k ? '#7a3a1e' : dark,
        8,
        12,
      )
    }
  })
}

import { mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { cumulus } from '../nature/sky.ts'
import { fir, peak } from '../scenes/mountain.ts'
import { svg } from '../svg-path.ts'
import { lawn } from './ground.ts'
import { house } from './parts.ts'
import { type View, drawHeadland, drawSky } from './view.ts'

const range = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  const [sun, shade] = [mix(p.cream, p.sky[3], 0.15), mix(p.hill[1], '#6f7fb8', 0.3)]
  const snow = p.snow ? p.sand : (['#fffdf5', '#c3d7e6', '#7fa3c8'] as const)
  peak(c, p, X(0.16), hy + 40 * k, 300 * k, 170 * k, mix(sun, shade, 0.3), mix(shade, p.sky[2], 0.3), snow[1])
  peak(c, p, X(0.86), hy + 40 * k, 330 * k, 200 * k, mix(sun, shade, 0.22), mix(shade, p.sky[2], 0.2), snow[1])
  peak(c, p, X(0.5), hy + 60 * k, 440 * k, 290 * k, sun, shade, snow[1])
  c.path(
    svg`M${X(-0.1)} ${Y(1.1)}V${hy + 22 * k}Q${X(0.3)} ${hy - 4 * k} ${X(0.55)} ${hy + 30 * k}T${X(1.1)} ${
      hy + 16 * k
    }V${Y(1.1)}Z`,
    snow[0],
  )
  c.path(svg`M${X(-0.1)} ${Y(1.1)}Q${X(0.5)} ${Y(0.1)} ${X(1.1)} ${hy + 40 * k}V${Y(1.1)}Z`, snow[1], { opacity: 0.8 })
}

/** Courchevel: the high peaks, with a cable car. */
export const peaks = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  drawSky(v, 0.2, 0.72)
  range(v)
  c.line(
    [
      [X(-0.1), hy - 30 * k],
      [X(1.1), hy - 190 * k],
    ],
    p.ink,
    2.4 * k,
  )
  const [x, y] = [X(0.3), hy - 84 * k]
  c.line(
    [
      [x, y],
      [x, y + 22 * k],
    ],
    p.ink,
    3 * k,
  )
  c.rect(x - 17 * k, y + 22 * k, 34 * k, 28 * k, p.accent)
  c.rect(x - 13 * k, y + 26 * k, 26 * k, 11 * k, p.cream)
  for (const [t, d, h] of [
    [0.06, 0.3, 110],
    [0.16, 0.42, 130],
    [0.9, 0.34, 120],
    [0.8, 0.5, 140],
    [0.98, 0.62, 190],
    [0.02, 0.8, 200],
  ] as const)
    fir(c, p, X(t), Y(d), h * k)
}

/** Courchevel: the valley with its chalets. */
export const valley = (v: View): void => {
  const { c, p, k, X, Y } = v
  drawSky(v, 0.76, 0.72)
  range(v)
  for (const [t, d, w] of [
    [0.32, 0.24, 50],
    [0.62, 0.3, 58],
    [0.46, 0.48, 78],
    [0.78, 0.6, 92],
  ] as const) {
    const [x, y, s] = [X(t), Y(d), w * k]
    c.rect(x, y - s * 0.6, s, s * 0.6, p.snow ? p.wall[0] : '#b9713f')
    c.rect(x, y - s * 0.2, s, s * 0.2, p.stone)
    for (const a of [0.16, 0.6]) c.rect(x + s * a, y - s * 0.52, s * 0.22, s * 0.2, p.glow)
    c.poly(
      [
        [x - s * 0.2, y - s * 0.5],
        [x + s / 2, y - s * 1.02],
        [x + s * 1.2, y - s * 0.5],
        [x + s * 1.2, y - s * 0.64],
        [x + s / 2, y - s * 1.2],
        [x - s * 0.2, y - s * 0.64],
      ],
      '#fffdf5',
    )
    c.poly(
      [
        [x - s * 0.04, y - s * 0.58],
        [x + s / 2, y - s],
        [x + s * 1.04, y - s * 0.58],
      ],
      p.snow ? p.wall[1] : '#8f5233',
    )
    c.poly(
      [
        [x + s / 2, y - s * 1.2],
        [x + s * 1.2, y - s * 0.64],
        [x + s * 1.2, y - s * 0.5],
        [x + s / 2, y - s * 1.02],
      ],
      '#b9cfe4',
    )
  }
  for (const [t, d, h] of [
    [0.06, 0.34, 130],
    [0.2, 0.26, 90],
    [0.94, 0.3, 130],
    [0.24, 0.66, 150],
    [0.02, 0.8, 200],
    [0.98, 0.9, 220],
  ] as const)
    fir(c, p, X(t), Y(d), h * k)
}

/** The Basque country: meadows, farms and one round mountain. */
export const mountain = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.24, 0.5)
  cumulus(c, p, X(0.8), hy - 150 * k, 130 * k, { r, lit: p.cream, dark: p.sky[2] })
  c.path(
    svg`M${X(0.1)} ${hy + 6}Q${X(0.36)} ${hy - 60 * k} ${X(0.52)} ${hy - 150 * k}Q${X(0.56)} ${hy - 166 * k} ${X(
      0.62,
    )} ${hy - 140 * k}Q${X(0.8)} ${hy - 50 * k} ${X(1.1)} ${hy + 6}Z`,
    p.hill[1],
  )
  c.path(
    svg`M${X(0.55)} ${hy - 164 * k}Q${X(0.6)} ${hy - 160 * k} ${X(0.62)} ${hy - 140 * k}Q${X(0.8)} ${hy - 50 * k} ${X(
      1.1,
    )} ${hy + 6}H${X(0.66)}Q${X(0.6)} ${hy - 70 * k} ${X(0.55)} ${hy - 164 * k}Z`,
    p.hill[2],
  )
  drawHeadland(v, -0.1, 0.6, 46, 2)
  lawn(v, hy)
  for (const [t, d, w] of [
    [0.2, 0.1, 46],
    [0.78, 0.14, 54],
  ] as const)
    house(v, X(t), Y(d), w * k, w * 0.6 * k)
  for (let i = 0; i < 8; i++) leafMass(c, p, X(i * 0.14), Y(0.1 + (i % 3) * 0.08), 40 * k, 26 * k, { r })
}

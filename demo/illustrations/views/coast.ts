import { mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { cumulus, lens } from '../nature/sky.ts'
import { svg } from '../svg-path.ts'
import { grass, house, lighthouse, tent } from './parts.ts'
import { type View, drawHeadland, drawSails, drawSea, drawSky } from './view.ts'

const cloud = (v: View, t: number, up: number, w: number): void => {
  const { c, p, r, hy, k, X } = v
  cumulus(c, p, X(t), hy - up * k, w * k, { r, lit: mix(p.cream, p.sky[3], 0.2), dark: p.sky[1] })
}

/** Deauville: sails, cabins and parasols on the sand. */
export const beach = (v: View): void => {
  const { c, p, k, X, Y, y1, x0, x1 } = v
  drawSky(v, 0.34, 0.4)
  cloud(v, 0.78, 110, 130)
  drawHeadland(v, 0.6, 1.05, 40)
  drawSea(v, 0.42, 0.34)
  drawSails(v, [0.24, 0.06, 46], [0.62, 0.03, 26, p.accent2], [0.46, 0.14, 66])
  c.rect(x0, Y(0.4), x1 - x0, y1 - Y(0.4) + 4, p.sand[0])
  c.rect(x0, Y(0.4) - 2, x1 - x0, 4 * k, p.foam)
  const awnings = [p.accent, p.sea[1], p.accent2, p.fol[1]] as const
  awnings.forEach((colour, i) => {
    const [x, y, s] = [X(0.62 + i * 0.105), Y(0.6), 30 * k]
    c.poly(
      [
        [x - s, y],
        [x + s, y],
        [x + s * 2.6, y + s * 0.3],
      ],
      p.sand[2],
      { opacity: 0.5 },
    )
    c.rect(x - s * 0.6, y - s * 1.1, s * 1.2, s * 1.1, p.wall[0])
    c.rect(x + s * 0.1, y - s * 1.1, s * 0.5, s * 1.1, p.wall[2], { opacity: 0.35 })
    c.rect(x - s * 0.2, y - s * 0.86, s * 0.4, s * 0.86, colour)
    c.poly(
      [
        [x - s * 0.78, y - s * 1.05],
        [x, y - s * 1.66],
        [x + s * 0.78, y - s * 1.05],
      ],
      colour,
    )
  })
  for (const [t, d, s, colour] of [
    [0.1, 0.62, 24, p.accent],
    [0.27, 0.74, 30, p.accent2],
    [0.46, 0.66, 26, p.sea[1]],
  ] as const)
    parasol(c, p, X(t), Y(d), s * k, { c1: colour, shadow: p.sand[2] })
}

/** Cannes: palms, the curve of the bay and the red hills. */
export const palms = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.3, 0.4)
  const red = mix(p.hill[0], p.roof[0], 0.32)
  drawHeadland(v, 0.28, 1.1, 78, 0)
  c.path(
    svg`M${X(0.5)} ${hy + 3}L${X(0.62)} ${hy - 52 * k}L${X(0.7)} ${hy - 30 * k}L${X(0.82)} ${hy - 70 * k}L${X(1.1)} ${
      hy - 18 * k
    }V${hy + 3}Z`,
    red,
  )
  drawSea(v, 0.62, 0.3)
  drawSails(v, [0.2, 0.08, 34], [0.5, 0.04, 22, p.accent2])
  // the beach bends round from the left
  c.path(
    svg`M${x0} ${y1}V${Y(0.5)}Q${X(0.5)} ${Y(0.56)} ${X(0.92)} ${Y(0.1)}Q${X(0.8)} ${Y(0.6)} ${x1} ${y1}Z`,
    p.sand[0],
  )
  c.path(svg`M${x0} ${Y(0.5)}Q${X(0.5)} ${Y(0.56)} ${X(0.92)} ${Y(0.1)}`, 'none', {
    'stroke': p.foam,
    'stroke-width': 4 * k,
  })
  for (const [t, d, s] of [
    [0.68, 0.5, 15],
    [0.5, 0.62, 20],
    [0.3, 0.68, 25],
  ] as const)
    parasol(c, p, X(t), Y(d), s * k, { c1: t === 0.5 ? p.accent : p.sea[0], shadow: p.sand[2] })
  for (const [t, h, lean] of [
    [0.93, 250, -0.12],
    [0.1, 330, 0.1],
  ] as const)
    palm(c, p, X(t), y1 + 10 * k, (y1 - hy) * 0.7 + h * k * 0.62, { r, lean })
}

/** La Baule: one long crescent under umbrella pines. */
export const bay = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.66, 0.3)
  drawHeadland(v, 0.3, 0.75, 22)
  drawSea(v, 0.7, 0.66)
  c.path(
    svg`M${x0} ${y1}V${hy + 3}Q${X(0.16)} ${Y(0.03)} ${X(0.26)} ${Y(0.08)}Q${X(0.12)} ${Y(0.5)} ${X(0.7)} ${Y(
      0.72,
    )}T${x1} ${Y(0.8)}V${y1}Z`,
    p.sand[0],
  )
  c.path(svg`M${X(0.26)} ${Y(0.08)}Q${X(0.12)} ${Y(0.5)} ${X(0.7)} ${Y(0.72)}T${x1} ${Y(0.8)}`, 'none', {
    'stroke': p.foam,
    'stroke-width': 5 * k,
  })
  for (let i = 0; i < 5; i++)
    house(v, X(-0.02 + i * 0.045), hy + (4 - i) * 4 * k, (26 - i * 4) * k, (30 - i * 5) * k, { windows: i < 2 })
  drawSails(v, [0.5, 0.08, 36], [0.82, 0.04, 24, p.accent2], [0.6, 0.26, 58])
  for (const [t, d, s] of [
    [0.3, 0.66, 18],
    [0.46, 0.78, 24],
  ] as const)
    parasol(c, p, X(t), Y(d), s * k, { c1: p.accent2, shadow: p.sand[2] })
  pine(c, p, X(0.9), y1 + 20 * k, y1 - hy + 190 * k, { r, lean: -0.16, spread: 0.9 })
}

/** Le Touquet: dunes, their grass and the lighthouse. */
export const dunes = (v: View): void => {
  const { c, p, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.24, 0.3)
  cloud(v, 0.52, 120, 150)
  drawSea(v, 0.3, 0.24)
  drawSails(v, [0.12, 0.05, 26], [0.36, 0.08, 34, p.accent])
  lighthouse(v, X(0.76), Y(0.16), 210 * k, mix(p.accent, p.roof[1], 0.3))
  c.path(svg`M${x0} ${y1}V${Y(0.34)}Q${X(0.25)} ${Y(0.2)} ${X(0.5)} ${Y(0.28)}T${x1} ${hy - 6 * k}V${y1}Z`, p.sand[0])
  c.path(svg`M${X(0.4)} ${y1}Q${X(0.6)} ${Y(0.2)} ${x1} ${Y(0.06)}V${y1}Z`, p.sand[1])
  c.path(
    svg`M${x0} ${y1}V${Y(0.62)}Q${X(0.3)} ${Y(0.3)} ${X(0.66)} ${Y(0.66)}T${x1} ${Y(0.7)}V${y1}Z`,
    mix(p.sand[0], p.cream, 0.3),
  )
  for (const [t, d, h] of [
    [0.58, 0.22, 30],
    [0.88, 0.1, 30],
    [0.95, 0.22, 36],
    [0.72, 0.4, 40],
    [0.08, 0.6, 60],
    [0.22, 0.5, 54],
    [0.4, 0.56, 60],
    [0.9, 0.72, 70],
    [0.6, 0.68, 66],
  ] as const)
    grass(v, X(t), Y(d), h * k)
}

/** Dinard: a cliff with its villas over green water. */
export const cliff = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x1 } = v
  drawSky(v, 0.22, 0.36)
  cloud(v, 0.4, 130, 130)
  const green = {
    ...p,
    sea: [
      mix(p.sea[0], '#0c6a55', 0.6),
      mix(p.sea[1], '#1f9a7c', 0.62),
      mix(p.sea[2], '#6fd0aa', 0.6),
      p.sea[3],
    ] as const,
  }
  drawSea({ ...v, p: green }, 1.1, 0.22)
  drawSails(v, [0.14, 0.1, 40], [0.34, 0.04, 22, p.accent2])
  const rock = mix(p.stone, p.wall[2], 0.3)
  for (const [t, h, w] of [
    [0.6, 64, 34],
    [0.74, 92, 46],
    [0.9, 110, 56],
  ] as const)
    house(v, X(t), hy - (h - 44) * k, w * k, h * 0.62 * k, { roof: t > 0.7 && t < 0.8 ? p.roof[1] : p.roof[0] })
  for (const t of [0.56, 0.69, 0.84, 1]) leafMass(c, p, X(t), hy - (t * 60 - 22) * k, 36 * k, 34 * k, { r })
  c.path(
    svg`M${X(0.5)} ${Y(0.14)}L${X(0.54)} ${hy - 10 * k}L${X(0.64)} ${hy - 24 * k}L${X(0.78)} ${hy - 46 * k}L${x1 + 9} ${
      hy - 60 * k
    }V${Y(0.52)}L${X(0.86)} ${Y(0.4)}L${X(0.7)} ${Y(0.34)}L${X(0.6)} ${Y(0.2)}Z`,
    rock,
  )
  for (const [a, b] of [
    [0.58, 0.64],
    [0.7, 0.78],
    [0.84, 0.93],
  ] as const)
    c.path(
      svg`M${X(a)} ${hy - a * 40 * k + 12 * k}L${X(b)} ${hy - b * 50 * k + 10 * k}L${X(b - 0.01)} ${Y(b * 0.4)}L${X(
        a + 0.03,
      )} ${Y(a * 0.36)}Z`,
      mix(rock, p.wall[3], 0.4),
    )
  lens(c, X(0.52), Y(0.2), 90 * k, 6 * k, p.foam)
  lens(c, X(0.68), Y(0.42), 170 * k, 9 * k, p.foam)
}

/** Dinard: striped tents on the sand. */
export const tents = (v: View): void => {
  const { c, p, k, X, Y, x0, x1, y1 } = v
  cliff(v)
  c.path(svg`M${x0} ${y1}V${Y(0.42)}Q${X(0.4)} ${Y(0.5)} ${X(0.7)} ${Y(0.44)}T${x1} ${Y(0.5)}V${y1}Z`, p.sand[0])
  c.path(svg`M${x0} ${Y(0.42)}Q${X(0.4)} ${Y(0.5)} ${X(0.7)} ${Y(0.44)}T${x1} ${Y(0.5)}`, 'none', {
    'stroke': p.foam,
    'stroke-width': 5 * k,
  })
  const stripes = [p.sea[1], p.accent, p.fol[1], p.accent2] as const
  for (let i = 0; i < 8; i++)
    tent(v, X(0.06 + i * 0.125), Y(i % 2 ? 0.64 : 0.72), (i % 2 ? 34 : 42) * k, stripes[i % 4] ?? p.accent)
}

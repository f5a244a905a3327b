import { mix } from '../colour.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { cumulus, lens } from '../nature/sky.ts'
import { fir, peak } from '../scenes/mountain.ts'
import { svg } from '../svg-path.ts'
import { house, lighthouse, rowingBoat, roundTree } from './parts.ts'
import { drawHeadland, drawSails, drawSea, drawSky, type View } from './view.ts'

const lawn = ({ c, p, x0, x1, y1 }: View, from: number): void => {
  const grass = mix(p.fol[2], p.sand[0], 0.2)
  c.rect(x0, from, x1 - x0, y1 - from + 4, grass)
  for (let i = 0; i < 4; i++) c.rect(x0, from + (y1 - from) * (0.08 + i * i * 0.09), x1 - x0, (y1 - from) * (0.04 + i * 0.025), mix(grass, p.fol[1], 0.24))
}

/** The racecourse: rails, apple trees, and the field on the far side. */
export const racecourse = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1 } = v
  drawSky(v, 0.72, 0.4)
  cumulus(c, p, X(0.26), hy - 110 * k, 140 * k, { r, lit: p.cream, dark: p.sky[2] })
  drawHeadland(v, -0.1, 1.1, 44, 1)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 6 * k, 36 * k, 26 * k, { r })
  lawn(v, hy + 2)
  const rail = (y: number, h: number): void => {
    c.rect(x0, y - h, x1 - x0, h * 0.2, p.cream)
    for (let i = 0; i <= 14; i++) c.rect(X(i / 14) - h * 0.06, y - h, h * 0.12, h, p.cream)
  }
  rail(Y(0.14), 12 * k)
  c.rect(x0, Y(0.16), x1 - x0, Y(0.32) - Y(0.16), mix(p.sand[0], p.fol[2], 0.35))
  ;[p.accent, p.accent2, p.sea[1], p.cream].forEach((silk, i) => {
    const [x, y, s] = [X(0.3 + i * 0.11), Y(0.22 + (i % 2) * 0.03), 15 * k]
    const coat = mix(p.roof[2], p.roof[0], i * 0.12)
    c.path(svg`M${x - s} ${y - s * 0.9}Q${x} ${y - s * 1.25} ${x + s * 0.9} ${y - s * 1.05}L${x + s * 1.5} ${y - s * 1.6}L${x + s * 1.7} ${y - s * 1.3}L${x + s} ${y - s * 0.55}Q${x} ${y - s * 0.5} ${x - s} ${y - s * 0.55}Z`, coat)
    for (const [a, b] of [[-0.8, -1.5], [-0.6, -0.2], [0.8, 1.5], [0.7, 0.4]] as const)
      c.line([[x + a * s, y - s * 0.6], [x + b * s, y]], coat, s * 0.16)
    c.line([[x - s * 0.1, y - s * 1.1], [x + s * 0.35, y - s * 1.6]], silk, s * 0.5)
    c.circle(x + s * 0.6, y - s * 1.9, s * 0.24, silk)
  })
  rail(Y(0.4), 22 * k)
  for (const [t, d, h] of [[0.06, 0.66, 190], [0.94, 0.72, 210]] as const) roundTree(v, X(t), Y(d), h * k, p.accent)
}

/** An orchard in a Norman garden, a half-timbered house behind. */
export const orchard = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.16, 0.45)
  drawHeadland(v, -0.1, 1.1, 36, 1)
  const [x, y, w] = [X(0.4), hy + 14 * k, 150 * k]
  house(v, x, y, w, 92 * k, { roof: p.roof[1], windows: false })
  for (let i = 0; i < 5; i++) c.rect(x + (i * w) / 4 - 3 * k, y - 92 * k, 6 * k, 92 * k, p.roof[2])
  for (const q of [0.02, 0.5, 1]) c.rect(x, y - 92 * k * q - 3 * k, w, 6 * k, p.roof[2])
  for (const a of [0.07, 0.57]) c.line([[x + w * a, y - 90 * k], [x + w * (a + 0.18), y - 48 * k]], p.roof[2], 5 * k)
  for (const a of [0.3, 0.8]) c.rect(x + w * a, y - 82 * k, w * 0.14, 30 * k, p.night ? p.glow : p.glass)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 20 * k, 36 * k, 20 * k, { r })
  lawn(v, hy + 16 * k)
  for (const [t, d, h] of [[0.26, 0.24, 120], [0.74, 0.26, 130], [0.9, 0.48, 190], [0.08, 0.5, 200]] as const)
    roundTree(v, X(t), Y(d), h * k, p.accent)
}

/** A patio with palms between white arcades. */
export const patio = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.2, 0.7)
  const wall = mix(p.wall[0], p.accent2, 0.1)
  const [top, foot] = [hy - 170 * k, Y(0.24)]
  c.rect(x0, top, x1 - x0, foot - top, wall)
  c.rect(x0, top - 16 * k, x1 - x0, 16 * k, p.roof[0])
  for (let i = 0; i < 5; i++) {
    const [x, w] = [X(0.03 + i * 0.2), (X(0.14) - X(0))]
    c.path(svg`M${x} ${foot}V${hy - 40 * k}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${hy - 40 * k}V${foot}Z`, mix(p.wall[2], p.wall[3], 0.3))
    c.path(svg`M${x + w * 0.3} ${foot}V${hy - 36 * k}A${w / 2.4} ${w / 2} 0 0 1 ${x + w} ${hy - 34 * k}V${foot}Z`, mix(p.wall[3], p.sea[0], 0.35))
  }
  c.rect(x0, foot, x1 - x0, y1 - foot + 4, p.sand[0])
  for (let i = 0; i < 7; i++) c.path(svg`M${X(i / 6.5)} ${foot}L${X(-0.5 + i * 0.31)} ${y1 + 4}H${X(-0.38 + i * 0.31)}Z`, p.sand[1])
  const [fx, fy] = [X(0.52), Y(0.62)]
  c.ell(fx, fy, 84 * k, 20 * k, p.stone)
  c.ell(fx, fy - 6 * k, 76 * k, 15 * k, p.sea[1])
  c.rect(fx - 7 * k, fy - 60 * k, 14 * k, 56 * k, p.stone)
  c.ell(fx, fy - 60 * k, 34 * k, 8 * k, p.cream)
  for (const s of [-1, 1]) c.path(svg`M${fx} ${fy - 66 * k}Q${fx + s * 16 * k} ${fy - 100 * k} ${fx + s * 28 * k} ${fy - 62 * k}`, 'none', { stroke: p.foam, 'stroke-width': 3 * k })
  for (const [t, h, lean] of [[0.9, 330, -0.08], [0.14, 380, 0.06]] as const) palm(c, p, X(t), Y(0.86), h * k, { r, lean })
}

/** The old town above the harbour: roofs stepping up to a tower. */
export const oldTown = (v: View): void => {
  const { c, p, k, hy, X, x0, x1, y1 } = v
  drawSky(v, 0.2, 0.36)
  drawHeadland(v, -0.1, 0.5, 50)
  drawSea(v, 0.5, 0.2)
  drawSails(v, [0.1, 0.1, 34], [0.26, 0.05, 20, p.accent2])
  const tx = X(0.72)
  c.rect(tx, hy - 210 * k, 34 * k, 200 * k, p.wall[1])
  c.rect(tx + 34 * k, hy - 210 * k, 16 * k, 200 * k, p.wall[2])
  c.rect(tx - 3 * k, hy - 216 * k, 56 * k, 8 * k, p.stone)
  c.poly([[tx, hy - 216 * k], [tx + 22 * k, hy - 246 * k], [tx + 50 * k, hy - 216 * k]], p.roof[0])
  c.rect(tx + 11 * k, hy - 190 * k, 12 * k, 26 * k, p.wall[3])
  const fronts = [p.wall[0], mix(p.accent2, p.cream, 0.5), mix(p.roof[0], p.cream, 0.6), p.wall[1]]
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++) {
      const x = X(0.4 - row * 0.09 + i * (0.11 + row * 0.035))
      if (x > x1 + 40) continue
      const arc = Math.sin(Math.min(1, i / 4) * 1.57)
      const y = hy + (row * 46 - 62 * arc * (1 - row * 0.18) + 30) * k
      house(v, x, y + 30 * k, (42 + row * 9) * k, (66 + ((i * 29 + row * 13) % 22)) * k, {
        wall: fronts[(i + row * 3) % 4] ?? p.wall[0],
        roof: (i + row) % 3 ? p.roof[0] : mix(p.roof[0], p.accent2, 0.35),
      })
    }
  c.poly([[x0, y1 + 9], [x0, y1 - 30 * k], [x1, y1 - 10 * k], [x1, y1 + 9]], p.roof[0])
}

/** Pines on the sand, the sea between their trunks. */
export const pines = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.5, 0.3)
  drawSea(v, 0.3, 0.5)
  drawSails(v, [0.36, 0.06, 30], [0.6, 0.1, 40, p.accent2])
  c.path(svg`M${x0} ${y1 + 4}V${Y(0.26)}Q${X(0.4)} ${Y(0.18)} ${x1} ${Y(0.3)}V${y1 + 4}Z`, p.sand[0])
  c.path(svg`M${x0} ${y1 + 4}V${Y(0.6)}Q${X(0.4)} ${Y(0.46)} ${x1} ${Y(0.7)}V${y1 + 4}Z`, mix(p.sand[1], p.fol[2], 0.4))
  for (const [t, d, h, lean] of [[0.3, 0.3, 210, 0.1], [0.68, 0.34, 240, -0.06], [0.06, 0.7, 370, 0.1], [0.94, 0.8, 400, -0.1]] as const)
    pine(c, p, X(t), Y(d), h * k, { r, lean, spread: 0.62 })
}

/** Le Touquet's forest, with a sandy ride. */
export const forest = (v: View): void => {
  const { c, p, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.5, 0.4)
  for (let i = 0; i < 12; i++) fir(c, p, X(i / 11), hy + 20 * k, (120 + ((i * 53) % 60)) * k, 0)
  lawn(v, hy + 12 * k)
  c.path(svg`M${X(0.48)} ${hy + 14 * k}H${X(0.54)}Q${X(0.5)} ${Y(0.5)} ${X(0.86)} ${y1 + 4}H${X(0.3)}Q${X(0.42)} ${Y(0.5)} ${X(0.48)} ${hy + 14 * k}Z`, p.sand[0])
  for (const [t, d, h] of [[0.36, 0.12, 220], [0.64, 0.14, 230], [0.22, 0.3, 300], [0.8, 0.34, 320], [0.02, 0.6, 420], [0.99, 0.62, 430]] as const)
    fir(c, p, X(t), Y(d), h * k, 0)
  c.rect(x0, y1, x1 - x0, 4, p.sand[0])
}

/** Enghien: the lake, its jetty and the pavilion on piles. */
export const lake = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.26, 0.4)
  drawHeadland(v, -0.1, 1.1, 30, 1)
  for (let i = 0; i < 12; i++) leafMass(c, p, X(i * 0.09), hy + 6 * k, 34 * k, (22 + ((i * 17) % 16)) * k, { r })
  drawSea(v, 1.1, 0.26)
  const [x, y] = [X(0.68), hy + 8 * k]
  for (const t of [0.1, 0.4, 0.7, 1]) c.rect(x - 50 * k + t * 130 * k, y, 5 * k, 26 * k, p.roof[2])
  c.rect(x - 56 * k, y - 4 * k, 150 * k, 9 * k, p.cream)
  c.rect(x - 40 * k, y - 60 * k, 70 * k, 56 * k, p.wall[0])
  c.rect(x + 30 * k, y - 60 * k, 46 * k, 56 * k, p.wall[2])
  for (const t of [0, 1, 2]) c.path(svg`M${x - 34 * k + t * 22 * k} ${y - 4 * k}v${-32 * k}a${8 * k} ${8 * k} 0 0 1 ${16 * k} 0v${32 * k}Z`, p.night ? p.glow : p.glass)
  c.path(svg`M${x - 50 * k} ${y - 58 * k}Q${x + 10 * k} ${y - 76 * k} ${x + 16 * k} ${y - 116 * k}Q${x + 24 * k} ${y - 76 * k} ${x + 88 * k} ${y - 58 * k}Z`, p.roof[1])
  c.line([[x + 16 * k, y - 114 * k], [x + 16 * k, y - 140 * k]], p.accent2, 3 * k)
  for (let i = 0; i < 6; i++) lens(c, x - (50 - i * 6) * k, y + (32 + i * 10) * k, (130 - i * 14) * k, 4 * k, mix(p.cream, p.sea[1], 0.4), 0.8)
  // the jetty comes towards us
  c.poly([[X(0.34), Y(0.26)], [X(0.39), Y(0.26)], [X(0.34), Y(1.1)], [X(0.06), Y(1.1)]], mix(p.sand[1], p.roof[1], 0.2))
  for (let i = 0; i < 8; i++) c.line([[X(0.335 - i * 0.034), Y(0.28 + i * i * 0.016)], [X(0.388 - i * 0.006), Y(0.28 + i * i * 0.016)]], p.roof[2], 2 * k)
  for (const [t, d] of [[0.34, 0.3], [0.26, 0.54], [0.15, 0.9]] as const) c.rect(X(t) - 4 * k, Y(d) - 30 * k, 8 * k, 44 * k, p.roof[2])
  for (const [t, d, s, colour] of [[0.5, 0.26, 30, p.accent], [0.56, 0.5, 44, p.accent2], [0.86, 0.4, 40, p.fol[1]]] as const)
    rowingBoat(v, X(t), Y(d), s * k, colour)
}

/** The park of the springs: a kiosk among great trees, water before it. */
export const springs = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.8, 0.45)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 8 * k, 52 * k, (60 + ((i * 41) % 50)) * k, { r })
  lawn(v, hy + 6 * k)
  const [x, y] = [X(0.52), hy + 40 * k]
  for (const a of [-60, -22, 22, 60]) c.rect(x + a * k - 4 * k, y - 96 * k, 8 * k, 96 * k, a > 0 ? p.wall[1] : p.cream)
  c.rect(x - 74 * k, y - 6 * k, 148 * k, 14 * k, p.stone)
  c.path(svg`M${x - 80 * k} ${y - 92 * k}Q${x} ${y - 112 * k} ${x} ${y - 156 * k}Q${x} ${y - 112 * k} ${x + 80 * k} ${y - 92 * k}Z`, p.sea[1])
  c.path(svg`M${x} ${y - 156 * k}Q${x} ${y - 112 * k} ${x + 80 * k} ${y - 92 * k}H${x + 12 * k}Z`, p.sea[0])
  c.ell(X(0.5), Y(0.72), 200 * k, 44 * k, p.stone)
  c.ell(X(0.5), Y(0.72), 188 * k, 38 * k, p.sea[1])
  for (const [a, b] of [[-90, -6], [20, 8], [-20, 20]] as const) lens(c, X(0.5) + a * k, Y(0.72) + b * k, 100 * k, 6 * k, p.foam, 0.9)
  for (const [t, d, h] of [[0.08, 0.6, 300], [0.95, 0.66, 330]] as const) roundTree(v, X(t), Y(d), h * k)
}

const range = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  const [sun, shade] = [mix(p.cream, p.sky[3], 0.15), mix(p.hill[1], '#6f7fb8', 0.3)]
  const snow = p.snow ? p.sand : (['#fffdf5', '#c3d7e6', '#7fa3c8'] as const)
  peak(c, p, X(0.16), hy + 40 * k, 300 * k, 170 * k, mix(sun, shade, 0.3), mix(shade, p.sky[2], 0.3), snow[1])
  peak(c, p, X(0.86), hy + 40 * k, 330 * k, 200 * k, mix(sun, shade, 0.22), mix(shade, p.sky[2], 0.2), snow[1])
  peak(c, p, X(0.5), hy + 60 * k, 440 * k, 290 * k, sun, shade, snow[1])
  c.path(svg`M${X(-0.1)} ${Y(1.1)}V${hy + 22 * k}Q${X(0.3)} ${hy - 4 * k} ${X(0.55)} ${hy + 30 * k}T${X(1.1)} ${hy + 16 * k}V${Y(1.1)}Z`, snow[0])
  c.path(svg`M${X(-0.1)} ${Y(1.1)}Q${X(0.5)} ${Y(0.1)} ${X(1.1)} ${hy + 40 * k}V${Y(1.1)}Z`, snow[1], { opacity: 0.8 })
}

/** Courchevel: the high peaks, with a cable car. */
export const peaks = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  drawSky(v, 0.2, 0.72)
  range(v)
  c.line([[X(-0.1), hy - 30 * k], [X(1.1), hy - 190 * k]], p.ink, 2.4 * k)
  const [x, y] = [X(0.3), hy - 84 * k]
  c.line([[x, y], [x, y + 22 * k]], p.ink, 3 * k)
  c.rect(x - 17 * k, y + 22 * k, 34 * k, 28 * k, p.accent)
  c.rect(x - 13 * k, y + 26 * k, 26 * k, 11 * k, p.cream)
  for (const [t, d, h] of [[0.06, 0.3, 110], [0.16, 0.42, 130], [0.9, 0.34, 120], [0.8, 0.5, 140], [0.98, 0.62, 190], [0.02, 0.8, 200]] as const) fir(c, p, X(t), Y(d), h * k)
}

/** Courchevel: the valley with its chalets. */
export const valley = (v: View): void => {
  const { c, p, k, X, Y } = v
  drawSky(v, 0.76, 0.72)
  range(v)
  for (const [t, d, w] of [[0.32, 0.24, 50], [0.62, 0.3, 58], [0.46, 0.48, 78], [0.78, 0.6, 92]] as const) {
    const [x, y, s] = [X(t), Y(d), w * k]
    c.rect(x, y - s * 0.6, s, s * 0.6, p.snow ? p.wall[0] : '#b9713f')
    c.rect(x, y - s * 0.2, s, s * 0.2, p.stone)
    for (const a of [0.16, 0.6]) c.rect(x + s * a, y - s * 0.52, s * 0.22, s * 0.2, p.glow)
    c.poly([[x - s * 0.2, y - s * 0.5], [x + s / 2, y - s * 1.02], [x + s * 1.2, y - s * 0.5], [x + s * 1.2, y - s * 0.64], [x + s / 2, y - s * 1.2], [x - s * 0.2, y - s * 0.64]], '#fffdf5')
    c.poly([[x - s * 0.04, y - s * 0.58], [x + s / 2, y - s], [x + s * 1.04, y - s * 0.58]], p.snow ? p.wall[1] : '#8f5233')
    c.poly([[x + s / 2, y - s * 1.2], [x + s * 1.2, y - s * 0.64], [x + s * 1.2, y - s * 0.5], [x + s / 2, y - s * 1.02]], '#b9cfe4')
  }
  for (const [t, d, h] of [[0.06, 0.34, 130], [0.2, 0.26, 90], [0.94, 0.3, 130], [0.24, 0.66, 150], [0.02, 0.8, 200], [0.98, 0.9, 220]] as const) fir(c, p, X(t), Y(d), h * k)
}

/** A cape with its light seen across a garden. */
export const cape = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x1, y1, x0 } = v
  drawSky(v, 0.74, 0.3)
  drawSea(v, 0.7, 0.74)
  drawSails(v, [0.62, 0.08, 34], [0.86, 0.04, 22, p.accent2])
  lighthouse(v, X(0.26), hy - 34 * k, 150 * k)
  c.path(svg`M${x0 - 9} ${Y(0.3)}V${hy - 40 * k}Q${X(0.24)} ${hy - 44 * k} ${X(0.42)} ${hy - 8 * k}L${X(0.47)} ${Y(0.14)}Z`, mix(p.fol[1], p.hill[1], 0.35))
  c.path(svg`M${x0 - 9} ${Y(0.34)}V${hy}L${X(0.16)} ${hy - 6 * k}L${X(0.42)} ${hy - 8 * k}L${X(0.47)} ${Y(0.14)}L${X(0.3)} ${Y(0.24)}Z`, mix(p.stone, p.wall[2], 0.25))
  lens(c, X(0.2), Y(0.26), 160 * k, 9 * k, p.foam)
  c.path(svg`M${x0} ${y1 + 4}V${Y(0.66)}Q${X(0.5)} ${Y(0.5)} ${x1} ${Y(0.6)}V${y1 + 4}Z`, mix(p.fol[2], p.sand[0], 0.15))
  for (const t of [0.02, 0.2, 0.5, 0.82, 1]) leafMass(c, p, X(t), Y(0.74), 60 * k, 44 * k, { r, cols: [p.fol[1], mix(p.sky[1], '#8a86d8', 0.5), mix('#b9b2ea', p.cream, 0.2)] })
}

import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'

/** Position of a pavilion: its axis, its foot, and drawing units per unit of the pavilion (1/20 m). */
interface Stand {
  readonly cx: number
  readonly yb: number
  readonly S: number
  /** Height of the horizon; a pavilion in frontal view does not use it. */
  readonly hy: number
  readonly r: Random
}

/** Distance of a pavilion in perspective, in metres. */
const FAR = 60

/** The camera of a pavilion in perspective: its foot is on the ground, `FAR` metres away. */
export const standing = ({ cx, yb, S, hy }: Stand): { cam: Camera; z: number } => ({
  cam: new Camera({ cx, hy, f: 20 * S * FAR, eye: (yb - hy) / (20 * S) }),
  z: FAR,
})

/** Draws one pavilion, without its reflection. */
export type Pavilion = (c: Canvas, p: Inks, stand: Stand) => void

/** The parts of a lit front in frontal view. */
interface Parts {
  /** Fill of a wall that is lit from below. */
  up(y: number, h: number): string
  /** A tall window full of light, with drapes. */
  lit(x: number, y: number, w: number, h: number, arch?: boolean): void
  /** A pilaster. */
  pil(x: number, y: number, w: number, h: number): void
  /** A cornice. */
  corn(x: number, y: number, w: number, h: number): void
  /** A balustrade. */
  bal(x: number, y: number, w: number, h: number): void
}

export const parts = (c: Canvas, p: Inks, S: number): Parts => {
  const L = p.wall[0]
  const M = p.wall[1]
  const D = p.wall[2]
  const DD = p.wall[3]
  const G = p.glow
  const up = (y: number, h: number) =>
    c.lin(0, y + h, 0, y, [
      [0, L],
      [0.35, mix(L, M, 0.6)],
      [0.75, mix(M, D, 0.55)],
      [1, D],
    ])
  const lit = (x: number, y: number, w: number, h: number, arch = true) => {
    const q = w / 2
    const shape = arch
      ? svg`M${x} ${y + h}V${y + q}A${q} ${q} 0 0 1 ${x + w} ${y + q}V${y + h}Z`
      : svg`M${x} ${y}h${w}v${h}h${-w}Z`
    c.path(
      shape,
      c.lin(0, y, 0, y + h, [
        [0, mix(G, p.accent2, 0.55)],
        [0.6, G],
        [1, lighten(G, 0.04)],
      ]),
      { 'stroke': mix(M, DD, 0.45), 'stroke-width': 6 * S },
    )
    c.clip(shape, () => {
      const t = mix(p.roof[2], p.accent, 0.12)
      for (let i = 1; i < 4; i++) c.rect(x + (w * i) / 4 - 1.6 * S, y, 3.2 * S, h, t, { opacity: 0.8 })
      for (let i = 1; i < 5; i++) c.rect(x, y + q + ((h - q) * i) / 5, w, 3 * S, t, { opacity: 0.8 })
      if (arch) {
        for (let i = 1; i < 4; i++) {
          const a = (Math.PI * i) / 4
          c.line(
            [
              [x + q, y + q],
              [x + q + q * Math.cos(a) * 1.1, y + q - q * Math.sin(a) * 1.1],
            ],
            t,
            3 * S,
            { opacity: 0.8 },
          )
        }
        c.rect(x, y + q, w, 4 * S, t)
      }
      // drapes
      c.path(
        svg`M${x} ${y}H${x + w * 0.3}Q${x + w * 0.26} ${y + h * 0.5} ${x + w * 0.04} ${y + h * 0.7}V${y + h}H${x}Z`,
        p.accent,
        { opacity: 0.85 },
      )
      c.path(
        svg`M${x + w} ${y}H${x + w * 0.7}Q${x + w * 0.74} ${y + h * 0.5} ${x + w * 0.96} ${y + h * 0.7}V${y + h}H${
          x + w
        }Z`,
        p.accent,
        { opacity: 0.85 },
      )
    })
  }
  const pil = (x: number, y: number, w: number, h: number) => {
    c.rect(
      x,
      y,
      w,
      h,
      c.lin(x, 0, x + w, 0, [
        [0, lighten(L, 0.02)],
        [0.45, L],
        [1, mix(M, D, 0.4)],
      ]),
    )
    c.rect(x - w * 0.25, y - w * 0.3, w * 1.5, w * 0.42, L)
    c.rect(x - w * 0.22, y + h - w * 0.4, w * 1.44, w * 0.5, L)
  }
  const corn = (x: number, y: number, w: number, h: number) => {
    c.rect(x, y, w, h, mix(L, M, 0.2))
    c.rect(x, y, w, h * 0.28, lighten(L, 0.03))
    c.rect(x + 6, y + h, w - 12, h * 0.5, mix(D, DD, 0.5), { opacity: 0.7 })
  }
  const bal = (x: number, y: number, w: number, h: number) => {
    c.rect(x, y, w, h * 0.2, L)
    c.rect(x, y + h * 0.85, w, h * 0.2, L)
    const k = Math.round(w / (15 * S))
    for (let i = 0; i < k; i++)
      c.rect(x + ((i + 0.28) * w) / k, y + h * 0.2, (w / k) * 0.42, h * 0.66, i % 8 === 0 ? L : mix(M, D, 0.35))
  }
  return { up, lit, pil, corn, bal }
}

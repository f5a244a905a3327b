import type { Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Tones } from './facade.ts'

interface Timbering {
  /** Height at which the timbering begins. */
  readonly base: number
  readonly storey: number
  readonly storeys: number
  /** Width and number of bays. */
  readonly b: number
  readonly n: number
  readonly lit: boolean
  readonly gabled: boolean
  readonly rise: number
}

/** Stone at the corners of a brick wall. */
export const quoins = (c: Canvas, W: Wall, base: number, top: number, t: Tones, p: Inks): void => {
  const stone = mix(t.sill, p.cream, 0.55)
  let long = true
  for (let y = base; y < top - 0.5; y += 0.75) {
    const w = long ? 1.1 : 0.75
    c.poly(W.rect(0, y, w, y + 0.62), stone)
    c.poly(W.rect(W.len - w, y, W.len, y + 0.62), stone)
    long = !long
  }
}

/** The shadow lines of weatherboards or logs. */
export const boards = (c: Canvas, W: Wall, base: number, top: number, t: Tones): void => {
  for (let y = base + 0.5; y < top; y += 0.55) c.poly(W.rect(0, y, W.len, y + 0.1), t.sh, { opacity: 0.45 })
}

/** Posts, rails and braces of a half-timbered wall. */
export const timbers = (
  c: Canvas,
  p: Inks,
  W: Wall,
  { base, storey, storeys, b, n, lit, gabled, rise }: Timbering,
): void => {
  const wood = lit ? mix(p.fol[0], p.roof[2], 0.35) : mix(p.fol[0], p.ink, 0.4)
  const bar = (s0: number, y0: number, s1: number, y1: number, w = 0.24): void => {
    const length = Math.hypot(s1 - s0, y1 - y0)
    const [nx, ny] = [((y1 - y0) / length) * (w / 2), ((s1 - s0) / length) * (w / 2)]
    c.poly(
      W.quad([
        [s0 + nx, y0 - ny, 0.03],
        [s1 + nx, y1 - ny, 0.03],
        [s1 - nx, y1 + ny, 0.03],
        [s0 - nx, y0 + ny, 0.03],
      ]),
      wood,
    )
  }
  const top = base + storey * storeys
  for (let f = 0; f <= storeys; f++) bar(0, base + f * storey, W.len, base + f * storey, 0.34)
  for (let i = 0; i <= n; i++) {
    const s = Math.min(W.len - 0.12, Math.max(0.12, i * b))
    bar(s, base, s, top)
    for (let f = 0; f < storeys; f++) {
      const y = base + f * storey
      if (i < n) bar(i * b + b * 0.02, y, i * b + b * 0.24, y + storey * 0.5, 0.17)
      if (i < n) bar(i * b + b * 0.98, y, i * b + b * 0.76, y + storey * 0.5, 0.17)
    }
  }
  if (!gabled) return
  for (let i = 1; i < 8; i++) {
    const s = (W.len * i) / 8
    bar(s, top, s, top + rise - (Math.abs(s - W.len / 2) * rise) / (W.len / 2), 0.2)
  }
  bar(W.len * 0.26, top + rise * 0.5, W.len * 0.74, top + rise * 0.5, 0.26)
}

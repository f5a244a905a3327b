import type { Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'

/** Colours of one plane of a façade. */
export interface Tones {
  readonly w: string
  readonly w2: string
  readonly line: string
  readonly sh: string
  readonly win: string
  readonly sill: string
  readonly aw: string
  readonly aw2: string
  readonly roof: string
  readonly roof2: string
  readonly trim: string
}

export interface WindowOptions {
  readonly p: Inks
  readonly r: Random
  readonly arch?: boolean
  /** Half the probability that the window is lit at night. */
  readonly lit?: number
  readonly bars?: boolean
  /** Colour of the shutters. */
  readonly shut?: string | null
}

/** Colours of a façade’s plane, lit or in shade. */
export const tones = (p: Inks, lit: boolean): Tones =>
  lit
    ? {
        w: p.wall[0],
        w2: p.wall[1],
        line: mix(p.wall[1], p.wall[2], 0.35),
        sh: p.wall[2],
        win: p.glass,
        sill: lighten(p.wall[0], 0.02),
        aw: p.accent,
        aw2: p.cream,
        roof: p.roof[0],
        roof2: p.roof[1],
        trim: p.fol[1],
      }
    : {
        w: p.wall[2],
        w2: mix(p.wall[2], p.wall[3], 0.35),
        line: mix(p.wall[2], p.wall[3], 0.55),
        sh: p.wall[3],
        win: p.night ? p.glass : mix(p.glass, p.ink, 0.45),
        sill: mix(p.wall[2], p.wall[1], 0.3),
        aw: mix(p.accent, p.wall[3], 0.5),
        aw2: mix(p.cream, p.wall[2], 0.75),
        roof: p.roof[1],
        roof2: p.roof[2],
        trim: mix(p.fol[0], p.wall[3], 0.4),
      }

/** A striped awning over a bay. */
export function awning(
  c: Canvas,
  W: Wall,
  s0: number,
  s1: number,
  y0: number,
  y1: number,
  o: number,
  t: Tones,
  k = 5,
): void {
  for (let i = 0; i < k; i++) {
    const a = lerp(s0, s1, i / k)
    const b = lerp(s0, s1, (i + 1) / k)
    const col = i % 2 ? t.aw2 : t.aw
    c.poly(
      W.quad([
        [a, y1, 0.02],
        [b, y1, 0.02],
        [b, y0, o],
        [a, y0, o],
      ]),
      col,
    )
    c.poly(
      W.quad([
        [a, y0, o],
        [b, y0, o],
        [b, y0 - 0.28, o],
        [(a + b) / 2, y0 - 0.36, o],
        [a, y0 - 0.28, o],
      ]),
      mix(col, t.sh, 0.3),
    )
  }
}

/** A window, lit or dark, optionally with bars and shutters. */
export function win(
  c: Canvas,
  W: Wall,
  s0: number,
  s1: number,
  y0: number,
  y1: number,
  t: Tones,
  { p, r, arch = false, lit = 0.35, bars = true, shut = null }: WindowOptions,
): void {
  const on = (p.night && r() < lit * 2) || (!p.night && false)
  const f = arch ? W.arch.bind(W) : W.rect.bind(W)
  const g = p.night ? (on ? p.glow : mix(t.sh, p.ink, 0.35)) : t.win
  c.poly(f(s0 - 0.12, y0 - 0.02, s1 + 0.12, y1 + 0.14), t.sill)
  const P = f(s0, y0, s1, y1)
  c.poly(P, g)
  if (!on)
    c.poly(
      W.quad([
        [s0, y1 - (arch ? (s1 - s0) / 2 : 0), 0],
        [s1, y1 - (arch ? (s1 - s0) / 2 : 0), 0],
        [s1, lerp(y0, y1, 0.62), 0],
        [s0, lerp(y0, y1, 0.42), 0],
      ]),
      mix(g, p.ink, 0.4),
    )
  if (bars) {
    const m = (s0 + s1) / 2
    const w = Math.max(0.035, (s1 - s0) * 0.045)
    c.poly(W.rect(m - w, y0, m + w, y1 - (arch ? 0.05 : 0)), on ? mix(p.glow, p.roof[1], 0.55) : t.sill)
    c.poly(W.rect(s0, lerp(y0, y1, 0.66), s1, lerp(y0, y1, 0.66) + w * 1.6), on ? mix(p.glow, p.roof[1], 0.55) : t.sill)
  }
  if (shut) {
    const sw = (s1 - s0) * 0.46
    for (const a of [s0 - sw - 0.04, s1 + 0.04]) {
      c.poly(W.rect(a, y0, a + sw, y1), shut)
      c.poly(W.rect(a + sw * 0.62, y0, a + sw, y1), mix(shut, t.sh, 0.4))
    }
  }
}

/** A balcony with its railing and cast shadow. */
export function balcony(c: Canvas, W: Wall, s0: number, s1: number, y: number, o: number, t: Tones, p: Inks): void {
  // cast shadow
  c.poly(
    W.quad([
      [s0, y, 0],
      [s1, y, 0],
      [s1, y - 0.9, 0],
      [s0 - 0.0, y - 0.9, 0],
    ]),
    mix(t.w, t.sh, 0.45),
  )
  c.poly(
    W.quad([
      [s0, y, 0],
      [s1, y, 0],
      [s1, y, o],
      [s0, y, o],
    ]),
    t.w2,
  )
  c.poly(
    W.quad([
      [s0, y - 0.22, o],
      [s1, y - 0.22, o],
      [s1, y, o],
      [s0, y, o],
    ]),
    t.sill,
  )
  const col = mix(t.sh, p.ink, 0.35)
  const k = Math.max(3, Math.round((s1 - s0) / 0.42))
  c.poly(
    W.quad([
      [s0, y + 0.92, o],
      [s1, y + 0.92, o],
      [s1, y + 1.02, o],
      [s0, y + 1.02, o],
    ]),
    col,
  )
  for (let i = 0; i <= k; i++) {
    const s = lerp(s0, s1, i / k)
    c.poly(
      W.quad([
        [s - 0.03, y, o],
        [s + 0.03, y, o],
        [s + 0.03, y + 0.95, o],
        [s - 0.03, y + 0.95, o],
      ]),
      col,
    )
  }
}

/** A moulding along the wall. */
export function cornice(c: Canvas, W: Wall, y: number, h: number, o: number, t: Tones, s0 = 0, s1 = W.len): void {
  c.poly(
    W.quad([
      [s0, y - 0.55, 0],
      [s1, y - 0.55, 0],
      [s1, y, 0],
      [s0, y, 0],
    ]),
    mix(t.w, t.sh, 0.5),
  )
  c.poly(
    W.quad([
      [s0, y, o],
      [s1, y, o],
      [s1, y + h, o],
      [s0, y + h, o],
    ]),
    t.sill,
  )
  c.poly(
    W.quad([
      [s0, y, o],
      [s1, y, o],
      [s1, y + h * 0.35, o],
      [s0, y + h * 0.35, o],
    ]),
    t.line,
  )
}

import type { Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { polyD } from '../svg-path.ts'
import { awning, balcony, cornice, tones, win } from './facade.ts'

/** A Riviera palace wing: arcade, floors with balconies, mansard. */
export function palaceWing(
  c: Canvas,
  p: Inks,
  W: Wall,
  { lit, r, shut = null }: { lit: boolean; r: Random; shut?: string | null },
): void {
  const floors = 4
  const fh = 3.6
  const gh = 5.2
  const bay = 3.6
  const mansard = 4.6
  const lights = 0.3
  const t = tones(p, lit)
  const L = W.len
  const top = gh + floors * fh
  const nb = Math.max(1, Math.round(L / bay))
  const b = L / nb
  c.poly(W.rect(0, 0, L, top), t.w)
  const a = W.pt(0, top / 2)
  const z = W.pt(L, top / 2)
  c.shade(polyD(W.rect(0, 0, L, top)), a[0], 0, z[0], 0, lit ? p.wall[1] : p.wall[3], lit ? 0.0 : 0.55, lit ? 0.85 : 0)
  c.poly(W.rect(0, 0, L, gh), mix(t.w, t.w2, 0.7))
  for (let i = 0; i < nb; i++) {
    const s = i * b
    win(c, W, s + b * 0.18, s + b * 0.82, 0.2, gh - 1.0, t, { p, r, arch: true, lit: 0.6 })
    awning(c, W, s + b * 0.08, s + b * 0.92, gh - 2, gh - 0.75, 1.5, t, 5)
  }
  cornice(c, W, gh - 0.3, 0.45, 0.35, t)
  for (let f = 0; f < floors; f++) {
    const y = gh + f * fh
    for (let i = 0; i < nb; i++) {
      const s = i * b
      const m = 0.27
      win(c, W, s + b * m, s + b * (1 - m), y + 0.3, y + fh - 0.7, t, {
        p,
        r,
        arch: f === floors - 1 && !shut,
        lit: lights,
        shut: shut ? (lit ? shut : mix(shut, p.wall[3], 0.5)) : null,
      })
      if (f === 0 || f === 2) balcony(c, W, s + b * 0.1, s + b * 0.9, y + 0.2, 0.8, t, p)
      else if (f === 1 && i % 2 === 0 && !shut)
        awning(c, W, s + b * 0.22, s + b * 0.78, y + fh - 1.7, y + fh - 0.6, 0.8, t, 3)
    }
    if (f > 0) c.poly(W.rect(0, y - 0.02, L, y + 0.12), t.line)
  }
  cornice(c, W, top - 0.1, 0.7, 0.7, t)
  if (mansard) {
    const o = -1.5
    const y0 = top + 0.55
    const y1 = top + mansard
    const M = W.quad([
      [0, y0, 0.2],
      [L, y0, 0.2],
      [L, y1, o],
      [0, y1, o],
    ])
    c.poly(M, t.roof)
    const a2 = W.pt(0, y0)
    const z2 = W.pt(0, y1)
    c.shade(polyD(M), 0, z2[1], 0, a2[1], t.roof2, 0, 0.8)
    c.poly(
      W.quad([
        [0, y1, o],
        [L, y1, o],
        [L, y1 + 0.3, o],
        [0, y1 + 0.3, o],
      ]),
      mix(t.roof, t.sill, 0.5),
    )
    for (let i = 0; i < nb; i++) {
      const s = i * b + b / 2
      const w = 0.72
      const oo = 0.25
      c.poly(
        W.quad([
          [s - w - 0.25, y0 + 0.2, oo],
          [s + w + 0.25, y0 + 0.2, oo],
          [s + w + 0.25, y0 + 2.1, oo],
          [s, y0 + 3.2, oo],
          [s - w - 0.25, y0 + 2.1, oo],
        ]),
        t.sill,
      )
      c.poly(
        W.quad([
          [s - w + 0.18, y0 + 0.45, oo],
          [s + w - 0.18, y0 + 0.45, oo],
          [s + w - 0.18, y0 + 2.1, oo],
          [s - w + 0.18, y0 + 2.1, oo],
        ]),
        p.night && r() < 0.5 ? p.glow : t.win,
      )
      c.poly(
        W.quad([
          [s + w + 0.25, y0 + 0.2, oo],
          [s + w + 0.25, y0 + 2.1, oo],
          [s + w + 0.9, y0 + 2.1, o],
          [s + w + 0.9, y0 + 0.6, -0.2],
        ]),
        mix(t.roof2, p.ink, 0.25),
      )
    }
    for (let i = 1; i < nb; i += 3) {
      const s = i * b
      c.poly(
        W.quad([
          [s - 0.5, y1 - 0.6, o],
          [s + 0.5, y1 - 0.6, o],
          [s + 0.5, y1 + 2, o],
          [s - 0.5, y1 + 2, o],
        ]),
        mix(t.w, p.roof[0], 0.35),
      )
      c.poly(
        W.quad([
          [s + 0.1, y1 - 0.6, o],
          [s + 0.5, y1 - 0.6, o],
          [s + 0.5, y1 + 2, o],
          [s + 0.1, y1 + 2, o],
        ]),
        mix(t.sh, p.roof[1], 0.35),
      )
    }
  }
}

import type { Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, at, polyD } from '../svg-path.ts'
import { awning, balcony, tones, win } from './facade.ts'

/** A half-timbered Norman wing with alternate gables. */
export function normanWing(c: Canvas, p: Inks, W: Wall, { lit, r }: { lit: boolean; r: Random }): void {
  const gh = 4.6
  const fh = 3.5
  const floors = 3
  const mod = 9
  const t = tones(p, lit)
  const L = W.len
  const top = gh + floors * fh
  const N = Math.max(1, Math.round(L / mod))
  const m = L / N
  const tb = lit ? mix(p.fol[0], p.roof[2], 0.35) : mix(p.fol[0], p.ink, 0.4)
  const bar = (q: readonly Point[], w = 0.28) => {
    for (let i = 0; i + 1 < q.length; i++) {
      const a = at(q, i)
      const b = at(q, i + 1)
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      const l = Math.hypot(dx, dy)
      const nx = ((-dy / l) * w) / 2
      const ny = ((dx / l) * w) / 2
      c.poly(
        W.quad([
          [a[0] + nx, a[1] + ny, 0.03],
          [b[0] + nx, b[1] + ny, 0.03],
          [b[0] - nx, b[1] - ny, 0.03],
          [a[0] - nx, a[1] - ny, 0.03],
        ]),
        tb,
      )
    }
  }
  // main roof
  const rt = top + 6.2
  const M = W.quad([
    [-0.6, top - 0.2, 0.7],
    [L + 0.6, top - 0.2, 0.7],
    [L, rt, -4.2],
    [0, rt, -4.2],
  ])
  c.poly(M, t.roof)
  c.shade(polyD(M), 0, W.pt(0, rt)[1], 0, W.pt(0, top)[1], t.roof2, 0, 0.85)
  c.poly(W.rect(0, 0, L, top), t.w)
  const a = W.pt(0, top / 2)
  const z = W.pt(L, top / 2)
  c.shade(polyD(W.rect(0, 0, L, top)), a[0], 0, z[0], 0, lit ? p.wall[1] : p.wall[3], lit ? 0 : 0.5, lit ? 0.8 : 0)
  // stone chequer ground floor
  c.poly(W.rect(0, 0, L, gh), mix(t.w2, p.stone, lit ? 0.45 : 0.2))
  const ck = 1.15
  for (let i = 0; i * ck < L; i++)
    for (let j = 0; j * ck < gh - 0.5; j++)
      if ((i + j) % 2)
        c.poly(W.rect(i * ck, j * ck, Math.min(L, (i + 1) * ck), Math.min(gh, (j + 1) * ck)), t.line, { opacity: 0.55 })
  for (let k = 0; k < N; k++) {
    const s = k * m
    const gab = k % 2 === 0
    for (let i = 0; i < 3; i++) {
      const q = s + m * (0.08 + i * 0.3)
      win(c, W, q + m * 0.03, q + m * 0.22, 0.2, gh - 1.1, t, { p, r, arch: true, lit: 0.6 })
    }
    if (!gab) {
      awning(c, W, s + m * 0.06, s + m * 0.94, gh - 1.9, gh - 0.7, 1.7, t, 9)
    }
    for (let f = 0; f < floors; f++) {
      const y = gh + f * fh
      bar(
        [
          [s, y],
          [s + m, y],
        ],
        0.34,
      )
      for (let i = 0; i < 3; i++) {
        const q = s + m * (0.07 + i * 0.3)
        win(c, W, q + m * 0.05, q + m * 0.2, y + 0.75, y + fh - 0.45, t, { p, r, lit: 0.35 })
        bar(
          [
            [q + m * 0.02, y],
            [q + m * 0.02, y + fh],
          ],
          0.2,
        )
        bar(
          [
            [q + m * 0.23, y],
            [q + m * 0.23, y + fh],
          ],
          0.2,
        )
        if (i < 2) {
          const a0 = q + m * 0.23
          const b0 = q + m * 0.32
          bar(
            [
              [a0, y],
              [b0, y + fh * 0.5],
            ],
            0.17,
          )
          bar(
            [
              [b0, y],
              [a0, y + fh * 0.5],
            ],
            0.17,
          )
          bar(
            [
              [a0, y + fh * 0.5],
              [b0, y + fh * 0.5],
            ],
            0.16,
          )
        }
      }
      if (gab && f === 1) {
        balcony(c, W, s + m * 0.12, s + m * 0.88, y + 0.2, 0.9, { ...t, sh: tb }, p)
      }
    }
    bar(
      [
        [s, top],
        [s + m, top],
      ],
      0.36,
    )
    if (gab) {
      const ay = top + m * 0.92
      const mx = s + m / 2
      const o = 0.9
      // roof sides of gable
      c.poly(
        W.quad([
          [mx, ay + 0.6, o],
          [s + m + 0.9, top - 0.8, o],
          [s + m + 0.9, top - 0.3, -3],
          [mx, ay + 0.5, -5],
        ]),
        t.roof2,
      )
      c.poly(
        W.quad([
          [s, top, 0.1],
          [s + m, top, 0.1],
          [mx, ay, 0.1],
        ]),
        t.w,
      )
      for (let i = 1; i < 6; i++) {
        const q = s + (m * i) / 6
        const yy = ay - (Math.abs(q - mx) * (ay - top)) / (m / 2)
        bar(
          [
            [q, top],
            [q, yy],
          ],
          0.22,
        )
      }
      bar(
        [
          [s + m * 0.22, top + m * 0.4],
          [s + m * 0.78, top + m * 0.4],
        ],
        0.26,
      )
      win(c, W, mx - m * 0.13, mx - 0.1, top + 0.6, top + 2.7, t, { p, r, lit: 0.8 })
      win(c, W, mx + 0.1, mx + m * 0.13, top + 0.6, top + 2.7, t, { p, r, lit: 0.8 })
      // bargeboards + shadow
      const bb = (x0: number, y0: number, x1: number, y1: number, col: string, w: number) =>
        c.poly(
          W.quad([
            [x0, y0, o],
            [x1, y1, o],
            [x1, y1 + w, o],
            [x0, y0 + w, o],
          ]),
          col,
        )
      c.poly(
        W.quad([
          [s, top - 0.1, 0.1],
          [mx, ay - 0.2, 0.1],
          [mx, ay - 1.4, 0.1],
          [s + 0.5, top - 0.1, 0.1],
        ]),
        mix(t.w, t.sh, 0.55),
      )
      bb(s - 0.9, top - 1, mx, ay + 0.3, t.sill, 0.5)
      bb(mx, ay + 0.3, s + m + 0.9, top - 1, lit ? mix(t.sill, t.sh, 0.25) : t.line, 0.5)
      c.poly(
        W.quad([
          [s - 0.95, top - 0.6, o],
          [mx, ay + 0.75, o],
          [mx, ay + 1.15, o],
          [s - 0.95, top - 0.15, o],
        ]),
        lit ? t.roof : t.roof2,
      )
      c.poly(
        W.quad([
          [s + m + 0.95, top - 0.6, o],
          [mx, ay + 0.75, o],
          [mx, ay + 1.15, o],
          [s + m + 0.95, top - 0.15, o],
        ]),
        t.roof2,
      )
    } else {
      const y0 = top + 1.2
      for (const u of [0.3, 0.7]) {
        const q = s + m * u
        c.poly(
          W.quad([
            [q - 0.9, y0, 0.2],
            [q + 0.9, y0, 0.2],
            [q + 0.9, y0 + 1.7, 0.2],
            [q, y0 + 3, 0.2],
            [q - 0.9, y0 + 1.7, 0.2],
          ]),
          t.sill,
        )
        c.poly(
          W.quad([
            [q - 0.55, y0 + 0.3, 0.2],
            [q + 0.55, y0 + 0.3, 0.2],
            [q + 0.55, y0 + 1.6, 0.2],
            [q - 0.55, y0 + 1.6, 0.2],
          ]),
          p.night ? p.glow : t.win,
        )
        c.poly(
          W.quad([
            [q, y0 + 3.3, 0.5],
            [q + 1.2, y0 + 1.6, 0.5],
            [q + 1.2, y0 + 1.2, -1.5],
            [q, y0 + 2.9, -2],
          ]),
          t.roof2,
        )
      }
      c.poly(
        W.quad([
          [s + m * 0.5 - 0.6, rt - 2.2, -3],
          [s + m * 0.5 + 0.6, rt - 2.2, -3],
          [s + m * 0.5 + 0.6, rt + 2.2, -3],
          [s + m * 0.5 - 0.6, rt + 2.2, -3],
        ]),
        mix(p.roof[0], t.w, 0.25),
      )
      c.poly(
        W.quad([
          [s + m * 0.5 + 0.15, rt - 2.2, -3],
          [s + m * 0.5 + 0.6, rt - 2.2, -3],
          [s + m * 0.5 + 0.6, rt + 2.2, -3],
          [s + m * 0.5 + 0.15, rt + 2.2, -3],
        ]),
        mix(p.roof[1], t.sh, 0.3),
      )
    }
  }
}

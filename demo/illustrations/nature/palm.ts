import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, polyD } from '../svg-path.ts'

/** One palm leaf from (x, y), `ang` in radians. */
export function frond(
  c: Canvas,
  x: number,
  y: number,
  len: number,
  ang: number,
  droop: number,
  { col, col2, teeth = 15 }: { col: string; col2: string; teeth?: number },
): void {
  const ex = x + Math.cos(ang) * len
  const ey = y + Math.sin(ang) * len + droop * len
  const cx = x + Math.cos(ang) * len * 0.55
  const cy = y + Math.sin(ang) * len * 0.75 - droop * len * 0.18
  const q = (t: number) =>
    [
      (1 - t) ** 2 * x + 2 * (1 - t) * t * cx + t * t * ex,
      (1 - t) ** 2 * y + 2 * (1 - t) * t * cy + t * t * ey,
    ] as const
  const nv = (t: number) => {
    const dx = 2 * (1 - t) * (cx - x) + 2 * t * (ex - cx)
    const dy = 2 * (1 - t) * (cy - y) + 2 * t * (ey - cy)
    const m = Math.hypot(dx, dy)
    return [-dy / m, dx / m, dx / m, dy / m] as const
  }
  const side = (s: number) => {
    const P: Point[] = []
    for (let i = 0; i <= teeth; i++) {
      const t = i / teeth
      const [a, b] = q(t)
      const [nx, ny, tx, ty] = nv(t)
      const w = len * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) ** 0.8
      P.push([a + nx * s * w * 0.32, b + ny * s * w * 0.32])
      P.push([a + nx * s * w + tx * w * 0.75, b + ny * s * w + ty * w * 0.75 + w * 0.22])
    }
    return P
  }
  const sp: Point[] = []
  for (let i = 0; i <= teeth; i++) sp.push(q(i / teeth))
  const up = Math.cos(ang) > 0 ? -1 : 1
  c.path(polyD([...side(-up), ...sp.slice().reverse()]), col)
  c.path(polyD([...side(up), ...sp.slice().reverse()]), col2)
}

/** A palm tree; (x, y) is the foot, `h` the height. */
export function palm(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { r, lean = 0.1, lx = -1, N = 11 }: { r: Random; lean?: number; lx?: number; N?: number },
): void {
  const tx = x + lean * h
  const ty = y - h
  const w = h * 0.026
  const L: Point[] = []
  const R: Point[] = []
  const K = 22
  for (let i = 0; i <= K; i++) {
    const t = i / K
    const px = x + lean * h * t * t
    const py = y - h * t
    const ww = w * (1.25 - 0.55 * t) + (i % 2 ? w * 0.13 : 0)
    L.push([px - ww, py])
    R.push([px + ww, py])
  }
  const d = polyD([...L, ...R.reverse()])
  const tr = mix(p.fol[0], p.roof[1], 0.5)
  c.path(d, tr)
  c.clip(d, () => {
    c.path(
      polyD([
        ...L.map((q) => [q[0], q[1]] as const),
        ...L.slice()
          .reverse()
          .map((q) => [q[0] + w * 0.8, q[1]] as const),
      ]),
      mix(p.accent2, tr, 0.45),
    )
  })
  const A: number[] = []
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1)
    A.push(lerp(-Math.PI * 1.08, Math.PI * 0.08, t) + r.r(-0.07, 0.07))
  }
  A.sort((a, b) => Math.abs(b + Math.PI / 2) - Math.abs(a + Math.PI / 2))
  for (const a of A) {
    const lit = Math.cos(a) * lx > 0
    const dr = 0.34 + 0.28 * Math.abs(Math.cos(a))
    frond(c, tx, ty, h * r.r(0.4, 0.5), a, dr, {
      col: lit ? p.fol[1] : p.fol[0],
      col2: lit ? mix(p.fol[2], p.fol[1], 0.3) : mix(p.fol[0], p.fol[1], 0.5),
    })
  }
  c.circle(tx, ty + h * 0.01, w * 1.3, p.fol[0])
}

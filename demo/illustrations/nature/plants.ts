import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, svg } from '../svg-path.ts'

/** The outline of a flat-bottomed mass of leaves. */
function blob(cx: number, cy: number, rx: number, ry: number, k: number, r: Random): string {
  const N = k
  let d = svg`M${cx - rx} ${cy}`
  let px = cx - rx
  let py = cy
  for (let i = 1; i <= N; i++) {
    const t = i / N
    const a = Math.PI - t * Math.PI
    const x = cx + rx * Math.cos(a)
    const y = cy - ry * Math.sin(a) * (1 + (i < N ? r.r(-0.12, 0.12) : 0))
    const q = Math.hypot(x - px, y - py) * 0.56
    d += svg`A${q} ${q} 0 0 1 ${x} ${y}`
    px = x
    py = y
  }
  d += svg`Q${cx + rx * 0.5} ${cy + ry * 0.42} ${cx + rx * 0.1} ${cy + ry * 0.16}Q${cx - rx * 0.4} ${cy + ry * 0.46} ${
    cx - rx
  } ${cy}Z`
  return d
}

/** Foliage in three tones, lit from one side. */
export function leafMass(
  c: Canvas,
  p: Inks,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { r, lx = -1, k = 7, cols = p.fol }: { r: Random; lx?: number; k?: number; cols?: Inks['fol'] },
): void {
  const s = r
  const d = blob(cx, cy, rx, ry, k, s)
  c.path(d, cols[0])
  c.clip(d, () => {
    c.path(blob(cx + lx * rx * 0.05, cy - ry * 0.34, rx * 0.98, ry * 0.8, k, s), cols[1])
    c.path(blob(cx + lx * rx * 0.22, cy - ry * 0.62, rx * 0.66, ry * 0.5, k, s), cols[2], { opacity: 0.92 })
    c.shade(
      svg`M${cx - rx} ${cy - ry}h${2 * rx}v${2 * ry}h${-2 * rx}Z`,
      cx + lx * rx,
      0,
      cx - lx * rx,
      0,
      cols[0],
      0,
      0.75,
    )
  })
}

/** An umbrella pine; (x, y) is the foot, `h` the height. */
export function pine(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { r, lean = 0.12, lx = -1, spread = 1 }: { r: Random; lean?: number; lx?: number; spread?: number },
): void {
  const trunk = mix(p.fol[0], p.roof[1], 0.55)
  const tx = x + lean * h
  const ty = y - h * 0.74
  const w = h * 0.042
  const T = (a: Point, b: Point, w0: number, w1: number) => {
    const mx = (a[0] + b[0]) / 2 + lean * h * 0.08 * (b[0] > a[0] ? -1 : 1)
    const my = (a[1] + b[1]) / 2
    return svg`M${a[0] - w0} ${a[1]}Q${mx - (w0 + w1) / 2} ${my} ${b[0] - w1} ${b[1]}L${b[0] + w1} ${b[1]}Q${
      mx + (w0 + w1) / 2
    } ${my} ${a[0] + w0} ${a[1]}Z`
  }
  const fork: Point = [x + lean * h * 0.62, y - h * 0.52]
  const br = [
    [tx - h * 0.3 * spread, ty + h * 0.02],
    [tx - h * 0.08 * spread, ty - h * 0.03],
    [tx + h * 0.12 * spread, ty - h * 0.02],
    [tx + h * 0.32 * spread, ty + h * 0.03],
  ] as const
  const main = T([x, y], fork, w, w * 0.62)
  c.path(main, trunk)
  c.clip(main, () =>
    c.path(
      T([x + lx * w * 0.9, y], [fork[0] + lx * w * 0.6, fork[1]], w * 0.55, w * 0.34),
      mix(p.accent2, trunk, 0.35),
    ),
  )
  for (const b of br) {
    c.path(T([fork[0], fork[1] + 6], b, w * 0.5, w * 0.14), trunk)
  }
  const L = [
    [-0.36, 0.02, 0.24, 0.09],
    [0.38, 0.03, 0.24, 0.085],
    [-0.12, -0.05, 0.34, 0.13],
    [0.16, -0.07, 0.32, 0.125],
    [0, -0.15, 0.3, 0.11],
  ] as const
  for (const [a, b, rx, ry] of L)
    leafMass(c, p, tx + a * h * spread, ty + b * h, rx * h * spread, ry * h * 1.15, { r, lx, k: 8 })
}

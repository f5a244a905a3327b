import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, smooth, svg } from '../svg-path.ts'

/** A wave that breaks to the right: face, lip and foam. `y` is its foot, `h` its height, from `x0` to `x1`. */
export const breaker = (
  c: Canvas,
  p: Inks,
  x0: number,
  x1: number,
  y: number,
  h: number,
  { r }: { r: Random },
): void => {
  const w = x1 - x0
  const crest = (t: number): number => y - h * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) ** 0.75
  const top: Point[] = Array.from(
    { length: 13 },
    (_, i): Point => [x0 + (w * i) / 12, crest(i / 12) + r.r(-1, 1) * h * 0.03],
  )
  const face = smooth(top) + svg`L${x1 + h} ${y + h * 0.2}L${x0 - h} ${y + h * 0.2}Z`
  c.path(face, p.sea[1])
  c.clip(face, () => {
    c.shade(face, 0, y - h, 0, y, p.sea[0], 0, 0.85)
    // Lines of water drawn up the face.
    for (let i = 0; i < 22; i++) {
      const x = x0 + (w * i) / 21
      c.path(
        svg`M${x - h * 0.5} ${y + h * 0.1}Q${x - h * 0.06} ${y - h * 0.3} ${x + h * 0.16} ${y - h * 1.05}Q${
          x + h * 0.05
        } ${y - h * 0.3} ${x - h * 0.36} ${y + h * 0.1}Z`,
        i % 2 ? mix(p.sea[1], p.sea[2], 0.75) : mix(p.sea[2], p.foam, 0.3),
        { opacity: 0.8 },
      )
    }
  })
  // The lip folds over: scallops of foam with their shade below.
  const lip = (drop: number, colour: string, scale: number): void => {
    let d = smooth(top.map(([x, t]) => [x, t - h * 0.05] as const))
    const n = Math.max(6, Math.round(w / (h * 0.42)))
    for (let i = n; i > 0; i--) {
      const t = (i - 0.5) / n
      const [bx, by] = [x0 + w * t, crest(t) + h * drop * (0.6 + 0.4 * Math.sin(i * 2.3)) * Math.sin(Math.PI * t)]
      const tx = x0 + (w * (i - 1)) / n
      d += svg`Q${bx + h * 0.1} ${by + h * 0.16 * scale} ${tx} ${crest((i - 1) / n) + h * drop * 0.55}`
    }
    c.path(`${d}Z`, colour)
  }
  lip(0.5, mix(p.sea[1], p.foam, 0.45), 1.2)
  lip(0.34, p.foam, 1)
  for (let i = 0; i < 26; i++) {
    const t = r()
    c.circle(x0 + w * t, crest(t) - h * r.r(0.04, 0.3), h * r.r(0.012, 0.04), p.foam, { opacity: r.r(0.6, 1) })
  }
  // Spent foam at the foot.
  for (let i = 0; i < 9; i++) {
    const x = x0 + w * r.r(0, 0.9)
    c.ell(x + h * 0.5, y + h * r.r(0.04, 0.2), h * r.r(0.3, 0.8), h * r.r(0.03, 0.08), p.foam, { opacity: 0.9 })
  }
}

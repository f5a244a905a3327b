import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { round1, svg } from '../svg-path.ts'

/** A stack of casino chips, `k` high. */
export function chipStack(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  R: number,
  k: number,
  col: string,
  { tilt = 0.4 } = {},
): void {
  const ry = R * tilt
  const t = R * 0.24
  c.ell(x + R * 0.5, y + ry * 0.35, R * 1.15, ry * 0.9, p.ink, { opacity: 0.35 })
  for (let i = 0; i < k; i++) {
    const yy = y - i * t
    const side = svg`M${x - R} ${yy - t}V${yy}A${R} ${ry} 0 0 0 ${x + R} ${yy}V${yy - t}Z`
    c.path(
      side,
      c.lin(x - R, 0, x + R, 0, [
        [0, mix(col, p.ink, 0.1)],
        [0.25, lighten(col, 0.06)],
        [0.6, mix(col, p.ink, 0.25)],
        [1, mix(col, p.ink, 0.6)],
      ]),
    )
    for (let j = 0; j < 5; j++) {
      const a = ((j + 0.5 + (i % 3) * 0.2) / 5) * Math.PI
      const X = x - R * Math.cos(a)
      const Y = ry * Math.sin(a)
      const w = R * 0.13 * Math.sin(a) + 1
      c.poly(
        [
          [X - w, yy - t + Y + 0.5],
          [X + w, yy - t + Y + 0.5],
          [X + w, yy + Y - 0.5],
          [X - w, yy + Y - 0.5],
        ],
        mix(p.cream, p.ink, X > x ? 0.3 : 0.04),
      )
    }
    c.path(svg`M${x - R} ${yy}A${R} ${ry} 0 0 0 ${x + R} ${yy}`, 'none', {
      'stroke': mix(col, p.ink, 0.7),
      'stroke-width': 1.6,
      'opacity': 0.7,
    })
  }
  const yt = y - k * t
  c.ell(x, yt, R, ry, lighten(col, 0.03))
  for (let j = 0; j < 8; j++) {
    const a = (j / 8) * Math.PI * 2
    const b = 0.17
    const q = (u: number, R2: number) => [x + R2 * Math.cos(u), yt + R2 * tilt * Math.sin(u)] as const
    c.poly([q(a - b, R), q(a, R * 1.0), q(a + b, R), q(a + b, R * 0.76), q(a - b, R * 0.76)], p.cream)
  }
  c.ell(x, yt, R * 0.7, ry * 0.7, mix(col, p.ink, 0.35))
  c.ell(x, yt, R * 0.62, ry * 0.62, p.cream)
  c.ell(x, yt, R * 0.5, ry * 0.5, col)
  star(c, x, yt, R * 0.34, tilt, p.cream)
}

/** A star of light on metal. */
function star(c: Canvas, x: number, y: number, R: number, tilt: number, col: string): void {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    const q = i % 2 ? R * 0.35 : R
    d += (i ? 'L' : 'M') + round1(x + q * Math.cos(a)) + ' ' + round1(y + q * tilt * Math.sin(a))
  }
  c.path(d + 'Z', col)
}

import type { Camera, GroundPoint } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'

/** A domed corner tower, seen from the front; `R` is its radius in metres. */
export function rotunda(
  c: Canvas,
  p: Inks,
  cam: Camera,
  [x, z]: GroundPoint,
  R: number,
  { r, dome = 1 }: { r: Random; dome?: number },
): void {
  const lx: number = -1
  const floors = 5
  const fh = 3.6
  const gh = 5.2
  const k = cam.f / z
  const cx = cam.p(x, 0, z)[0]
  const w = R * k
  const Y = (y: number) => cam.p(x, y, z)[1]
  const top = gh + floors * fh
  const g = c.lin(
    cx - w,
    0,
    cx + w,
    0,
    lx < 0
      ? [
          [0, p.wall[1]],
          [0.12, p.wall[0]],
          [0.5, p.wall[0]],
          [0.66, mix(p.wall[0], p.wall[2], 0.55)],
          [0.8, p.wall[2]],
          [1, p.wall[3]],
        ]
      : [
          [0, p.wall[3]],
          [0.2, p.wall[2]],
          [0.34, mix(p.wall[0], p.wall[2], 0.55)],
          [0.5, p.wall[0]],
          [0.88, p.wall[0]],
          [1, p.wall[1]],
        ],
  )
  c.rect(cx - w, Y(top), 2 * w, Y(0) - Y(top), g)
  const band = (y: number, h: number, e: number) => {
    const yy = Y(y + h)
    c.path(svg`M${cx - w * e} ${yy}H${cx + w * e}V${Y(y)}H${cx - w * e}Z`, g)
    c.rect(cx - w * e, Y(y), 2 * w * e, Y(y - 0.35) - Y(y), mix(p.wall[2], p.wall[3], 0.3), { opacity: 0.55 })
    c.rect(cx - w * e, yy, 2 * w * e, Math.max(1.5, (Y(y) - yy) * 0.3), lighten(p.wall[0], 0.02), { opacity: 0.8 })
  }
  const A = [-62, -31, 0, 31, 62].map((a) => (a * Math.PI) / 180)
  const WN = (y0: number, y1: number, arch: boolean) => {
    for (const a of A) {
      const X = cx + w * Math.sin(a)
      const ww = w * 0.17 * Math.cos(a)
      const sh = lx < 0 ? Math.sin(a) > 0.25 : Math.sin(a) < -0.25
      const on = p.night && r() < 0.75
      const col = p.night ? (on ? p.glow : mix(p.wall[3], p.ink, 0.4)) : sh ? mix(p.glass, p.ink, 0.45) : p.glass
      const h = Y(y0) - Y(y1)
      const ry = arch ? ww : 0
      c.path(
        arch
          ? svg`M${X - ww} ${Y(y0)}V${Y(y1) + ry}A${ww} ${ry} 0 0 1 ${X + ww} ${Y(y1) + ry}V${Y(y0)}Z`
          : svg`M${X - ww} ${Y(y0)}V${Y(y1)}H${X + ww}V${Y(y0)}Z`,
        col,
        { 'stroke': sh ? mix(p.wall[2], p.wall[1], 0.3) : p.wall[0], 'stroke-width': w * 0.022 },
      )
      if (!on)
        c.path(
          svg`M${X - ww} ${Y(y1) + ry}H${X + ww}V${Y(y1) + h * 0.5}L${X - ww} ${Y(y1) + h * 0.34}Z`,
          mix(col, p.ink, 0.4),
        )
      c.rect(X - ww * 0.06, Y(y1), ww * 0.12, h, sh ? p.wall[2] : p.wall[0])
    }
  }
  WN(0.3, gh - 0.9, true)
  for (let f = 0; f < floors; f++) WN(gh + f * fh + 0.4, gh + f * fh + fh - 0.7, f === floors - 1)
  band(gh - 0.3, 0.5, 1.06)
  for (let f = 1; f < floors; f++) {
    if (f % 2 === 0) band(gh + f * fh - 0.05, 0.25, 1.02)
  }
  // balconies ring
  for (const f of [0, 2, 3].filter((f) => f < floors)) {
    const y = gh + f * fh + 0.15
    c.rect(cx - w * 1.1, Y(y + 0.95), w * 2.2, Y(y) - Y(y + 0.95), mix(p.wall[3], p.ink, 0.35), { opacity: 0.28 })
    for (let i = -13; i <= 13; i++) {
      const a = ((i / 13) * Math.PI) / 2
      const X = cx + w * 1.1 * Math.sin(a)
      c.rect(X - w * 0.008, Y(y + 0.95), w * 0.016, Y(y) - Y(y + 0.95), mix(p.wall[3], p.ink, 0.35))
    }
    c.rect(cx - w * 1.11, Y(y + 1), w * 2.22, (Y(y) - Y(y + 1)) * 0.13, mix(p.wall[3], p.ink, 0.35))
    c.rect(cx - w * 1.12, Y(y), w * 2.24, Y(y - 0.25) - Y(y), g)
  }
  band(top - 0.2, 0.9, 1.12)
  const dy = Y(top + 0.7)
  const rw = w * 1.0
  const dh = w * 1.28 * dome
  const D = svg`M${cx - rw} ${dy}C${cx - rw * 1.02} ${dy - dh * 0.62} ${cx - rw * 0.5} ${dy - dh * 0.95} ${
    cx - rw * 0.14
  } ${dy - dh}H${cx + rw * 0.14}C${cx + rw * 0.5} ${dy - dh * 0.95} ${cx + rw * 1.02} ${dy - dh * 0.62} ${
    cx + rw
  } ${dy}Z`
  c.path(D, p.roof[0])
  c.clip(D, () => {
    const s = -lx
    c.path(
      svg`M${cx + s * rw * 0.02} ${dy - dh}C${cx + s * rw * 0.3} ${dy - dh * 0.8} ${cx + s * rw * 0.36} ${
        dy - dh * 0.4
      } ${cx + s * rw * 0.3} ${dy}H${cx + s * rw * 2}V${dy - dh}Z`,
      p.roof[1],
    )
    c.path(
      svg`M${cx + s * rw * 0.1} ${dy - dh}C${cx + s * rw * 0.7} ${dy - dh * 0.75} ${cx + s * rw * 0.78} ${
        dy - dh * 0.4
      } ${cx + s * rw * 0.74} ${dy}H${cx + s * rw * 2}V${dy - dh}Z`,
      p.roof[2],
    )
    for (let i = -3; i <= 3; i++) {
      const a = i / 3.6
      c.path(
        svg`M${cx} ${dy - dh}C${cx + a * rw * 0.75} ${dy - dh * 0.9} ${cx + a * rw} ${dy - dh * 0.5} ${
          cx + a * rw
        } ${dy}`,
        'none',
        { 'stroke': mix(p.roof[0], p.cream, 0.35), 'stroke-width': w * 0.016, 'opacity': 0.55 },
      )
    }
    c.shade(D, cx + lx * rw * 0.2, 0, cx - lx * rw, 0, p.roof[2], 0, 0.5)
  })
  // oculi
  for (const a of [-0.5, 0, 0.5]) {
    const X = cx + a * rw
    const yy = dy - dh * 0.3
    const q = w * 0.11
    c.ell(X, yy, q * Math.cos(a), q * 1.2, mix(p.wall[0], p.wall[2], (lx < 0 ? a > 0.2 : a < -0.2) ? 0.8 : 0))
    c.ell(X, yy, q * 0.6 * Math.cos(a), q * 0.78, p.night ? p.glow : p.glass)
  }
  const ly = dy - dh
  const lw = w * 0.15
  c.rect(
    cx - lw,
    ly - w * 0.34,
    lw * 2,
    w * 0.36,
    c.lin(cx - lw, 0, cx + lw, 0, [
      [0, p.wall[lx < 0 ? 0 : 3]],
      [0.5, p.wall[lx < 0 ? 0 : 0]],
      [1, p.wall[lx < 0 ? 3 : 0]],
    ]),
  )
  for (const a of [-0.5, 0.5])
    c.rect(cx + a * lw - lw * 0.2, ly - w * 0.27, lw * 0.4, w * 0.27, p.night ? p.glow : p.glass)
  c.path(
    svg`M${cx - lw * 1.35} ${ly - w * 0.33}Q${cx - lw} ${ly - w * 0.55} ${cx} ${ly - w * 0.68}Q${cx + lw} ${
      ly - w * 0.55
    } ${cx + lw * 1.35} ${ly - w * 0.33}Z`,
    p.roof[0],
  )
  flag(c, p, cx, ly - w * 0.66, w * 0.95, { cols: [p.accent], dir: -lx })
}

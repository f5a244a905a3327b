import type { Point3, Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { type Point, polyD, svg } from '../svg-path.ts'
import { type Space, block, cut, lit, shaded, spot } from './space.ts'

/** A free-standing bath on feet, along a wall. */
export const drawBath = (room: Space, wall: Wall, s0: number, s1: number, out: number): void => {
  const { c, p, cam, decor } = room
  const [mid, half, deep, top] = [(s0 + s1) / 2, (s1 - s0) / 2, 0.42, 0.62]
  const rim = (scale: number, y: number): Point[] =>
    cam.poly(
      Array.from({ length: 44 }, (_, i): Point3 => {
        const a = (i / 44) * Math.PI * 2
        return wall.w(
          mid + half * scale * Math.cos(a),
          y + (y === top ? 0.07 * Math.abs(Math.cos(a)) ** 3 : 0),
          out + deep + deep * scale * Math.sin(a),
        )
      }),
    )
  c.poly(
    rim(1.06, 0).map(([x, y]) => [x + 16, y + 4] as const),
    shaded(room, decor.wood, 0.8),
    { opacity: 0.45 },
  )
  for (const s of [s0 + 0.35, s1 - 0.35])
    block(room, wall, [s - 0.05, s + 0.05, 0, 0.16, out + deep * 1.5, out + deep * 1.6], cut(room, p.accent2))
  const shell = lit(room, decor.curtain)
  const [upper, lower] = [rim(1, top), rim(0.72, 0.12)]
  const hull = [...upper.filter((_, i) => i <= 22), ...lower.filter((_, i) => i <= 22).toReversed()]
  const xs = upper.map(([x]) => x)
  const [xa, xb] = [Math.min(...xs), Math.max(...xs)]
  c.poly(
    hull,
    c.lin(xa, 0, xb, 0, [
      [0, mix(shell, p.cream, 0.3)],
      [0.4, shell],
      [1, shaded(room, shell, 0.55)],
    ]),
  )
  c.poly(lower, shaded(room, shell, 0.4))
  c.poly(
    hull,
    c.lin(xa, 0, xb, 0, [
      [0, mix(shell, p.cream, 0.3)],
      [0.4, shell],
      [1, shaded(room, shell, 0.55)],
    ]),
  )
  c.poly(upper, lit(room, '#fffdf6'))
  c.poly(rim(0.9, top - 0.02), shaded(room, '#fffdf6', 0.3))
  c.clip(polyD(rim(0.9, top - 0.02)), () => {
    c.poly(rim(0.86, top - 0.14), mix(p.sea[2], p.cream, 0.35))
    c.poly(rim(0.5, top - 0.14), mix(p.sea[2], p.cream, 0.62))
  })
  const [tx, ty] = wall.pt(s1 - 0.08, top, out + deep)
  const { k } = spot(cam, ...([wall.w(s1, 0, out + deep)[0], wall.w(s1, 0, out + deep)[2]] as const))
  c.path(
    svg`M${tx} ${ty}V${ty - k * 0.2}Q${tx} ${ty - k * 0.3} ${tx - k * 0.12} ${ty - k * 0.28}L${tx - k * 0.13} ${
      ty - k * 0.2
    }`,
    'none',
    { 'stroke': p.accent2, 'stroke-width': k * 0.045, 'stroke-linecap': 'round' },
  )
  const [ux, uy] = wall.pt(s0 + half * 0.5, top, out + deep * 2)
  c.path(
    svg`M${ux - k * 0.16} ${uy - k * 0.02}H${ux + k * 0.16}L${ux + k * 0.15} ${uy + k * 0.36}H${ux - k * 0.15}Z`,
    lit(room, p.cream),
  )
  c.rect(ux - k * 0.155, uy + k * 0.24, k * 0.31, k * 0.04, lit(room, decor.cloth))
}

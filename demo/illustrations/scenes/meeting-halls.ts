import { Camera, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawChair, drawGlobe, drawMirror, drawParty } from '../interiors/dining.ts'
import { drawPendant } from '../interiors/features.ts'
import { drawFlowers, drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { block, cut, disc, drum, facing, lit, shaded, space, spot } from '../interiors/space.ts'
import { drawFrame } from '../interiors/windows.ts'
import type { Point } from '../svg-path.ts'
import { type Base, panels } from './meeting-parts.ts'

/** Round tables laid for a working dinner. */
export const rounds = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.5, hy: H * 0.38, f: 800, eye: 2.3 }) },
    { x0: -5.2, x1: 5.2, depth: 11, height: 4.4 },
  )
  const { back, p, decor } = room
  drawShell(room)
  drawFloor(room, 'herringbone')
  const windows: Opening[] = [0.5, 2.95, 5.4, 7.85].map((from) => ({
    wall: back,
    from,
    to: from + 2,
    bottom: 0.04,
    top: 3.6,
    arch: true,
  }))
  panels(room, back, windows)
  for (const [x, z] of [
    [-3.2, 9.2],
    [0, 9.4],
    [3.2, 9.2],
    [-1.9, 7],
    [1.9, 7],
    [-3.3, 4.9],
    [0.1, 4.5],
    [3.4, 4.9],
  ] as const)
    drawParty(room, [x, z], [90, 30, 150, 210, 330, 270], { radius: 0.8, trim: decor.curtain, cloth: p.cream })
  for (const [x, z] of [
    [-2.6, 8],
    [2.6, 8],
    [0, 5.6],
  ] as const)
    drawPendant(room, x, z, 0.5, 1.7)
}

/** High tables for drinks, a long buffet under the windows. */
export const cocktail = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.6, hy: H * 0.42, f: 800, eye: 1.9 }) },
    { x0: -5, x1: 4, depth: 10, height: 4.8 },
  )
  const { back, left, p, decor, cam, c } = room
  drawShell(room)
  drawFloor(room, 'herringbone')
  const windows: Opening[] = [1.2, 3.8, 6.4].map((from) => ({
    wall: back,
    from,
    to: from + 1.8,
    bottom: 0.04,
    top: 3.9,
    arch: true,
  }))
  panels(room, back, windows)
  for (const s of [4.7, 7]) drawMirror(room, left, s, s + 1.8, 1.5, 3.7)
  for (const s of [4.3, 6.75, 9.15]) drawGlobe(room, [-4.8, 2.5, s], 0.16, 2.5)
  drawMirror(room, room.right, 2.2, 4.2, 1.5, 3.7)
  drawPlant(room, [3.3, 9.2], 2)
  block(room, left, [4.4, 9.4, 0, 0.95, 0.5, 1.5], cut(room, lit(room, p.cream)))
  for (let s = 4.7; s < 9.3; s += 0.55) {
    const [x, , z] = left.w(s, 0, 1)
    if (Math.round(s * 2) % 4 === 0) drawFlowers(room, [x, 0.95, z], 0.5)
    else for (const o of [-0.2, 0.15]) disc(room, [x + o, 0.97, z], 0.16, mix(p.accent2, p.cream, 0.3))
  }
  for (const [x, z] of [
    [-1.6, 8.4],
    [1.6, 8.2],
    [-0.2, 6.7],
    [2.6, 6.2],
    [-2.1, 5.3],
    [0.9, 4.7],
    [-1.2, 3.7],
    [2.1, 3.9],
  ] as const) {
    disc(room, [x + 0.2, 0, z], 0.5, shaded(room, decor.wood, 0.8), { opacity: 0.45 })
    drum(room, [x, z], [0, 0.5], [0.42, 0.13], lit(room, p.cream))
    drum(room, [x, z], [0.5, 1.06], [0.13, 0.42], lit(room, p.cream))
    drum(room, [x, z], [0.46, 0.56], [0.16, 0.16], lit(room, decor.curtain))
    for (const [u, v] of [
      [-0.2, 0.1],
      [0.16, -0.16],
      [0.2, 0.18],
    ] as const) {
      const { x: gx, y, k } = spot(cam, x + u, z + v, 1.07)
      c.line(
        [
          [gx, y],
          [gx, y - k * 0.14],
        ],
        p.cream,
        2.4,
      )
      c.poly(
        [
          [gx - k * 0.055, y - k * 0.32],
          [gx + k * 0.055, y - k * 0.32],
          [gx + k * 0.018, y - k * 0.13],
          [gx - k * 0.018, y - k * 0.13],
        ],
        mix(p.accent2, p.cream, 0.25),
      )
    }
    drawFlowers(room, [x, 1.07, z], 0.3)
  }
  for (const [x, z] of [
    [-0.6, 7.4],
    [0.6, 4.8],
  ] as const) {
    drawPendant(room, x, z, 0.3, 2)
    drawPendant(room, x, z, 0.75, 1.2)
  }
}

/** A round hall under a ribbed dome, chairs in a ring, the lake all around. */
export const rotunda = (base: Base): void => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.5, f: 820, eye: 2 })
  const room = space({ ...base, cam }, { x0: -6, x1: 6, depth: 13, height: 3.6 })
  const { c, p, decor } = room
  const [centre, radius] = [7, 5.4]
  const sides = 13
  const walls = Array.from({ length: sides }, (_, i) => {
    const at = (t: number): readonly [number, number] => {
      const a = lerp(Math.PI + 0.5, -0.5, t)
      return [radius * Math.cos(a), centre + radius * Math.sin(a)]
    }
    return new Wall(cam, at(i / sides), at((i + 1) / sides))
  })
  const wall = lit(room, decor.wall)
  const dim = lit(room, decor.shade)
  c.rect(0, 0, W, H, mix(wall, dim, 0.6))
  const gores = 26
  const dome = (i: number, up: number): Point => {
    const a = lerp(Math.PI + 0.5, -0.5, i / gores)
    const [q, y] = [radius * Math.cos(up), 3.6 + 2.6 * Math.sin(up)]
    return cam.p(q * Math.cos(a), y, centre + q * Math.sin(a))
  }
  for (let i = 0; i < gores; i++)
    for (let u = 0; u < 5; u++) {
      const [low, high] = [u * 0.3, (u + 1) * 0.3]
      c.poly(
        [dome(i, low), dome(i + 1, low), dome(i + 1, high), dome(i, high)],
        mix(mix(wall, p.cream, 0.3 + u * 0.08), dim, i % 2 ? 0.52 : 0.12 + i / 60),
      )
    }
  const crown = dome(0, 1.5)
  c.glow(crown[0], Math.max(40, crown[1]), 260, p.glow, 0.7)
  disc(room, [0, 0, centre], radius, lit(room, decor.wood))
  for (let q = 5; q > 0; q--)
    disc(
      room,
      [0, 0, centre],
      q,
      q % 2 ? mix(lit(room, decor.wood), p.cream, 0.4) : lit(room, mix(decor.rug, decor.wood, 0.45)),
    )
  const openings = walls.map(
    (plane): Opening => ({ wall: plane, from: 0.24, to: plane.len - 0.24, bottom: 0.06, top: 2.9, arch: true }),
  )
  walls.forEach((plane, i) =>
    facing(
      room,
      [plane.w(0, 0), plane.w(plane.len, 0), plane.w(plane.len, 3.6), plane.w(0, 3.6)],
      mix(wall, dim, 0.5 - i * 0.035),
    ),
  )
  const seen = openings.slice(2, 11)
  drawViewBehind(room, seen)
  for (const opening of seen) drawFrame(room, opening, { panes: 2, rows: 3 })
  for (const plane of walls) {
    c.poly(plane.rect(-0.16, 0, 0.16, 3.3, 0.02), mix(p.cream, decor.wall, 0.2))
    c.poly(plane.rect(-0.22, 3.1, 0.22, 3.3, 0.03), lit(room, p.accent2))
    c.poly(plane.rect(0, 3.32, plane.len, 3.62, 0.02), mix(p.cream, decor.wall, 0.25))
  }
  for (const [a, q] of [
    [150, 3.3],
    [120, 3.4],
    [90, 3.4],
    [60, 3.4],
    [30, 3.3],
    [165, 2.3],
    [125, 2.2],
    [90, 2.2],
    [55, 2.2],
    [15, 2.3],
  ] as const) {
    const t = (a * Math.PI) / 180
    drawChair(room, [q * Math.cos(t), centre + q * Math.sin(t) * 0.9], a + 180)
  }
  drawParty(room, [0, centre], [], { radius: 0.7, trim: decor.curtain })
  for (const [a, q] of [
    [195, 2.3],
    [345, 2.3],
    [235, 2.3],
    [305, 2.3],
    [205, 3.4],
    [335, 3.4],
    [240, 3.6],
    [300, 3.6],
  ] as const) {
    const t = (a * Math.PI) / 180
    drawChair(room, [q * Math.cos(t), centre + q * Math.sin(t) * 0.9], a + 180)
  }
  drawGlobe(room, [0, 3.6, centre], 0.5, 8)
  for (let i = 0; i < 8; i++)
    drawGlobe(room, [1.1 * Math.cos(i * 0.785), 3.3, centre + 1.1 * Math.sin(i * 0.785)], 0.17, 3.3)
}

import { Camera, type Point3, type Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawGlobe, drawLaidTable, drawParty } from '../interiors/dining.ts'
import { drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { drawFrame } from '../interiors/windows.ts'
import { type Space, block, cut, lit, shaded, space } from '../interiors/space.ts'
import { frond } from '../nature/palm.ts'
import { viewOf } from '../views/view.ts'
import { VIEWS } from '../views/views.ts'
import type { Setting } from './dining-rooms.ts'

/** Ribs of iron and glass, closing at the end in a fan. */
const drawVault = (room: Space, radius: number, leg: number, iron: string, ribs: readonly number[]): void => {
  const { c, cam } = room
  const arch = (z: number, r = radius): Point3[] =>
    Array.from({ length: 25 }, (_, i): Point3 => {
      const a = Math.PI * (1 - i / 24)
      return [r * Math.cos(a), leg + r * Math.sin(a) * 0.86, z]
    })
  for (let i = 0; i <= 24; i += 2) {
    const a = Math.PI * (1 - i / 24)
    const [x, y] = [radius * Math.cos(a), leg + radius * Math.sin(a) * 0.86]
    c.line([cam.p(x, y, 1), cam.p(x, y, room.depth)], iron, 3, { opacity: 0.9 })
  }
  for (const z of ribs) {
    const { p } = room
    const w = (cam.f / z) * 0.11
    const line = [cam.p(-radius, 0, z), ...arch(z).map((q) => cam.p(...q)), cam.p(radius, 0, z)]
    c.line(line, shaded(room, iron, 0.3), w * 1.3)
    c.line(
      line.map(([x, y]) => [x - w * 0.25, y - w * 0.2] as const),
      mix(iron, p.cream, 0.3),
      w * 0.6,
    )
  }
}

/** A winter garden: iron and glass overhead, palms around the tables. */
export const glasshouse: Setting = (base) => {
  const { c } = base
  const { W, H } = c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.5, f: 820, eye: 1.6 })
  const room = space({ ...base, cam }, { x0: -3.6, x1: 3.6, depth: 10, height: 5.2 })
  const { p, r, decor, calm, view, left, right } = room
  const iron = lit(room, mix(decor.curtain, p.cream, 0.35))
  const end = [cam.p(-3.6, 3.4, 10), cam.p(3.6, 0, 10)] as const
  VIEWS[view](viewOf({ c, p, r, hy: cam.hy, calm }, [end[0][0] - 60, 0, end[1][0] + 60, end[1][1] + 30]))
  const glass = mix(p.sky[2], p.cream, 0.35)
  for (const [wall, o] of [
    [left, 0.5],
    [right, 0.3],
  ] as const)
    c.poly(wall.rect(wall === left ? 0.6 : 0, 0, wall === left ? 10 : 9.4, 2.2), glass, { opacity: o })
  drawFloor(room, 'tiles', mix(lit(room, decor.rug), p.cream, 0.2))
  const e0 = cam.p(-3.6, 0, 10)
  const e1 = cam.p(3.6, 0.7, 10)
  c.rect(e0[0], e1[1], e1[0] - e0[0], e0[1] - e1[1], lit(room, mix(p.cream, decor.wall, 0.5)))
  for (let i = 0; i <= 8; i++)
    c.line(
      [
        cam.p(-3.6 + i * 0.9, 0.7, 10),
        cam.p(-3.6 + i * 0.9, 2.2 + 3.1 * Math.sin(Math.acos((-3.6 + i * 0.9) / 3.6)) * 0.95, 10),
      ],
      iron,
      3,
    )
  for (const y of [1.6, 2.5]) c.line([cam.p(-3.6, y, 10), cam.p(3.6, y, 10)], iron, 3)
  for (const [wall, a, b] of [
    [left, 0.6, 10],
    [right, 0, 9.4],
  ] as const) {
    block(room, wall, [a, b, 0, 0.66, 0, 0.16], cut(room, lit(room, mix(p.cream, decor.wall, 0.6))))
    for (let s = a; s < b; s += 0.8) c.line([wall.pt(s, 0.66, 0.05), wall.pt(s, 2.2, 0.05)], iron, 3)
    c.line([wall.pt(a, 2.2, 0.05), wall.pt(b, 2.2, 0.05)], iron, 5)
  }
  drawVault(room, 3.6, 2.2, iron, [10, 8.4, 6.8, 5.2, 3.8, 2.6])
  for (const z of [9, 7.4, 5.9, 4.6]) for (const s of [-1, 1]) drawPlant(room, [s * 3, z], 2.4)
  drawParty(room, [1.1, 8], [180, 0], { radius: 0.5 })
  drawParty(room, [-1.3, 7], [180, 0, 90], { radius: 0.5 })
  drawParty(room, [1.6, 5.4], [180, 10, 90], { radius: 0.52 })
  drawParty(room, [-0.9, 4], [180, 0, 90], { radius: 0.6 })
  for (const z of [8, 5.6]) drawGlobe(room, [0, 3.4, z], 0.24, 5.2)
  for (const s of [-1, 1]) {
    const [x, y] = [W * 0.5 + s * W * 0.53, H * 0.86]
    for (let i = 0; i < 7; i++)
      frond(c, x, y, 330 * r.r(0.85, 1.1), s < 0 ? lerp(-1.5, 0.1, i / 6) : lerp(-3.2, -1.6, i / 6), 0.2, {
        col: p.fol[0],
        col2: p.fol[1],
      })
  }
}

/** A market hall: iron columns, stalls along the sides, tables in the aisle. */
export const hall: Setting = (base) => {
  const { c } = base
  const { W, H } = c
  const cam = new Camera({ cx: W * 0.46, hy: H * 0.46, f: 840, eye: 1.65 })
  const room = space({ ...base, cam }, { x0: -4.2, x1: 4.2, depth: 11, height: 3.6 })
  const { p, decor, back, left, right } = room
  const iron = lit(room, mix(decor.curtain, p.ink, 0.12))
  drawShell(room, { dado: 0.9 })
  const gate: Opening = { wall: back, from: 2, to: 6.4, bottom: 0, top: 3.3, arch: true }
  drawFloor(room, 'tiles', shaded(room, decor.wood, 0.3))
  drawViewBehind(room, [gate])
  drawFrame(room, { ...gate }, { panes: 4, rows: 3, frame: iron })
  for (let z = 10.5; z > 1; z -= 1.35) {
    c.poly(
      cam.poly([
        [-4.2, 3.6, z],
        [4.2, 3.6, z],
        [4.2, 3.6, z - 0.7],
        [-4.2, 3.6, z - 0.7],
      ]),
      mix(p.sky[2], p.cream, 0.3),
    )
    c.line([cam.p(-4.2, 3.6, z), cam.p(4.2, 3.6, z)], iron, 5)
    c.curve([cam.p(-4.2, 3, z), cam.p(-2, 3.45, z), cam.p(0, 3.58, z), cam.p(2, 3.45, z), cam.p(4.2, 3, z)], iron, 6)
  }
  const goods = ['#d8432b', '#f0a63a', '#7f9d49', '#fbe6b4', '#8a3540', '#e7c15a'] as const
  for (const z of [9.4, 7.2, 5, 2.9])
    for (const [wall, s] of [
      [left, z],
      [right, 11 - z],
    ] as const) {
      const cloth = z === 7.2 || z === 2.9 ? decor.curtain : decor.cloth
      block(room, wall, [s - 0.85, s + 0.85, 0, 0.9, 0.3, 1.25], cut(room, lit(room, mix(decor.wood, '#6b3a26', 0.3))))
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 5; i++) {
          const tone = goods[(i + row * 2 + Math.round(z)) % 6] ?? goods[0]
          const [a, o] = [s - 0.68 + i * 0.34, 0.48 + row * 0.28]
          const { x, y, k } = spotOn(room, wall, a, 1.2 - 0.3 * row, o)
          for (const [u, v] of [
            [-0.08, 0],
            [0.08, 0],
            [0, -0.08],
          ] as const)
            c.circle(x + u * k, y + v * k, k * 0.085, mix(tone, p.ink, u > 0 ? 0.22 : 0))
        }
      for (let i = 0; i < 6; i++) {
        const [a, b] = [lerp(s - 0.95, s + 0.95, i / 6), lerp(s - 0.95, s + 0.95, (i + 1) / 6)]
        const tone = lit(room, i % 2 ? p.cream : cloth)
        c.poly(
          wall.quad([
            [a, 3.05, 0.05],
            [b, 3.05, 0.05],
            [b, 2.05, 1.4],
            [a, 2.05, 1.4],
          ]),
          shaded(room, tone, wall === left ? 0.2 : 0.02),
        )
        c.poly(
          wall.quad([
            [a, 2.05, 1.4],
            [b, 2.05, 1.4],
            [b, 1.84, 1.4],
            [a, 1.84, 1.4],
          ]),
          shaded(room, tone, 0.22),
        )
      }
    }
  for (const z of [9, 6.2])
    for (const s of [-1, 1]) {
      block(room, back, [s * 2.5 + 4.2 - 0.09, s * 2.5 + 4.2 + 0.09, 0, 3.5, 11 - z, 11 - z + 0.16], cut(room, iron))
    }
  for (const z of [8.6, 6.4]) drawLaidTable(room, [0.5, z], { radius: 0.5, long: false })
  drawParty(room, [-0.6, 5], [180, 0], { radius: 0.52, long: false })
  drawParty(room, [0.9, 3.7], [180, 0, 95], { radius: 0.6, long: false })
  for (const z of [8, 5.4]) drawGlobe(room, [0, 2.8, z], 0.26)
}

const spotOn = ({ cam }: Space, wall: Wall, s: number, y: number, o: number): { x: number; y: number; k: number } => {
  const [wx, , wz] = wall.w(s, y, o)
  const [x, sy] = cam.p(wx, y, wz)
  return { x, y: sy, k: sy - cam.p(wx, y + 1, wz)[1] }
}

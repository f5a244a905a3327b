import type { Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { type Point, at, smooth } from '../svg-path.ts'
import { drawLamp } from './furniture.ts'
import { type Space, block, cut, facing, lit, shaded, shadow } from './space.ts'

export interface BedOptions {
  readonly length?: number
  readonly head?: 'fan' | 'panel' | 'arch' | 'wood'
  /** One pillow instead of two. */
  readonly single?: boolean
  readonly height?: number
}

/** A pillow against the head of the bed. */
const pillow = (room: Space, wall: Wall, s0: number, s1: number, y: number, fill: string, size = 1): void => {
  const { c } = room
  const high = y + 0.42 * size
  const [o0, o1] = [0.14, 0.14 + 0.42 * size]
  const corners: Point[] = [
    wall.pt(s0, y, o1),
    wall.pt(s1, y, o1),
    wall.pt(s1, high - 0.04, o0 + 0.1),
    wall.pt(lerp(s0, s1, 0.5), high, o0 + 0.08),
    wall.pt(s0, high - 0.04, o0 + 0.1),
  ]
  const d = smooth(corners, true, 0.55)
  c.path(d, fill)
  const [a, b] = [at(corners, 0), at(corners, 2)]
  c.shade(d, a[0], a[1] - 40, b[0], b[1], shaded(room, fill, 0.75), 0.02, 0.55)
}

/** A bed with its head against a wall. */
export const drawBed = (
  room: Space,
  wall: Wall,
  s0: number,
  s1: number,
  { length = 2.1, head = 'panel', single = false, height = 1.25 }: BedOptions = {},
): void => {
  const { c, p, cam, decor } = room
  const sheet = lit(room, mix(p.cream, '#ffffff', 0.3))
  const cloth = lit(room, decor.cloth)
  const wood = lit(room, mix(decor.wood, '#5a2c22', 0.45))
  const [h0, h1, mid] = [s0 - 0.12, s1 + 0.12, (s0 + s1) / 2]
  shadow(room, wall, [s0 + 0.1, s1 + 0.5, 0, length + 0.2])
  if (head === 'wood') block(room, wall, [h0, h1, 0, height, 0, 0.1], cut(room, wood))
  else {
    const rise = head === 'panel' ? 0.12 : 0.5
    const top: Point3[] = Array.from({ length: 21 }, (_, i) => {
      const t = i / 20
      const curve = head === 'panel' ? Math.min(1, 7 * Math.min(t, 1 - t)) : Math.sin(Math.PI * t) ** 0.62
      return wall.w(lerp(h0, h1, t), height - rise * (1 - curve), 0.08)
    })
    const shape = cam.poly([wall.w(h0, 0, 0.08), ...top, wall.w(h1, 0, 0.08)])
    c.poly(shape, head === 'fan' ? lit(room, mix(decor.curtain, p.ink, 0.25)) : shaded(room, cloth, 0.12))
    if (head === 'fan') {
      for (let i = 1; i < 12; i++) {
        const end = at(top, Math.round((i / 12) * 20))
        c.line([wall.pt(mid, 0.62, 0.09), cam.p(...end)], p.accent2, 3)
      }
    } else
      for (let i = 1; i < 6; i++)
        c.line(
          [wall.pt(lerp(h0, h1, i / 6), 0.6, 0.09), cam.p(...at(top, Math.round((i / 6) * 20)))],
          shaded(room, cloth, 0.4),
          2.5,
        )
    c.line(
      top.map((q) => cam.p(...q)),
      p.accent2,
      5,
    )
  }
  const faces = cut(room, sheet)
  block(room, wall, [s0, s1, 0.1, 0.34, 0.1, length], cut(room, wood))
  block(room, wall, [s0 - 0.02, s1 + 0.02, 0.3, 0.62, 0.1, length + 0.02], {
    ...faces,
    top: sheet,
    front: shaded(room, sheet, 0.2),
    right: shaded(room, sheet, 0.34),
  })
  const throwFrom = length * 0.56
  block(room, wall, [s0 - 0.04, s1 + 0.04, 0.2, 0.635, throwFrom, length + 0.05], cut(room, cloth))
  for (const o of [throwFrom + 0.1, length - 0.22]) {
    facing(
      room,
      [
        wall.w(s0 - 0.04, 0.64, o + 0.07),
        wall.w(s1 + 0.04, 0.64, o + 0.07),
        wall.w(s1 + 0.04, 0.64, o),
        wall.w(s0 - 0.04, 0.64, o),
      ],
      lit(room, p.cream),
    )
    for (const s of [s0 - 0.045, s1 + 0.045]) {
      const side = [wall.w(s, 0.2, o), wall.w(s, 0.2, o + 0.07), wall.w(s, 0.64, o + 0.07), wall.w(s, 0.64, o)]
      facing(room, s < mid ? side : side.toReversed(), shaded(room, p.cream, 0.3))
    }
  }
  facing(
    room,
    [
      wall.w(s0, 0.64, throwFrom),
      wall.w(s1, 0.64, throwFrom),
      wall.w(s1, 0.64, throwFrom - 0.22),
      wall.w(s0, 0.64, throwFrom - 0.22),
    ],
    shaded(room, sheet, 0.1),
  )
  const parts = single
    ? [[s0 + 0.06, s1 - 0.06] as const]
    : ([
        [s0 + 0.06, mid - 0.05],
        [mid + 0.05, s1 - 0.06],
      ] as const)
  for (const [a, b] of parts) pillow(room, wall, a, b, 0.6, sheet)
  for (const [a, b] of parts)
    pillow(room, wall, lerp(a, b, 0.2), lerp(a, b, 0.8), 0.6, lit(room, mix(decor.curtain, p.accent2, 0.2)), 0.72)
}

/** A bedside table with a lamp, against a wall; `s` is its middle. */
export const drawNightTable = (room: Space, wall: Wall, s: number): void => {
  const { decor } = room
  const wood = lit(room, mix(decor.wood, '#5a2c22', 0.45))
  shadow(room, wall, [s - 0.2, s + 0.5, 0, 0.5])
  block(room, wall, [s - 0.26, s + 0.26, 0.08, 0.56, 0.04, 0.46], cut(room, wood))
  block(room, wall, [s - 0.29, s + 0.29, 0.54, 0.6, 0.02, 0.5], cut(room, mix(wood, '#e9c796', 0.25)))
  const [x, , z] = wall.w(s, 0, 0.26)
  drawLamp(room, [x, 0.6, z])
}

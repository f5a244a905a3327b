import { type GroundPoint, Wall } from '../camera.ts'
import { clamp, lerp, mix } from '../colour.ts'
import { type Space, block, cut, lit, shaded, type space } from '../interiors/space.ts'
import { lens } from '../nature/sky.ts'
import { polyD } from '../svg-path.ts'
import { viewOf } from '../views/view.ts'
import { VIEWS } from '../views/views.ts'

/** Input of every bath, without a camera, because each bath sets its own. */
export type Base = Omit<Parameters<typeof space>[0], 'cam'>

const LEVEL = -0.12

/** Water in a basin: its coping, its depth of colour and its ripples. */
export const drawPool = (room: Space, plan: readonly GroundPoint[], coping: string, gleamAt = 0.5): void => {
  const { c, p, cam, r } = room
  const cx = plan.reduce((sum, [x]) => sum + x, 0) / plan.length
  const cz = plan.reduce((sum, [, z]) => sum + z, 0) / plan.length
  const grown = plan.map(
    ([x, z]): GroundPoint => [
      x + 0.34 * Math.sign(x - cx) * clamp(Math.abs(x - cx) * 2),
      z + 0.34 * Math.sign(z - cz) * clamp(Math.abs(z - cz) * 2),
    ],
  )
  c.poly(cam.ground(grown), coping)
  c.poly(cam.ground(plan), shaded(room, coping, 0.5))
  const water = cam.ground(plan, LEVEL)
  const xs = water.map(([x]) => x)
  const ys = water.map(([, y]) => y)
  const [x0, x1] = [Math.max(-80, Math.min(...xs)), Math.min(c.W + 80, Math.max(...xs))]
  const [y0, y1] = [Math.min(...ys), Math.min(c.H + 40, Math.max(...ys))]
  c.clip(polyD(cam.ground(plan)), () => {
    c.rect(
      x0 - 40,
      y0,
      x1 - x0 + 80,
      y1 - y0 + 60,
      c.lin(0, y0, 0, y1, [
        [0, mix(p.sky[3], p.sea[2], 0.4)],
        [0.35, p.sea[2]],
        [0.75, p.sea[1]],
        [1, p.sea[0]],
      ]),
    )
    for (let i = 0; i < 44; i++) {
      const t = (i + 0.4) / 44
      const y = lerp(y0, y1, t ** 1.5)
      const w = lerp(24, 260, t) * r.r(0.4, 1)
      lens(
        c,
        lerp(x0, x1, r()) - w / 2,
        y,
        w,
        lerp(1.4, 11, t),
        i % 3 ? mix(p.sea[2], p.foam, 0.5) : mix(p.sea[0], p.ink, 0.1),
        0.55,
      )
    }
    for (let i = 0; i < 16; i++) {
      const t = (i + 0.4) / 16
      const w = lerp(20, 170, t) * r.r(0.5, 1)
      lens(
        c,
        lerp(x0, x1, gleamAt) + r.r(-1, 1) * lerp(8, 80, t) - w / 2,
        lerp(y0, y1, t ** 1.4),
        w,
        lerp(1.6, 9, t),
        p.foam,
        0.9,
      )
    }
  })
}

/** A lounger with its back away from the eye, a towel at its foot. */
export const drawLounger = (room: Space, x: number, z: number, colour: string): void => {
  const { c, p, cam } = room
  const wall = new Wall(cam, [x - 1, z + 1], [x + 1, z + 1])
  c.poly(
    cam.ground([
      [x - 0.3, z - 0.9],
      [x + 0.75, z - 0.9],
      [x + 0.75, z + 0.9],
      [x - 0.3, z + 0.9],
    ]),
    shaded(room, room.decor.wood, 0.8),
    { opacity: 0.35 },
  )
  for (const s of [0.68, 1.26])
    for (const o of [0.3, 1.75]) block(room, wall, [s, s + 0.06, 0, 0.26, o, o + 0.06], cut(room, room.decor.wood))
  block(room, wall, [0.66, 1.34, 0.26, 0.38, 0.6, 1.95], cut(room, lit(room, p.cream)))
  c.poly(
    cam.poly([wall.w(0.66, 0.38, 0.62), wall.w(1.34, 0.38, 0.62), wall.w(1.34, 0.96, 0.08), wall.w(0.66, 0.96, 0.08)]),
    lit(room, colour),
  )
  c.poly(
    cam.poly([
      wall.w(0.66, 0.385, 1.95),
      wall.w(1.34, 0.385, 1.95),
      wall.w(1.34, 0.385, 1.45),
      wall.w(0.66, 0.385, 1.45),
    ]),
    lit(room, colour),
  )
}

export const paving = (room: Space, reach: number, tone: string, step = 1.1): void => {
  const { c, cam, depth } = room
  c.poly(
    cam.ground([
      [-reach, 0.4],
      [reach, 0.4],
      [reach, depth],
      [-reach, depth],
    ]),
    tone,
  )
  for (let i = -Math.ceil(reach / step); i * step < reach; i++)
    for (let j = 0; j * step < depth - 0.6; j++)
      if ((i + j) % 2)
        c.poly(
          cam.ground([
            [i * step, depth - j * step],
            [(i + 1) * step, depth - j * step],
            [(i + 1) * step, Math.max(0.45, depth - (j + 1) * step)],
            [i * step, Math.max(0.45, depth - (j + 1) * step)],
          ]),
          shaded(room, tone, 0.12),
        )
}

export const behind = (room: Space, extra = 40): void => {
  const { c, p, r, calm, view, cam, depth } = room
  VIEWS[view](viewOf({ c, p, r, hy: cam.hy, calm }, [0, 0, c.W, cam.p(0, 0, depth)[1] + extra]))
}

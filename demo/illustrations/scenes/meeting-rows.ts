import { Camera } from '../camera.ts'
import { mix } from '../colour.ts'
import { drawPendant } from '../interiors/features.ts'
import { drawPlant } from '../interiors/furniture.ts'
import { drawFloor, drawShell } from '../interiors/shell.ts'
import { block, cut, lit, space } from '../interiors/space.ts'
import { polyD } from '../svg-path.ts'
import { type Base, drawLectern, drawScreen, drawSeat, panels } from './meeting-parts.ts'

/** Rows of seats before a stage, the bay in the windows on the right. */
export const rows = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.4, hy: H * 0.42, f: 780, eye: 2.3 }) },
    { x0: -5, x1: 6, depth: 13, height: 5 },
  )
  const { p, back, right, decor, c } = room
  drawShell(room)
  drawFloor(room, 'herringbone')
  panels(
    room,
    right,
    [0.9, 4, 7.1].map((from) => ({ wall: right, from, to: from + 2.2, bottom: 0.5, top: 4.1, arch: true })),
  )
  const stage = back.arch(1.1, 0, 9.9, 4.4, 0.02, 24)
  c.poly(stage, lit(room, mix(decor.curtain, p.ink, 0.2)))
  c.clip(polyD(stage), () => {
    for (let i = 0; i < 13; i++)
      c.poly(
        back.quad([
          [5.5, 0.6, 0.03],
          [5.5 + 6 * Math.cos((i / 13) * Math.PI), 0.6 + 6 * Math.sin((i / 13) * Math.PI), 0.03],
          [5.5 + 6 * Math.cos(((i + 0.5) / 13) * Math.PI), 0.6 + 6 * Math.sin(((i + 0.5) / 13) * Math.PI), 0.03],
        ]),
        p.accent2,
        { opacity: 0.4 },
      )
  })
  drawScreen(room, back, 5.5, 1.35, 3.4)
  block(room, back, [1.4, 9.6, 0, 0.5, 0, 1.7], cut(room, lit(room, mix(decor.wood, decor.cloth, 0.25))))
  drawLectern(room, 3.1, 11.5)
  for (const x of [-3.2, 4.6]) drawPlant(room, [x, 11.1], 1.9)
  for (let z = 9.7; z > 3; z -= 1.15)
    for (let x = -3.9; x < 4.6; x += 0.78) if (Math.abs(x - 0.4) > 0.6) drawSeat(room, x, z)
  for (const z of [10, 6.8]) drawPendant(room, 0.4, z, 0.5, 2)
}

import { Camera, Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { drawChair, drawGlobe } from '../interiors/dining.ts'
import { drawPendant } from '../interiors/features.ts'
import { drawFlowers, drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { type Space, block, cut, drum, lit, shaded, space, spot } from '../interiors/space.ts'
import { drawCurtains, drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { polyD } from '../svg-path.ts'
import { type Base, drawLectern, drawScreen, drawSeat, panels } from './meeting-parts.ts'

/** One long table bent in a U, the screen at its open end. */
export const horseshoe = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.58, hy: H * 0.4, f: 820, eye: 2.2 }) },
    { x0: -4.6, x1: 4.2, depth: 9, height: 3.8 },
  )
  const { p, back, left, decor } = room
  drawShell(room)
  drawFloor(room, 'boards')
  panels(
    room,
    left,
    [3.3, 6.1].map((from) => ({ wall: left, from, to: from + 2.1, bottom: 0.45, top: 3.1 })),
  )
  drawScreen(room, back, 5, 1.25, 2.9)
  drawPlant(room, [3.5, 8.3], 1.9)
  drawLectern(room, 2.5, 8)
  const cloth = cut(room, lit(room, p.cream))
  const skirt = {
    ...cloth,
    front: shaded(room, p.cream, 0.16),
    left: mix(p.cream, decor.curtain, 0.08),
    right: shaded(room, p.cream, 0.3),
  }
  for (const z of [7.2, 6.3, 5.4, 4.6]) drawChair(room, [-2.95, z], 0)
  for (const z of [7.2, 6.3, 5.4, 4.6]) drawChair(room, [2.8, z], 180)
  const arm = (x: number): void => {
    const wall = new Wall(room.cam, [x - 0.4, 7.6], [x + 0.4, 7.6])
    block(room, wall, [0, 0.8, 0, 0.75, 0, 4.2], skirt)
    for (let o = 0.4; o < 3.4; o += 0.9) place(room, x, 7.6 - o)
  }
  arm(-2.1)
  arm(1.95)
  const foot = new Wall(room.cam, [-2.5, 4.2], [2.35, 4.2])
  block(room, foot, [0, 4.85, 0, 0.75, 0, 0.85], skirt)
  for (const x of [-1.9, -0.65, 0.6, 1.8]) place(room, x, 3.75)
  for (const x of [-1.6, -0.4, 0.8, 1.8]) drawSeat(room, x, 2.95)
  drawFlowers(room, [-0.08, 0.75, 3.8], 0.4)
  for (const x of [-1.2, 1.2]) drawPendant(room, x, 5.6, 0.5, 1.3)
}

/** Paper, glass and pencil at a place. */
const place = (room: Space, x: number, z: number): void => {
  const { c, p, cam } = room
  c.poly(
    cam.ground(
      [
        [x - 0.14, z - 0.16],
        [x + 0.1, z - 0.16],
        [x + 0.1, z + 0.14],
        [x - 0.14, z + 0.14],
      ],
      0.76,
    ),
    '#ffffff',
  )
  c.line([cam.p(x + 0.14, 0.77, z - 0.12), cam.p(x + 0.17, 0.77, z + 0.1)], p.accent, 3)
  const { x: gx, y, k } = spot(cam, x + 0.2, z + 0.14, 0.76)
  c.rect(gx - k * 0.035, y - k * 0.13, k * 0.07, k * 0.13, mix(p.sea[2], p.cream, 0.45), { opacity: 0.9 })
}

/** An oval table before one great window. */
export const board = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.44, hy: H * 0.42, f: 860, eye: 1.9 }) },
    { x0: -3.6, x1: 4.2, depth: 8, height: 3.4 },
  )
  const { c, cam, back, right, decor, p } = room
  drawShell(room)
  drawFloor(room, 'boards')
  const window: Opening = { wall: back, from: 0.9, to: 6.9, bottom: 0.55, top: 2.8 }
  drawViewBehind(room, [window])
  drawFrame(room, window, { panes: 5, rows: 2, sill: true })
  drawCurtains(room, window, { width: 0.5 })
  drawSunPatch(room, window, -0.6, 3, 5)
  drawScreen(room, right, 3.2, 1.2, 2)
  for (const [x, z] of [
    [-1.7, 6.2],
    [-0.6, 6.5],
    [0.5, 6.5],
    [1.6, 6.2],
  ] as const)
    drawSeat(room, x, z, false)
  const oval = (rx: number, rz: number, y: number) =>
    cam.poly(
      Array.from(
        { length: 40 },
        (_, i) => [-0.05 + rx * Math.cos((i / 40) * 6.2832), y, 4.75 + rz * Math.sin((i / 40) * 6.2832)] as const,
      ),
    )
  c.poly(oval(2.3, 1.15, 0), shaded(room, decor.wood, 0.8), { opacity: 0.4 })
  for (const x of [-1.1, 1]) drum(room, [x, 4.75], [0, 0.7], [0.4, 0.22], lit(room, mix(decor.wood, p.ink, 0.5)))
  const wood = lit(room, mix(decor.wood, '#6b3a26', 0.35))
  c.poly(oval(2.4, 1.2, 0.66), shaded(room, wood, 0.5))
  const top = oval(2.4, 1.2, 0.74)
  c.poly(top, mix(wood, p.cream, 0.14))
  c.clip(polyD(top), () => {
    for (const x of [-1.5, -0.2, 1.1])
      c.poly(
        cam.ground(
          [
            [x, 6],
            [x + 0.7, 6],
            [x + 0.4, 3.4],
            [x - 0.5, 3.4],
          ],
          0.74,
        ),
        mix(wood, p.cream, 0.5),
        { opacity: 0.6 },
      )
  })
  for (const [x, z] of [
    [-1.5, 5.4],
    [-0.5, 5.6],
    [0.5, 5.6],
    [1.4, 5.4],
    [-1.6, 4.2],
    [-0.6, 4],
    [0.5, 4],
    [1.5, 4.2],
  ] as const)
    place(room, x, z)
  drawFlowers(room, [-0.05, 0.74, 4.8], 0.4)
  for (const [x, z] of [
    [-1.8, 3.4],
    [-0.65, 3.1],
    [0.55, 3.1],
    [1.7, 3.4],
  ] as const)
    drawSeat(room, x, z)
  for (const x of [-1.1, 0, 1.1]) drawGlobe(room, [x, 2.3, 4.8], 0.18)
}

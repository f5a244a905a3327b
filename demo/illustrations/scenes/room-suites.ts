import { Camera, Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { drawBath } from '../interiors/bath.ts'
import { drawCanopy, drawFireplace, drawPendant, drawPicture, drawPouf, drawSunMirror } from '../interiors/features.ts'
import { drawBed, drawNightTable } from '../interiors/bed.ts'
import { drawFlowers, drawLamp, drawPlant, drawRound, drawRug, drawSofa, drawTub } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { drawBalcony, drawCurtains, drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { type Space, TurnedCamera, block, cut, lit } from '../interiors/space.ts'
import { type Plan, build, opened } from './room-plans.ts'

/** The sitting room of a suite: fire on the left, sofa under the window. */
export const salon: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.46, hy: H * 0.45, f: 920, eye: 1.6 }), {
    x0: -3,
    x1: 3.3,
    depth: 6.4,
    height: 3.5,
  })
  const { back, left, right } = room
  const windows: Opening[] = [1.75, 3.35].map((from) => ({
    wall: back,
    from,
    to: from + 1.3,
    bottom: 0.62,
    top: 2.85,
    arch: true,
  }))
  drawShell(room)
  drawFloor(room, 'herringbone')
  opened(room, windows)
  for (const opening of windows) drawCurtains(room, opening, { width: 0.2, pelmet: false })
  drawPicture(room, left, [4.2, 1.6, 5.3, 2.7])
  drawFireplace(room, left, 4.75)
  drawRug(room, [-1.9, 2.2, 2.5, 5.2], 'fan')
  for (const opening of windows) drawSunPatch(room, opening, -0.9, 3.4)
  drawSofa(room, back, 1.85, 4.6, 0.5)
  drawPlant(room, [2.9, 5.7], 1.9)
  drawPicture(room, right, [1.2, 1.3, 2.2, 2.5])
  drawTub(room, [1.85, 4.2], 215, room.decor.curtain)
  drawRound(room, [0.3, 4], 0.5, 0.45)
  drawFlowers(room, [0.3, 0.45, 4], 0.5)
  drawTub(room, [-1.35, 3.7], 325, room.decor.curtain)
  drawPendant(room, 0.1, 4.4, 0.5, 1.25)
}

/** A bow window with its bench, and a breakfast table. */
export const bow: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.5, hy: H * 0.44, f: 900, eye: 1.6 }), {
    x0: -3.1,
    x1: 3.1,
    depth: 5.6,
    height: 3.3,
  })
  const { p, back, decor, left } = room
  drawShell(room)
  drawFloor(room, 'herringbone')
  const openings = bowWindow(room)
  drawRug(room, [-1.9, 1.9, 2.3, 4.6], 'fan')
  for (const opening of openings.slice(1, 2)) drawSunPatch(room, opening, -0.9, 3.9, 3)
  drawCurtains(room, { wall: back, from: 0.7, to: 5.5, bottom: 0, top: 2.75 }, { width: 0.42 })
  drawPicture(room, left, [4, 1.4, 5, 2.5])
  drawSofa(room, left, 3.75, 5.25, 0.1)
  drawTub(room, [-0.95, 3.75], 335, decor.curtain)
  drawTub(room, [1.15, 3.8], 210, decor.curtain)
  drawRound(room, [0.1, 3.5], 0.52, 0.7, p.cream)
  drawFlowers(room, [0.1, 0.7, 3.5], 0.5)
  block(room, room.right, [0.4, 1.7, 0, 0.9, 0, 0.42], cut(room, lit(room, mix(decor.wood, '#5a2c22', 0.4))))
  const [x, , z] = room.right.w(1, 0, 0.22)
  drawLamp(room, [x, 0.9, z], 1.1)
  drawPendant(room, 0, 3.8, 0.4, 1.2)
}

const bowWindow = (room: Space): readonly Opening[] => {
  const { c, cam, depth, height, p } = room
  const out = 1.1
  const corners = [
    [-2.4, depth],
    [-1.3, depth + out],
    [1.3, depth + out],
    [2.4, depth],
  ] as const
  const walls = corners.slice(1).map((to, i) => new Wall(cam, corners[i] ?? to, to))
  const tone = lit(room, mix(room.decor.wall, p.cream, 0.35))
  c.poly(cam.ground(corners.map(([x, z]) => [x, z] as const)), lit(room, room.decor.wood))
  c.poly(cam.poly(corners.map(([x, z]) => [x, height - 0.35, z] as const)), mix(tone, p.wall[2], 0.25))
  const openings = walls.map((wall): Opening => ({ wall, from: 0.12, to: wall.len - 0.12, bottom: 0.62, top: 2.6 }))
  walls.forEach((wall, i) => {
    c.poly(wall.rect(0, 0, wall.len, height - 0.35), i === 0 ? mix(tone, p.wall[2], 0.3) : tone)
  })
  drawViewBehind(room, openings)
  for (const opening of openings) drawFrame(room, opening, { panes: opening.wall.len > 2 ? 3 : 1, rows: 3 })
  for (const wall of walls) block(room, wall, [0, wall.len, 0.1, 0.46, 0, 0.4], cut(room, lit(room, room.decor.cloth)))
  return openings
}

/** A bath before the window, the bed behind it. */
export const bath: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.6, hy: H * 0.45, f: 900, eye: 1.6 }), {
    x0: -3.15,
    x1: 2.5,
    depth: 5.9,
    height: 3.2,
  })
  const { back, left, p } = room
  const windows: Opening[] = [{ wall: back, from: 2.3, to: 5, bottom: 0.5, top: 2.75, arch: true }]
  drawShell(room)
  drawFloor(room, 'tiles', mix(lit(room, room.decor.rug), p.cream, 0.2))
  opened(room, windows, 4)
  for (const opening of windows) {
    drawCurtains(room, opening, { width: 0.4, pelmet: false })
    drawSunPatch(room, opening, -1, 3.4, 4)
  }
  drawSunMirror(room, back, 1.05, 1.9, 0.32)
  drawNightTable(room, left, 5.4)
  drawBed(room, left, 3.3, 4.95, { head: 'arch', height: 1.45, length: 1.95 })
  drawPlant(room, [2, 5.3], 1.8)
  drawBath(room, back, 2.75, 4.6, 1.1)
  drawRug(room, [-0.3, 1.6, 2.5, 3.3], 'stripe')
  drawPouf(room, [1.85, 3.4], room.decor.cloth)
  drawPendant(room, -0.4, 4.1, 0.4)
}

/** A four-poster seen from its side, the window beyond. */
export const poster: Plan = (base) => {
  const { W, H } = base.c
  const cam = new TurnedCamera({ cx: W * 0.5, hy: H * 0.46, f: 900, eye: 1.6 }, 12)
  const room = build(base, cam, { x0: -2.6, x1: 3.5, depth: 6.4, height: 3.6 })
  const { back, right } = room
  const window: Opening = { wall: right, from: 0.5, to: 3.1, bottom: 0.06, top: 2.85, arch: true }
  drawShell(room)
  drawFloor(room, 'herringbone')
  drawViewBehind(room, [window])
  drawBalcony(room, window, 'stone')
  drawFrame(room, window, { panes: 3, rows: 3 })
  drawCurtains(room, window)
  drawSunPatch(room, window, 0.6, 3.2, 3)
  drawPicture(room, back, [4.45, 1.5, 5.55, 2.7])
  drawNightTable(room, back, 3.95)
  drawRug(room, [-1.1, 2.6, 2.2, 4.6], 'fan')
  drawBed(room, back, 1.5, 3.4, { head: 'panel', height: 1.7, length: 2.15 })
  drawCanopy(room, back, 1.5, 3.4, 2.15, 2.5)
  drawTub(room, [2.5, 4.3], 215, room.decor.cloth)
  drawRound(room, [1.75, 3.8], 0.34, 0.58)
  drawFlowers(room, [1.75, 0.58, 3.8], 0.46)
}

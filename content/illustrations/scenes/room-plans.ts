import { Camera, Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { drawBath, drawBench, drawCanopy, drawFireplace, drawPendant, drawPicture, drawPouf, drawSunMirror } from '../interiors/features.ts'
import { drawBed, drawFlowers, drawLamp, drawNightTable, drawPlant, drawRound, drawRug, drawSofa, drawTub } from '../interiors/furniture.ts'
import { type Opening, drawBalcony, drawCurtains, drawFloor, drawLeaves, drawFrame, drawShell, drawSunPatch, drawViewBehind } from '../interiors/shell.ts'
import { type Space, type SpaceShape, TurnedCamera, block, cut, lit, space } from '../interiors/space.ts'

export type Base = Parameters<typeof space>[0]
type Plan = (base: Omit<Base, 'cam'>) => void

const build = (base: Omit<Base, 'cam'>, cam: Camera, shape: SpaceShape): Space => space({ ...base, cam }, shape)

const opened = (room: Space, openings: readonly Opening[], panes = 2): void => {
  drawViewBehind(room, openings)
  for (const opening of openings) drawFrame(room, opening, { panes, rows: 3 })
}

/** The bed along the left wall, the window right of it at the end. */
export const bedLeft: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.56, hy: H * 0.47, f: 930, eye: 1.5 }), { x0: -3.1, x1: 2.6, depth: 6.5, height: 3.2 })
  const { back, left, x0 } = room
  const door: Opening = { wall: back, from: 3 - x0 - 3.35, to: 3 - x0 - 0.95, bottom: 0, top: 2.6 }
  drawShell(room)
  drawFloor(room, 'herringbone')
  drawViewBehind(room, [door])
  drawBalcony(room, door, 'stone')
  drawFrame(room, door, { panes: 1, rows: 1 })
  drawRug(room, [-0.6, 2, 2.7, 4.9], 'lozenge')
  drawSunPatch(room, door, -1.6, 4.2, 3)
  drawLeaves(room, door)
  drawCurtains(room, door)
  drawSunMirror(room, back, 1.25, 1.95)
  drawNightTable(room, left, 5.95)
  drawBed(room, left, 3.7, 5.5, { head: 'fan', height: 1.5 })
  drawTub(room, [1.8, 4.7], 225)
  drawRound(room, [1.2, 3.7], 0.36)
  drawFlowers(room, [1.2, 0.62, 3.7], 0.46)
  drawPendant(room, 0.1, 4.6)
}

/** The head of the bed at the end, a lamp and a window on either side. */
export const frontal: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.5, hy: H * 0.44, f: 900, eye: 1.6 }), { x0: -3.6, x1: 3.6, depth: 6.1, height: 3.3 })
  const { back } = room
  const windows: Opening[] = [0.42, 5.18].map((from) => ({ wall: back, from, to: from + 1.6, bottom: 0.04, top: 2.65, arch: true }))
  drawShell(room)
  drawFloor(room, 'boards')
  drawViewBehind(room, windows)
  for (const opening of windows) {
    drawBalcony(room, opening, 'iron')
    drawFrame(room, opening, { panes: 2, rows: 3 })
    drawCurtains(room, opening, { width: 0.34, pelmet: false })
  }
  drawPicture(room, back, [2.95, 1.72, 4.25, 2.72], 'fan')
  drawRug(room, [-2, 2, 2.2, 4.6], 'plain')
  for (const opening of windows) drawSunPatch(room, opening, 1.1, 3.2)
  drawNightTable(room, back, 2.36)
  drawNightTable(room, back, 4.84)
  drawBed(room, back, 2.68, 4.52, { head: 'panel', height: 1.5, length: 2.15 })
  drawBench(room, back, 2.85, 4.35, 2.5, room.decor.curtain)
  drawTub(room, [-2.35, 3.6], 320, room.decor.curtain)
  drawPouf(room, [2.05, 3.1])
  drawPendant(room, 0, 3.8, 0.4, 1.2)
}

/** Seen towards a corner: the bed on the right, the window on the left. */
export const corner: Plan = (base) => {
  const { W, H } = base.c
  const cam = new TurnedCamera({ cx: W * 0.5, hy: H * 0.45, f: 900, eye: 1.6 }, 20)
  const room = build(base, cam, { x0: -2.2, x1: 4.4, depth: 6.4, height: 3.1 })
  const { back, right, x0 } = room
  const window: Opening = { wall: back, from: -1 - x0, to: 1.4 - x0, bottom: 0.06, top: 2.55 }
  drawShell(room)
  drawFloor(room, 'boards')
  drawViewBehind(room, [window])
  drawBalcony(room, window, 'iron')
  drawFrame(room, window, { panes: 3, rows: 3 })
  drawCurtains(room, window, { stripe: room.p.cream })
  drawSunPatch(room, window, 1.3, 3.4, 3)
  drawPicture(room, right, [0.9, 1.35, 2.1, 2.45], 'fan')
  drawPlant(room, [-1.75, 5.9], 1.7)
  drawNightTable(room, back, 4.1)
  drawRug(room, [-1.2, 2, 2.9, 5.1], 'plain')
  drawBed(room, back, 4.5, 6.2, { head: 'arch', height: 1.5 })
  drawTub(room, [-0.75, 4.7], 330, room.decor.curtain)
  drawRound(room, [0.15, 4.3], 0.34, 0.56)
  drawFlowers(room, [0.15, 0.56, 4.3], 0.44, room.decor.rug)
  drawTub(room, [1.05, 4.2], 215, room.decor.curtain)
  drawPendant(room, 0.6, 4.4, 0.35)
}

/** French windows wide open on a balcony, two chairs before the view. */
export const balcony: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.42, hy: H * 0.46, f: 860, eye: 1.55 }), { x0: -2.6, x1: 3.4, depth: 5.5, height: 3.1 })
  const { back, right, x0 } = room
  const door: Opening = { wall: back, from: -1.7 - x0, to: 1.7 - x0, bottom: 0, top: 2.62 }
  drawShell(room)
  drawFloor(room, 'tiles')
  drawViewBehind(room, [door])
  drawBalcony(room, door, 'iron')
  drawFrame(room, door, { panes: 1, rows: 1 })
  drawSunPatch(room, door, -0.9, 3.6, 4)
  drawLeaves(room, door)
  drawCurtains(room, door, { stripe: room.p.cream, width: 0.5 })
  drawNightTable(room, right, 0.42)
  drawBed(room, right, 0.82, 2.45, { head: 'panel', length: 2.05, height: 1.35 })
  drawTub(room, [-1.55, 3.7], 325)
  drawRound(room, [-0.6, 3.35], 0.34, 0.56)
  drawLampOrFlowers(room, [-0.6, 0.56, 3.35])
  drawPlant(room, [-2.1, 4.5], 1.8)
}

const drawLampOrFlowers = (room: Space, point: readonly [number, number, number]): void => {
  if (room.night) drawLamp(room, point, 0.8)
  else drawFlowers(room, point, 0.44)
}

/** Two beds side by side at the end, a window over the table between them. */
export const twin: Plan = (base) => {
  const { W, H } = base.c
  const cam = new TurnedCamera({ cx: W * 0.5, hy: H * 0.45, f: 880, eye: 1.65 }, 13)
  const room = build(base, cam, { x0: -2.5, x1: 3.3, depth: 6.2, height: 3.1 })
  const { back, right } = room
  const window: Opening = { wall: right, from: 0.6, to: 3, bottom: 0.75, top: 2.5 }
  drawShell(room)
  drawFloor(room, 'boards')
  opened(room, [window], 3)
  drawCurtains(room, window, { stripe: room.p.cream, width: 0.5 })
  drawSunPatch(room, window, 0.9, 3, 3)
  drawPicture(room, back, [2.2, 1.55, 3.2, 2.4], 'fan')
  drawBed(room, back, 0.8, 2, { head: 'wood', single: true, height: 1.2, length: 2.05 })
  drawNightTable(room, back, 2.7)
  drawBed(room, back, 3.4, 4.6, { head: 'wood', single: true, height: 1.2, length: 2.05 })
  drawRug(room, [-1.3, 1.9, 2.1, 3.9], 'stripe')
  drawPouf(room, [-0.3, 3.1], room.decor.curtain)
  drawTub(room, [2.3, 3.6], 215, room.decor.rug)
  drawPendant(room, 0.6, 4.4, 0.35)
}

/** The sitting room of a suite: fire on the left, sofa under the window. */
export const salon: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.46, hy: H * 0.45, f: 920, eye: 1.6 }), { x0: -3, x1: 3.3, depth: 6.4, height: 3.5 })
  const { back, left, right } = room
  const windows: Opening[] = [1.75, 3.35].map((from) => ({ wall: back, from, to: from + 1.3, bottom: 0.62, top: 2.85, arch: true }))
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
  const room = build(base, new Camera({ cx: W * 0.5, hy: H * 0.44, f: 900, eye: 1.6 }), { x0: -3.1, x1: 3.1, depth: 5.6, height: 3.3 })
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
  const corners = [[-2.4, depth], [-1.3, depth + out], [1.3, depth + out], [2.4, depth]] as const
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
  const room = build(base, new Camera({ cx: W * 0.6, hy: H * 0.45, f: 900, eye: 1.6 }), { x0: -3.15, x1: 2.5, depth: 5.9, height: 3.2 })
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
  drawBath(room, back, 2.75, 4.6, 1.1)
  drawRug(room, [-0.3, 1.6, 2.5, 3.3], 'stripe')
  drawPouf(room, [1.85, 3.4], room.decor.cloth)
  drawPlant(room, [1.95, 5], 1.8)
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

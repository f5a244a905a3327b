import { Camera } from '../camera.ts'
import { drawBench, drawPendant, drawPicture, drawPouf, drawSunMirror } from '../interiors/features.ts'
import { drawBed, drawNightTable } from '../interiors/bed.ts'
import { drawFlowers, drawLamp, drawPlant, drawRound, drawRug, drawTub } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { drawBalcony, drawCurtains, drawFrame, drawLeaves, drawSunPatch } from '../interiors/windows.ts'
import { type Space, type SpaceShape, TurnedCamera, space } from '../interiors/space.ts'

export type Base = Parameters<typeof space>[0]

export type Plan = (base: Omit<Base, 'cam'>) => void

export const build = (base: Omit<Base, 'cam'>, cam: Camera, shape: SpaceShape): Space => space({ ...base, cam }, shape)

export const opened = (room: Space, openings: readonly Opening[], panes = 2): void => {
  drawViewBehind(room, openings)
  for (const opening of openings) drawFrame(room, opening, { panes, rows: 3 })
}

/** The bed along the left wall, the window right of it at the end. */
export const bedLeft: Plan = (base) => {
  const { W, H } = base.c
  const room = build(base, new Camera({ cx: W * 0.56, hy: H * 0.47, f: 930, eye: 1.5 }), {
    x0: -3.1,
    x1: 2.6,
    depth: 6.5,
    height: 3.2,
  })
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
  const room = build(base, new Camera({ cx: W * 0.5, hy: H * 0.44, f: 900, eye: 1.6 }), {
    x0: -3.6,
    x1: 3.6,
    depth: 6.1,
    height: 3.3,
  })
  const { back } = room
  const windows: Opening[] = [0.42, 5.18].map((from) => ({
    wall: back,
    from,
    to: from + 1.6,
    bottom: 0.04,
    top: 2.65,
    arch: true,
  }))
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
  const room = build(base, new Camera({ cx: W * 0.42, hy: H * 0.46, f: 860, eye: 1.55 }), {
    x0: -2.6,
    x1: 3.4,
    depth: 5.5,
    height: 3.1,
  })
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
  drawNightTable(room, right, 0.3)
  drawBed(room, right, 0.62, 2.12, { head: 'panel', length: 2.05, height: 1.35 })
  drawPlant(room, [-2.1, 4.8], 1.8)
  drawTub(room, [-1.55, 3.7], 325)
  drawRound(room, [-0.6, 3.35], 0.34, 0.56)
  drawLampOrFlowers(room, [-0.6, 0.56, 3.35])
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

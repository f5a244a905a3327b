import { Camera, type Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { drawCounter, drawGlobe, drawParty, drawShelves, drawStool } from '../interiors/dining.ts'
import { drawFireplace } from '../interiors/features.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { type Space, TurnedCamera, block, cut, lit, shaded, space } from '../interiors/space.ts'
import { svg } from '../svg-path.ts'
import type { Setting } from './dining-rooms.ts'

/** Beams under a ceiling, from wall to wall. */
const drawBeams = (room: Space, tone: string, places: readonly number[]): void => {
  const { back, depth, height } = room
  for (const z of places)
    block(room, back, [0, back.len, height - 0.34, height - 0.06, depth - z, depth - z + 0.3], cut(room, tone))
}

/** A saddle on its bracket, seen from the side. */
const drawSaddle = (room: Space, wall: Wall, s: number, y: number, colour: string): void => {
  const { c, p } = room
  const [x, y0] = wall.pt(s, y, 0.32)
  const k = wall.scale(s)
  const leather = lit(room, colour)
  const dark = shaded(room, leather, 0.4)
  const at = (u: number, v: number): string => svg`${x + u * k} ${y0 + v * k}`
  // Flap, stirrup, seat.
  c.path(
    `M${at(-0.2, 0.02)}C${at(-0.3, 0.3)} ${at(-0.2, 0.5)} ${at(-0.02, 0.52)}C${at(0.2, 0.52)} ${at(0.24, 0.3)} ${at(
      0.18,
      0.02,
    )}Z`,
    dark,
  )
  c.line(
    [
      [x - k * 0.02, y0 + k * 0.1],
      [x - k * 0.02, y0 + k * 0.56],
    ],
    mix(dark, p.ink, 0.35),
    k * 0.03,
  )
  c.ell(x - k * 0.02, y0 + k * 0.63, k * 0.055, k * 0.07, 'none', { 'stroke': p.accent2, 'stroke-width': k * 0.025 })
  c.path(
    `M${at(-0.34, -0.06)}C${at(-0.3, -0.12)} ${at(-0.22, -0.04)} ${at(-0.06, -0.01)}C${at(0.1, 0)} ${at(0.2, -0.08)} ${at(
      0.26,
      -0.14,
    )}C${at(0.34, -0.12)} ${at(0.3, 0.06)} ${at(0.22, 0.14)}C${at(0.08, 0.2)} ${at(-0.14, 0.2)} ${at(-0.26, 0.12)}C${at(
      -0.34,
      0.08,
    )} ${at(-0.36, 0)} ${at(-0.34, -0.06)}Z`,
    leather,
  )
}

/** An old tack room: loose boxes for the tables, saddles over the counter, a forge for a hearth. */
export const tackRoom: Setting = (base) => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.56, hy: H * 0.44, f: 860, eye: 1.6 }) },
    { x0: -3.5, x1: 3.6, depth: 8, height: 3.5 },
  )
  const { c, p, decor, back, left, right, cam } = room
  const oak = lit(room, mix(decor.wood, '#5a2c22', 0.45))
  drawShell(room, { dado: 0, ceiling: mix(lit(room, decor.wall), p.cream, 0.3) })
  drawFloor(room, 'herringbone', shaded(room, decor.wood, 0.3))
  // The stable door is open to the racecourse.
  const door: Opening = { wall: back, from: 2.7, to: 5.3, bottom: 0, top: 2.9, arch: true }
  drawViewBehind(room, [door])
  drawFrame(room, door, { panes: 2, rows: 1, frame: oak })
  drawSunPatch(room, door, -0.7, 6, 2)
  for (const [a, b] of [
    [1.35, 2.62],
    [5.38, 6.65],
  ] as const) {
    block(room, back, [a, b, 0.05, 2.1, 0.02, 0.12], cut(room, lit(room, decor.curtain)))
    for (const [s0, y0, s1, y1] of [
      [a + 0.12, 0.2, b - 0.12, 1.9],
      [b - 0.12, 0.2, a + 0.12, 1.9],
    ] as const)
      c.line([back.pt(s0, y0, 0.13), back.pt(s1, y1, 0.13)], mix(p.cream, decor.wall, 0.3), 6)
  }
  drawBeams(room, oak, [7.6, 6.2, 4.8, 3.4, 2])
  drawFireplace(room, left, 6.1, { stone: true, width: 2.2 })
  // Counter along the left, saddles in a row above it.
  for (const s of [4.6, 3.9, 3.2, 2.5]) drawSaddle(room, left, s, 2.5, s === 3.9 || s === 2.5 ? '#b0683a' : '#8a4a2c')
  drawShelves(room, left, 1.2, 4.7, [1.5])
  drawCounter(room, left, 1.4, 4.6, 1.1)
  for (const z of [4.2, 3.4, 2.6]) drawStool(room, [-2, z])
  // Loose boxes: boards below, bars above, a brass ball on each post.
  const stall = (z: number): void => {
    const side = 8 - z
    block(room, right, [side - 0.06, side + 0.06, 0, 1.25, 0, 2], cut(room, oak))
    c.line([cam.p(1.6, 1.9, z), cam.p(3.6, 1.9, z)], p.ink, 6)
    for (let x = 1.7; x < 3.6; x += 0.2) c.line([cam.p(x, 1.25, z), cam.p(x, 1.9, z)], mix(p.ink, oak, 0.3), 4)
    block(room, right, [side - 0.1, side + 0.1, 0, 2.1, 1.94, 2.12], cut(room, oak))
    const [bx, by] = cam.p(1.56, 2.2, z)
    c.circle(bx, by, (cam.f / z) * 0.09, lit(room, p.accent2))
  }
  const party = { cloth: mix(decor.wood, p.cream, 0.42), trim: decor.curtain, chair: decor.cloth, long: false } as const
  stall(7.2)
  drawParty(room, [2.6, 6.4], [180, 0], { ...party, radius: 0.44 })
  stall(5.5)
  drawParty(room, [2.6, 4.7], [180, 90], { ...party, radius: 0.46 })
  stall(3.8)
  drawParty(room, [2.5, 3], [180, 95], { ...party, radius: 0.52 })
  drawParty(room, [0.3, 5.9], [180, 0, 90], { ...party, radius: 0.5, middle: 'flowers' })
  drawParty(room, [-0.1, 3.9], [180, 0, 90], { ...party, radius: 0.56, middle: 'flowers' })
  for (const z of [6.2, 4.8, 3.4]) drawGlobe(room, [0.6, 2.65, z], 0.17, 3.4)
}

/** A street corner over the water: windows on two sides, a zinc bar with its stools, a slate. */
export const cornerRoom: Setting = (base) => {
  const { W, H } = base.c
  const cam = new TurnedCamera({ cx: W * 0.5, hy: H * 0.44, f: 840, eye: 1.65 }, -32)
  const room = space({ ...base, cam }, { x0: -5.4, x1: 2.4, depth: 7, height: 3.1 })
  const { c, p, decor, back, left } = room
  const navy = lit(room, decor.curtain)
  drawShell(room, { dado: 0.9 })
  drawFloor(room, 'boards')
  const windows: Opening[] = [
    ...[0.5, 2.35, 4.2, 6.05].map((from) => ({ wall: back, from, to: from + 1.5, bottom: 0.95, top: 2.6 })),
    ...[1.4, 3.25, 5.1].map((from) => ({ wall: left, from, to: from + 1.5, bottom: 0.95, top: 2.6 })),
  ]
  drawViewBehind(room, windows)
  for (const opening of windows) drawFrame(room, opening, { panes: 2, rows: 2, frame: navy, sill: true })
  // A banquette of navy leather under the panes.
  for (const [wall, from, to] of [
    [back, 0.4, 7.4],
    [left, 1.2, 6.6],
  ] as const) {
    block(room, wall, [from, to, 0, 0.46, 0, 0.56], cut(room, navy))
    block(room, wall, [from, to, 0.46, 0.9, 0, 0.14], cut(room, navy))
  }
  c.line([back.pt(0, 2.82, 0.05), back.pt(back.len, 2.82, 0.05)], lit(room, p.accent2), 6)
  const party = { cloth: p.cream, trim: decor.cloth, chair: decor.cloth, long: false } as const
  for (const [x, z] of [
    [-4.2, 5.9],
    [-2.2, 5.9],
    [-0.2, 5.9],
    [-4.4, 4.1],
  ] as const)
    drawParty(room, [x, z], [300, 210], { ...party, radius: 0.44, middle: x === -0.2 ? 'candle' : 'flowers' })
  drawParty(room, [-2.3, 4.2], [20, 150, 250], { ...party, radius: 0.54 })
  drawParty(room, [-0.5, 3.9], [60, 200, 320], { ...party, radius: 0.58, middle: 'candle' })
  drawParty(room, [-3.2, 2.5], [30, 130, 240], { ...party, radius: 0.58 })
  for (const [x, z] of [
    [-3.2, 5],
    [-1.2, 5],
    [0.6, 4.6],
  ] as const)
    drawGlobe(room, [x, 2.35, z], 0.17)
}

import { Camera, type Point3 } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawFireplace, drawPendant, drawPouf } from '../interiors/features.ts'
import { drawBed, drawNightTable } from '../interiors/bed.ts'
import { drawRound, drawFlowers, drawRug, drawSofa, drawTub } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawViewBehind } from '../interiors/shell.ts'
import { drawCurtains, drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { type Space, block, cut, lit, shaded, space } from '../interiors/space.ts'
import type { Base } from './room-plans.ts'

const RIDGE = 4.5
const EAVES = 1.7

interface AtticOptions {
  /** Clad in boards, like a chalet. */
  readonly chalet: boolean
  /** Furniture on the right: a large bed, two beds, or a sofa. */
  readonly kind: 'bed' | 'twin' | 'salon'
}

/** A room under the roof: beams, a gable window, a fire on the left. */
export const attic = (base: Omit<Base, 'cam'>, { chalet, kind }: AtticOptions): void => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.47, hy: H * 0.5, f: 860, eye: 1.6 })
  const room = space({ ...base, cam }, { x0: -3.3, x1: 3.3, depth: 6.3, height: EAVES })
  const { back, left, right, decor, p } = room
  const timber = lit(room, mix(decor.wood, chalet ? '#6b3a26' : '#5a2c22', 0.55))
  drawRoof(room, timber, chalet)
  const windows: Opening[] = [
    { wall: back, from: 1.8, to: 3.24, bottom: chalet ? 0.5 : 0.06, top: 2.5 },
    { wall: back, from: 3.36, to: 4.8, bottom: chalet ? 0.5 : 0.06, top: 2.5 },
  ]
  drawFloor(room, 'boards')
  drawViewBehind(room, windows, cam.hy)
  for (const opening of windows)
    drawFrame(room, opening, { panes: 2, rows: 3, ...(chalet ? { frame: mix(timber, p.cream, 0.25) } : {}) })
  drawCurtains(
    { ...room, height: RIDGE },
    { wall: back, from: 1.8, to: 4.8, bottom: 0, top: 2.5 },
    { width: 0.6, pelmet: false, stripe: p.cream },
  )
  drawFrameTimber(room, timber)
  drawRug(room, [-1.7, 1.5, 2.4, 4.7], chalet ? 'lozenge' : 'stripe')
  for (const opening of windows) drawSunPatch(room, opening, -0.8, 3)
  drawFireplace(room, left, 5.05, { stone: true, width: 1.6 })
  if (kind === 'salon') {
    drawSofa(room, right, 0.4, 2.7, 0.15)
    drawRound(room, [0.7, 4], 0.5, 0.42, mix(timber, p.cream, 0.3))
    drawFlowers(room, [0.7, 0.42, 4], 0.42)
    drawTub(room, [-0.9, 3.4], 330, decor.curtain)
    drawPouf(room, [-1.7, 4.5])
  } else {
    if (kind === 'twin') {
      drawBed(room, right, 0.15, 1.15, { head: 'wood', single: true, height: 1.15, length: 2.05 })
      drawNightTable(room, right, 1.5)
      drawBed(room, right, 1.85, 2.85, { head: 'wood', single: true, height: 1.15, length: 2.05 })
    } else {
      drawNightTable(room, right, 0.4)
      drawBed(room, right, 0.8, 2.6, { head: 'wood', height: 1.25, length: 2.15 })
    }
    drawTub(room, [-1.2, 4.2], 300, decor.curtain)
    drawPouf(room, [-0.35, 3.1], decor.cloth)
  }
  drawPendant(room, 0, 4.6, -1.1, 1.1)
}

/** Gable wall, low side walls and the two slopes, with boards and purlins. */
export const drawRoof = (room: Space, timber: string, chalet: boolean): void => {
  const { c, p, cam, x0, x1, depth, decor, back, left, right, night } = room
  const wall = lit(room, decor.wall)
  const boards = chalet ? lit(room, mix(decor.wood, p.cream, 0.12)) : mix(wall, night ? '#5a3263' : p.cream, 0.35)
  const slope = (s: -1 | 1): Point3[] => {
    const x = s < 0 ? x0 : x1
    return [
      [x, EAVES, 0.45],
      [x, EAVES, depth],
      [0, RIDGE, depth],
      [0, RIDGE, 0.45],
    ]
  }
  c.poly(cam.poly(slope(-1)), shaded(room, boards, 0.3))
  c.poly(cam.poly(slope(1)), shaded(room, boards, 0.06))
  for (const s of [-1, 1] as const)
    for (let i = 1; i < 9; i++) {
      const t = i / 9
      const x = lerp(s < 0 ? x0 : x1, 0, t)
      const y = lerp(EAVES, RIDGE, t)
      c.line([cam.p(x, y, 0.8), cam.p(x, y, depth)], shaded(room, boards, s < 0 ? 0.5 : 0.26), 2.4)
    }
  const gable = [
    back.w(0, 0),
    back.w(back.len, 0),
    back.w(back.len, EAVES),
    back.w(back.len / 2, RIDGE),
    back.w(0, EAVES),
  ]
  c.poly(cam.poly(gable), mix(wall, lit(room, decor.shade), 0.16))
  if (chalet) {
    for (let y = 0.3; y < RIDGE; y += 0.3) {
      const half = y < EAVES ? back.len / 2 : (back.len / 2) * ((RIDGE - y) / (RIDGE - EAVES))
      c.line([back.pt(back.len / 2 - half, y), back.pt(back.len / 2 + half, y)], shaded(room, wall, 0.34), 2.6)
    }
  }
  c.poly(left.rect(0.45, 0, depth, EAVES), mix(wall, lit(room, decor.shade), 0.5))
  c.poly(right.rect(0, 0, depth - 0.45, EAVES), mix(wall, p.cream, 0.16))
  if (chalet) {
    for (let y = 0.3; y < EAVES; y += 0.3) {
      c.line([left.pt(0.6, y), left.pt(depth, y)], shaded(room, wall, 0.5), 2.6)
      c.line([right.pt(0, y), right.pt(depth - 0.6, y)], shaded(room, wall, 0.26), 2.6)
    }
  }
  for (const z of [depth - 0.15, 4.3, 2.7]) {
    for (const s of [-1, 1] as const) {
      const x = s < 0 ? x0 : x1
      const beam: Point3[] = [
        [x, EAVES - 0.12, z],
        [0, RIDGE - 0.12, z],
        [0, RIDGE - 0.4, z],
        [x, EAVES - 0.42, z],
      ]
      c.poly(cam.poly(beam), s < 0 ? shaded(room, timber, 0.25) : timber)
      const under: Point3[] = [
        [x, EAVES - 0.42, z],
        [0, RIDGE - 0.4, z],
        [0, RIDGE - 0.4, z + 0.2],
        [x, EAVES - 0.42, z + 0.2],
      ]
      c.poly(cam.poly(under), shaded(room, timber, 0.5))
    }
  }
  c.poly(
    cam.poly([
      [-0.13, RIDGE - 0.2, 0.45],
      [0.13, RIDGE - 0.2, 0.45],
      [0.13, RIDGE - 0.2, depth],
      [-0.13, RIDGE - 0.2, depth],
    ]),
    shaded(room, timber, 0.4),
  )
}

/** The tie beam across the gable, with its posts and braces. */
const drawFrameTimber = (room: Space, timber: string): void => {
  const { back, c, cam } = room
  const mid = back.len / 2
  const piece = (s0: number, y0: number, s1: number, y1: number): void =>
    block(room, back, [s0, s1, y0, y1, 0.02, 0.2], cut(room, timber))
  piece(0, 2.72, back.len, 2.96)
  piece(mid - 0.1, 2.96, mid + 0.1, RIDGE - 0.3)
  for (const s of [-1, 1])
    c.poly(
      cam.poly([
        back.w(mid + s * 0.2, 2.98, 0.2),
        back.w(mid + s * 0.42, 2.98, 0.2),
        back.w(mid + s * 1.25 * 0.12, RIDGE - 0.7, 0.2),
        back.w(mid, RIDGE - 0.62, 0.2),
      ]),
      shaded(room, timber, s < 0 ? 0.1 : 0.3),
    )
}

import { Camera, type Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import {
  drawBanquette,
  drawCounter,
  drawGlobe,
  drawMirror,
  drawParty,
  drawPlatter,
  drawShelves,
  drawStool,
} from '../interiors/dining.ts'
import { drawFireplace, drawPendant, drawPicture } from '../interiors/features.ts'
import { drawFlowers, drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { drawCurtains, drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { type Space, block, cut, lit, shaded, space } from '../interiors/space.ts'
import { drawRoof } from './room-attic.ts'
import type { Base } from './room-plans.ts'

export type Setting = (base: Omit<Base, 'cam'>) => void

/** Benches, mirrors and globes on both sides, tall windows at the end. */
export const brasserie: Setting = (base) => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.5, hy: H * 0.42, f: 860, eye: 1.6 }) },
    { x0: -3.3, x1: 3.3, depth: 9, height: 4 },
  )
  const { back, left, right, p, decor } = room
  const windows: Opening[] = [0.5, 2.45, 4.4].map((from) => ({
    wall: back,
    from,
    to: from + 1.7,
    bottom: 0.6,
    top: 3.4,
    arch: true,
  }))
  drawShell(room, { dado: 0 })
  drawFloor(room, 'tiles', mix(lit(room, decor.rug), p.cream, 0.12))
  drawViewBehind(room, windows)
  for (const opening of windows) {
    drawFrame(room, opening, { panes: 2, rows: 3 })
    drawSunPatch(room, opening, -0.7, 5)
  }
  for (const [wall, s0, s1] of [
    [left, 1, 8.8],
    [right, 0.2, 8],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const a = lerp(s0, s1, i / 3) + 0.35
      drawMirror(room, wall, a, a + 1.7, 1.45, 3.3)
    }
    drawBanquette(room, wall, s0, s1)
    for (let i = 0; i < 4; i++) {
      const [x, , z] = wall.w(lerp(s0 + 0.1, s1 - 0.1, i / 3), 0, 0.22)
      drawGlobe(room, [x, 2.5, z], 0.15, 2.5)
    }
  }
  for (const z of [7.6, 6, 4.5, 3.1])
    for (const s of [-1, 1]) {
      drawParty(room, [s * 2.25, z], [s < 0 ? 0 : 180], { radius: 0.42, middle: z === 4.5 ? 'flowers' : 'candle' })
    }
  for (const z of [7.6, 5.6, 3.9]) {
    drawGlobe(room, [0, 2.95, z], 0.24)
    for (const s of [-0.42, 0.42]) drawGlobe(room, [s, 2.75, z], 0.16)
  }
  drawPlant(room, [0, 8.3], 1.9)
}

/** A chalet's dining room: beams, a great hearth, snow outside. */
export const chaletDining: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.55, hy: H * 0.5, f: 820, eye: 1.6 })
  const room = space({ ...base, cam }, { x0: -3.6, x1: 3.4, depth: 7, height: 1.7 })
  const { back, left, p, decor } = room
  const timber = lit(room, mix(decor.wood, '#6b3a26', 0.6))
  drawRoof(room, timber, true)
  drawFloor(room, 'boards')
  const windows: Opening[] = [1.3, 2.9, 4.5].map((from) => ({
    wall: back,
    from,
    to: from + 1.4,
    bottom: 0.7,
    top: 2.45,
  }))
  drawViewBehind(room, windows)
  for (const opening of windows) {
    drawFrame(room, opening, { panes: 2, rows: 2, frame: mix(timber, p.cream, 0.3), sill: true })
    drawCurtains({ ...room, height: 4 }, opening, { width: 0.12, pelmet: false, stripe: p.cream })
  }
  block(room, back, [0, back.len, 2.72, 2.96, 0.02, 0.22], cut(room, timber))
  drawFireplace(room, left, 5.1, { stone: true, width: 2.1 })
  const cloths = {
    cloth: mix(decor.curtain, p.cream, 0.06),
    trim: p.cream,
    chair: mix(decor.wood, p.cream, 0.2),
    long: false,
    middle: 'candle',
  } as const
  drawParty(room, [0.9, 5.9], [200, 340, 90], { ...cloths, cloth: p.cream, trim: decor.curtain })
  drawParty(room, [-1, 5.2], [10, 170, 260], { ...cloths, cloth: p.cream, trim: decor.curtain })
  drawParty(room, [2.3, 4.6], [20, 190, 100], cloths)
  drawParty(room, [0.75, 3.6], [0, 180, 95], { ...cloths, radius: 0.62 })
  drawParty(room, [-1.55, 3.3], [0, 180, 95], { ...cloths, cloth: p.cream, trim: decor.curtain })
  drawPendant(room, 0.4, 4.2, -0.95, 1.3)
}

/** A counter with oysters, bottles behind it and the view at its end. */
export const counter: Setting = (base) => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.6, hy: H * 0.4, f: 860, eye: 1.75 }) },
    { x0: -3.4, x1: 2.9, depth: 7, height: 3.5 },
  )
  const { back, left, right, p, decor } = room
  drawShell(room)
  drawFloor(room, 'tiles', mix(lit(room, decor.rug), p.cream, 0.15))
  const door: Opening = { wall: back, from: 2.5, to: 5.9, bottom: 0.04, top: 2.8 }
  drawViewBehind(room, [door])
  drawFrame(room, door, { panes: 4, rows: 3 })
  drawSunPatch(room, door, -0.5, 4.6, 4)
  drawAwning(room, door)
  for (let s = 3; s < 6.6; s += 1.25) c3(room, left, s)
  drawShelves(room, left, 2.7, 6.8, [1.5, 1.98, 2.46])
  drawPicture(room, right, [1.6, 1.3, 2.8, 2.6])
  drawParty(room, [2, 5.7], [190, 330], { radius: 0.42, middle: 'flowers' })
  drawParty(room, [2, 3.9], [150, 270], { radius: 0.42, middle: 'candle' })
  drawCounter(room, left, 2.5, 6.4, 1.75)
  const top = 1.13
  for (const [z, kind] of [
    [5.9, 0],
    [5.1, 1],
    [4.2, 0],
    [3.3, 1],
  ] as const) {
    if (kind === 0) drawPlatter(room, [-1.95, top, z], 0.3)
    else drawFlowers(room, [-2, top, z], 0.34)
  }
  for (const z of [5.9, 5.15, 4.4, 3.65, 2.9]) drawStool(room, [-1.2, z])
  for (const z of [6, 4.8, 3.6]) drawGlobe(room, [-1.9, 2.45, z], 0.19)
}

const c3 = (room: Space, wall: Wall, s: number): void => {
  room.c.poly(wall.rect(s - 0.5, 1.1, s + 0.5, 2.9, 0.01), mix(lit(room, room.decor.wall), room.p.cream, 0.4))
}

/** A striped valance over an opening. */
const drawAwning = (room: Space, { wall, from, to, top }: Opening): void => {
  const { c, p, decor } = room
  const count = 14
  for (let i = 0; i < count; i++) {
    const [a, b] = [lerp(from - 0.2, to + 0.2, i / count), lerp(from - 0.2, to + 0.2, (i + 1) / count)]
    const edge = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      wall.pt(lerp(a, b, t), top - 0.32 - 0.1 * Math.sin(Math.PI * t), 0.42),
    )
    const tone = i % 2 ? lit(room, p.cream) : lit(room, decor.curtain)
    c.poly(
      [
        wall.pt(a, top + 0.16, 0.02),
        wall.pt(b, top + 0.16, 0.02),
        wall.pt(b, top - 0.14, 0.42),
        wall.pt(a, top - 0.14, 0.42),
      ],
      tone,
    )
    c.poly([wall.pt(a, top - 0.14, 0.42), ...edge, wall.pt(b, top - 0.14, 0.42)], shaded(room, tone, 0.16))
  }
}

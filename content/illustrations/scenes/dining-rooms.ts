import { Camera, type Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawBanquette, drawCounter, drawGlobe, drawLaidTable, drawMirror, drawParty, drawPlatter, drawShelves, drawStool } from '../interiors/dining.ts'
import { drawFireplace, drawPendant, drawPicture } from '../interiors/features.ts'
import { drawFlowers, drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawCurtains, drawFloor, drawFrame, drawShell, drawSunPatch, drawViewBehind } from '../interiors/shell.ts'
import { type Space, block, cut, lit, shaded, space } from '../interiors/space.ts'
import { frond } from '../nature/palm.ts'
import { VIEWS } from '../views/views.ts'
import { viewOf } from '../views/view.ts'
import { drawRoof } from './room-attic.ts'
import type { Base } from './room-plans.ts'

type Setting = (base: Omit<Base, 'cam'>) => void

/** Benches, mirrors and globes on both sides, tall windows at the end. */
export const brasserie: Setting = (base) => {
  const { W, H } = base.c
  const room = space({ ...base, cam: new Camera({ cx: W * 0.5, hy: H * 0.42, f: 860, eye: 1.6 }) }, { x0: -3.3, x1: 3.3, depth: 9, height: 4 })
  const { back, left, right, p, decor } = room
  const windows: Opening[] = [0.5, 2.45, 4.4].map((from) => ({ wall: back, from, to: from + 1.7, bottom: 0.6, top: 3.4, arch: true }))
  drawShell(room, { dado: 0 })
  drawFloor(room, 'tiles', mix(lit(room, decor.rug), p.cream, 0.12))
  drawViewBehind(room, windows)
  for (const opening of windows) {
    drawFrame(room, opening, { panes: 2, rows: 3 })
    drawSunPatch(room, opening, -0.7, 5)
  }
  for (const [wall, s0, s1] of [[left, 1, 8.8], [right, 0.2, 8]] as const) {
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
  const windows: Opening[] = [1.3, 2.9, 4.5].map((from) => ({ wall: back, from, to: from + 1.4, bottom: 0.7, top: 2.45 }))
  drawViewBehind(room, windows)
  for (const opening of windows) {
    drawFrame(room, opening, { panes: 2, rows: 2, frame: mix(timber, p.cream, 0.3), sill: true })
    drawCurtains({ ...room, height: 4 }, opening, { width: 0.12, pelmet: false, stripe: p.cream })
  }
  block(room, back, [0, back.len, 2.72, 2.96, 0.02, 0.22], cut(room, timber))
  drawFireplace(room, left, 5.1, { stone: true, width: 2.1 })
  const cloths = { cloth: mix(decor.curtain, p.cream, 0.06), trim: p.cream, chair: mix(decor.wood, p.cream, 0.2), long: false, middle: 'candle' } as const
  drawParty(room, [0.9, 5.9], [200, 340, 90], { ...cloths, cloth: p.cream, trim: decor.curtain })
  drawParty(room, [-1, 5.2], [10, 170, 260], { ...cloths, cloth: p.cream, trim: decor.curtain })
  drawParty(room, [2.3, 4.6], [20, 190, 100], cloths)
  drawParty(room, [0.35, 3.5], [0, 180, 95], { ...cloths, radius: 0.62 })
  drawPendant(room, 0.4, 4.2, -0.95, 1.3)
}

/** A counter with oysters, bottles behind it and the view at its end. */
export const counter: Setting = (base) => {
  const { W, H } = base.c
  const room = space({ ...base, cam: new Camera({ cx: W * 0.6, hy: H * 0.4, f: 860, eye: 1.75 }) }, { x0: -3.4, x1: 2.9, depth: 7, height: 3.5 })
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
  for (const [z, kind] of [[5.9, 0], [5.1, 1], [4.2, 0], [3.3, 1]] as const) {
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
    const edge = [0, 0.25, 0.5, 0.75, 1].map((t) => wall.pt(lerp(a, b, t), top - 0.32 - 0.1 * Math.sin(Math.PI * t), 0.42))
    const tone = i % 2 ? lit(room, p.cream) : lit(room, decor.curtain)
    c.poly([wall.pt(a, top + 0.16, 0.02), wall.pt(b, top + 0.16, 0.02), wall.pt(b, top - 0.14, 0.42), wall.pt(a, top - 0.14, 0.42)], tone)
    c.poly([wall.pt(a, top - 0.14, 0.42), ...edge, wall.pt(b, top - 0.14, 0.42)], shaded(room, tone, 0.16))
  }
}

/** Ribs of iron and glass, closing at the end in a fan. */
const drawVault = (room: Space, radius: number, leg: number, iron: string, ribs: readonly number[]): void => {
  const { c, cam } = room
  const arch = (z: number, r = radius): Point3[] =>
    Array.from({ length: 25 }, (_, i): Point3 => {
      const a = Math.PI * (1 - i / 24)
      return [r * Math.cos(a), leg + r * Math.sin(a) * 0.86, z]
    })
  for (let i = 0; i <= 24; i += 2) {
    const a = Math.PI * (1 - i / 24)
    const [x, y] = [radius * Math.cos(a), leg + radius * Math.sin(a) * 0.86]
    c.line([cam.p(x, y, 1), cam.p(x, y, room.depth)], iron, 3, { opacity: 0.9 })
  }
  for (const z of ribs) {
    const { p } = room
    const w = (cam.f / z) * 0.11
    const line = [cam.p(-radius, 0, z), ...arch(z).map((q) => cam.p(...q)), cam.p(radius, 0, z)]
    c.line(line, shaded(room, iron, 0.3), w * 1.3)
    c.line(line.map(([x, y]) => [x - w * 0.25, y - w * 0.2] as const), mix(iron, p.cream, 0.3), w * 0.6)
  }
}

/** A winter garden: iron and glass overhead, palms about the tables. */
export const glasshouse: Setting = (base) => {
  const { W, H, c } = { ...base.c, W: base.c.W, H: base.c.H, c: base.c }
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.5, f: 820, eye: 1.6 })
  const room = space({ ...base, cam }, { x0: -3.6, x1: 3.6, depth: 10, height: 5.2 })
  const { p, r, decor, calm, view, left, right } = room
  const iron = lit(room, mix(decor.curtain, p.cream, 0.35))
  const end = [cam.p(-3.6, 3.4, 10), cam.p(3.6, 0, 10)] as const
  VIEWS[view](viewOf({ c, p, r, hy: cam.hy, calm }, [end[0][0] - 60, 0, end[1][0] + 60, end[1][1] + 30]))
  const glass = mix(p.sky[2], p.cream, 0.35)
  for (const [wall, o] of [[left, 0.5], [right, 0.3]] as const) c.poly(wall.rect(wall === left ? 0.6 : 0, 0, wall === left ? 10 : 9.4, 2.2), glass, { opacity: o })
  drawFloor(room, 'tiles', mix(lit(room, decor.rug), p.cream, 0.2))
  const e0 = cam.p(-3.6, 0, 10)
  const e1 = cam.p(3.6, 0.7, 10)
  c.rect(e0[0], e1[1], e1[0] - e0[0], e0[1] - e1[1], lit(room, mix(p.cream, decor.wall, 0.5)))
  for (let i = 0; i <= 8; i++) c.line([cam.p(-3.6 + i * 0.9, 0.7, 10), cam.p(-3.6 + i * 0.9, 2.2 + 3.1 * Math.sin(Math.acos((-3.6 + i * 0.9) / 3.6)) * 0.95, 10)], iron, 3)
  for (const y of [1.6, 2.5]) c.line([cam.p(-3.6, y, 10), cam.p(3.6, y, 10)], iron, 3)
  for (const [wall, a, b] of [[left, 0.6, 10], [right, 0, 9.4]] as const) {
    block(room, wall, [a, b, 0, 0.66, 0, 0.16], cut(room, lit(room, mix(p.cream, decor.wall, 0.6))))
    for (let s = a; s < b; s += 0.8) c.line([wall.pt(s, 0.66, 0.05), wall.pt(s, 2.2, 0.05)], iron, 3)
    c.line([wall.pt(a, 2.2, 0.05), wall.pt(b, 2.2, 0.05)], iron, 5)
  }
  drawVault(room, 3.6, 2.2, iron, [10, 8.4, 6.8, 5.2, 3.8, 2.6])
  for (const z of [9, 7.4, 5.9, 4.6]) for (const s of [-1, 1]) drawPlant(room, [s * 3, z], 2.4)
  drawParty(room, [1.1, 8], [180, 0], { radius: 0.5 })
  drawParty(room, [-1.3, 7], [180, 0, 90], { radius: 0.5 })
  drawParty(room, [1.6, 5.4], [180, 10, 90], { radius: 0.52 })
  drawParty(room, [-0.9, 4], [180, 0, 90], { radius: 0.6 })
  for (const z of [8, 5.6]) drawGlobe(room, [0, 3.4, z], 0.24, 5.2)
  for (const s of [-1, 1]) {
    const [x, y] = [W * 0.5 + s * W * 0.53, H * 0.86]
    for (let i = 0; i < 7; i++) frond(c, x, y, 330 * r.r(0.85, 1.1), s < 0 ? lerp(-1.5, 0.1, i / 6) : lerp(-3.2, -1.6, i / 6), 0.2, { col: p.fol[0], col2: p.fol[1] })
  }
}

/** A market hall: iron columns, stalls along the sides, tables in the aisle. */
export const hall: Setting = (base) => {
  const { W, H, c } = { W: base.c.W, H: base.c.H, c: base.c }
  const cam = new Camera({ cx: W * 0.46, hy: H * 0.46, f: 840, eye: 1.65 })
  const room = space({ ...base, cam }, { x0: -4.2, x1: 4.2, depth: 11, height: 3.6 })
  const { p, r, decor, back, left, right } = room
  const iron = lit(room, mix(decor.curtain, p.ink, 0.12))
  drawShell(room, { dado: 0.9 })
  const gate: Opening = { wall: back, from: 2, to: 6.4, bottom: 0, top: 3.3, arch: true }
  drawFloor(room, 'tiles', shaded(room, decor.wood, 0.3))
  drawViewBehind(room, [gate])
  drawFrame(room, { ...gate }, { panes: 4, rows: 3, frame: iron })
  for (let z = 10.5; z > 1; z -= 1.35) {
    c.poly(cam.poly([[-4.2, 3.6, z], [4.2, 3.6, z], [4.2, 3.6, z - 0.7], [-4.2, 3.6, z - 0.7]]), mix(p.sky[2], p.cream, 0.3))
    c.line([cam.p(-4.2, 3.6, z), cam.p(4.2, 3.6, z)], iron, 5)
    c.curve([cam.p(-4.2, 3, z), cam.p(-2, 3.45, z), cam.p(0, 3.58, z), cam.p(2, 3.45, z), cam.p(4.2, 3, z)], iron, 6)
  }
  const goods = ['#d8432b', '#f0a63a', '#7f9d49', '#fbe6b4', '#8a3540', '#e7c15a'] as const
  for (const z of [9.4, 7.2, 5, 2.9])
    for (const [wall, s] of [[left, z], [right, 11 - z]] as const) {
      const cloth = z === 7.2 || z === 2.9 ? decor.curtain : decor.cloth
      block(room, wall, [s - 0.85, s + 0.85, 0, 0.9, 0.3, 1.25], cut(room, lit(room, mix(decor.wood, '#6b3a26', 0.3))))
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 5; i++) {
          const tone = goods[(i + row * 2 + Math.round(z)) % 6] ?? goods[0]
          const [a, o] = [s - 0.68 + i * 0.34, 0.48 + row * 0.28]
          const { x, y, k } = { ...spotOn(room, wall, a, 0.94, o) }
          for (const [u, v] of [[-0.08, 0], [0.08, 0], [0, -0.08]] as const) c.circle(x + u * k, y + v * k, k * 0.085, mix(tone, p.ink, u > 0 ? 0.22 : 0))
        }
      for (let i = 0; i < 6; i++) {
        const [a, b] = [lerp(s - 0.95, s + 0.95, i / 6), lerp(s - 0.95, s + 0.95, (i + 1) / 6)]
        const tone = lit(room, i % 2 ? p.cream : cloth)
        c.poly(wall.quad([[a, 2.55, 0.1], [b, 2.55, 0.1], [b, 2.15, 1.35], [a, 2.15, 1.35]]), shaded(room, tone, wall === left ? 0.2 : 0.02))
        c.poly(wall.quad([[a, 2.15, 1.35], [b, 2.15, 1.35], [b, 1.95, 1.35], [a, 1.95, 1.35]]), shaded(room, tone, 0.22))
      }
    }
  for (const z of [9, 6.2, 3.6]) for (const s of [-1, 1]) {
    block(room, back, [s * 2.5 + 4.2 - 0.09, s * 2.5 + 4.2 + 0.09, 0, 3.5, 11 - z, 11 - z + 0.16], cut(room, iron))
  }
  for (const z of [8.6, 6.4]) drawLaidTable(room, [0.5, z], { radius: 0.5, long: false })
  drawParty(room, [-0.6, 5], [180, 0], { radius: 0.52, long: false })
  drawParty(room, [0.9, 3.7], [180, 0, 95], { radius: 0.6, long: false })
  for (const z of [8, 5.4]) drawGlobe(room, [0, 2.8, z], 0.26)
  void r
}

const spotOn = ({ cam }: Space, wall: Wall, s: number, y: number, o: number): { x: number; y: number; k: number } => {
  const [wx, , wz] = wall.w(s, y, o)
  const [x, sy] = cam.p(wx, y, wz)
  return { x, y: sy, k: sy - cam.p(wx, y + 1, wz)[1] }
}

import { Camera, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { drawParty } from '../interiors/dining.ts'
import { drawPlant } from '../interiors/furniture.ts'
import { type Space, block, cut, lit, shaded, space, spot } from '../interiors/space.ts'
import { leafMass } from '../nature/plants.ts'
import { VIEWS } from '../views/views.ts'
import { viewOf } from '../views/view.ts'
import type { Base } from './room-plans.ts'

type Setting = (base: Omit<Base, 'cam'>) => void

export const outdoors = (base: Omit<Base, 'cam'>, cam: Camera, depth: number): Space => {
  const { c, p, r, calm, view } = base
  const room = space({ ...base, cam }, { x0: -9, x1: 9, depth, height: 4 })
  const [, edge] = cam.p(0, 0, depth)
  VIEWS[view](viewOf({ c, p, r, hy: cam.hy, calm }, [0, 0, c.W, Math.min(c.H, edge + 60)]))
  return room
}

/** A parasol over a table, with its pole. */
const drawShade = (room: Space, x: number, z: number): void => {
  const { c, p, cam, decor } = room
  const { x: px, y, k } = spot(cam, x, z)
  parasol(c, p, px, y, k * 1.75, { c1: lit(room, decor.curtain), c2: lit(room, p.cream), N: 9 })
}

/** A string of lanterns between two posts. */
export const drawLanterns = (
  room: Space,
  from: readonly [number, number],
  to: readonly [number, number],
  y: number,
): void => {
  const { c, p, cam, night, decor } = room
  const at = (t: number): readonly [number, number, number] => [
    lerp(from[0], to[0], t),
    y - 0.55 * Math.sin(Math.PI * t),
    lerp(from[1], to[1], t),
  ]
  c.curve(
    Array.from({ length: 13 }, (_, i) => cam.p(...at(i / 12))),
    mix(p.ink, p.wall[3], 0.3),
    3,
  )
  for (let i = 1; i < 12; i++) {
    const [x, ly, z] = at(i / 12)
    const { x: px, y: py, k } = spot(cam, x, z, ly)
    const tone = [p.accent2, decor.curtain, p.cream][i % 3] ?? p.cream
    if (night) c.glow(px, py + k * 0.12, k * 0.5, p.glow, 0.6)
    c.ell(px, py + k * 0.12, k * 0.1, k * 0.12, night ? mix(tone, p.glow, 0.55) : tone)
  }
}

/** Tables on a wooden deck over the water. */
export const quay: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.42, hy: H * 0.36, f: 900, eye: 2.1 })
  const room = outdoors(base, cam, 8)
  const { c, p, decor, back } = room
  const wood = lit(room, decor.wood)
  const edge = 4.4
  c.poly(
    cam.ground([
      [-9, 0.5],
      [edge, 0.5],
      [edge, 8],
      [-9, 8],
    ]),
    wood,
  )
  for (let i = 0; i < 38; i++) {
    const z = 8 - i * 0.21
    if (i % 2)
      c.poly(
        cam.ground([
          [-9, z],
          [edge, z],
          [edge, z - 0.21],
          [-9, z - 0.21],
        ]),
        shaded(room, wood, 0.1),
      )
    c.line([cam.p(-9, 0, z), cam.p(edge, 0, z)], shaded(room, wood, 0.4), 1.6, { opacity: 0.6 })
  }
  // the deck's edge towards the water
  c.poly(
    cam.poly([
      [edge, 0, 0.5],
      [edge, 0, 8],
      [edge, -0.35, 8],
      [edge, -0.35, 0.5],
    ]),
    shaded(room, wood, 0.5),
  )
  const post = lit(room, mix(p.cream, decor.wall, 0.3))
  const side = new Wall(cam, [edge, 8], [edge, 0.6])
  const rail = (wall: Wall, a: number, b: number, step: number): void => {
    for (let s = a; s <= b; s += step) block(room, wall, [s - 0.06, s + 0.06, 0, 1, -0.06, 0.06], cut(room, post))
    for (const y of [0.5, 0.92]) block(room, wall, [a, b, y, y + 0.07, -0.03, 0.03], cut(room, post))
  }
  rail(back, 0, 9 + edge, 1.3)
  rail(side, 0, 7.2, 1.2)
  const cloth = { cloth: p.cream, trim: decor.curtain, chair: decor.cloth }
  for (const [x, z, seats] of [
    [-4.2, 7, [180, 0]],
    [-0.4, 7.1, [180, 0]],
    [2.7, 6.7, [180, 0, 90]],
    [-2.7, 5.4, [180, 0, 90]],
    [0.95, 5, [180, 0, 95]],
    [-1.3, 3.5, [180, 0, 90]],
  ] as const) {
    drawParty(room, [x, z], seats, { ...cloth, radius: z < 4 ? 0.62 : 0.52, middle: room.night ? 'candle' : 'flowers' })
    if (z === 7.1 || z === 5.4 || z === 6.7) drawShade(room, x, z)
  }
  drawLanterns(room, [-5, 4], [4.4, 6.5], 3.4)
  if (room.night) drawLanterns(room, [-5, 6.5], [4.4, 8], 3.6)
  for (const z of [3, 4.6]) drawPlant(room, [3.7, z], 1.7)
}

/** A Basque inn: lime-washed wall, red shutters and timbers, tables under a vine. */
export const inn: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.64, hy: H * 0.46, f: 900, eye: 1.7 })
  const room = outdoors(base, cam, 16)
  const { c, p, r, decor } = room
  const ground = mix(p.sand[0], decor.wood, 0.18)
  c.poly(
    cam.ground([
      [-20, 0.5],
      [12, 0.5],
      [12, 14],
      [-20, 14],
    ]),
    ground,
  )
  for (let j = 0; j < 12; j++)
    for (let i = -6; i < 10; i++)
      if ((i + j) % 2)
        c.poly(
          cam.ground([
            [i, 1 + j],
            [i + 1, 1 + j],
            [i + 1, 2 + j],
            [i, 2 + j],
          ]),
          mix(ground, p.sand[1], 0.45),
        )
  const red = lit(room, decor.curtain)
  const white = lit(room, mix(p.cream, '#ffffff', 0.4))
  const wall = new Wall(cam, [-3.4, 1], [-3.4, 13])
  const [len, high] = [12, 6.4]
  c.poly(wall.rect(0, 0, len, high), white)
  c.poly(wall.rect(0, 0, len, 0.7), mix(p.stone, p.wall[2], 0.25))
  for (let s = 1; s < len; s += 1.05)
    c.poly(wall.rect(s, 0.06 + (s % 2) * 0.2, s + 0.8, 0.34 + (s % 2) * 0.2), mix(p.stone, p.cream, 0.25))
  for (const y of [2.75, 3.05, 4.9]) c.poly(wall.rect(0, y, len, y + 0.16), red)
  for (let s = 0.4; s < len; s += 0.72) c.poly(wall.rect(s, 3.2, s + 0.13, 4.9), red)
  const shutters = (a: number, y0: number, y1: number): void => {
    block(room, wall, [a - 0.5, a + 0.5, y0, y1, 0, 0.02], {
      front: p.night ? p.glow : mix(p.glass, p.ink, 0.2),
      left: white,
      right: white,
      top: white,
    })
    c.poly(wall.rect(a - 0.03, y0, a + 0.03, y1, 0.03), white)
    for (const [q, e] of [
      [a - 1.02, a - 0.5],
      [a + 0.5, a + 1.02],
    ] as const) {
      block(room, wall, [q, e, y0 - 0.05, y1 + 0.05, 0.02, 0.1], cut(room, red))
      for (let y = y0 + 0.12; y < y1; y += 0.14)
        c.line([wall.pt(q + 0.08, y, 0.105), wall.pt(e - 0.08, y, 0.105)], shaded(room, red, 0.5), 2)
    }
    block(room, wall, [a - 0.55, a + 0.55, y0 - 0.3, y0 - 0.08, 0.02, 0.26], cut(room, mix(decor.wood, p.roof[1], 0.3)))
    for (let i = 0; i < 4; i++) {
      const [x, y] = wall.pt(a - 0.42 + i * 0.28, y0 - 0.04, 0.2)
      const k = wall.scale(a)
      leafMass(c, p, x, y, k * 0.17, k * 0.2, {
        r,
        k: 6,
        cols: i % 2 ? p.fol : [shaded(room, p.accent, 0.4), p.accent, mix(p.accent, p.cream, 0.45)],
      })
    }
  }
  for (const a of [9.6, 6.2, 2.9]) shutters(a, 3.5, 4.7)
  for (const a of [9.2, 3.6]) shutters(a, 1.2, 2.45)
  // the door under its beam
  c.poly(wall.arch(5.4, 0, 6.9, 2.5, 0.02, 12), mix(p.stone, p.wall[2], 0.2))
  c.poly(wall.arch(5.55, 0, 6.75, 2.36, 0.03, 12), shaded(room, red, 0.25))
  for (const s of [5.95, 6.35]) c.line([wall.pt(s, 0, 0.04), wall.pt(s, 2, 0.04)], shaded(room, red, 0.6), 3)
  // eaves
  c.poly(
    cam.poly([
      [-3.4, high, 1],
      [-3.4, high, 13.4],
      [-2.3, high - 0.3, 13.4],
      [-2.3, high - 0.3, 1],
    ]),
    shaded(room, decor.wood, 0.5),
  )
  c.poly(
    cam.poly([
      [-2.3, high - 0.3, 1],
      [-2.3, high - 0.3, 13.4],
      [-2.3, high - 0.08, 13.4],
      [-2.3, high - 0.08, 1],
    ]),
    p.roof[0],
  )
  const timber = lit(room, mix(decor.wood, '#5a2c22', 0.4))
  for (const z of [11, 8, 5]) {
    const beam = new Wall(cam, [-3.4, z], [2, z])
    block(room, beam, [4.6, 4.76, 0, 2.75, 0, 0.16], cut(room, timber))
    block(room, beam, [0, 5.1, 2.7, 2.84, 0, 0.14], cut(room, timber))
  }
  for (const x of [-2.2, -0.6, 1.2]) c.line([cam.p(x, 2.9, 11.4), cam.p(x, 2.9, 3.4)], shaded(room, timber, 0.3), 9)
  for (let i = 0; i < 56; i++) {
    const x = -3.2 + (i % 7) * 0.72 + r.r(-0.25, 0.25)
    const z = 11.2 - Math.floor(i / 7) * 0.95
    const { x: px, y, k } = spot(cam, x, z, 2.9)
    leafMass(c, p, px, y + k * 0.1, k * r.r(0.42, 0.62), k * r.r(0.18, 0.3), { r, k: 9 })
  }
  const options = { cloth: p.cream, trim: decor.curtain, chair: mix(decor.wood, p.cream, 0.3), long: false } as const
  drawParty(room, [-1.5, 9], [180, 0], options)
  drawParty(room, [1.4, 8], [180, 0, 90], options)
  drawParty(room, [-1.4, 5.9], [180, 0, 90], options)
  drawParty(room, [0.9, 4.3], [180, 0, 95], { ...options, radius: 0.62 })
}

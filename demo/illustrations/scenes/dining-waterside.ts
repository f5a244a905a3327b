import { Camera, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { drawChair, drawLaidTable, drawParty, drawShelves, drawStool } from '../interiors/dining.ts'
import { type Space, block, cut, disc, drum, lit, shaded, space, spot } from '../interiors/space.ts'
import { sea } from '../nature/sea.ts'
import { lens } from '../nature/sky.ts'
import { VIEWS } from '../views/views.ts'
import { viewOf } from '../views/view.ts'
import { drawLanterns, outdoors } from './dining-outdoors.ts'
import type { Setting } from './dining-rooms.ts'

/** Bare tables on both sides of a long jetty, a grill smoking at its end. */
export const jetty: Setting = (base) => {
  const { c, p, r, calm, view, decor } = base
  const { W, H } = c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.4, f: 780, eye: 2.6 })
  const room: Space = space({ ...base, cam }, { x0: -3.6, x1: 3.6, depth: 24, height: 4 })
  const far = cam.p(0, -1, 60)[1]
  VIEWS[view]({ ...viewOf({ c, p, r, hy: cam.hy, calm }, [0, 0, W, far + 10]), k: 1.25 })
  sea(c, p, { y0: far, y1: H, bands: 9, r, amp: 1.2 })
  for (let i = 0; i < 24; i++) lens(c, W * r.r(-0.1, 0.95), lerp(far, H, r()), r.r(60, 200), r.r(2, 7), p.foam, 0.6)
  const wood = lit(room, decor.wood)
  for (let z = 23; z > 2; z -= 2.6)
    for (const s of [-1, 1])
      c.line([cam.p(s * 3.5, 0.1, z), cam.p(s * 3.5, -1.4, z)], shaded(room, wood, 0.6), (cam.f / z) * 0.22)
  for (const s of [-1, 1])
    c.poly(
      cam.poly([
        [s * 3.6, 0, 1],
        [s * 3.6, 0, 24],
        [s * 3.6, -0.4, 24],
        [s * 3.6, -0.4, 1],
      ]),
      shaded(room, wood, 0.5),
    )
  const deck = (z0: number, z1: number): void => {
    c.poly(
      cam.ground([
        [-3.6, z0],
        [3.6, z0],
        [3.6, z1],
        [-3.6, z1],
      ]),
      Math.round(z0 / 0.3) % 2 ? wood : shaded(room, wood, 0.1),
    )
  }
  for (let z = 24; z > 0.9; z -= 0.3) deck(z - 0.3, z)
  for (const s of [-1, 1]) {
    for (let z = 23.4; z > 2; z -= 1.8) {
      const { x, y, k } = spot(cam, s * 3.45, z)
      c.rect(x - k * 0.07, y - k * 0.95, k * 0.14, k * 0.95, lit(room, p.cream))
    }
    for (const y of [0.5, 0.9])
      c.line([cam.p(s * 3.45, y, 23.4), cam.p(s * 3.45, y, 1.4)], mix(lit(room, p.cream), decor.wall, 0.25), 5)
  }
  // The grill at the end, with its hood of smoke.
  const { x: gx, y: gy, k: g } = spot(cam, 0, 22)
  for (let i = 0; i < 5; i++)
    c.ell(gx + g * (0.2 + i * 0.5), gy - g * (2.1 + i * 0.9), g * (0.7 + i * 0.3), g * (0.34 + i * 0.1), p.cream, {
      opacity: 0.6 - i * 0.1,
    })
  c.rect(gx - g * 1.5, gy - g, g * 3, g, mix(p.ink, p.roof[1], 0.3))
  c.rect(gx - g * 1.4, gy - g * 1.12, g * 2.8, g * 0.16, mix(p.accent, p.accent2, 0.4))
  const shade = (x: number, z: number): void => {
    const at = spot(cam, x, z)
    parasol(c, p, at.x, at.y, at.k * 1.7, { c1: lit(room, decor.curtain), c2: lit(room, p.cream), N: 9 })
  }
  const table = { cloth: mix(decor.wood, p.cream, 0.62), trim: decor.curtain, long: false, middle: 'none' } as const
  for (const z of [19, 15.6, 12.4, 9.6, 7.2, 5.2])
    for (const s of [-1, 1]) {
      drawParty(room, [s * 2.3, z], [270, 90, s < 0 ? 0 : 180], { ...table, radius: 0.5, chair: decor.cloth })
      if (z > 6) shade(s * 2.5, z + 0.2)
    }
}

/** A fishermen's hut: a hatch with its counter, stools, barrels for tables, a low wall over the cove. */
export const hut: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.62, hy: H * 0.42, f: 880, eye: 1.8 })
  const room = outdoors(base, cam, 11)
  const { c, p, decor } = room
  const stone = mix(p.stone, p.cream, 0.35)
  c.poly(
    cam.ground([
      [-20, 0.5],
      [20, 0.5],
      [20, 11],
      [-20, 11],
    ]),
    stone,
  )
  for (let j = 0; j < 14; j++)
    for (let i = -9; i < 9; i++)
      if ((i * 3 + j * 5) % 4 < 2)
        c.poly(
          cam.ground([
            [i * 1.1 + (j % 2) * 0.5, 0.8 + j * 0.72],
            [i * 1.1 + 1 + (j % 2) * 0.5, 0.8 + j * 0.72],
            [i * 1.1 + 1 + (j % 2) * 0.5, 1.46 + j * 0.72],
            [i * 1.1 + (j % 2) * 0.5, 1.46 + j * 0.72],
          ]),
          mix(stone, p.sand[1], 0.4),
        )
  // The low wall over the water.
  const parapet = new Wall(cam, [-12, 10.6], [14, 10.6])
  block(room, parapet, [0, 26, 0, 0.72, 0, 0.5], cut(room, mix(p.stone, p.wall[1], 0.3)))
  block(room, parapet, [0, 26, 0.72, 0.86, -0.05, 0.58], cut(room, mix(p.wall[0], p.stone, 0.3)))
  // The hut's front runs from the near left into the picture.
  const front = new Wall(cam, [-4.4, 2.2], [-2.2, 9.6])
  const [len, high] = [front.len, 3.2]
  const white = lit(room, mix(p.cream, '#ffffff', 0.3))
  const trim = lit(room, decor.curtain)
  c.poly(front.rect(0, 0, len, high), shaded(room, white, 0.12))
  for (let s = 0; s < len; s += 0.3) c.line([front.pt(s, 0), front.pt(s, high)], shaded(room, white, 0.28), 2)
  c.poly(front.rect(1.8, 1.1, 6.1, 2.5, 0.01), p.night ? p.glow : mix(p.ink, decor.wood, 0.3))
  drawShelves({ ...room, c }, front, 2, 5.9, [1.5, 2])
  block(room, front, [1.7, 6.2, 1.02, 1.12, 0, 0.6], cut(room, lit(room, decor.wood)))
  for (const [a, b] of [
    [0.5, 1.5],
    [6.35, 7.4],
  ] as const) {
    block(room, front, [a, b, 0.4, 2.3, 0.02, 0.08], cut(room, lit(room, mix(p.ink, p.wall[3], 0.35))))
    for (let y = 0.7; y < 2.1; y += 0.24)
      c.line([front.pt(a + 0.14, y, 0.09), front.pt(b - 0.2 - ((y * 7) % 0.3), y, 0.09)], p.cream, 4, { opacity: 0.8 })
  }
  // A striped awning over the hatch.
  for (let i = 0; i < 12; i++) {
    const [a, b] = [1.6 + i * 0.39, 1.6 + (i + 1) * 0.39]
    const tone = i % 2 ? white : trim
    c.poly(
      front.quad([
        [a, 3, 0.02],
        [b, 3, 0.02],
        [b, 2.45, 1.5],
        [a, 2.45, 1.5],
      ]),
      tone,
    )
    c.poly(
      front.quad([
        [a, 2.45, 1.5],
        [b, 2.45, 1.5],
        [b, 2.2, 1.5],
        [(a + b) / 2, 2.12, 1.5],
        [a, 2.2, 1.5],
      ]),
      shaded(room, tone, 0.2),
    )
  }
  block(room, front, [-0.2, len + 0.2, high, high + 0.16, -0.1, 0.3], cut(room, trim))
  for (const s of [5.8, 5.1, 4.4, 3.7, 3, 2.3]) {
    const [x, , z] = front.w(s, 0, 0.95)
    drawStool(room, [x, z])
  }
  // Barrels as tables, with stools around them.
  const barrel = (x: number, z: number): void => {
    disc(room, [x + 0.24, 0, z], 0.46, shaded(room, stone, 0.6), { opacity: 0.5 })
    drum(room, [x, z], [0, 0.5], [0.3, 0.37], lit(room, mix(decor.wood, '#6b3a26', 0.4)))
    drum(room, [x, z], [0.5, 0.98], [0.37, 0.31], lit(room, mix(decor.wood, '#6b3a26', 0.4)))
    for (const y of [0.2, 0.8]) {
      const { x: bx, y: by, k } = spot(cam, x, z, y)
      c.rect(bx - k * 0.35, by, k * 0.7, k * 0.06, mix(p.ink, p.wall[3], 0.4))
    }
    disc(room, [x, 1, z], 0.46, lit(room, mix(decor.wood, p.cream, 0.35)))
    disc(room, [x - 0.1, 1.01, z - 0.05], 0.15, p.cream)
    const { x: lx, y: ly, k } = spot(cam, x + 0.18, z, 1)
    c.rect(lx - k * 0.03, ly - k * 0.3, k * 0.07, k * 0.3, mix(p.fol[1], p.ink, 0.2))
    c.rect(lx - k * 0.012, ly - k * 0.4, k * 0.03, k * 0.12, mix(p.fol[1], p.ink, 0.2))
  }
  for (const [x, z] of [
    [1, 9],
    [3.6, 8.2],
    [0.4, 6.2],
    [2.6, 5.2],
  ] as const) {
    drawStool(room, [x + 0.7, z + 0.3])
    barrel(x, z)
    drawStool(room, [x - 0.75, z - 0.2])
  }
  drawChair(room, [-0.9, 3.9], 340)
  drawLaidTable(room, [-0.1, 3.6], { long: false, cloth: mix(decor.wood, p.cream, 0.6), radius: 0.5 })
  drawLanterns(room, [-2.2, 9], [4.6, 9.4], 3.3)
}

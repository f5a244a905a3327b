import { Camera, type Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { person } from '../figures/person.ts'
import { WALK } from '../figures/poses.ts'
import { drawParty } from '../interiors/dining.ts'
import { type Space, block, cut, disc, drum, facing, lit, shaded, spot } from '../interiors/space.ts'
import { svg } from '../svg-path.ts'
import { outdoors } from './dining-outdoors.ts'
import type { Setting } from './dining-rooms.ts'

/** Striped canvas on poles at the edge of the sand, the galettes on their irons, a runner on the way to the tents. */
export const canvasTerrace: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.54, hy: H * 0.47, f: 880, eye: 1.75 })
  const room = outdoors(base, cam, 9.4)
  const { c, p, r, decor } = room
  const sand = p.sand[0]
  const boards = lit(room, mix(decor.wood, p.cream, 0.3))
  c.poly(
    cam.ground([
      [-14, 0.5],
      [14, 0.5],
      [14, 9.6],
      [-14, 9.6],
    ]),
    sand,
  )
  for (let i = 0; i < 60; i++) {
    const [x, y] = cam.p(r.r(-9, 9), 0, r.r(6.3, 9.4))
    c.ell(x, y, r.r(6, 22), r.r(1.5, 4), p.sand[1], { opacity: 0.6 })
  }
  // Duckboards under the tables; the sand begins beneath the last row.
  for (let x = -8; x < 8; x += 0.5) {
    c.poly(
      cam.ground([
        [x, 0.5],
        [x + 0.46, 0.5],
        [x + 0.46, 6.1],
        [x, 6.1],
      ]),
      Math.round(x * 2) % 2 ? boards : shaded(room, boards, 0.1),
    )
    c.line([cam.p(x, 0, 6.1), cam.p(x, 0, 0.8)], shaded(room, boards, 0.35), 1.6, { opacity: 0.6 })
  }
  c.line([cam.p(-8, 0, 6.1), cam.p(8, 0, 6.1)], shaded(room, boards, 0.5), 5)
  // A runner with his basket, on the sand.
  const { x: fx, y: fy, k: fk } = spot(cam, 2.6, 8.6)
  person(c, p, fx, fy, fk * 1.72, {
    pose: WALK,
    top: p.cream,
    bottom: p.sea[0],
    hat: 'boater',
    hatCol: p.accent2,
    side: true,
  })
  c.ell(fx + fk * 0.3, fy - fk * 0.72, fk * 0.2, fk * 0.12, mix(decor.wood, p.accent2, 0.4))
  c.path(
    svg`M${fx + fk * 0.12} ${fy - fk * 0.74}Q${fx + fk * 0.3} ${fy - fk * 1.06} ${fx + fk * 0.48} ${fy - fk * 0.74}`,
    'none',
    { 'stroke': mix(decor.wood, p.ink, 0.3), 'stroke-width': fk * 0.04 },
  )
  const pole = (x: number, z: number, top: number): void => {
    const { x: px, y: py, k } = spot(cam, x, z)
    const [, ty] = cam.p(x, top, z)
    c.ell(px + k * 0.2, py, k * 0.3, k * 0.05, shaded(room, sand, 0.6), { opacity: 0.5 })
    c.rect(px - k * 0.05, ty, k * 0.1, py - ty, lit(room, p.cream))
    c.rect(px + k * 0.01, ty, k * 0.04, py - ty, shaded(room, p.cream, 0.35))
  }
  const posts = [-6.4, -3.2, 0, 3.2, 6.4]
  for (const x of posts) pole(x, 7.5, 4.2)
  const party = { cloth: p.cream, trim: decor.curtain, chair: decor.cloth, long: false } as const
  for (const x of [-4.4, -1.7, 4.3]) drawParty(room, [x, 7.1], [180, 0], { ...party, radius: 0.46, middle: 'flowers' })
  drawParty(room, [1.2, 7], [180, 0, 90], { ...party, radius: 0.46, middle: 'flowers' })
  drawIrons(room)
  drawParty(room, [3, 5.2], [180, 0, 90], { ...party, radius: 0.52 })
  drawParty(room, [-0.5, 4.9], [180, 0, 90], { ...party, radius: 0.54 })
  drawParty(room, [1.35, 3.5], [180, 0, 95], { ...party, radius: 0.64 })
  // The canvas: stripes that run towards the sand and sag between the posts, then the scalloped edge.
  const stripe = 0.4
  const sag = (x: number): number => {
    const t = ((((x + 6.4) % 3.2) + 3.2) % 3.2) / 3.2
    return 0.24 * Math.sin(Math.PI * t)
  }
  const rim = (x: number): Point3 => [x, 4.2 - sag(x), 7.5]
  for (let i = 0; i < 48; i++) {
    const [a, b] = [-9.6 + i * stripe, -9.6 + (i + 1) * stripe]
    const tone = lit(room, i % 2 ? p.cream : decor.curtain)
    c.poly(cam.poly([rim(a), rim(b), [b, 5, 1.4], [a, 5, 1.4]]), shaded(room, tone, i % 2 ? 0.22 : 0.12))
    const scallop = Array.from({ length: 7 }, (_, j): Point3 => {
      const x = lerp(a, b, j / 6)
      return [x, 4.2 - sag(x) - 0.22 - 0.12 * Math.sin((Math.PI * j) / 6), 7.5]
    })
    c.poly(cam.poly([rim(a), rim(b), ...scallop.toReversed()]), tone)
  }
  c.line(
    Array.from({ length: 49 }, (_, i) => cam.p(...rim(-9.6 + i * stripe))),
    shaded(room, decor.curtain, 0.35),
    3,
  )
}

/** The galette bench on the left: four irons, what is on them, and the batter. */
const drawIrons = (room: Space): void => {
  const { c, p, cam, decor } = room
  const bench = new Wall(cam, [-3.5, 3.4], [-3.5, 6.2])
  const body = lit(room, mix(p.cream, decor.wood, 0.2))
  block(room, bench, [0, 2.8, 0, 0.94, 0, 0.9], cut(room, body))
  for (let s = 0.1; s < 2.7; s += 0.68)
    c.poly(bench.rect(s, 0.16, s + 0.56, 0.82, 0.91), shaded(room, lit(room, decor.curtain), 0.1))
  block(room, bench, [-0.06, 2.86, 0.94, 1, -0.06, 0.98], cut(room, lit(room, mix(decor.wood, p.cream, 0.3))))
  for (const [i, s] of [2.42, 1.76, 1.1, 0.44].entries()) {
    const [x, , z] = bench.w(s, 0, 0.48)
    drum(room, [x, z], [1, 1.07], [0.3, 0.3], mix(p.ink, '#3a3440', 0.4))
    disc(room, [x, 1.075, z], 0.29, mix(p.ink, '#5a5260', 0.5))
    if (i !== 1) {
      disc(room, [x, 1.085, z], 0.25, mix('#8a5a34', p.accent2, 0.2))
      disc(room, [x - 0.02, 1.09, z], 0.19, mix('#b07a44', p.accent2, 0.35))
    }
    const at = spot(cam, x, z, 1.1)
    for (const [dx, up] of [
      [0.02, 0.3],
      [0.1, 0.52],
    ] as const)
      c.ell(at.x + at.k * dx, at.y - at.k * up, at.k * 0.09, at.k * 0.16, p.cream, { opacity: 0.28 })
  }
}

/** A deckchair, its back to the eye when the angle (degrees on the plan) is 90. */
const drawDeckchair = (
  room: Space,
  [x, z]: readonly [number, number],
  angle: number,
  tones: readonly string[],
): void => {
  const { c, p, cam, decor } = room
  const a = (angle * Math.PI) / 180
  const put = (ahead: number, side: number, y: number): Point3 => [
    x + ahead * Math.cos(a) - side * Math.sin(a),
    y,
    z + ahead * Math.sin(a) + side * Math.cos(a),
  ]
  const wood = lit(room, mix(decor.wood, p.cream, 0.3))
  const { k } = spot(cam, x, z)
  disc(room, [x + 0.25, 0, z], 0.5, shaded(room, p.sand[1], 0.4), { opacity: 0.5 })
  const bars = (side: number): void => {
    c.line([cam.p(...put(-0.52, side, 1.04)), cam.p(...put(0.5, side, 0))], wood, k * 0.055)
    c.line([cam.p(...put(0.46, side, 0.5)), cam.p(...put(-0.5, side, 0))], shaded(room, wood, 0.3), k * 0.055)
  }
  for (const side of [-0.32, 0.32]) bars(side)
  // The seat first, then the back of the sling before it.
  const seam = (side: number, from: number, to: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const t = lerp(from, to, i / 6)
      return cam.p(...put(lerp(-0.5, 0.46, t), side, lerp(1, 0.48, t) - 0.42 * Math.sin(Math.PI * t ** 0.8)))
    })
  const count = 5
  for (const [from, to, shade] of [
    [0.5, 1, 0.12],
    [0, 0.56, 0.02],
  ] as const)
    for (let i = 0; i < count; i++) {
      const one = seam(lerp(-0.31, 0.31, i / count), from, to)
      const other = seam(lerp(-0.31, 0.31, (i + 1) / count), from, to)
      c.poly([...one, ...other.toReversed()], shaded(room, lit(room, tones[i % 2] ?? p.cream), shade + i * 0.03))
    }
  c.line([cam.p(...put(-0.5, -0.36, 1)), cam.p(...put(-0.5, 0.36, 1))], wood, k * 0.06)
}

/** A pair of skis upright in the snow. */
const drawSkis = (room: Space, [x, z]: readonly [number, number], colour: string): void => {
  const { c, p, cam } = room
  const { x: px, y: py, k } = spot(cam, x, z)
  c.ell(px + k * 0.3, py, k * 0.45, k * 0.05, shaded(room, p.sand[1], 0.4), { opacity: 0.5 })
  for (const [dx, lean] of [
    [-0.1, -0.05],
    [0.08, 0.06],
  ] as const) {
    const [fx, tx] = [px + k * dx, px + k * (dx + lean)]
    c.path(
      svg`M${fx - k * 0.05} ${py}L${tx - k * 0.05} ${py - k * 1.5}Q${tx - k * 0.05} ${py - k * 1.72} ${tx + k * 0.02} ${
        py - k * 1.76
      }Q${tx + k * 0.06} ${py - k * 1.7} ${tx + k * 0.05} ${py - k * 1.5}L${fx + k * 0.05} ${py}Z`,
      lit(room, colour),
    )
    c.rect(lerp(fx, tx, 0.45) - k * 0.06, py - k * 0.86, k * 0.12, k * 0.2, p.ink)
  }
  for (const dx of [-0.32, 0.3])
    c.line(
      [
        [px + k * dx, py],
        [px + k * dx * 0.8, py - k * 1.15],
      ],
      p.ink,
      k * 0.035,
    )
}

/** A stone hut on the piste: rows of deckchairs in the sun, skis in the snow, the chimney smoking. */
export const refuge: Setting = (base) => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.4, hy: H * 0.5, f: 860, eye: 1.9 })
  const room = outdoors(base, cam, 12)
  const { c, p, decor } = room
  const snow = mix(p.sand[0], '#ffffff', 0.3)
  c.path(
    svg`M-10 ${H + 10}V${cam.p(0, 0, 13)[1]}Q${W * 0.3} ${cam.p(0, 0, 15)[1]} ${W * 0.6} ${cam.p(0, 0, 13)[1]}T${W + 10} ${
      cam.p(0, 0, 12)[1]
    }V${H + 10}Z`,
    snow,
  )
  for (const [x0, z0, x1] of [
    [-9, 10.4, -3],
    [-4, 9.4, 2],
    [-10, 8.6, -6],
  ] as const)
    c.curve([cam.p(x0, 0, z0), cam.p((x0 + x1) / 2, 0, z0 + 0.4), cam.p(x1, 0, z0 + 1.6)], p.sand[1], 6, {
      opacity: 0.8,
    })
  // The deck, cleared of snow.
  const boards = lit(room, decor.wood)
  for (let z = 7.9; z > 0.8; z -= 0.32) {
    c.poly(
      cam.ground([
        [-9, z - 0.32],
        [5, z - 0.32],
        [5, z],
        [-9, z],
      ]),
      Math.round(z / 0.32) % 2 ? boards : shaded(room, boards, 0.1),
    )
    c.line([cam.p(-9, 0, z), cam.p(5, 0, z)], shaded(room, boards, 0.4), 1.6, { opacity: 0.6 })
  }
  for (const [x, tone] of [
    [-4.6, p.accent],
    [-3.7, p.sea[0]],
    [-2.5, p.accent2],
    [-0.6, p.accent],
    [0.3, p.sea[1]],
  ] as const)
    drawSkis(room, [x, 8.6 + (x % 1) * 0.2], tone)
  drawHut(room)
  const stripes = [
    [p.accent, p.cream],
    [p.sea[0], p.cream],
    [p.accent2, p.cream],
  ] as const
  for (const [row, z] of [7.1, 5.3, 3.7].entries())
    for (let i = 0; i < 4 - (row === 2 ? 2 : row); i++) {
      const x = -3.9 + row * 0.5 + i * (1.25 - row * 0.02)
      drawDeckchair(room, [x, z], 112, stripes[(i + row) % 3] ?? stripes[0])
    }
  const party = { cloth: mix(decor.wood, p.cream, 0.6), trim: p.accent, chair: decor.cloth, long: false } as const
  drawParty(room, [1.9, 6.4], [180, 90], { ...party, radius: 0.5, middle: 'none' })
  drawParty(room, [1.1, 3.7], [180, 0, 95], { ...party, radius: 0.62, middle: 'none' })
  for (const [x, z] of [
    [1.9, 6.4],
    [1.1, 3.7],
  ] as const)
    drawFondue(room, [x, 0.76, z])
}

/** A caquelon on its burner, steaming. */
const drawFondue = (room: Space, [x, y, z]: Point3): void => {
  const { c, p, cam } = room
  drum(room, [x, z], [y, y + 0.05], [0.12, 0.12], mix(p.ink, p.stone, 0.3))
  drum(room, [x, z], [y + 0.07, y + 0.2], [0.1, 0.16], lit(room, p.accent))
  disc(room, [x, y + 0.205, z], 0.14, '#f6d27a')
  const { x: px, y: py, k } = spot(cam, x, z, y + 0.2)
  c.line(
    [
      [px + k * 0.08, py],
      [px + k * 0.3, py - k * 0.2],
    ],
    p.ink,
    k * 0.025,
  )
  for (const [dx, up] of [
    [0, 0.16],
    [0.07, 0.32],
  ] as const)
    c.ell(px + k * dx, py - k * up, k * 0.06, k * 0.12, p.cream, { opacity: 0.5 })
}

/** The hut on the right: rough stone, red shutters, its door, a roof deep in snow. */
const drawHut = (room: Space): void => {
  const { c, p, r, cam, decor } = room
  const front = new Wall(cam, [2.5, 9.4], [3.5, 2])
  const { len } = front
  const high = 2.5
  const stone = mix(p.stone, '#c79a74', 0.55)
  for (let i = 0; i < 6; i++) {
    const [sx, sy] = cam.p(4.4 + i * 0.3, 5 + i * 0.5, 8)
    c.ell(sx, sy, 34 + i * 12, 22 + i * 7, p.cream, { opacity: 0.6 - i * 0.08 })
  }
  block(room, new Wall(cam, [5, 8], [4, 8]), [0, 1, 2.6, 4.8, 0, 0.9], cut(room, stone))
  c.poly(front.rect(0, 0, len, high), shaded(room, stone, 0.1))
  for (let row = 0; row < 8; row++)
    for (let s = (row % 2) * 0.3; s < len; s += 0.62) {
      const [w, y] = [r.r(0.42, 0.56), row * 0.31]
      c.poly(
        front.rect(s + 0.03, y + 0.03, Math.min(len, s + w), y + 0.27, 0.01),
        mix(stone, r.pick([p.cream, p.wall[2], p.stone]), 0.25),
      )
    }
  const red = lit(room, decor.curtain)
  for (const s of [1.5, 5.4]) {
    c.poly(front.rect(s - 0.42, 0.95, s + 0.42, 1.9, 0.02), mix(p.glow, p.glass, 0.35))
    c.poly(front.rect(s - 0.03, 0.95, s + 0.03, 1.9, 0.03), p.cream)
    c.poly(front.rect(s - 0.42, 1.4, s + 0.42, 1.45, 0.03), p.cream)
    for (const [a, b] of [
      [s - 0.92, s - 0.44],
      [s + 0.44, s + 0.92],
    ] as const)
      block(room, front, [a, b, 0.9, 1.95, 0.02, 0.1], cut(room, red))
    block(room, front, [s - 0.95, s + 0.95, 0.8, 0.9, 0.02, 0.22], cut(room, mix(p.cream, '#ffffff', 0.5)))
  }
  block(room, front, [2.9, 4, 0, 2.1, 0.02, 0.08], cut(room, lit(room, mix(decor.wood, '#5a2c22', 0.4))))
  for (const y of [0.7, 1.4]) c.line([front.pt(3, y, 0.1), front.pt(3.9, y, 0.1)], p.ink, 4)
  // The roof, and the snow on it.
  const eaves = (s: number, y: number, o: number): Point3 => front.w(s, y, o)
  c.poly(
    cam.poly([eaves(-0.5, 2.48, 0), eaves(len + 1, 2.48, 0), eaves(len + 1, 2.5, 0.85), eaves(-0.5, 2.5, 0.85)]),
    shaded(room, mix(decor.wood, '#5a2c22', 0.4), 0.35),
  )
  facing(
    room,
    [eaves(-0.5, 2.5, 0.8), eaves(len + 0.5, 2.5, 0.8), eaves(len + 0.5, 2.66, 0.8), eaves(-0.5, 2.66, 0.8)],
    shaded(room, decor.wood, 0.4),
  )
  c.poly(
    cam.poly([eaves(-0.5, 2.62, 0.85), eaves(len + 1, 2.62, 0.85), eaves(len + 1, 4.3, -2.6), eaves(-0.5, 4.3, -2.6)]),
    mix(p.sand[0], '#ffffff', 0.5),
  )
  const lip = Array.from({ length: 25 }, (_, i): Point3 => {
    const s = lerp(-0.5, len + 1, i / 24)
    return eaves(s, 2.5 - 0.1 * Math.abs(Math.sin(i * 1.3)), 0.86)
  })
  c.poly(
    cam.poly([eaves(-0.5, 2.95, 0.86), eaves(len + 1, 2.95, 0.86), ...lip.toReversed()]),
    mix(p.sand[0], p.sand[1], 0.35),
  )
}

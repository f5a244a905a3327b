import { Camera, Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { drawPlant } from '../interiors/furniture.ts'
import { TurnedCamera, block, cut, lit, shaded, space, spot } from '../interiors/space.ts'
import { polyD, svg } from '../svg-path.ts'
import { type Base, behind, drawLounger, drawPool, paving } from './baths-parts.ts'
import { fir } from './mountain.ts'

/** A pool in the open, its long side slanting towards the sea. */
export const outdoor = (base: Base): void => {
  const { W, H } = base.c
  const cam = new TurnedCamera({ cx: W * 0.5, hy: H * 0.36, f: 900, eye: 2.3 }, 14)
  const room = space({ ...base, cam }, { x0: -14, x1: 18, depth: 11, height: 3 })
  const { c, p, decor } = room
  behind(room, 90)
  paving(room, 20, mix(p.sand[0], p.cream, 0.45))
  drawPool(
    room,
    [
      [-1.6, 1.6],
      [3.7, 1.6],
      [3.7, 10],
      [-1.6, 10],
    ],
    mix(p.cream, '#ffffff', 0.3),
    0.42,
  )
  const rail = new Wall(cam, [-14, 10.9], [18, 10.9])
  for (let s = 0; s < 32; s += 1.5) block(room, rail, [s, s + 0.09, 0, 1, 0, 0.09], cut(room, p.cream))
  for (const y of [0.48, 0.94]) block(room, rail, [0, 32, y, y + 0.06, 0, 0.06], cut(room, p.cream))
  for (const z of [9, 7, 5]) {
    drawLounger(room, 5.2, z, decor.curtain)
    drawLounger(room, -2.9, z, decor.curtain)
  }
  for (const [x, z] of [
    [6.2, 8.2],
    [-3.9, 8.2],
    [-3.9, 5.2],
  ] as const) {
    const { x: px, y, k } = spot(cam, x, z)
    parasol(c, p, px, y, k * 1.5, { c1: lit(room, decor.curtain), shadow: p.sand[2], sl: 0.25 })
  }
  for (const x of [-5, 7.4]) drawPlant(room, [x, 9.8], 2.2)
}

/** A warm pool among snow and firs, steam over the water. */
export const snow = (base: Base): void => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.56, hy: H * 0.42, f: 860, eye: 1.9 })
  const room = space({ ...base, cam }, { x0: -12, x1: 12, depth: 12, height: 4 })
  const { c, p, r, decor } = room
  behind(room, 120)
  c.poly(
    cam.ground([
      [-14, 0.4],
      [14, 0.4],
      [14, 12],
      [-14, 12],
    ]),
    '#f3f6f6',
  )
  c.shade(
    polyD(
      cam.ground([
        [-14, 0.4],
        [14, 0.4],
        [14, 12],
        [-14, 12],
      ]),
    ),
    W,
    0,
    W * 0.2,
    0,
    '#8fb4da',
    0.05,
    0.55,
  )
  const timber = lit(room, mix(decor.wood, '#6b3a26', 0.5))
  c.poly(
    cam.ground([
      [-4.4, 1],
      [4.2, 1],
      [4.2, 10.2],
      [-4.4, 10.2],
    ]),
    mix(timber, p.cream, 0.3),
  )
  for (let i = 0; i < 30; i++)
    c.line([cam.p(-4.4, 0, 1 + i * 0.31), cam.p(4.2, 0, 1 + i * 0.31)], shaded(room, timber, 0.2), 1.6, {
      opacity: 0.6,
    })
  drawPool(
    room,
    [
      [-2.8, 2],
      [2.6, 2],
      [2.6, 9.2],
      [-2.8, 9.2],
    ],
    mix('#8a8f9c', p.cream, 0.4),
    0.5,
  )
  for (const [x, z, h] of [
    [-7, 10, 3.4],
    [-5.6, 8.4, 2.6],
    [6.6, 9.4, 3.2],
    [5.4, 7.4, 2.4],
  ] as const) {
    const { x: px, y, k } = spot(cam, x, z)
    fir(c, p, px, y, k * h)
  }
  for (let i = 0; i < 15; i++) {
    const t = i / 15
    const { x, y, k } = spot(cam, r.r(-2.2, 2), 8.8 - t * 5.6)
    const w = k * r.r(0.5, 1)
    c.path(
      svg`M${x} ${y}C${x - w * 0.7} ${y - w * 0.5} ${x + w * 0.6} ${y - w * 0.9} ${x - w * 0.1} ${y - w * 1.7}C${
        x + w * 1.1
      } ${y - w * 1.1} ${x + w * 0.1} ${y - w * 0.5} ${x + w * 0.5} ${y}Z`,
      '#ffffff',
      { opacity: 0.34, filter: 'url(#soft)' },
    )
  }
  for (const z of [8, 5.8]) drawLounger(room, 3.5, z, decor.curtain)
  for (const z of [8.6, 3.4]) {
    const { x, y, k } = spot(cam, -3.6, z)
    c.rect(x - k * 0.05, y - k * 1.1, k * 0.1, k * 1.1, timber)
    c.glow(x, y - k * 1.2, k * 0.8, p.glow, 0.6)
    c.rect(x - k * 0.13, y - k * 1.4, k * 0.26, k * 0.32, p.glow)
    c.path(svg`M${x - k * 0.2} ${y - k * 1.38}L${x} ${y - k * 1.6}L${x + k * 0.2} ${y - k * 1.38}Z`, '#fffdf5')
  }
  // canopy above the eye
  const posts = new Wall(cam, [-5.2, 2.6], [5.2, 2.6])
  for (const s of [2.86, 6.72]) block(room, posts, [s, s + 0.18, 0, 3.2, 0, 0.16], cut(room, timber))
  block(room, posts, [0, 10.4, 2.74, 2.98, 0, 0.16], cut(room, timber))
  for (const [a, b] of [
    [3.02, 3.7],
    [6.74, 6.1],
  ] as const)
    c.poly(
      posts.quad([
        [a, 2.1, 0.17],
        [b, 2.76, 0.17],
        [b - Math.sign(b - a) * 0.22, 2.76, 0.17],
        [a, 2.3, 0.17],
      ]),
      shaded(room, timber, 0.2),
    )
  for (let i = 0; i < 9; i++) {
    const [x, y] = posts.pt(3.2 + i * 0.42, 2.74, 0.16)
    c.poly(
      [
        [x - 7, y],
        [x + 7, y],
        [x, y + 26 + ((i * 23) % 30)],
      ],
      '#e4f1f7',
    )
  }
}

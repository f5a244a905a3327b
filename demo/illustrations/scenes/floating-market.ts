import { lakeCasino } from '../buildings/lake-casino.ts'
import { Camera, type GroundPoint } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { LANTERN, lantern, marketBoat, type MarketBoatOptions } from '../figures/market-boat.ts'
import { type PersonOptions, type Pose, person } from '../figures/person.ts'
import { place } from '../figures/place.ts'
import { WALK } from '../figures/poses.ts'
import { rowingBoat } from '../figures/rowing-boat.ts'
import { leafMass } from '../nature/plants.ts'
import { reflection } from '../nature/reflection.ts'
import { hills } from '../nature/sea.ts'
import { lens, sky, star4 } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import type { SceneOptions } from '../scene.ts'
import { type Point, at, polyD, svg } from '../svg-path.ts'

/** Bending over the edge, one hand towards the basket. */
const LEAN: Pose = {
  hip: [-3, 48],
  chest: [8, 75],
  head: [15, 85],
  arms: [
    [
      [15, 60],
      [25, 55],
    ],
    [
      [17, 61],
      [29, 59],
    ],
  ],
  legs: [
    [
      [-3, 26],
      [-8, 1.5],
    ],
    [
      [3, 26],
      [1, 1.5],
    ],
  ],
}

/** The jetty, in metres: height of the deck, half the width, and shift to the right per metre of distance. */
const DECK = 0.8
const HALF = 1.5
const BEARING = 0.8

/** The point of the jetty `z` metres away, `o` metres right of its middle. */
const onJetty = (z: number, o: number): GroundPoint => [-11.6 + BEARING * z + o, z]

/** Distances of the lamp posts, in metres. */
const LAMPS = [37, 29, 22.5, 17.4, 13.4, 10.4, 8, 5.8] as const

/** Light on the water, in broken strokes from `y` down. */
const glints = (
  c: Canvas,
  r: Random,
  [x, y]: Point,
  { length, w, col, n = 12 }: { length: number; w: number; col: string; n?: number },
): void => {
  for (let i = 0; i < n; i++) {
    const t = (i + r.r(0.1, 0.9)) / n
    const width = w * lerp(1, 0.45, t) * r.r(0.5, 1.15)
    lens(c, x + r.r(-0.5, 0.5) * w * 0.5 - width / 2, y + length * t, width, w * 0.075 + 1, col, lerp(0.95, 0.25, t))
  }
}

const jetty = (c: Canvas, p: Inks, cam: Camera): void => {
  const plank = mix(p.stone, p.accent2, 0.35)
  const wood = [mix(plank, p.roof[2], 0.34), mix(plank, p.roof[2], 0.46)] as const
  const dark = mix(p.roof[2], p.ink, 0.3)
  const [near, far] = [4.4, 37]
  const strip = (from: number, to: number, y: number, more = 0): Point[] =>
    cam.ground([onJetty(from, -HALF), onJetty(from, HALF + more), onJetty(to, HALF), onJetty(to, -HALF)], y)
  const upright = ([ax, az]: GroundPoint, [bx, bz]: GroundPoint, bottom: number): Point[] =>
    cam.poly([
      [ax, DECK, az],
      [bx, DECK, bz],
      [bx, bottom, bz],
      [ax, bottom, az],
    ])
  c.poly(strip(near, far, -0.1, 0.5), p.ink, { opacity: 0.7 })
  for (let z = far; z > near; z -= 2.7)
    for (const o of [-HALF, HALF - 0.2]) c.poly(upright(onJetty(z, o), [onJetty(z, o)[0] + 0.24, z], -0.3), dark)
  const deck = strip(near, far, DECK)
  c.poly(deck, dark)
  for (const [i, z] of Array.from({ length: 65 }, (_, k) => far - k * 0.5).entries())
    c.poly(strip(z, z + 0.44, DECK), at(wood, i % 2))
  c.clip(polyD(deck), () => {
    for (const z of LAMPS) {
      const [x, d] = onJetty(z, -0.6)
      const [px, py] = cam.p(x, DECK, d)
      const flat = { transform: svg`translate(${px} ${py}) scale(1 0.42)` }
      c.group(() => {
        c.glow(0, 0, (cam.f / z) * 2.6, p.glow, 0.55)
      }, flat)
    }
  })
  const [from, to] = [onJetty(near, HALF), onJetty(far, HALF)]
  c.poly(upright(from, to, DECK - 0.24), dark)
  c.line([cam.p(from[0], DECK, near), cam.p(to[0], DECK, far)], mix(plank, p.glow, 0.4), 3)
}

/** Posts along the jetty's far edge, lampions on the rope between them. */
const garland = (c: Canvas, p: Inks, cam: Camera): void => {
  for (const [i, z] of LAMPS.entries()) {
    const [x, d] = onJetty(z, -HALF + 0.15)
    const k = cam.f / d
    const [px, py] = cam.p(x, DECK, d)
    c.rect(px - k * 0.05, py - k * 2.9, k * 0.1, k * 2.9, p.ink)
    const next = LAMPS[i + 1]
    if (next === undefined) continue
    const rope: Point[] = []
    for (let j = 0; j <= 10; j++) {
      const t = j / 10
      const depth = 1 / lerp(1 / z, 1 / next, t)
      const [rx, rz] = onJetty(depth, -HALF + 0.15)
      rope.push(cam.p(rx, DECK + 2.85 - 2.2 * t * (1 - t), rz))
    }
    c.curve(rope, p.ink, Math.max(1.4, k * 0.03))
    for (let j = 1; j < 10; j += 2) {
      const [lx, ly] = at(rope, j)
      const s = (cam.f / lerp(z, next, j / 10)) * 0.15
      const col = at([p.accent, p.glow, p.cream, p.accent2], ((j - 1) / 2 + i) % 4)
      c.glow(lx, ly + s, s * 4, p.glow, 0.6)
      c.ell(lx, ly + s * 1.1, s, s * 1.2, col)
      c.ell(lx - s * 0.2, ly + s * 1.1, s * 0.45, s * 1.15, mix(col, p.sun, 0.5))
      c.rect(lx - s * 0.4, ly - s * 0.25, s * 0.8, s * 0.3, p.ink)
    }
  }
}

/** The wooded shore and the casino, lit, mirrored in the lake. */
const shoreline = (c: Canvas, p: Inks, cam: Camera, r: Random): void => {
  const { W, H } = c
  const shore = cam.p(0, 0, 190)[1]
  const back = c.capture(() => {
    sky(c, p, {
      r,
      hy: shore - H * 0.05,
      stars: 80,
      streaks: 4,
      rays: { x: W * 0.9, y: H * 0.17, R: 42, len: W * 0.8, N: 0 },
    })
    for (const [x, y, s] of [
      [0.1, 0.09, 15],
      [0.53, 0.06, 12],
      [0.93, 0.3, 10],
    ] as const)
      star4(c, W * x, H * y, s, p.cream)
    hills(c, shore, H * 0.1, { r, col: p.hill[0], N: 6, base: shore + 4 })
    for (let i = 0; i < 26; i++)
      leafMass(c, p, W * lerp(-0.02, 1.02, i / 25), shore + 4, W * 0.045, H * r.r(0.04, 0.1), {
        r,
        lx: 1,
        cols: [mix(p.fol[0], p.hill[2], 0.5), mix(p.fol[1], p.hill[1], 0.5), mix(p.fol[1], p.hill[0], 0.6)],
      })
    for (let i = 0; i < 34; i++) c.rect(W * r(), shore - H * r.r(0.004, 0.03), 5, 6, p.glow, { opacity: r.r(0.5, 1) })
  })
  const dusk = (ink: string, t: number): string => mix(ink, p.hill[0], t)
  const lit: Inks = { ...p, wall: [dusk(p.wall[0], 0.5), dusk(p.wall[1], 0.6), p.wall[2], p.wall[3]] }
  const pavilion = c.capture(() => {
    const [x, y] = cam.p(-44, 6, 118)
    c.glow(x, y, 300, p.glow, 0.32)
    lakeCasino(c, lit, cam, -44, 118, r, 0.16)
  })
  c.add(back)
  c.rect(
    0,
    shore,
    W,
    H - shore,
    c.lin(0, shore, 0, H, [
      [0, p.sea[3]],
      [0.18, p.sea[2]],
      [0.5, p.sea[1]],
      [1, p.sea[0]],
    ]),
  )
  reflection(c, back + pavilion, { y: shore + H * 0.012, squash: 0.9, strength: 0.6 })
  c.add(pavilion)
  for (let i = 0; i < 44; i++) {
    const t = (i + 0.4) / 44
    const col = i % 3 ? mix(p.sea[1], p.sea[3], 0.45) : p.sea[0]
    lens(c, r.r(-0.1, 0.95) * W, lerp(shore + 8, H, t ** 1.3), W * r.r(0.06, 0.24), lerp(1.5, 8, t), col, r.r(0.3, 0.6))
  }
  glints(c, r, [W * 0.9, shore + 6], { length: H * 0.56, w: 150, col: p.sun, n: 34 })
}

/** A swan and its image in the water. */
const swan = (c: Canvas, p: Inks, x: number, y: number, s: number, flip: boolean): void => {
  const white = mix(p.cream, p.sea[3], 0.3)
  const bird = c.capture(() => {
    c.path('M-46 0Q-60 -26 -74 -34Q-44 -40 -14 -36Q20 -34 28 -14Q26 0 8 4H-30Z', white)
    c.path('M12 -14Q34 -34 24 -58Q20 -76 34 -80Q46 -80 48 -68L40 -66Q34 -68 36 -54Q42 -22 20 0Z', white)
    c.path('M-74 -34Q-44 -30 -10 -14Q-30 -6 -50 -10Q-60 -24 -74 -34Z', mix(white, p.sea[1], 0.4))
    c.path('M46 -74L62 -64L45 -66Z', p.accent2)
  })
  place(
    c,
    x,
    y,
    () => {
      c.group(() => c.add(bird), { transform: 'translate(0 8) scale(1 -0.7)', opacity: 0.3 })
      c.add(bird)
      lens(c, -70, 6, 130, 4, p.foam, 0.6)
    },
    { s, flip },
  )
}

/** Enghien at nightfall: rowing boats moored along a jetty, a stall in each, lanterns mirrored in the lake. */
export function floatingMarket(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.39, f: 1000, eye: 4.3 })
  shoreline(c, p, cam, r)
  const moor = (z: number, side: 1 | -1, o: Omit<MarketBoatOptions, 'tilt' | 'flip'>): void => {
    const [x, d] = onJetty(z, side * (HALF + 0.35))
    const [sx, sy] = cam.p(x, 0, d)
    const s = cam.f / d / 110
    glints(c, r, [sx + side * LANTERN[0] * s, sy + 30 * s], { length: 250 * s, w: 120 * s, col: p.glow })
    marketBoat(c, p, sx, sy, s, { ...o, tilt: cam.eye / d, flip: side < 0 })
    glints(c, r, [sx + side * LANTERN[0] * s, sy + 60 * s], { length: 330 * s, w: 90 * s, col: p.foam, n: 9 })
    glints(c, r, [sx + side * 250 * s, sy + 40 * s], { length: 150 * s, w: 150 * s, col: p.glow, n: 8 })
  }
  const visitor = (z: number, o: number, height: number, options: PersonOptions): void => {
    const [x, d] = onJetty(z, o)
    const [px, py] = cam.p(x, DECK, d)
    person(c, p, px, py, (cam.f / d) * height, { lx: 1, shadow: p.ink, sl: 0.35, ...options })
  }
  const { accent, accent2, cream } = p
  const [blue, green] = [mix(p.sea[2], p.sea[3], 0.3), mix(p.fol[2], p.sea[2], 0.3)]
  moor(20, -1, { goods: 'candles', hull: accent, stripe: blue, coat: cream })
  moor(14.6, -1, { goods: 'books', hull: cream, stripe: accent, coat: accent2 })
  moor(10.8, -1, { goods: 'baskets', hull: accent, stripe: green, coat: blue })
  jetty(c, p, cam)
  garland(c, p, cam)
  visitor(29, 0, 1.7, { pose: WALK, top: accent, skirt: [9, 11] })
  moor(32, 1, { goods: 'baskets', hull: accent, stripe: accent2, coat: accent })
  visitor(24, HALF - 0.4, 1.7, { pose: LEAN, top: cream, bottom: p.ink, side: true })
  moor(24, 1, { goods: 'candles', hull: blue, stripe: accent, coat: blue })
  visitor(17.4, HALF - 0.4, 1.7, { pose: LEAN, top: accent2, bottom: p.ink, hat: 'cap', hatCol: accent, side: true })
  moor(17, 1, { goods: 'books', hull: cream, stripe: green, coat: accent })
  visitor(14.4, -0.7, 1.72, { pose: WALK, top: green, bottom: p.ink, hat: 'boater', hatCol: cream, dir: -1 })
  visitor(12.8, HALF - 0.4, 1.68, { pose: LEAN, top: accent, skirt: [10, 10], hat: 'wide', hatCol: cream, side: true })
  moor(12.4, 1, { goods: 'pottery', hull: accent, stripe: accent2, coat: cream })
  const [bx, by] = cam.p(3.9, 0, 9.6)
  glints(c, r, [bx + 118, by + 30], { length: 150, w: 90, col: p.glow })
  rowingBoat(c, p, bx, by, 300, { hull: mix(accent2, p.roof[1], 0.3), crew: 1 })
  c.rect(bx + 116, by - 124, 4, 90, p.ink)
  lantern(c, p, bx + 118, by - 124, 0.7)
  for (const [x, y, s, flip] of [
    [0.885, 0.93, 1, true],
    [0.95, 0.87, 0.75, false],
  ] as const)
    swan(c, p, W * x, H * y, s, flip)
  visitor(12.6, -HALF + 0.45, 1.74, {
    pose: LEAN,
    top: cream,
    bottom: p.ink,
    hat: 'boater',
    hatCol: accent,
    side: true,
    dir: -1,
  })
  visitor(9, HALF - 0.4, 1.7, { pose: LEAN, top: accent, skirt: [9, 11], hat: 'wide', hatCol: accent2, side: true })
  moor(8.8, 1, { goods: 'toys', hull: green, stripe: accent, coat: accent2 })
  visitor(8, 0.2, 1.74, { pose: WALK, top: blue, bottom: p.ink, hat: 'boater', hatCol: cream })
  visitor(7.8, 0.95, 1.15, { pose: WALK, top: accent2, bottom: p.ink, hat: 'cap', hatCol: accent })
}

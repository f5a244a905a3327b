import { Camera, type Point3, type Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawGlobe, drawParty, drawPlatter, drawShelves, drawStool } from '../interiors/dining.ts'
import { type Opening, drawFloor, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { type Space, block, cut, disc, drum, lit, shaded, space, spot } from '../interiors/space.ts'
import { drawFrame, drawSunPatch } from '../interiors/windows.ts'
import { svg } from '../svg-path.ts'
import type { Setting } from './dining-rooms.ts'

/** A spinnaker hung up to dry between two walls: gores from its head, a slack foot. */
const drawSpinnaker = (room: Space, z: number, [x0, x1]: readonly [number, number], tones: readonly string[]): void => {
  const { c, cam, height } = room
  const gores = 9
  const top = height - 0.3
  const foot = (t: number): Point3 => [lerp(x0, x1, t), top - 0.12 - 1.05 * Math.sin(Math.PI * t) ** 0.8, z]
  for (let i = 0; i < gores; i++) {
    const edge = [0, 0.25, 0.5, 0.75, 1].map((t) => cam.p(...foot((i + t) / gores)))
    const head = (t: number) => cam.p(lerp(x0, x1, lerp(0.12, 0.88, t)), top, z)
    const tone = lit(room, tones[i % tones.length] ?? room.p.cream)
    c.poly([head(i / gores), head((i + 1) / gores), ...edge.toReversed()], shaded(room, tone, 0.02 + 0.015 * i))
  }
}

/** A bar made of a hull turned over: planks that curve in to the keel, the bow towards the eye. */
const drawHull = (room: Space, wall: Wall, [s0, s1]: readonly [number, number], middle: number): void => {
  const { c, cam, p } = room
  const mahogany = lit(room, '#8a3a26')
  const beam = (s: number, y: number): number =>
    Math.min(1, (s - s0) / 1.5) ** 0.55 * lerp(0.62, 0.4, (y / 1.02) ** 1.6) + 0.02
  const rows = 6
  const steps = Array.from({ length: 25 }, (_, i) => lerp(s1, s0, (i / 24) ** 0.7))
  c.poly(
    cam.poly([...steps.map((s) => wall.w(s, 0, middle + beam(s, 0) + 0.35)), wall.w(s0, 0, middle)]),
    shaded(room, room.decor.wood, 0.75),
    { opacity: 0.45 },
  )
  for (let row = 0; row < rows; row++) {
    const [y0, y1] = [(row / rows) * 1.02, ((row + 1) / rows) * 1.02]
    const plank = cam.poly([
      ...steps.map((s) => wall.w(s, y0, middle + beam(s, y0))),
      ...steps.toReversed().map((s) => wall.w(s, y1, middle + beam(s, y1))),
    ])
    c.poly(plank, shaded(room, mix(mahogany, p.accent2, row * 0.05), 0.42 - row * 0.05))
    c.line(
      steps.map((s) => wall.pt(s, y1, middle + beam(s, y1))),
      shaded(room, mahogany, 0.6),
      2.5,
    )
  }
  const slab = (y: number, grow: number): Point3[] => [
    ...steps.map((s) => wall.w(s, y, middle + beam(s, 1.02) + grow)),
    ...steps.toReversed().map((s) => wall.w(s, y, middle - beam(s, 1.02) - grow)),
  ]
  c.poly(cam.poly(slab(1.02, 0.1)), shaded(room, mahogany, 0.6))
  c.poly(cam.poly(slab(1.08, 0.1)), mix(mahogany, p.cream, 0.32))
  c.line(
    steps.map((s) => wall.pt(s, 0.16, middle + beam(s, 0.16) + 0.08)),
    lit(room, p.accent2),
    7,
  )
}

/** A rope laid down in a coil. */
const drawRope = (room: Space, [x, z]: readonly [number, number]): void => {
  const { c, p, cam, decor } = room
  const hemp = mix(decor.wood, p.cream, 0.35)
  const { k } = spot(cam, x, z)
  disc(room, [x + 0.06, 0, z], 0.34, shaded(room, decor.wood, 0.75), { opacity: 0.5 })
  for (const [i, radius] of [0.3, 0.23, 0.16, 0.09].entries())
    c.poly(cam.poly(cam.ring(x, 0.03, z, radius)), i === 0 ? shaded(room, hemp, 0.6) : 'none', {
      'stroke': shaded(room, hemp, i % 2 ? 0.2 : 0.05),
      'stroke-width': k * 0.05,
    })
}

/** A stove of cast iron with its pipe. */
const drawStove = (room: Space, [x, z]: readonly [number, number]): void => {
  const { c, p, cam, height } = room
  const iron = mix(p.ink, '#3a3440', 0.5)
  disc(room, [x + 0.25, 0, z], 0.55, shaded(room, room.decor.wood, 0.75), { opacity: 0.5 })
  drum(room, [x, z], [0, 0.08], [0.46, 0.44], iron)
  drum(room, [x, z], [0.08, 0.95], [0.34, 0.3], iron)
  drum(room, [x, z], [0.95, height + 0.6], [0.09, 0.09], iron)
  drum(room, [x, z], [0.93, 1], [0.38, 0.36], iron)
  const { x: px, y: py, k } = spot(cam, x, z - 0.3, 0.46)
  c.glow(px, py, k * 0.9, '#ff9a3c', 0.75)
  c.rect(px - k * 0.16, py - k * 0.13, k * 0.32, k * 0.26, '#ff9a3c')
  for (const t of [-0.08, 0, 0.08]) c.rect(px + k * (t - 0.012), py - k * 0.13, k * 0.024, k * 0.26, iron)
}

/** An old sail loft on the quay: spinnakers under the beams, a hull for a bar, a stove, the gate open on the masts. */
export const sailLoft: Setting = (base) => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.56, hy: H * 0.53, f: 830, eye: 1.7 }) },
    { x0: -4, x1: 3.8, depth: 10, height: 4.6 },
  )
  const { c, p, decor, back, left, right, cam } = room
  const timber = lit(room, mix(decor.wood, '#5a2c22', 0.5))
  drawShell(room, { dado: 0, ceiling: shaded(room, timber, 0.35) })
  drawFloor(room, 'boards')
  for (const wall of [left, right])
    for (let y = 0.42; y < 4.4; y += 0.42)
      c.line([wall.pt(0.5, y), wall.pt(9.6, y)], shaded(room, lit(room, decor.shade), 0.4), 2.4, { opacity: 0.5 })
  const gate: Opening = { wall: back, from: 2.2, to: 6, bottom: 0, top: 3.2 }
  drawViewBehind(room, [gate])
  drawFrame(room, gate, { panes: 1, rows: 1, frame: timber })
  drawSunPatch(room, gate, -0.6, 5, 3)
  // The leaves of the gate, folded back on the wall, with their braces.
  for (const [a, b] of [
    [0.3, 2.05],
    [6.15, 7.6],
  ] as const) {
    const paint = lit(room, decor.curtain)
    block(room, back, [a, b, 0.04, 3.15, 0.03, 0.12], cut(room, paint))
    for (const y of [0.5, 2.6]) c.line([back.pt(a, y, 0.13), back.pt(b, y, 0.13)], mix(paint, p.cream, 0.55), 7)
    c.line([back.pt(a, 0.5, 0.13), back.pt(b, 2.6, 0.13)], mix(paint, p.cream, 0.55), 7)
  }
  for (const z of [9.2, 6.9, 4.6]) {
    block(room, back, [0, back.len, 4.2, 4.5, 10 - z, 10 - z + 0.3], cut(room, timber))
    for (const [a, b] of [
      [0.06, 1.1],
      [back.len - 0.06, back.len - 1.1],
    ] as const)
      c.line([back.pt(a, 3.1, 10 - z), back.pt(b, 4.25, 10 - z)], timber, (cam.f / z) * 0.16)
    block(room, left, [z - 0.12, z + 0.12, 0, 4.3, 0, 0.16], cut(room, timber))
    block(room, right, [9.88 - z, 10.12 - z, 0, 4.3, 0, 0.16], cut(room, timber))
  }
  drawSpinnaker(room, 8.9, [-3.3, 3.1], [p.accent, p.cream])
  drawSpinnaker(room, 6.6, [-3.2, 3], [decor.curtain, p.cream, decor.curtain])
  drawSpinnaker(room, 4.4, [-3, 2.8], [p.accent2, p.cream])
  // Oars and a lifebuoy on the boards.
  for (const y of [2.1, 2.4]) {
    c.line([right.pt(1.4, y, 0.1), right.pt(5.6, y + 0.1, 0.1)], mix(timber, p.cream, 0.5), 7)
    c.line([right.pt(5, y + 0.08, 0.1), right.pt(5.7, y + 0.1, 0.1)], lit(room, p.accent), 17)
  }
  drawShelves(room, left, 3.4, 8.6, [1.6, 2.05])
  drawHull(room, left, [3.7, 8.6], 1.25)
  drawRope(room, [-1.9, 3.6])
  for (const z of [7.7, 6.6, 5.5]) drawPlatter(room, [-2.75, 1.12, z], 0.26)
  for (const z of [7.8, 6.9, 6, 5.1]) drawStool(room, [-1.7, z])
  drawStove(room, [2.7, 6])
  const party = { cloth: mix(decor.wood, p.cream, 0.6), trim: decor.curtain, chair: decor.cloth, long: false } as const
  drawParty(room, [0.6, 7.9], [180, 0], { ...party, radius: 0.46, middle: 'candle' })
  drawParty(room, [0.4, 5.6], [180, 0, 90], { ...party, radius: 0.52, middle: 'candle' })
  drawParty(room, [1.6, 3.7], [180, 0, 95], { ...party, radius: 0.58, middle: 'candle' })
  // Lamps on tackle: a block at the beam, a rope made fast to the wall.
  for (const [x, z] of [
    [-1.1, 7],
    [0.9, 6.2],
    [-0.6, 4.4],
  ] as const) {
    const [bx, by] = cam.p(x, 4.1, z)
    c.line([[bx, by], cam.p(3.75, 2, z + 0.4)], mix(p.cream, decor.wood, 0.5), 2.4, { opacity: 0.8 })
    c.ell(bx, by, (cam.f / z) * 0.07, (cam.f / z) * 0.12, timber)
    drawGlobe(room, [x, 2.75, z], 0.16, 4.1)
  }
}

/** A sea bass baked in salt: a grey crust on its dish, and its lemon. */
const drawCrust = (room: Space, [x, y, z]: Point3, size: number): void => {
  const { c, p, cam } = room
  const { x: px, y: py, k } = spot(cam, x, z, y)
  const s = k * size
  c.ell(px, py, s * 1.25, s * 0.34, shaded(room, p.cream, 0.35))
  c.ell(px, py - s * 0.03, s * 1.2, s * 0.3, mix(p.cream, p.sea[1], 0.35))
  const salt = mix(p.cream, p.stone, 0.6)
  c.path(
    svg`M${px - s} ${py}Q${px - s * 0.8} ${py - s * 0.5} ${px - s * 0.1} ${py - s * 0.5}Q${px + s * 0.6} ${
      py - s * 0.46
    } ${px + s * 0.7} ${py - s * 0.1}L${px + s * 1.05} ${py - s * 0.32}L${px + s * 0.98} ${py + s * 0.08}Q${px} ${
      py + s * 0.26
    } ${px - s} ${py}Z`,
    salt,
  )
  c.path(
    svg`M${px - s} ${py}Q${px} ${py + s * 0.26} ${px + s * 0.98} ${py + s * 0.08}Q${px} ${py - s * 0.02} ${px - s} ${py}Z`,
    shaded(room, salt, 0.4),
  )
  for (let i = 0; i < 7; i++)
    c.circle(px + s * (-0.6 + i * 0.18), py - s * (0.18 + (i % 3) * 0.08), s * 0.03, mix(salt, '#ffffff', 0.7))
  c.ell(px - s * 0.62, py + s * 0.14, s * 0.15, s * 0.09, '#f4c331')
}

/** Twenty metres of window on the bay, tables along it, seven salts on the sideboard. */
export const bayWindow: Setting = (base) => {
  const { W, H } = base.c
  const depth = 20
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.33, hy: H * 0.46, f: 780, eye: 1.65 }) },
    { x0: -2.6, x1: 3.2, depth, height: 3.1 },
  )
  const { c, p, decor, back, left, right, cam } = room
  drawShell(room, { dado: 0 })
  drawFloor(room, 'boards')
  // Pale slats overhead lead to the end of the room.
  const slat = mix(lit(room, decor.wood), p.cream, 0.35)
  for (let x = -2.5; x < 3.2; x += 0.42)
    c.poly(
      cam.poly([
        [x, 3.09, 0.45],
        [x + 0.24, 3.09, 0.45],
        [x + 0.24, 3.09, depth],
        [x, 3.09, depth],
      ]),
      slat,
    )
  const panes: Opening[] = Array.from({ length: 9 }, (_, i) => ({
    wall: right,
    from: 0.25 + i * 2.16,
    to: 2.27 + i * 2.16,
    bottom: 0.42,
    top: 2.86,
  }))
  drawViewBehind(room, panes)
  for (const pane of panes) {
    drawFrame(room, pane, { panes: 1, rows: 1 })
    drawSunPatch(room, pane, -0.5, 2, 1)
  }
  block(room, right, [0, 19.5, 0.36, 0.42, 0, 0.3], cut(room, lit(room, p.cream)))
  // The door at the end, and the salt makers' rakes over the sideboard.
  c.poly(back.rect(1.9, 0, 3.7, 2.4, 0.01), lit(room, decor.curtain))
  for (const s of [2.05, 2.9])
    c.poly(back.rect(s, 0.2, s + 0.65, 2.2, 0.02), shaded(room, lit(room, decor.curtain), 0.2))
  const wood = lit(room, mix(decor.wood, '#5a2c22', 0.35))
  for (const [y, s0, s1] of [
    [2.42, 5.2, 9.8],
    [1.98, 6, 11],
  ] as const) {
    c.line([left.pt(s0, y, 0.06), left.pt(s1, y, 0.06)], wood, 8)
    block(room, left, [s0 - 0.08, s0 + 0.08, y - 0.3, y + 0.3, 0.03, 0.1], cut(room, wood))
  }
  const chest = lit(room, decor.curtain)
  block(room, left, [3, 10.4, 0, 0.92, 0, 0.62], cut(room, chest))
  for (let s = 3.2; s < 10; s += 0.9) c.poly(left.rect(s, 0.14, s + 0.74, 0.8, 0.63), shaded(room, chest, 0.34))
  block(room, left, [2.92, 10.48, 0.92, 0.98, 0, 0.7], cut(room, lit(room, p.cream)))
  const salts = [p.cream, mix(p.stone, p.cream, 0.5), '#f2c9c0', '#e8c98a', '#c9d3d8', '#b98a6e', '#fffdf5'] as const
  for (const [i, salt] of salts.toReversed().entries()) {
    const [x, , z] = left.w(9.7 - i * 1.02, 0, 0.36)
    drum(room, [x, z], [0.98, 1.1], [0.13, 0.24], lit(room, i % 2 ? decor.rug : decor.cloth))
    drum(room, [x, z], [1.1, 1.42], [0.22, 0.01], lit(room, salt))
  }
  const party = { cloth: p.cream, trim: decor.curtain, chair: decor.cloth, long: false } as const
  for (const z of [17.4, 15.2, 13.1, 11, 8.9, 6.9]) {
    drawParty(room, [2.3, z], [90, 270], { ...party, radius: 0.46, middle: 'candle' })
    drawParty(room, [-0.1, z - 0.7], [180, 0], { ...party, radius: 0.48, middle: 'flowers' })
  }
  drawParty(room, [2.2, 4.9], [95, 180], { ...party, radius: 0.54, middle: 'candle' })
  drawParty(room, [0.35, 3.6], [180, 0, 90], { ...party, radius: 0.66, middle: 'none' })
  drawCrust(room, [0.35, 0.76, 3.6], 0.3)
  for (const z of [12, 9, 6.4, 4.4]) drawGlobe(room, [1.05, 2.5, z], 0.15)
}

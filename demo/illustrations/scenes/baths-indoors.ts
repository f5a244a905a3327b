import { Camera, type GroundPoint, type Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { drawPlant } from '../interiors/furniture.ts'
import { type Opening, drawShell, drawViewBehind } from '../interiors/shell.ts'
import { block, cut, disc, drum, lit, shaded, space, spot } from '../interiors/space.ts'
import { drawFrame } from '../interiors/windows.ts'
import { star4 } from '../nature/sky.ts'
import { type Point, at, polyD, svg } from '../svg-path.ts'
import { type Base, drawLounger, drawPool, paving } from './baths-parts.ts'

/** A hammam: stars of light in the dome, a warm slab at its centre. */
export const hammam = (base: Base): void => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.56, f: 820, eye: 1.7 })
  const room = space({ ...base, cam }, { x0: -5, x1: 5, depth: 11, height: 3 })
  const { c, p, r, decor, calm } = room
  const stone = mix(decor.wall, p.cream, 0.2)
  const deep = mix(decor.shade, p.wall[3], 0.35)
  const [cx, cy] = cam.p(0, 3.4, 7)
  const k = cam.f / 7
  const [rx, ry] = [W * 0.54, cy * 0.97]
  c.rect(0, 0, W, H, deep)
  const dome = svg`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`
  c.path(
    dome,
    c.rad(cx - rx * 0.2, cy - ry * 0.7, rx * 1.25, [
      [0, mix(stone, p.cream, 0.6)],
      [0.45, stone],
      [1, deep],
    ]),
  )
  const crown = cy - ry * 0.86
  const onDome = (turn: number, up: number): Point => [
    cx + rx * 0.98 * turn * Math.sqrt(1 - up * up),
    lerp(cy, crown, up) - ry * 0.13 * Math.cos(turn * 1.4) * Math.sin(up * 3.1),
  ]
  for (let i = -6; i <= 6; i++)
    c.curve(
      [0, 0.3, 0.6, 0.85, 1].map((up) => onDome(i / 6.5, up)),
      shaded(room, stone, 0.3),
      3,
      { opacity: 0.5 },
    )
  const holes: Point[] = []
  for (const [up, count] of [
    [0.2, 9],
    [0.46, 7],
    [0.68, 5],
    [0.86, 3],
  ] as const)
    for (let i = 0; i < count; i++) holes.push(onDome(lerp(-0.84, 0.84, i / (count - 1)), up))
  for (const [x, y] of holes) {
    c.glow(x, y, k * 0.4, p.glow, 0.7)
    star4(c, x, y, k * 0.2, '#fffbe6')
    c.circle(x, y, k * 0.085, '#fffbe6')
  }
  const wall = new Wall(cam, [-5, 9], [5, 9])
  c.poly(wall.rect(0, 0, 10, 3.5), shaded(room, stone, 0.16))
  c.poly(wall.rect(0, 3.3, 10, 3.55), lit(room, p.accent2))
  const tiles = (plane: Wall, from: number, to: number): void => {
    for (let s = from; s < to - 0.1; s += 0.5)
      for (let y = 0; y < 1.4; y += 0.35)
        c.poly(
          plane.rect(s + 0.02, y + 0.02, Math.min(to, s + 0.48), y + 0.33),
          mix(p.sea[(Math.round(s * 2 + y * 3) % 3) as 0 | 1 | 2], decor.curtain, 0.25),
        )
    c.poly(plane.rect(from, 1.4, to, 1.5), lit(room, p.accent2))
  }
  for (const s of [-1, 1] as const) {
    const side = s < 0 ? new Wall(cam, [-5, 1], [-5, 9]) : new Wall(cam, [5, 9], [5, 1])
    c.poly(side.rect(0, 0, 8, 3.5), s < 0 ? shaded(room, stone, 0.36) : shaded(room, stone, 0.04))
    tiles(side, 0, 8)
    for (const a of [0.6, 3.2, 5.8]) {
      c.poly(side.arch(a - 0.14, 0, a + 1.94, 3.24, 0.01, 14), lit(room, mix(p.cream, stone, 0.4)))
      c.poly(side.arch(a, 0, a + 1.8, 3.1, 0.02, 14), shaded(room, deep, s < 0 ? 0.45 : 0.2))
    }
  }
  tiles(wall, 0, 10)
  for (const a of [0.7, 4, 7.3]) {
    c.poly(wall.arch(a - 0.15, 0, a + 2.15, 3.2, 0.02, 16), lit(room, mix(p.cream, stone, 0.4)))
    const mouth = wall.arch(a, 0, a + 2, 3.05, 0.03, 16)
    c.poly(mouth, shaded(room, deep, 0.3))
    const [gx, gy] = wall.pt(a + 1, 1.5)
    c.clip(polyD(mouth), () => {
      c.glow(gx, gy, k * 1.4, p.glow, 0.7)
    })
  }
  paving({ ...room, depth: 9 }, 5, mix(stone, p.cream, 0.35), 0.8)
  const slab = Array.from(
    { length: 8 },
    (_, i): GroundPoint => [2 * Math.cos((i + 0.5) * 0.7854), 5.4 + 1.5 * Math.sin((i + 0.5) * 0.7854)],
  )
  c.poly(cam.ground(slab.map(([x, z]) => [x * 1.1 + 0.3, z] as const)), shaded(room, stone, 0.8), { opacity: 0.4 })
  slab.forEach(([x, z], i) => {
    const [nx, nz] = at(slab, (i + 1) % 8)
    const face: Point3[] = [
      [x, 0, z],
      [nx, 0, nz],
      [nx, 0.55, nz],
      [x, 0.55, z],
    ]
    if (z + nz < 10.8) c.poly(cam.poly(face), shaded(room, mix(p.sea[1], decor.curtain, 0.3), x < 0 ? 0 : 0.3))
  })
  const top = cam.ground(slab, 0.55)
  c.poly(top, mix(p.cream, '#ffffff', 0.3))
  c.shade(polyD(top), W * 0.45, 0, W * 0.66, 0, p.wall[2], 0, 0.5)
  for (const s of [-1, 1]) {
    drum(room, [s * 3.6, 4.6], [0, 0.7], [0.2, 0.42], mix(p.cream, p.stone, 0.4))
    disc(room, [s * 3.6, 0.69, 4.6], 0.36, p.sea[2])
  }
  for (const [u, y] of [
    [-0.5, 0.57],
    [-0.5, 0.7],
  ] as const)
    block(
      room,
      new Wall(cam, [-1, 5.6], [1, 5.6]),
      [1 + u, 1.5 + u, y, y + 0.12, 0, 0.34],
      cut(room, y > 0.6 ? decor.curtain : p.cream),
    )
  if (!calm) {
    for (const [x, y] of holes.slice(0, 16)) {
      const [fx, fy] = cam.p(((x - cx) / k) * 0.5 + 0.8, 0.5, 5 + r.r(-0.4, 0.6))
      c.poly(
        [
          [x - 6, y],
          [x + 6, y],
          [fx + 44, fy],
          [fx - 44, fy],
        ],
        c.lin(0, y, 0, fy, [
          [0, '#fff3c4', 0.5],
          [1, '#fff3c4', 0.06],
        ]),
      )
    }
  }
}

/** Thermal baths by the lake: a colonnade on either side of the basin. */
export const columns = (base: Base): void => {
  const { W, H } = base.c
  const room = space(
    { ...base, cam: new Camera({ cx: W * 0.5, hy: H * 0.46, f: 820, eye: 1.8 }) },
    { x0: -5, x1: 5, depth: 14, height: 4.6 },
  )
  const { c, p, cam, back, decor, height } = room
  drawShell(room, { dado: 0 })
  const gate: Opening = { wall: back, from: 1.3, to: 8.7, bottom: 0, top: 4.1, arch: false }
  drawViewBehind(room, [gate])
  drawFrame(room, gate, { panes: 4, rows: 2 })
  paving(room, 5, mix(p.cream, decor.wall, 0.3), 0.7)
  for (let z = 13.4; z > 1; z -= 1.6)
    for (const x of [-3.4, -1.1, 1.2]) {
      c.poly(
        cam.poly([
          [x, height, z],
          [x + 2, height, z],
          [x + 2, height, z - 1.3],
          [x, height, z - 1.3],
        ]),
        shaded(room, decor.wall, 0.34),
      )
      c.poly(
        cam.poly([
          [x + 0.2, height, z - 0.1],
          [x + 1.8, height, z - 0.1],
          [x + 1.8, height, z - 1.15],
          [x + 0.2, height, z - 1.15],
        ]),
        mix(p.sea[2], p.cream, 0.35),
      )
    }
  drawPool(
    room,
    [
      [-2.4, 2],
      [2.4, 2],
      [2.4, 12.6],
      [-2.4, 12.6],
    ],
    mix(p.cream, '#ffffff', 0.3),
  )
  for (const z of [12.4, 10.2, 8, 5.8, 3.8])
    for (const s of [-1, 1]) {
      const x = s * 3.3
      disc(room, [x + 0.3, 0, z], 0.5, shaded(room, decor.wall, 0.8), { opacity: 0.3 })
      drum(room, [x, z], [0, 0.24], [0.46, 0.4], mix(p.cream, p.stone, 0.3))
      drum(room, [x, z], [0.24, height - 0.5], [0.32, 0.27], mix(p.cream, decor.wall, 0.25))
      const low = spot(cam, x, z, 0.3)
      const high = spot(cam, x, z, height - 0.5)
      for (const u of [-0.5, -0.15, 0.2, 0.55])
        c.line(
          [
            [low.x + u * low.k * 0.3, low.y],
            [high.x + u * high.k * 0.25, high.y],
          ],
          shaded(room, decor.wall, 0.3),
          1.6,
          { opacity: 0.6 },
        )
      drum(room, [x, z], [height - 0.5, height - 0.3], [0.28, 0.46], lit(room, p.accent2))
      const cap = new Wall(cam, [x - 0.5, z + 0.5], [x + 0.5, z + 0.5])
      block(room, cap, [0, 1, height - 0.3, height, 0, 1], cut(room, mix(p.cream, decor.wall, 0.3)))
    }
  for (const z of [10.8, 7.2]) for (const s of [-1, 1]) drawPlant(room, [s * 4.4, z], 1.9)
}

/** A round sea-water pool in a bow of glass: swan-necked spouts, pines and the bay outside. */
export const rotunda = (base: Base): void => {
  const { W, H } = base.c
  const cam = new Camera({ cx: W * 0.5, hy: H * 0.4, f: 800, eye: 2.1 })
  const room = space({ ...base, cam }, { x0: -8, x1: 8, depth: 12, height: 4.2 })
  const { c, p, decor, height } = room
  const stone = mix(p.cream, '#ffffff', 0.3)
  const plan: readonly GroundPoint[] = [
    [-7.6, 1],
    [-6.4, 7],
    [-3, 10.8],
    [3, 10.8],
    [6.4, 7],
    [7.6, 1],
  ]
  const walls = plan.slice(1).map((to, i) => new Wall(cam, at(plan, i), to))
  const panes = walls.map((wall): Opening => ({ wall, from: 0.22, to: wall.len - 0.22, bottom: 0.3, top: 3.5 }))
  for (const [i, wall] of walls.entries())
    c.poly(wall.rect(0, 0, wall.len, height), shaded(room, mix(lit(room, decor.wall), p.cream, 0.12), 0.2 - i * 0.04))
  drawViewBehind(room, panes)
  for (const pane of panes) drawFrame(room, pane, { panes: 3, rows: 1 })
  // The ceiling, its ribs and the round light over the pool.
  c.poly(cam.poly(plan.map(([x, z]): Point3 => [x, height, z])), mix(p.cream, decor.wall, 0.25))
  for (const [x, z] of plan)
    c.line([cam.p(x, height, z), cam.p(x * 0.3, height, 6.4 + (z - 6.4) * 0.3)], shaded(room, p.cream, 0.3), 9)
  for (const [i, radius] of [2.9, 2.7].entries())
    c.poly(
      cam.poly(cam.ring(0, height, 6.4, radius, 96)),
      i === 0 ? lit(room, p.accent2) : mix(p.sky[2], p.cream, 0.45),
    )
  paving(room, 8, mix(p.cream, decor.wall, 0.35), 0.8)
  c.poly(cam.poly(cam.ring(0, 0, 6, 4.25, 96)), stone)
  drawPool(
    room,
    cam.ring(0, 0, 6, 3.7, 96).map(([x, , z]): GroundPoint => [x, z]),
    stone,
  )
  for (const radius of [3.1, 2.5])
    c.poly(cam.poly(cam.ring(0, -0.12, 6, radius, 96)), 'none', { 'stroke': p.foam, 'stroke-width': 3, 'opacity': 0.3 })
  for (const [x, z, colour] of [
    [-5.5, 6.6, decor.curtain],
    [5, 6.6, decor.curtain],
    [-5, 4.2, decor.curtain],
    [4.6, 4.2, decor.curtain],
  ] as const)
    drawLounger(room, x, z, colour)
  for (const x of [-4.4, 4.4]) drawPlant(room, [x, 9], 2)
  // Spouts like swans' necks, their water bent over the pool.
  for (const degrees of [140, 90, 40]) {
    const a = (degrees * Math.PI) / 180
    const { x, y, k } = spot(cam, 3.85 * Math.cos(a), 6 + 3.85 * Math.sin(a))
    const side = degrees === 90 ? -0.5 : -Math.sign(Math.cos(a))
    const [tip, top] = [x + side * k * 0.6, y - k * 1.15]
    const [fall, foot] = [x + side * k * 1, y + k * (degrees === 90 ? 0.2 : 0.16)]
    c.path(
      svg`M${tip - k * 0.1} ${top + k * 0.18}Q${fall - k * 0.16} ${top + k * 0.3} ${fall - k * 0.22} ${foot}H${
        fall + k * 0.22
      }Q${fall + k * 0.12} ${top + k * 0.2} ${tip + k * 0.1} ${top + k * 0.12}Z`,
      mix(p.foam, '#ffffff', 0.4),
      { opacity: 0.85 },
    )
    c.ell(fall, foot, k * 0.42, k * 0.07, p.foam, { opacity: 0.9 })
    c.path(
      svg`M${x} ${y}V${y - k * 0.8}Q${x} ${top - k * 0.1} ${x + side * k * 0.34} ${top - k * 0.06}Q${tip} ${top} ${tip} ${
        top + k * 0.16
      }`,
      'none',
      { 'stroke': mix(p.stone, '#8fa0ae', 0.6), 'stroke-width': k * 0.15, 'stroke-linecap': 'round' },
    )
    c.path(
      svg`M${x - k * 0.03} ${y}V${y - k * 0.8}Q${x} ${top - k * 0.12} ${x + side * k * 0.34} ${top - k * 0.08}`,
      'none',
      { 'stroke': mix(p.cream, '#ffffff', 0.5), 'stroke-width': k * 0.04, 'stroke-linecap': 'round' },
    )
  }
}

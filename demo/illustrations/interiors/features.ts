import type { Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { sunRays } from '../nature/sky.ts'
import { polyD, svg } from '../svg-path.ts'
import { viewOf } from '../views/view.ts'
import { VIEWS } from '../views/views.ts'
import { type Space, block, cut, disc, facing, lit, shaded, shadow, spot } from './space.ts'

/** A framed picture: a fan, or the room's view. */
export const drawPicture = (
  room: Space,
  wall: Wall,
  [s0, y0, s1, y1]: readonly [number, number, number, number],
  kind: 'fan' | 'view' = 'fan',
): void => {
  const { c, p, r, decor, calm, view } = room
  c.poly(wall.rect(s0 + 0.06, y0 - 0.07, s1 + 0.07, y1 - 0.04), shaded(room, decor.wall, 0.45))
  c.poly(wall.rect(s0, y0, s1, y1, 0.04), lit(room, p.accent2))
  c.poly(wall.rect(s0 + 0.05, y0 + 0.05, s1 - 0.05, y1 - 0.05, 0.04), lit(room, p.cream))
  const inner = wall.rect(s0 + 0.14, y0 + 0.14, s1 - 0.14, y1 - 0.14, 0.04)
  c.clip(polyD(inner), () => {
    const xs = inner.map(([x]) => x)
    const ys = inner.map(([, y]) => y)
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    if (kind === 'view') VIEWS[view](viewOf({ c, p, r, hy: lerp(top, bottom, 0.55), calm }, [left, top, right, bottom]))
    else {
      c.poly(inner, lit(room, mix(decor.curtain, p.ink, 0.3)))
      sunRays(c, p, {
        x: (left + right) / 2,
        y: bottom,
        len: (bottom - top) * 1.3,
        N: 26,
        col: p.accent2,
        o: 1,
        disc: false,
      })
      c.circle((left + right) / 2, bottom, (right - left) * 0.2, lit(room, decor.cloth))
    }
  })
}

/** A chimney piece with its fire, and a mirror or a hood above. */
export const drawFireplace = (
  room: Space,
  wall: Wall,
  s: number,
  { stone = false, width = 1.7 }: { stone?: boolean; width?: number } = {},
): void => {
  const { c, p, r, cam, height } = room
  const body = lit(room, stone ? mix(p.stone, '#a9917e', 0.5) : mix(p.cream, p.wall[1], 0.35))
  const faces = cut(room, body)
  const [a, b] = [s - width / 2, s + width / 2]
  shadow(room, wall, [a, b + 0.4, 0, 0.7])
  if (stone) block(room, wall, [a + 0.16, b - 0.16, 1.3, height, 0, 0.34], cut(room, mix(body, p.cream, 0.25)))
  block(room, wall, [a, b, 0, 1.2, 0, 0.42], faces)
  if (stone) {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++) {
        const [q, w] = [a + (i + (row % 2) / 2) * (width / 5), width / 5 - 0.04]
        if (q + w < b)
          c.poly(
            wall.rect(q + 0.02, row * 0.24 + 0.02, q + w, row * 0.24 + 0.21, 0.42),
            mix(body, i % 2 ? p.cream : p.wall[2], 0.2),
          )
      }
  }
  const hearth = wall.arch(s - width * 0.29, 0.02, s + width * 0.29, 0.9, 0.42, 14)
  c.poly(hearth, mix(p.ink, '#3a1420', 0.5))
  c.clip(polyD(hearth), () => {
    const [x, , z] = wall.w(s, 0, 0.3)
    const { x: fx, y: fy, k } = spot(cam, x, z)
    c.glow(fx, fy - k * 0.1, k * 0.8, '#ff9a3c', 0.95)
    for (const [d, h, w, fill] of [
      [-0.16, 0.42, 0.2, '#e2522a'],
      [0.15, 0.46, 0.2, '#e2522a'],
      [0, 0.6, 0.24, '#ee7d2b'],
      [-0.06, 0.38, 0.14, '#f9c04a'],
      [0.1, 0.32, 0.12, '#f9c04a'],
      [0.02, 0.2, 0.08, '#fff0b8'],
    ] as const) {
      const [ax, ay] = [fx + d * k, fy - k * 0.08]
      c.path(
        svg`M${ax - w * k * 0.6} ${ay}Q${ax - w * k * 0.7} ${ay - h * k * 0.4} ${ax + r.r(-0.05, 0.05) * k} ${
          ay - h * k
        }Q${ax + w * k * 0.8} ${ay - h * k * 0.36} ${ax + w * k * 0.6} ${ay}Z`,
        fill,
      )
    }
    for (const [d, q] of [
      [-0.2, 0.05],
      [0.04, 0.04],
      [-0.06, 0.13],
    ] as const)
      c.line(
        [
          [fx + (d - 0.14) * k, fy - q * k],
          [fx + (d + 0.26) * k, fy - (q + 0.02) * k],
        ],
        mix('#6b3a24', p.ink, 0.3),
        k * 0.08,
      )
  })
  block(
    room,
    wall,
    [a - 0.1, b + 0.1, 1.16, 1.28, 0, 0.5],
    stone ? cut(room, lit(room, '#7c4a2c')) : cut(room, lit(room, p.cream)),
  )
  c.poly(
    cam.poly([
      wall.w(s - 0.7, 0.004, 0.42),
      wall.w(s + 0.7, 0.004, 0.42),
      wall.w(s + 1.0, 0.004, 1.3),
      wall.w(s - 1.0, 0.004, 1.3),
    ]),
    '#ffb45c',
    { opacity: room.night ? 0.4 : 0.22 },
  )
}

/** A round mirror with rays. */
export const drawSunMirror = (room: Space, wall: Wall, s: number, y: number, radius = 0.3): void => {
  const { c, p, cam } = room
  const ring = (q: number, turn = 0): Point3[] =>
    Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * Math.PI * 2 + turn
      const reach = i % 2 ? q : q * 1.02
      return wall.w(s + reach * Math.cos(a), y + reach * Math.sin(a), 0.05)
    })
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    const q = radius * (i % 2 ? 1.42 : 1.8)
    c.poly(
      cam.poly([
        wall.w(s + radius * Math.cos(a - 0.07), y + radius * Math.sin(a - 0.07), 0.04),
        wall.w(s + q * Math.cos(a), y + q * Math.sin(a), 0.04),
        wall.w(s + radius * Math.cos(a + 0.07), y + radius * Math.sin(a + 0.07), 0.04),
      ]),
      lit(room, p.accent2),
    )
  }
  c.poly(cam.poly(ring(radius)), lit(room, mix(p.accent2, p.ink, 0.12)))
  c.poly(cam.poly(ring(radius * 0.86)), mix(p.sky[2], p.cream, 0.35))
  const [x0, y0] = wall.pt(s - radius * 0.5, y - radius * 0.3, 0.05)
  const [x1, y1] = wall.pt(s + radius * 0.4, y + radius * 0.6, 0.05)
  c.line(
    [
      [x0, y0],
      [x1, y1],
    ],
    p.cream,
    9,
    { opacity: 0.8 },
  )
}

/** A hanging lamp of three rings. */
export const drawPendant = (room: Space, x: number, z: number, drop = 0.5, size = 1): void => {
  const { c, p, cam, height, night } = room
  const { x: gx, y: gy, k: unit } = spot(cam, x, z, height)
  const k = unit * size
  c.glow(gx, gy + unit * drop + k * 0.2, k * 1.1, p.glow, night ? 0.7 : 0.3)
  c.rect(gx - 2.5, gy, 5, unit * drop, p.accent2)
  for (let i = 0; i < 3; i++) {
    const w = k * (0.46 - 0.13 * i)
    const y = gy + unit * drop + k * i * 0.1
    c.path(
      svg`M${gx - w} ${y}H${gx + w}L${gx + w * 0.82} ${y + k * 0.095}H${gx - w * 0.82}Z`,
      i % 2 ? p.accent2 : mix(p.cream, p.glow, night ? 1 : 0.3),
    )
    c.path(
      svg`M${gx + w * 0.2} ${y}H${gx + w}L${gx + w * 0.82} ${y + k * 0.095}H${gx + w * 0.2}Z`,
      mix(p.accent2, p.accent, 0.3),
      { opacity: 0.35 },
    )
  }
}

/** Low chest or bench against a wall. */
export const drawBench = (
  room: Space,
  wall: Wall,
  s0: number,
  s1: number,
  out: number,
  colour = room.decor.cloth,
): void => {
  const wood = lit(room, mix(room.decor.wood, '#5a2c22', 0.45))
  shadow(room, wall, [s0, s1 + 0.25, out, out + 0.55])
  for (const s of [s0 + 0.05, s1 - 0.12])
    block(room, wall, [s, s + 0.07, 0, 0.34, out + 0.4, out + 0.46], cut(room, wood))
  block(room, wall, [s0, s1, 0.32, 0.48, out, out + 0.48], cut(room, lit(room, colour)))
}

/** Four posts and a canopy over a bed. */
export const drawCanopy = (room: Space, wall: Wall, s0: number, s1: number, length: number, high: number): void => {
  const { c, p, decor } = room
  const wood = lit(room, mix(decor.wood, '#4a2420', 0.55))
  const cloth = lit(room, decor.curtain)
  for (const s of [s0 - 0.1, s1 + 0.1])
    block(room, wall, [s - 0.05, s + 0.05, 0, high, length, length + 0.1], cut(room, wood))
  const under = [
    wall.w(s0 - 0.15, high, 0),
    wall.w(s1 + 0.15, high, 0),
    wall.w(s1 + 0.15, high, length + 0.15),
    wall.w(s0 - 0.15, high, length + 0.15),
  ]
  facing(room, under, shaded(room, cloth, 0.4))
  block(room, wall, [s0 - 0.18, s1 + 0.18, high, high + 0.2, 0, length + 0.16], cut(room, cloth))
  const n = 9
  for (let i = 0; i < n; i++) {
    const [a, b] = [lerp(s0 - 0.18, s1 + 0.18, i / n), lerp(s0 - 0.18, s1 + 0.18, (i + 1) / n)]
    const drop = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      wall.pt(lerp(a, b, t), high + 0.01 - 0.14 * Math.sin(Math.PI * t), length + 0.16),
    )
    c.poly(
      [wall.pt(a, high + 0.03, length + 0.16), ...drop, wall.pt(b, high + 0.03, length + 0.16)],
      i % 2 ? cloth : mix(cloth, p.cream, 0.22),
    )
  }
  for (const [s, e] of [
    [s0 - 0.14, s0 + 0.16],
    [s1 + 0.14, s1 - 0.16],
  ] as const)
    c.poly(
      [
        wall.pt(s, high, 0.12),
        wall.pt(e, high, 0.12),
        wall.pt(lerp(s, e, 0.5), 1.2, 0.12),
        wall.pt(e, 0.3, 0.12),
        wall.pt(s, 0.3, 0.12),
      ],
      shaded(room, cloth, s < e ? 0.12 : 0.34),
    )
}

/** A drum-shaped stool or side table. */
export const drawPouf = (room: Space, [x, z]: readonly [number, number], colour = room.decor.rug): void => {
  const { c, cam } = room
  const { x: bx, y: by, k } = spot(cam, x, z)
  const tone = lit(room, colour)
  disc(room, [x + 0.1, 0, z], 0.34, shaded(room, room.decor.wood, 0.75), { opacity: 0.45 })
  c.path(
    svg`M${bx - k * 0.28} ${by - k * 0.36}Q${bx - k * 0.34} ${by - k * 0.16} ${bx - k * 0.26} ${by + k * 0.02}Q${bx} ${
      by + k * 0.1
    } ${bx + k * 0.26} ${by + k * 0.02}Q${bx + k * 0.34} ${by - k * 0.16} ${bx + k * 0.28} ${by - k * 0.36}Z`,
    c.lin(bx - k * 0.3, 0, bx + k * 0.3, 0, [
      [0, mix(tone, '#ffffff', 0.2)],
      [1, shaded(room, tone, 0.5)],
    ]),
  )
  disc(room, [x, 0.36, z], 0.28, mix(tone, '#ffffff', 0.25))
}

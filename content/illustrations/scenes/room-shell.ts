import { rect3 } from '../buildings/box.ts'
import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { balustrade } from '../figures/beach.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { at, polyD, svg } from '../svg-path.ts'

/** A room seen from its near end, in metres; what every piece of it needs to know. */
export interface Room {
  readonly c: Canvas
  readonly p: Inks
  readonly r: Random
  readonly cam: Camera
  /** Left and right wall. */
  readonly left: number
  readonly right: number
  /** Distance of the wall with the window. */
  readonly depth: number
  readonly ceiling: number
  readonly opening: { readonly left: number; readonly right: number; readonly height: number }
  readonly tones: { readonly back: string; readonly side: string; readonly floor: string }
  readonly night: boolean
  /** The picture is upright. */
  readonly tall: boolean
}

/** The picture in the picture: what the open window shows, with the balcony. */
export const drawView = (room: Room): void => {
  const { c, p, r, cam, depth, opening } = room
  const q0 = cam.p(opening.left, opening.height, depth)
  const q1 = cam.p(opening.right, 0, depth)
  c.clip(svg`M${q0[0]} ${q0[1]}H${q1[0]}V${q1[1]}H${q0[0]}Z`, () => {
    const hy = cam.hy
    const sx = lerp(q0[0], q1[0], 0.62)
    sky(c, p, { hy, r, stars: 0, rays: { x: sx, y: hy - 60, R: 34, len: 900, N: 34, o: 0.55 } })
    hills(c, hy + 2, 46, { r, col: p.hill[0], x0: q0[0] - 40, x1: lerp(q0[0], q1[0], 0.5), N: 4, base: hy + 4 })
    sea(c, p, { y0: hy, y1: q1[1], bands: 7, r, sunX: sx, glit: 12, amp: 0.5 })
    sail(c, p, lerp(q0[0], q1[0], 0.28), hy + 20, 78, {})
    sail(c, p, lerp(q0[0], q1[0], 0.46), hy + 8, 36, { c2: p.accent2 })
    // balcony
    balustrade(c, p, cam, 8.2, -3, 4, { h: 1.02, step: 0.24 })
    rect3(c, cam, [-3, 0, depth], [4, 0, depth], [4, 0, 8.3], [-3, 0, 8.3], p.sand[0])
    for (let i = 0; i < 16; i++) {
      const x = -3 + i * 0.45
      rect3(c, cam, [x, 0, 8.18], [x + 0.2, 0, 8.18], [x - 0.3, 0, depth], [x - 0.5, 0, depth], p.sand[2], {
        opacity: 0.7,
      })
    }
  })
}

/** The wall around the window. */
export const drawBackWall = (room: Room): void => {
  const { c, p, cam, left, right, depth, ceiling, opening, tones, night } = room
  const q0 = cam.p(opening.left, opening.height, depth)
  const q1 = cam.p(opening.right, 0, depth)
  const A = cam.p(left, ceiling, depth)
  const B = cam.p(right, 0, depth)
  c.path(svg`M${A[0]} ${A[1]}H${B[0]}V${B[1]}H${A[0]}ZM${q0[0]} ${q0[1]}V${q1[1]}H${q1[0]}V${q0[1]}Z`, tones.back, {
    'fill-rule': 'evenodd',
  })
  c.shade(
    svg`M${A[0]} ${A[1]}H${q0[0]}V${B[1]}H${A[0]}Z`,
    q0[0],
    0,
    A[0],
    0,
    night ? p.wall[3] : mix(p.sea[1], p.wall[3], 0.25),
    0.03,
    0.32,
  )
}

/** A sun-shaped mirror between the corner and the window. */
export const drawMirror = (room: Room): void => {
  const { c, p, cam, left, depth, opening, tones } = room
  const m = cam.p(lerp(left, opening.left, 0.58), 1.95, depth)
  const u = (cam.f / depth) * 0.36
  let d = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    const q = i % 2 ? 1.35 : 1.75
    d += svg`M${m[0] + u * Math.cos(a - 0.05)} ${m[1] + u * Math.sin(a - 0.05)}L${m[0] + u * q * Math.cos(a)} ${m[1] + u * q * Math.sin(a)}L${m[0] + u * Math.cos(a + 0.05)} ${m[1] + u * Math.sin(a + 0.05)}Z`
  }
  c.path(d, p.accent2)
  c.circle(m[0], m[1], u, p.accent2)
  c.circle(m[0], m[1], u * 0.86, mix(p.sky[2], tones.back, 0.25))
  c.clip(
    svg`M${m[0] - u * 0.86} ${m[1]}a${u * 0.86} ${u * 0.86} 0 1 1 ${u * 1.72} 0a${u * 0.86} ${u * 0.86} 0 1 1 ${-u * 1.72} 0Z`,
    () =>
      c.path(
        svg`M${m[0] - u} ${m[1] + u * 0.3}L${m[0] + u * 0.5} ${m[1] - u}H${m[0] + u}L${m[0] - u} ${m[1] + u}Z`,
        p.cream,
        { opacity: 0.6 },
      ),
  )
}

/** Side walls with their panels, ceiling and floor. */
export const drawWalls = (room: Room): void => {
  const { c, p, cam, left, right, depth, ceiling, tones, night } = room
  const LW = cam.poly([
    [left, 0, 0.5],
    [left, 0, depth],
    [left, ceiling, depth],
    [left, ceiling, 0.5],
  ])
  const RW = cam.poly([
    [right, 0, depth],
    [right, 0, 0.5],
    [right, ceiling, 0.5],
    [right, ceiling, depth],
  ])
  c.poly(LW, tones.side)
  c.poly(RW, night ? p.wall[3] : mix(tones.back, p.wall[3], 0.42))
  for (let z = 1; z < depth; z += 0.44)
    rect3(
      c,
      cam,
      [left, 0.95, z],
      [left, 0.95, z + 0.22],
      [left, ceiling - 0.25, z + 0.22],
      [left, ceiling - 0.25, z],
      mix(tones.side, p.cream, night ? 0.08 : 0.4),
      { opacity: 0.6 },
    )
  rect3(
    c,
    cam,
    [left, 0, 0.5],
    [left, 0, depth],
    [left, 0.9, depth],
    [left, 0.9, 0.5],
    night ? mix(p.wall[2], p.wall[3], 0.6) : mix(p.cream, p.wall[2], 0.12),
  )
  rect3(
    c,
    cam,
    [left, 0.88, 0.5],
    [left, 0.88, depth],
    [left, 0.97, depth],
    [left, 0.97, 0.5],
    mix(p.cream, p.wall[2], night ? 0.6 : 0),
  )
  c.poly(
    cam.poly([
      [left, ceiling, 0.5],
      [right, ceiling, 0.5],
      [right, ceiling, depth],
      [left, ceiling, depth],
    ]),
    night ? mix(p.wall[3], p.ink, 0.3) : mix(p.cream, p.wall[2], 0.28),
  )
  rect3(
    c,
    cam,
    [left, ceiling - 0.22, depth],
    [right, ceiling - 0.22, depth],
    [right, ceiling, depth],
    [left, ceiling, depth],
    mix(p.cream, p.wall[2], night ? 0.7 : 0.15),
  )
  c.poly(
    cam.ground([
      [left, 0.5],
      [right, 0.5],
      [right, depth],
      [left, depth],
    ]),
    tones.floor,
  )
}

/** Slanting blocks. */
export const drawParquet = (room: Room): void => {
  const { c, p, cam, left, right, depth, tones } = room
  for (let i = 0; i < 24; i++)
    for (let j = 0; j < 22; j++) {
      const x = left + i * 0.36
      const z = 0.9 + j * 0.28
      if ((i + j) % 2 && x < right)
        c.poly(
          cam.ground(
            (
              [
                [x, z],
                [Math.min(right, x + 0.36), z + 0.14],
                [Math.min(right, x + 0.36), z + 0.42],
                [x, z + 0.28],
              ] as const
            ).map(([a, b]) => [a, Math.min(b, depth)] as const),
          ),
          mix(tones.floor, p.roof[1], 0.22),
          { opacity: 0.55 },
        )
    }
}

/** The light that falls through the window by day. */
export const drawSunPatch = (room: Room): void => {
  const { c, p, cam, depth, opening, tones } = room
  const S = cam.ground([
    [opening.left, depth],
    [opening.right, depth],
    [opening.right - 1.5, 1.5],
    [opening.left - 2.1, 1.5],
  ])
  c.poly(S, mix(p.halo, p.cream, 0.3), { opacity: 0.62, style: 'mix-blend-mode:soft-light' })
  c.shade(polyD(S), 0, at(S, 0)[1], 0, c.H, p.halo, 0.55, 0.2)
  for (let k = 1; k < 3; k++) {
    const t = k / 3
    const x = lerp(opening.left, opening.right, t)
    c.poly(
      cam.ground([
        [x - 0.03, depth],
        [x + 0.03, depth],
        [x - 1.72, 1.5],
        [x - 1.85, 1.5],
      ]),
      tones.floor,
      { opacity: 0.7 },
    )
  }
}

import type { Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { type Point, polyD } from '../svg-path.ts'
import { viewOf } from '../views/view.ts'
import { VIEWS } from '../views/views.ts'
import { type Space, lit, outlines, shaded } from './space.ts'

export interface Opening {
  readonly wall: Wall
  readonly from: number
  readonly to: number
  readonly bottom: number
  readonly top: number
  /** A round head. */
  readonly arch?: boolean
}

export const shapeOf = ({ wall, from, to, bottom, top, arch = false }: Opening, out = 0, grow = 0): Point[] =>
  arch
    ? wall.arch(from - grow, bottom, to + grow, top + grow, out, 16)
    : wall.rect(from - grow, bottom, to + grow, top + grow, out)

/** Walls with dado and cornice, floor and ceiling. The wall opposite the light is the darkest. */
export const drawShell = (room: Space, { dado = 0.95, ceiling }: { dado?: number; ceiling?: string } = {}): void => {
  const { c, p, cam, left, back, right, x0, x1, depth, height, decor, night } = room
  const wall = lit(room, decor.wall)
  const near = 0.45
  const dim = lit(room, decor.shade)
  const far = mix(wall, dim, 0.22)
  const sides = [
    [left, near, depth, mix(wall, dim, 0.5)],
    [right, 0, depth - near, mix(wall, night ? p.glow : p.cream, 0.2)],
    [back, 0, back.len, far],
  ] as const
  const white = night ? mix(p.cream, '#8a4658', 0.5) : mix(p.cream, decor.wall, 0.18)
  for (const [plane, from, to, colour] of sides) {
    c.poly(plane.rect(from, 0, to, height), colour)
    if (dado > 0) {
      c.poly(plane.rect(from, 0, to, dado), mix(colour, white, 0.62))
      for (let s = from + 0.1; s < to - 0.5; s += 0.92)
        c.poly(plane.rect(s, 0.2, Math.min(to - 0.08, s + 0.76), dado - 0.13), mix(colour, white, 0.42))
      c.poly(plane.rect(from, dado - 0.05, to, dado + 0.03), white)
    }
    c.poly(plane.rect(from, 0, to, 0.12), mix(white, colour, 0.2))
    c.poly(plane.rect(from, height - 0.2, to, height), mix(white, colour, 0.1))
    c.poly(plane.rect(from, height - 0.24, to, height - 0.2), shaded(room, colour, 0.3))
  }
  c.poly(
    cam.poly([
      [x0, height, near],
      [x1, height, near],
      [x1, height, depth],
      [x0, height, depth],
    ]),
    ceiling ?? mix(white, decor.wall, 0.22),
  )
  const leftSide = polyD(left.rect(near, 0, depth, height))
  const [nx] = left.pt(1.2, 1)
  const [fx] = left.pt(depth, 1)
  c.shade(leftSide, nx, 0, fx, 0, mix(dim, shaded(room, dim, 0.7), 0.4), 0.42, 0.02)
  const [ax] = back.pt(0, 1)
  const [bx] = back.pt(back.len, 1)
  c.shade(
    polyD(back.rect(0, 0, back.len, height)),
    ax,
    0,
    lerp(ax, bx, 0.7),
    0,
    mix(dim, shaded(room, dim, 0.7), 0.4),
    0.34,
    0,
  )
}

/** The floor: boards that run away from the eye, a herringbone, or tiles. */
export const drawFloor = (room: Space, kind: 'boards' | 'herringbone' | 'tiles' = 'boards', second?: string): void => {
  const { c, cam, x0, x1, depth, decor, p } = room
  const base = lit(room, decor.wood)
  const dark = second ?? shaded(room, base, 0.2)
  c.poly(
    cam.ground([
      [x0, 0.42],
      [x1, 0.42],
      [x1, depth],
      [x0, depth],
    ]),
    base,
  )
  if (kind === 'tiles') {
    const step = 0.62
    for (let i = 0; x0 + i * step < x1; i++)
      for (let j = 0; j * step < depth; j++) {
        const [a, z] = [x0 + i * step, depth - j * step]
        if ((i + j) % 2 === 0 || z < 0.5) continue
        c.poly(
          cam.ground([
            [a, z],
            [Math.min(x1, a + step), z],
            [Math.min(x1, a + step), Math.max(0.42, z - step)],
            [a, Math.max(0.42, z - step)],
          ]),
          dark,
        )
      }
  } else if (kind === 'herringbone') {
    const [w, l] = [0.42, 0.34]
    for (let i = 0; x0 + i * w < x1; i++)
      for (let j = 0; j * l < depth + w; j++) {
        const [a, b, z] = [x0 + i * w, Math.min(x1, x0 + (i + 1) * w), 0.5 + j * l]
        const tilt = i % 2 ? l : -l
        const quad = (
          [
            [a, z],
            [b, z + tilt],
            [b, z + tilt + l],
            [a, z + l],
          ] as const
        ).map(([x, q]) => [x, Math.min(depth, Math.max(0.45, q))] as const)
        if (j % 2) c.poly(cam.ground(quad), dark, { opacity: 0.5 })
      }
  } else {
    const count = Math.round((x1 - x0) / 0.24)
    for (let i = 0; i < count; i++) {
      const [a, b] = [lerp(x0, x1, i / count), lerp(x0, x1, (i + 1) / count)]
      if (i % 2)
        c.poly(
          cam.ground([
            [a, 0.42],
            [b, 0.42],
            [b, depth],
            [a, depth],
          ]),
          mix(base, dark, 0.4 + 0.3 * (i % 3)),
        )
      c.line([cam.p(a, 0, depth), cam.p(a, 0, 0.8)], shaded(room, base, 0.4), 1.4, { opacity: 0.5 })
    }
  }
  const floor = cam.ground([
    [x0, 0.42],
    [x1, 0.42],
    [x1, depth],
    [x0, depth],
  ])
  c.shade(polyD(floor), 0, c.H, 0, cam.p(0, 0, depth)[1], mix(p.wall[3], '#5b2c4e', 0.4), 0.3, 0)
}

/** One shared view behind all openings. */
export const drawViewBehind = (room: Space, openings: readonly Opening[], horizon = room.cam.hy): void => {
  const { c, p, r, calm, view } = room
  const shapes = openings.map((opening) => shapeOf(opening))
  const all = shapes.flat()
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  const box = [
    Math.max(-120, Math.min(...xs)),
    Math.max(-60, Math.min(...ys)),
    Math.min(c.W + 120, Math.max(...xs)),
    Math.min(c.H + 60, Math.max(...ys)),
  ] as const
  c.clip(outlines(shapes), () => {
    VIEWS[view](viewOf({ c, p, r, hy: horizon, calm }, box))
  })
}

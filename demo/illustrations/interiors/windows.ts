import type { Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { type Point, at, polyD, svg } from '../svg-path.ts'
import { type Opening, shapeOf } from './shell.ts'
import { type Space, block, cut, lit, shaded } from './space.ts'

/** Reveal, frame and glazing bars; `panes` across and `rows` up. */
export const drawFrame = (
  room: Space,
  opening: Opening,
  { panes = 2, rows = 3, frame, sill = false }: { panes?: number; rows?: number; frame?: string; sill?: boolean } = {},
): void => {
  const { c, p, cam, night } = room
  const { wall, from, to, bottom, top, arch = false } = opening
  const white = frame ?? (night ? mix(p.cream, '#8a4658', 0.42) : mix(p.cream, p.wall[1], 0.12))
  const dim = shaded(room, white, 0.32)
  const shape = shapeOf(opening)
  c.path(polyD(shapeOf(opening, 0, 0.12)) + polyD(shape), white, { 'fill-rule': 'evenodd' })
  c.clip(polyD(shape), () => {
    const deep = -0.22
    for (const s of [from, to]) {
      const jamb = cam.poly([wall.w(s, bottom, 0), wall.w(s, bottom, deep), wall.w(s, top, deep), wall.w(s, top, 0)])
      c.poly(jamb, s === from ? dim : white)
    }
    c.poly(
      cam.poly([wall.w(from, bottom, 0), wall.w(to, bottom, 0), wall.w(to, bottom, deep), wall.w(from, bottom, deep)]),
      white,
    )
    for (let i = 0; i <= panes; i++) {
      const s = lerp(from, to, i / panes)
      c.poly(wall.rect(s - 0.035, bottom, s + 0.035, top, -0.14), i % 2 ? white : dim)
    }
    for (let i = 1; i <= rows; i++) {
      const y = lerp(bottom, top, i / rows)
      c.poly(wall.rect(from, y - 0.025, to, y + 0.025, -0.14), dim)
    }
    if (arch) {
      for (const a of [0.25, 0.5, 0.75]) {
        const [radius, mid] = [(to - from) / 2, (from + to) / 2]
        const end = wall.pt(mid + radius * Math.cos(Math.PI * a), top - radius + radius * Math.sin(Math.PI * a), -0.14)
        c.line([wall.pt(mid, top - radius, -0.14), end], white, 4)
      }
    }
  })
  if (sill) block(room, wall, [from - 0.15, to + 0.15, bottom - 0.08, bottom, 0, 0.16], cut(room, white))
}

/** One curtain gathered at the side of an opening, from its edge outward. */
const curtain = (
  room: Space,
  wall: Wall,
  edge: number,
  outer: number,
  [low, high]: readonly [number, number],
  stripe: string,
): void => {
  const { c, p, decor } = room
  const cloth = lit(room, decor.curtain)
  const folds = 6
  const out = 0.14
  const tie = low + (high - low) * 0.4
  for (let i = 0; i < folds; i++) {
    const [a, b] = [lerp(edge, outer, i / folds), lerp(edge, outer, (i + 1) / folds)]
    const pinch = (s: number, t: number): number => lerp(s, outer, t)
    const side = (s: number): Point[] => [
      wall.pt(s, high, out),
      wall.pt(pinch(s, 0.1), lerp(high, tie, 0.5), out),
      wall.pt(pinch(s, 0.5), tie, out),
      wall.pt(pinch(s, 0.22), lerp(tie, low, 0.45), out),
      wall.pt(pinch(s, 0.1), low, out),
    ]
    const [one, two] = [side(a), side(b)]
    const tone = i % 3 === 1 ? stripe : cloth
    const fill = i % 2 ? shaded(room, tone, 0.3 + 0.03 * i) : mix(tone, p.cream, 0.1)
    const curve = (points: readonly Point[]): string => {
      const [p0, p1, p2, p3, p4] = [at(points, 0), at(points, 1), at(points, 2), at(points, 3), at(points, 4)]
      return svg`${p0[0]} ${p0[1]}Q${p1[0]} ${p1[1]} ${p2[0]} ${p2[1]}Q${p3[0]} ${p3[1]} ${p4[0]} ${p4[1]}`
    }
    c.path(`M${curve(one)}L${curve(two.toReversed())}Z`, fill)
  }
  c.line([wall.pt(lerp(edge, outer, 0.46), tie + 0.03, out), wall.pt(outer, tie + 0.1, out)], p.accent2, 8)
}

/** A pair of tied curtains with a pelmet; `stripe` sets a second colour between the folds. */
export const drawCurtains = (
  room: Space,
  { wall, from, to, bottom, top }: Opening,
  { stripe, width = 0.6, pelmet = true }: { stripe?: string; width?: number; pelmet?: boolean } = {},
): void => {
  const { p, decor, height } = room
  const cloth = lit(room, decor.curtain)
  const high = Math.min(height - 0.28, top + 0.26)
  const low = bottom < 0.2 ? 0.03 : Math.max(0.03, bottom - 0.5)
  curtain(room, wall, from + 0.12, from - width, [low, high], stripe ?? cloth)
  curtain(room, wall, to - 0.12, to + width, [low, high], stripe ?? cloth)
  if (pelmet) {
    const s0 = from - width - 0.06
    const s1 = to + width + 0.06
    const scallops = Math.max(5, Math.round((s1 - s0) / 0.42))
    for (let i = 0; i < scallops; i++) {
      const [a, b] = [lerp(s0, s1, i / scallops), lerp(s0, s1, (i + 1) / scallops)]
      const drop = [0, 0.25, 0.5, 0.75, 1].map((t) =>
        wall.pt(lerp(a, b, t), high - 0.12 - 0.13 * Math.sin(Math.PI * t), 0.2),
      )
      room.c.poly(
        [wall.pt(a, high + 0.1, 0.2), ...drop, wall.pt(b, high + 0.1, 0.2)],
        i % 2 ? mix(stripe ?? cloth, p.cream, stripe ? 0 : 0.12) : shaded(room, cloth, 0.12),
      )
    }
  } else
    room.c.line(
      [wall.pt(from - width - 0.1, high + 0.03, 0.16), wall.pt(to + width + 0.1, high + 0.03, 0.16)],
      p.accent2,
      6,
    )
}

/** The light from an opening on the floor; `drift` is along the wall, `reach` out from it, in metres. */
export const drawSunPatch = (
  room: Space,
  { wall, from, to }: Opening,
  drift: number,
  reach: number,
  panes = 2,
): void => {
  const { c, p, cam, night, decor } = room
  if (night) return
  const points = cam.poly([
    wall.w(from, 0, 0),
    wall.w(to, 0, 0),
    wall.w(to + drift, 0, reach),
    wall.w(from + drift * 1.15, 0, reach),
  ])
  c.poly(points, mix(p.halo, p.cream, 0.2), { opacity: 0.5 })
  for (let i = 1; i < panes; i++) {
    const s = lerp(from, to, i / panes)
    c.poly(
      cam.poly([
        wall.w(s - 0.04, 0, 0),
        wall.w(s + 0.04, 0, 0),
        wall.w(s + drift * 1.07 + 0.05, 0, reach),
        wall.w(s + drift * 1.07 - 0.05, 0, reach),
      ]),
      decor.wood,
      { opacity: 0.6 },
    )
  }
}

/** The two leaves of a French window, swung into the room. */
export const drawLeaves = (room: Space, { wall, from, to, top }: Opening): void => {
  const { c, p, cam, night } = room
  const white = night ? mix(p.cream, '#8a4658', 0.4) : mix(p.cream, p.wall[1], 0.12)
  for (const [s, away] of [
    [from, -0.3],
    [to, 0.3],
  ] as const) {
    const at = (t: number, y: number): Point3 => wall.w(s + away * t, y, 0.85 * t)
    const quad = (t0: number, y0: number, t1: number, y1: number, fill: string, opacity = 1): void =>
      c.poly(cam.poly([at(t0, y0), at(t1, y0), at(t1, y1), at(t0, y1)]), fill, { opacity })
    quad(0, 0.05, 1, top - 0.05, mix(p.sky[2], p.cream, 0.35), 0.55)
    quad(0, 0.05, 1, 0.55, white)
    const tone = s === from ? shaded(room, white, 0.22) : white
    for (const t of [0, 0.46, 0.92]) quad(t, 0.05, t + 0.08, top - 0.05, tone)
    for (const y of [0.05, 0.55, 1.2, 1.85, top - 0.12]) quad(0, y, 1, y + 0.06, tone)
  }
}

/** Balcony: boards outside and its rail, in stone or iron. */
export const drawBalcony = (room: Space, opening: Opening, kind: 'stone' | 'iron' | 'wood' = 'iron'): void => {
  const { c, p, cam, night } = room
  const { wall, from, to } = opening
  const out = -1.5
  const tone =
    kind === 'stone' ? p.wall[0] : kind === 'wood' ? mix('#9a5a34', p.ink, night ? 0.4 : 0) : mix(p.ink, p.sea[0], 0.3)
  c.clip(polyD(shapeOf(opening)), () => {
    c.poly(
      cam.poly([wall.w(from - 2, 0, 0), wall.w(to + 2, 0, 0), wall.w(to + 2, 0, out), wall.w(from - 2, 0, out)]),
      mix(p.stone, p.sand[0], 0.3),
    )
    const bar = (s0: number, y0: number, s1: number, y1: number, fill: string): void =>
      c.poly(wall.rect(s0, y0, s1, y1, out), fill)
    const step = kind === 'iron' ? 0.13 : 0.2
    for (let s = from - 1; s < to + 1; s += step) {
      if (kind === 'iron') bar(s, 0, s + 0.022, 0.98, tone)
      else {
        bar(s, 0, s + step * 0.62, 0.94, tone)
        bar(s + step * 0.34, 0, s + step * 0.62, 0.94, mix(tone, p.wall[2], 0.55))
      }
    }
    bar(from - 2, 0.94, to + 2, 1.04, tone)
    bar(from - 2, 0, to + 2, 0.08, tone)
    if (kind === 'iron') bar(from - 2, 0.78, to + 2, 0.81, tone)
  })
}

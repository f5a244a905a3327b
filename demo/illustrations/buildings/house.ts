import { type Camera, type GroundPoint, type Point3, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, at, polyD } from '../svg-path.ts'
import { balcony, cornice, tones, type Tones, win } from './facade.ts'
import { boards, quoins, timbers } from './skins.ts'

/** A house with a roof, in metres. */
interface HousePlan {
  /** Left end of the front on the ground plan. */
  readonly at: GroundPoint
  /** Angle between the front and the picture plane, in radians; a positive angle shows the left side. */
  readonly turn?: number
  readonly w: number
  readonly d: number
  /** Height of the ground below the house. */
  readonly base?: number
  readonly storeys: number
  /** Height of the ground floor, and of the others. */
  readonly ground?: number
  readonly storey?: number
  readonly roof: 'hip' | 'gable' | 'flat'
  /** Gable to the front instead of eaves. */
  readonly across?: boolean
  readonly rise?: number
  readonly eaves?: number
  /** Width of a window's bay. */
  readonly bay?: number
  readonly skin?: 'plain' | 'timber' | 'quoins' | 'boards'
  readonly shut?: string
  /** Round heads on the ground floor. */
  readonly arches?: boolean
  /** Floors that carry a balcony on the front, counted from 1 above the ground floor. */
  readonly balconies?: readonly number[]
  readonly dormers?: number
  /** Positions of chimneys along the front, 0–1. */
  readonly chimneys?: readonly number[]
}

/** Direction to the light on the ground plan. */
const LIGHT: GroundPoint = [-0.86, -0.51]

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [x1, y1] = at(points, (i + 1) % points.length)
    return sum + x * y1 - x1 * y
  }, 0)

/** Whether a plane faces the eye. Its points are anticlockwise, as seen from outside. */
const facing = (points: readonly Point[]): boolean => points.length > 2 && area(points) < 0

interface Side {
  readonly wall: Wall
  readonly front: boolean
  readonly gabled: boolean
  readonly light: number
}

const facade = (c: Canvas, p: Inks, side: Side, plan: HousePlan, r: Random): void => {
  const { wall: W, light, front, gabled } = side
  const { base = 0, storeys, ground = 3.8, storey = 3.3, bay = 3.2, skin = 'plain', rise = 4 } = plan
  const lit = light > 0.05
  const t: Tones = tones(p, lit)
  const L = W.len
  const top = base + ground + storey * (storeys - 1)
  const body = gabled
    ? W.quad([
        [0, base],
        [L, base],
        [L, top],
        [L / 2, top + rise],
        [0, top],
      ])
    : W.rect(0, base, L, top)
  c.poly(body, light > 0.6 && !front ? lighten(t.w, 0.01) : t.w)
  const a = W.pt(0, top)
  const z = W.pt(L, top)
  c.shade(polyD(body), a[0], 0, z[0], 0, lit ? p.wall[1] : p.wall[3], lit ? 0.05 : 0.5, lit ? 0.6 : 0.1)
  if (skin === 'quoins') quoins(c, W, base, top, t, p)
  if (skin === 'boards') boards(c, W, base, top, t)
  const n = Math.max(1, Math.round(L / bay))
  const b = L / n
  for (let f = 0; f < storeys; f++) {
    const y = f === 0 ? base : base + ground + storey * (f - 1)
    const h = f === 0 ? ground : storey
    for (let i = 0; i < n; i++) {
      const s = i * b
      const arch = f === 0 && (plan.arches ?? false)
      const m = arch ? 0.2 : 0.29
      win(c, W, s + b * m, s + b * (1 - m), y + (f === 0 ? 0.25 : 0.55), y + h - (arch ? 0.5 : 0.75), t, {
        p,
        r,
        arch,
        lit: 0.36,
        shut: f > 0 && plan.shut ? (lit ? plan.shut : mix(plan.shut, p.wall[3], 0.5)) : null,
      })
    }
    if (front && (plan.balconies ?? []).includes(f)) balcony(c, W, b * 0.1, L - b * 0.1, y + 0.15, 0.9, t, p)
    if (f > 0) c.poly(W.rect(0, y - 0.05, L, y + 0.13), t.line)
  }
  if (skin === 'timber')
    timbers(c, p, W, { base: base + ground, storey, storeys: storeys - 1, b, n, lit, gabled, rise })
  if (gabled) {
    const w = Math.min(1, L * 0.11)
    win(c, W, L / 2 - w, L / 2 + w, top + rise * 0.12, top + rise * 0.5, t, { p, r, lit: 0.8 })
  } else {
    c.poly(W.rect(0, top - 0.75, L, top), mix(t.w, t.sh, 0.5))
  }
  if (plan.roof === 'flat') cornice(c, W, top - 0.1, 0.8, 0.5, t)
}

/** Draws the visible faces. Of two houses, the farther one must be drawn first. */
export const house = (c: Canvas, p: Inks, cam: Camera, plan: HousePlan, r: Random): void => {
  const { turn = 0, w, d, base = 0, storeys, ground = 3.8, storey = 3.3, roof, rise = 4, eaves = 0.7 } = plan
  const [ux, uz] = [Math.cos(turn), Math.sin(turn)]
  const on = (s: number, t: number): GroundPoint => [plan.at[0] + ux * s - uz * t, plan.at[1] + uz * s + ux * t]
  const up = (s: number, t: number, y: number): Point3 => {
    const [x, z] = on(s, t)
    return [x, y, z]
  }
  const top = base + ground + storey * (storeys - 1)
  const across = plan.across ?? false
  const corner = [on(0, 0), on(w, 0), on(w, d), on(0, d)] as const
  const normals = [
    [uz, -ux],
    [ux, uz],
    [-uz, ux],
    [-ux, -uz],
  ] as const
  const light = (i: number): number => at(normals, i)[0] * LIGHT[0] + at(normals, i)[1] * LIGHT[1]
  const sides = [1, 2, 3, 0].map((i): Side => {
    const wall = new Wall(cam, at(corner, i), at(corner, (i + 1) % 4))
    return { wall, front: i === 0, gabled: roof === 'gable' && (i % 2 === 0) === across, light: light(i) }
  })
  for (const side of sides) if (facing(side.wall.rect(0, base, side.wall.len, top))) facade(c, p, side, plan, r)
  if (roof === 'flat') {
    c.poly(cam.poly([up(0, 0, top + 0.7), up(w, 0, top + 0.7), up(w, d, top + 0.7), up(0, d, top + 0.7)]), p.wall[1])
    return
  }
  const o = eaves
  const drop = top - (o * rise) / ((across ? w : d) / 2)
  const low = [up(-o, -o, drop), up(w + o, -o, drop), up(w + o, d + o, drop), up(-o, d + o, drop)] as const
  const inset = roof === 'hip' ? Math.min(w, d) * 0.46 : -o
  const ridge = across
    ? ([up(w / 2, inset, top + rise), up(w / 2, d - inset, top + rise)] as const)
    : ([up(inset, d / 2, top + rise), up(w - inset, d / 2, top + rise)] as const)
  const [R1, R2] = ridge
  const planes: readonly (readonly [number, readonly Point3[]])[] = across
    ? [
        [2, [low[2], low[3], R2]],
        [3, [low[3], low[0], R1, R2]],
        [1, [low[1], low[2], R2, R1]],
        [0, [low[0], low[1], R1]],
      ]
    : [
        [2, [low[2], low[3], R1, R2]],
        [3, [low[3], low[0], R1]],
        [1, [low[1], low[2], R2]],
        [0, [low[0], low[1], R2, R1]],
      ]
  for (const [i, plane] of planes) {
    // The triangle at the end of a gable roof is wall, not roof.
    if (roof === 'gable' && plane.length === 3) continue
    const points = cam.poly(plane)
    if (!facing(points)) continue
    const shine = light(i)
    const colour = shine > 0.7 ? lighten(p.roof[0], 0.03) : shine > 0 ? p.roof[0] : mix(p.roof[1], p.roof[2], 0.3)
    c.poly(points, colour)
    const ys = points.map(([, y]) => y)
    c.shade(polyD(points), 0, Math.min(...ys), 0, Math.max(...ys), shine > 0 ? p.roof[1] : p.roof[2], 0, 0.6)
  }
  if (roof === 'gable') {
    // Bargeboards close the roof's edge.
    for (const side of sides) {
      const { wall: W, gabled } = side
      if (!gabled || !facing(W.rect(0, base, W.len, top))) continue
      const edge = (from: number, to: number, colour: string): void => {
        const y = (s: number): number => top + rise - (Math.abs(s - W.len / 2) * rise) / (W.len / 2)
        c.poly(
          W.quad([
            [from, y(from) - 0.35, o],
            [to, y(to) - 0.35, o],
            [to, y(to) + 0.25, o],
            [from, y(from) + 0.25, o],
          ]),
          colour,
        )
      }
      const t = tones(p, side.light > 0.05)
      edge(-o, W.len / 2, mix(t.sill, t.roof, 0.15))
      edge(W.len / 2, W.len + o, mix(t.sill, t.sh, 0.35))
    }
  }
  for (const u of plan.chimneys ?? []) {
    const W = new Wall(cam, on(w * u - 0.7, d / 2 - 0.5), on(w * u + 0.7, d / 2 - 0.5))
    c.poly(W.rect(0, top + rise * 0.55, 1.4, top + rise + 1.7), mix(p.wall[1], p.roof[0], 0.35))
    c.poly(W.rect(0.85, top + rise * 0.55, 1.4, top + rise + 1.7), mix(p.wall[2], p.roof[1], 0.35))
    c.poly(W.rect(-0.15, top + rise + 1.5, 1.55, top + rise + 1.8), mix(p.wall[1], p.roof[1], 0.3))
  }
  const F = new Wall(cam, at(corner, 0), at(corner, 1))
  const t = tones(p, light(0) > 0.05)
  for (let i = 0; i < (plan.dormers ?? 0); i++) {
    const s = lerp(0, w, (i + 0.5) / (plan.dormers ?? 1))
    const y = top + rise * 0.08
    const shape = (g: number, colour: string, low2: number): void =>
      c.poly(
        F.quad([
          [s - g, y + low2, -0.5],
          [s + g, y + low2, -0.5],
          [s + g, y + 1.5, -0.5],
          [s, y + 1.5 + g * 0.8, -0.5],
          [s - g, y + 1.5, -0.5],
        ]),
        colour,
      )
    shape(1.15, t.roof2, 0)
    shape(0.9, t.sill, 0)
    shape(0.55, p.night ? p.glow : t.win, 0.3)
  }
}

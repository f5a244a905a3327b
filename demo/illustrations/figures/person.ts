import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { type Point, at, polyD, smooth, svg } from '../svg-path.ts'

/** Elbow and hand, or knee and foot. */
export type Limb = readonly [joint: Point, end: Point]

/** In hundredths of the figure's height: to the right, and up from the ground. The far limb comes first. */
export interface Pose {
  readonly hip: Point
  readonly chest: Point
  readonly head: Point
  readonly arms: readonly [Limb, Limb]
  readonly legs: readonly [Limb, Limb]
}

export interface PersonOptions {
  readonly pose: Pose
  readonly top: string
  /** Colour of trousers or skirt; by default that of the top. */
  readonly bottom?: string
  readonly dir?: 1 | -1
  /** Bare arms. */
  readonly bare?: boolean
  /** Bare legs. */
  readonly legs?: boolean
  /** In hundredths of the height: hem above the ground, half the hem's width, and swing. */
  readonly skirt?: readonly [hem: number, half: number, swing?: number]
  readonly hair?: string
  readonly hat?: keyof typeof HATS
  readonly hatCol?: string
  /** Side of the light: -1 left, 1 right. */
  readonly lx?: number
  /** Colour of the cast shadow; none by default. */
  readonly shadow?: string
  /** Length and slant of the shadow, as shares of the height. */
  readonly sl?: number
  readonly st?: number
  /** Narrow, as seen from the side. */
  readonly side?: boolean
}

/** Hats around the middle of the head, in hundredths of the height. */
const HATS = {
  top: 'M-7 -2.5H7V-4H4.6V-12H-4.6V-4H-7Z',
  boater: 'M-9 -2H9V-3.6H4.4V-6.6H-4.4V-3.6H-9Z',
  wide: 'M-12 -1.5Q0 -4.5 12 -1.5Q6 -3.4 4.6 -6.5Q0 -8.4 -4.6 -6.5Q-6 -3.4 -12 -1.5Z',
  helmet: 'M-4.6 0.6Q-5 -5.6 0.4 -5.8Q5 -5.6 4.8 -1L6.6 -0.2L4.2 0.4Z',
  cone: 'M-4.6 -1.6L0.6 -16L4.6 -1.6Z',
  cap: 'M-4.4 -0.6Q-4.4 -5.4 0 -5.6Q4.4 -5.4 4.5 -1.6L8.4 -0.8L4 -0.2Z',
  plume: 'M-4 -2Q-12 -14 -4 -22Q-3 -14 0 -12Q0 -20 5 -24Q5 -14 4 -11Q9 -15 12 -14Q9 -6 4 -2Z',
} as const

/** A tapered limb with round ends. The winding direction is constant, so that several limbs form one shape. */
export const taper = (a: Point, b: Point, ra: number, rb: number): string => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  return (
    svg`M${a[0] + nx * ra} ${a[1] + ny * ra}A${ra} ${ra} 0 0 1 ${a[0] - nx * ra} ${a[1] - ny * ra}` +
    svg`L${b[0] - nx * rb} ${b[1] - ny * rb}A${rb} ${rb} 0 0 1 ${b[0] + nx * rb} ${b[1] + ny * rb}Z`
  )
}

/** A shape in two tones: lit along the edge that faces the light. */
export const toned = (c: Canvas, d: string, lit: string, dark: string, dx: number, dy = 0): void => {
  c.path(d, lit)
  c.clip(d, () => {
    c.path(d, dark, { transform: svg`translate(${dx} ${dy})` })
  })
}

/** The shadow of a shape on the ground at `y`. */
export const cast = (c: Canvas, d: string, y: number, colour: string, length: number, slant = 0.14): void => {
  const matrix = [1, 0, -length, slant, length * y, (1 - slant) * y].map((n) => String(Math.round(n * 1000) / 1000))
  c.path(d, colour, { transform: `matrix(${matrix.join(' ')})`, opacity: 0.8 })
}

const clockwise = (points: readonly Point[]): readonly Point[] => {
  const area = points.reduce((sum, [x, y], i) => {
    const [u, v] = at(points, (i + 1) % points.length)
    return sum + x * v - u * y
  }, 0)
  return area > 0 ? points : points.toReversed()
}

/** An elongated, faceless figure in any pose; (x, y) is the ground below it, `h` its height. */
export const person = (c: Canvas, p: Inks, x: number, y: number, h: number, o: PersonOptions): void => {
  const { pose, top, bottom = top, dir = 1, hair = p.ink, lx = -1, sl = 0.9, st } = o
  const u = h / 100
  const P = ([a, b]: Point): Point => [x + dir * a * u, y - b * u]
  const wide = o.side ? 0.68 : 1
  const { hip, chest, head } = pose
  const along: Point = [chest[0] - hip[0], chest[1] - hip[1]]
  const spine = Math.hypot(...along) || 1
  const [ax, ay] = [along[0] / spine, along[1] / spine]
  const off = (from: Point, across: number, up = 0): Point => [
    from[0] + ay * across * wide + ax * up,
    from[1] - ax * across * wide + ay * up,
  ]
  const shoulders = [off(chest, -6.4, -1), off(chest, 6.4, -1)] as const
  const hips = [off(hip, -2.6), off(hip, 2.6)] as const
  const waist = off(hip, 0, spine * 0.36)
  const torso = polyD(
    clockwise(
      [
        off(chest, -7.4, -0.6),
        off(chest, -3, 1.8),
        off(chest, 3, 1.8),
        off(chest, 7.4, -0.6),
        off(chest, 6.4, -7),
        off(waist, 4.4),
        off(hip, 5.8, -2),
        off(hip, -5.8, -2),
        off(waist, -4.4),
        off(chest, -6.4, -7),
      ].map(P),
    ),
  )
  const arm = (i: 0 | 1): string => {
    const [elbow, hand] = pose.arms[i]
    return taper(P(shoulders[i]), P(elbow), 2.3 * u, 1.7 * u) + taper(P(elbow), P(hand), 1.7 * u, 1.2 * u)
  }
  const hand = (i: 0 | 1): void => {
    const [hx, hy] = P(pose.arms[i][1])
    c.circle(hx, hy, 1.6 * u, i === 0 ? mix(p.skin, p.roof[1], 0.42) : p.skin)
  }
  const leg = (i: 0 | 1): string => {
    const [knee, foot] = pose.legs[i]
    const toe: Point = [foot[0] + 3.4, foot[1] + 0.2]
    return (
      taper(P(hips[i]), P(knee), 3.5 * u, 2.4 * u) +
      taper(P(knee), P(foot), 2.3 * u, 1.3 * u) +
      taper(P([foot[0], foot[1] + 0.8]), P(toe), 1.2 * u, 0.8 * u)
    )
  }
  const skirt = ((): string => {
    if (o.skirt === undefined) return ''
    const [hem, half, swing = 0] = o.skirt
    const m = hip[0] + swing
    const left = [off(waist, -4.5), [hip[0] - 6, hip[1] - 2], [m - half * 0.62, hem + (hip[1] - hem) * 0.36]] as const
    const right = [[m + half * 0.62, hem + (hip[1] - hem) * 0.36], [hip[0] + 6, hip[1] - 2], off(waist, 4.5)] as const
    const edge = [
      [m - half, hem + 1],
      [m - half * 0.4, hem - 1.2],
      [m + half * 0.4, hem - 1.2],
      [m + half, hem + 1],
    ] as const
    return smooth(([...left, ...edge, ...right] as readonly Point[]).map(P), true, 0.7)
  })()
  const shape = torso + arm(0) + arm(1) + leg(0) + leg(1) + skirt
  const [hx, hy] = P(head)
  const skull = taper([hx, hy - 0.8 * u], [hx, hy + u], 3.9 * u, 3.4 * u)
  if (o.shadow !== undefined) cast(c, shape + skull, y, o.shadow, -lx * sl, st)
  const shift = -lx * u
  const shadeSkin = mix(p.skin, p.roof[1], 0.42)
  const dark = (colour: string): string => (colour === p.skin ? shadeSkin : mix(colour, p.ink, 0.42))
  const lit = (colour: string): string => lighten(colour, 0.02)
  const sleeve = o.bare ? p.skin : top
  const trouser = o.legs ? p.skin : bottom
  c.path(arm(0), dark(sleeve))
  hand(0)
  c.path(leg(0), dark(trouser))
  toned(c, leg(1), lit(trouser), dark(trouser), shift * 1.7)
  c.path(taper(P(chest), [hx, hy], 2 * u, 1.7 * u), dark(p.skin))
  toned(c, torso, lit(top), dark(top), shift * 5)
  if (skirt !== '') {
    toned(c, skirt, lit(bottom), dark(bottom), shift * 7)
    c.shade(skirt, x + lx * 14 * u, 0, x - lx * 14 * u, 0, p.ink, 0, 0.4)
  }
  c.path(taper([hx - dir * 0.9 * u, hy - 1.2 * u], [hx - dir * 1.1 * u, hy], 4.1 * u, 3.6 * u), hair)
  toned(
    c,
    taper([hx + dir * u, hy - 0.2 * u], [hx + dir * 0.8 * u, hy + 1.6 * u], 3.3 * u, 2.7 * u),
    p.skin,
    shadeSkin,
    shift * 2.4,
  )
  if (o.hat !== undefined) {
    c.path(HATS[o.hat], o.hatCol ?? p.ink, {
      transform: `translate(${svg`${hx} ${hy}`}) scale(${(dir * u).toFixed(3)} ${u.toFixed(3)})`,
    })
  }
  toned(c, arm(1), lit(sleeve), dark(sleeve), shift * 1.2)
  hand(1)
}

import { rect3 } from '../buildings/box.ts'
import { lerp, mix } from '../colour.ts'
import { svg } from '../svg-path.ts'
import type { Room } from './room-shell.ts'

/** Frame, transom and the two leaves, opened inward. */
export const drawWindow = (room: Room): void => {
  const { c, p, cam, depth, opening, tones, night } = room
  const fr = mix(p.cream, p.wall[2], night ? 0.35 : 0.04)
  const fd = mix(p.cream, p.wall[2], 0.6)
  const R = (a: number, b: number, d: number, e: number, f: string) =>
    rect3(c, cam, [a, b, depth], [d, b, depth], [d, e, depth], [a, e, depth], f)
  R(opening.left - 0.12, 0, opening.left, opening.height + 0.14, fr)
  R(opening.right, 0, opening.right + 0.12, opening.height + 0.14, fr)
  R(opening.left - 0.12, opening.height, opening.right + 0.12, opening.height + 0.14, fr)
  R(opening.left, 2.18, opening.right, 2.25, fd)
  for (let i = 1; i < 6; i++)
    R(
      lerp(opening.left, opening.right, i / 6) - 0.012,
      2.25,
      lerp(opening.left, opening.right, i / 6) + 0.012,
      opening.height,
      fd,
    )
  // opened door leaves (swing inward)
  for (const s of [-1, 1]) {
    const x = s < 0 ? opening.left : opening.right
    const x2 = x + s * 0.22
    const z2 = depth - 0.95
    for (let i = 0; i < 4; i++) {
      const y0 = 0.08 + i * 0.52
      rect3(
        c,
        cam,
        [x, y0, depth],
        [x2, y0, z2],
        [x2, y0 + 0.48, z2],
        [x, y0 + 0.48, depth],
        mix(p.sky[2], tones.back, 0.3),
        {
          opacity: 0.85,
        },
      )
    }
    for (const [a, b] of [
      [0, 0.08],
      [0.56, 0.6],
      [1.08, 1.12],
      [1.6, 1.64],
      [2.1, 2.18],
    ] as const)
      rect3(c, cam, [x, a, depth], [x2, a, z2], [x2, b, z2], [x, b, depth], fr)
    const t = (u: number, w: number) =>
      rect3(
        c,
        cam,
        [lerp(x, x2, u), 0, lerp(depth, z2, u)],
        [lerp(x, x2, u + w), 0, lerp(depth, z2, u + w)],
        [lerp(x, x2, u + w), 2.18, lerp(depth, z2, u + w)],
        [lerp(x, x2, u), 2.18, lerp(depth, z2, u)],
        fr,
      )
    t(0, 0.08)
    t(0.46, 0.06)
    t(0.92, 0.08)
  }
}

/** Two tied curtains and their rail. */
export const drawCurtains = (room: Room): void => {
  const { c, p, cam, depth, ceiling, opening } = room
  for (const s of [-1, 1]) {
    const xe = s < 0 ? opening.left - 0.1 : opening.right + 0.1
    const xo = xe + s * 0.72
    const k = 6
    for (let i = 0; i < k; i++) {
      const a = lerp(xe, xo, i / k)
      const b = lerp(xe, xo, (i + 1) / k)
      const z = depth - 0.18
      const top = cam.p(a, ceiling - 0.3, z)
      const top2 = cam.p(b, ceiling - 0.3, z)
      const m = 0.45
      const w1 = cam.p(lerp(a, xo, m), 1.15, z)
      const w2 = cam.p(lerp(b, xo, m), 1.15, z)
      const b1 = cam.p(a, 0.02, z)
      const b2 = cam.p(b, 0.02, z)
      const col = i % 2 ? mix(p.accent, p.wall[3], 0.12 + 0.05 * i) : mix(p.accent, p.cream, 0.12 - 0.02 * i)
      c.path(
        svg`M${top[0]} ${top[1]}Q${lerp(top[0], w1[0], 0.25)} ${lerp(top[1], w1[1], 0.6)} ${w1[0]} ${w1[1]}Q${b1[0]} ${lerp(w1[1], b1[1], 0.35)} ${b1[0]} ${b1[1]}H${b2[0]}Q${b2[0]} ${lerp(w2[1], b2[1], 0.35)} ${w2[0]} ${w2[1]}Q${lerp(top2[0], w2[0], 0.25)} ${lerp(top2[1], w2[1], 0.6)} ${top2[0]} ${top2[1]}Z`,
        col,
      )
    }
    const tb = cam.p(lerp(xe, xo, 0.42), 1.2, depth - 0.2)
    const te = cam.p(xo + s * 0.02, 1.1, depth - 0.2)
    c.line([tb, te], p.accent2, 9)
  }
}

import { box } from '../buildings/box.ts'
import { lighten, mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { at, smooth, svg } from '../svg-path.ts'
import type { Room } from './room-shell.ts'

/** A tub chair. */
export const drawArmchair = (room: Room, x: number, z: number): void => {
  const { c, p, cam } = room
  const k = cam.f / z
  const g = cam.p(x, 0, z)
  c.ell(g[0] - k * 0.55, g[1] + k * 0.02, k * 0.85, k * 0.14, p.wall[3], { opacity: 0.5 })
  const ac = mix(p.accent2, p.accent, 0.18)
  const ad = mix(ac, p.wall[3], 0.5)
  c.path(
    svg`M${g[0] - k * 0.42} ${g[1] - k * 0.3}V${g[1] - k * 0.75}C${g[0] - k * 0.42} ${g[1] - k * 1.15} ${g[0] + k * 0.5} ${g[1] - k * 1.15} ${g[0] + k * 0.5} ${g[1] - k * 0.75}V${g[1] - k * 0.1}H${g[0] - k * 0.2}Z`,
    ad,
  )
  for (let i = 0; i < 5; i++)
    c.path(
      svg`M${g[0] + k * (-0.3 + i * 0.16)} ${g[1] - k * 0.45}L${g[0] + k * (-0.34 + i * 0.18)} ${g[1] - k * (0.92 + 0.08 * Math.sin(i * 0.8))}`,
      'none',
      { stroke: mix(ac, p.wall[3], 0.7), 'stroke-width': k * 0.02 },
    )
  c.path(
    svg`M${g[0] - k * 0.5} ${g[1] - k * 0.46}Q${g[0]} ${g[1] - k * 0.58} ${g[0] + k * 0.4} ${g[1] - k * 0.46}L${g[0] + k * 0.4} ${g[1] - k * 0.1}Q${g[0]} ${g[1] - k * 0.02} ${g[0] - k * 0.5} ${g[1] - k * 0.1}Z`,
    ac,
  )
  c.path(
    svg`M${g[0] - k * 0.5} ${g[1] - k * 0.34}Q${g[0]} ${g[1] - k * 0.24} ${g[0] + k * 0.4} ${g[1] - k * 0.34}L${g[0] + k * 0.4} ${g[1] - k * 0.1}Q${g[0]} ${g[1] - k * 0.02} ${g[0] - k * 0.5} ${g[1] - k * 0.1}Z`,
    ad,
  )
  c.path(
    svg`M${g[0] + k * 0.3} ${g[1] - k * 0.66}Q${g[0] + k * 0.66} ${g[1] - k * 0.74} ${g[0] + k * 0.66} ${g[1] - k * 0.5}V${g[1] - k * 0.02}H${g[0] + k * 0.34}Z`,
    mix(ac, p.wall[3], 0.68),
  )
  c.path(
    svg`M${g[0] - k * 0.62} ${g[1] - k * 0.64}Q${g[0] - k * 0.4} ${g[1] - k * 0.72} ${g[0] - k * 0.34} ${g[1] - k * 0.52}L${g[0] - k * 0.4} ${g[1] + k * 0.02}H${g[0] - k * 0.62}Z`,
    lighten(ac, 0.05),
  )
}

/** A round table with flowers and a cup. */
export const drawTable = (room: Room): void => {
  const { c, p, r, cam, tall } = room
  const x = tall ? 0.75 : 1.05
  const z = 3.6
  const k = cam.f / z
  const g = cam.p(x, 0, z)
  c.ell(g[0] - k * 0.35, g[1] + k * 0.01, k * 0.4, k * 0.07, p.wall[3], { opacity: 0.5 })
  c.path(
    svg`M${g[0] - k * 0.025} ${g[1] - k * 0.62}h${k * 0.05}V${g[1] - k * 0.05}L${g[0] + k * 0.2} ${g[1]}H${g[0] - k * 0.2}L${g[0] - k * 0.025} ${g[1] - k * 0.05}Z`,
    p.ink,
  )
  c.ell(g[0], g[1] - k * 0.6, k * 0.38, k * 0.085, mix(p.wall[2], p.wall[3], 0.3))
  c.ell(g[0], g[1] - k * 0.625, k * 0.38, k * 0.085, p.cream)
  const vx = g[0] + k * 0.06
  const vy = g[1] - k * 0.64
  c.path(
    svg`M${vx - k * 0.06} ${vy}Q${vx - k * 0.13} ${vy - k * 0.12} ${vx - k * 0.05} ${vy - k * 0.24}H${vx + k * 0.05}Q${vx + k * 0.13} ${vy - k * 0.12} ${vx + k * 0.06} ${vy}Z`,
    p.sea[1],
  )
  for (const [a, b, q] of [
    [-0.13, -0.36, 0.12],
    [0.13, -0.37, 0.13],
    [0, -0.48, 0.14],
    [-0.02, -0.31, 0.1],
  ] as const)
    leafMass(c, { ...p }, vx + a * k, vy + b * k + q * k * 0.4, q * k, q * k, {
      r,
      k: 7,
      cols: [mix(p.accent, p.wall[3], 0.5), mix(p.accent, p.cream, 0.35), mix(p.accent, p.cream, 0.75)],
    })
  c.path(svg`M${vx - k * 0.26} ${vy}h${k * 0.09}l${k * 0.01} ${-k * 0.07}h${-k * 0.11}Z`, p.accent2)
}

/** A lamp of three rings, lit at night. */
export const drawPendant = (room: Room): void => {
  const { c, p, cam, ceiling, night, tall } = room
  const z = 4.4
  const k = cam.f / z
  const g = cam.p(tall ? -0.1 : 0.2, ceiling, z)
  c.rect(g[0] - 2, g[1], 4, k * 0.4, p.accent2)
  for (let i = 0; i < 3; i++) {
    const w = k * (0.46 - 0.13 * i)
    const y = g[1] + k * (0.4 + i * 0.09)
    c.path(
      svg`M${g[0] - w} ${y}H${g[0] + w}L${g[0] + w * 0.82} ${y + k * 0.085}H${g[0] - w * 0.82}Z`,
      i % 2 ? p.accent2 : night ? p.glow : p.cream,
    )
  }
  if (night) c.glow(g[0], g[1] + k * 0.5, k * 1.4, p.glow, 0.5)
}

/** A sofa against the back wall, between the corner and the window, with two cushions. */
export const drawSofa = (room: Room): void => {
  const { c, p, cam, left, depth, opening, night } = room
  const x0 = left + 0.35
  const x1 = opening.left - 1.05
  const cloth = mix(p.accent, p.sea[0], 0.12)
  const lit = mix(cloth, p.cream, night ? 0.1 : 0.22)
  const shade = mix(cloth, p.wall[3], 0.5)
  const z0 = depth - 1.15
  c.poly(
    cam.ground([
      [x0 - 0.1, z0 - 0.25],
      [x1 + 0.3, z0 - 0.25],
      [x1 + 0.3, depth],
      [x0 - 0.1, depth],
    ]),
    p.wall[3],
    {
      opacity: 0.4,
    },
  )
  const faces = { top: lit, front: cloth, right: shade }
  box(c, cam, x0, x1, 0.42, 0.98, depth - 0.4, depth - 0.05, faces)
  box(c, cam, x0 + 0.16, x1 - 0.16, 0.1, 0.46, z0, depth - 0.38, faces)
  const middle = (x0 + x1) / 2
  c.line([cam.p(middle, 0.12, z0), cam.p(middle, 0.46, z0), cam.p(middle, 0.98, depth - 0.4)], shade, 3)
  for (const [x, colour] of [
    [x0 + 0.42, p.accent2],
    [x1 - 0.42, p.cream],
  ] as const) {
    const corners = (
      [
        [x - 0.24, 0.47],
        [x + 0.24, 0.47],
        [x + 0.2, 0.88],
        [x - 0.2, 0.88],
      ] as const
    ).map(([a = 0, b = 0]) => cam.p(a, b, depth - 0.55))
    c.path(smooth(corners, true, 0.35), colour)
    c.shade(smooth(corners, true, 0.35), at(corners, 0)[0], 0, at(corners, 1)[0], 0, p.wall[3], 0, 0.55)
  }
  for (const x of [x0, x1 - 0.2]) box(c, cam, x, x + 0.2, 0.1, 0.66, z0 - 0.04, depth - 0.1, faces)
}

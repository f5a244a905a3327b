import { box } from '../buildings/box.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { clamp, lerp, mix } from '../colour.ts'
import { frond } from '../nature/palm.ts'
import { lens, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { polyD, svg } from '../svg-path.ts'

/** Round arches one behind the other, the pool an arrow to the sun. */
export function spa(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const cam = new Camera({ cx: W * 0.5, hy: H * (port ? 0.5 : 0.48), f: Math.max(W * 0.62, H * 0.62), eye: 1.7 })
  const zE = 21
  const R = 4.4
  const leg = 2.1
  const t1 = p.cream
  const t2 = mix(p.sky[2], p.accent2, 0.12)
  const dk = mix(p.sea[1], p.sea[0], 0.35)
  c.rect(0, 0, W, H, mix(t2, dk, 0.6))
  const C = cam.p(0, leg, zE)
  const k = cam.f / zE
  const rr = R * k * 0.98
  const arch = (rad: number, z: number) => {
    const q = cam.p(0, leg, z)
    const s = (cam.f / z) * rad
    const b = cam.p(0, 0, z)[1]
    return svg`M${q[0] - s} ${b}V${q[1]}A${s} ${s} 0 0 1 ${q[0] + s} ${q[1]}V${b}Z`
  }
  // distances of the vault ribs, far to near
  const zs: number[] = []
  for (let z = zE; z > 1.5; z -= 1.2) zs.push(z)
  c.rect(0, 0, W, H, mix(dk, p.ink, 0.3))
  // painted from near (large) to far (small), because each arch covers the inside of the previous one
  const near = zs.slice().reverse()
  near.forEach((z, i) => {
    const t = clamp((z - 1.5) / (zE - 1.5))
    const odd = i % 2
    const mid = (i >> 1) % 2
    const col = odd
      ? mix(mix(dk, mid ? p.sea[2] : p.sea[1], 0.5), t2, 0.08 + 0.8 * t * t)
      : mix(mix(t1, p.wall[2], 0.5), t1, 0.25 + 0.75 * t)
    if (i === 0) {
      c.rect(0, 0, W, H, mix(dk, p.ink, 0.25))
    }
    c.path(arch(R, z), col)
    // shade from the right, and a warm edge on every second arch
    c.shade(arch(R, z), cam.cx + (R * cam.f) / z, 0, cam.cx - (R * cam.f) / z, 0, p.sea[0], 0.7 * (1 - t), 0)
    if (!odd) {
      c.path(arch(R * 0.965, z), mix(t1, p.accent2, 0.35 + 0.3 * (1 - t)))
      c.path(arch(R * 0.95, z), mix(dk, t2, 0.1 + 0.85 * t * t))
    }
  })
  const E = arch(R * 0.86, zE)
  c.clip(E, () => {
    const hy = cam.hy
    c.rect(
      0,
      0,
      W,
      H,
      c.lin(0, C[1] - rr, 0, hy, [
        [0, p.sky[1]],
        [0.6, p.sky[2]],
        [1, p.sky[3]],
      ]),
    )
    sunRays(c, p, { x: C[0], y: hy - rr * 0.3, R: rr * 0.2, len: rr * 2.4, N: 24, o: 0.7 })
    c.rect(0, hy, W, 200, p.sea[1])
  })
  // mullions
  const mw = rr * 0.022
  for (const u of [-0.5, 0, 0.5])
    c.rect(C[0] + u * rr * 1.15 - mw, C[1] - rr, mw * 2, rr + leg * k, t1, { 'clip-path': null, 'opacity': 0.9 })
  for (let i = 0; i < 1; i++) c.rect(C[0] - rr * 0.86, C[1] - mw, rr * 1.72, mw * 2, t1)
  // floor deck
  const D = mix(p.sand[0], t1, 0.35)
  c.poly(
    cam.ground([
      [-40, 0.5],
      [40, 0.5],
      [R * 0.99, zE],
      [-R * 0.99, zE],
    ]),
    D,
  )
  for (const s of [-1, 1]) {
    for (let i = 0; i < 13; i++) {
      const z = 1.5 + i * 2.4
      c.poly(
        cam.ground([
          [s * R, z + 1.3],
          [s * R, z + 2.2],
          [s * 2.9, z + 0.4],
          [s * 2.9, z - 0.5],
        ]),
        s < 0 ? mix(p.sand[1], p.wall[2], 0.25) : p.halo,
        { opacity: 0.55 },
      )
    }
  }
  const px = 2.9
  const pz0 = 2.2
  const pz1 = zE - 2
  c.poly(
    cam.ground([
      [-px - 0.35, pz0 - 0.6],
      [px + 0.35, pz0 - 0.6],
      [px + 0.35, pz1 + 0.6],
      [-px - 0.35, pz1 + 0.6],
    ]),
    t1,
  )
  for (const s of [-1, 1])
    c.poly(
      cam.ground([
        [s * px, pz0],
        [s * (px + 0.12), pz0],
        [s * (px + 0.12), pz1],
        [s * px, pz1],
      ]),
      p.sea[0],
    )
  const pool = cam.ground(
    [
      [-px, pz0],
      [px, pz0],
      [px, pz1],
      [-px, pz1],
    ],
    -0.12,
  )
  const PD = polyD(pool)
  c.path(PD, p.sea[1])
  c.clip(PD, () => {
    const y0 = cam.p(0, -0.12, pz1)[1]
    const y1 = cam.p(0, -0.12, pz0)[1]
    c.rect(
      0,
      y0,
      W,
      y1 - y0,
      c.lin(0, y0, 0, y1, [
        [0, mix(p.sky[3], p.sea[2], 0.25)],
        [0.3, p.sea[2]],
        [0.7, p.sea[1]],
        [1, p.sea[0]],
      ]),
    )
    // mirrored arches
    near
      .filter((_, i) => i % 4 === 0)
      .forEach((z) => {
        const q = cam.p(0, 0, z)
        const s = (cam.f / z) * R * 0.72
        const h = (cam.f / z) * leg * 0.5
        c.path(svg`M${q[0] - s} ${q[1]}V${q[1] + h}A${s} ${s * 1.1} 0 0 0 ${q[0] + s} ${q[1] + h}V${q[1]}Z`, 'none', {
          'stroke': mix(p.sea[0], p.sea[1], 0.3),
          'stroke-width': (cam.f / z) * 0.2,
          'opacity': 0.4,
        })
      })
    for (let i = 0; i < 46; i++) {
      const t = (i + 0.3) / 46
      const y = lerp(y0, y1, t ** 1.7)
      const w = lerp(14, W * 0.3, t ** 1.4) * r.r(0.4, 1.1)
      lens(
        c,
        C[0] + r.r(-1, 1) * lerp(10, W * 0.4, t) - w / 2,
        y,
        w,
        lerp(1.2, 13, t),
        i % 3 ? mix(p.sea[2], p.foam, 0.45) : mix(p.sea[0], p.ink, 0.1),
        0.6,
      )
    }
    for (let i = 0; i < 22; i++) {
      const t = (i + 0.3) / 22
      const y = lerp(y0, y1, t ** 1.5)
      const w = lerp(20, 190, t) * r.r(0.4, 1)
      lens(c, C[0] + r.r(-1, 1) * lerp(4, 70, t) - w / 2, y, w, lerp(1.6, 10, t), p.foam, 0.9)
    }
    c.shade(PD, 0, y1 - (y1 - y0) * 0.45, 0, y1, p.sea[0], 0, 0.7)
  })
  // swimmer
  {
    const q = cam.p(0.75, -0.1, 7)
    const s = cam.f / 7
    lens(c, q[0] - s * 0.75, q[1] + s * 0.03, s * 1.5, s * 0.07, p.foam, 0.9)
    c.line(
      [
        [q[0] - s * 0.5, q[1]],
        [q[0] - s * 0.12, q[1] - s * 0.01],
      ],
      p.skin,
      s * 0.1,
    )
    c.circle(q[0] + s * 0.02, q[1] - s * 0.06, s * 0.1, p.skin)
    c.path(
      svg`M${q[0] - s * 0.1} ${q[1] - s * 0.07}A${s * 0.115} ${s * 0.115} 0 0 1 ${q[0] + s * 0.13} ${q[1] - s * 0.08}Z`,
      p.accent,
    )
    c.path(
      svg`M${q[0] + s * 0.08} ${q[1] - s * 0.01}Q${q[0] + s * 0.3} ${q[1] - s * 0.4} ${q[0] + s * 0.5} ${
        q[1] - s * 0.02
      }`,
      'none',
      { 'stroke': p.skin, 'stroke-width': s * 0.07, 'stroke-linecap': 'round' },
    )
  }
  // loungers
  for (const s of [-1, 1])
    for (const z of [16, 11.5, 7.6, 4.9]) {
      const x = s * 3.75
      c.poly(
        cam.ground([
          [x - 0.34, z - 0.8],
          [x + 0.34, z - 0.8],
          [x + 0.34, z + 0.9],
          [x - 0.34, z + 0.9],
        ]),
        p.wall[3],
        { opacity: 0.45 },
      )
      box(c, cam, x - 0.32, x + 0.32, 0.22, 0.34, z - 0.9, z + 0.4, {
        top: p.cream,
        front: mix(p.cream, p.wall[2], 0.55),
        left: mix(p.cream, p.wall[2], 0.7),
        right: p.cream,
      })
      c.poly(
        cam.poly([
          [x - 0.32, 0.34, z + 0.35],
          [x + 0.32, 0.34, z + 0.35],
          [x + 0.32, 0.95, z + 0.95],
          [x - 0.32, 0.95, z + 0.95],
        ]),
        p.accent,
      )
      c.poly(
        cam.poly([
          [x - 0.32, 0.36, z - 0.9],
          [x + 0.32, 0.36, z - 0.9],
          [x + 0.32, 0.36, z - 0.45],
          [x - 0.32, 0.36, z - 0.45],
        ]),
        p.accent,
      )
    }
  // urn palms near
  for (const s of [-1, 1]) {
    const q = cam.p(s * (port ? 3.35 : 4.6), 0, port ? 4.6 : 4.1)
    const u = cam.f / 4.3
    c.path(
      svg`M${q[0] - u * 0.26} ${q[1] - u * 0.55}H${q[0] + u * 0.26}L${q[0] + u * 0.17} ${q[1]}H${q[0] - u * 0.17}Z`,
      c.lin(q[0] - u * 0.26, 0, q[0] + u * 0.26, 0, [
        [0, p.accent2],
        [1, mix(p.accent2, p.wall[3], 0.6)],
      ]),
    )
    for (let i = 0; i < 9; i++) {
      const a = lerp(-Math.PI * 1.02, Math.PI * 0.02, i / 8)
      frond(c, q[0], q[1] - u * 0.52, u * r.r(0.95, 1.2), a, 0.3, { col: p.fol[0], col2: p.fol[1] })
    }
  }
}

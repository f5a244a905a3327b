import { mix, lighten } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { svg } from '../svg-path.ts'
import { type Pavilion, standing } from './parts.ts'
import { about, band, cupola, type Drum, front } from './round.ts'

/** A circus of brick: a ring of arches, a drum of round windows above, a great dome. */
export const circus: Pavilion = (c, p, stand) => {
  const { cam, z } = standing(stand)
  const { S } = stand
  const [L, M, D, DD] = p.wall
  const brick = mix(p.roof[0], M, 0.3)
  const shade = mix(p.roof[1], D, 0.3)
  const bricks = [brick, mix(brick, shade, 0.35), shade] as const
  const stone = [lighten(L, 0.01), mix(L, M, 0.4), mix(M, D, 0.5)] as const
  const ring: Drum = { x: 0, z: z + 15, radius: 23, from: 0, to: 8 }
  band(c, cam, ring, bricks)
  band(c, cam, { ...ring, to: 1 }, stone)
  about(cam, ring, 11, (x, y, k, wide) => {
    const [w, h] = [1.55 * k * wide, 4.6 * k]
    const arch = (grow: number): string =>
      svg`M${x - w - grow} ${y - 1 * k}V${y - h}A${w + grow} ${w / wide + grow} 0 0 1 ${x + w + grow} ${y - h}V${y - 1 * k}Z`
    c.path(arch(0.42 * k * wide), stone[1])
    c.path(arch(0), p.glow)
    c.rect(x - 0.1 * k, y - h - (w / wide) * 0.9, 0.2 * k, h + (w / wide) * 0.9 - k, mix(DD, p.roof[2], 0.4))
    for (const t of [0.4, 0.7]) c.rect(x - w, y - k - (h - k) * t, 2 * w, 0.16 * k, mix(DD, p.roof[2], 0.4))
  })
  for (let i = 0; i <= 11; i++) {
    const a = Math.PI * (1 - i / 11)
    const at = [ring.x + (ring.radius + 0.2) * Math.cos(a), ring.z - (ring.radius + 0.2) * Math.sin(a)] as const
    c.line([cam.p(at[0], 0, at[1]), cam.p(at[0], 8, at[1])], stone[i < 7 ? 0 : 1], 8 * S, { 'stroke-linecap': 'butt' })
  }
  band(c, cam, { ...ring, radius: 23.8, from: 7.7, to: 8.7 }, stone)
  for (let i = 1; i < 48; i++) {
    const a = Math.PI * (1 - i / 48)
    const [x, y] = cam.p(24 * Math.cos(a), 8.2, ring.z - 24 * Math.sin(a))
    c.circle(x, y, 3.6 * S, lighten(p.glow, 0.05))
  }
  const tiles = [mix(p.roof[0], p.glow, 0.12), p.roof[0], p.roof[2]] as const
  band(c, cam, { ...ring, radius: 23.8, from: 8.7, to: 12 }, tiles, 15)
  const drum: Drum = { x: 0, z: z + 15, radius: 14.6, from: 11.4, to: 16.4 }
  band(c, cam, drum, bricks)
  about(cam, drum, 11, (x, y, k, wide) => {
    c.ell(x, y - 2.6 * k, 1.5 * k * wide, 1.5 * k, stone[1])
    c.ell(x, y - 2.6 * k, 1.1 * k * wide, 1.1 * k, p.glow)
    c.rect(x - 0.1 * k, y - 3.7 * k, 0.2 * k, 2.2 * k, mix(DD, p.roof[2], 0.4))
  })
  band(c, cam, { ...drum, radius: 15.4, from: 16, to: 17 }, stone)
  const [tx, ty] = cupola(c, p, cam, { ...drum, radius: 15, to: 16.9 }, 10.5)
  flag(c, p, tx, ty, 90 * S, { cols: [p.accent, p.cream], dir: 1 })
  // The porch projects from the ring: four columns under a fan of light.
  const near = z - 9.6
  const at = (x: number, y: number): readonly [number, number] => cam.p(x, y, near)
  const k = cam.f / near
  const [cx, cy] = at(0, 7)
  c.poly([at(-6.4, 0), at(6.4, 0), at(6.4, 7), at(-6.4, 7)], mix(p.glow, p.accent2, 0.15))
  for (let x = -6; x <= 6; x += 1.5) c.rect(at(x, 0)[0] - 0.07 * k, cy, 0.14 * k, 7 * k, mix(DD, p.roof[2], 0.4))
  for (const x of [-6, -2.4, 2.4, 6]) c.rect(at(x, 0)[0] - 0.5 * k, cy, k, 7 * k, stone[x > 3 ? 1 : 0])
  c.poly([at(-7.2, 7), at(7.2, 7), at(7.2, 8), at(-7.2, 8)], stone[0])
  const gable = svg`M${cx - 6.6 * k} ${cy - k}A${6.6 * k} ${4.6 * k} 0 0 1 ${cx + 6.6 * k} ${cy - k}Z`
  c.path(gable, stone[1])
  c.clip(gable, () => {
    for (let i = 0; i < 13; i++) {
      const [a, b] = [Math.PI + (Math.PI * i) / 13, Math.PI + (Math.PI * (i + 0.55)) / 13]
      c.path(
        svg`M${cx} ${cy - k}L${cx + 5.6 * k * Math.cos(a)} ${cy - k + 3.9 * k * Math.sin(a)}L${
          cx + 5.6 * k * Math.cos(b)
        } ${cy - k + 3.9 * k * Math.sin(b)}Z`,
        i % 2 ? p.accent : p.glow,
      )
    }
    c.circle(cx, cy - k, 1.3 * k, p.glow)
  })
  for (let i = 0; i < 3; i++)
    c.poly(
      [
        at(-8 - i * 0.7, 0.3 - i * 0.3),
        at(8 + i * 0.7, 0.3 - i * 0.3),
        at(8 + i * 0.7, 0.6 - i * 0.3),
        at(-8 - i * 0.7, 0.6 - i * 0.3),
      ],
      stone[i % 2 ? 1 : 0],
    )
  c.poly([at(-1.8, 0.5), at(1.8, 0.5), at(2.6, -1.2), at(-2.6, -1.2)], p.accent)
  c.glow(cx, cy + 3 * k, 9 * k, p.glow, 0.4)
  c.line(front(cam, ring, 23.9, 7.9), mix(stone[1], DD, 0.4), 2)
}

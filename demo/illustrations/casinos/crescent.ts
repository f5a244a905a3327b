import { type Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import type { Inks } from '../palettes.ts'
import { type Pavilion, standing } from './parts.ts'
import { band, type Drum, front } from './round.ts'

/** One round storey: glass all about, a terrace with its rail above. */
const storey = (c: Canvas, p: Inks, cam: Camera, drum: Drum, over: number): void => {
  const [L, M, D, DD] = p.wall
  const { x, z, radius, from, to } = drum
  const bar = mix(DD, p.roof[2], 0.4)
  c.poly(cam.poly(cam.ring(x, to, z, radius + over)), mix(M, p.glow, 0.45))
  band(c, cam, { ...drum, to: from + 0.9 }, [L, M, D])
  band(c, cam, { ...drum, from: from + 0.9 }, [p.glow, mix(p.glow, p.accent2, 0.5), mix(p.accent2, D, 0.45)])
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (1 - i / 22)
    const [px, pz] = [x + radius * Math.cos(a), z - radius * Math.sin(a)]
    c.line([cam.p(px, from + 0.9, pz), cam.p(px, to, pz)], bar, 2.6)
  }
  c.line(front(cam, drum, radius, from + (to - from) * 0.68), bar, 2.2)
  const slab = { ...drum, radius: radius + over, from: to, to: to + 0.55 }
  band(c, cam, slab, [lighten(L, 0.02), mix(L, M, 0.4), D])
  for (const y of [0.85, 1.15, 1.45]) c.line(front(cam, slab, slab.radius - 0.1, to + y), mix(L, M, 0.4), 2.2)
  for (let i = 0; i <= 30; i++) {
    const a = Math.PI * (1 - i / 30)
    const [px, pz] = [x + (slab.radius - 0.1) * Math.cos(a), z - (slab.radius - 0.1) * Math.sin(a)]
    c.line([cam.p(px, to + 0.5, pz), cam.p(px, to + 1.45, pz)], mix(L, M, 0.4), 2)
  }
}

/** A white house of 1930 on the beach, long and low: a bar in a half moon, terraces like a ship’s stern. */
export const crescent: Pavilion = (c, p, stand) => {
  const { cam, z } = standing(stand)
  const [L, M, D, DD] = p.wall
  // The wing runs away to the right.
  const wing = new Wall(cam, [1, z + 3], [42, z + 19])
  const bar = mix(DD, p.roof[2], 0.4)
  for (const y of [0, 4.4]) {
    const h = y === 0 ? 4.4 : 4
    c.poly(wing.rect(0, y, wing.len, y + h), mix(M, D, 0.35))
    c.poly(wing.rect(8, y + 1, wing.len - 1.2, y + h - 0.5), mix(p.glow, p.accent2, 0.3))
    for (let s = 8; s <= wing.len - 1.2; s += 1.2)
      c.line([wing.pt(s, y + 1, 0.02), wing.pt(s, y + h - 0.5, 0.02)], bar, 2)
    c.poly(
      wing.quad([
        [6, y + h, 1.6],
        [wing.len, y + h, 1.6],
        [wing.len, y + h + 0.5, 1.6],
        [6, y + h + 0.5, 1.6],
      ]),
      mix(L, M, 0.35),
    )
    for (const q of [0.9, 1.3])
      c.line([wing.pt(6, y + h + q, 1.6), wing.pt(wing.len, y + h + q, 1.6)], mix(L, M, 0.5), 2)
  }
  const drum = { x: -6, z: z + 4 }
  storey(c, p, cam, { ...drum, radius: 15, from: 0, to: 4.4 }, 2.2)
  storey(c, p, cam, { ...drum, radius: 12, from: 4.9, to: 8.6 }, 1.8)
  // A slim tower, glazed from foot to head, ties drum and wing together.
  const tower = { x: 4.6, z: z + 2.5, radius: 2.7 }
  band(c, cam, { ...tower, from: 0, to: 13 }, [lighten(L, 0.02), mix(L, M, 0.4), D])
  band(c, cam, { ...tower, radius: 1.1, z: tower.z - 1.7, from: 1, to: 12 }, [
    p.glow,
    p.glow,
    mix(p.glow, p.accent2, 0.6),
  ])
  for (let y = 2; y < 12; y += 1.1) c.line(front(cam, { x: tower.x, z: tower.z - 1.7 }, 1.1, y), bar, 2)
  band(c, cam, { ...tower, radius: 3.3, from: 13, to: 13.6 }, [lighten(L, 0.02), mix(L, M, 0.4), D])
  const [fx, fy] = cam.p(tower.x, 13.6, tower.z)
  flag(c, p, fx, fy, stand.S * 110, { cols: [p.accent], dir: 1 })
  // The door under its round canopy, the carpet before it.
  const door = { x: -6, z: z - 11.2 }
  const foot = cam.ground([
    [door.x - 2, door.z],
    [door.x + 2, door.z],
    [door.x + 2.6, door.z - 7],
    [door.x - 2.6, door.z - 7],
  ])
  c.poly(foot, p.accent)
  band(c, cam, { x: -6, z: z - 9, radius: 3.6, from: 3.1, to: 3.6 }, [p.accent, p.accent, mix(p.accent, DD, 0.4)])
  const [gx, gy] = cam.p(-6, 2, z - 11)
  c.glow(gx, gy, stand.S * 130, p.glow, 0.5)
}

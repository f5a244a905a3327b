import { Wall } from '../camera.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import type { Point } from '../svg-path.ts'
import { type Pavilion, standing } from './parts.ts'
import { about, band, cupola, type Drum, front } from './round.ts'

/** Height of the floor above the water, in metres. */
const DECK = 4.6

/** A white rotunda on piles over the tide, a hall of glass behind it; its foot is the waterline. */
export const onPiles: Pavilion = (c, p, stand) => {
  const { cam, z } = standing(stand)
  const { S } = stand
  const [L, M, D, DD] = p.wall
  const iron = mix(DD, p.roof[1], 0.5)
  const white = [lighten(L, 0.01), mix(L, M, 0.4), mix(M, D, 0.6)] as const
  const drum: Drum = { x: -9, z: z + 9, radius: 12, from: DECK, to: DECK + 7 }
  const side = new Wall(cam, [0, z + 4], [46, z + 15])
  const pile = (x: number, depth: number): void => {
    c.line([cam.p(x, -0.6, depth), cam.p(x, DECK, depth)], mix(DD, p.ink, 0.3), 9 * S, { 'stroke-linecap': 'butt' })
  }
  // The dark below the floor, and the piles.
  c.poly([...side.rect(0, 0.6, side.len, DECK)], mix(DD, p.ink, 0.55))
  c.poly(
    cam.poly([
      [-21, 0.6, z + 9],
      [4, 0.6, z + 9],
      [4, DECK, z + 9],
      [-21, DECK, z + 9],
    ]),
    mix(DD, p.ink, 0.55),
  )
  for (let s = 0.6; s < side.len; s += 3) {
    const [x, , depth] = side.w(s, 0)
    pile(x, depth)
  }
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1 - i / 14)
    pile(drum.x + 12.6 * Math.cos(a), drum.z - 12.6 * Math.sin(a))
  }
  // The hall: a barrel of glass on a row of arches.
  const vault = (s: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const a = (Math.PI / 2) * (i / 12)
      return side.pt(s, DECK + 6 + 6.4 * Math.sin(a), -7 * (1 - Math.cos(a)))
    })
  const ribs = Array.from({ length: 13 }, (_, i) => vault(lerp(0, side.len, i / 12)))
  for (const [j, rib] of ribs.entries()) {
    const next = ribs[j + 1]
    if (next) c.poly([...rib, ...next.toReversed()], mix(p.roof[0], p.glow, j % 2 ? 0.52 : 0.4))
  }
  for (const rib of ribs) c.line(rib, iron, 4 * S)
  for (const i of [4, 8, 12])
    c.line(
      ribs.flatMap((rib) => rib.slice(i, i + 1)),
      mix(iron, p.roof[0], 0.3),
      4 * S,
    )
  c.poly(side.rect(0, DECK, side.len, DECK + 6.4), white[1])
  const bay = side.len / 11
  for (let i = 0; i < 11; i++) {
    const [a, e] = [i * bay + bay * 0.12, (i + 1) * bay - bay * 0.12]
    c.poly(side.arch(a, DECK + 0.6, e, DECK + 5.6, 0.02, 14), mix(p.glow, p.accent2, (i % 3) * 0.1))
    for (const t of [0.25, 0.5, 0.75]) {
      const s = lerp(a, e, t)
      c.line([side.pt(s, DECK + 0.6, 0.04), side.pt(s, DECK + (t === 0.5 ? 5.5 : 5), 0.04)], iron, 3 * S)
    }
    for (const y of [2.2, 3.8]) c.line([side.pt(a, DECK + y, 0.04), side.pt(e, DECK + y, 0.04)], iron, 3 * S)
  }
  c.poly(side.rect(0, DECK + 6, side.len, DECK + 6.8, 0.5), white[0])
  c.poly(side.rect(0, DECK - 0.5, side.len, DECK + 0.1, 1.6), white[0])
  for (let s = 0; s <= side.len; s += 0.9)
    c.line([side.pt(s, DECK, 1.6), side.pt(s, DECK + 1.1, 1.6)], white[1], 2.6 * S)
  c.line([side.pt(0, DECK + 1.1, 1.6), side.pt(side.len, DECK + 1.1, 1.6)], white[0], 5 * S)
  // The rotunda: tall windows, a gallery around it, an upper drum under the cupola.
  band(c, cam, drum, white)
  about(cam, drum, 11, (x, y, k, wide) => {
    const [w, h] = [1.15 * k * wide, 5.6 * k]
    c.rect(x - w, y - h, 2 * w, h - 0.7 * k, p.glow, { 'stroke': iron, 'stroke-width': 3 * S })
    c.rect(x - 0.09 * k, y - h, 0.18 * k, h - 0.7 * k, iron)
    for (const t of [0.35, 0.65]) c.rect(x - w, y - h * t - 0.6 * k, 2 * w, 0.16 * k, iron)
  })
  band(c, cam, { ...drum, radius: 13, from: DECK + 6.8, to: DECK + 7.6 }, white)
  for (let i = 1; i < 34; i++) {
    const a = Math.PI * (1 - i / 34)
    const [x, y] = cam.p(drum.x + 13.1 * Math.cos(a), DECK + 7.2, drum.z - 13.1 * Math.sin(a))
    c.circle(x, y, 3.4 * S, lighten(p.glow, 0.05))
  }
  const slate = [mix(p.roof[0], p.glow, 0.24), p.roof[0], p.roof[2]] as const
  band(c, cam, { ...drum, radius: 13, from: DECK + 7.6, to: DECK + 9.6 }, slate, 8)
  const upper: Drum = { ...drum, radius: 7.8, from: DECK + 9.2, to: DECK + 12.6 }
  band(c, cam, upper, white)
  about(cam, upper, 9, (x, y, k, wide) => {
    c.rect(x - 0.7 * k * wide, y - 2.9 * k, 1.4 * k * wide, 2.2 * k, p.glow, { 'stroke': iron, 'stroke-width': 3 * S })
  })
  band(c, cam, { ...upper, radius: 8.5, from: DECK + 12.4, to: DECK + 13.1 }, white)
  const [tx, ty] = cupola(c, p, cam, { ...upper, radius: 8.2, to: DECK + 13 }, 5.6)
  flag(c, p, tx, ty, 84 * S, { cols: [p.accent], dir: -1 })
  // The walk round it, over the water.
  band(c, cam, { ...drum, radius: 14, from: DECK - 0.5, to: DECK + 0.1 }, white)
  for (let i = 0; i <= 40; i++) {
    const a = Math.PI * (1 - i / 40)
    const [x, depth] = [drum.x + 14 * Math.cos(a), drum.z - 14 * Math.sin(a)]
    c.line([cam.p(x, DECK, depth), cam.p(x, DECK + 1.1, depth)], white[1], 2.6 * S)
  }
  c.line(front(cam, drum, 14, DECK + 1.1), white[0], 5 * S)
}

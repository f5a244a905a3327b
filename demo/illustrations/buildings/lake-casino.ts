import { type Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'
import { house } from './house.ts'

/** A white pavilion on piles over the water; `x` is its middle, `z` its front. */
export const lakeCasino = (c: Canvas, p: Inks, cam: Camera, x: number, z: number, r: Random, turn = 0): void => {
  const k = cam.f / z
  const zinc: Inks = {
    ...p,
    roof: p.night ? p.roof : [mix(p.hill[1], p.cream, 0.2), p.hill[2], mix(p.hill[2], p.ink, 0.35)],
  }
  const front = new Wall(
    cam,
    [x - 31 * Math.cos(turn), z - 31 * Math.sin(turn) - 4],
    [x + 31 * Math.cos(turn), z + 31 * Math.sin(turn) - 4],
  )
  for (let s = 0.5; s < front.len; s += 3) c.poly(front.rect(s, -0.4, s + 0.7, 2), mix(p.wall[3], p.ink, 0.3))
  c.poly(front.rect(0, 1.2, front.len, 1.5), p.wall[3])
  c.poly(front.rect(0, 1.5, front.len, 2.3), p.wall[0])
  c.poly(front.rect(0, 1.5, front.len, 1.75), p.wall[2])
  const part = (from: number, w: number, storeys: number, rise: number, back = 0): void => {
    const at = [
      x + from * Math.cos(turn) - back * Math.sin(turn),
      z + from * Math.sin(turn) + back * Math.cos(turn),
    ] as const
    house(
      c,
      zinc,
      cam,
      {
        at,
        turn,
        w,
        d: 14,
        base: 2,
        storeys,
        ground: 4.6,
        storey: 3.6,
        roof: 'hip',
        rise,
        bay: 3,
        arches: true,
        balconies: [1],
        eaves: 0.9,
      },
      r,
    )
  }
  part(-27, 54, 1, 3.4, 4)
  part(-20, 40, 2, 4, 2)
  part(-9, 18, 3, 5)
  const [cx, y] = cam.p(x, 18, z + 6)
  const R = 5.2 * k
  const dome = svg`M${cx - R} ${y}C${cx - R} ${y - R * 0.9} ${cx - R * 0.4} ${y - R * 1.25} ${cx} ${y - R * 1.35}C${
    cx + R * 0.4
  } ${y - R * 1.25} ${cx + R} ${y - R * 0.9} ${cx + R} ${y}Z`
  c.path(dome, zinc.roof[0])
  c.clip(dome, () => {
    c.rect(cx + R * 0.1, y - R * 2, R, R * 2, zinc.roof[1])
    c.rect(cx + R * 0.6, y - R * 2, R, R * 2, zinc.roof[2])
    for (let i = -3; i <= 3; i++)
      c.path(svg`M${cx} ${y - R * 1.35}Q${cx + (i / 3.4) * R} ${y - R * 1.1} ${cx + (i / 3.4) * R} ${y}`, 'none', {
        'stroke': mix(zinc.roof[0], p.cream, 0.4),
        'stroke-width': 0.1 * k,
        'opacity': 0.6,
      })
  })
  c.rect(cx - R * 1.08, y - 0.3 * k, R * 2.16, 0.9 * k, p.wall[0])
  flag(c, p, cx, y - R * 1.32, 5 * k, { cols: [p.accent] })
  for (let s = 0; s <= front.len; s += 0.9) c.poly(front.rect(s, 2.3, s + 0.12, 3.3), mix(p.wall[2], p.cream, 0.2))
  c.poly(front.rect(0, 3.25, front.len, 3.4), p.wall[0])
}

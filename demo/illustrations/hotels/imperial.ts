import { house } from '../buildings/house.ts'
import { turret } from '../buildings/turret.ts'
import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { flag, parasol } from '../figures/beach.ts'
import { leafMass } from '../nature/plants.ts'
import { rock } from '../nature/rock.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import { breaker } from '../nature/surf.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at } from '../svg-path.ts'

/** An imperial palace of brick and stone on its sea wall, in three-quarter view from the water. */
export function imperial(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.62 : 0.6)
  const cam = new Camera({ cx: W * (port ? 0.3 : 0.38), hy, f: port ? 740 : 920, eye: 4.5 })
  const sunX = W * 0.13
  sky(c, p, { hy, r, streaks: 5, rays: { x: sunX, y: hy - H * 0.14, R: H * 0.052, len: W, N: calm ? 0 : 30, o: 0.42 } })
  cumulus(c, p, W * 0.34, hy * 0.42, Math.min(W * 0.24, 400), { r, lit: mix(p.cream, p.sky[2], 0.15), dark: p.sky[1] })
  hills(c, hy + 2, H * 0.09, { r, col: p.hill[0], x0: -60, x1: W * 0.5, N: 4, base: hy + 4 })
  sea(c, p, { y0: hy, y1: H, bands: 9, r, amp: 1.5, sunX, glit: 20 })
  const brick: Inks = {
    ...p,
    wall: p.night ? p.wall : ['#dd8258', '#c4674a', '#86425c', '#552a4c'],
    roof: p.night ? p.roof : ['#6d7f9a', '#46567a', '#2f3960'],
  }
  const base = 5
  const turn = -0.4
  const [ux, uz] = [Math.cos(turn), Math.sin(turn)]
  const [ox, oz] = port ? [-2, 66] : [2, 66]
  const on = (s: number, t: number): readonly [number, number] => [ox + ux * s - uz * t, oz + uz * s + ux * t]
  const part = { base, turn, ground: 5, storey: 3.7, bay: 3.1, skin: 'quoins' as const, eaves: 0.9 }
  for (let i = 0; i < 5; i++) {
    const [x, z] = on(-6 + i * 17, 26)
    const [gx, gy] = cam.p(x, base, z)
    leafMass(c, p, gx, gy, (cam.f / z) * 7, (cam.f / z) * 7, { r, k: 8 })
  }
  // The forecourt opens between two wings: long house behind, wings in front, the middle with its high roof.
  house(
    c,
    brick,
    cam,
    {
      ...part,
      at: on(0, 12),
      w: 54,
      d: 13,
      storeys: 4,
      roof: 'hip',
      rise: 6,
      dormers: 9,
      balconies: [1, 3],
      chimneys: [0.2, 0.4, 0.62, 0.82],
      arches: true,
    },
    r,
  )
  house(
    c,
    brick,
    cam,
    {
      ...part,
      at: on(20, 8),
      w: 15,
      d: 15,
      storeys: 4,
      ground: 5.8,
      roof: 'hip',
      rise: 10,
      dormers: 3,
      balconies: [1, 2, 3],
      arches: true,
    },
    r,
  )
  const [fx, fz] = on(27, 15)
  const [gx0, gy0] = cam.p(fx, base + 27, fz)
  flag(c, p, gx0, gy0, (cam.f / fz) * 5.5, { cols: [p.accent, p.cream, p.fol[1]] })
  for (const s of [0, 43]) {
    house(
      c,
      brick,
      cam,
      {
        ...part,
        at: on(s, -2),
        w: 13,
        d: 15,
        storeys: 4,
        roof: 'hip',
        rise: 7.6,
        dormers: 2,
        balconies: [1, 3],
        arches: true,
      },
      r,
    )
    const [tx, tz] = on(s + (s ? 13 : 0), -1.4)
    turret(c, { ...brick, wall: brick.wall }, cam, {
      x: tx,
      z: tz,
      radius: 2.4,
      base,
      top: base + 17.5,
      cone: 6.4,
      rows: [base + 1.6, base + 6.2, base + 9.9, base + 13.6],
      walls: p.wall,
    })
  }
  // Terrace on the sea wall.
  const edge = [on(-9, -16), on(70, -16)] as const
  const wall = new Wall(cam, edge[0], edge[1])
  c.poly(cam.ground([on(-9, -16), on(70, -16), on(70, -2), on(-9, -2)], base), mix(p.sand[0], p.cream, 0.3))
  for (let i = 0; i < 12; i++) {
    const [x, z] = on(-2 + i * 5.4, -4)
    const [gx, gy] = cam.p(x, base, z)
    leafMass(c, p, gx, gy, (cam.f / z) * 2.4, (cam.f / z) * 1.6, { r, k: 6 })
  }
  const colours = [p.accent, p.cream, p.accent2, p.sea[1]] as const
  for (let i = 0; i < 9; i++) {
    const [x, z] = on(-4 + i * 6, -10)
    const [gx, gy] = cam.p(x, base, z)
    parasol(c, p, gx, gy, (cam.f / z) * 1.9, { c1: at(colours, i % 4), c2: p.cream, shadow: p.sand[2], sl: 0.9 })
  }
  c.poly(wall.rect(0, -0.5, wall.len, base), mix(p.stone, p.wall[0], 0.25))
  for (let y = 0.4; y < base; y += 0.8) c.poly(wall.rect(0, y, wall.len, y + 0.1), mix(p.stone, p.wall[2], 0.6))
  for (let s = 4; s < wall.len - 3; s += 9) c.poly(wall.arch(s, -0.4, s + 3.4, 3), mix(p.wall[3], p.sea[0], 0.4))
  const end = new Wall(cam, on(-9, 14), on(-9, -16))
  c.poly(end.rect(0, -0.5, end.len, base), p.wall[0])
  c.poly(wall.rect(-0.4, base, wall.len, base + 0.3, 0.3), p.wall[0])
  for (let s = 0; s < wall.len; s += 0.7) c.poly(wall.rect(s, base + 0.3, s + 0.24, base + 1), p.wall[0])
  c.poly(wall.rect(-0.4, base + 1, wall.len, base + 1.25), p.wall[0])
  for (let i = 0; i < 14; i++) {
    const [x, z] = on(-12 + i * 5, -18)
    const [gx, gy] = cam.p(x, 0, z)
    lens(c, gx - 90, gy + r.r(-4, 10), r.r(110, 220), 15, p.foam, 0.95)
  }
  for (const [x, y, s] of [
    [0.06, 0.02, 0.05],
    [0.2, 0.03, 0.07],
    [0.3, 0.08, 0.1],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: s > 0.06 ? p.accent : p.accent2 })
  const tones: Inks['sand'] = [
    mix(p.stone, p.roof[1], 0.2),
    mix(p.wall[2], p.roof[1], 0.3),
    mix(p.wall[3], p.roof[2], 0.3),
  ]
  breaker(c, p, -W * 0.1, W * 0.56, H * 0.83, H * 0.06, { r })
  rock(
    c,
    p,
    [
      [W * 0.66, H + 20],
      [W * 0.7, H * 0.92],
      [W * 0.76, H * 0.86],
      [W * 0.83, H * 0.88],
      [W * 0.9, H * 0.8],
      [W + 20, H * 0.78],
      [W + 20, H + 20],
    ],
    tones,
  )
  breaker(c, p, W * 0.24, W * 0.96, H * 0.955, H * 0.08, { r })
  breaker(c, p, -W * 0.2, W * 0.5, H * 1.03, H * 0.12, { r })
  for (let i = 0; i < 6; i++) gull(c, W * r.r(0.16, 0.42), hy * r.r(0.3, 0.7), r.r(10, 22), p.cream)
}

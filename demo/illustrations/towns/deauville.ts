import { house } from '../buildings/house.ts'
import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { flag, parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { leafMass } from '../nature/plants.ts'
import { gull, hills, sail } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at } from '../svg-path.ts'

const CABIN = { pitch: 3.1, width: 2.7, front: 4.6, back: 7, eaves: 2.4, ridge: 3.5 } as const

/** One bathing cabin, its gable to the boards; `z` is its near end. */
const cabin = (c: Canvas, p: Inks, cam: Camera, z: number, colour: string): void => {
  const { width, front, back, eaves, ridge } = CABIN
  const gable = new Wall(cam, [front, z + width], [front, z])
  const side = new Wall(cam, [front, z], [back, z])
  const peak = cam.p(back, ridge, z + width / 2)
  c.poly(side.rect(0, 0, side.len, eaves), mix(p.wall[2], p.wall[1], 0.15))
  for (let y = 0.4; y < eaves; y += 0.4) c.poly(side.rect(0, y, side.len, y + 0.07), p.wall[3], { opacity: 0.35 })
  c.poly(
    gable.quad([
      [0, 0],
      [width, 0],
      [width, eaves],
      [width / 2, ridge],
      [0, eaves],
    ]),
    p.wall[0],
  )
  for (let i = 0; i < 6; i += 2)
    c.poly(gable.rect((width * i) / 6, 0, (width * (i + 1)) / 6, eaves), mix(p.wall[0], colour, 0.3))
  c.poly(gable.rect(0.75, 0, 1.95, 2.05), mix(colour, p.ink, 0.12))
  c.poly(gable.rect(0.85, 0.1, 1.3, 1.95), colour)
  c.poly(gable.rect(0, eaves - 0.25, width, eaves + 0.05), p.cream)
  const roof = [cam.p(front, ridge, z + width / 2), peak, cam.p(back, eaves, z), gable.pt(width, eaves)]
  c.poly(roof, mix(colour, p.wall[3], 0.35))
  c.poly(
    gable.quad([
      [-0.15, eaves - 0.15, 0.15],
      [width / 2, ridge, 0.15],
      [width + 0.15, eaves - 0.15, 0.15],
      [width + 0.15, eaves + 0.15, 0.15],
      [width / 2, ridge + 0.3, 0.15],
      [-0.15, eaves + 0.15, 0.15],
    ]),
    colour,
  )
}

/** Deauville: along the boards, cabins to the right, parasols and the sea to the left. */
export function deauville(c: Canvas, p: Inks, { r, calm = false }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.57 : 0.54)
  const cam = new Camera({ cx: W * (port ? 0.4 : 0.42), hy, f: Math.min(W * 0.66, 860), eye: 2.5 })
  const sunX = W * 0.16
  sky(c, p, { hy, r, streaks: 3, rays: { x: sunX, y: hy - H * 0.13, R: H * 0.05, len: W, N: calm ? 0 : 30, o: 0.4 } })
  cumulus(c, p, W * (port ? 0.5 : 0.36), hy * 0.5, Math.min(W * 0.3, 400), {
    r,
    lit: mix(p.cream, p.sky[2], 0.1),
    dark: p.sky[2],
  })
  hills(c, hy + 1, H * 0.035, { r, col: p.hill[0], x0: -60, x1: W * 0.36, N: 4, base: hy + 3 })
  c.rect(0, hy, W, H - hy, p.sand[0])
  c.poly(
    cam.ground([
      [-34, 3],
      [-44, 600],
      [-3000, 600],
      [-3000, 3],
    ]),
    p.sea[1],
  )
  c.rect(0, hy, cam.p(-44, 0, 600)[0], 4, p.sea[0])
  for (let i = 1; i < 9; i++) {
    const z = 9 + i * i * 3
    lens(c, cam.p(-60 - i * 12, 0, z)[0] - 200, cam.p(0, 0, z)[1], 260, 5, mix(p.sea[1], p.foam, 0.5), 0.8)
  }
  c.poly(
    cam.ground([
      [-34, 3],
      [-44, 600],
      [-41, 600],
      [-30, 3],
    ]),
    p.foam,
  )
  c.poly(
    cam.ground([
      [-30, 3],
      [-41, 600],
      [-37, 600],
      [-24, 3],
    ]),
    mix(p.sand[1], p.sea[2], 0.3),
  )
  for (let i = 0; i < 3; i++)
    sail(c, p, W * (0.05 + 0.1 * i), hy + 6 + 8 * (i % 2), H * (0.05 + 0.02 * (i % 2)), {
      c2: i % 2 ? p.accent : p.accent2,
    })
  // Villas and trees behind the cabins.
  const roofs: Inks = { ...p, roof: [p.roof[1], mix(p.roof[1], p.roof[2], 0.5), p.roof[2]] }
  for (const [i, z] of [118, 92, 68, 47, 28].entries()) {
    for (let k = 0; k < 3; k++) {
      const [x, y] = cam.p(15 + k * 4, 0, z + 14 - k * 5)
      leafMass(c, p, x, y, (cam.f / z) * 4.2, (cam.f / z) * r.r(5, 8), { r, k: 7 })
    }
    house(
      c,
      i % 2 ? p : roofs,
      cam,
      {
        at: [17, z + 14],
        turn: -Math.PI / 2,
        w: 14,
        d: 11,
        storeys: 3,
        roof: 'gable',
        across: i % 2 === 0,
        rise: 6.5,
        skin: 'timber',
        bay: 3.4,
        balconies: [1],
        chimneys: [0.2],
        dormers: i % 2 ? 2 : 0,
      },
      r,
    )
  }
  c.poly(
    cam.ground([
      [7, 2],
      [7, 300],
      [15, 300],
      [15, 2],
    ]),
    mix(p.fol[2], p.sand[0], 0.25),
  )
  // The boards.
  for (let i = 0; i < 12; i++) {
    const x = -2.9 + i * 0.6
    c.poly(
      cam.ground([
        [x, 1],
        [x, 500],
        [x + 0.55, 500],
        [x + 0.55, 1],
      ]),
      mix(p.sand[1], i % 2 ? p.sand[2] : p.sand[0], i % 2 ? 0.18 : 0.3),
    )
  }
  c.poly(
    cam.ground([
      [4.3, 1],
      [4.3, 500],
      [4.6, 500],
      [4.6, 1],
    ]),
    p.sand[2],
  )
  const colours = [p.accent, p.sea[1], p.accent2, p.fol[1]] as const
  for (let i = 6; i >= 1; i--) {
    const z = 9.4 + i * 9.3
    const [x, y] = cam.p(CABIN.back, CABIN.eaves, z)
    flag(c, p, x, y, (cam.f / z) * 2.6, { cols: i % 2 ? [p.cream, p.accent2] : [p.accent], dir: -1 })
  }
  for (let i = 26; i >= 0; i--) cabin(c, p, cam, (port ? 6.4 : 5.2) + i * CABIN.pitch, at(colours, i % 4))
  const spots: [number, number][] = []
  for (let z = 96; z > 6; z *= 0.86)
    for (let x = -26; x < -5; x += 5.4) spots.push([x + r.r(-0.6, 0.6), z + r.r(-0.4, 0.4)])
  spots.forEach(([x, z], i) => {
    const [gx, gy] = cam.p(x, 0, z)
    const c1 = at(colours, (i * 7 + Math.floor(i / 4) * 2 + Math.floor(i / 12)) % 4)
    parasol(c, p, gx, gy, (cam.f / z) * 1.65, { c1, c2: p.cream, shadow: p.sand[2], sl: 1.1, tilt: -5 })
  })
  const people = [
    [-1.6, 30, 'robe', p.cream],
    [1.8, 22, 'costume', p.sea[0]],
    [-1.1, port ? 9.6 : 11.6, 'costume', p.cream],
    [-0.3, port ? 9.4 : 11.4, 'robe', p.accent],
  ] as const
  for (const [x, z, kind, col] of people) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.9, {
      kind,
      col,
      shadow: mix(p.sand[2], p.wall[3], 0.25),
      hat: kind === 'robe' ? p.accent2 : p.cream,
    })
  }
  const near = port ? 5.2 : 5.4
  const [nx, ny] = cam.p(port ? -2.1 : -4.4, 0, near)
  parasol(c, p, nx, ny, (cam.f / near) * (port ? 1.35 : 1.5), {
    c1: p.accent,
    c2: p.cream,
    shadow: p.sand[2],
    sl: 0.9,
    tilt: -6,
    N: 9,
  })
  for (let i = 0; i < 4; i++) gull(c, W * r.r(0.25, 0.5), hy * r.r(0.2, 0.5), r.r(9, 18), p.cream)
}

import { type Camera, type GroundPoint, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { at } from '../svg-path.ts'

const WIDTH = 2.3
const PITCH = 3.3
const EAVES = 2.3
const RIDGE = 3.3

/**
 * Deauville's landmark: a row of bathing cabins along the boards, gables to the sea, far ones first.
 * @param ground the point `s` metres along the beach and `o` metres out from the hotel.
 */
export const bathingCabins = (c: Canvas, p: Inks, cam: Camera, ground: (s: number, o: number) => GroundPoint): void => {
  const awnings = [p.accent, p.sea[1], p.accent2, p.fol[1]] as const
  const [front, back] = [14.6, 12.2]
  for (let i = 28; i >= 0; i--) {
    const s = -36 + i * PITCH
    const near = new Wall(cam, ground(s, back), ground(s, front))
    const gable = new Wall(cam, ground(s, front), ground(s + WIDTH, front))
    const colour = at(awnings, i % 4) ?? p.accent
    c.poly(
      cam.ground([
        ground(s, front),
        ground(s + WIDTH, front),
        ground(s + 3.4, front + 1.6),
        ground(s + 1.2, front + 1.6),
      ]),
      p.sand[2],
      { opacity: 0.55 },
    )
    c.poly(near.rect(0, 0, near.len, EAVES), mix(p.wall[2], p.wall[1], 0.35))
    c.poly(
      gable.quad([
        [0, 0],
        [WIDTH, 0],
        [WIDTH, EAVES],
        [WIDTH / 2, RIDGE],
        [0, EAVES],
      ]),
      p.wall[0],
    )
    c.poly(gable.rect(0.65, 0, WIDTH - 0.65, 1.95), mix(colour, p.ink, 0.15))
    for (const x of [0.15, WIDTH - 0.45]) c.poly(gable.rect(x, 0, x + 0.3, EAVES), colour)
    c.poly(
      cam.poly([
        near.w(-0.2, EAVES - 0.1),
        near.w(near.len + 0.25, EAVES - 0.1),
        gable.w(WIDTH / 2, RIDGE + 0.1),
        new Wall(cam, ground(s + WIDTH / 2, back), ground(s + WIDTH / 2, front)).w(-0.2, RIDGE + 0.1),
      ]),
      mix(colour, p.wall[3], 0.25),
    )
    c.poly(
      gable.quad([
        [-0.15, EAVES - 0.12],
        [WIDTH / 2, RIDGE],
        [WIDTH + 0.15, EAVES - 0.12],
        [WIDTH + 0.15, EAVES + 0.14],
        [WIDTH / 2, RIDGE + 0.28],
        [-0.15, EAVES + 0.14],
      ]),
      colour,
    )
  }
}

import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { type Point, svg } from '../svg-path.ts'

/** A round wall or slab, in metres: its middle on the ground plan, and the heights of its foot and head. */
export interface Drum {
  readonly x: number
  readonly z: number
  readonly radius: number
  readonly from: number
  readonly to: number
}

/** The near half of a ring, from left to right. */
export const front = (cam: Camera, { x, z }: Pick<Drum, 'x' | 'z'>, radius: number, y: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const a = Math.PI * (1 - i / 24)
    return cam.p(x + radius * Math.cos(a), y, z - radius * Math.sin(a))
  })

/** The face of a drum, lit from the left; its head may be narrower than its foot. */
export const band = (
  c: Canvas,
  cam: Camera,
  drum: Drum,
  tones: readonly [string, string, string],
  head = drum.radius,
): void => {
  const { radius, from, to } = drum
  const [left] = cam.p(drum.x - radius, from, drum.z)
  const [right] = cam.p(drum.x + radius, from, drum.z)
  c.poly(
    [...front(cam, drum, radius, from), ...front(cam, drum, head, to).toReversed()],
    c.lin(left, 0, right, 0, [
      [0, tones[1]],
      [0.18, tones[0]],
      [0.5, tones[0]],
      [0.78, tones[1]],
      [1, tones[2]],
    ]),
  )
}

/** Positions around the near half of a drum. `draw` gets the foot, drawing units per metre, and visible width (0–1). */
export const about = (
  cam: Camera,
  drum: Drum,
  count: number,
  draw: (x: number, y: number, k: number, wide: number) => void,
): void => {
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (1 - (i + 0.5) / count)
    const z = drum.z - drum.radius * Math.sin(a)
    const [x, y] = cam.p(drum.x + drum.radius * Math.cos(a), drum.from, z)
    draw(x, y, cam.f / z, Math.max(0.16, Math.sin(a)))
  }
}

/** A ribbed dome on a drum's head, with its lantern; returns the lantern's tip. */
export const cupola = (c: Canvas, p: Inks, cam: Camera, drum: Drum, rise: number): Point => {
  const [cx, y] = cam.p(drum.x, drum.to, drum.z)
  const k = cam.f / drum.z
  const [R, h] = [drum.radius * k, rise * k]
  const low = front(cam, drum, drum.radius, drum.to).at(12)?.[1] ?? y
  const shape = svg`M${cx - R} ${y}C${cx - R} ${y - h * 0.62} ${cx - R * 0.52} ${y - h} ${cx} ${y - h}C${
    cx + R * 0.52
  } ${y - h} ${cx + R} ${y - h * 0.62} ${cx + R} ${y}Q${cx} ${low * 2 - y} ${cx - R} ${y}Z`
  c.path(
    shape,
    c.lin(cx - R, 0, cx + R, 0, [
      [0, p.roof[1]],
      [0.3, mix(p.roof[0], p.glow, 0.16)],
      [0.6, p.roof[0]],
      [1, p.roof[2]],
    ]),
  )
  c.clip(shape, () => {
    for (let i = -5; i <= 5; i++) {
      const a = Math.sin((i / 5.6) * (Math.PI / 2))
      c.path(
        svg`M${cx} ${y - h}C${cx + a * R * 0.6} ${y - h} ${cx + a * R} ${y - h * 0.6} ${cx + a * R} ${low}`,
        'none',
        { 'stroke': mix(p.roof[0], p.glow, 0.4), 'stroke-width': 0.16 * k, 'opacity': 0.7 },
      )
    }
    c.shade(shape, 0, y - h * 0.3, 0, low, p.glow, 0, 0.3)
  })
  const w = 1.5 * k
  const top = y - h - 2.6 * k
  c.rect(cx - w, top, 2 * w, 3 * k, p.glow, { 'stroke': p.wall[1], 'stroke-width': 0.3 * k })
  for (const e of [-0.34, 0.34]) c.rect(cx + e * w - 0.12 * k, top, 0.24 * k, 3 * k, p.wall[1])
  c.path(
    svg`M${cx - w * 1.4} ${top}Q${cx} ${top - 1 * k} ${cx} ${top - 3 * k}Q${cx} ${top - 1 * k} ${cx + w * 1.4} ${top}Z`,
    p.roof[0],
  )
  return [cx, top - 2.8 * k]
}

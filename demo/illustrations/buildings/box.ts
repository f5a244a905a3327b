import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'

/** Colours of the faces. A face without a colour is not drawn. */
export interface BoxFaces {
  readonly top?: string
  readonly front?: string
  readonly left?: string
  readonly right?: string
}

/** A box in space. Only the faces towards the eye are drawn. */
export function box(
  c: Canvas,
  cam: Camera,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  f: BoxFaces,
): void {
  if (f.left && cam.p(x0, 0, z0)[0] > cam.cx)
    c.poly(
      cam.poly([
        [x0, y0, z1],
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
      ]),
      f.left,
    )
  if (f.right && cam.p(x1, 0, z0)[0] < cam.cx)
    c.poly(
      cam.poly([
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ]),
      f.right,
    )
  if (f.top && y1 < cam.eye)
    c.poly(
      cam.poly([
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ]),
      f.top,
    )
  if (f.front)
    c.poly(
      cam.poly([
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ]),
      f.front,
    )
}

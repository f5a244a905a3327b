import type { Canvas } from '../canvas.ts'
import { svg } from '../svg-path.ts'

/** Draws in own coordinates, which are moved, scaled and rotated (degrees). */
export const place = (
  c: Canvas,
  x: number,
  y: number,
  draw: () => void,
  { s = 1, flip = false, rot = 0 }: { s?: number; flip?: boolean; rot?: number } = {},
): void => {
  const size = `scale(${(flip ? -s : s).toFixed(3)} ${s.toFixed(3)})`
  c.group(draw, { transform: `${svg`translate(${x} ${y})`}${rot === 0 ? '' : svg` rotate(${rot})`} ${size}` })
}

/** Draws on a sheet of 1500 × 1000 units in the middle of the picture, whatever its ratio. */
export const centred = (c: Canvas, draw: () => void): void => {
  place(c, (c.W - 1500) / 2, (c.H - 1000) / 2, draw)
}

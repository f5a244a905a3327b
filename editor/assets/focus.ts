/** A place in a picture, as shares of its width and height from the left and the top: 0 to 1. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Middle of a focal point `x1xy1:x2xy2` in pixels; undefined where there is none. */
export function placeOf(focus: string, { width, height }: Size): Place | undefined {
  const [left, top, right, bottom] = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)?.slice(1).map(Number) ?? []
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined
  return { x: (left + right) / 2 / width, y: (top + bottom) / 2 / height }
}

/** The focal point at a place: one pixel, as in the cloud's editor. */
export function focusAt({ x, y }: Place, { width, height }: Size): string {
  const at = (share: number, size: number): number =>
    Math.max(0, Math.min(size - 1, Math.round(Math.min(1, Math.max(0, share)) * size)))
  const [left, top] = [at(x, width), at(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

interface Size {
  readonly width: number | null
  readonly height: number | null
}

/** A focal point: `x1xy1:x2xy2` in pixels of the file. */
const FOCUS = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/

/** Whether a text is empty, or a focal point inside a file of that size. */
export function isFocus(text: string, { width, height }: Size): boolean {
  if (text === '') return true
  const [left = 0, top = 0, right = 0, bottom = 0] = FOCUS.exec(text)?.slice(1).map(Number) ?? []
  return (
    FOCUS.test(text) &&
    left <= right &&
    top <= bottom &&
    (width === null || right <= width) &&
    (height === null || bottom <= height)
  )
}

/** Scales a focal point of one file to another. Empty if a size is unknown. */
export function scaleFocus(focus: string, from: Size, to: Size): string {
  const found = FOCUS.exec(focus)?.slice(1).map(Number)
  if (!found || !from.width || !from.height || !to.width || !to.height) return ''
  const [left = 0, top = 0, right = 0, bottom = 0] = found
  const x = (value: number): number =>
    Math.min(to.width ?? 0, Math.round((value * (to.width ?? 0)) / (from.width ?? 1)))
  const y = (value: number): number =>
    Math.min(to.height ?? 0, Math.round((value * (to.height ?? 0)) / (from.height ?? 1)))
  return `${x(left)}x${y(top)}:${x(right)}x${y(bottom)}`
}

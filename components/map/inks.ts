/** Colours of the map, as CSS colours that MapLibre parses. */
export interface Inks {
  readonly sea: string
  readonly ripple: string
  readonly land: string
  readonly coast: string
  readonly border: string
}

const PROPERTIES = {
  sea: '--map-sea',
  ripple: '--map-ripple',
  land: '--map-land',
  coast: '--map-coast',
  border: '--map-border',
} as const

/** Reads the colours from an element's custom properties, in the current theme. The default `toRgb` needs a browser. */
export function inksOf(element: Element, toRgb: (css: string) => string = painted): Inks {
  const style = getComputedStyle(element)
  const ink = (property: string) => toRgb(style.getPropertyValue(property))
  return {
    sea: ink(PROPERTIES.sea),
    ripple: ink(PROPERTIES.ripple),
    land: ink(PROPERTIES.land),
    coast: ink(PROPERTIES.coast),
    border: ink(PROPERTIES.border),
  }
}

/** Converts any CSS colour to `rgb(…)` through a canvas, because MapLibre does not parse `color-mix`. */
function painted(css: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return css
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

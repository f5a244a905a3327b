/** Colours of the drawn map, as the painter of the map reads them. */
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

/** The colours that the page's tokens give to an element, by day or by night. `toRgb` is of the browser. */
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

/** Any colour of CSS as `rgb(…)`: MapLibre knows no mixed ones, a canvas does. */
function painted(css: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return css
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

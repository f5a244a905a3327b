/** Colours are `#rrggbb`. They are mixed in OKLab, where equal steps look equal. */

type Triple = readonly [number, number, number]

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

const channels = (colour: string): Triple => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`not a colour: ${colour}`)
  const channel = (from: number): number => toLinear(Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

const toOklab = (colour: string): Triple => {
  const [r, g, b] = channels(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromOklab = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = (c: number): string =>
    Math.round(255 * clamp(toGamma(clamp(c))))
      .toString(16)
      .padStart(2, '0')
  return `#${linear.map(hex).join('')}`
}

/** `t` = 0 gives the first colour, 1 the second. */
export const mix = (a: string, b: string, t: number): string => {
  const [l0, a0, b0] = toOklab(a)
  const [l1, a1, b1] = toOklab(b)
  return fromOklab([lerp(l0, l1, t), lerp(a0, a1, t), lerp(b0, b1, t)])
}

export const lighten = (colour: string, amount: number): string => {
  const [l, a, b] = toOklab(colour)
  return fromOklab([clamp(l + amount), a, b])
}

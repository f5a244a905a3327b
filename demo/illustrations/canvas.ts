import { type Point, polyD, polyline, smooth, svg } from './svg-path.ts'

/** SVG attributes; null or undefined omits an attribute. */
export type Attributes = Readonly<Record<string, number | string | null | undefined>>

/** Offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface Finish {
  /** Strength of the paper's grain, 0–1. */
  readonly grain: number
  /** Accessible name of the drawing; an empty text omits it. */
  readonly title: string
}

const noise = (frequency: number, octaves: number, seed: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${String(frequency)}" numOctaves="${String(octaves)}" ` +
  `seed="${String(seed)}"`

const filter = (id: string, content: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${content}</filter>`

/** Crayon: grain in the opacity of the filtered mark. */
const litho = (seed: number): string =>
  filter(
    'litho',
    `${noise(0.72, 2, seed)} result="t"/>` +
      '<feColorMatrix in="t" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0 0 0 -.8" result="n"/>' +
      '<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k1="1.15" k2=".42"/>',
  )

/** Dark and light specks over the whole sheet. */
const speckle = (id: string, frequency: number, octaves: number, seed: number, matrix: string): string =>
  filter(id, `${noise(frequency, octaves, seed)}/><feColorMatrix values="${matrix}"/>`)

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Collects the marks of one drawing, in painting order, and writes the SVG. */
export class Canvas {
  readonly W: number
  readonly H: number
  readonly #seed: number
  readonly #definitions: string[] = []
  #marks: string[] = []
  readonly #layers: { readonly name: string; readonly from: number }[] = []
  #count = 0

  constructor(width: number, height: number, seed: number) {
    this.W = width
    this.H = height
    this.#seed = seed % 997
  }

  #id(prefix: string): string {
    this.#count += 1
    return prefix + this.#count.toString(36)
  }

  #attributes(attributes: Attributes = {}): string {
    return Object.entries(attributes)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(
        ([name, value]) => ` ${name}="${String(typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)}"`,
      )
      .join('')
  }

  /** Adds ready markup. */
  add(markup: string): void {
    this.#marks.push(markup)
  }

  /** Starts a layer, outside any group. All later marks belong to it; the drawing itself does not change. */
  layer(name: string): void {
    this.#layers.push({ name, from: this.#marks.length })
  }

  /** Adds a definition (filter, mask) that a mark refers to by its id. */
  define(markup: string): void {
    this.#definitions.push(markup)
  }

  /** Draws into a separate buffer and returns the markup, which can be added several times. */
  capture(draw: () => void): string {
    const marks = this.#marks
    this.#marks = []
    draw()
    const captured = this.#marks.join('')
    this.#marks = marks
    return captured
  }

  path(d: string, fill = 'none', attributes?: Attributes): void {
    this.#marks.push(`<path d="${d}" fill="${fill}"${this.#attributes(attributes)}/>`)
  }

  poly(points: readonly Point[], fill: string, attributes?: Attributes): void {
    if (points.length > 2) this.path(polyD(points), fill, attributes)
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attributes?: Attributes): void {
    const box = svg`x="${x}" y="${y}" width="${w}" height="${h}"`
    this.#marks.push(`<rect ${box} fill="${fill}"${this.#attributes(attributes)}/>`)
  }

  circle(x: number, y: number, r: number, fill: string, attributes?: Attributes): void {
    this.#marks.push(`<circle ${svg`cx="${x}" cy="${y}" r="${r}"`} fill="${fill}"${this.#attributes(attributes)}/>`)
  }

  ell(x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): void {
    const box = svg`cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`
    this.#marks.push(`<ellipse ${box} fill="${fill}"${this.#attributes(attributes)}/>`)
  }

  /** Straight strokes through the points, with round ends. */
  line(points: readonly Point[], stroke: string, width: number, attributes?: Attributes): void {
    this.#stroke(polyline(points), stroke, width, attributes)
  }

  /** A smooth stroke through the points. */
  curve(points: readonly Point[], stroke: string, width: number, attributes?: Attributes): void {
    this.#stroke(smooth(points), stroke, width, attributes)
  }

  #stroke(d: string, stroke: string, width: number, attributes?: Attributes): void {
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
    this.path(d, 'none', { stroke, 'stroke-width': width, ...round, ...attributes })
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${String(Math.round(opacity * 1000) / 1000)}"`
        return `<stop offset="${String(offset)}" stop-color="${colour}"${alpha}/>`
      })
      .join('')
  }

  #gradient(kind: 'linear' | 'radial', geometry: string, stops: readonly Stop[]): string {
    const id = this.#id(kind === 'linear' ? 'l' : 'r')
    this.#definitions.push(
      `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${this.#stops(stops)}</${kind}Gradient>`,
    )
    return `url(#${id})`
  }

  /** A linear gradient, as a fill. */
  lin(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.#gradient('linear', svg`x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops)
  }

  /** A radial gradient, as a fill. */
  rad(x: number, y: number, r: number, stops: readonly Stop[], attributes?: Attributes): string {
    return this.#gradient('radial', svg`cx="${x}" cy="${y}" r="${r}"${this.#attributes(attributes)}`, stops)
  }

  group(draw: () => void, attributes?: Attributes): void {
    this.#marks.push(`<g${this.#attributes(attributes)}>`)
    draw()
    this.#marks.push('</g>')
  }

  /** Clips the drawing to a shape. */
  clip(d: string, draw: () => void, attributes?: Attributes): void {
    const id = this.#id('c')
    this.#definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.group(draw, { 'clip-path': `url(#${id})`, ...attributes })
  }

  /** Shade of the litho crayon: one colour with grain, whose opacity changes from `from` to `to`. */
  shade(
    d: string,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    colour: string,
    from: number,
    to: number,
    attributes?: Attributes,
  ): void {
    const fill = this.lin(x1, y1, x2, y2, [
      [0, colour, from],
      [1, colour, to],
    ])
    this.path(d, fill, { filter: 'url(#litho)', ...attributes })
  }

  /** A halo of light. */
  glow(x: number, y: number, r: number, colour: string, strength = 0.8, attributes?: Attributes): void {
    const fill = this.rad(x, y, r, [
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ])
    this.circle(x, y, r, fill, { filter: 'url(#litho)', ...attributes })
  }

  #grain(strength: number): string {
    if (strength === 0) return ''
    const sheet = (id: string, opacity: number): string =>
      svg`<rect width="${this.W}" height="${this.H}" filter="url(#${id})" opacity="${opacity.toFixed(3)}"/>`
    return sheet('grain', 0.26 * strength) + sheet('fleck', 0.2 * strength)
  }

  /** The finished drawing. */
  svg(finish: Finish): string {
    return this.#sheet(this.#marks, finish)
  }

  /** Each layer as a separate drawing on a transparent background, from back to front. */
  layers(): ReadonlyMap<string, string> {
    return new Map(
      this.#layers.map(({ name, from }, i) => {
        const marks = this.#marks.slice(from, this.#layers[i + 1]?.from)
        return [name, this.#sheet(marks, { grain: 0, title: '' })]
      }),
    )
  }

  #sheet(marks: readonly string[], { grain, title }: Finish): string {
    const seed = this.#seed
    const size = svg`viewBox="0 0 ${this.W} ${this.H}" width="${this.W}" height="${this.H}"`
    const definitions = [
      litho(seed),
      speckle('grain', 0.85, 2, seed + 7, '0 0 0 0 .08 0 0 0 0 .06 0 0 0 0 .12 0 1.9 0 0 -.86'),
      speckle('fleck', 0.8, 1, seed + 31, '0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .83 0 0 1.9 0 -.9'),
      '<filter id="soft"><feGaussianBlur stdDeviation="6"/></filter>',
      '<filter id="soft2"><feGaussianBlur stdDeviation="18"/></filter>',
      ...this.#definitions,
    ].join('')
    const name = title === '' ? '' : `<title>${escapeText(title)}</title>`
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">${name}<defs>${definitions}</defs>` +
      `<g>${marks.join('\n')}</g>${this.#grain(grain)}</svg>`
    )
  }
}

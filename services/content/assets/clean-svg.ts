import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'

/** Limits of a drawing: characters, elements, nesting of elements and of references. */
const LARGEST = 1024 * 1024
const MOST_ELEMENTS = 20_000
const DEEPEST = 64
/** Elements to draw after every reference is followed. */
const MOST_DRAWN = 100_000

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Allow-list: no script, no foreignObject, no animation (it can set any attribute), no picture. */
const ELEMENTS = words(
  `svg circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset filter g line
  linearGradient marker mask path pattern polygon polyline radialGradient rect stop style switch symbol text textPath
  title tspan use`,
)

/** Elements that are removed without their content: a picture on a page needs no links. */
const UNWRAPPED = words('a')

/** Elements whose text is kept. */
const TEXTUAL = words('desc style text textPath title tspan')

/** Attributes that hold a reference. It may name only an id of the drawing itself. */
const LINKS: ReadonlyMap<string, string> = new Map([
  ['href', 'href'],
  ['xlink:href', 'href'],
])

/** Names with a hyphen stay on their line. */
const ATTRIBUTES = words(
  `alignment-baseline amplitude aria-hidden aria-label baseline-shift class clip-path clip-rule clipPathUnits color
  color-interpolation color-interpolation-filters cx cy d direction display dominant-baseline dx dy edgeMode exponent
  fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-stretch
  font-style font-variant font-weight fr fx fy gradientTransform gradientUnits height id in in2 intercept isolation k1
  k2 k3 k4 lengthAdjust letter-spacing marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  mask-type maskContentUnits maskUnits method mode offset opacity operator orient overflow paint-order pathLength
  patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r radius refX refY
  requiredExtensions requiredFeatures result role rotate rx ry shape-rendering side slope spacing spreadMethod
  startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style systemLanguage tableValues text-anchor
  text-decoration text-rendering textLength transform transform-origin type unicode-bidi values vector-effect version
  viewBox visibility width word-spacing writing-mode x x1 x2 xml:space y y1 y2`,
)

const ID = /^[\w.:-]{1,128}$/

/** Ids that a value refers to by `url(#id)`; undefined if it refers to anything else. */
function referencesIn(value: string): string[] | undefined {
  const targets = [...value.matchAll(/url\(([^)]*)\)?/gi)].map(([, target = '']) =>
    target.trim().replace(/^(['"])(.*)\1$/, '$2'),
  )
  return targets.every((target) => target.startsWith('#') && ID.test(target.slice(1)))
    ? targets.map((target) => target.slice(1))
    : undefined
}

/** Whether a value or a style sheet loads nothing and has no escapes, which could hide a load. */
const isHarmless = (text: string): boolean =>
  !/[\\<]|@import|expression|javascript:|data:|image-set|src\s*\(/i.test(text) && referencesIn(text) !== undefined

/** Style sheet rules that load a sheet or a font. Drawing programs write them beside the colours. */
const LOADING = /@import[^;{}]*;?|@font-face\s*\{[^{}]*\}/gi

/** Limits of a document type: number of entities, and characters of each. */
const MOST_ENTITIES = 40
const LONGEST_ENTITY = 200

/**
 * Exponential growth: entities that a document type declares, such as Illustrator's for namespaces. Undefined unless
 * all are short texts, because an entity that refers to another could grow without end.
 */
function entitiesOf(doctype: string): Readonly<Record<string, string>> | undefined {
  const opens = doctype.indexOf('[')
  const subset = opens < 0 ? '' : doctype.slice(opens + 1, doctype.lastIndexOf(']'))
  const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g
  const entities = [...subset.matchAll(entity)].map(([, name = '', ...texts]) => [name, texts.join('')] as const)
  const isPlain = subset.replace(entity, '').trim() === '' && entities.length <= MOST_ENTITIES
  return isPlain && entities.every(([, text]) => text.length <= LONGEST_ENTITY)
    ? Object.fromEntries(entities)
    : undefined
}

/** An open element that can be referred to: the number of elements in it, and their references. */
interface Referable {
  readonly name: string
  readonly id: string
  elements: number
  readonly references: string[]
}

/**
 * SVG sanitisation by allow-list: parses a drawing strictly as XML and serialises it again. Only known elements and
 * attributes with values that load nothing are kept. An unknown element is removed with its content, a link without it.
 * Style sheets lose the rules that load something. A document type may declare short texts only.
 * @returns undefined if the text is no drawing, is not well-formed, or exceeds a limit.
 */
export function cleanSvg(text: string): string | undefined {
  if (text.length > LARGEST) return undefined
  const drawing = new Drawing()
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => drawing.refuse())
  parser.on('doctype', (doctype) => {
    const entities = entitiesOf(doctype)
    if (entities) Object.assign(parser.ENTITIES, entities)
    else drawing.refuse()
  })
  parser.on('opentag', (tag) => drawing.open(tag))
  parser.on('closetag', (tag) => drawing.close(tag))
  parser.on('text', (characters) => drawing.text(characters))
  parser.on('cdata', (characters) => drawing.text(characters))
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return drawing.written()
}

/** Writes the sanitised drawing. */
class Drawing {
  readonly #out: string[] = []
  readonly #open: Referable[] = []
  readonly #referable = new Map<string, Referable>()
  #root: Referable | undefined
  #elements = 0
  /** Depth inside a removed element. */
  #inside = 0
  /** Text of the open element. A style sheet is checked as a whole, because comments and CDATA could split a word. */
  #text = ''
  #refused = false

  refuse(): void {
    this.#refused = true
  }

  open({ name, attributes, isSelfClosing }: SaxesTagPlain): void {
    this.#elements += 1
    if (this.#elements > MOST_ELEMENTS || this.#open.length + this.#inside > DEEPEST) this.refuse()
    if (this.#open.length === 0 && (name !== 'svg' || this.#root)) this.refuse()
    if (this.#refused) return
    if (this.#inside === 0 && this.#root && UNWRAPPED.has(name)) return
    if (this.#inside > 0 || !ELEMENTS.has(name)) {
      this.#inside += 1
      return
    }
    this.#flush()
    const element: Referable = { name, id: attributes.id ?? '', elements: 0, references: [] }
    this.#root ??= element
    if (ID.test(element.id)) this.#referable.set(element.id, element)
    this.#open.push(element)
    const namespace = element === this.#root ? ' xmlns="http://www.w3.org/2000/svg"' : ''
    this.#out.push(`<${name}${namespace}${this.#attributes(attributes)}${isSelfClosing ? '/' : ''}>`)
    for (const holder of this.#open) holder.elements += 1
  }

  close({ name, isSelfClosing }: SaxesTagPlain): void {
    if (this.#inside > 0) {
      this.#inside -= 1
      return
    }
    if (UNWRAPPED.has(name)) return
    this.#flush()
    this.#open.pop()
    if (!isSelfClosing) this.#out.push(`</${name}>`)
  }

  text(characters: string): void {
    if (this.#inside === 0 && TEXTUAL.has(this.#open.at(-1)?.name ?? '')) this.#text += characters
  }

  written(): string | undefined {
    const whole = !this.#refused && this.#root !== undefined && this.#cost(this.#root) <= MOST_DRAWN
    return whole ? this.#out.join('') : undefined
  }

  #flush(): void {
    const isStyle = this.#open.at(-1)?.name === 'style'
    const text = isStyle ? this.#text.replace(LOADING, '') : this.#text
    if (!isStyle || isHarmless(text)) this.#out.push(escapeMarkup(text))
    if (isStyle) this.#refer(text)
    this.#text = ''
  }

  #attributes(attributes: Readonly<Record<string, string>>): string {
    const written = new Map<string, string>()
    for (const [name, value] of Object.entries(attributes)) {
      const link = LINKS.get(name)
      const target = value.trim()
      if (link === undefined && ATTRIBUTES.has(name) && isHarmless(value)) written.set(name, value)
      if (link !== undefined && target.startsWith('#') && ID.test(target.slice(1))) written.set(link, target)
    }
    this.#refer([...written.values()].join(' '))
    const link = written.get('href')
    if (link !== undefined) for (const holder of this.#open) holder.references.push(link.slice(1))
    return [...written].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('')
  }

  #refer(text: string): void {
    for (const id of referencesIn(text) ?? []) for (const holder of this.#open) holder.references.push(id)
  }

  /**
   * Exponential growth: elements to draw after every reference is followed. Infinite for circular or too deep
   * references. Memoised, so that each element is counted once.
   */
  #cost(element: Referable, above = new Set<Referable>(), known = new Map<Referable, number>()): number {
    const before = known.get(element)
    if (before !== undefined) return before
    if (above.has(element) || above.size > DEEPEST) return Infinity
    let cost = element.elements
    above.add(element)
    for (const id of element.references) {
      const target = this.#referable.get(id)
      if (target) cost += this.#cost(target, above, known)
      if (cost > MOST_DRAWN) return Infinity
    }
    above.delete(element)
    known.set(element, cost)
    return cost
  }
}

/** Size of a cleaned drawing in its own units: width and height, else those of its view box. Null if it has neither. */
export function sizeOfSvg(clean: string): { width: number; height: number } | null {
  const root = clean.slice(0, clean.indexOf('>'))
  const number = (pattern: RegExp): number => Math.round(Number.parseFloat(pattern.exec(root)?.[1] ?? ''))
  const [, , width = Number.NaN, height = Number.NaN] = (/\sviewBox="([^"]*)"/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const own = { width: number(/\swidth="([\d.]+)(?:px)?"/), height: number(/\sheight="([\d.]+)(?:px)?"/) }
  const known = own.width > 0 && own.height > 0 ? own : { width: Math.round(width), height: Math.round(height) }
  return known.width > 0 && known.height > 0 ? known : null
}

import { SaxesParser } from 'saxes'
import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'

/** Limits of a drawing: characters before and after, elements, nesting, and references such as `url(#a)`. */
const LARGEST = 32 * 1024
const MOST_ELEMENTS = 500
const DEEPEST = 16
/** References can nest: each may double what a browser draws, so there are few. */
const MOST_REFERENCES = 16

const ELEMENTS: ReadonlySet<string> = new Set([
  'circle',
  'clipPath',
  'defs',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'mask',
  'path',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'use',
])

const NUMBERS = /^[-+.,%\d\seE]*$/
const WORD = /^[a-zA-Z-]{1,30}$/
const PAINT = /^(?:[a-zA-Z]{3,24}|#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d\s.,%]{5,60}\))$/
const PATH = /^[MmZzLlHhVvCcSsQqTtAaeE\d\s.,+-]*$/
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+.,\d\seE]*\)[\s,]*)*$/
const REFERENCE = /^url\(\s*(['"]?)#([\w.:-]{1,128})\1\s*\)$/
const HASH = /^#([\w.:-]{1,128})$/
const ID = /^[\w.:-]{1,128}$/

const named = (pattern: RegExp, names: string): [string, RegExp][] => names.split(' ').map((name) => [name, pattern])

/** Attributes and their allowed values; references to ids of the drawing itself are checked separately. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...named(PATH, 'd'),
  ...named(NUMBERS, 'cx cy fr fx fy height offset opacity pathLength points r rx ry width x x1 x2 y y1 y2'),
  ...named(NUMBERS, 'fill-opacity stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity'),
  ...named(NUMBERS, 'stroke-width'),
  ...named(PAINT, 'fill stop-color stroke'),
  ...named(TRANSFORM, 'gradientTransform transform'),
  ...named(WORD, 'clip-rule clipPathUnits fill-rule gradientUnits mask-type maskContentUnits maskUnits spreadMethod'),
  ...named(WORD, 'stroke-linecap stroke-linejoin vector-effect'),
])

/** Attributes whose value may be `url(#id)`, and the one whose value is `#id`. */
const REFERRING: ReadonlySet<string> = new Set(['clip-path', 'fill', 'mask', 'stroke'])
const LINKS: ReadonlySet<string> = new Set(['href', 'xlink:href'])

interface Drawn {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Drawn[]
}

/**
 * SVG sanitisation by allow-list: parses a drawing strictly as XML and serialises it, so that only known elements and
 * attributes with values of a known form survive. There is no text, style, script, event handler, entity, or address
 * besides `#id`. An unknown element is removed with its content.
 * @param prefix of every id, such as `icon_mdi_spa_`: ids of two drawings in a page never clash.
 * @returns undefined for a drawing that is not well-formed, exceeds a limit, or draws nothing.
 */
export function sanitizeIcon(body: string, prefix: string): string | undefined {
  const drawing = body.length <= LARGEST ? parse(body) : undefined
  if (!drawing) return undefined
  const ids = new Map<string, string>()
  collectIds(drawing, ids, prefix)
  const writer = new Writer(ids)
  const clean = drawing.map((element) => writer.write(element)).join('')
  return clean !== '' && clean.length <= LARGEST && writer.references <= MOST_REFERENCES ? clean : undefined
}

/** The allowed elements; undefined where the text is not well-formed, or too large or deep. */
function parse(body: string): Drawn[] | undefined {
  const root: Drawn = { name: 'svg', attributes: {}, children: [] }
  const open: Drawn[] = []
  let elements = 0
  /** Depth inside an element that is left out. */
  let inside = 0
  let refused = false
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => {
    refused = true
  })
  parser.on('doctype', () => {
    refused = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    const parent = open.at(-1)
    refused ||= elements > MOST_ELEMENTS || open.length + inside > DEEPEST
    if (refused) return
    if (!parent) open.push(root)
    else if (inside > 0 || !ELEMENTS.has(name)) inside += 1
    else {
      const element = { name, attributes, children: [] }
      parent.children.push(element)
      open.push(element)
    }
  })
  parser.on('closetag', () => {
    if (inside > 0) inside -= 1
    else open.pop()
  })
  parser.write(`<svg>${body}</svg>`).close()
  return refused ? undefined : root.children
}

/** Renames the ids; of several elements with the same id, the first keeps it. */
function collectIds(elements: readonly Drawn[], ids: Map<string, string>, prefix: string): void {
  for (const { attributes, children } of elements) {
    const { id } = attributes
    if (id !== undefined && ID.test(id) && !ids.has(id)) ids.set(id, `${prefix}${ids.size}`)
    collectIds(children, ids, prefix)
  }
}

/** Writes the elements of one drawing, and counts its references. */
class Writer {
  references = 0
  readonly #ids: ReadonlyMap<string, string>
  readonly #given = new Set<string>()

  constructor(ids: ReadonlyMap<string, string>) {
    this.#ids = ids
  }

  write({ name, attributes, children }: Drawn): string {
    const written = Object.entries(attributes).map(([attribute, value]) => this.#attribute(attribute, value.trim()))
    const inner = children.map((child) => this.write(child)).join('')
    return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
  }

  #attribute(name: string, value: string): string {
    if (name === 'id') return this.#id(value)
    if (LINKS.has(name)) return this.#reference('href', HASH.exec(value)?.[1], (id) => `#${id}`)
    const [, , target] = (REFERRING.has(name) && REFERENCE.exec(value)) || []
    if (target !== undefined) return this.#reference(name, target, (id) => `url(#${id})`)
    return ATTRIBUTES.get(name)?.test(value) ? ` ${name}="${escapeMarkup(value)}"` : ''
  }

  #id(value: string): string {
    const id = this.#ids.get(value)
    if (id === undefined || this.#given.has(id)) return ''
    this.#given.add(id)
    return ` id="${id}"`
  }

  /** Empty where no element of the drawing has the id. */
  #reference(name: string, target: string | undefined, form: (id: string) => string): string {
    const id = target === undefined ? undefined : this.#ids.get(target)
    if (id === undefined) return ''
    this.references += 1
    return ` ${name}="${form(id)}"`
  }
}

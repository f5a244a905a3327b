import {
  ROUNDING,
  ancestorsOf,
  classesOf,
  isExcerpt,
  lineCount,
  nameOf,
  px,
  shown,
  styleOf,
  textBoxes,
  wordsOf,
} from './boxes.ts'

const FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]), select, textarea'

/** Controls with a shape: not links within text. */
const CONTROLS = `button, summary, a[class*="button"], ${FIELDS}`

const MOST_LINES = 2

/** The box that a control stands in: its nearest ancestor that has one. */
function containerOf(control: Element): Element | undefined {
  for (const element of ancestorsOf(control)) {
    const { display } = styleOf(element)
    if (display !== 'contents' && display !== 'inline') return element
  }
  return undefined
}

const isFree = (control: Element): boolean => ['absolute', 'fixed'].includes(styleOf(control).position)

/** No control is wider than its container. */
export function wideControls(root: Element): string[] {
  return shown(root, CONTROLS).flatMap((control) => {
    const container = containerOf(control)
    if (!container || isFree(control)) return []
    // A negative margin lets a drawing stand at the edge of the text.
    const { marginLeft, marginRight } = styleOf(control)
    const outdent = Math.min(0, Number.parseFloat(marginLeft)) + Math.min(0, Number.parseFloat(marginRight))
    const width = control.getBoundingClientRect().width + outdent
    const room = container.getBoundingClientRect().width
    const scrolls = ['auto', 'scroll'].includes(styleOf(container).overflowX)
    return width > room + ROUNDING && !scrolls
      ? [`control wider than its container: ${nameOf(control)}, ${px(width)} in ${px(room)}`]
      : []
  })
}

const canvas = document.createElement('canvas').getContext('2d')

function textWidth(text: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  if (!canvas) throw new Error('The browser has no canvas.')
  canvas.font = font
  canvas.letterSpacing = letterSpacing
  return canvas.measureText(text).width
}

/** Pixels of a select's arrow where the browser draws it. */
const ARROW = 20

/** Text that a field shows in its one line. */
function lineOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? ''
  if (field instanceof HTMLInputElement && !['date', 'time', 'datetime-local', 'color'].includes(field.type))
    return field.value === '' ? field.placeholder : ''
  return ''
}

function thinField(field: HTMLElement): string[] {
  const style = styleOf(field)
  const drawn = field instanceof HTMLSelectElement && style.appearance !== 'none' ? ARROW : 0
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - drawn
  const text = lineOf(field)
  const needed = textWidth(text, style)
  return needed > room + ROUNDING
    ? [`field thinner than its text: ${nameOf(field)}, “${text}” needs ${px(needed)} of ${px(room)}`]
    : []
}

function thinButton(button: Element): string[] {
  const edge = button.getBoundingClientRect()
  const boxes = textBoxes(button, isExcerpt)
  const beyond = Math.max(0, ...boxes.map(({ left, right }) => Math.max(right - edge.right, edge.left - left)))
  if (beyond > ROUNDING) return [`control thinner than its text: ${nameOf(button)}, ${px(beyond)} beyond`]
  const lines = lineCount(boxes)
  const isLabel = classesOf(button).includes('button') && button.childElementCount < 2
  return isLabel && lines > Math.min(MOST_LINES, wordsOf(button).split(' ').length)
    ? [`label on ${lines} lines: ${nameOf(button)}, ${px(edge.width)}`]
    : []
}

/** No control is thinner than its text needs. */
export const thinControls = (root: Element): string[] => [
  ...shown<HTMLElement>(root, FIELDS).flatMap(thinField),
  ...shown(root, 'button, summary, a[class*="button"]').flatMap(thinButton),
]

/** Every element that is seen or pressed has a size. */
export function zeroSize(root: Element): string[] {
  return shown(root, `${CONTROLS}, a[href], h1, h2, h3, img, svg, video`).flatMap((element) => {
    if (['contents', 'inline'].includes(styleOf(element).display) && element.childElementCount > 0) return []
    const { width, height } = element.getBoundingClientRect()
    return width < 1 || height < 1 ? [`no size: ${nameOf(element)}, ${px(width)} × ${px(height)}`] : []
  })
}

/** Share of its row that the main field has at least. */
const SHARE = 0.5

/** Fields for typed words. */
const TYPED = 'input:is([type=search], [type=text], [type=email], [type=tel], :not([type])), textarea'

/** The field of a search, and the only one of a form, has half of the row that it shares with its button at least. */
export function primaryFields(root: Element): string[] {
  return shown<HTMLInputElement>(root, TYPED).flatMap((field) => {
    const { form } = field
    if (!form || (field.type !== 'search' && shown(form, `${FIELDS}, summary`).length > 1)) return []
    const row = [...ancestorsOf(field)].find((one) => one === form || one.querySelector('button') !== null)
    const button = row && shown(row, 'button')[0]
    if (!row || !button) return []
    const [box, other, whole] = [field, button, row].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ]
    const isBeside = other.top < box.bottom && other.bottom > box.top
    const room = isBeside ? Math.max(box.right, other.right) - Math.min(box.left, other.left) : whole.width
    return box.width < SHARE * room
      ? [`main field below half of its row: ${nameOf(row)}, ${px(box.width)} of ${px(room)}`]
      : []
  })
}

/** Pixels of a key for a person who stands. */
const KEY = 64

/** Keys of digits stand in rows of three, as on a telephone, and are large. */
export function keypads(root: Element): string[] {
  const pads = new Map<Element, Element[]>()
  for (const key of shown(root, 'button')) {
    if (!/^\d$/.test(wordsOf(key)) || !key.parentElement) continue
    pads.set(key.parentElement, [...(pads.get(key.parentElement) ?? []), key])
  }
  return [...pads].flatMap(([pad, keys]) => {
    if (keys.length < 10) return []
    const tops = keys.map((key) => Math.round(key.getBoundingClientRect().top))
    const most = Math.max(...tops.map((top) => tops.filter((other) => other === top).length))
    const least = Math.min(...keys.map((key) => key.getBoundingClientRect().height))
    return most > 3 || least < KEY ? [`keypad of ${most} keys a row, ${px(least)} high: ${nameOf(pad)}`] : []
  })
}

import { ROUNDING, ancestorsOf, nameOf, px, shown, styleOf, textBoxes, wordsOf } from './boxes.ts'

/** The page is not wider than the window. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`page wider than the window: ${px(scrollWidth)} of ${px(clientWidth)}`] : []
}

/** The page ends with its content: no element outside of it, visible or not, makes the window scroll on. */
export function length(): string[] {
  const end = document.body.getBoundingClientRect().bottom + scrollY
  const { scrollHeight } = document.documentElement
  return scrollHeight > Math.max(end, innerHeight) + ROUNDING
    ? [`page longer than its content: ${px(scrollHeight)} of ${px(end)}`]
    : []
}

/** Made for horizontal scrolling: the heads of the rows stay in sight. */
const hasStickyHeads = (table: Element): boolean =>
  [...table.querySelectorAll('tbody tr > :first-child')].some((head) => styleOf(head).position === 'sticky')

/** A table is fully visible: not cut by its container, nor scrolled sideways without its heads. */
export function tables(root: Element): string[] {
  return shown(root, 'table').flatMap((table) => {
    if (hasStickyHeads(table)) return []
    const box = table.getBoundingClientRect()
    for (const element of ancestorsOf(table)) {
      if (element === document.body) break
      if (styleOf(element).overflowX === 'visible') continue
      const edge = element.getBoundingClientRect()
      if (box.right > edge.right + ROUNDING)
        return [`table cut: ${nameOf(table)}, ${px(box.width)} in ${px(edge.width)}`]
    }
    return []
  })
}

/** The background of an element. */
const groundOf = (element: Element): string =>
  ancestorsOf(element)
    .map((one) => styleOf(one).backgroundColor)
    .find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)'

/** A column that stays in sight has the colour of its background, so that it covers scrolled cells without a band. */
export const pinnedColumns = (root: Element): string[] =>
  shown(root, 'table').flatMap((table) => {
    const head = shown(table, 'th').find((one) => styleOf(one).position === 'sticky' && styleOf(one).left !== 'auto')
    if (!head) return []
    const [own, ground] = [styleOf(head).backgroundColor, groundOf(table)]
    return own === ground ? [] : [`pinned column of another colour: ${nameOf(table)}, ${own} on ${ground}`]
  })

const canvas = document.createElement('canvas').getContext('2d')

/** A colour in the one way that a canvas writes it. */
function normalised(colour: string): string {
  if (!canvas) throw new Error('The browser has no canvas.')
  canvas.fillStyle = colour
  return canvas.fillStyle
}

/** Whether a control has the shape of the main action: `ui/button.tsx`, on a ground of the accent. */
function isMain(control: Element): boolean {
  const style = styleOf(control)
  if (!style.boxShadow.includes('inset') || control.matches(':disabled, [aria-disabled=true]')) return false
  return normalised(style.backgroundColor) === normalised(style.getPropertyValue('--accent'))
}

/** Height of a view: of the window, below a header that stays. */
const viewHeight = (): number => {
  const header = document.querySelector('body header')
  const stays = header !== null && ['sticky', 'fixed'].includes(styleOf(header).position)
  return innerHeight - (stays ? header.getBoundingClientRect().height : 0)
}

/** One main action a view; the header’s and the footer’s are on every page. */
export function mainActions(root: Element): string[] {
  const mains = shown(root, 'button, a')
    .filter((control) => !control.closest('header, footer') || root.matches('dialog, [popover]'))
    .filter(isMain)
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .toSorted((left, right) => left.box.top - right.box.top)
  return mains.flatMap(({ control, box }, index) => {
    const next = mains[index + 1]
    const names = [control, next?.control].flatMap((one) => (one ? [nameOf(one)] : [])).join(' and ')
    return next && next.box.bottom - box.top < viewHeight()
      ? [`two main buttons in one view: ${names}, ${px(next.box.top - box.top)} apart`]
      : []
  })
}

/** Pixels that a title keeps from the header, and of its letters: a tool’s titles are smaller, and nearer. */
const HEADROOM = 32
const DISPLAY = 30

/** The title does not touch the header. */
export function headroom(root: Element): string[] {
  const header = document.querySelector('body header')
  const title = root.querySelector('h1')
  if (!header || !title || header.contains(title) || Number.parseFloat(styleOf(title).fontSize) < DISPLAY) return []
  const edge = header.getBoundingClientRect().bottom
  const top = Math.min(...textBoxes(title).map((box) => box.top))
  return top - edge < HEADROOM && top >= edge - title.getBoundingClientRect().height
    ? [`title at the header: ${nameOf(title)}, ${px(top - edge)}`]
    : []
}

/** Minimum number of letters of a notice. */
const NOTICE = 80

/** A notice appears once in a view. */
export function repeatedNotices(root: Element): string[] {
  const seen = new Map<string, number>()
  return shown(document.body, 'p, aside, small').flatMap((notice) => {
    // The faults of two fields may be the same words.
    if (notice.closest('form') || (!root.contains(notice) && !notice.closest('footer'))) return []
    const words = wordsOf(notice)
    if (words.length < NOTICE || notice.querySelector('p')) return []
    const { top } = notice.getBoundingClientRect()
    const before = seen.get(words)
    seen.set(words, top)
    return before !== undefined && Math.abs(top - before) < innerHeight / 2
      ? [`notice said twice in one view: ${nameOf(notice)}, ${px(Math.abs(top - before))} apart`]
      : []
  })
}

/** Height in pixels of free room above and below a lone control that makes it lost. */
const LONELY = 240

/** A control alone has no band of its own with nothing around it. */
export function lonelyControls(root: Element): string[] {
  return shown(root, 'main > *, main > * > section').flatMap((band) => {
    const controls = shown(band, 'a[href], button')
    const [control] = controls
    if (!control || controls.length > 1 || wordsOf(band) !== wordsOf(control)) return []
    const free = band.getBoundingClientRect().height - control.getBoundingClientRect().height
    return free > LONELY ? [`lone control in ${px(free)} of nothing: ${nameOf(control)}`] : []
  })
}

import { ROUNDING, isShown, nameOf, px, shown, wordsOf } from './boxes.ts'

/** Pixels from a dialog's corner to the middle of its close button, at most. */
const CORNER = 72

const gapsOf = (dialog: Element) => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  return { left, top, right: clientWidth - right, bottom: clientHeight - bottom }
}

/** Along one axis: in the middle, or from edge to edge. */
const isEven = (before: number, after: number): boolean => Math.abs(before - after) <= 2 * ROUNDING + 2

const touches = (gap: number): boolean => Math.abs(gap) <= ROUNDING

/** Pixels between a window's edge and a question in the middle of it. */
const STRIP = 24

/**
 * A modal dialog is in the middle of the window, in the middle of its upper or lower edge, or docked: along one of its
 * edges from end to end.
 */
export function placeOf(dialog: Element): string[] {
  const { left, top, right, bottom } = gapsOf(dialog)
  const figures = `${nameOf(dialog)}, gaps ${[left, top, right, bottom].map(px).join(', ')} (left, top, right, bottom)`
  if (Math.min(left, top, right, bottom) < -ROUNDING) return [`dialog beyond the window: ${figures}`]
  const fillsX = touches(left) && touches(right)
  const fillsY = touches(top) && touches(bottom)
  const isCentred = isEven(left, right) && (isEven(top, bottom) || Math.min(top, bottom) <= STRIP)
  return isCentred || (fillsX && (touches(top) || touches(bottom))) || (fillsY && (touches(left) || touches(right)))
    ? []
    : [`dialog neither centred nor docked: ${figures}`]
}

/** A menu is within the window, and not in its corner, where an element without a position is shown. */
export function menuPlace(menu: Element): string[] {
  const { left, top, right, bottom } = gapsOf(menu)
  const figures = `${nameOf(menu)}, gaps ${[left, top, right, bottom].map(px).join(', ')} (left, top, right, bottom)`
  if (Math.min(left, right, top) < -ROUNDING) return [`menu beyond the window: ${figures}`]
  const isLost = touches(left) && touches(top) && !touches(right) && !touches(bottom)
  return isLost ? [`menu in the corner of the window: ${figures}`] : []
}

const CLOSE = '[command=close], [popovertargetaction=hide], [aria-label^="Ferm"], [aria-label^="Close"]'

/** The drawing of a button, which a stretched button has in its middle. */
const drawingOf = (button: Element): Element => button.querySelector('svg') ?? button

/** A button that closes by a drawing is at the upper right corner. */
export function closeButton(layer: Element): string[] {
  const button = shown(layer, CLOSE).find((one) => wordsOf(one) === '' || one.querySelector('svg') !== null)
  if (!button) return []
  const edge = layer.getBoundingClientRect()
  const drawing = drawingOf(button).getBoundingClientRect()
  const across = edge.right - (drawing.left + drawing.right) / 2
  const down = (drawing.top + drawing.bottom) / 2 - edge.top
  return across > CORNER || down > CORNER || Math.min(across, down) < 0
    ? [`close button away from the corner: ${nameOf(layer)}, ${px(across)} left and ${px(down)} down`]
    : []
}

/** A dialog has a visible title, and is named after it; one that fills the window is named by its content. */
export function dialogTitle(dialog: Element): string[] {
  if (Object.values(gapsOf(dialog)).every(touches)) return []
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  return title && dialog.contains(title) && isShown(title) && wordsOf(title) !== ''
    ? []
    : [`dialog without a title: ${nameOf(dialog)}`]
}

/** The focus is inside an open dialog. */
export const dialogFocus = (dialog: Element): string[] =>
  dialog.contains(document.activeElement) ? [] : [`focus outside of the dialog: ${nameOf(dialog)}`]

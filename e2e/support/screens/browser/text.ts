import {
  ROUNDING,
  ancestorsOf,
  isExcerpt,
  isShown,
  lineCount,
  nameOf,
  px,
  shown,
  styleOf,
  textBoxes,
  wordsOf,
} from './boxes.ts'

const MOST_LINES = 3

/** Words a line below which a title is a column of words. */
const FEWEST_WORDS = 1.7

/** Minimum ratio of the room to a title's width at which its breaks are needless. */
const ROOM = 1.4

/** Minimum font size in pixels of a title; a sentence in the size of text may be longer. */
const DISPLAY = 20

/** A title stands on three lines at most, and not in a column of words beside free room. */
export function titles(root: Element): string[] {
  return shown(root, 'h1, h2, h3').flatMap((title) => {
    const boxes = textBoxes(title)
    const lines = lineCount(boxes)
    const width = title.getBoundingClientRect().width
    const room = title.parentElement?.clientWidth ?? width
    const isColumn =
      lines >= MOST_LINES && wordsOf(title).split(' ').length / lines < FEWEST_WORDS && room > ROOM * width
    if (isColumn) return [`title of one word a line: ${nameOf(title)}, ${px(width)} of ${px(room)}`]
    const isDisplayed = Number.parseFloat(styleOf(title).fontSize) >= DISPLAY
    return lines > MOST_LINES && isDisplayed ? [`title on ${lines} lines: ${nameOf(title)}`] : []
  })
}

/** An element that hides content beyond it, without a way to scroll there, along one axis. */
const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** Shortened by design, with an ellipsis after whole lines. */
const isClamped = (element: Element): boolean => styleOf(element).webkitLineClamp !== 'none'

/** Why a box of text cannot be read in full. */
function cutOf(parent: Element, box: DOMRect): string | undefined {
  let [isFreeX, isFreeY] = [true, true]
  for (const element of [parent, ...ancestorsOf(parent)]) {
    if (element === document.body || element === document.documentElement) break
    if (isClamped(element) || isExcerpt(element)) return undefined
    const { overflowX, overflowY, position } = styleOf(element)
    if (scrolls(overflowX)) isFreeX = false
    if (scrolls(overflowY)) isFreeY = false
    const edge = element.getBoundingClientRect()
    if (isFreeX && hides(overflowX) && (box.right > edge.right + ROUNDING || box.left < edge.left - ROUNDING))
      return `${px(Math.max(box.right - edge.right, edge.left - box.left))} beside ${nameOf(element)}`
    // Half a line: what a font draws above and below its line counts in its box.
    if (
      isFreeY &&
      hides(overflowY) &&
      (box.bottom - edge.bottom > box.height / 2 || edge.top - box.top > box.height / 2)
    )
      return `${px(Math.max(box.bottom - edge.bottom, edge.top - box.top))} below or above ${nameOf(element)}`
    if (position === 'fixed') break
  }
  if (isFreeX && (box.right > document.documentElement.clientWidth + ROUNDING || box.left < -ROUNDING))
    return `${px(Math.max(box.right - innerWidth, -box.left))} beside the window`
  return undefined
}

/** A map goes on beyond its edges. */
const MAP = '.maplibregl-map'

/** No text is clipped by its container, or by the window. */
export function clippedText(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const faults: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node
    if (!parent || node.textContent?.trim() === '' || !isShown(parent) || parent.closest(MAP)) continue
    range.selectNodeContents(node)
    const cut = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((box) => cutOf(parent, box))
      .find((fault) => fault !== undefined)
    if (cut !== undefined) faults.push(`text cut: ${nameOf(parent)}, ${cut}`)
  }
  return faults
}

/** Elements of a sentence, which must not become a column beside its text. */
const PHRASING = ['sup', 'sub', 'em', 'strong', 'b', 'i', 'time', 'abbr', 'a', 'span']

/** A sentence is one flow: in a flex or grid container each run of text beside an element is a column of its own. */
export function splitSentences(root: Element): string[] {
  return shown(root, '*').flatMap((element) => {
    const { display } = styleOf(element)
    if (!display.includes('flex') && !display.includes('grid')) return []
    const runs = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''),
    )
    const isSplit = [...element.children].some(
      (child) => PHRASING.includes(child.localName) && isText(child.previousSibling) && isText(child.nextSibling),
    )
    return runs.length > 1 && isSplit ? [`sentence split into columns: ${nameOf(element)}`] : []
  })
}

const isText = (node: Node | null): boolean => node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''

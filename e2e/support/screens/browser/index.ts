import { forget, topLayer } from './boxes.ts'
import { keypads, primaryFields, thinControls, wideControls, zeroSize } from './controls.ts'
import { closeButton, dialogFocus, dialogTitle, menuPlace, placeOf } from './dialogs.ts'
import {
  headroom,
  length,
  lonelyControls,
  mainActions,
  overflow,
  pinnedColumns,
  repeatedNotices,
  tables,
} from './layout.ts'
import { clippedText, splitSentences, titles } from './text.ts'

export { topLayer } from './boxes.ts'
export { buttonsIn, layerName, openerAt, openers } from './openers.ts'

const EVERYWHERE = [
  titles,
  clippedText,
  splitSentences,
  wideControls,
  thinControls,
  zeroSize,
  primaryFields,
  keypads,
  tables,
  pinnedColumns,
  mainActions,
]

const OF_PAGES = [length, headroom, repeatedNotices, lonelyControls]

let before: Element | undefined

/** Remembers the layer on top, for `hasOpened`. */
export function expectLayer(): void {
  before = topLayer()
}

/** Whether there is another layer on top than there was. */
export const hasOpened = (): boolean => topLayer() !== undefined && topLayer() !== before

/** Faults of an element, else of the layer on top, else of the page: one line each. */
export function faults(within?: Element | null): string[] {
  forget()
  const layer = within ? undefined : topLayer()
  const root = within ?? layer ?? document.body
  const isPage = root === document.body
  const found = [
    ...overflow(),
    ...EVERYWHERE.flatMap((check) => check(root)),
    ...(layer ? faultsOfLayer(layer) : []),
    ...(isPage ? OF_PAGES.flatMap((check) => check(root)) : []),
  ]
  return [...new Set(found)]
}

function faultsOfLayer(layer: Element): string[] {
  if (!layer.matches(':modal')) return [...menuPlace(layer), ...closeButton(layer)]
  return [placeOf, closeButton, dialogTitle, dialogFocus].flatMap((check) => check(layer))
}

/** Milliseconds after which a screen that keeps moving is taken as it is. */
const PATIENCE = 3_000

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Resolves once nothing moves: fonts are there, transitions are over, and no element is busy. */
export async function still(): Promise<void> {
  const ends = performance.now() + PATIENCE
  await document.fonts.ready
  do {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime !== Infinity)
        animation.finish()
    await nextFrame()
  } while (document.querySelector('[aria-busy=true]:not([hidden])') && performance.now() < ends)
}

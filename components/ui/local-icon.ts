import { icons as lucide } from '@iconify-json/lucide'
import type { IconDrawing, IconReference } from '#lib/contracts/icons.ts'
import { iconPath } from './icon.tsx'

/** Side of the local collections' grid. */
const SIDE = 24

/** Our pen, written out for code that shows a drawing elsewhere. */
const OUR_PEN = 'fill="none" stroke="currentColor" stroke-linecap="square" stroke-width="1.5"'

/** Bodies of the collections that are part of this site, by name; older names of Lucide lead to newer ones. */
const COLLECTIONS: Readonly<Record<string, (name: string) => string | undefined>> = {
  barriere: (name) => {
    const path = iconPath(name)
    return path && `<path ${OUR_PEN} d="${path}"/>`
  },
  lucide: (name) => {
    const { aliases } = lucide
    const current = aliases && Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name
    return Object.hasOwn(lucide.icons, current) ? lucide.icons[current]?.body : undefined
  },
}

/** Collections of which there is no more than what is here: for the others, a public service may know more. */
export const isWhole = (collection: string): boolean => collection === 'barriere'

/** Whether a collection is drawn with a pen on our grid, so that ours can take its place. */
export const hasPen = (collection: string): boolean => Object.hasOwn(COLLECTIONS, collection)

/**
 * A drawing of the collections that are part of this site: `barriere`, the interface's own, and `lucide`
 * (https://lucide.dev, ISC licence). Undefined for any other. Server only, since Lucide weighs 600 KB.
 */
export function localIcon({ collection, name }: IconReference): IconDrawing | undefined {
  const body = hasPen(collection) ? COLLECTIONS[collection]?.(name) : undefined
  return body === undefined ? undefined : { collection, name, body, left: 0, top: 0, width: SIDE, height: SIDE }
}

import { icons as lucide } from '@iconify-json/lucide'
import type { IconDrawing, IconReference } from '#lib/contracts/icons.ts'
import { iconPath } from './icon.tsx'

/** Side of the grid of the local collections. */
const SIDE = 24

/** Our pen as attributes, for code that shows a drawing without the site's styles. */
const OUR_PEN = 'fill="none" stroke="currentColor" stroke-linecap="square" stroke-width="1.5"'

/** SVG bodies of this site's collections, by name. Old names of Lucide resolve to the current names. */
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

/** Whether all drawings of a collection are local. For other collections, a public service may have more. */
export const isWhole = (collection: string): boolean => collection === 'barriere'

/** Whether a collection is drawn with a pen on our grid, so that our pen can replace it. */
export const hasPen = (collection: string): boolean => Object.hasOwn(COLLECTIONS, collection)

/**
 * A drawing from this site's collections: `barriere`, the icons of the interface, and `lucide` (https://lucide.dev, ISC
 * licence). Undefined for any other. Server only, because Lucide weighs 600 KB.
 */
export function localIcon({ collection, name }: IconReference): IconDrawing | undefined {
  const body = hasPen(collection) ? COLLECTIONS[collection]?.(name) : undefined
  return body === undefined ? undefined : { collection, name, body, left: 0, top: 0, width: SIDE, height: SIDE }
}

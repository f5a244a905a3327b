import { type IconDrawing, type IconReference, type IconSet } from '#lib/contracts/icons.ts'
import { sanitizeIcon } from './sanitize-icon.ts'

/** Default width and height of a box in its units. */
const USUAL_SIDE = 16

/** Maximum length of a chain of aliases. */
const MOST_ALIASES = 5

type Icon = IconSet['icons'][string]

/** The icon of a name, with the changes of its aliases. Undefined for an unknown name. */
function iconOf(set: IconSet, name: string, left = MOST_ALIASES): Icon | undefined {
  if (Object.hasOwn(set.icons, name)) return set.icons[name]
  const alias = set.aliases && Object.hasOwn(set.aliases, name) && left > 0 ? set.aliases[name] : undefined
  const parent = alias && iconOf(set, alias.parent, left - 1)
  return (
    parent && {
      ...parent,
      ...alias,
      rotate: (parent.rotate ?? 0) + (alias.rotate ?? 0),
      hFlip: Boolean(parent.hFlip) !== Boolean(alias.hFlip),
      vFlip: Boolean(parent.vFlip) !== Boolean(alias.vFlip),
    }
  )
}

/** Prefix of a drawing's ids. Names contain no underscores, so prefixes are unique. */
export const idPrefix = ({ collection, name }: IconReference): string => `icon_${collection}_${name}_`

/**
 * The sanitised drawing of a name in a set of the icon service. `refused`: the drawing must not be shown. Undefined:
 * there is none.
 */
export function toDrawing(set: IconSet, reference: IconReference): IconDrawing | 'refused' | undefined {
  const icon = iconOf(set, reference.name)
  if (!icon) return undefined
  const [left, top] = [icon.left ?? set.left ?? 0, icon.top ?? set.top ?? 0]
  const [width, height] = [icon.width ?? set.width ?? USUAL_SIDE, icon.height ?? set.height ?? USUAL_SIDE]
  const body = sanitizeIcon(icon.body, idPrefix(reference))
  const turns = (((icon.rotate ?? 0) % 4) + 4) % 4
  if (body === undefined || (turns % 2 === 1 && width !== height)) return 'refused'
  const [x, y] = [left + width / 2, top + height / 2]
  const transform = [
    ...(turns > 0 ? [`rotate(${turns * 90} ${x} ${y})`] : []),
    ...(icon.hFlip ? [`translate(${2 * x} 0) scale(-1 1)`] : []),
    ...(icon.vFlip ? [`translate(0 ${2 * y}) scale(1 -1)`] : []),
  ].join(' ')
  const { collection, name } = reference
  return {
    collection,
    name,
    left,
    top,
    width,
    height,
    body: transform ? `<g transform="${transform}">${body}</g>` : body,
  }
}

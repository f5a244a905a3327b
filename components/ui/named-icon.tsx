import { icons } from '@iconify-json/lucide'
import { cx } from './cx.ts'

/** Drawing of a name; older names lead to newer ones. */
function bodyOf(name: string): string | undefined {
  const current = icons.aliases && Object.hasOwn(icons.aliases, name) ? (icons.aliases[name]?.parent ?? name) : name
  return Object.hasOwn(icons.icons, current) ? icons.icons[current]?.body : undefined
}

/** What the set draws with; our own pen, on the root, is inherited instead. */
const PEN = / (?:stroke-linecap|stroke-linejoin|stroke-width|stroke|fill)="(?:round|2|currentColor|none)"/g

const DOT = /<(?:circle|path|rect)[^>]*fill="currentColor"[^>]*>/g

/** The set's drawing without its own pen; what it fills stays filled. */
const redrawn = (body: string): string => {
  const dots = body.match(DOT) ?? []
  return body
    .replace(DOT, '<dot>')
    .replace(PEN, '')
    .replace(/<dot>/g, () => dots.shift() ?? '')
}

/** Whether there is a drawing of this name (Lucide, https://lucide.dev, ISC licence). */
export const isIconName = (name: string): boolean => bodyOf(name) !== undefined

/**
 * Any drawing of the Lucide set by name, redrawn with our own pen: square caps, mitre joins. For names that come from
 * an editor; the interface's own are in `Icon`. Nothing for an unknown name: ask `isIconName` to log it. Server only,
 * since the set weighs 600 KB. `large` is the 48 px of a selling point, with a finer stroke.
 */
export function NamedIcon({
  name,
  size = 'normal',
  className,
}: {
  name: string
  size?: 'normal' | 'large'
  className?: string | undefined
}) {
  const body = bodyOf(name)
  if (body === undefined) return undefined
  const side = size === 'large' ? 48 : 24
  return (
    <svg
      className={cx('drawn', size === 'large' && 'fine', className)}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: redrawn(body) }}
    />
  )
}

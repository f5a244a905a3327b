import type { IconDrawing } from '#lib/contracts/icons.ts'
import { cx } from './cx.ts'
import { hasPen } from './local-icon.ts'

/** What a set with a pen draws with; our own pen, on the root, is inherited instead. */
const PEN = / (?:stroke-linecap|stroke-linejoin|stroke-width|stroke|fill)="(?:round|square|2|1\.5|currentColor|none)"/g

const DOT = /<(?:circle|path|rect)[^>]*fill="currentColor"[^>]*>/g

/** The set's drawing without its own pen; what it fills stays filled. */
const redrawn = (body: string): string => {
  const dots = body.match(DOT) ?? []
  return body
    .replace(DOT, '<dot>')
    .replace(PEN, '')
    .replace(/<dot>/g, () => dots.shift() ?? '')
}

/**
 * A drawing that an editor chose by name; the interface's own are in `Icon`. Those of sets with a pen are redrawn with
 * ours: square caps, mitre joins; others keep their shapes, in the colour of the text. Without a drawing its box stays,
 * so that what stands beside it never moves. Server only. `large` is the 48 px of a selling point, with a finer stroke.
 */
export function NamedIcon({
  drawing,
  size = 'normal',
  className,
}: {
  drawing: IconDrawing | undefined
  size?: 'normal' | 'large'
  className?: string | undefined
}) {
  const side = size === 'large' ? 48 : 24
  const isDrawn = drawing === undefined || hasPen(drawing.collection)
  const { left, top, width, height, body } = drawing ?? { left: 0, top: 0, width: 24, height: 24, body: '' }
  return (
    <svg
      className={cx(isDrawn && 'drawn', isDrawn && size === 'large' && 'fine', className) || undefined}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={side}
      height={side}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: isDrawn ? redrawn(body) : body }}
    />
  )
}

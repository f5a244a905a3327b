import type { IconDrawing } from '#lib/contracts/icons.ts'
import { cx } from './cx.ts'
import { hasPen } from './local-icon.ts'

/** Pen attributes of a collection. Without them, a drawing inherits our pen from the root element. */
const PEN = / (?:stroke-linecap|stroke-linejoin|stroke-width|stroke|fill)="(?:round|square|2|1\.5|currentColor|none)"/g

const DOT = /<(?:circle|path|rect)[^>]*fill="currentColor"[^>]*>/g

/** The drawing without the pen of its collection. Filled shapes stay filled. */
const redrawn = (body: string): string => {
  const dots = body.match(DOT) ?? []
  return body
    .replace(DOT, '<dot>')
    .replace(PEN, '')
    .replace(/<dot>/g, () => dots.shift() ?? '')
}

/**
 * A drawing that an editor chose by name; the icons of the interface are in `Icon`. Drawings of collections with a pen
 * get our pen: square caps, mitre joins. Others keep their shapes, in the colour of the text. Without a drawing, an
 * empty box stays: no layout shift. Server only. `large` is for selling points: 48 px, with a finer stroke.
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

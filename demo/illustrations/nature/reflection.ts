import type { Canvas } from '../canvas.ts'
import { svg } from '../svg-path.ts'

/**
 * Mirrors markup in still water below `y`, wavering and fading downwards.
 * @param foot ground line of the mirrored things; `squash` shortens their image.
 */
export const reflection = (
  c: Canvas,
  markup: string,
  { y, foot = y, squash = 0.86, strength = 0.95 }: { y: number; foot?: number; squash?: number; strength?: number },
): void => {
  const { W, H } = c
  c.define(
    '<filter id="wob" x="-0.05" y="-0.05" width="1.1" height="1.1"><feTurbulence type="turbulence" baseFrequency="0.0025 0.075" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>',
  )
  c.define(
    svg`<linearGradient id="rf" gradientUnits="userSpaceOnUse" x1="0" y1="${y}" x2="0" y2="${H}"><stop offset="0" stop-color="#fff" stop-opacity="${strength.toFixed(
      2,
    )}"/><stop offset="1" stop-color="#fff" stop-opacity="0.28"/></linearGradient><mask id="rm" maskUnits="userSpaceOnUse" x="0" y="${y}" width="${W}" height="${
      H - y
    }"><rect x="0" y="${y}" width="${W}" height="${H - y}" fill="url(#rf)"/></mask>`,
  )
  c.group(
    () =>
      c.group(
        () =>
          c.group(() => c.add(markup), {
            transform: svg`translate(0 ${foot * squash + y}) scale(1 ${(-squash).toFixed(2)})`,
          }),
        { filter: 'url(#wob)' },
      ),
    { mask: 'url(#rm)' },
  )
}

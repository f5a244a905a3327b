import { Fragment, type ReactNode } from 'react'
import { ordinalsIn } from '@barriere/shared/domain/text/ordinals.ts'

/**
 * A text with the endings of French ordinals raised: 1<sup>er</sup> juillet. Attributes need the plain text. A text
 * with a `<sup>` is wrapped in one element, because a flex or grid container would make an item of each part.
 */
export function Raised({ text }: { text: string }): ReactNode {
  const parts = ordinalsIn(text)
  if (!parts.some(({ raised }) => raised)) return text
  return (
    <span>
      {parts.map((part, index) =>
        part.raised ? <sup key={index}>{part.text}</sup> : <Fragment key={index}>{part.text}</Fragment>,
      )}
    </span>
  )
}

import { Fragment, type ReactNode } from 'react'
import { ordinalsIn } from '#lib/domain/ordinals.ts'

/** A text with the endings of French ordinals raised: 1<sup>er</sup> juillet. Attributes take the plain text. */
export const Raised = ({ text }: { text: string }): ReactNode =>
  ordinalsIn(text).map((part, index) =>
    part.raised ? <sup key={index}>{part.text}</sup> : <Fragment key={index}>{part.text}</Fragment>,
  )

import { Raised } from './raised.tsx'
import type { ReactNode } from 'react'
import { phonesIn } from '@barriere/shared/domain/people/displayed-phone.ts'

/** A text with its telephone numbers as links that do not wrap, and with raised ordinals. Not inside another link. */
export const LinkedPhones = ({ text }: { text: string }): ReactNode =>
  phonesIn(text).map((part, index) =>
    part.href === undefined ? (
      <Raised key={index} text={part.text} />
    ) : (
      <a key={index} href={part.href}>
        {part.text}
      </a>
    ),
  )

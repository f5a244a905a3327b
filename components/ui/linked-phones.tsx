import { Fragment, type ReactNode } from 'react'
import { phonesIn } from '#lib/domain/displayed-phone.ts'

/** A text in which telephone numbers are links that no line cuts. Not inside another link. */
export const LinkedPhones = ({ text }: { text: string }): ReactNode =>
  phonesIn(text).map((part, index) =>
    part.href === undefined ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a key={index} href={part.href}>
        {part.text}
      </a>
    ),
  )

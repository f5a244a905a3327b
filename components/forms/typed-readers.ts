import { type Reader, cardNumberOf } from '#lib/domain/form-rules.ts'
import { ok } from '#lib/domain/result.ts'

/** Whole numbers as people write them (`12 000`, `12.000`, `12,000`, `800 €`), to their figures. */
export const readWholeNumber: Reader = (typed) =>
  ok(
    typed
      .replace(/[\s€]/g, '')
      .replace(/[.,'’](?=\d{3}(?:\D|$))/g, '')
      .replace(/^0+(?=\d)/, ''),
  )

/** Card numbers, which are printed in groups. */
export const readCardNumber: Reader = (typed) => ok(cardNumberOf(typed))

/** Text of several lines, without what pasted text may hold besides: tabs become spaces, control characters go. */
export const readParagraphs: Reader = (typed) => ok(typed.replaceAll('\t', ' ').replace(/(?![\r\n])\p{Cc}/gu, ''))

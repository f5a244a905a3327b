import { type Reader, cardNumberOf } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { cleanCode, cleanParagraphs } from '@barriere/shared/domain/people/typed-text.ts'

/** Whole numbers as people write them (`12 000`, `12.000`, `12,000`, `800 €`), to their figures. */
export const readWholeNumber: Reader = (typed) =>
  ok(
    cleanCode(typed)
      .replace(/[\s€]/g, '')
      .replace(/[.,'’](?=\d{3}(?:\D|$))/g, '')
      .replace(/^0+(?=\d)/, ''),
  )

/** Numbers of cards and mailed codes, however their groups are set apart. */
export const readCardNumber: Reader = (typed) => ok(cardNumberOf(typed))

export const readParagraphs: Reader = (typed) => ok(cleanParagraphs(typed))

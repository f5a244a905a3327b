import { type Reader, cardNumberOf } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { cleanCode, cleanParagraphs } from '@barriere/shared/domain/people/typed-text.ts'

/** Parses usual notations of whole numbers (`12 000`, `12.000`, `12,000`, `800 €`) to their digits. */
export const readWholeNumber: Reader = (typed) =>
  ok(
    cleanCode(typed)
      .replace(/[\s€]/g, '')
      .replace(/[.,'’](?=\d{3}(?:\D|$))/g, '')
      .replace(/^0+(?=\d)/, ''),
  )

/** Parses card numbers and mailed codes, with any separators between their groups. */
export const readCardNumber: Reader = (typed) => ok(cardNumberOf(typed))

export const readParagraphs: Reader = (typed) => ok(cleanParagraphs(typed))

import { type Choices, PURPOSES, type Purpose } from '@barriere/shared/domain/visitors/consent.ts'

/** The purposes that an element offers, from its `data-purposes`. */
export function purposesOf({ dataset }: HTMLElement): readonly Purpose[] {
  const offered = (dataset['purposes'] ?? '').split(' ')
  return PURPOSES.filter((purpose) => offered.includes(purpose))
}

/** An answer for every purpose. A purpose that was not offered counts as refused. */
export const answersFor = (
  offered: readonly Purpose[],
  isAllowed: boolean | ((purpose: Purpose) => boolean),
): Choices =>
  Object.fromEntries(
    PURPOSES.map((purpose) => [
      purpose,
      offered.includes(purpose) && (typeof isAllowed === 'boolean' ? isAllowed : isAllowed(purpose)),
    ]),
  )

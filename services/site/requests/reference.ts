import { randomInt } from 'node:crypto'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { REFERENCE_CHARACTERS, type RequestKind } from '@barriere/shared/domain/visitors/request.ts'

const LETTERS = { contact: 'C', event: 'E', seminar: 'S', newsletter: 'N' } as const satisfies Readonly<
  Record<RequestKind | 'newsletter', string>
>

/**
 * A new reference, such as `C-7K3M-2026`: one of 390,625 of its kind and year, so that it may be taken.
 *
 * @param random a whole number below `max`, unpredictable: references are not to be counted
 */
export function newReference(
  kind: keyof typeof LETTERS,
  now: number,
  random: (max: number) => number = randomInt,
): string {
  const drawn = Array.from({ length: 4 }, () => REFERENCE_CHARACTERS[random(REFERENCE_CHARACTERS.length)])
  return `${LETTERS[kind]}-${drawn.join('')}-${toParisTime(now).day.slice(0, 4)}`
}

/** Most draws of a reference: that all are taken is a bug, not chance. */
const DRAWS = 50

/** Draws references until `insert` takes one; undefined from it means that the reference is taken. */
export async function withNewReference<T>(
  kind: keyof typeof LETTERS,
  now: number,
  insert: (reference: string) => Promise<T | undefined>,
): Promise<T> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const inserted = await insert(newReference(kind, now))
    if (inserted !== undefined) return inserted
  }
  throw new Error('No reference is free.')
}

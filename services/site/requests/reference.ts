import { randomInt } from 'node:crypto'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { REFERENCE_CHARACTERS, type RequestKind } from '@barriere/shared/domain/visitors/request.ts'

const LETTERS = { contact: 'C', event: 'E', seminar: 'S', newsletter: 'N' } as const satisfies Readonly<
  Record<RequestKind | 'newsletter', string>
>

/**
 * A new reference, such as `C-7K3M-2026`. There are 390,625 of each kind and year, so it may be taken.
 *
 * @param random an unpredictable whole number below `max`: references must not be countable
 */
export function newReference(
  kind: keyof typeof LETTERS,
  now: number,
  random: (max: number) => number = randomInt,
): string {
  const drawn = Array.from({ length: 4 }, () => REFERENCE_CHARACTERS[random(REFERENCE_CHARACTERS.length)])
  return `${LETTERS[kind]}-${drawn.join('')}-${toParisTime(now).day.slice(0, 4)}`
}

/** Maximum number of draws of a reference: if all are taken, it is a bug, not chance. */
const DRAWS = 50

/** Draws references until `insert` accepts one; `insert` resolves to undefined for a taken reference. */
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

import type { PracticalFact } from './facts-table.tsx'

/** Rows of the facts with a value, in the given order. */
export const knownFacts = (
  ...facts: readonly (readonly [key: string, label: string, value: PracticalFact['values'][number]])[]
): PracticalFact[] =>
  facts
    .filter(([, , value]) => value !== undefined && value !== '')
    .map(([key, label, value]) => ({ key, label, values: [value] }))

import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutants.ts'

const SOURCE = `
import { z } from 'zod'
/** Seconds. */
export const WINDOW = 60 * 5
const CODES = { 'gone': { status: 410, code: 'E-410' }, words: 'Two words', at: ['a', 'b'] } as const
export const Name = z.string().trim().max(255, 'is too long')
const known = new Set<string>(['x'])
let inFunction = () => 7
export function later() {
  const inside = 9
  return inside
}
`

test('numbers and codes at the top level, by the names that lead to them; no words, nothing inside functions', () => {
  expect(
    mutantsOf(SOURCE).map(({ name, start, end, replacement }) => [name, SOURCE.slice(start, end), replacement]),
  ).toEqual([
    ['WINDOW', '60', '121'],
    ['WINDOW', '5', '11'],
    ['CODES.gone.status', '410', '821'],
    ['CODES.gone.code', "'E-410'", "'E-410-mutant'"],
    ['CODES.at[0]', "'a'", "'a-mutant'"],
    ['CODES.at[1]', "'b'", "'b-mutant'"],
    ['Name', '255', '511'],
    ['known[0]', "'x'", "'x-mutant'"],
  ])
})

test('a mutant differs from the source in its literal alone', () => {
  const [first] = mutantsOf(SOURCE)
  expect(first && mutated(SOURCE, first)).toBe(SOURCE.replace('60 * 5', '121 * 5'))
})

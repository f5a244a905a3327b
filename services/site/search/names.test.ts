import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Names } from './names.ts'
import type { IndexEntry } from './document.ts'

const entry = (plain: string) => ({ plain }) as IndexEntry

test('finds the same documents as a search through each name on its own', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 3 }),
      (names, words) => {
        const entries = names.map(entry)
        const expected = entries
          .filter(({ plain }) => plain.includes(words))
          .map((one) => [one, one.plain.indexOf(words)])
        expect([...new Names(entries).having(words)]).toEqual(expected)
      },
    ),
  )
})

import { expect, test } from 'vitest'
import { tolerance } from '@barriere/shared/domain/text/edit-distance.ts'
import { edits } from '@barriere/shared/domain/text/test-support.ts'
import { Spellings, keyOf } from './spelling.ts'

const NAMES = ['Lyon', 'Cannes', 'Dinard', 'Biarritz', 'Deauville', 'La Baule', 'Le Touquet', 'Enghien-les-Bains']
const KEYS = NAMES.map((name) => keyOf(name.toLowerCase().split(/[ -]/)))
const spellings = new Spellings(KEYS.map((key, index) => [key, NAMES[index] as string]))

test.each(NAMES)('every single edit of %s is near it alone', (name) => {
  for (const typed of edits(KEYS[NAMES.indexOf(name)] as string)) expect(spellings.near(typed).names).toEqual([name])
})

test.each(NAMES.filter((_, index) => tolerance(KEYS[index]?.length ?? 0) > 1))(
  'two edits of %s are near it',
  (name) => {
    for (const once of edits(KEYS[NAMES.indexOf(name)] as string).filter((_, index) => index % 9 === 0))
      for (const typed of edits(once).filter((_, index) => index % 5 === 0))
        expect(spellings.near(typed).names).toEqual([name])
  },
)

test('a name of less than four letters is not corrected, and one of less than eight by one edit only', () => {
  expect(new Spellings([['spa', 'Spa']]).near('spb').names).toEqual([])
  expect(new Spellings([['spa', 'Spa']]).near('spa').names).toEqual(['Spa'])
  expect(spellings.near('dianr').names).toEqual([])
  expect(spellings.near('xyzzy').names).toEqual([])
})

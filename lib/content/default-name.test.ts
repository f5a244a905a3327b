import { expect, test } from 'vitest'
import { defaultName } from './default-name.ts'

test.each([
  ['/spectacles/le-grand-magicien', '/en/shows/the-great-magician', 'le-grand-magicien'],
  ['/hotels/les-colombages', '/en/hotels/les-colombages/', undefined],
  ['/', '/en', undefined],
])('%s is called %s in English, and in analytics %s', (fr, en, name) => {
  expect([defaultName({ paths: { fr, en } }, 'en'), defaultName({ paths: { fr, en } }, 'fr')]).toEqual([
    name,
    undefined,
  ])
})

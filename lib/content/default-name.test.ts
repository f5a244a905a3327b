import { expect, test } from 'vitest'
import { defaultName } from './default-name.ts'

test.each([
  ['/en/shows/the-great-magician', '/spectacles/le-grand-magicien', 'le-grand-magicien'],
  ['/en/hotels/les-colombages/', '/hotels/les-colombages', undefined],
  ['en/website-hotels/hotels/les-colombages', undefined, undefined],
  ['/en', '/', undefined],
])('%s, in the default language %s, is called %s in analytics', (own, inDefault, name) => {
  expect(defaultName(own, inDefault)).toBe(name)
})

import { expect, test } from 'vitest'
import { withScheme } from './typed-address.ts'

test.each([
  ['www.exemple.fr', 'https://www.exemple.fr'],
  ['www.exemple.fr:8080/page', 'https://www.exemple.fr:8080/page'],
  [' exemple.fr ', 'https://exemple.fr'],
  ['café.fr/carte', 'https://café.fr/carte'],
  ['exemple.paris', 'https://exemple.paris'],
  ['anne@exemple.fr', 'mailto:anne@exemple.fr'],
  ['anne@exemple.fr?subject=Bonjour', 'mailto:anne@exemple.fr?subject=Bonjour'],
  ['zoé@café.fr', 'mailto:zoé@café.fr'],
])('%j is %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address)
})

test.each(['/hotels', 'hotels/les-colombages', 'https://exemple.fr', '#dates', 'tel:+33261910021', 'plan.pdf', ''])(
  '%j stays as it is',
  (address) => {
    expect(withScheme(address)).toBe(address)
  },
)

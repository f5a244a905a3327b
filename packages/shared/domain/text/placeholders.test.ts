import { expect, test } from 'vitest'
import { fillPlaceholders } from './placeholders.ts'

const fill = (text: string, values: Readonly<Record<string, string>>) => fillPlaceholders(text, (name) => values[name])

test.each([
  ['Cette carte est celle de {holder}.', { holder: 'C. R.' }, 'Cette carte est celle de C. R.'],
  ['Cette carte est celle de {holder}.', { holder: 'Zoé' }, 'Cette carte est celle de Zoé.'],
  ['Une place pour {title}. À bientôt.', { title: 'Et puis…' }, 'Une place pour Et puis… À bientôt.'],
  ['{name} vous invite, {name}.', { name: 'J. R.' }, 'J. R. vous invite, J. R.'],
  ['Il en reste {count}.', {}, 'Il en reste {count}.'],
  ['{path}.', { path: '$&{path}' }, '$&{path}.'],
])('%s with %j', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled)
})

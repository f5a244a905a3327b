import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('escapes what means something in HTML and XML, and nothing else', () => {
  expect(escapeMarkup(`<a href="x?a=1&b=2">l'été $& $1</a>`)).toBe(
    '&lt;a href=&quot;x?a=1&amp;b=2&quot;&gt;l&#x27;été $&amp; $1&lt;/a&gt;',
  )
})

test('escapes what is escaped already once more', () => {
  expect(escapeMarkup('&amp;')).toBe('&amp;amp;')
})

import { expect, test } from 'vitest'
import { languageAlternates } from './alternates.ts'

test('every language has its address, and the default one is for everyone else', () => {
  expect(languageAlternates({ fr: '/recherche', en: '/en/search' })).toEqual({
    'fr': '/recherche',
    'en': '/en/search',
    'x-default': '/recherche',
  })
})

test('an address that languages share stands for none of them', () => {
  expect(languageAlternates({ fr: '/hotels', en: '/hotels' })).toEqual({ 'x-default': '/hotels' })
})

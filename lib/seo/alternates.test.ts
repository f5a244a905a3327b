import { expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { languageAlternates } from './alternates.ts'

test('every language has its address, and the default one is for everyone else', () => {
  expect(languageAlternates({ fr: '/recherche', en: '/en/search' }, LOCALES)).toEqual({
    'fr': '/recherche',
    'en': '/en/search',
    'x-default': '/recherche',
  })
})

test('an address that languages share stands for none of them', () => {
  expect(languageAlternates({ fr: '/hotels', en: '/hotels' }, LOCALES)).toEqual({ 'x-default': '/hotels' })
})

test('an address without any text in its language is no alternate', () => {
  expect(languageAlternates({ fr: '/mentions', en: '/en/mentions' }, ['fr'])).toEqual({
    'fr': '/mentions',
    'x-default': '/mentions',
  })
})

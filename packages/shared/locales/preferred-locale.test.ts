import { describe, expect, test } from 'vitest'
import { preferredLocale } from './preferred-locale.ts'

describe('preferredLocale', () => {
  test.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['*', 'fr'],
    ['de-DE, de;q=0.9', 'fr'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['EN-us', 'en'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['fr;q=0.5, en;q=0.8', 'en'],
    ['de, en;q=0.3, fr;q=0.2', 'en'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['en;q=0', 'fr'],
    ['en,fr', 'en'],
    // The order decides, not the specificity of a range.
    ['en-GB,fr', 'en'],
    ['fr,en', 'fr'],
    ['en ; q=0.9', 'en'],
    ['en;q=..', 'fr'],
    [',,;;=,', 'fr'],
    ['english', 'fr'],
    ['constructor, __proto__', 'fr'],
  ])('%j → %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  test('chooses among what is offered', () => {
    expect(preferredLocale('fr, en;q=0.5', ['en'])).toBe('en')
    expect(preferredLocale('de', ['en'])).toBe('en')
    expect(preferredLocale('de', ['en', 'fr'])).toBe('fr')
  })
})

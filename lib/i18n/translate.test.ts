import { describe, expect, test } from 'vitest'
import { formatDay, formatEuros } from './format.ts'
import { getTranslator, layMessages } from './translate.ts'

describe('translator', () => {
  test('speaks the language of the page', () => {
    expect(getTranslator('fr', 'common')('home')).toBe('Accueil')
    expect(getTranslator('en', 'common')('home')).toBe('Home')
  })

  test('reaches nested namespaces and fills in arguments', () => {
    expect(getTranslator('fr', 'blocks.hero')('stars', { count: 1 })).toBe('1\u00a0étoile')
    expect(getTranslator('en', 'blocks.hero')('stars', { count: 5 })).toBe('5 stars')
    expect(getTranslator('fr', 'notFound')('detail', { path: '/{x}', requestId: 'r' })).toBe(
      'Page Not Found: /{x} · Request r',
    )
  })

  test('is made once a language and namespace', () => {
    expect(getTranslator('fr', 'common')).toBe(getTranslator('fr', 'common'))
    expect(getTranslator('fr', 'blocks.hero')('stars', { count: 2 })).toBe('2\u00a0étoiles')
    expect(getTranslator('fr', 'blocks.hero')('stars', { count: 1 })).toBe('1\u00a0étoile')
  })

  test('missing messages fall back to the other catalogue, branch by branch', () => {
    expect(layMessages({ a: { b: 'under', c: 'under' } }, { a: { b: 'over' } })).toEqual({
      a: { b: 'over', c: 'under' },
    })
  })
})

describe('formats', () => {
  test('prices follow the language and show cents only where there are some', () => {
    expect(formatEuros(285, 'fr')).toBe('285\u00a0€')
    expect(formatEuros(1285.5, 'fr')).toBe('1\u202f285,50\u00a0€')
    expect(formatEuros(285, 'en')).toBe('€285')
  })

  test('days are the days of Paris', () => {
    const lateUtc = new Date('2026-06-11T23:30:00Z')
    expect(formatDay(lateUtc, 'fr')).toBe('12 juin 2026')
    expect(formatDay(lateUtc, 'en')).toBe('12 June 2026')
  })
})

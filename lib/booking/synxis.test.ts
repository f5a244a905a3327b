import { describe, expect, test } from 'vitest'
import { passedParameters } from './passed.ts'
import { type Stay, parseStay } from '@barriere/shared/domain/stays/stay.ts'
import { stayHref, synxisUrl } from './synxis.ts'

const STAY: Stay = {
  arrive: '2026-06-12',
  depart: '2026-06-14',
  nights: 2,
  rooms: [
    { adults: 2, children: 1 },
    { adults: 2, children: 0 },
  ],
  ages: [8],
  promo: 'BAIN2',
  room: undefined,
}

const request = { base: 'https://be.synxis.com', chain: '24100', hotel: '14001', stay: STAY, locale: 'fr' } as const

describe('the deep link', () => {
  test('has the engine’s own form', () => {
    expect(
      synxisUrl({
        ...request,
        passed: [
          ['utm_source', 'lettre été'],
          ['gclid', 'a_b-c'],
        ],
      }),
    ).toBe(
      'https://be.synxis.com/?chain=24100&hotel=14001&level=hotel&arrive=2026-06-12&depart=2026-06-14&adult=2,2' +
        '&child=1,0&childages=8&rooms=2' +
        '&locale=fr-FR&currency=EUR&productcurrency=EUR&promo=BAIN2&start=availresults' +
        '&utm_source=lettre+%C3%A9t%C3%A9&gclid=a_b-c',
    )
  })

  test('in English, at another address, without what was not given', () => {
    const url = new URL(
      synxisUrl({
        ...request,
        base: 'http://127.0.0.1:4001/partners/synxis',
        locale: 'en',
        stay: { ...STAY, ages: [], promo: undefined, room: 'DLX' },
      }),
    )
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:4001/partners/synxis')
    expect(url.searchParams.get('locale')).toBe('en-US')
    expect(url.searchParams.get('room')).toBe('DLX')
    expect([...url.searchParams.keys()]).not.toContain('childages')
    expect([...url.searchParams.keys()]).not.toContain('promo')
  })
})

describe('the site’s own link', () => {
  const dates = { arrive: '2026-06-19', depart: '2026-06-21' }

  test('French needs no language, what is not given is left out', () => {
    expect(stayHref({ hotel: '14001', locale: 'fr', dates })).toBe(
      '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2',
    )
    expect(stayHref({ hotel: '06010', locale: 'en', dates, adults: 1, promo: 'MIMOSA3', room: 'DLX' })).toBe(
      '/synxis-redirect?hotel=06010&arrive=2026-06-19&depart=2026-06-21&adult=1&promo=MIMOSA3&room=DLX&locale=en',
    )
    expect(stayHref({ hotel: '14001', locale: 'fr', dates, adults: [2, 1] })).toBe(
      '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2,1&rooms=2',
    )
  })

  test('is read back as the stay it was made of', () => {
    const { searchParams } = new URL(
      stayHref({ hotel: '14001', locale: 'en', dates, promo: 'DOUZE' }),
      'https://site.example',
    )
    expect(parseStay(searchParams, Date.UTC(2026, 5, 12))).toMatchObject({
      ok: true,
      value: { ...dates, promo: 'DOUZE', rooms: [{ adults: 2, children: 0 }] },
    })
  })
})

describe('campaign parameters', () => {
  test('go along once each, in their order', () => {
    const given = new URLSearchParams(
      'utm_source=a&hotel=1&gclid=b&_gl=1*x*y&utm_source=c&utm_campaign=&fbclid=d&utm_=e&UTM_MEDIUM=f',
    )
    expect(passedParameters(given)).toEqual([
      ['utm_source', 'a'],
      ['gclid', 'b'],
      ['_gl', '1*x*y'],
    ])
  })

  test.each(['x'.repeat(301), 'a\r\nb', 'a\u0000', 'a\u2028b'])('%j does not', (value) => {
    expect(passedParameters(new URLSearchParams({ utm_source: value }))).toEqual([])
  })

  test('ten at most', () => {
    const many = Array.from({ length: 15 }, (_, index) => [`utm_${'abcdefghijklmno'[index]}`, 'x'])
    expect(passedParameters(new URLSearchParams(many as [string, string][]))).toHaveLength(10)
  })
})

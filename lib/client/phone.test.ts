// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('./phone-library.ts')
  vi.resetModules()
})

const load = async () => await import('./phone.ts')

describe('with the numbering plans', () => {
  test.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['0612345678', 'FR', '+33612345678'],
    ['+33 (0)6 12 34 56 78', 'GB', '+33612345678'],
    ['0033 6 12 34 56 78', 'FR', '+33612345678'],
    ['07400 123456', 'GB', '+447400123456'],
    ['+1 212 555 0123', 'FR', '+12125550123'],
    ['06 92 12 34 56', 'FR', '+262692123456'],
    ['0690 12 34 56', 'FR', '+590690123456'],
    ['0696 12 34 56', 'GP', '+596696123456'],
    ['0262 20 12 34', 'FR', '+262262201234'],
    ['06 12 34 56 78', 'RE', '+33612345678'],
    ['06 12 34 56 78', 'BL', '+33612345678'],
    ['0696 12 34 56', 'MF', '+596696123456'],
    ['06 92 12 34 56', 'BE', undefined],
    ['06 12 34', 'FR', undefined],
    ['+999 123456789', 'FR', undefined],
    ['douze', 'FR', undefined],
    ['0612345678', '', undefined],
    ['0612345678', 'XX', undefined],
  ])('%s from %j is %s', async (typed, country, number) => {
    const { phoneReader } = await load()
    const read = await phoneReader(country)(typed, {})
    expect(read.ok ? read.value : undefined).toBe(number)
  })

  test('the country may be a field of the form, and the example is of that country', async () => {
    const { phoneReader } = await load()
    const reader = phoneReader(({ country }) => String(country))
    expect(await reader('079 123 45 67', { country: 'CH' })).toEqual({ ok: true, value: '+41791234567' })
    expect(await reader('1', { country: 'CH' })).toEqual({
      ok: false,
      error: { name: 'phone', values: { example: '078\u00a0123\u00a045\u00a067' } },
    })
  })

  test('numbers are written as their country does, and with its code elsewhere; what is none stays', async () => {
    const { write } = await (await load()).loadPhones()
    expect([write('+33612345678', 'FR'), write('+33612345678', 'GB'), write('06 12', 'FR')]).toEqual([
      '06 12 34 56 78',
      '+33 6 12 34 56 78',
      '06 12',
    ])
  })

  test('an example there is for every country', async () => {
    const { loadPhones, phoneExample } = await load()
    const phones = await loadPhones()
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect([phoneExample('FR', phones), phoneExample('GB', phones), phoneExample('AQ', phones)].map(plain)).toEqual([
      '06 12 34 56 78',
      '07400 123456',
      '+33 6 12 34 56 78',
    ])
    expect([phoneExample('FR'), phoneExample('GB'), phoneExample('CH')].map(plain)).toEqual([
      '06 12 34 56 78',
      '07400 123456',
      '+33 6 12 34 56 78',
    ])
  })
})

describe('where the plans cannot be loaded', () => {
  test.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0041 79 123 45 67', '+41791234567'],
    ['06 12 34 56 78', undefined],
  ])('%s is %s, and loading them is retried', async (typed, number) => {
    const fetched = vi.fn(() => {
      throw new TypeError('Failed to fetch')
    })
    vi.doMock('./phone-library.ts', fetched)
    const { loadPhones, phoneReader } = await load()
    const read = await phoneReader('FR')(typed, {})
    expect(read.ok ? read.value : undefined).toBe(number)
    await expect(loadPhones()).rejects.toThrow()
    vi.doUnmock('./phone-library.ts')
    vi.resetModules()
    const again = await load()
    expect((await again.loadPhones()).read('06 12 34 56 78', 'FR')).toBe('+33612345678')
  })
})

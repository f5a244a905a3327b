import { expect, test } from 'vitest'
import { consent } from '#lib/contracts/requests.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { consentOf } from './consent.ts'

test('is one sentence in each language, with a version of its own', () => {
  const all = LOCALES.map(consentOf)
  for (const one of all) {
    expect(consent.parse(one)).toEqual(one)
    expect(one.text).toMatch(/^[^.<{]+\.$/)
  }
  expect(new Set(all.map(({ version }) => version)).size).toBe(LOCALES.length)
})

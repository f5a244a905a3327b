import { expect, test } from 'vitest'
import { consent } from '@barriere/shared/contracts/requests.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { consentOf } from './consent.ts'

test('is one sentence in each language, the newsletter’s another one, with a version of its own', () => {
  const all = LOCALES.flatMap((locale) => [consentOf(locale, 'contact'), consentOf(locale, 'newsletter')])
  for (const one of all) {
    expect(consent.parse(one)).toEqual(one)
    expect(one.text).toMatch(/^[^.<{]+\.$/)
  }
  expect(new Set(all.map(({ version }) => version)).size).toBe(2 * LOCALES.length)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { CODE_LIFETIME, CODE_MINUTES } from '@barriere/shared/domain/people/mailed-code.ts'
import { CASINO_MAILS } from '@barriere/shared/locales/locales.ts'
import { newMailedCode } from './codes.ts'

test('a mailed code has six digits, leading zeros among them, and lives for ten minutes at most', () => {
  const codes = Array.from({ length: 2_000 }, newMailedCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(CODE_MINUTES).toBeLessThanOrEqual(10)
  expect(CODE_LIFETIME).toBe(CODE_MINUTES * 60_000)
})

test('mails and pages say the minutes of the constant', () => {
  for (const locale of LOCALES)
    for (const kind of ['card-code', 'step-up'] as const)
      expect(CASINO_MAILS[locale].mails[kind].paragraphs.join(' ')).toMatch(/\{minutes\}.minutes/)
  for (const file of ['fr-FR', 'en-US'])
    expect(readFileSync(`messages/${file}.json`, 'utf8').match(/\{minutes\}.minutes\./g)).toHaveLength(2)
})

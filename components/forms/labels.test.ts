import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { missingSentence } from './labels.ts'

/** Matches `name: [required, …]`, also in a conditional or in a function of all values. */
const REQUIRED = /(\w+): (?:\([^)\n]*\) => )?(?:[^[\]{},\n]* \? |\([^[\]{},\n]* \? )?\[required\b/g

/** Required fields that `REQUIRED` does not match: of a partly filled address, and of days that depend on a choice. */
const INDIRECT = ['addressLine1', 'street', 'zipCode', 'city', 'country', 'arrival', 'departure', 'month', 'company']

const fields = [
  ...globSync('components/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.endsWith('test-support.tsx'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(REQUIRED)].map(([, field = '']) => field)),
  ...INDIRECT,
  // Uses `MESSAGE_RULES`, which begin with `required`.
  'message',
]

test.each(LOCALES)('every field that is required says what to type, in %s', (locale) => {
  const { forms } = messagesOf(locale)
  expect(new Set(fields).size).toBeGreaterThan(30)
  expect(fields.filter((field) => missingSentence('any', field, forms) === forms.faults.required)).toEqual([])
})

test('each sentence is of a field that there is', () => {
  const named = Object.keys(messagesOf('fr').forms.missing).map((key) => key.split('-').at(-1))
  expect(named.filter((field) => !fields.includes(field ?? ''))).toEqual([])
})

test('a form has its own sentence where its field means something else', () => {
  const { forms } = messagesOf('fr')
  expect(missingSentence('machine', 'number', forms)).not.toBe(missingSentence('card', 'number', forms))
})

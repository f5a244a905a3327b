import { expect, test, vi } from 'vitest'
import en from '#messages/en-US.json' with { type: 'json' }
import { getTranslator, messagesOf } from './translate.ts'

vi.mock('#messages/fr-FR.json', () => ({ default: { common: {} } }))

test('what the French catalogue lacks is said in the words of en-US', () => {
  expect(messagesOf('fr')).toEqual(en)
  expect(getTranslator('fr', 'common')('home')).toBe(en.common.home)
})
